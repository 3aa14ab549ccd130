type Elides = "yes" | "no";

/** For the article before a day or a percentage in Italian: "l'8 dicembre", "dall'11/12/2026", "dell'8%". */
export const elides = (text: string | number): Elides =>
  /^(?:0?8|8\d|11)(?!\d)/.test(String(text)) ? "yes" : "no";

/** Values of a message with an article before its date. */
export const withElision = (date: string): { date: string; elides: Elides } => ({
  date,
  elides: elides(date),
});

const ARTICLES = { il: ["il ", "l'"], del: ["del ", "dell'"] } as const;

/** "il 10/12/2026", "l'11/12/2026", for Italian text that is in no message. */
export const withArticle = (article: keyof typeof ARTICLES, text: string): string =>
  `${ARTICLES[article][elides(text) === "yes" ? 1 : 0]}${text}`;
