import type { CategoryTexts } from "./category-texts";

export const pescheria: CategoryTexts = {
  pescheria:
    "Di ogni pesce diciamo nome, zona di cattura o allevamento e attrezzo usato. Chi vuole poche spine scelga filetti e tranci; chi cerca sapore, il pesce intero, che puliamo noi. Il pesce da mangiare crudo va prima congelato a meno diciotto gradi per almeno quattro giorni.",
  "pescheria/pesce-fresco":
    "Arriva freddo e va subito in frigo, nella parte più bassa, per essere cucinato il giorno stesso o quello dopo. Calcola tre etti a testa se è intero, uno e mezzo se è in filetti. Il profumo deve ricordare il mare; per la cottura basta poco: dieci minuti ogni due centimetri e mezzo di spessore.",
  "pescheria/pesce-fresco/banco-del-pesce":
    "Orata e branzino interi per il forno e il cartoccio, tranci di tonno e spada per la piastra, alici da friggere o marinare. Scegli se lo vuoi eviscerato, squamato o sfilettato: lo prepariamo prima della consegna. Il tonno si scotta un minuto per lato; la trota sta bene con burro e mandorle.",
  "pescheria/pesce-fresco/filetti-in-vaschetta":
    "Già puliti e porzionati, per cucinare pesce anche il martedì sera. La platessa piace ai bambini, il merluzzo regge sughi e patate, il salmone va in padella dalla parte della pelle, il baccalà è già dissalato. Tampona i filetti con la carta prima di cuocerli e passa un dito per sentire le ultime spine.",
  "pescheria/pesce-fresco/molluschi-e-crostacei":
    "Cozze e vongole vive nella loro rete, con la data e il lotto: tienile in frigo in un panno umido, mai in acqua dolce, e butta quelle che restano chiuse dopo la cottura. Calamari e seppie cuociono due minuti o quaranta, non a metà. Il polpo diventa tenero lasciandolo raffreddare nella sua acqua.",
  "pescheria/pesce-pronto-e-affumicato":
    "Niente da pulire e poco da cucinare: affumicati per gli antipasti, insalate di mare e sushi per il pranzo, burger di pesce per la piastra. Si tengono in frigo fino all'ultimo e, aperti, si consumano in uno o due giorni. Un quarto d'ora fuori dal frigo ravviva il sapore del salmone.",
  "pescheria/pesce-pronto-e-affumicato/affumicati-e-marinati":
    "Il salmone norvegese è più grasso e morbido, il selvaggio più asciutto e deciso; tonno e spada stanno bene con agrumi e finocchio, la trota con panna acida e patate. Stacca le fette con delicatezza e condiscile appena. Su crostini di segale, nelle tagliatelle a fuoco spento o in un'insalata d'inverno.",
  "pescheria/pesce-pronto-e-affumicato/sushi-insalate-e-secondi-di-pesce":
    "Pronti da aprire: vassoi di sushi preparati con pesce abbattuto, poke con riso e verdure, insalata di mare, surimi per le insalate, burger di salmone da scottare. Vanno mangiati freddi di frigo ed entro la data in etichetta, il sushi meglio in giornata. Soia e wasabi, quando ci sono, stanno nella confezione.",
};
