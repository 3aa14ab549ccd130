const readWords = (...lines: string[]) => new Set(lines.join(" ").split(" "));

/** Words around the product: "dove trovo il sale", "aggiungi il latte al carrello". */
export const REQUEST_WORDS = readWords(
  "dove dov trovo trova trovi trovare trovano trovate sta stanno avete avreste vendete tenete sapete",
  "serve servono servirebbe servirebbero serviva servivano occorre occorrono manca mancano finito finita finiti finite",
  "quanto quanti quanta quant prezzo prezzi costano costo aggiungi aggiungere aggiungimi aggiungo metti mettere mettimi metto",
  "ordina ordinare ordino ordine compra comprare comprami compro prendi prendere prendimi prendo acquista acquistare acquisto",
  "voglio vorrei vogliamo vorremmo desidero cerco cercare cerca cercavo cercami cerchiamo dammi mostra mostrami fammi vedere",
  "ho bisogno avrei devo dovrei dobbiamo posso potrei puoi potete possibile sapere dire se",
  "favore piacere grazie ciao salve buongiorno buonasera alexa google siri",
  "carrello lista spesa supermercato negozio reparto sezione corsia scaffale online",
  "quale quali qual che sono esiste esistono disponibile disponibili",
  "cosa cose roba mi ci me vi ne si ce qualcosa anche poi pure inoltre ancora comprato",
);

/** Only whole questions: "costa" alone also occurs in names ("bietole da costa"). */
const QUESTIONS =
  /(?<![a-z])quant[aio]\s+(?:costa|costano|viene|vengono|fa|fanno|e)(?![a-z])|(?<![a-z])che tip[oi] di(?![a-z])/g;

/** Asks for the ingredients of a dish; headwords of the synonyms begin with it ("preparare pizza"). */
export const PREPARE = "preparare";

/** Dropped, so that "in casa" does not find household products: "pesto fatto in casa". */
const HOME_MADE = /(?<![a-z])(?:fatt[oaie]|da fare|preparat[oaie])\s+(?:in|a)\s+casa(?![a-z])/g;

const INGREDIENTS = " ingredienti";

/** "tiramisu ingredienti" → "ingredienti tiramisu". */
function putIngredientsFirst(text: string): string {
  const trimmed = text.trim();
  return trimmed.endsWith(INGREDIENTS)
    ? `${INGREDIENTS} ${trimmed.slice(0, trimmed.length - INGREDIENTS.length)}`
    : text;
}

const PREPARING =
  /^\s*(?:(?:(?:gli\s+)?ingredienti|(?:l')?occorrente|(?:il\s+)?necessario)(?:\s+(?:per|d[aeio]l*[aeio]*))?|per)\s+(?:(?:fare|preparare|cucinare)\s+)?(?:(?:il|la|lo|le|gli|i|un|uno|una)\s+|l'|un')?(?=[a-z])/;

const ABBREVIATIONS: [RegExp, string][] = [
  [/(?<![a-z0-9])s[/.]?\s?g(?:lut)?\.?(?![a-z0-9])/g, "senza glutine"],
  [/(?<![a-z0-9])s[/.]?\s?l(?:att)?\.?(?![a-z0-9])/g, "senza lattosio"],
  [/(?<![a-z0-9])s\/\s?z(?:ucch)?\.?(?![a-z0-9])/g, "senza zucchero"],
  [/(?<![a-z0-9])s\/\s?(?=[a-z]{3})/g, "senza "],
  [/(?<![a-z0-9])c\/\s?(?=[a-z]{3})/g, "con "],
  [/(?<![a-z0-9])km\.?\s?(?:0|zero)(?![a-z0-9])/g, "locali"],
];

/** Drops request words at the start, so that an amount comes first: "aggiungi 2 litri di latte". */
function trimStart(text: string): string {
  const words = text.trim().split(/\s+/);
  const start = words.findIndex((word) => !REQUEST_WORDS.has(word));
  return start > 0 ? words.slice(start).join(" ") : text;
}

const writeOut = (text: string): string =>
  ABBREVIATIONS.reduce((written, [pattern, words]) => written.replace(pattern, words), text);

/** Removes questions from a folded text and writes abbreviations out: "s/g" is "senza glutine". */
export const readRequest = (text: string): string =>
  putIngredientsFirst(trimStart(writeOut(text).replace(QUESTIONS, " ").replace(HOME_MADE, " "))).replace(
    PREPARING,
    `${PREPARE} `,
  );
