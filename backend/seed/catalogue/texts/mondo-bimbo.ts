import type { CategoryTexts } from "./category-texts";

export const mondoBimbo: CategoryTexts = {
  "mondo-bimbo":
    "Ogni bambino ha i suoi tempi: età e taglie sulle confezioni sono indicazioni, il pediatra sa il resto. Qui trovi il cambio, il bagnetto e la pappa, con ingredienti e allergeni in chiaro. Per non restare senza pannolini nel cuore della notte, mettili nei prodotti abituali e te li ricordiamo.",
  "mondo-bimbo/pappe-e-latte":
    "Lo svezzamento si comincia su indicazione del pediatra, di solito dopo i sei mesi, un alimento alla volta. Prepara le porzioni al momento, prova la temperatura sul polso e getta ciò che resta nel piatto. Un vasetto aperto, se non toccato dal cucchiaino, resiste un giorno in frigo.",
  "mondo-bimbo/pappe-e-latte/latte-per-lattanti-e-di-crescita":
    "Avviso importante: l'allattamento al seno è il modo migliore di nutrire il lattante. Le formule per lattanti vanno usate solo su parere del pediatra o di altre persone qualificate. Prepara il biberon seguendo con esattezza le istruzioni, con acqua bollita, e consumalo subito. Il numero sulla confezione indica l'età a cui il prodotto è destinato.",
  "mondo-bimbo/pappe-e-latte/omogeneizzati-e-pappe":
    "Carne, pesce, verdure e frutta in vasetti piccoli, senza sale né zuccheri aggiunti dove indicato. Scaldali a bagnomaria, mescola e assaggia tu per primo. La purea da spremere è comoda in passeggino, ma col cucchiaino si impara meglio. Controlla l'età in etichetta; il vetro vuoto torna utile per le porzioni fatte in casa.",
  "mondo-bimbo/pappe-e-latte/creme-pastine-e-biscotti":
    "Crema di riso e di mais, senza glutine, per le prime pappe nel brodo di verdure; stelline quando si comincia a masticare; biscotti da sciogliere nel latte o da tenere in mano, sempre sotto lo sguardo di un adulto. Aggiungi la crema a pioggia, lontano dal fuoco. Confezioni aperte: all'asciutto, un mese.",
  "mondo-bimbo/pannolini-e-cura":
    "Pelle delicata, pochi prodotti e semplici. Cambia il pannolino spesso, asciuga bene le pieghe, metti poca pasta e solo se serve. Per il bagnetto bastano dieci minuti a trentasette gradi e un detergente senza profumo. Tieni flaconi e salviette fuori dalla portata dei più curiosi.",
  "mondo-bimbo/pannolini-e-cura/pannolini-e-salviette":
    "La taglia si sceglie dal peso, scritto sulla confezione: se lascia il segno o perde di notte, passa alla successiva. Le mutandine sono comode quando sta in piedi e per togliere il pannolino. Salviette senza profumo per il cambio fuori casa, traverse per il lettino. Guarda il prezzo per pezzo: è il confronto più onesto.",
  "mondo-bimbo/pannolini-e-cura/bagnetto-e-accessori":
    "Bagnoschiuma delicato e shampoo che non fa piangere, un cucchiaino basta; olio sulla pelle ancora umida; pasta all'ossido di zinco dopo il cambio. Il biberon antisinghiozzo si smonta, si lava e si sterilizza prima dell'uso. Il peluche si lava in una federa. Prova l'acqua con il gomito, mai con la mano.",
};
