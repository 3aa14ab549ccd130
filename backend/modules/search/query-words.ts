import { REQUEST_WORDS } from "./request-words";

const OFFER_WORDS = new Set(
  "offerta offerte promo promozione promozioni sconto sconti scontato scontata scontati scontate volantino volantini ribassi".split(
    " ",
  ),
);

/** Amounts and packs: "mezzo chilo di pane", "una bottiglia d'olio". */
const AMOUNT_WORDS = new Set(
  (
    "un uno una due tre quattro cinque sei sette otto nove dieci mezzo mezza chilo chili kg etto etti litro litri grammi " +
    "pacco pacchi pacchetto pacchetti confezione confezioni conf bottiglia bottiglie barattolo barattoli vasetto vasetti " +
    "cassa casse cartone cartoni brick pezzo scatoletta scatolette vaschetta vaschette flacone flaconi tubetto tubetti " +
    "pacchettino sacchetto scatola scatole prodotti prodotto marca qualche po paio dozzina"
  ).split(" "),
);

const LINK_WORDS = new Set(
  "a ad agli ai al alla alle con d da dei degli del della delle dello di e ed gli i il in la le lo nel nella per su x".split(
    " ",
  ),
);

export const isLink = (word: string | undefined): boolean => word !== undefined && LINK_WORDS.has(word);

const GENERIC_NOUNS =
  "cibo cibi alimento alimenti alimentare alimentari cosa cose roba articolo articoli materiale necessario accessori";
const FORMS =
  "filetto filetti fetta fette trancio tranci cubetti polpa crema pezzi scaglie spicchi cuori bustine busta bustina " +
  "spicchio scaglia cuore cucchiaio cucchiai cucchiaino bicchiere tazza pizzico foglia foglie rametto ciuffo manciata " +
  "pastiglia pastiglie vetro plastica liquido liquida polvere gel spray ricarica ricariche stick tabs capsule rotolo mazzo mazzetto";
const QUALITIES =
  "mini maxi grande grandi piccolo piccola piccoli piccole formato famiglia convenienza scorta misto mista misti miste " +
  "fresco fresca freschi fresche buono buona buoni buon nostrano nostrana italiano italiana italiani italiane " +
  "artigianale artigianali casereccio casereccia classico classica normale normali pronto pronta " +
  "pronti pronte gia sfuso sfusa vero vera assortiti assortite assortito usa getta veloce veloci tipico tipici stagione san santa";
const AUDIENCES =
  "bambino bambina bambini bambine bimbo bimba bimbi neonato neonati bebe ragazzi adulti adulto uomo donna unisex";

const GENERIC_WORDS = new Set([GENERIC_NOUNS, FORMS, QUALITIES, AUDIENCES].join(" ").split(" "));

/** @internal */
export const FILLER_WORDS: readonly string[] = [...OFFER_WORDS, ...AMOUNT_WORDS, ...GENERIC_WORDS];

/** Ignored beside a more specific term: "filetti" in "filetti d'acciuga", "cibo" in "cibo per celiaci". */
export const isGeneric = (phrase: string): boolean => GENERIC_WORDS.has(phrase);

/** Flavours and scents; beside a brand they do not name a product: "Mastro Lindo limone". */
const TASTES = new Set(
  (
    "limone arancia fragola menta lavanda vaniglia cioccolato cacao pesca pino marsiglia aloe cocco mandorla pistacchio " +
    "nocciola miele frutti bosco ciliegia lampone mirtillo banana mela agrumi rosa talco caramello"
  ).split(" "),
);

export const isTaste = (phrase: string): boolean => TASTES.has(phrase);

/** Without products of the cut, the meat decides: "bistecche di maiale" finds pork. */
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

/** Beside other words an animal is the most specific term: "bocconcini cane" is pet food. */
const ANIMALS = new Set(
  "cane cani cagnolino gatto gatti gattino gattini micio cucciolo cuccioli coniglietto canarini".split(" "),
);

export const isAnimal = (phrase: string): boolean => ANIMALS.has(phrase);

const NEGATIONS = ["senza", "non"];

export const isNegation = (phrase: string): boolean => NEGATIONS.includes(phrase);
/** The words after a negation: "cipolla" of "senza cipolla", "piccante" of "non piccante". */
export const negatedWords = (phrase: string): string[] => {
  const [absence = "", ...words] = phrase.split(" ");
  return isNegation(absence) ? words : [];
};

/** `count`: the number before the product, as in "3 birre"; else 0. */
export type QueryWords = { words: string[]; isOffer: boolean; count: number };

/** Short for "per": "lievito x dolci". */
const PER = "x";

/** Between words "zero" means "senza" ("latte zero lattosio"); at the end it is part of a name ("cola zero"). */
const readZero = (word: string, at: number, words: string[]) =>
  word === "zero" && at > 0 && at < words.length - 1 ? "senza" : word;

/** A number of pieces ("3 birre"), not "00" or a code. */
const COUNT = /^[1-9]\d?$/;

/** A number before these is an age, not a count: "24 mesi". */
const AGES = new Set(["mese", "mesi", "anno", "anni"]);

const isRequestWord = (word: string) => REQUEST_WORDS.has(word);
const isFiller = (word: string) => isLink(word) || isRequestWord(word) || AMOUNT_WORDS.has(word);

/** Whether no word names a product: "dove trovo il". */
export const isOnlyRequest = (words: string[]): boolean => words.every(isFiller);

/** Removes words that name no product, unless nothing else is left. */
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
  const named = trimLinks(words.filter((word) => !AMOUNT_WORDS.has(word) && !isRequestWord(word)));
  return { words: named.length > 0 ? named : words, isOffer };
}

/** Drops links at both ends, whose other word was removed: "di" of "mezzo chilo di pane". */
function trimLinks(words: string[]): string[] {
  const start = words.findIndex((word) => !isLink(word));
  if (start < 0) return [];
  let end = words.length;
  while (isLink(words[end - 1])) end -= 1;
  return words.slice(start, end);
}
