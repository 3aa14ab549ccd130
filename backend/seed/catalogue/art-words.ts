import { parseArt, type Art } from "./art";

/** Stems of Italian words and the artwork they add to a label. */
const ART_BY_STEM: readonly (readonly [RegExp, string])[] = [
  [/fragol/, "fragola"],
  [/(frutti di bosco|mirtill|lampon|more\b|ribes|sambuco)/, "mirtillo"],
  [/(pesc(a|he)\b|nettarin|albicocc)/, "pesca"],
  [/(arance?\b|aranci|mandarin|clementin|pompelmo|agrum|bergamott)/, "arancia"],
  [/(limon|cedrata|lime\b)/, "limone"],
  [/banan/, "banana"],
  [/ananas/, "ananas"],
  [/(mel[ae]\b.*(verd|granny)|granny)/, "mela verde"],
  [/mel[ae]\b/, "mela"],
  [/per[ae]\b/, "pera"],
  [/(cilieg(ia|ie|e)\b|amaren|visciol)/, "ciliegia"],
  [/kiwi/, "kiwi"],
  [/(mango|papaya|tropical)/, "mango"],
  [/cocco/, "cocco"],
  [/avocado/, "avocado"],
  [/\b(uv(a|etta)|prugn[ae])\b/, "uva"],
  [/(\bnocciol|mandorl|castagn|marron|\bnoci\b|gianduia)/, "castagna"],
  [/(cacao|cioccolat|fondente|gianduia)/, "cioccolato"],
  [/pistacc/, "piselli"],
  [/(caff[eè]|cappuccino|espresso)/, "caffe"],
  [/miele/, "miele"],
  [/vanigli/, "margherita"],
  [/(pomodor|ciliegin|passata|arrabbiata|amatriciana)/, "pomodoro"],
  [/(basilico|pesto|rosmarino|salvia|origano|prezzemolo|\bmenta\b|alloro)/, "erba"],
  [/zucc(a|he)\b/, "zucca"],
  [/melanzan/, "melanzana"],
  [/peperon[ei]\b/, "peperone"],
  [/(peperoncin|piccant|arrabbiata)/, "peperoncino"],
  [/(fung|porcin|champignon|tartuf)/, "fungo"],
  [/(spinac|bietol|verz|cavol|lattug|insalat|radicch|rucol|catalogna|indivia)/, "foglie"],
  [/broccol/, "broccolo"],
  [/carot/, "carota"],
  [/(patat)/, "patata"],
  [/cipoll|porri\b|scalogn/, "cipolla"],
  [/\bagli[oa]\b/, "aglio"],
  [/(zucchin|cetriol)/, "cetriolo"],
  [/(pisell|edamame|fave|taccol)/, "piselli"],
  [/(fagiol|ceci|lenticch|borlott|legum)/, "fagioli"],
  [/\bmais\b/, "mais"],
  [/oliv/, "oliva"],
  [/zenzero/, "zenzero"],
  [/(gamber|scamp|mazzancoll)/, "gambero"],
  [/(calamar|sepp|totan)/, "calamaro"],
  [/polp[oi]\b/, "polpo"],
  [/(cozze|vongole|ostric|capesant)/, "ostrica"],
  [/granchio|surimi/, "granchio"],
  [
    /(salmon|tonno|merluzzo|orata|branzino|sgombr|acciug|alic|trota|pesce|spada|sogliol|platess|nasell|sardin)/,
    "pesce",
  ],
  [/(pollo|tacchin|galletto|faraona)/, "pollo"],
  [/(speck|pancett|prosciutt|guancial|bacon|bresaol|salam|mortadell|coppa|lardo|culatell)/, "pancetta"],
  [/(w[uü]rstel)/, "wurstel"],
  [/(manzo|vitell|bovin|fiorentin|angus|tagliata di|agnell|suin)/, "carne"],
  [/(mozzarell|burrat|fiordilatte)/, "mozzarella"],
  [
    /(parmigian|grana|pecorin|ricott|formagg|gorgonzol|taleggi|fontin|asiag|provol|scamorz|robiol|stracchin|caprin|caciott|brie|emmental|mascarpon)/,
    "formaggio",
  ],
  [/burro/, "burro"],
  [/(latte|panna|kefir|yogurt)/, "latte"],
  [/\buov/, "uovo"],
  [/(integral|farro|avena|cereal|orzo|segale|grano|crusca)/, "grano"],
  [/\bris[oi]\b|risott/, "riso"],
  [/lavand/, "lavanda"],
  [/(aloe|eucalipt|pino\b|bamb)/, "foglia"],
  [/\b(rose|peonia)\b/, "rosa"],
  [/(muschio|talco|\bfiori\b|gelsomino|camomill|orchidea|magnolia|argan)/, "fiore"],
  [/(oceano|brezza)/, "onda"],
];

export function findArtInName(name: string): Art[] {
  const text = name.toLowerCase();
  const found: Art[] = [];
  for (const [stem, art] of ART_BY_STEM) {
    if (found.length === 2) break;
    const [piece] = parseArt(art);
    if (piece && stem.test(text) && !found.includes(piece)) found.push(piece);
  }
  return found;
}
