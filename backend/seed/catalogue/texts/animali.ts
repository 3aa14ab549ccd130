import type { CategoryTexts } from "./category-texts";

export const animali: CategoryTexts = {
  animali:
    "Crocchette o umido, la quantità giusta è scritta per peso dell'animale: pesala, le ciotole ingannano. Cambia alimento a poco a poco, in una settimana, mescolando il vecchio e il nuovo. L'acqua fresca non deve mancare mai. Per diete e disturbi chiedi al veterinario; per i sacchi pesanti ci pensiamo noi.",
  "animali/cane":
    "Taglia, età e movimento decidono la razione: un cucciolo mangia tre volte al giorno, un adulto due. Cioccolato, uva e cipolla non sono per lui. Il sacco aperto va tenuto chiuso, all'asciutto, meglio in un contenitore; la scatoletta in frigo per due giorni, da riportare a temperatura prima di servirla.",
  "animali/cane/crocchette-per-cani":
    "Croccantini piccoli per i cani mini, più energia per i cuccioli, ricette al salmone per chi ha la pancia sensibile. Completo vuol dire che basta da solo. Confronta il primo ingrediente e la percentuale di carne. Con un po' d'acqua tiepida diventano più appetitose per gli anziani. Il prezzo al chilo premia i sacchi grandi.",
  "animali/cane/umido-e-snack-per-cani":
    "Bocconi in salsa e paté per variare o per mescolare alle crocchette; in quel caso riduci la razione secca. Stick per i denti dopo cena, ossi da masticare sotto controllo, biscottini piccoli come premio durante l'addestramento. Gli snack non superino un decimo di quello che mangia in un giorno.",
  "animali/gatto":
    "Mangia poco e spesso, e beve ancora meno: alternare umido e secco lo aiuta. Sterilizzati e gattini hanno fabbisogni diversi, li trovi sulla confezione. Lettiera e ciotola vanno tenute lontane l'una dall'altra. Se rifiuta il cibo nuovo, abbi pazienza: una settimana di passaggio graduale di solito basta.",
  "animali/gatto/crocchette-per-gatti":
    "Più leggere per gli sterilizzati, piccole e ricche per i gattini, con pollo o pesce per gli adulti. Lascia la dose del giorno in più riprese. Richiudi bene il sacchetto: il profumo è ciò che lo convince. Acqua sempre accanto, in una ciotola larga, e un'occhiata al peso ogni mese.",
  "animali/gatto/umido-snack-e-lettiere":
    "Bocconcini in gelatina o salsa, mousse per i palati difficili, snack cremosi da leccare dal dito. La lettiera agglomerante si pulisce con la paletta ogni giorno, quella vegetale è più leggera da portare. Riempila per cinque centimetri e cambiala tutta ogni due settimane, lavando la vaschetta con acqua calda.",
  "animali/piccoli-animali":
    "Canarini, conigli nani, pesci rossi: piccoli clienti con abitudini precise. Ognuno vuole il suo mangime, poco alla volta e fresco, e un posto lontano dalle correnti. Pulisci gabbie e filtri con regolarità. Le verdure avanzate della spesa, se adatte alla specie e ben lavate, sono un'ottima aggiunta.",
  "animali/piccoli-animali/uccellini-roditori-e-pesci":
    "Misto di semi per i canarini, da soffiare ogni giorno per togliere le bucce; fieno sempre a disposizione per i conigli, che ne mangiano più di tutto il resto; pastone come aggiunta; scaglie per i pesci, quelle che finiscono in due minuti. Sacchetti chiusi, al buio e all'asciutto, entro la data.",
};
