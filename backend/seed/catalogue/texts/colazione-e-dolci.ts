import type { CategoryTexts } from "./category-texts";

export const colazioneEDolci: CategoryTexts = {
  "colazione-e-dolci":
    "Per una colazione che non stanca alterna pane e confettura, cereali e yogurt, biscotti e latte. Le scatole di latta tengono croccanti frollini e fette; il caffè vuole un barattolo chiuso. Guarda gli zuccheri nella tabella di ogni prodotto: tra due merende simili la differenza è spesso grande.",
  "colazione-e-dolci/caffe-te-e-tisane":
    "Il rito del mattino e quello della sera. L'aroma si perde con aria e luce: porziona quello che usi in una settimana e lascia il resto sigillato. Acqua fresca e non troppo dura, temperatura giusta, tempo contato. Per la notte scegli camomilla o tisane senza teina.",
  "colazione-e-dolci/caffe-te-e-tisane/caffe":
    "Macinato per la moka, in grani per chi ha il macinino, capsule compatibili per l'espresso veloce, decaffeinato per il dopocena. Nella moka: acqua fino alla valvola, polvere senza pressare, fuoco basso. Le miscele bar hanno più corpo, le monorigini più profumi. Aperto, dà il meglio per due settimane in barattolo ermetico.",
  "colazione-e-dolci/caffe-te-e-tisane/te-camomilla-e-tisane":
    "Tè nero a novantacinque gradi per tre minuti, verde a ottanta per due, o diventa amaro. Camomilla setacciata e finocchio si lasciano cinque minuti, coperti. Gli infusi ai frutti di bosco, freddi con limone, sono una bevanda estiva senza teina. Le bustine si conservano asciutte, lontane dalle spezie che le profumano.",
  "colazione-e-dolci/biscotti-cereali-e-merende":
    "Da inzuppare, sgranocchiare o mettere nello zaino. Una porzione di biscotti sono tre o quattro pezzi, di cereali trenta o quaranta grammi: pesala una volta, poi l'occhio ricorda. Richiudi i sacchetti con una molletta. Le ricorrenze, panettone e pandoro, si trovano nei loro mesi.",
  "colazione-e-dolci/biscotti-cereali-e-merende/biscotti":
    "Frollini con panna per il latte, integrali per chi li vuole rustici, novellini leggeri per i bambini, cantucci da servire con il vin santo, gocce di cioccolato per la merenda. Sbriciolati con il burro fanno il fondo della cheesecake. Senza zuccheri aggiunti non vuol dire senza zuccheri: la tabella lo dice.",
  "colazione-e-dolci/biscotti-cereali-e-merende/cereali-e-muesli":
    "Corn flakes semplici, muesli croccante con frutta, granola al cioccolato, fiocchi d'avena da cuocere nel latte o lasciare in frigo tutta la notte con lo yogurt. Le barrette vanno in borsa per metà mattina. Aggiungi frutta fresca e scegli quelli con più fibre e meno zuccheri: li confronti in tabella.",
  "colazione-e-dolci/biscotti-cereali-e-merende/merendine-e-snack-dolci":
    "Monoporzioni per la ricreazione: croissant, plumcake allo yogurt, tortine alla carota, crostatine alla ciliegia. Dieci secondi al microonde ammorbidiscono il pan di Spagna. Panettone e pandoro si servono a temperatura ambiente, dopo un'ora vicino al termosifone; avanzati e tostati, sono una colazione coi fiocchi con il mascarpone.",
  "colazione-e-dolci/dolce-dispensa":
    "Vasetti e tavolette da tenere sul ripiano alto. Miele e zucchero non scadono quasi mai; le confetture aperte vanno in frigo e si finiscono in un mese; il cioccolato vuole il fresco ma non il freddo, che lo imbianca senza guastarlo. Un cucchiaino di miele cristallizzato torna liquido a bagnomaria.",
  "colazione-e-dolci/dolce-dispensa/confetture-miele-e-creme":
    "Extra significa più frutta; marmellata, per legge, è solo di agrumi; le composte senza zuccheri aggiunti durano meno, una volta aperte. Acacia liquido per il tè, castagno amarognolo con il pecorino, millefiori per tutto. Il miele non si dà ai bambini sotto l'anno. Le creme spalmabili si mescolano se l'olio affiora.",
  "colazione-e-dolci/dolce-dispensa/cioccolato":
    "Fondente dal cinquanta all'ottantacinque per cento, al latte con nocciole intere, all'arancia, gianduiotti da offrire, ovetti a Pasqua. Per le torte scegli almeno il sessanta; per la copertura sciogli due terzi, togli dal fuoco e aggiungi il resto. Conservalo a diciotto gradi, avvolto, lontano dagli odori forti.",
  "colazione-e-dolci/dolce-dispensa/caramelle-e-gomme":
    "Agrumi e liquirizia per la scrivania, balsamiche alle erbe per la gola in inverno, gelées per il vassoio degli ospiti, lecca lecca per le feste. Le gomme alla menta sono senza zucchero. Attenzione ai più piccoli: dure e tonde, le caramelle non sono adatte sotto i quattro anni. Chiuse all'asciutto non si attaccano.",
};
