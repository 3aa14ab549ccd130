import type { CategoryTexts } from "./category-texts";

export const salumiEFormaggi: CategoryTexts = {
  "salumi-e-formaggi":
    "Al banco scegli peso e fetta, in vaschetta la porzione è pronta. Per un tagliere calcola un etto e mezzo a testa, con un formaggio dolce, uno saporito e uno stagionato. Portali in tavola mezz'ora prima: freddi di frigo hanno metà del profumo.",
  "salumi-e-formaggi/salumi":
    "Crudi stagionati, cotti, insaccati e pancette: ognuno vuole la sua fetta, velo per il crudo e la mortadella, più spessa per il salame. Affettati al banco si mangiano in due o tre giorni, avvolti nella loro carta; in vaschetta fino alla data, poi in ventiquattr'ore. Gli interi si appendono al fresco.",
  "salumi-e-formaggi/salumi/salumi-al-banco":
    "Affettati quando prepariamo la tua spesa: dicci se li vuoi sottili o più alti. Parma e San Daniele con melone, fichi o solo pane; cotto di alta qualità per i toast; Varzi e Milano per il tagliere; mortadella con il pistacchio nella focaccia calda. Meglio poco e spesso: un etto alla volta.",
  "salumi-e-formaggi/salumi/salumi-affettati-in-vaschetta":
    "In atmosfera protettiva durano settimane chiusi e sono comodi per panini, piadine e merende a scuola. Apri la vaschetta dieci minuti prima, così le fette si staccano senza rompersi. La bresaola vuole limone solo all'ultimo, lo speck sta con i formaggi freschi, l'ungherese con la senape e il pane nero.",
  "salumi-e-formaggi/salumi/pancetta-wurstel-e-salumi-interi":
    "Gli ingredienti della cucina di casa: guanciale per amatriciana e carbonara, cubetti di pancetta per minestre e quiche, würstel da scottare, cotechino precotto da scaldare nella busta con le lenticchie. Il guanciale parte da padella fredda, senza olio: il suo grasso basta. Il cacciatore intero si conserva al fresco e si affetta al bisogno.",
  "salumi-e-formaggi/formaggi":
    "Dai freschi da mangiare in pochi giorni agli stagionati che durano un mese: incartali in carta da formaggio, non nella pellicola, e mettili nella parte meno fredda del frigo. Le croste del grana, ben raschiate, insaporiscono il minestrone. Un tagliere si serve dal più delicato al più forte, con miele o mostarda.",
  "salumi-e-formaggi/formaggi/formaggi-al-banco":
    "Tagliati dalla forma, nel peso che vuoi: Parmigiano e Grana da scagliare o grattugiare, gorgonzola dolce per risotti e polenta, Taleggio che fonde, Fontina per la fonduta, Pecorino Romano per cacio e pepe. Un pezzo con la crosta si asciuga meno. La stagionatura è in etichetta: più mesi, più sapidità e granulosità.",
  "salumi-e-formaggi/formaggi/mozzarelle-e-formaggi-freschi":
    "Bufala e burrata danno il meglio entro due giorni, a temperatura ambiente, con il loro liquido fino all'ultimo. Per la pizza va meglio il fiordilatte, tagliato un'ora prima e lasciato scolare. La ricotta riempie ravioli e torte; la stracciatella va sugli spaghetti al pomodoro o su una fetta di pane tostato.",
  "salumi-e-formaggi/formaggi/formaggi-stagionati-e-a-pezzi":
    "Porzioni sottovuoto che aspettano in frigo: ventiquattro mesi per la tavola e la pasta, trenta per chi ama la scaglia friabile con l'aceto balsamico. Il grattugiato è pratico ma va consumato in fretta; grattugiato al momento profuma di più. Aperto il sottovuoto, avvolgi il pezzo in carta e cambiala ogni tanto.",
  "salumi-e-formaggi/formaggi/formaggi-a-fette-a-cubetti-e-spalmabili":
    "Per toast, panini e insalate: emmental ed edamer a fette, spalmabili per le tartine, caprino con erbe e olio, brie e camembert a crosta fiorita, da mangiare intera. Il formaggio alla piastra vuole padella rovente e nessun grasso, un minuto per lato. Richiudi bene le confezioni: le fette si seccano in fretta.",
  "salumi-e-formaggi/olive-sottoli-e-antipasti-freschi":
    "Il piattino che apre il pranzo: olive, verdure sott'olio, alici marinate, carciofi alla romana. Si servono a temperatura ambiente, sgocciolati, con pane croccante. Tieni le olive nella loro salamoia e i sottoli coperti d'olio; quel che resta nel piatto condisce una pasta fredda o una focaccia.",
  "salumi-e-formaggi/olive-sottoli-e-antipasti-freschi/olive-e-antipasti":
    "Grosse e dolci di Cerignola per l'aperitivo, taggiasche piccole e fruttate per il coniglio e il pesce, ascolane ripiene da friggere o scaldare in forno. I pomodori secchi si tagliano a strisce nella pasta con le acciughe. Attenzione ai noccioli, dove ci sono. In frigo, chiuse nella loro vaschetta, durano una settimana.",
};
