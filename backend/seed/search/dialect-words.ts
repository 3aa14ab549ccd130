import { readPhrases } from "./phrases";

/** Dialect names of vegetables, fruit, meat, fish, cheese and bread. */
export const DIALECT_WORDS = readPhrases(`
puparuoli, puparuolo, papaccelle, pevaroni, peperoncelli = peperoni
mulignane, mulignana, mulinciane, milinciane, marignani, molegnane = melanzane
sparisi, sparasi, sparzi, sparaci = asparagi verdi
cucuzzelle, cocozzelle, zucchete, zucoli = zucchine
verze, verzotto, capussi, gambusi, verzolini = cavolo verza
pummarole, pommidori, pomidori, tomatiche, tomate = pomodori
patanelle, tartufoli bianchi = patate
cevulle, cepolle, sigole, cipudde, scigole = cipolle
fasoi, fasioi, fasuli, fasule, fagiuoli = fagioli borlotti, fagioli cannellini
pesielli, piselini = piselli finissimi
fasolini, fagiuolini, taccole verdi = fagiolini
articiochi, carciofole, cacocciule, carciofeni = carciofi, cuori di carciofo
fenoci, finucchi, fenuci = finocchi
seleno, selino = sedano verde
persemolo, petrusino, erborin = prezzemolo
vasinicola, vasenicola, baxaico = basilico
fonzi, funci, foonz = funghi
purtualli, partualli, naranze = arance
nuci = noci
nozelle, nucelle, nucciole = nocciole
amennole, mennule, mandole = mandorle
caccavetti, caccaetti = arachidi
castegne = castagne
racina = uva
fraule, freole, magiostre = fragole
purpette, purpett = polpette
sasicce, sosizza, sauzizza, salsizza, luganeghe = salsiccia, luganega
galina, gaina, pollastra = pollo intero a busto
ronciglioni = costine di suino
macinada, tritato = macinato
anciove, sardoni = alici
purpu, porpo = polpo
ragno di mare, branzin = branzino
cozzeche, pidoci = cozze
caparossoli, capperozzoli, cocciule = vongole veraci
calamai = calamari, anelli di calamaro
piscispata, pesce spata, pisci spada = pesce spada
formai, furmai, caso fresco = formaggio
puina, recotta, ricuttella = ricotta
smalzo, butirro, botiro = burro
bastone di pane = baguette
graspa, sgnapa, sgnappa, acquavite = grappa
tocai, tocai friulano = friulano
`);

/** "Non" and "senza" with a word of their own, animals by how they are, and ice cream by its shape. */
export const SAID_OF_KINDS = readPhrases(`
birra non alcolica, birre non alcoliche, birra senza alcool = birra analcolica
aperitivo non alcolico, aperitivi non alcolici, aperitivo senza alcol = aperitivo analcolico
acqua non gassata, acqua non gasata, acqua non frizzante = acqua naturale
non zuccherato, non zuccherata, non zuccherati, non zuccherate = senza zuccheri
cornetto gelato, gelato in cono = coni panna e cioccolato
stecco gelato, gelato su stecco = stecchi ricoperti, ghiaccioli
gatto castrato, croccantini gatto castrato, crocchette gatto castrato, gatto sterilizzato, gatta sterilizzata = crocchette per gatti sterilizzati
cane taglia piccola, cani taglia piccola, cani piccoli, barboncino, chihuahua, yorkshire = crocchette mini per cani
latte mesi, latte anno = latte per lattanti, latte di proseguimento, latte di crescita
`);
