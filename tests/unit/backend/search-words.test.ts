import { longWordDistance, isAbbreviation, typoDistance } from "@/backend/modules/search/distance";
import { extractSizes, getSizeLexemes, toPackLexeme, toSizeLexeme } from "@/backend/modules/search/sizes";
import { readQueryWords } from "@/backend/modules/search/query-words";
import { readRequest } from "@/backend/modules/search/request-words";
import { Synonyms } from "@/backend/modules/search/synonyms";
import { splitWords, toSearchForm } from "@/backend/modules/search/words";

test.each([
  ["mozarela", "mozzarella"],
  ["dentrificio", "dentifricio"],
  ["mascherpone", "mascarpone"],
  ["ouva", "uova"],
  ["strscciatella", "stracciatella"],
  ["nozzarella", "mozzarella"],
  ["ozzarella", "mozzarella"],
  ["zogurt", "yogurt"],
])("«%s» is «%s» misspelt", (typed, word) => {
  expect(typoDistance(typed, word)).not.toBeNull();
});

test.each([
  ["schiacciata", "setacciata"],
  ["cappuccio", "carpaccio"],
  ["amuchina", "macchina"],
  ["mozz", "mop"],
  ["pozzarella", "mozzarella"],
  ["bino", "vino"],
])("«%s» is another word than «%s»", (typed, word) => {
  expect(typoDistance(typed, word)).toBeNull();
});

test.each([
  ["acqua 6x1,5", "acqua", "(size6x1500g | size6x1500ml)"],
  ["tonno 3 x 80", "tonno", "(size3x80g | size3x80ml)"],
  ["carta igienica 10 rotoli", "carta igienica", "size10pz"],
  ["birra 3x33", "birra", "(size3x33g | size3x33ml | size3x330ml)"],
  ["acqua 6 x 1,5 l", "acqua", "size6x1500ml"],
  ["tonno 80 g x 3", "tonno", "size3x80g"],
  ["gnocchi un chilo", "gnocchi", "size1000g"],
  ["spazzolino due pezzi", "spazzolino", "size2pz"],
  ["pane mezzo chilo", "pane", "size500g"],
])("the size in «%s»", (query, rest, lexeme) => {
  const read = extractSizes(query);
  expect(read.rest.trim()).toBe(rest);
  expect(read.sizes.map(toSizeLexeme)).toEqual([lexeme]);
});

test("a pack is found by the number of its pieces, too", () => {
  expect(getSizeLexemes("6 x 1,5 l")).toContain(toPackLexeme(6));
  expect(getSizeLexemes("1,5 l")).not.toContain(toPackLexeme(1));
});

test.each([
  ["carta cucina", [["carta cucina", "rotoli da cucina", "carta da cucina"]]],
  ["carta da cucina", [["carta da cucina", "rotoli da cucina"]]],
  ["carta da forno", [["carta"], ["da"], ["forno"]]],
  ["carta di rotoli da cucina", [["carta"], ["di"], ["rotoli da cucina", "carta da cucina"]]],
])("«%s» is a phrase whatever links its words", (typed, pieces) => {
  const synonyms = new Synonyms([{ headword: "", phrases: ["rotoli da cucina", "carta da cucina"] }]);
  expect(synonyms.split(typed.split(" "))).toEqual(pieces);
});

test("one of its words, or one that sounds like it, leads to a phrase", () => {
  const synonyms = new Synonyms([{ headword: "felce azzurra", phrases: ["ammorbidente"] }]);
  expect(synonyms.findPhrasesWith("azzurra")).toEqual(["felce azzurra"]);
  expect(synonyms.findPhrasesByPrefix("felc")).toEqual(["felce azzurra"]);
  expect(synonyms.findBySound("azzura")).toEqual(["azzurra"]);
  expect(synonyms.includesWord("azzurra")).toBe(false);
});

test("half a word is no form of it, and one word may stand for several kinds", () => {
  const synonyms = new Synonyms([{ headword: "spazzola", phrases: ["scopa", "mocio"] }]);
  expect(synonyms.split(["spazzole"])).toEqual([["spazzole", "scopa", "mocio"]]);
  expect(synonyms.split(["spazzol"])).toEqual([["spazzol"]]);
  expect(synonyms.includesWord("spazzol")).toBe(false);
  expect([synonyms.countKinds("spazzole"), synonyms.countKinds("scopa")]).toEqual([2, 0]);
});

test("two words are a phrase in either order", () => {
  const synonyms = new Synonyms([{ headword: "umido gatto", phrases: ["bocconcini per gatti"] }]);
  expect(synonyms.split(["gatto", "umido"])).toEqual([["gatto umido", "bocconcini per gatti"]]);
});

test.each([
  ["aranciata", "arance"],
  ["burrata", "burro"],
  ["balsamico", "balsamo"],
  ["salate", "sale"],
])("«%s» is made of «%s», and another thing", (made, of) => {
  expect(toSearchForm(made)).toMatch(/0$/);
  expect(toSearchForm(made)).not.toBe(toSearchForm(of));
});

test.each([
  ["affumicato", "affumicate"],
  ["biologico", "biologiche"],
  ["patata", "patate"],
])("«%s» and «%s» are forms of one word", (a, b) => {
  expect(toSearchForm(a)).toBe(toSearchForm(b));
});

test.each([
  ["3 birre", ["birre"], 3],
  ["12 uova fresche", ["uova", "fresche"], 12],
  ["00 farina", ["00", "farina"], 0],
  ["farina 00", ["farina", "00"], 0],
  ["lievito x dolci", ["lievito", "dolci"], 0],
  ["latte zero lattosio", ["latte", "senza", "lattosio"], 0],
  ["coca cola zero", ["coca", "cola", "zero"], 0],
  ["cerco un po di pane", ["pane"], 0],
  ["dove trovo il sale", ["sale"], 0],
  ["aggiungi 2 latte al carrello", ["latte"], 2],
  ["mi servono due pacchi di pasta", ["pasta"], 0],
  ["24 mesi", ["24", "mesi"], 0],
])("the words in «%s»", (query, words, count) => {
  expect(readQueryWords(splitWords(query))).toEqual({ words, count, isOffer: false });
});

test.each([
  ["quanto costa il parmigiano", "il parmigiano"],
  ["bietole da costa", "bietole da costa"],
  ["per fare la pizza", "preparare pizza"],
  ["ingredienti per il tiramisu", "preparare tiramisu"],
  ["latte s/l", "latte senza lattosio"],
  ["ingredienti amatriciana", "preparare amatriciana"],
  ["tiramisu ingredienti", "preparare tiramisu"],
  ["lasagne fatte in casa", "lasagne"],
  ["biscotti sg", "biscotti senza glutine"],
  ["tonno s/olio", "tonno senza olio"],
  ["vorrei 2 litri di latte", "2 litri di latte"],
])("the request in «%s»", (query, rest) => {
  expect(readRequest(query).trim().replace(/\s+/g, " ")).toBe(rest);
});

test.each([
  ["besiamepla", "besciamella"],
  ["limoncllp", "limoncello"],
])("«%s» is far from «%s», and still like it", (typed, word) => {
  expect(typoDistance(typed, word)).toBeNull();
  expect(longWordDistance(typed, word)).not.toBeNull();
});

test.each([
  ["intgr", "integrale", true],
  ["scrm", "scremato", true],
  ["intero", "integrale", false],
  ["pane", "panettone", false],
])("whether «%s» is short for «%s»", (typed, word, isShort) => {
  expect(isAbbreviation(typed, word)).toBe(isShort);
});
