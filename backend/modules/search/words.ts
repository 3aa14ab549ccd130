const ELISION = /(^|[^a-z0-9])(?:dell|all|nell|sull|dall|quell|bell|sant|un|gl|l|d|c)'(?=[a-z])/g;

/** Lower case without accents, one kind of apostrophe. */
export function fold(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[’‘´`]/g, "'");
}

/** The words of a text: folded, elisions dropped ("dell'olio" → "olio"), everything else parts words. */
export function words(text: string): string[] {
  return fold(text)
    .replace(ELISION, "$1")
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
}

/** Words whose stems would fall together although they are different goods, or that the stemmer would drop. */
const KEPT_APART = [
  ["pasta", "paste"],
  ["pasto", "pasti"],
  ["pesce", "pesci"],
  ["pesca", "pesche"],
  ["polpa", "polpe"],
  ["polpo", "polpi"],
  ["grana"],
  ["grano", "grani"],
  ["panna", "panne"],
  ["panno", "panni"],
  ["latta"],
  ["lime"],
  ["lima"],
  ["te", "the"],
  ["sala"],
];

const OWN_LEXEME = new Map(
  KEPT_APART.flatMap((forms) => forms.map((form) => [form, `${forms[0]}0`] as const)),
);

/** The word as the search configuration should see it: a digit at its end keeps a word from being stemmed. */
export function searchForm(word: string): string {
  return OWN_LEXEME.get(word) ?? word;
}

/** A text as the search configuration should see it. */
export function searchText(text: string): string {
  return words(text).map(searchForm).join(" ");
}
