import type { CategoryTexts } from "./category-texts";

export const latteEUova: CategoryTexts = {
  "latte-uova-e-yogurt":
    "Qui trovi ciò che si compra ogni settimana: controlla le scadenze a due a due, un latte fresco per subito e uno a lunga conservazione di scorta. In frigo latte e yogurt stanno sui ripiani, non nella porta, dove la temperatura cambia a ogni apertura. Sulle uova il primo numero dice come vivono le galline.",
  "latte-uova-e-yogurt/latte-e-panna":
    "Intero per chi ama il gusto pieno, parzialmente scremato per la colazione di tutti, senza lattosio per chi lo digerisce male. Le bevande vegetali non sono latte, ma in cappuccino e dolci fanno la loro parte. Panna e besciamella aspettano in dispensa o in frigo: leggi bene quale, prima di riporle.",
  "latte-uova-e-yogurt/latte-e-panna/latte-fresco":
    "Pastorizzato da pochi giorni, dura fino alla data chiuso in frigo e tre o quattro giorni dopo l'apertura. L'alta qualità viene da stalle controllate e ha più proteine; quello di capra ha un gusto più marcato; senza lattosio è appena più dolce. Per montare bene la schiuma usalo freddo, intero.",
  "latte-uova-e-yogurt/latte-e-panna/latte-a-lunga-conservazione":
    "La scorta che sta in dispensa: chiuso si conserva per mesi a temperatura ambiente, aperto va in frigo come quello fresco. Il trattamento UHT lo rende comodo per besciamella, purè e dolci da forno. Comprarlo a confezioni da sei conviene e lo portiamo noi fino alla porta. Agita prima di versare.",
  "latte-uova-e-yogurt/latte-e-panna/bevande-vegetali":
    "Avena dolce e cremosa nel caffè, soia neutra per salse e budini, mandorla per la colazione, riso leggero, cocco per i curry. La versione barista monta come il latte. Leggi gli zuccheri in etichetta: alcune ne hanno di aggiunti, altre solo quelli del cereale. Aperte, in frigo, durano circa quattro giorni.",
  "latte-uova-e-yogurt/latte-e-panna/panna-e-besciamella":
    "La panna da cucina lega sughi e vellutate senza impazzire; quella fresca si monta ben fredda, in una ciotola fredda, e si zucchera alla fine. La vegetale è utile a chi evita il latte. La besciamella pronta risparmia venti minuti con lasagne e verdure gratinate: allungala con un poco di latte e noce moscata.",
  "latte-uova-e-yogurt/yogurt-e-dessert":
    "Una fila di vasetti per la settimana: bianchi da arricchire con frutta e cereali, alla frutta per la merenda, greci e skyr per chi vuole più consistenza, dessert per chiudere la cena. La data indica fin quando i fermenti sono vivi e il gusto è quello giusto. Lo yogurt bianco sostituisce anche la panna.",
  "latte-uova-e-yogurt/yogurt-e-dessert/yogurt-intero-e-alla-frutta":
    "Intero è più cremoso e meno acido, magro più fresco. In quelli alla frutta confronta quanta ce n'è e quanti zuccheri. Un vasetto bianco fa anche da misurino per il ciambellone della nonna e, con cetriolo e menta, diventa salsa. Si può mangiare freddo di frigo o, per i bambini, qualche minuto dopo.",
  "latte-uova-e-yogurt/yogurt-e-dessert/yogurt-greco-kefir-e-proteici":
    "Colato, denso, con più proteine: il greco regge miele e noci e sostituisce il mascarpone nei dolci al cucchiaio; lo skyr è compatto e quasi senza grassi; il kefir si beve, leggermente frizzante. Il liquido in superficie è siero: mescolalo. Con aglio e limone il greco fa da base alle salse per la griglia.",
  "latte-uova-e-yogurt/yogurt-e-dessert/dessert-e-budini":
    "Il dolce di una sera qualunque, già in porzione: budini per i bambini, crème caramel e panna cotta da rovesciare sul piattino, tiramisù in coppa, mousse di cioccolato fondente. Toglili dal frigo cinque minuti prima. Alcuni contengono uova o gelatina animale: gli ingredienti e gli allergeni sono nella scheda di ciascuno.",
  "latte-uova-e-yogurt/burro-uova-e-basi-fresche":
    "Con questi tre ingredienti si improvvisa quasi tutto: una frittata, una torta salata, una crostata. Tieni il burro ben chiuso perché prende gli odori, le uova con la punta in basso nella loro confezione, le basi in frigo fino all'ultimo: la pasta fredda si stende e si cuoce meglio.",
  "latte-uova-e-yogurt/burro-uova-e-basi-fresche/burro-e-margarina":
    "Il burro di malga profuma d'erba e si gusta crudo sul pane; quello classico serve in cucina; salato per le alici e le tartine; chiarificato per friggere, perché non brucia fino a temperature alte. La margarina vegetale va bene nelle torte senza latte. Il burro si congela: tagliato a cubetti, si usa al bisogno.",
  "latte-uova-e-yogurt/burro-uova-e-basi-fresche/uova":
    "Il codice sul guscio comincia con 0 per le biologiche, 1 per le galline all'aperto, 2 per quelle a terra. In frigo durano fino a quattro settimane dalla deposizione; se galleggiano nell'acqua sono vecchie. Per i dolci usale a temperatura ambiente. Le preparazioni con uova crude vogliono uova freschissime, o l'albume pastorizzato.",
  "latte-uova-e-yogurt/burro-uova-e-basi-fresche/sfoglie-e-basi":
    "Già stese nella loro carta da forno: sfoglia per strudel e torte salate, brisée per le quiche, frolla per le crostate, base per la pizza del sabato. Bucherella il fondo con la forchetta e inforna a forno ben caldo. Il lievito di birra fresco si scioglie in acqua tiepida e si può congelare a cubetti.",
};
