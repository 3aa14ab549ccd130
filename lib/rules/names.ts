const SMALL = new Set(
  (
    "a ad al allo alla ai agli alle con col coi da dal dallo dalla dai dagli dalle di del dello della dei degli delle " +
    "e ed o in nel nello nella nei negli nelle su sul sullo sulla sui sugli sulle per tra fra senza il lo la i gli le un uno una"
  ).split(" "),
);

const ELIDED = new Set("d l un c all coll dall dell nell sull quell".split(" "));

/** Written in capitals by everyone. */
const ACRONYMS = new Set(
  (
    "DOP IGP IGT DOC DOCG STG UHT ESL OGM UE USA UV SPF LED USB HD TV DVD PET XS XL XXL AA AAA BBQ DHA IPA TNT WC " +
    "II III IV VI VII VIII IX XO"
  ).split(" "),
);

const MEASURE = /^\d+(?:[.,]\d+)?(?:KG|HG|GR?|LT?|DL|CL|ML|MT|CM|MM|PZ)\.?$/;
const LONE_UNIT = /^(?:KG|HG|GR|G|LT|DL|CL|ML|MT|CM|MM|PZ)\.?$/;

/** Tidies the spaces of a shop's name and, where it is all shouted in capitals, gives it readable ones. */
export function readableName(name: string): string {
  const tidy = name.replace(/\s+/g, " ").trim();
  const shouted = /\p{Lu}{2}/u.test(tidy) && !/\p{Ll}/u.test(tidy);
  if (!shouted) return tidy;
  const words = tidy.split(" ");
  return words.map((word, at) => readableWord(word, at === 0, words[at - 1] ?? "")).join(" ");
}

function readableWord(word: string, first: boolean, before: string): string {
  if (ACRONYMS.has(bare(word))) return word;
  if (MEASURE.test(word) || (LONE_UNIT.test(word) && /\d$/.test(before))) return lower(word);
  // "N.55", "B12", "S.R.L." are codes, not words.
  if (/\d/.test(word) || /^(?:\p{L}\.){2,}$/u.test(word)) return word;
  if (!first && SMALL.has(lower(word))) return lower(word);
  return word
    .split(/(?<=[-/&+(])/)
    .map((part, at) => (ACRONYMS.has(bare(part)) ? part : elided(part, first && at === 0)))
    .join("");
}

/** "dell'Olio", "Sant'Anna", but "William's". */
function elided(word: string, first: boolean): string {
  const head = /^[^'’]*['’]/.exec(word)?.[0];
  if (head === undefined) return capital(word);
  const tail = word.slice(head.length);
  const article = ELIDED.has(lower(head).slice(0, -1));
  const start = article && !first ? lower(head) : capital(head);
  return start + (tail.length > (article ? 1 : 2) ? capital(tail) : lower(tail));
}

const bare = (word: string): string => word.replace(/[^\p{L}]/gu, "");
const lower = (word: string): string => word.toLocaleLowerCase("it");

function capital(word: string): string {
  return lower(word).replace(/\p{L}/u, (letter) => letter.toLocaleUpperCase("it"));
}
