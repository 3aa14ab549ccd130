const LOWERCASE_WORDS = new Set(
  (
    "a ad al allo alla ai agli alle con col coi da dal dallo dalla dai dagli dalle di del dello della dei degli delle " +
    "e ed o in nel nello nella nei negli nelle su sul sullo sulla sui sugli sulle per tra fra senza il lo la i gli le un uno una"
  ).split(" "),
);

const ELIDED = new Set("d l un c all coll dall dell nell sull quell".split(" "));

const ACRONYMS = new Set(
  (
    "DOP IGP IGT DOC DOCG STG UHT ESL OGM UE USA UV SPF LED USB HD TV DVD PET XS XL XXL AA AAA BBQ DHA IPA TNT WC " +
    "II III IV VI VII VIII IX XO"
  ).split(" "),
);

const MAX_LENGTH = 255;
const TAG = /<\/?[a-z][^<>]*>/gi;
const MEASURE = /^\d+(?:[.,]\d+)?(?:KG|HG|GR?|LT?|DL|CL|ML|MT|CM|MM|PZ)\.?$/;
const LONE_UNIT = /^(?:KG|HG|GR|G|LT|DL|CL|ML|MT|CM|MM|PZ)\.?$/;

export function readableName(name: string): string {
  const tidy = name.slice(0, MAX_LENGTH).replace(TAG, " ").replace(/\s+/g, " ").trim();
  const isAllCaps = /\p{Lu}{2}/u.test(tidy) && !/\p{Ll}/u.test(tidy);
  if (!isAllCaps) return tidy;
  const words = tidy.split(" ");
  return words.map((word, index) => readableWord(word, index === 0, words[index - 1] ?? "")).join(" ");
}

function readableWord(word: string, isFirst: boolean, previousWord: string): string {
  if (ACRONYMS.has(lettersOnly(word))) return word;
  if (MEASURE.test(word) || (LONE_UNIT.test(word) && /\d$/.test(previousWord))) return toLower(word);
  // "N.55", "B12", "S.R.L." are codes, not words.
  if (/\d/.test(word) || /^(?:\p{L}\.){2,}$/u.test(word)) return word;
  if (!isFirst && LOWERCASE_WORDS.has(toLower(word))) return toLower(word);
  return (
    word
      // "S.Benedetto", but "F.lli".
      .split(/(?<=[-/&+(])|(?<=\.)(?=\p{L}{4})/u)
      .map((part, index) => (ACRONYMS.has(lettersOnly(part)) ? part : elided(part, isFirst && index === 0)))
      .join("")
  );
}

/** "dell'Olio", "Sant'Anna", but "William's". */
function elided(word: string, isFirst: boolean): string {
  const head = /^[^'’]*['’]/.exec(word)?.[0];
  if (head === undefined) return capital(word);
  const tail = word.slice(head.length);
  const isArticle = ELIDED.has(toLower(head).slice(0, -1));
  const start = isArticle && !isFirst ? toLower(head) : capital(head);
  return start + (tail.length > (isArticle ? 1 : 2) ? capital(tail) : toLower(tail));
}

const lettersOnly = (word: string): string => word.replace(/[^\p{L}]/gu, "");
const toLower = (word: string): string => word.toLocaleLowerCase("it");

function capital(word: string): string {
  return toLower(word).replace(/\p{L}/u, (letter) => letter.toLocaleUpperCase("it"));
}
