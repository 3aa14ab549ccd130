const SYNONYM_GROUPS: string[][] = [
  ["anguria", "cocomero"],
  ["candeggina", "varechina", "varecchina"],
  ["melagrana", "melograno"],
  ["arachidi", "noccioline americane", "spagnolette"],
  ["finocchiona", "sbriciolona"],
  ["alici", "acciughe"],
  ["branzino", "spigola"],
  ["fagiolini", "cornetti", "tegoline"],
  ["taccole", "piattoni"],
  ["gallette", "cracker di riso"],
  ["salsiccia", "luganega", "salamella"],
  ["wurstel", "hot dog"],
  ["ragu", "sugo di carne"],
  ["passata", "salsa di pomodoro"],
  ["bibita", "bevanda gassata"],
  ["acqua gassata", "acqua frizzante"],
  ["acqua naturale", "acqua liscia"],
  ["senza lattosio", "delattosato", "lactose free"],
  ["carta alluminio", "alluminio", "carta stagnola"],
  ["senza glutine", "gluten free", "celiaci"],
  ["biologico", "bio"],
  ["vegano", "vegan", "vegetale"],
  ["proteico", "protein", "high protein"],
  ["merendine", "brioche"],
  ["cornetto", "croissant"],
  ["crackers", "cracker", "salatini"],
  ["pancarre", "pan carre", "pane in cassetta", "pane a fette"],
  ["fette biscottate", "biscottate"],
  ["marmellata", "confettura"],
  ["yogurt", "yoghurt", "yogourt"],
  ["stracchino", "crescenza"],
  ["dentifricio", "pasta dentifricia"],
  ["bagnoschiuma", "docciaschiuma", "doccia schiuma"],
  ["detersivo piatti", "detergente piatti"],
  ["detersivo lavatrice", "detersivo bucato"],
  ["sacchetti", "sacchi"],
  ["lettiera", "sabbia gatto"],
  ["crocchette", "croccantini"],
];

/** One-way synonyms, often a brand name for products sold under other names. */
const ONE_WAY_SYNONYMS: Record<string, string[]> = {
  scottex: ["carta da cucina", "carta casa", "asciugatutto"],
  rotoloni: ["carta da cucina", "asciugatutto", "carta igienica"],
  nutella: ["crema spalmabile", "crema alle nocciole", "crema nocciole"],
  philadelphia: ["formaggio fresco spalmabile", "formaggio spalmabile"],
  sottilette: ["formaggio fuso", "fette di formaggio"],
  coca: ["cola"],
  pepsi: ["cola"],
  sprite: ["gassosa", "limonata"],
  sottaceti: ["cetriolini", "giardiniera"],
  simmenthal: ["carne in gelatina", "carne in scatola"],
  fanta: ["aranciata"],
  zymil: ["senza lattosio"],
  domopak: ["pellicola", "alluminio"],
  coccolino: ["ammorbidente"],
  kleenex: ["fazzoletti"],
  tempo: ["fazzoletti"],
  dash: ["detersivo lavatrice"],
  dixan: ["detersivo lavatrice"],
  svelto: ["detersivo piatti"],
  swiffer: ["panni catturapolvere", "panni"],
  vetril: ["detergente vetri", "vetri"],
  lysoform: ["disinfettante"],
  pampers: ["pannolini"],
  cif: ["crema detergente", "sgrassatore"],
  chanteclair: ["sgrassatore"],
  estathe: ["te freddo", "te"],
  gatorade: ["integratore", "sport"],
  redbull: ["energy drink"],
  svizzere: ["hamburger"],
  macinato: ["macinata"],
  trita: ["macinata", "macinato"],
  latticini: ["latte", "formaggio"],
  colazione: ["biscotti", "cereali"],
  aperitivo: ["aperitivo", "patatine", "olive"],
  champagne: ["spumante"],
  bollicine: ["spumante", "prosecco"],
  mangime: ["crocchette"],
};

function buildTable(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const group of SYNONYM_GROUPS) for (const phrase of group) found.set(phrase, group);
  for (const [word, phrases] of Object.entries(ONE_WAY_SYNONYMS)) {
    found.set(word, [...new Set([word, ...phrases, ...(found.get(word) ?? [])])]);
  }
  return found;
}

const SYNONYMS = buildTable();
const MAX_PHRASE_WORDS = 3;

/**
 * Splits words into pieces with their synonyms:
 * ["latte", "senza", "glutine"] → [["latte"], ["senza glutine", "gluten free", "celiaci"]].
 */
export function splitWithSynonyms(words: string[]): string[][] {
  const pieces: string[][] = [];
  for (let index = 0; index < words.length;) {
    let length = Math.min(MAX_PHRASE_WORDS, words.length - index);
    while (length > 1 && !SYNONYMS.has(words.slice(index, index + length).join(" "))) length -= 1;
    const phrase = words.slice(index, index + length).join(" ");
    pieces.push([phrase, ...(SYNONYMS.get(phrase) ?? []).filter((other) => other !== phrase)]);
    index += length;
  }
  return pieces;
}

/** Synonyms are never corrected, although no product contains them. */
export function isSynonym(word: string): boolean {
  return SYNONYMS.has(word);
}

export function findSynonymsByPrefix(prefix: string): string[] {
  return [...SYNONYMS.keys()].filter((phrase) => phrase.startsWith(prefix) && !phrase.includes(" "));
}
