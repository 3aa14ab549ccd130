import { readdirSync, readFileSync } from "node:fs";
import { prepareSchema } from "@/lib/ebsn/schemas/cart";
import { deliveryServiceListSchema, timeslotListSchema } from "@/lib/ebsn/schemas/delivery";
import { langInfoSchema } from "@/lib/ebsn/schemas/lang-info";
import { backendForFile } from "@/tests/support/file-backend";
import {
  getCartItems,
  parseAnswer,
  parseCart,
  readyShopper,
  resetProducts,
  updateProduct,
} from "@/tests/support/shopper";

const ENGLISH = { "accept-language": "en" };

const backend = backendForFile();

const serviceNames = async (headers?: Record<string, string>) =>
  deliveryServiceListSchema
    .parse(parseAnswer(await backend.get("/ebsn/api/address/delivery-service-list", headers)).data)
    .deliveryServices.map(({ name }) => name);

test("delivery services are named in the language of the request", async () => {
  expect(await serviceNames()).toEqual(["Consegna a casa", "Ritiro in negozio", "Ritiro al locker"]);
  expect(await serviceNames(ENGLISH)).toEqual([
    "Home delivery",
    "Pick-up at the store",
    "Pick-up at the locker",
  ]);
});

test("messages are in the language of the request", async () => {
  const logIn = async (headers?: Record<string, string>) =>
    parseAnswer(
      await backend.post("/ebsn/api/auth/login", { login: "a@madia.test", password: "x" }, headers),
    );
  expect((await logIn()).messages).toEqual(["E-mail o password non corrette."]);
  expect(await logIn(ENGLISH)).toMatchObject({
    codes: ["error.login.wrong"],
    messages: ["E-mail or password are not right."],
  });
});

test("an input that is not valid is named in the language of the request", async () => {
  const search = async (headers?: Record<string, string>) =>
    parseAnswer(await backend.get("/ebsn/api/products?page=x", headers)).messages;
  expect(await search()).toEqual(["Il valore di «page» manca o non è valido."]);
  expect(await search(ENGLISH)).toEqual(["The value of “page” is missing or not valid."]);
});

test.each([
  ["cannot be read", "{", "error.input.unreadable", "The request cannot be read."],
  [
    "is too large",
    JSON.stringify({ login: "a".repeat(2_000_000) }),
    "error.input.too_large",
    "The request is too large.",
  ],
])("a request that %s is answered in its language", async (_what, body, code, message) => {
  const answer = await fetch(`${backend.url}/ebsn/api/auth/login`, {
    method: "POST",
    headers: { ...ENGLISH, "content-type": "application/json" },
    body,
  });
  expect(await answer.json()).toMatchObject({ response: { errors: [{ code, message }] } });
});

test("why a way of payment cannot be chosen is in the language of the request", async () => {
  const [productId = 0] = await resetProducts(backend, 1);
  const { shopper } = await readyShopper(backend, productId);
  const blockers = async (headers?: Record<string, string>) =>
    prepareSchema
      .parse(
        parseAnswer(await backend.post("/ebsn/api/checkout/prepare", {}, { ...shopper.headers, ...headers }))
          .data,
      )
      .paymentTypes.flatMap(({ blocker }) => blocker || []);
  expect(await blockers()).toEqual([
    "Serve la fattura intestata a un'azienda: chiedila nel riepilogo dell'ordine.",
  ]);
  expect(await blockers(ENGLISH)).toEqual([
    "This needs an invoice to a company: ask for it in the order summary.",
  ]);
});

test("why a timeslot costs more or less is in the language of the request", async () => {
  const [productId = 0] = await resetProducts(backend, 1);
  const { shopper } = await readyShopper(backend, productId);
  const reasons = async (headers?: Record<string, string>) => {
    const answer = await backend.get("/ebsn/api/timeslot/list", { ...shopper.headers, ...headers });
    const { timetable } = timeslotListSchema.parse(parseAnswer(answer).data);
    const slots = timetable.flatMap(({ timeslots }) => timeslots);
    return [...new Set(slots.flatMap(({ deliveryFee }) => deliveryFee?.promoShortDescr || []))].sort();
  };
  expect(await reasons()).toEqual(["Fascia conveniente: 1 € in meno", "Fascia molto richiesta: 1 € in più"]);
  expect(await reasons(ENGLISH)).toEqual(["Busy time slot: €1 more", "Quiet time slot: €1 less"]);
});

