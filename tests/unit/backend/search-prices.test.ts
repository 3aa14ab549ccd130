import { readPrices } from "@/backend/modules/search/prices";

test.each([
  ["vino sotto 10 euro", "vino", { to: 1000 }],
  ["vini sotto i 5€", "vini", { to: 500 }],
  ["meno di 2,50 euro biscotti", "biscotti", { to: 250 }],
  ["olio a meno di 9 euro", "olio", { to: 900 }],
  ["shampoo max 3 euro", "shampoo", { to: 300 }],
  ["vino fino a €6", "vino", { to: 600 }],
  ["dolci a un euro", "dolci", { to: 100 }],
  ["vino sotto sei euro", "vino", { to: 600 }],
  ["vino tra dodici e quindici euro", "vino", { from: 1200, to: 1500 }],
  ["prosecco sotto 7", "prosecco", { to: 700 }],
  ["wine under 10 euros", "wine", { to: 1000 }],
  ["vino da 5 a 10 euro", "vino", { from: 500, to: 1000 }],
  ["vino tra i 5 e i 10 euro", "vino", { from: 500, to: 1000 }],
  ["vino da 10 a 5 euro", "vino", { from: 500, to: 1000 }],
  ["vino tra 5 e 10", "vino", { from: 500, to: 1000 }],
  ["vino 5-10 euro", "vino", { from: 500, to: 1000 }],
  ["olio 3€-6€", "olio", { from: 300, to: 600 }],
  ["spumante oltre 15 euro", "spumante", { from: 1500 }],
  ["vino da 10 euro in su", "vino", { from: 1000 }],
])("the price in «%s»", (query, rest, price) => {
  const read = readPrices(query);
  expect([read.rest.trim().replace(/\s+/g, " "), read.price]).toEqual([rest, price]);
});

test.each([
  "latte 500 ml",
  "carciofi sotto olio",
  "uova da 6",
  "pannolini taglia 5",
  "acqua max 6 bottiglie",
  "pannolini 5-9 kg",
  "uova da 6 a 12",
])("«%s» names no price", (query) => {
  expect(readPrices(query)).toEqual({ rest: query, price: null, isCheap: false });
});

test.each([
  ["pasta economica", "pasta"],
  ["caffe meno caro", "caffe"],
  ["vino che costa poco", "vino"],
  ["detersivo a buon mercato", "detersivo"],
  ["cheap pasta", "pasta"],
  ["pasta a prezzo basso", "pasta"],
  ["pasta prezzi bassi", "pasta"],
])("«%s» asks for what costs least", (query, rest) => {
  const read = readPrices(query);
  expect([read.rest.trim(), read.isCheap, read.price]).toEqual([rest, true, null]);
});
