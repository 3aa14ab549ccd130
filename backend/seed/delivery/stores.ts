import type { SeedHour, SeedLocker, SeedStore } from "../types-delivery";

const MONDAY_TO_SATURDAY = [2, 3, 4, 5, 6, 7];

const week = (begin: string, end: string, sunday?: [string, string]): SeedHour[] => [
  ...(sunday ? [{ beginWeekDay: 1, beginHour: sunday[0], endHour: sunday[1] }] : []),
  ...MONDAY_TO_SATURDAY.map((beginWeekDay) => ({ beginWeekDay, beginHour: begin, endHour: end })),
];

/** Two rules a day for a lunch break, as most records have it. */
const splitWeek = (morning: [string, string], afternoon: [string, string]): SeedHour[] =>
  MONDAY_TO_SATURDAY.flatMap((beginWeekDay) => [
    { beginWeekDay, beginHour: morning[0], endHour: morning[1] },
    { beginWeekDay, beginHour: afternoon[0], endHour: afternoon[1] },
  ]);

/** Two ranges in one rule, as in some real records. */
const crammedWeek = (begin: string, end: string): SeedHour[] =>
  MONDAY_TO_SATURDAY.map((beginWeekDay) => ({ beginWeekDay, beginHour: begin, endHour: end }));

export const stores: SeedStore[] = [
  {
    warehouseId: 501,
    storeId: 5,
    name: "Madia Milano Navigli",
    slug: "milano-navigli",
    description:
      "Il nostro primo negozio, in un ex deposito ferroviario a due passi dal Naviglio Grande: mercato coperto al piano terra, cucina a vista e il banco del pane acceso dalle quattro di notte.",
    phone: "02 8457 1320",
    email: "milano.navigli@madia.test",
    serviceIds: [1, 2, 4],
    services: [
      "Parcheggio coperto",
      "Banco pescheria",
      "Macelleria servita",
      "Forno",
      "Bar caffetteria",
      "Ricarica auto elettriche",
    ],
    hours: week("07:30", "21:30", ["08:30", "20:00"]),
    point: {
      addressId: 50101,
      addressName: "Madia Milano Navigli",
      address1: "Via Savona",
      addressNumber: "97",
      city: "Milano",
      province: "MI",
      postalcode: "20144",
      latitude: 45.4531,
      longitude: 9.1566,
    },
  },
  {
    warehouseId: 502,
    storeId: 6,
    name: "Madia Monza Parco",
    slug: "monza-parco",
    description:
      "Vicino alla Villa Reale, con l'orto didattico per le scuole e un reparto ortofrutta che cambia con le stagioni.",
    phone: "039 2847 650",
    email: "monza.parco@madia.test",
    serviceIds: [1, 2, 4],
    services: ["Parcheggio", "Banco pescheria", "Macelleria servita", "Forno", "Farmacia accanto"],
    hours: week("08:00", "21:00", ["09:00", "19:00"]),
    point: {
      addressId: 50201,
      addressName: "Madia Monza Parco",
      address1: "Viale Cesare Battisti",
      addressNumber: "44",
      city: "Monza",
      province: "MB",
      postalcode: "20900",
      latitude: 45.5896,
      longitude: 9.2669,
    },
  },
  {
    warehouseId: 503,
    storeId: 7,
    name: "Madia Bergamo Borgo Palazzo",
    slug: "bergamo-borgo-palazzo",
    description:
      "Nel quartiere delle botteghe: formaggi delle valli, salumi orobici e una cantina di vini lombardi.",
    phone: "035 4276 118",
    email: "bergamo@madia.test",
    serviceIds: [1, 2],
    services: ["Parcheggio", "Macelleria servita", "Enoteca", "Banco formaggi"],
    hours: splitWeek(["08:00", "13:00"], ["15:00", "20:00"]),
    point: {
      addressId: 50301,
      addressName: "Madia Bergamo Borgo Palazzo",
      address1: "Via Borgo Palazzo",
      addressNumber: "211",
      city: "Bergamo",
      province: "BG",
      postalcode: "24125",
      latitude: 45.6876,
      longitude: 9.6969,
    },
  },
  {
    warehouseId: 504,
    storeId: 8,
    name: "Madia Brescia Due",
    slug: "brescia-due",
    description: "Grande superficie con area ritiro coperta: si entra in auto, si riparte in cinque minuti.",
    phone: "030 5531 902",
    email: "brescia@madia.test",
    serviceIds: [1, 2, 4],
    services: ["Parcheggio", "Corsia ritiro in auto", "Banco pescheria", "Macelleria servita", "Forno"],
    hours: week("08:00", "21:00", ["08:30", "13:30"]),
    point: {
      addressId: 50401,
      addressName: "Madia Brescia Due",
      address1: "Via Aldo Moro",
      addressNumber: "52",
      city: "Brescia",
      province: "BS",
      postalcode: "25124",
      latitude: 45.5232,
      longitude: 10.2141,
    },
  },
  {
    warehouseId: 505,
    storeId: 9,
    name: "Madia Como Lago",
    slug: "como-lago",
    description:
      "Un negozio raccolto sotto i portici, con il pesce di lago il venerdì e la pasticceria della domenica.",
    phone: "031 7748 225",
    email: "como@madia.test",
    serviceIds: [1, 2],
    services: ["Banco pescheria", "Pasticceria", "Consegna in battello fino a Cernobbio"],
    hours: crammedWeek("08:30-13:00", "15:30-19:30"),
    point: {
      addressId: 50501,
      addressName: "Madia Como Lago",
      address1: "Via Milano",
      addressNumber: "138",
      city: "Como",
      province: "CO",
      postalcode: "22100",
      latitude: 45.8005,
      longitude: 9.0906,
    },
  },
  {
    warehouseId: 506,
    storeId: 10,
    name: "Madia Lodi Adda",
    slug: "lodi-adda",
    description:
      "Dove la Bassa incontra la città: latte della mattina, raspadura tagliata al momento e carni di cascina.",
    phone: "0371 640 877",
    email: "lodi@madia.test",
    serviceIds: [1, 2],
    services: ["Parcheggio", "Macelleria servita", "Latte alla spina", "Forno"],
    hours: week("08:00", "20:30", ["09:00", "13:00"]),
    point: {
      addressId: 50601,
      addressName: "Madia Lodi Adda",
      address1: "Viale Milano",
      addressNumber: "71",
      city: "Lodi",
      province: "LO",
      postalcode: "26900",
      latitude: 45.3197,
      longitude: 9.4896,
    },
  },
];

export const lockers: SeedLocker[] = [
  {
    addressId: 54101,
    warehouseId: 501,
    addressName: "Locker Madia Porta Garibaldi",
    address1: "Piazza Sigmund Freud",
    addressNumber: "1",
    city: "Milano",
    province: "MI",
    postalcode: "20154",
    latitude: 45.4845,
    longitude: 9.1877,
  },
  {
    addressId: 54103,
    warehouseId: 502,
    addressName: "Locker Madia Stazione Monza",
    address1: "Via Enrico Arosio",
    addressNumber: "3",
    city: "Monza",
    province: "MB",
    postalcode: "20900",
    latitude: 45.5779,
    longitude: 9.2726,
  },
  {
    addressId: 54102,
    warehouseId: 504,
    addressName: "Locker Madia Stazione Brescia",
    address1: "Viale della Stazione",
    addressNumber: "7",
    city: "Brescia",
    province: "BS",
    postalcode: "25122",
    latitude: 45.5326,
    longitude: 10.2131,
  },
];
