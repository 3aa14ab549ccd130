import { readOffers } from "@/backend/modules/search/offers";

test.each([
  ["pasta 3x2", "pasta", 10402],
  ["1 + 1 gratis", "", 10402],
  ["Sottocosto", "", 10405],
  ["caffè coi bolloni", "caffe", 10406],
  ["biscotti secondo pezzo a metà prezzo", "biscotti", 10403],
  ["sconti con la Carta", "", 10404],
])("«%s» asks for a kind of offer", (query, rest, kind) => {
  expect(readOffers(query)).toEqual({ rest, kind });
});

test.each([
  "acqua 2x1,5",
  "latte 2x1 l",
  "birra 3x33",
  "tonno 13x2",
  "cioccolato 70%",
  "panna 35% di grassi",
  "sconto carta igienica",
  "secondi piatti",
])("«%s» asks for no kind of offer, and stays as it is", (query) => {
  expect(readOffers(query)).toEqual({ rest: query, kind: null });
});

test.each([
  ["sconto 50%", "sconto"],
  ["biscotti -50%", "biscotti sconto"],
  ["50% di sconto", "sconto"],
])("the percentage in «%s» is no name of a product", (query, rest) => {
  expect(readOffers(query).rest.trim()).toBe(rest);
});
