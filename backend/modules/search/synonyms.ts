/** Words for the same goods: whoever looks for one finds all. */
const SAME: string[][] = [
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

/** A word, often a maker's name, that stands for goods sold under other names. */
const STANDS_FOR: Record<string, string[]> = {
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

function table(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const group of SAME) for (const phrase of group) found.set(phrase, group);
  for (const [word, phrases] of Object.entries(STANDS_FOR)) {
    found.set(word, [...new Set([word, ...phrases, ...(found.get(word) ?? [])])]);
  }
  return found;
}

const TABLE = table();
const LONGEST = 3;

/**
 * Parts a row of words into pieces, each with the phrases that may stand in its place, itself first:
 * ["latte", "senza", "glutine"] → [["latte"], ["senza glutine", "gluten free", "celiaci"]].
 */
export function alternatives(row: string[]): string[][] {
  const pieces: string[][] = [];
  for (let at = 0; at < row.length;) {
    let length = Math.min(LONGEST, row.length - at);
    while (length > 1 && !TABLE.has(row.slice(at, at + length).join(" "))) length -= 1;
    const phrase = row.slice(at, at + length).join(" ");
    pieces.push([phrase, ...(TABLE.get(phrase) ?? []).filter((other) => other !== phrase)]);
    at += length;
  }
  return pieces;
}

/** Words that must not be taken for slips of the pen, although no product carries them. */
export function isSynonym(word: string): boolean {
  return TABLE.has(word);
}

/** Single words with synonyms that begin so. */
export function synonymsBeginning(prefix: string): string[] {
  return [...TABLE.keys()].filter((phrase) => phrase.startsWith(prefix) && !phrase.includes(" "));
}