test("a name that is also one of JavaScript's objects stays as it is", async () => {
  const [productId = 0] = await resetProducts(backend, 1);
  const { shopper } = await readyShopper(backend, productId);
  await updateProduct(backend, productId, { name: "constructor" });
  const view = await backend.get("/ebsn/api/cart/view", { ...shopper.headers, ...ENGLISH });
  expect(getCartItems(parseCart(view)).map(({ product }) => product.name)).toContain("constructor");
});

test("what is wrong with a line of the cart is in the language of the request", async () => {
  const { shopper } = await readyShopper(backend, (await resetProducts(backend, 1))[0] ?? 0);
  await backend.post("/__test/sql", { sql: "update product set stock = 0" });
  const notices = async (headers?: Record<string, string>) =>
    getCartItems(parseCart(await backend.get("/ebsn/api/cart/view", { ...shopper.headers, ...headers })))
      .flatMap((item) => item.notices)
      .map(({ message }) => message);
  expect(await notices()).toEqual(["Questo articolo al momento non è disponibile."]);
  expect(await notices(ENGLISH)).toEqual(["This product is not available at the moment."]);
});

/** Said beside a line of the cart, in the words of what is wrong with it. */
const OF_LINES = ["error.icsmallcart.error.product.not.available"];

test("what the shop tells of a number or a name is in the language of the request", async () => {
  const [productId = 0] = await resetProducts(backend, 1);
  const { shopper } = await readyShopper(backend, productId);
  const infos = { TIPOLOGIA: "Confezione", QTY_MULT: "6", QTY_LOCKED: "true" };
  await updateProduct(backend, productId, { infos, stock: null });
  const add = async (headers?: Record<string, string>) => {
    const body = { items: [{ productId, quantity: 8 }] };
    const answer = await backend.post("/ebsn/api/cart/add", body, { ...shopper.headers, ...headers });
    return (answer.body as { response: { infos: unknown[] } }).response.infos;
  };
  const code = "info.cart.quantity.rounded";
  expect(await add()).toEqual([{ code, message: "La quantità è stata arrotondata a 6 pz." }]);
  expect(await add(ENGLISH)).toEqual([{ code, message: "The quantity was rounded to 6 pcs." }]);
});

const readSources = () =>
  ["backend/modules", "backend/http"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".ts"))
      .map((file) => readFileSync(`${folder}/${file}`, "utf8")),
  );

test("a code has one Italian text, as it has one in English", () => {
  const texts = new Map<string, Set<string>>();
  for (const source of readSources())
    for (const [, code = "", text = ""] of source.matchAll(
      /"((?:error|info|warning)\.[\w.]+)",\s*(?:message:\s*)?"([^"]+)"/g,
    ))
      texts.set(code, (texts.get(code) ?? new Set()).add(text));
  expect(texts.size).toBeGreaterThan(100);
  expect([...texts].filter(([, { size }]) => size > 1).map(([code]) => code)).toEqual([]);
});

test("a text with a number or a name has it in English too", () => {
  const inOneLanguage = readSources().flatMap((source) =>
    [...source.matchAll(/"((?:error|info|warning)\.[\w.]+)",\s*(?:message:\s*)?`[^`]*\$\{(?!brand\.)/g)].map(
      ([, code]) => code,
    ),
  );
  // Fields of the backoffice, which name what is wrong with them in the code, too.
  expect(inOneLanguage).toEqual(["error.content.invalid"]);
});

test("every message that the shop names by a code has an English text", async () => {
  const { langInfos } = langInfoSchema.parse(
    parseAnswer(await backend.get("/ebsn/api/lang/lang-info?lang_info_name=en")).data,
  );
  const sources = readSources();
  const translated = sources.flatMap((source) =>
    [...source.matchAll(/translated(?:Message|Error)\(\s*"([\w.]+)"/g)].map(([, code]) => code),
  );
  expect(translated.length).toBeGreaterThan(20);
  const known = new Set([...langInfos.map(({ code }) => code), ...OF_LINES, ...translated]);
  const thrown = sources.flatMap((source) =>
    [...source.matchAll(/"((?:error|info|warning|msg)\.[\w.]+)"/g)].map(([, code]) => code),
  );
  expect(thrown.length).toBeGreaterThan(100);
  expect([...new Set(thrown)].filter((code = "") => !known.has(code)).sort()).toEqual([]);
  expect((await parseAnswer(await backend.get("/ebsn/api/lang/lang-info?lang_info_name=it"))).data).toEqual({
    langInfos: [],
  });
});
