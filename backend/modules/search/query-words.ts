import { REQUEST_WORDS } from "./request-words";

/** They ask for what is on offer, alone or beside a product. */
const OFFER_WORDS = new Set(
  "offerta offerte promo promozione promozioni sconto sconti scontato scontata scontati scontate".split(" "),
);

/** How much of it, and in what it is sold: "mezzo chilo di pane", "una bottiglia d'olio". */
const AMOUNT_WORDS = new Set(
  (
    "un uno una due tre quattro cinque sei sette otto nove dieci mezzo mezza chilo chili kg etto etti litro litri grammi " +
    "pacco pacchi pacchetto pacchetti confezione confezioni conf bottiglia bottiglie barattolo barattoli vasetto vasetti " +
    "cassa casse cartone cartoni brick pezzo scatoletta scatolette vaschetta vaschette flacone flaconi tubetto tubetti " +
    "pacchettino sacchetto scatola scatole prodotti prodotto marca qualche po paio dozzina"
  ).split(" "),
);

/** Without a product they only link words. */
const LINK_WORDS = new Set(
  "a ad agli ai al alla alle con d da dei degli del della delle dello di e ed gli i il in la le lo nel nella per su x".split(
    " ",
  ),
);

export const isLink = (word: string | undefined): boolean => word !== undefined && LINK_WORDS.has(word);

/** Generic nouns: "prodotti", "cibo"; the other words say what is meant. */
const GENERIC_NOUNS =
  "cibo cibi alimento alimenti alimentare alimentari cosa cose roba articolo articoli materiale necessario accessori";
/** The form it has, and in what it comes. */
const FORMS =
  "filetto filetti fetta fette trancio tranci cubetti polpa crema pezzi scaglie spicchi cuori bustine busta bustina " +
  "spicchio scaglia cuore cucchiaio cucchiai cucchiaino bicchiere tazza pizzico foglia foglie rametto ciuffo manciata " +
  "pastiglia pastiglie vetro plastica liquido liquida polvere gel spray ricarica ricariche stick tabs capsule rotolo mazzo mazzetto";
/** How it is. */
const QUALITIES =
  "mini maxi grande grandi piccolo piccola piccoli piccole formato famiglia convenienza scorta misto mista misti miste " +
  "fresco fresca freschi fresche buono buona buoni buon nostrano nostrana italiano italiana italiani italiane " +
  "artigianale artigianali casereccio casereccia classico classica normale normali pronto pronta " +
  "pronti pronte gia sfuso sfusa vero vera assortiti assortite assortito usa getta veloce veloci tipico tipici stagione san santa";
/** For whom. */
const AUDIENCES =
  "bambino bambina bambini bambine bimbo bimba bimbi neonato neonati bebe ragazzi adulti adulto uomo donna unisex";

const GENERIC_WORDS = new Set([GENERIC_NOUNS, FORMS, QUALITIES, AUDIENCES].join(" ").split(" "));

/** @internal */
export const FILLER_WORDS: readonly string[] = [...OFFER_WORDS, ...AMOUNT_WORDS, ...GENERIC_WORDS];

/** Beside another word it never says what is meant: "cibo per celiaci", "filetti d'acciuga". */
export const isGeneric = (phrase: string): boolean => GENERIC_WORDS.has(phrase);

/** Beside a brand they say of what it tastes or smells: "Mastro Lindo limone". */
const TASTES = new Set(
  (
    "limone arancia fragola menta lavanda vaniglia cioccolato cacao pesca pino marsiglia aloe cocco mandorla pistacchio " +
    "nocciola miele frutti bosco ciliegia lampone mirtillo banana mela agrumi rosa talco caramello"
  ).split(" "),
);

export const isTaste = (phrase: string): boolean => TASTES.has(phrase);

/** Where the shop has no such cut of this meat, the meat is what matters: "bistecche di maiale". */
const CUTS = new Set(
  (
    "bistecca bistecche fettina fettine spezzatino arrosto macinato macinata braciola braciole costoletta costolette " +
    "costine filetto filetti petto petti coscia cosce cotoletta cotolette hamburger polpette tagliata collo spalla " +
    "pancia testina guancia guance stinco coda lingua scaloppina scaloppine fesa girello reale muscolo"
  ).split(" "),
);
const MEATS = new Set(
  "manzo bovino vitello maiale suino pollo tacchino agnello coniglio cavallo anatra oca faraona cinghiale".split(
    " ",
  ),
);

export const isCut = (phrase: string): boolean => CUTS.has(phrase);
export const isMeat = (phrase: string): boolean => MEATS.has(phrase);

/** Animal words always select pet products: "bocconcini cane". */
const ANIMALS = new Set(
  "cane cani cagnolino gatto gatti gattino gattini micio cucciolo cuccioli coniglietto canarini".split(" "),
);

export const isAnimal = (phrase: string): boolean => ANIMALS.has(phrase);

const NEGATIONS = ["senza", "non"];

/** "Senza cipolla" and "non piccante" say what must not be in it. */
export const isNegation = (phrase: string): boolean => NEGATIONS.includes(phrase);
/** What must not be in it, of a piece that says so. */
export const negatedWords = (phrase: string): string[] => {
  const [absence = "", ...words] = phrase.split(" ");
  return isNegation(absence) ? words : [];
};

/** `count`: how many, said before the product. */
export type QueryWords = { words: string[]; isOffer: boolean; count: number };

/** "Lievito x dolci". */
const PER = "x";

/** "Zero lattosio" is without; "cola zero" is a name. */
const readZero = (word: string, at: number, words: string[]) =>
  word === "zero" && at > 0 && at < words.length - 1 ? "senza" : word;

/** "3 birre", not "00" nor a code. */
const COUNT = /^[1-9]\d?$/;

/** "24 mesi" are of one cheese. */
const AGES = new Set(["mese", "mesi", "anno", "anni"]);

const isRequestWord = (word: string) => REQUEST_WORDS.has(word);
const isFiller = (word: string) => isLink(word) || isRequestWord(word) || AMOUNT_WORDS.has(word);

/** Whether the words name no product: "dove trovo il". */
export const isOnlyRequest = (words: string[]): boolean => words.every(isFiller);

/** Removes what does not name a product, unless nothing else is said. */
export function readQueryWords(allWords: string[]): QueryWords {
  const start = allWords.findIndex((word) => !isRequestWord(word));
  const [first = "", ...others] = allWords.slice(Math.max(0, start));
  const isCount =
    COUNT.test(first) &&
    !AGES.has(others[0] ?? "") &&
    others.some((word) => !isFiller(word) && !/^\d/.test(word));
  return isCount
    ? { ...removeUnnamed(others), count: Number(first) }
    : { ...removeUnnamed(allWords), count: 0 };
}

function removeUnnamed(allWords: string[]): Pick<QueryWords, "words" | "isOffer"> {
  const isOffer = allWords.some((word) => OFFER_WORDS.has(word));
  const words = allWords.filter((word) => !OFFER_WORDS.has(word) && word !== PER).map(readZero);
  if (isOffer && words.every((word) => LINK_WORDS.has(word))) return { words: [], isOffer };
  const named = trimLinks(words.filter((word) => !AMOUNT_WORDS.has(word) && !isRequestWord(word)));
  return { words: named.length > 0 ? named : words, isOffer };
}

/** "in offerta", "di pane": links at the ends lost the word they belong to. */
function trimLinks(words: string[]): string[] {
  const start = words.findIndex((word) => !isLink(word));
  if (start < 0) return [];
  let end = words.length;
  while (isLink(words[end - 1])) end -= 1;
  return words.slice(start, end);
}
