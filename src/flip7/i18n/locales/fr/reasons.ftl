# Pourquoi un bot a choisi ainsi.

reason-random = choix au hasard
reason-points-below = { $value } points, moins que ses { $limit }
reason-points-reached = { $value } points, ses { $limit } sont atteints
reason-second-chance = une Seconde Chance le sauverait
reason-bust-below = risque de sauter { $value } %, sous ses { $limit } %
reason-bust-above = risque de sauter { $value } %, ses { $limit } % sont atteints
reason-strongest = l’adversaire le plus fort
reason-most-numbers = l’adversaire qui a le plus de numéros
reason-weakest = l’adversaire le plus faible
reason-likeliest-bust = qui risque le plus de sauter : { $value } %
reason-keep-three = mieux vaut la garder : { $value } % de sauter
