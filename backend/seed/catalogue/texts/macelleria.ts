import type { CategoryTexts } from "./category-texts";

export const macelleria: CategoryTexts = {
  macelleria:
    "Il taglio giusto dipende dal tempo che hai: fettine e tagliate cuociono in pochi minuti, spezzatini e brasati vogliono ore e tagli con tessuto connettivo. Tira fuori la carne mezz'ora prima di cuocerla, asciugala bene e salala all'ultimo. In frigo sta nel ripiano più basso, lontano da ciò che si mangia crudo.",
  "macelleria/bovino-e-vitello":
    "Scottona tenera e saporita per griglia e padella, bovino adulto per brodi e lunghe cotture, vitello chiaro e delicato per scaloppine e arrosti. Sull'etichetta trovi dove l'animale è nato, allevato e macellato. Una bistecca alta tre dita cuoce meglio a fuoco vivo, con qualche minuto di riposo prima del taglio.",
  "macelleria/bovino-e-vitello/banco-bovino":
    "Tagliato al momento: scegli il peso, per le fettine anche lo spessore. Costata e fiorentina per la brace, filetto per una cena importante, biancostato per il bollito, macinato scelto per polpette e ragù. Calcola un etto e mezzo a testa senza osso, il doppio con l'osso. Cuocila entro due giorni.",
  "macelleria/bovino-e-vitello/bovino-in-vaschetta":
    "Porzioni pronte, sigillate e con la data ben visibile: hamburger, straccetti, tagliata, ossibuchi. Apri la vaschetta un quarto d'ora prima, così la carne riprende colore e profumo. Il macinato va usato in giornata dopo l'apertura; tutto il resto si può congelare a casa, ben chiuso, e scongelare lentamente in frigo.",
  "macelleria/bovino-e-vitello/vitello":
    "Carne magra e delicata: la fesa per scaloppine e saltimbocca, l'ossobuco con la gremolada, l'arrosto legato per il pranzo della domenica. Cuoce in fretta e si asciuga, perciò fuoco medio, burro e un poco di vino o brodo. Il fegato affettato sottile vuole due minuti, le cipolle dolci molti di più.",
  "macelleria/pollo-e-tacchino":
    "Le carni bianche vanno sempre cotte fino al cuore, quando il succo esce chiaro. Non lavarle: gli schizzi portano i batteri sul lavello. Petto e fesa per le cene veloci, cosce e sovracosce per chi cerca sapore, coniglio e faraona per il forno. In frigo durano due giorni, nel congelatore qualche mese.",
  "macelleria/pollo-e-tacchino/pollo":
    "Petto a fette per piastra e cotolette, fusi e alette per il forno, il busto intero per l'arrosto con le patate e per il brodo con quel che resta. Le sovracosce disossate restano morbide anche al curry. Una marinata di limone, olio ed erbe per un'ora cambia la cena; cuoci sempre oltre i settanta gradi.",
  "macelleria/pollo-e-tacchino/tacchino-e-coniglio":
    "La fesa di tacchino fa arrosti e scaloppine leggere, i bocconcini si prestano a spezzatini con olive e piselli. Il coniglio a pezzi si rosola piano con aglio, timo e vino bianco; la faraona vuole il forno e un po' di pancetta addosso. Il petto d'anatra parte dalla pelle, in padella fredda.",
  "macelleria/suino-agnello-e-preparati":
    "Dalla grigliata alle feste: costine e salsicce, lonza per gli arrosti, agnello per la Pasqua e non solo, preparati da mettere in forno quando si torna tardi. Il maiale oggi si cuoce rosa chiaro, a sessantacinque gradi al cuore; salsicce e macinati invece bene fino all'interno.",
  "macelleria/suino-agnello-e-preparati/suino":
    "Tagli per ogni fuoco: braciole e costine alla brace, lonza a fette in padella, filetto intero in crosta, luganega nel risotto giallo. Le costine diventano tenere con due ore di forno coperto e dieci minuti scoperto. La salsiccia si punge poco, così resta succosa. Il peso si stima e si paga quello effettivo.",
  "macelleria/suino-agnello-e-preparati/agnello":
    "Costolette da mangiare con le dita, scottate due minuti per lato; cosciotto al forno con patate, aglio e rosmarino; pezzi per lo spezzatino con uova e limone o con i carciofi. Una marinata nel vino o nello yogurt ne ammorbidisce il gusto. A primavera è di stagione: per le feste ordinalo con anticipo.",
  "macelleria/suino-agnello-e-preparati/elaborati-pronti-da-cuocere":
    "Preparati dal macellaio, manca solo il calore: spiedini e arrosticini sulla piastra rovente, polpette al sugo da scaldare piano, cordon bleu e cotolette in forno con un filo d'olio. Leggi tempi e allergeni in etichetta, perché panature e ripieni contengono spesso glutine, uova e latte. Si cuociono da freddi, entro la data.",
};
