import type { RecipeDraft } from "./article-drafts";

export const EARLIER_RECIPES: RecipeDraft[] = [
  {
    slug: "torta-di-pere-e-cioccolato",
    title: "Torta di pere e cioccolato",
    abstract: "Morbida, umida, con le pere che affondano nell'impasto al cacao.",
    pubDate: "2026-10-02",
    imgAlt: "Torta al cioccolato con pere",
    course: "Dolci",
    categories: ["Vegetariane"],
    portions: 8,
    preparation: 20,
    cooking: 45,
    difficulty: "Facile",
    art: "torta,pera,cioccolato,uovo",
    ground: "#eee0d6",
    accent: "#7a4a33",
    ingredients: `
      3 | pere Conference mature | banco-fresco-madia-pere-conference | 0.57
      180 g | farina 00 | madia-farina-tipo-00-1-kg | 1
      40 g | cacao amaro | madia-cacao-amaro-in-polvere-150-g | 1
      150 g | zucchero | madia-zucchero-semolato-1-kg | 1
      3 | uova | madia-uova-fresche-da-galline-all-aperto-6-pz | 1
      100 g | burro | caseificio-borgolatte-burro-125-g | 1
      1 bustina | lievito per dolci | madia-lievito-per-dolci-vanigliato-3-x-16-g | 1`,
    steps: `
      Scalda il forno a 175 °C e imburra uno stampo da 22 centimetri.
      Monta le uova con lo zucchero finché raddoppiano, poi unisci il burro fuso e tiepido.
      Setaccia farina, cacao e lievito e incorporali con la spatola.
      Versa l'impasto, affonda le pere sbucciate e tagliate a metà e inforna per quarantacinque minuti.
      Lascia intiepidire nello stampo prima di sformare.`,
    tip: "Lo stecchino deve uscire umido, non bagnato.",
  },
  {
    slug: "tiramisu",
    title: "Tiramisù della domenica",
    abstract: "Il classico, con i tuorli montati a bagnomaria per stare tranquilli.",
    pubDate: "2026-09-25",
    imgAlt: "Una fetta di tiramisù con cacao",
    course: "Dolci",
    categories: ["Vegetariane"],
    portions: 6,
    preparation: 30,
    cooking: 10,
    rest: 360,
    difficulty: "Media",
    art: "torta,caffe,uovo,cioccolato",
    ground: "#efe3d3",
    accent: "#6f4a35",
    ingredients: `
      500 g | mascarpone | caseificio-borgolatte-mascarpone-500-g | 1
      5 | uova | madia-uova-fresche-da-galline-all-aperto-6-pz | 1
      120 g | zucchero | madia-zucchero-semolato-1-kg | 1
      300 g | savoiardi | madia-savoiardi-400-g | 1
      300 ml | caffè della moka | caffe-brunalba-caffe-macinato-per-moka-250-g | 1
      30 g | cacao amaro | madia-cacao-amaro-in-polvere-150-g | 1`,
    steps: `
      Prepara il caffè e lascialo raffreddare in un piatto largo.
      Monta i tuorli con lo zucchero a bagnomaria per dieci minuti, finché scrivono, poi falli raffreddare.
      Unisci il mascarpone e infine tre albumi montati a neve, con delicatezza.
      Bagna i savoiardi un secondo per parte e alterna due strati di biscotti e crema.
      Riposo di sei ore in frigorifero, cacao solo prima di servire.`,
    tip: "Il savoiardo deve restare asciutto al centro: l'umidità la finirà la notte.",
  },
  {
    slug: "vellutata-di-carote-e-zenzero",
    title: "Vellutata di carote e zenzero",
    abstract: "Mezz'ora, una pentola sola, e una cena leggera che sa di buono.",
    pubDate: "2026-09-18",
    imgAlt: "Vellutata di carote in ciotola",
    course: "Primi piatti",
    categories: ["Vegane", "Veloci"],
    portions: 4,
    preparation: 10,
    cooking: 25,
    difficulty: "Facile",
    art: "carota,zuppa,zenzero,patata",
    ground: "#f8e4cf",
    accent: "#ea7b27",
    ingredients: `
      750 g | carote | banco-fresco-madia-carote | 0.75
      1 | patata dolce | banco-fresco-madia-patate-dolci-americane | 0.3
      1 | cipolla dorata | banco-fresco-madia-cipolle-dorate | 0.15
      20 g | zenzero fresco | spezieria-zenzara-zenzero-fresco-150-g | 1
      800 ml | brodo vegetale | madia-brodo-vegetale-pronto-1-l | 1
      quanto basta | olio extravergine e sale`,
    steps: `
      Fai appassire la cipolla in poco olio, unisci carote e patata a pezzi e lo zenzero grattugiato.
      Copri con il brodo e cuoci venti minuti, finché le carote cedono alla forchetta.
      Frulla fino a una crema liscia e allunga con altro brodo se serve.
      Servi con un filo d'olio e qualche seme di zucca tostato.`,
    tip: "Con mezzo latte di cocco diventa un piatto da ospiti.",
  },
  {
    slug: "salmone-al-forno-con-patate",
    title: "Salmone al forno con patate al rosmarino",
    abstract: "Una teglia, venti minuti di attesa vera e una cena completa.",
    pubDate: "2026-09-11",
    imgAlt: "Trancio di salmone con patate e limone",
    course: "Secondi piatti",
    categories: ["Pesce", "Veloci"],
    portions: 2,
    preparation: 10,
    cooking: 40,
    difficulty: "Facile",
    art: "pesce,patata,limone,erba",
    ground: "#e2ebe9",
    accent: "#d9745a",
    ingredients: `
      2 tranci | salmone norvegese | banco-fresco-madia-trancio-di-salmone-norvegese | 0.4
      500 g | patate a pasta gialla | banco-fresco-madia-patate-a-pasta-gialla | 1
      1 | limone | banco-fresco-madia-limoni-di-siracusa-igp | 0.14
      2 rametti | rosmarino | orto-di-lina-rosmarino-30-g | 1
      30 ml | olio extravergine | madia-olio-extravergine-di-oliva-100-italiano-500-ml | 1
      quanto basta | sale`,
    steps: `
      Sbuccia le patate, tagliale a spicchi e sciacquale. Asciugale bene.
      Condiscile con olio, rosmarino e sale e infornale a 200 °C per venticinque minuti.
      Appoggia i tranci sulle patate, sala, aggiungi fette di limone e rimetti in forno dodici minuti.
      Servi dalla teglia, con il fondo di cottura.`,
    tip: "Il salmone è pronto quando si sfoglia ma è ancora lucido al centro.",
  },
  {
    slug: "parmigiana-di-melanzane",
    title: "Parmigiana di melanzane",
    abstract: "Melanzane fritte, sugo corto e tanto basilico: si fa la sera prima, si mangia il giorno dopo.",
    pubDate: "2026-09-04",
    imgAlt: "Una teglia di melanzane, pomodoro e formaggio",
    course: "Piatti unici",
    categories: ["Vegetariane"],
    portions: 6,
    preparation: 50,
    cooking: 40,
    rest: 120,
    difficulty: "Media",
    art: "melanzana,pomodoro,formaggio,erba",
    ground: "#f1dfd6",
    accent: "#5b3a7d",
    ingredients: `
      1,2 kg | melanzane tonde | banco-fresco-madia-melanzane-tonde-violette | 1.2
      800 g | pomodori ramati | banco-fresco-madia-pomodori-ramati-a-grappolo | 0.8
      250 g | mozzarella di bufala | madia-mozzarella-di-bufala-campana-dop-250-g | 1
      100 g | Parmigiano Reggiano DOP | madia-origini-parmigiano-reggiano-dop-24-mesi-300-g | 1
      1 mazzetto | basilico | madia-basilico-30-g | 1
      quanto basta | olio per friggere e sale`,
    steps: `
      Taglia le melanzane a fette di mezzo centimetro, salale a strati in uno scolapasta e lasciale un'ora sotto un peso. Sciacquale e asciugale bene.
      Cuoci i pomodori a pezzi con un filo d'olio e due foglie di basilico per venti minuti, passali e salali: il sugo deve velare il cucchiaio.
      Friggi le melanzane poche alla volta e lasciale asciugare su carta da cucina.
      Alterna in una teglia sugo, melanzane, mozzarella a fettine, basilico e Parmigiano, fino a finire con sugo e formaggio.
      Inforna a 190 gradi per quaranta minuti e lascia riposare almeno un'ora prima di tagliare.`,
    tip: "Asciuga la mozzarella mezz'ora in un colino: la parmigiana resterà compatta.",
  },
  {
    slug: "insalata-di-pollo-e-limone",
    title: "Insalata di pollo al limone",
    abstract: "Una cena fresca in venti minuti, buona anche il giorno dopo nella schiscetta.",
    pubDate: "2026-08-28",
    imgAlt: "Insalata con pollo e fette di limone",
    course: "Secondi piatti",
    categories: ["Carne", "Veloci"],
    portions: 2,
    preparation: 12,
    cooking: 8,
    difficulty: "Facile",
    art: "pollo,limone,insalata,oliva",
    ground: "#eef1d8",
    accent: "#c9a32a",
    ingredients: `
      400 g | petto di pollo a fette | madia-petto-di-pollo-a-fette-400-g | 1
      1 | limone | banco-fresco-madia-limoni-di-siracusa-igp | 0.14
      100 g | spinacino | madia-spinacino-da-insalata-100-g | 1
      50 g | olive taggiasche | madia-origini-olive-taggiasche-denocciolate-180-g | 1
      quanto basta | olio, sale e pepe`,
    steps: `
      Marina il pollo dieci minuti con la scorza del limone, metà del succo e un cucchiaio d'olio.
      Scalda bene una padella e cuoci le fette due minuti per lato; fuori dal fuoco salale e tagliale a strisce.
      Condisci lo spinacino con il resto del succo, olio e pepe, unisci il pollo tiepido e le olive, e servi.`,
    tip: "Per la schiscetta tieni il condimento a parte fino all'ultimo.",
  },
  {
    slug: "torta-di-mele-della-valtellina",
    title: "Torta di mele della Valtellina",
    abstract: "Tante mele e poco impasto: quella che profuma la casa e finisce a colazione.",
    pubDate: "2026-08-21",
    imgAlt: "Una torta di mele con una fetta tagliata",
    course: "Dolci",
    categories: ["Vegetariane", "Cucina lombarda"],
    portions: 8,
    preparation: 25,
    cooking: 45,
    difficulty: "Facile",
    art: "mela,torta intera,burro,uovo",
    ground: "#f6e6cf",
    accent: "#b5622f",
    ingredients: `
      1 kg | mele Golden Delicious | banco-fresco-madia-mele-golden-delicious-della-valtellina-igp | 1
      200 g | farina 00 | madia-farina-tipo-00-1-kg | 1
      120 g | zucchero | madia-zucchero-semolato-1-kg | 1
      3 | uova | madia-uova-fresche-da-galline-all-aperto-6-pz | 1
      80 g | burro | caseificio-borgolatte-burro-125-g | 1
      1 bustina | lievito per dolci | madia-lievito-per-dolci-vanigliato-3-x-16-g | 1`,
    steps: `
      Sbuccia le mele, tagliale a fettine sottili e bagnale con poco succo di limone.
      Monta le uova con lo zucchero per cinque minuti, unisci il burro fuso tiepido, poi farina e lievito setacciati.
      Incorpora due terzi delle mele, versa in uno stampo imburrato da 24 centimetri e disponi le altre a raggiera.
      Cuoci a 180 gradi per quarantacinque minuti: lo stecchino deve uscire asciutto, la superficie dorata.`,
    tip: "Un cucchiaio di zucchero di canna sulle mele prima del forno fa la crosticina.",
  },
  {
    slug: "zuppa-di-lenticchie-di-castelluccio",
    title: "Zuppa di lenticchie di Castelluccio",
    abstract: "Non serve l'ammollo: quaranta minuti e un soffritto fatto con calma.",
    pubDate: "2026-08-14",
    imgAlt: "Una ciotola di zuppa con pane",
    course: "Primi piatti",
    categories: ["Vegane"],
    portions: 4,
    preparation: 15,
    cooking: 40,
    difficulty: "Facile",
    art: "zuppa,fagioli,carota,pane",
    ground: "#efe3d3",
    accent: "#8c5a36",
    ingredients: `
      250 g | lenticchie di Castelluccio IGP | madia-origini-lenticchie-di-castelluccio-di-norcia-igp-250-g | 1
      1 | cipolla dorata | banco-fresco-madia-cipolle-dorate | 0.15
      2 | carote | banco-fresco-madia-carote | 0.25
      1 l | brodo vegetale | madia-brodo-vegetale-pronto-1-l | 1
      30 ml | olio extravergine | madia-olio-extravergine-di-oliva-100-italiano-500-ml | 1
      quanto basta | alloro, sale e pepe`,
    steps: `
      Trita cipolla e carote e falle appassire nell'olio, coperte, per dieci minuti a fuoco basso.
      Sciacqua le lenticchie, uniscile al soffritto con l'alloro e falle insaporire due minuti.
      Versa il brodo caldo e cuoci trentacinque minuti a fuoco dolce, salando solo alla fine.
      Frulla un mestolo di zuppa, rimettilo in pentola e servi con un filo d'olio a crudo e pane abbrustolito.`,
    tip: "Il giorno dopo è più buona: allungala con poco brodo quando la scaldi.",
  },
  {
    slug: "ricotta-al-forno-con-spinaci",
    title: "Sformato di ricotta e spinaci",
    abstract: "Leggero, si taglia a fette e piace anche freddo: il piatto delle sere senza idee.",
    pubDate: "2026-08-07",
    imgAlt: "Uno sformato verde e bianco con spinaci",
    course: "Secondi piatti",
    categories: ["Vegetariane"],
    portions: 4,
    preparation: 20,
    cooking: 35,
    difficulty: "Facile",
    art: "foglie,formaggio,uovo,burro",
    ground: "#e6eedb",
    accent: "#5f8a41",
    ingredients: `
      500 g | ricotta vaccina | madia-ricotta-vaccina-500-g | 1
      300 g | spinaci cotti al vapore | madia-spinaci-cotti-al-vapore-300-g | 1
      2 | uova | madia-uova-fresche-da-galline-all-aperto-6-pz | 1
      60 g | Parmigiano Reggiano DOP | madia-origini-parmigiano-reggiano-dop-24-mesi-300-g | 1
      20 g | pangrattato | forno-primalba-pangrattato-500-g | 1
      quanto basta | noce moscata, sale e pepe`,
    steps: `
      Scola la ricotta e strizza gli spinaci, poi tritali grossolanamente.
      Mescola ricotta, spinaci, uova e quasi tutto il Parmigiano, con noce moscata, sale e pepe.
      Versa in uno stampo unto e spolverato di pangrattato, copri con il formaggio rimasto e cuoci a 180 gradi per trentacinque minuti.
      Lascia intiepidire dieci minuti prima di sformare.`,
    tip: "Con una salsa di pomodoro calda diventa un primo senza pasta.",
  },
];
