import { brand } from "../../../brand.config";
import type { SeedPost } from "../types-content";
import { EARLIER_POSTS } from "./posts-earlier";
import type { PostDraft } from "./article-drafts";
import { registerScene } from "./scenes";

const createPost = ({ art, ground, accent, ...rest }: PostDraft, index: number): SeedPost => ({
  ...rest,
  articleId: 6101 + index,
  scene: registerScene(`news-${rest.slug}`, "article", art, ground, accent),
});

/** Dated in the future: visible in previews until then. */
const SCHEDULED: PostDraft[] = [
  {
    slug: "il-pranzo-di-natale-si-prepara-adesso",
    title: "Il pranzo di Natale si prepara adesso",
    abstract: "Che cosa ordinare, che cosa cucinare prima e che cosa lasciare al mattino del venticinque.",
    pubDate: "12-10",
    imgAlt: "Una tavola delle feste con pane e vino",
    categories: ["In cucina"],
    art: "albero,torta intera,uva",
    ground: "#f3ddd6",
    accent: "#a8323f",
    content: `<p>Il brodo si fa il ventidue, i ripieni il ventitré, i dolci quando si vuole: migliorano. Il giorno di Natale in cucina deve restare solo quel che va mangiato appena tolto dal fuoco.</p><h2>Prenota per tempo</h2><p>Cappone, cotechino e pesce si ordinano con una settimana di anticipo: arrivano freschi e li tagliamo noi. Le fasce del ventiquattro finiscono in fretta, quelle del ventitré sera molto meno.</p>`,
  },
];

/** Without a date: visible in previews only. */
const UNDATED: PostDraft[] = [
  {
    slug: "orto-di-lina-una-giornata",
    title: "Una giornata all'Orto di Lina",
    abstract:
      "Siamo andati a vedere da dove vengono le nostre insalate. Bozza da rivedere con la produttrice.",
    pubDate: null,
    imgAlt: "Insalate e ortaggi appena colti",
    categories: ["Dietro le quinte"],
    art: "insalata,carota,germoglio",
    ground: "#e4eed6",
    accent: "#5e9a3e",
    content: `<p>Alle cinque del mattino nell'orto di Lodi Vecchio è ancora buio, e Lina ha già acceso il furgone. L'insalata si coglie prima che il sole la scaldi: così resta croccante due giorni in più.</p><p>Qui mancano le fotografie delle serre e la conferma delle quantità.</p>`,
  },
];

