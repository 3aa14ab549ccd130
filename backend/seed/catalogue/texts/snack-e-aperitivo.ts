import type { CategoryTexts } from "./category-texts";

export const snackEAperitivo: CategoryTexts = {
  "snack-e-aperitivo":
    "Tre ciotole bastano: qualcosa di croccante, qualcosa di salato, qualcosa da intingere. Calcola cinquanta grammi di patatine e taralli a testa, meno se c'è la cena dopo. Aggiungi olive e verdure crude, e una salsa. I sacchetti aperti si chiudono con una molletta e si finiscono in due giorni.",
  "snack-e-aperitivo/snack-salati":
    "Per la partita, per il treno o per chi arriva all'improvviso. Patatine di ogni taglio, lievitati secchi, frutta secca tostata: confronta sale e grassi nella tabella, cambiano molto da un tipo all'altro. In barattolo chiuso i taralli restano friabili un mese; le patatine perdono croccantezza in un giorno d'aria.",
  "snack-e-aperitivo/snack-salati/patatine":
    "Classiche sottili, rigate che reggono le salse, cotte in caldaia più spesse e croccanti, alla paprica o al lime per chi ama i sapori, di legumi per cambiare, tortilla di mais per guacamole e formaggio fuso. Sbriciolate, fanno una panatura insolita per il pollo. Controlla gli allergeni: gli aromi possono contenere latte.",
  "snack-e-aperitivo/snack-salati/taralli-salatini-e-popcorn":
    "Taralli all'olio, al finocchio o alla cipolla con un bicchiere fresco, salatini assortiti per i bambini, schiacciatine al rosmarino al posto del pane. Il mais da popcorn scoppia in pentola coperta con un cucchiaio d'olio: bastano cinque minuti e il film può cominciare. Salato o dolce, condiscilo ancora caldo.",
  "snack-e-aperitivo/snack-salati/frutta-secca-salata":
    "Arachidi in guscio da sgranocchiare chiacchierando, anacardi e pistacchi per l'aperitivo, mix energia nello zaino delle gite, semi di zucca sulle vellutate. È nutriente e saporita: una manciata è la porzione. Tritati grossi, gli anacardi finiscono nel riso saltato. Conservali chiusi, al fresco: i grassi irrancidiscono col caldo. Non darla intera ai bambini piccoli.",
  "snack-e-aperitivo/cucina-dal-mondo":
    "Ingredienti per viaggiare da fermi: bastano noodles, latte di cocco e una salsa per una cena diversa. Comincia con un piatto solo, un curry o dei tacos, e tieni in dispensa ciò che avanza: quasi tutto dura mesi chiuso. Verdure tagliate sottili e padella rovente fanno metà del lavoro.",
  "snack-e-aperitivo/cucina-dal-mondo/sapori-etnici":
    "Noodles di riso da ammollare e saltare, all'uovo per il brodo, latte di cocco per i curry, kit tacos per una sera in compagnia, alghe nori per il sushi fatto in casa, falafel da impastare con acqua. La salsa agrodolce accompagna pollo e involtini. Il latte di cocco avanzato si congela a porzioni.",
};
