const SIZE_RATIO = 16;
/** Between linear work (16 times the size, 16 times the time) and quadratic (256 times). */
const MAX_TIME_RATIO = 120;
const ROUNDS = 7;
const MIN_SAMPLE_MS = 1;
const MAX_REPEATS = 500;

const TAGS = [
  "<",
  "<br",
  "</p",
  "<p>",
  "<td",
  "<tr",
  "<tr><td>",
  "<a ",
  '<a href="',
  "<b>",
  "<!--",
  "<a a=1 ",
];
const LISTS = ["<li>", "<ul><li>", "<ol>", "<table>", "<h2>", "<li>a"];
const STYLED = ["<script", "<b style='color:red'>", "&", "&amp", "<p>\n", "<!--form:1", "<br ", "<br>"];
const SHORTCODES = ["[", "[a ", "[a =", "[/a]", "[a]", "[ninja_form id=", "[gallery", "<p>["];
const ADDRESSES = [
  'src="',
  "src='wp-content/",
  "wp-content/",
  '<a href="wp-content/',
  "http://",
  "/shop",
  "?a=",
];
const CSS = ["a{", "a{}", "{", "}", "/*", "a{b:c;", "@media (a){", "a(b", "a,", "url(", "a:b;", "\\", "@a;"];
const SIGNS = [
  "(",
  "( ",
  " ",
  "\t",
  "\n",
  "\u00a0",
  ",",
  ", ",
  ".",
  ":",
  "-",
  " - ",
  "'",
  "/",
  "=",
  "%",
  "@",
  "~",
  "*",
];
const FIGURES = ["0", "1 ", "1,", "1.", "12345", "12345 ", "1/", "1:", "00:00-", "1x", "1 x ", " x", "100 g"];
const WORDS = [
  "a",
  "a ",
  "A",
  "A ",
  "A.",
  "AB ",
  "\u00e8",
  "\u{1f345}",
  "a'",
  "Aa",
  "dell'a ",
  "x",
  "minimo",
  "(minimo 1-",
];
const MEASURES = [
  "kg",
  "kg ",
  "1kg",
  "1 kg ",
  "kg 1",
  "1kg x1",
  "sgocc",
  "sgocc. ",
  "peso ",
  "1/2 kg",
  "su 1 ",
  "2\u00b0",
];
const CARDS = ["solo con ", "solo con card ", "con la ", "per i "];

export const HOSTILE_MARKUP = [
  ...TAGS,
  ...LISTS,
  ...STYLED,
  ...SHORTCODES,
  ...ADDRESSES,
  " ",
  "\n",
  "'",
  "a",
];
export const HOSTILE_CSS = [...CSS, " ", "\n", "a", "<"];
export const HOSTILE_TEXT = [...SIGNS, ...FIGURES, ...WORDS, ...MEASURES, ...CARDS, "<", "<br", "&", "&amp"];
/** A pattern goes back over a text whose end does not match. */
const ENDING = "\u0000!";

/** Through bytes, so that the parts of the text are joined before the clock starts. */
function fill(unit: string, length: number): string {
  const start = unit.repeat(Math.ceil(length / unit.length)).slice(0, length - ENDING.length);
  return Buffer.from(start + ENDING).toString();
}

/** Processor time in milliseconds: what else the machine does is not counted. */
function timeOf(work: () => unknown, repeats: number): number {
  const start = process.cpuUsage();
  for (let count = 0; count < repeats; count += 1) work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** The best of some samples, each long enough for the clock. */
function bestTime(work: () => unknown, rounds: number): number {
  const once = timeOf(work, 1);
  const repeats = Math.min(MAX_REPEATS, Math.max(1, Math.ceil(MIN_SAMPLE_MS / Math.max(once, 0.001))));
  const samples = Array.from({ length: rounds }, () => timeOf(work, repeats) / repeats);
  return Math.max(Math.min(...samples), MIN_SAMPLE_MS / MAX_REPEATS);
}

const growth = (work: (text: string) => unknown, small: string, large: string, rounds: number): number =>
  bestTime(() => work(large), rounds) / bestTime(() => work(small), rounds);

/** The first hostile text on which `work` grows faster than its length; measured again before it counts. */
export function fasterThanLinear(
  work: (text: string) => unknown,
  units: string[],
  maxLength: number,
): string | null {
  for (const unit of units) {
    const small = fill(unit, Math.floor(maxLength / SIZE_RATIO));
    const large = fill(unit, maxLength);
    if (growth(work, small, large, 1) <= MAX_TIME_RATIO) continue;
    const ratio = growth(work, small, large, ROUNDS);
    if (ratio > MAX_TIME_RATIO)
      return `${JSON.stringify(unit + ENDING)} takes ${ratio.toFixed(0)} times as long`;
  }
  return null;
}
