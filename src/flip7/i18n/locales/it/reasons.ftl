# Perché un bot ha scelto così.

reason-random = scelta a caso
reason-points-below = { $value } punti, meno dei suoi { $limit }
reason-points-reached = { $value } punti, i suoi { $limit } sono raggiunti
reason-second-chance = una Seconda Possibilità lo salverebbe
reason-bust-below = rischio di saltare { $value } %, sotto il suo { $limit } %
reason-bust-above = rischio di saltare { $value } %, il suo { $limit } % è raggiunto
reason-strongest = il rivale più forte
reason-most-numbers = il rivale con più numeri
reason-weakest = il rivale più debole
reason-likeliest-bust = chi rischia di più di saltare: { $value } %
reason-keep-three = conviene tenerla: { $value } % di saltare