const DRAFTS: PostDraft[] = [
  {
    slug: "agrumi-di-sicilia-2026",
    title: "Sono arrivati gli agrumi: come sceglierli",
    abstract:
      "Clementine, Navel, Tarocco: a ognuno il suo momento. Piccola guida per non sbagliare da novembre a marzo.",
    pubDate: "2026-11-19",
    imgAlt: "Arance, limoni e clementine",
    categories: ["Di stagione"],
    art: "arancia,limone,foglia",
    ground: "#fbe7c4",
    accent: "#e58a1f",
    content: `<p>I primi ad arrivare sono le <strong>clementine di Calabria</strong>: dolci, senza semi, con la foglia che racconta da quanto sono state colte. Se è verde e tesa, hanno viaggiato una notte.</p><p>Le <strong>Navel</strong> si mangiano a spicchi, le riconosci dall'ombelico. Per la spremuta conviene aspettare le <strong>Tarocco</strong>: da metà dicembre la polpa prende il suo rosso, più intenso quanto più la notte è fredda sull'Etna.</p><h2>Pesa, non guardare</h2><p>A parità di grandezza, scegli il frutto più pesante: vuol dire succo. Una buccia con qualche segno non toglie nulla al sapore, anzi spesso è il frutto rimasto più a lungo sull'albero.</p><p>Conservali in una cassetta, in un solo strato, lontano dal termosifone. In frigorifero durano di più ma profumano meno.</p>`,
  },
  {
    slug: "quale-riso-per-il-risotto",
    title: "Quale riso per quale risotto",
    abstract:
      "Carnaroli, Vialone Nano, Arborio: tre chicchi, tre cotture. Ce lo spiega chi il riso lo coltiva.",
    pubDate: "2026-11-12",
    imgAlt: "Chicchi di riso e una risaia",
    categories: ["In cucina"],
    art: "riso,germoglio,paella",
    ground: "#eef0da",
    accent: "#7d9148",
    content: `<p>In Lomellina lo chiamano il re, e un motivo c'è: il <strong>Carnaroli</strong> ha più amilosio degli altri, tiene il chicco e rilascia poco per volta. È il riso di chi manteca.</p><p>Il <strong>Vialone Nano</strong> beve di più e sta all'onda: perfetto per i risotti di pesce e per quelli alla mantovana. L'<strong>Arborio</strong>, dal chicco grande, è il migliore per arancini e timballi.</p><h2>La prova del chicco</h2><p>Schiaccia un chicco cotto tra due dita: se vedi ancora un puntino bianco, manca un minuto. Se non lo vedi più, corri.</p><p>E il sale? Alla fine, dopo il formaggio.</p>`,
  },
  {
    slug: "come-leggere-il-codice-delle-uova",
    title: "Che cosa c'è scritto sulle uova",
    abstract: "Il primo numero dice come vive la gallina. Impara a leggerlo in cinque secondi.",
    pubDate: "2026-11-05",
    imgAlt: "Uova fresche in un cesto",
    categories: ["Sapere quel che si mangia"],
    art: "uovo,cesto,grano",
    ground: "#f6ead2",
    accent: "#d9982f",
    content: `<p>Su ogni uovo c'è un codice. La <strong>prima cifra</strong> è la più importante: 0 è biologico, 1 all'aperto, 2 a terra, 3 in gabbia. Da Madia le uova con il 3 non entrano.</p><p>Seguono il Paese (IT), il comune e l'allevamento. Sulla confezione trovi la data di durata minima: l'uovo si mangia con tranquillità fino a quel giorno, se lo tieni in frigorifero.</p><p>Vuoi sapere se è fresco? Mettilo in una ciotola d'acqua: se resta sul fondo è di oggi, se si raddrizza ha qualche giorno, se galleggia è meglio di no.</p>`,
  },
  {
    slug: "borsa-termica-e-catena-del-freddo",
    title: "Dal nostro freezer al tuo: come viaggia la spesa",
    abstract: "Tre temperature, un solo furgone. Ecco perché i gelati arrivano ancora duri.",
    pubDate: "2026-10-28",
    imgAlt: "Un furgone per le consegne e una borsa termica",
    categories: ["Dietro le quinte"],
    art: "camion,ghiaccio,neve",
    ground: "#dfebf4",
    accent: "#3b7fb0",
    content: `<p>La tua spesa si divide in tre: ambiente, fresco tra zero e quattro gradi, surgelato sotto i meno diciotto. Ogni cassa ha il suo posto e il suo termometro.</p><p>I surgelati li prepariamo per ultimi, quando il furgone è già in moto, e viaggiano in contenitori con piastre eutettiche. Se per qualsiasi motivo la temperatura sale, il sistema ci avvisa e la consegna riparte da capo.</p><p>Al tuo arrivo a casa ti consigliamo di mettere via prima i surgelati, poi il fresco. Il resto può aspettare il caffè.</p>`,
  },
  {
    slug: "etichetta-ingredienti-in-ordine",
    title: "Gli ingredienti sono in ordine di peso",
    abstract:
      "Il primo è quello di cui ce n'è di più. Con questa sola regola cambi il modo di fare la spesa.",
    pubDate: "2026-10-21",
    imgAlt: "Un barattolo e un'etichetta",
    categories: ["Sapere quel che si mangia"],
    art: "barattolo,foglio,pomodoro",
    ground: "#f1e6d8",
    accent: "#b5763c",
    content: `<p>Per legge gli ingredienti vanno in ordine decrescente di peso. Se in una passata il primo è «pomodoro» e il secondo è «sale», sai già tutto quello che serve.</p><p>Gli allergeni sono evidenziati, per noi in <strong>grassetto</strong>: la legge ne elenca quattordici, dal glutine al lupino. Se un prodotto può contenerne tracce, lo scriviamo.</p><p>Quando un ingrediente compare nel nome («biscotti al miele»), accanto c'è la percentuale. Cercala: è lì che si capisce se il miele c'è davvero.</p>`,
  },
  {
    slug: "prezzo-al-chilo-il-segreto",
    title: "Il prezzo al chilo è il prezzo vero",
    abstract: "Sotto ogni cartellino trovi un secondo numero, più piccolo e più onesto.",
    pubDate: "2026-10-14",
    imgAlt: "Un cestino della spesa",
    categories: ["Risparmiare bene"],
    art: "cesto,latte,grano",
    ground: "#ecead6",
    accent: "#8a8f4a",
    content: `<p>Confrontare due confezioni di misura diversa è impossibile a occhio. Per questo, accanto al prezzo, c'è sempre quello al chilo, al litro o al pezzo: è l'unico che permette un confronto leale.</p><p>Nelle offerte lo ricalcoliamo sul prezzo scontato. E la percentuale di sconto la misuriamo sul prezzo più basso degli ultimi trenta giorni, come chiede la legge.</p><p>Puoi anche ordinare una lista per prezzo all'unità: il menu è in alto, sopra i prodotti.</p>`,
  },
  {
    slug: "cinque-cene-in-mezz-ora",
    title: "Cinque cene in mezz'ora per la settimana",
    abstract: "Dal lunedì al venerdì, una lista sola e nessun avanzo.",
    pubDate: "2026-10-07",
    imgAlt: "Piatti semplici per la cena",
    categories: ["In cucina"],
    art: "insalata,uovo al tegamino,spaghetti",
    ground: "#e8ecd8",
    accent: "#7d9148",
    content: `<p><strong>Lunedì</strong>: spaghetti aglio, olio e alici. <strong>Martedì</strong>: frittata di erbette con insalata. <strong>Mercoledì</strong>: couscous con ceci e zucchine. <strong>Giovedì</strong>: filetti di platessa al limone. <strong>Venerdì</strong>: crema di lenticchie con crostini.</p><p>Il trucco è comprare ingredienti che lavorano due volte: le erbette della frittata finiscono nella crema, i ceci avanzati diventano hummus per l'aperitivo del sabato.</p><p>Trovi tutto nella lista «Cinque cene»: aggiungila al carrello e modifica le quantità.</p>`,
  },
  {
    slug: "pane-come-conservarlo",
    title: "Il pane: come tenerlo buono tre giorni",
    abstract: "Niente frigorifero. Un sacchetto di carta, un canovaccio e una regola sola.",
    pubDate: "2026-09-30",
    imgAlt: "Una pagnotta su un canovaccio",
    categories: ["In cucina"],
    art: "pane,baguette,grano",
    ground: "#f4e6cf",
    accent: "#b5783c",
    content: `<p>Il pane con lievito madre vive più a lungo: dopo tre giorni è un altro pane, non un pane vecchio. Tienilo in un sacchetto di carta dentro un canovaccio, con il taglio verso il basso.</p><p>Il frigorifero lo asciuga; il congelatore invece lo aspetta. Affettalo prima di congelarlo e passa le fette direttamente nel tostapane.</p><p>Il pane duro è un ingrediente: pappa al pomodoro, ribollita, pangrattato. Buttarlo è l'unico errore.</p>`,
  },
  {
    slug: "caffe-moka-perfetta",
    title: "La moka, senza segreti",
    abstract: "Acqua sotto la valvola, niente montagnetta, fuoco basso. Il resto lo fa il macinato.",
    pubDate: "2026-09-23",
    imgAlt: "Una tazzina di caffè",
    categories: ["In cucina"],
    art: "caffe,biscotto,scintille",
    ground: "#ece1d4",
    accent: "#6f4a35",
    content: `<p>Riempi la caldaia fino alla valvola, metti il caffè senza premerlo e chiudi. Fuoco basso: il caffè deve salire in tre minuti, non in uno.</p><p>Quando senti il borbottio, togli dal fuoco: le ultime gocce sono le più amare. Mescola nella moka prima di versare, perché il fondo e la superficie hanno sapori diversi.</p><p>E se il caffè è troppo amaro, di solito la colpa non è della moka: è macinato troppo fine.</p>`,
  },
  {
    slug: "verdura-di-settembre",
    title: "Zucche, fichi e uva: la fine dell'estate nel piatto",
    abstract: "Settembre tiene insieme due stagioni. Ecco che cosa comprare questa settimana.",
    pubDate: "2026-09-16",
    imgAlt: "Zucca, uva e verdure di settembre",
    categories: ["Di stagione"],
    art: "zucca,uva,melanzana",
    ground: "#f1e3cf",
    accent: "#c9702a",
    content: `<p>Le ultime melanzane sono le più saporite: il sole di agosto le ha fatte piccole e dense. Le prime zucche, invece, chiedono ancora due settimane di riposo.</p><p>L'uva da tavola è al suo meglio: bianca Italia per chi ama il moscato, rossa per chi la vuole croccante. In frigorifero, non lavata, dura una settimana.</p><p>Sulle tavole lombarde è il momento del minestrone tiepido con i fagioli freschi.</p>`,
  },
  {
    slug: "apertura-punto-di-ritiro-brescia",
    title: "A Brescia si ritira senza scendere dall'auto",
    abstract: "Nel negozio di via Aldo Moro apre la corsia coperta: cinque minuti e via.",
    pubDate: "2026-09-09",
    imgAlt: "Un negozio e una cassetta di spesa",
    categories: ["Dietro le quinte"],
    art: "negozio,camion,cesto",
    ground: "#e3ecdf",
    accent: "#4f7f45",
    content: `<p>Ordini la sera, ritiri quando torni dal lavoro: da lunedì la corsia coperta di Brescia Due è attiva dalle 9 alle 20.</p><p>Basta fermarsi nel posto indicato nell'ordine e premere «Sono qui»: in cinque minuti la spesa è nel bagagliaio. Il ritiro costa 1,90 euro, gratuito da 50 euro di spesa.</p><p>Nei prossimi mesi apriremo corsie simili anche a Monza e a Lodi.</p>`,
  },
  {
    slug: "bolloni-come-funzionano",
    title: `I bolloni della ${brand.cardName}, spiegati bene`,
    abstract: "Un bollone ogni 10 euro alla cassa. Quando scadono è scritto accanto al saldo.",
    pubDate: "2026-09-02",
    imgAlt: "Una carta fedeltà e un regalo",
    categories: ["Risparmiare bene"],
    art: "regalo,cuore,cesto",
    ground: "#f2ead6",
    accent: "#c99a2e",
    content: `<p>Alla cassa dei negozi ogni 10 euro di spesa valgono un bollone. Li usi sugli articoli segnalati: l'etichetta dice quanti ne servono e quanto risparmi. Sei tu a decidere, ogni volta, con un sì o con un no.</p><p>Quelli di un anno valgono fino al 31 dicembre dell'anno dopo: quanti scadono e quando lo leggi accanto al saldo, nel profilo. Il regolamento è nella pagina della <a href="/page/carta-madia">${brand.cardName}</a>.</p><p>I prodotti per lattanti, gli alcolici, i farmaci, i sacchetti e la spesa online non danno bolloni.</p>`,
  },
];

export const posts: SeedPost[] = [...DRAFTS, ...SCHEDULED, ...EARLIER_POSTS, ...UNDATED].map(createPost);
