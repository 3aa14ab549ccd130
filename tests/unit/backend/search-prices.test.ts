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
])("«%s» names no price", (query) => {
  expect(readPrices(query)).toEqual({ rest: query, price: null, isCheap: false });
});

test.each([
  ["pasta economica", "pasta"],
  ["caffe meno caro", "caffe"],
  ["vino che costa poco", "vino"],
  ["detersivo a buon mercato", "detersivo"],
  ["cheap pasta", "pasta"],
])("«%s» asks for what costs least", (query, rest) => {
  const read = readPrices(query);
  expect([read.rest.trim(), read.isCheap, read.price]).toEqual([rest, true, null]);
});
