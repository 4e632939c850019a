# Por qué un bot ha elegido así.

reason-random = elección al azar
reason-points-below = { $value } puntos, menos que sus { $limit }
reason-points-reached = { $value } puntos, sus { $limit } están alcanzados
reason-second-chance = una Segunda Oportunidad lo salvaría
reason-bust-below = riesgo de pasarse { $value } %, bajo su { $limit } %
reason-bust-above = riesgo de pasarse { $value } %, su { $limit } % está alcanzado
reason-strongest = el rival más fuerte
reason-most-numbers = el rival con más números
reason-weakest = el rival más débil
reason-likeliest-bust = quien más riesgo tiene de pasarse: { $value } %
reason-keep-three = conviene quedársela: { $value } % de pasarse
