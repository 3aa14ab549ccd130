import { parseIngredient, splitRows } from "../../../lib/rules/products/ingredient-rows";
import type { SeedRecipe } from "../types-content";
import { EARLIER_RECIPES } from "./recipes-earlier";
import type { RecipeDraft } from "./article-drafts";
import { registerScene } from "./scenes";

const createRecipe = (
  { art, ground, accent, ingredients, steps, ...rest }: RecipeDraft,
  index: number,
): SeedRecipe => ({
  ...rest,
  articleId: 6001 + index,
  scene: registerScene(`ricetta-${rest.slug}`, "recipe", art, ground, accent),
  ingredients: splitRows(ingredients).map(parseIngredient),
  steps: splitRows(steps),
});

const DRAFTS: RecipeDraft[] = [
  {
    slug: "risotto-alla-zucca-e-taleggio",
    title: "Risotto alla zucca e Taleggio",
    abstract:
      "Il risotto dell'autunno lombardo: zucca mantovana che si scioglie e Taleggio mantecato fuori dal fuoco.",
    pubDate: "2026-11-18",
    imgAlt: "Un piatto di risotto con zucca e formaggio",
    course: "Primi piatti",
    categories: ["Cucina lombarda", "Vegetariane"],
    portions: 4,
    preparation: 15,
    cooking: 30,
    difficulty: "Facile",
    art: "riso,zucca,formaggio,burro",
    ground: "#f4e3c8",
    accent: "#d9761f",
    ingredients: `
      320 g | riso Carnaroli | madia-riso-carnaroli-1-kg | 1
      600 g | zucca mantovana | banco-fresco-madia-zucca-mantovana | 1
      150 g | Taleggio DOP | banco-fresco-madia-taleggio-dop | 0.2
      1 l | brodo vegetale | madia-brodo-vegetale-pronto-1-l | 1
      1 | cipolla dorata | banco-fresco-madia-cipolle-dorate | 0.15
      40 g | burro | caseificio-borgolatte-burro-125-g | 1
      quanto basta | sale e pepe nero`,
    steps: `
      Togli la buccia e i semi alla zucca e tagliala a cubetti di un centimetro. Trita finemente la cipolla e porta il brodo a leggero bollore.
      In una casseruola larga fai appassire la cipolla con metà del burro, unisci la zucca e cuocila coperta per dieci minuti, finché si schiaccia con il cucchiaio.
      Alza la fiamma, versa il riso e tostalo due minuti mescolando: i chicchi devono scottare al tatto.
      Aggiungi il brodo un mestolo alla volta e porta a cottura in sedici minuti, tenendo il risotto morbido.
      Spegni, unisci il Taleggio a pezzetti e il burro rimasto, copri due minuti, poi manteca con energia e servi subito.`,
    tip: "Una manciata di amaretti sbriciolati sul piatto richiama i tortelli di Mantova.",
  },
  {
    slug: "spaghetti-alle-vongole",
    title: "Spaghetti alle vongole",
    abstract: "Tre ingredienti e il segreto di sempre: gli ultimi due minuti di cottura si fanno in padella.",
    pubDate: "2026-11-13",
    imgAlt: "Spaghetti alle vongole con prezzemolo",
    course: "Primi piatti",
    categories: ["Pesce"],
    portions: 4,
    preparation: 20,
    cooking: 15,
    rest: 120,
    difficulty: "Facile",
    art: "spaghetti,ostrica,erba,aglio",
    ground: "#dfecef",
    accent: "#2f7fa8",
    ingredients: `
      360 g | spaghetti | pastificio-collefiore-spaghetti-n-5-500-g | 1
      1 kg | vongole veraci | ondachiara-vongole-veraci-1-kg | 1
      2 spicchi | aglio | madia-aglio-bianco-250-g | 1
      1 mazzetto | prezzemolo | orto-di-lina-prezzemolo-50-g | 1
      60 ml | olio extravergine | madia-olio-extravergine-di-oliva-100-italiano-500-ml | 1
      quanto basta | sale grosso`,
    steps: `
      Lascia le vongole due ore in acqua fredda salata, poi scolale e scarta quelle aperte o rotte.
      Scalda metà dell'olio con uno spicchio d'aglio, versa le vongole, copri e falle aprire a fuoco vivo per tre minuti. Filtra il loro liquido.
      Lessa gli spaghetti e scolali due minuti prima del tempo indicato.
      In padella fai dorare l'aglio rimasto, versa il liquido filtrato e gli spaghetti, e finisci la cottura saltando: l'amido legherà la salsa.
      Unisci le vongole, il prezzemolo tritato e un filo d'olio a crudo.`,
    tip: "Sale solo nell'acqua della pasta: le vongole ne portano già abbastanza.",
  },
  {
    slug: "cotoletta-alla-milanese",
    title: "Cotoletta alla milanese",
    abstract: "Carne alta, panatura sottile, burro chiarificato. E nient'altro.",
    pubDate: "2026-11-10",
    imgAlt: "Una cotoletta dorata con limone e insalata",
    course: "Secondi piatti",
    categories: ["Cucina lombarda", "Carne"],
    portions: 2,
    preparation: 15,
    cooking: 12,
    difficulty: "Media",
    art: "cosciotto,limone,insalata,patata",
    ground: "#f2e2d2",
    accent: "#c98735",
    ingredients: `
      300 g | fesa di vitello in due fette alte | banco-fresco-madia-fesa-di-vitello-a-fette | 0.3
      2 | uova | madia-uova-fresche-da-galline-all-aperto-6-pz | 1
      150 g | pangrattato | forno-primalba-pangrattato-500-g | 1
      100 g | burro chiarificato | caseificio-borgolatte-burro-chiarificato-200-g | 1
      1 | limone | banco-fresco-madia-limoni-di-siracusa-igp | 0.14
      quanto basta | sale`,
    steps: `
      Incidi il bordo delle fette perché non si arriccino e asciugale bene con carta da cucina.
      Passale nell'uovo battuto senza sale, poi nel pangrattato, premendo con il palmo. Niente farina.
      Scalda il burro chiarificato finché una briciola di pane frigge piano.
      Cuoci sei minuti per lato a fuoco medio, nappando con il burro, fino a una crosta color nocciola.
      Scola su carta, sala solo adesso e servi con spicchi di limone.`,
    tip: "Il burro chiarificato regge il calore: quello normale brucerebbe prima della carne.",
  },
  {
    slug: "polenta-e-funghi",
    title: "Polenta concia con funghi trifolati",
    abstract: "La pazienza di quarantacinque minuti, ripagata da un piatto che scalda la casa.",
    pubDate: "2026-11-06",
    imgAlt: "Polenta fumante con funghi",
    course: "Piatti unici",
    categories: ["Vegetariane", "Cucina lombarda"],
    portions: 4,
    preparation: 15,
    cooking: 50,
    difficulty: "Facile",
    art: "fungo,mais,formaggio,erba",
    ground: "#f3e8c9",
    accent: "#c99a2e",
    ingredients: `
      350 g | farina di mais bramata | madia-farina-di-mais-per-polenta-bramata-1-kg | 1
      500 g | champignon | madia-champignon-bianchi-500-g | 1
      200 g | gorgonzola dolce | banco-fresco-madia-gorgonzola-dop-dolce | 0.2
      50 g | burro | caseificio-borgolatte-burro-125-g | 1
      1 mazzetto | prezzemolo | orto-di-lina-prezzemolo-50-g | 1
      1 spicchio | aglio | madia-aglio-bianco-250-g | 1
      quanto basta | sale`,
    steps: `
      Porta a bollore un litro e mezzo d'acqua salata e versa la farina a pioggia, mescolando con la frusta.
      Abbassa la fiamma e cuoci quarantacinque minuti, rimestando spesso con un cucchiaio di legno.
      Intanto affetta i funghi e trifolali con aglio e olio per dieci minuti a fuoco vivo; sala alla fine e aggiungi il prezzemolo.
      Fuori dal fuoco manteca la polenta con burro e gorgonzola a pezzi.
      Servi a cucchiaiate, con i funghi nel mezzo.`,
    tip: "Quella che avanza, fredda e tagliata a fette, si griglia il giorno dopo.",
  },
  {
    slug: "carbonara",
    title: "Spaghetti alla carbonara",
    abstract:
      "Guanciale, pecorino, tuorli e pepe. La crema si fa fuori dal fuoco, con un goccio d'acqua di cottura.",
    pubDate: "2026-10-30",
    imgAlt: "Spaghetti alla carbonara con guanciale croccante",
    course: "Primi piatti",
    categories: ["Carne", "Veloci"],
    portions: 4,
    preparation: 10,
    cooking: 15,
    difficulty: "Media",
    art: "spaghetti,uovo,pancetta,formaggio",
    ground: "#f6ead0",
    accent: "#d8a031",
    ingredients: `
      360 g | spaghetti | granaria-del-sole-spaghetti-n-5-500-g | 1
      150 g | guanciale stagionato | norcineria-valdoppia-guanciale-stagionato-200-g | 1
      80 g | pecorino romano | banco-fresco-madia-pecorino-romano-dop | 0.2
      5 | tuorli | madia-uova-fresche-da-galline-all-aperto-6-pz | 1
      quanto basta | pepe nero in grani`,
    steps: `
      Taglia il guanciale a listarelle e fallo andare in padella senza olio, a fuoco dolce, finché è croccante. Tieni da parte il grasso.
      Batti i tuorli con il pecorino grattugiato e molto pepe pestato: deve venire una crema densa.
      Lessa gli spaghetti al dente e tieni una tazza della loro acqua.
      Salta la pasta nel grasso del guanciale, spegni e aspetta un minuto.
      Unisci la crema con due cucchiai d'acqua di cottura e mescola veloce. Il guanciale va sopra, all'ultimo.`,
    tip: "Se la crema straccia era troppo caldo; se resta liquida, un altro cucchiaio di pecorino.",
  },
  {
    slug: "orecchiette-cime-di-rapa",
    title: "Orecchiette con le cime di rapa",
    abstract:
      "Pasta e verdura nella stessa pentola, come a Bari, con le acciughe che si sciolgono nell'olio.",
    pubDate: "2026-10-23",
    imgAlt: "Orecchiette con cime di rapa",
    course: "Primi piatti",
    categories: ["Pesce", "Veloci"],
    portions: 4,
    preparation: 15,
    cooking: 20,
    difficulty: "Facile",
    art: "grano,broccolo,aglio,peperoncino",
    ground: "#e5ecd6",
    accent: "#5f8a3c",
    ingredients: `
      400 g | orecchiette | molino-pietravena-orecchiette-pugliesi-500-g | 1
      1 kg | cime di rapa | banco-fresco-madia-cime-di-rapa | 1
      6 filetti | acciuga | tonnara-capo-alba-acciughe-del-cantabrico-50-g | 1
      2 spicchi | aglio | madia-aglio-bianco-250-g | 1
      60 ml | olio extravergine | madia-olio-extravergine-di-oliva-100-italiano-500-ml | 1
      quanto basta | peperoncino`,
    steps: `
      Pulisci le cime di rapa tenendo le foglie tenere e le infiorescenze.
      Cuoci le orecchiette in abbondante acqua salata e, cinque minuti prima della fine, aggiungi la verdura nella stessa pentola.
      Scalda l'olio con aglio e peperoncino e sciogli le acciughe a fuoco bassissimo.
      Scola pasta e verdura insieme, lasciandole umide, e saltale nel condimento.
      Servi con un filo d'olio crudo e, se vuoi, mollica tostata.`,
    tip: "Le cime giovani si cuociono in tre minuti: assaggiale.",
  },
  {
    slug: "ossibuchi-in-gremolada",
    title: "Ossibuchi in gremolada",
    abstract: "Un'ora e mezza di cottura lenta, poi scorza di limone, prezzemolo e aglio a svegliare tutto.",
    pubDate: "2026-10-16",
    imgAlt: "Ossibuchi con prezzemolo e scorza di limone",
    course: "Secondi piatti",
    categories: ["Cucina lombarda", "Carne"],
    portions: 4,
    preparation: 15,
    cooking: 90,
    difficulty: "Media",
    art: "carne,pentola,limone,erba",
    ground: "#efdccf",
    accent: "#a5483c",
    ingredients: `
      1,2 kg | ossibuchi di bovino | macelleria-cortevecchia-ossibuchi-di-bovino-600-g | 2
      60 g | burro | caseificio-borgolatte-burro-125-g | 1
      1 | cipolla dorata | banco-fresco-madia-cipolle-dorate | 0.15
      500 ml | brodo vegetale | madia-brodo-vegetale-pronto-1-l | 1
      1 mazzetto | prezzemolo | orto-di-lina-prezzemolo-50-g | 1
      1 | limone non trattato | banco-fresco-madia-limoni-di-siracusa-igp | 0.14
      quanto basta | farina e sale`,
    steps: `
      Incidi la pellicina attorno agli ossibuchi, infarinali leggermente e rosolali nel burro da entrambi i lati.
      Toglili, fai appassire la cipolla tritata nello stesso fondo e rimetti la carne.
      Versa il brodo caldo, copri e cuoci a fuoco minimo per un'ora e mezza, girando una sola volta.
      Trita insieme prezzemolo, scorza di limone e mezzo spicchio d'aglio: è la gremolada.
      Unisci la gremolada cinque minuti prima di spegnere. Il midollo si mangia col cucchiaino.`,
    tip: "Con il risotto alla milanese è un piatto unico, ed è domenica anche di mercoledì.",
  },
  {
    slug: "insalata-tiepida-di-farro-e-zucca",
    title: "Insalata tiepida di farro e zucca",
    abstract: "Si prepara in mezz'ora e domani, in ufficio, è ancora più buona.",
    pubDate: "2026-10-09",
    imgAlt: "Ciotola di farro con zucca e noci",
    course: "Piatti unici",
    categories: ["Vegane", "Veloci"],
    portions: 4,
    preparation: 15,
    cooking: 25,
    difficulty: "Facile",
    art: "ciotola,zucca,castagna,foglie",
    ground: "#ecebd2",
    accent: "#7d8f3f",
    ingredients: `
      280 g | farro perlato | madia-farro-perlato-500-g | 1
      400 g | zucca a cubetti | orto-di-lina-zucca-a-cubetti-400-g | 1
      60 g | gherigli di noci | madia-gherigli-di-noci-150-g | 1
      1 cespo | radicchio di Chioggia | banco-fresco-madia-radicchio-rosso-di-chioggia-igp | 0.35
      40 ml | olio extravergine | madia-olio-extravergine-di-oliva-100-italiano-500-ml | 1
      quanto basta | rosmarino, sale e pepe`,
    steps: `
      Cuoci il farro in acqua salata per venti minuti, scolalo e condiscilo subito con un filo d'olio.
      Arrostisci la zucca a 200 °C per venti minuti con rosmarino, sale e poco olio.
      Taglia il radicchio a striscioline e tosta le noci due minuti in padella.
      Mescola tutto mentre è ancora tiepido e aggiusta di pepe.`,
    tip: "Una cucchiaiata di aceto balsamico, se ti piace l'agrodolce.",
  },
];

export const recipes: SeedRecipe[] = [...DRAFTS, ...EARLIER_RECIPES].map(createRecipe);
