import type { CategoryTexts } from "./category-texts";

export const surgelatiEGelati: CategoryTexts = {
  "surgelati-e-gelati":
    "Arrivano in borse termiche e vanno riposti per primi. Un surgelato non si ricongela dopo che si è sciolto; si può invece cuocere e poi congelare il piatto fatto. Metti in alto ciò che usi spesso, scrivi la data su ciò che apri e sbrina quando il ghiaccio passa il mezzo centimetro.",
  "surgelati-e-gelati/verdure-e-patate":
    "Raccolte e surgelate in poche ore, già pulite: ne prendi quanto serve e il resto torna in freezer. Si cuociono senza scongelare, in padella, al vapore o direttamente nel sugo. Sono la scorta per minestre e contorni di tutto l'anno. Chiudi bene il sacchetto, l'aria le secca e le riempie di brina.",
  "surgelati-e-gelati/verdure-e-patate/verdure-surgelate":
    "Piselli in cinque minuti, spinaci in cubetti da dosare, fagiolini fini, minestrone da far bollire piano, cimette di broccoli per la pasta, porcini per il risotto, carciofi a spicchi per la frittata. Non salare l'acqua troppo presto e scolale al dente. Un cubo di spinaci tinge di verde anche gli gnocchi.",
  "surgelati-e-gelati/verdure-e-patate/patate-surgelate":
    "Da forno, a spicchi con la buccia o in crocchette: teglia larga, un solo strato, duecentoventi gradi e una girata a metà. In friggitrice ad aria bastano quindici minuti. Sala alla fine, così restano croccanti. Non serve scongelarle, anzi si ammollano. Con rosmarino o paprica sembrano fatte in casa.",
  "surgelati-e-gelati/pesce-e-carne-surgelati":
    "Il secondo che non scade domani. Il pesce surgelato a bordo è spesso freschissimo; lascialo scongelare in frigo dalla mattina, su una gratella, e tamponalo. Gli impanati invece passano dal freezer al forno. Sulla confezione trovi zona di pesca, percentuale di glassatura e peso netto senza ghiaccio.",
  "surgelati-e-gelati/pesce-e-carne-surgelati/pesce-surgelato":
    "Merluzzo e nasello per i bambini, bastoncini da forno, anelli di calamaro da friggere, gamberi sgusciati per la pasta, misto di mare per il risotto. I gamberi si aggiungono per ultimi, due minuti. La platessa impanata vuole olio ben caldo o forno ventilato. Chi lo mangia poco cotto sappia che il freddo ha già fatto la sua parte.",
  "surgelati-e-gelati/pesce-e-carne-surgelati/carne-e-vegetali-impanati":
    "Nuggets e cotolette per la cena dei ragazzi, hamburger di bovino da mettere in padella ancora gelati, crocchette di spinaci e semi per chi non mangia carne. In forno a duecento gradi, una dozzina di minuti, girandoli una volta. Il cuore deve essere bollente. Accompagna con insalata e una salsa allo yogurt.",
  "surgelati-e-gelati/pizze-piatti-pronti-e-gelati":
    "Le sere in cui non si cucina e i dopocena d'estate. Per la pizza scalda il forno con la teglia dentro, così il fondo è croccante. I primi pronti si finiscono in padella o al forno, meglio che al microonde. Il gelato si toglie dieci minuti prima, e il cucchiaio si bagna in acqua calda.",
  "surgelati-e-gelati/pizze-piatti-pronti-e-gelati/pizze-e-piatti-pronti-surgelati":
    "Margherita da arricchire con quello che c'è, con funghi e prosciutto, alle verdure, senza glutine da cuocere su una teglia a parte. Lasagne e paella si scaldano piano, coperte, e si scoprono alla fine. Segui i tempi in etichetta: il forno di casa ne chiede spesso due minuti di più. Basilico fresco all'uscita.",
  "surgelati-e-gelati/pizze-piatti-pronti-e-gelati/gelati":
    "Vaschette da condividere, coni e stecchi per la merenda, sorbetti di frutta senza latte, ghiaccioli per i più piccoli, la torta meringata per le feste. Se si formano cristalli, ha preso caldo: richiudi subito e premi un foglio sulla superficie. Una pallina nel caffè caldo è già un dolce. Allergeni in ogni scheda.",
};
