import { typoDistance } from "@/backend/modules/search/distance";
import { extractSizes, getSizeLexemes, toPackLexeme, toSizeLexeme } from "@/backend/modules/search/sizes";
import { Synonyms } from "@/backend/modules/search/synonyms";

test.each([
  ["mozarela", "mozzarella"],
  ["dentrificio", "dentifricio"],
  ["mascherpone", "mascarpone"],
  ["ouva", "uova"],
])("«%s» is «%s» misspelt", (typed, word) => {
  expect(typoDistance(typed, word)).not.toBeNull();
});

test.each([
  ["schiacciata", "setacciata"],
  ["cappuccio", "carpaccio"],
  ["amuchina", "macchina"],
])("«%s» is another word than «%s»", (typed, word) => {
  expect(typoDistance(typed, word)).toBeNull();
});

test.each([
  ["acqua 6x1,5", "acqua", "(size6x1500g | size6x1500ml)"],
  ["tonno 3 x 80", "tonno", "(size3x80g | size3x80ml)"],
  ["carta igienica 10 rotoli", "carta igienica", "size10pz"],
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

test("words of a longer phrase are known, others of its stem are not", () => {
  const synonyms = new Synonyms([{ headword: "cotton fioc", phrases: ["dischetti di cotone"] }]);
  expect(synonyms.includesWord("fioc")).toBe(true);
  expect(synonyms.includesWord("fiochi")).toBe(false);
});
