/** They ask for what is on offer, alone or beside a product. */
const OFFER_WORDS = new Set(
  "offerta offerte promo promozione promozioni sconto sconti scontato scontata scontati scontate".split(" "),
);

/** How much of it, and in what it is sold: "mezzo chilo di pane", "una bottiglia d'olio". */
const AMOUNT_WORDS = new Set(
  (
    "un uno una due tre quattro cinque sei sette otto dieci mezzo mezza chilo chili kg etto etti litro litri grammi " +
    "pacco pacchi pacchetto confezione confezioni conf bottiglia bottiglie barattolo barattoli vasetto vasetti cassa cartone brick " +
    "prodotti prodotto marca qualche po"
  ).split(" "),
);

/** Without a product they only link words. */
const LINK_WORDS = new Set(
  "a ad agli ai al alla alle con d da dei degli del della delle dello di e gli i il in la le lo per su".split(
    " ",
  ),
);

export const isLink = (word: string | undefined): boolean => word !== undefined && LINK_WORDS.has(word);

/** They name whatever the other words are about, the form it has, or how it is. */
const GENERIC_WORDS = new Set(
  (
    "cibo cibi alimento alimenti cosa cose roba articolo articoli " +
    "filetto filetti fetta fette trancio tranci cubetti polpa crema pezzi scaglie spicchi cuori bustine " +
    "mini maxi grande grandi piccolo piccola piccoli formato famiglia convenienza scorta misto mista misti"
  ).split(" "),
);

/** Beside another word it never says what is meant: "cibo per celiaci", "filetti d'acciuga". */
export const isGeneric = (phrase: string): boolean => GENERIC_WORDS.has(phrase);

export type QueryWords = { words: string[]; isOffer: boolean };

/** Removes what does not name a product, unless nothing else is said. */
export function readQueryWords(allWords: string[]): QueryWords {
  const words = allWords.filter((word) => !OFFER_WORDS.has(word));
  const isOffer = words.length < allWords.length;
  if (isOffer && words.every((word) => LINK_WORDS.has(word))) return { words: [], isOffer };
  const named = trimLinks(words.filter((word) => !AMOUNT_WORDS.has(word)));
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
