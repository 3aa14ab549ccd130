import { readOffers } from "@/backend/modules/search/offers";

test.each([
  ["pasta 3x2", "pasta", 10402],
  ["1 + 1 gratis", "", 10402],
  ["Sottocosto", "", 10405],
  ["caffè coi bolloni", "caffe", 10406],
  ["biscotti secondo pezzo a metà prezzo", "biscotti", 10403],
  ["sconti con la Carta", "", 10404],
  ["sconto 20% con la Carta", "", 10404],
])("«%s» asks for a kind of offer", (query, rest, kind) => {
  expect(readOffers(query)).toEqual({ rest, kind, minDiscount: null });
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
  "yogurt in offerta 0%",
])("«%s» asks for no kind of offer, and stays as it is", (query) => {
  expect(readOffers(query)).toEqual({ rest: query, kind: null, minDiscount: null });
});

test.each([
  ["sconto 50%", "sconto", 50],
  ["biscotti -50%", "biscotti sconto", 50],
  ["50% di sconto", "sconto", 50],
  ["sconti 30 %", "sconti", 30],
  ["offerte al 40%", "offerte", 40],
  ["Olio scontato del 20 per cento", "olio scontato", 20],
  ["pasta con almeno il 30% di sconto", "pasta sconto", 30],
  ["sconti oltre il 40%", "sconti", 40],
  ["sconto 30", "sconto", 30],
  ["biscotti a metà prezzo", "biscotti sconto", 50],
  ["half price", "sconto", 50],
  ["30% off", "sconto", 30],
  ["sconti fino al 50%", "sconti", null],
  ["fino al 50% di sconto", "sconto", null],
])("«%s» asks for a discount", (query, rest, minDiscount) => {
  expect(readOffers(query)).toEqual({ rest, kind: null, minDiscount });
});
