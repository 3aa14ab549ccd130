import type { CategoryTexts } from "./category-texts";

export const curaDellaCasa: CategoryTexts = {
  "cura-della-casa":
    "Per la casa bastano un detersivo per i piatti, uno per la lavatrice, uno per il bagno e uno per i pavimenti. Usa sempre la dose giusta. Non mescolare la candeggina con altri prodotti e tieni tutto lontano dai bambini.",
  "cura-della-casa/bucato":
    "Dividi per colore e temperatura, svuota le tasche, riempi il cestello senza pressare. Quasi sempre trenta gradi bastano; sessanta per asciugamani e lenzuola. La dose dipende dalla durezza dell'acqua. Per confrontare i detersivi guarda il prezzo per lavaggio, indicato su ogni prodotto: il flacone grande non è sempre il più conveniente.",
  "cura-della-casa/bucato/detersivi-per-lavatrice":
    "Liquido per i colorati e le basse temperature, polvere per i bianchi, capsule già dosate, delicato per lana e seta. Pretratta colletti e macchie con qualche goccia. Le ricariche si versano nel flacone che hai già. Le capsule si prendono con le mani asciutte e si richiudono subito: sono pericolose se ingerite.",
  "cura-della-casa/bucato/ammorbidenti-e-additivi":
    "Ammorbidente nell'ultima vaschetta, mai sugli asciugamani, che poi assorbono meno. Percarbonato per sbiancare da quaranta gradi in su, candeggina delicata per i colori, smacchiatore spray appena la macchia è fresca. L'anticalcare serve dove l'acqua è dura. Chi ha pelle sensibile trova l'ipoallergenico. Prova prima su un angolo nascosto.",
  "cura-della-casa/stoviglie-e-superfici":
    "Un prodotto per ogni superficie, usato con parsimonia: lascialo agire qualche minuto invece di strofinare. Panno asciutto per vetri e acciaio, ben strizzato per il legno, mai acidi su marmo e pietra. Apri la finestra mentre pulisci e sciacqua i piani dove si appoggia il cibo. Guanti, se la pelle si irrita.",
  "cura-della-casa/stoviglie-e-superfici/piatti-e-lavastoviglie":
    "Per il lavello ne basta un cucchiaino in acqua calda; per la macchina, pastiglie tutto in uno oppure detersivo più sale e brillantante, che proteggono dal calcare. Riempi il sale quando si accende la spia e pulisci il filtro ogni settimana. Il curalavastoviglie, una volta al mese, a vuoto, toglie grasso e odori.",
  "cura-della-casa/stoviglie-e-superfici/superfici-bagno-e-pavimenti":
    "Sgrassatore per piano cottura e cappa, anticalcare per rubinetti e box doccia, gel per il WC, detergente per ogni pavimento, spray per vetri. Sul parquet poca acqua, sul gres anche tanta. Il disgorgante si usa da solo e con attenzione. Non unire mai due prodotti: i vapori possono essere tossici.",
  "cura-della-casa/carta-e-accessori":
    "Le cose che finiscono sempre la domenica: carta, sacchetti, spugne. Qui conta confrontare metri, strappi e pezzi, non i pacchi: il prezzo unitario lo fa per te. Una scorta per due mesi sta in un ripiano. Le confezioni ingombranti le portiamo al piano, tu tieni libero il carrello.",
  "cura-della-casa/carta-e-accessori/carta":
    "Igienica morbida o maxi, anche riciclata, rotoli da cucina assorbenti, rotolone per il garage, fazzoletti in pacchetto o in scatola. Due o tre veli cambiano resistenza e resa: guarda il numero di strappi. Conserva i pacchi all'asciutto. La carta da cucina sporca di cibo, nella maggior parte dei comuni, va nell'umido.",
  "cura-della-casa/carta-e-accessori/sacchetti-pellicole-e-alluminio":
    "Sacchi per l'umido della misura del tuo secchiello, grandi con lacci per l'indifferenziata, pellicola per coprire, alluminio per il cartoccio, carta forno per non ungere la teglia, sacchetti gelo con l'etichetta da scrivere. L'alluminio non va a contatto con limone e pomodoro, né nel microonde. Misura il bidone prima di scegliere i litri.",
  "cura-della-casa/carta-e-accessori/spugne-guanti-e-scope":
    "La spugna si cambia ogni due settimane e si strizza dopo l'uso; la microfibra toglie la polvere anche asciutta e si lava in lavatrice, senza ammorbidente. Guanti in lattice della misura giusta, o un'alternativa se sei allergico. La scopa si appende, così le setole non si piegano. Il mocio si lascia asciugare all'aria.",
};
