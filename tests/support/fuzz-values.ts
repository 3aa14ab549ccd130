import fc from "fast-check";
import type { Call, ParamName } from "@/lib/gateway/call";

/** What exists in the shop, so that calls get past the first check. */
export type KnownValues = { ids: number[]; texts: string[] };

export const EDGES = [
  "",
  " ",
  "0",
  "-1",
  "1.5",
  "1e9",
  "0x10",
  "2147483647",
  "2147483648",
  "9007199254740993",
  "NaN",
  "null",
  "true",
  "undefined",
  "__proto__",
  "'; drop table cart; --",
  "%",
  "%_\\",
  "\\",
  "a\u0000b",
  "è\ud83c",
  "🧺".repeat(50),
  "../../etc/passwd",
  "2026-02-30",
  "31/12/2026",
  "20261301",
  "<br".repeat(500),
  "((((((((((",
  "&&|!:*",
  "x".repeat(2000),
];

const NUMBERS = [0, -0, -1, 0.1, 1e-9, 1e21, 2_147_483_648, Number.MAX_SAFE_INTEGER + 2, Number.MAX_VALUE];

const text = ({ ids, texts }: KnownValues) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...ids).map(String) },
    { weight: 3, arbitrary: fc.constantFrom(...texts) },
    { weight: 3, arbitrary: fc.constantFrom(...EDGES) },
    { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 60 }) },
  );

/** Lines of carts, refunds, withdrawals, lists of certificates, consents, files. */
const KEYS = [
  ...["productId", "itemId", "quantity", "params", "infos", "orderItemId", "userGiftCertificateId"],
  ...["cartItemId", "registrationDisclaimerId", "accepted", "name", "content", "data", "reason", "type"],
];

function value(known: KnownValues): fc.Arbitrary<unknown> {
  const plain = fc.oneof(
    { weight: 4, arbitrary: text(known) as fc.Arbitrary<unknown> },
    { weight: 3, arbitrary: fc.constantFrom(...known.ids) },
    { weight: 1, arbitrary: fc.constantFrom(...NUMBERS) },
    { weight: 1, arbitrary: fc.constantFrom(true, false, null) },
  );
  const record = fc.dictionary(fc.constantFrom(...KEYS), plain, { maxKeys: 6 });
  return fc.oneof(
    { weight: 6, arbitrary: plain },
    { weight: 3, arbitrary: fc.array(record, { maxLength: 4 }) },
    { weight: 1, arbitrary: record },
    { weight: 1, arbitrary: fc.array(plain, { maxLength: 200 }) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 6 }) },
  );
}

const nameOf = (param: ParamName) => (typeof param === "string" ? param : "product_class_10000");

const some = <T>(params: ParamName[], arbitrary: fc.Arbitrary<T>) =>
  fc.record(Object.fromEntries(params.map((param) => [nameOf(param), arbitrary])), { requiredKeys: [] });

export type FuzzedRequest = { path: string; query: string; body?: string };

const toQuery = (params: Partial<Record<string, string>>) =>
  new URLSearchParams(params as Record<string, string>).toString();

/** Requests of one call, by what its entry in the table says it takes. */
export function fuzzCall(
  { path, method, query = [], body = [] }: Call,
  known: KnownValues,
): fc.Arbitrary<FuzzedRequest> {
  const address = fc
    .constantFrom(...known.ids)
    .map((id) => path.replace(":id", String(Math.abs(Math.trunc(id)) || 1)));
  const queries = some(query, text(known)).map(toQuery);
  if (method === "GET") return fc.record({ path: address, query: queries });
  const bodies = fc.oneof(
    { weight: 12, arbitrary: some(body, value(known)).map((params) => JSON.stringify(params)) },
    { weight: 1, arbitrary: fc.json({ maxDepth: 6 }) },
    { weight: 1, arbitrary: fc.string({ maxLength: 30 }) },
  );
  return fc.record({ path: address, query: queries, body: bodies });
}

/** What takes long where work grows faster than the input: for cleaning, searching, and reading lists and numbers. */
const HOSTILE_UNITS = ["<br ", "((", "1,", "a ", "%_", "\u00e8\u0301 "];
/** As the gateway takes them: characters of a text, bytes of an address and of a body less their frames. */
const MAX_TEXT = 2_000;
const MAX_QUERY_BYTES = 14_000;
/** "è" and its accent in an address. */
const MAX_BYTES_PER_CHARACTER = 6;
const MAX_BODY_BYTES = 63_000;
const MAX_DEPTH = 31;

const repeatTo = (unit: string, length: number) =>
  unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

/** As many lines as fit, each with every key that some call reads. */
function largestList(ids: number[], bytes: number): unknown[] {
  const line = (index: number) => Object.fromEntries(KEYS.map((key) => [key, ids[index % ids.length]]));
  const count = Math.floor(bytes / (JSON.stringify(line(0)).length + KEYS.length));
  return Array.from({ length: Math.max(1, count) }, (_, index) => line(index));
}

const deepest = (): unknown => Array.from({ length: MAX_DEPTH - 1 }).reduce<unknown>((inner) => [inner], []);

/** Of one call, all its parameters at their largest. */
export function largestRequests(
  { path, query = [], body = [], method }: Call,
  ids: number[],
): FuzzedRequest[] {
  const address = path.replace(":id", String(ids[0] ?? 1));
  const all = <T>(names: ParamName[], value: T) =>
    Object.fromEntries(names.map((name) => [nameOf(name), value]));
  const room = Math.floor(MAX_QUERY_BYTES / MAX_BYTES_PER_CHARACTER / Math.max(1, query.length));
  const queries = HOSTILE_UNITS.map((unit) => toQuery(all(query, repeatTo(unit, Math.min(MAX_TEXT, room)))));
  if (method === "GET")
    return query.length === 0 ? [] : queries.map((text) => ({ path: address, query: text }));
  const share = Math.floor(MAX_BODY_BYTES / Math.max(1, body.length));
  const values = [
    ...HOSTILE_UNITS.map((unit) => repeatTo(unit, Math.floor(share / 2))),
    largestList(ids, share),
    deepest(),
  ];
  return values.map((value, index) => ({
    path: address,
    query: queries[index % queries.length] ?? "",
    body: JSON.stringify(all(body, value)),
  }));
}
