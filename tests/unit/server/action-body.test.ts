import { MAX_ACTION_BYTES } from "@/config/action-limit.mjs";
import { HTML, setUp } from "@/tests/support/pass-through";

const MULTIPART = "multipart/form-data; boundary=xx";
const ACTION = { "next-action": "60aa" };

const part = (name: string, text: string) =>
  `--xx\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`;
const form = (...fields: [name: string, text: string][]) =>
  `${fields.map(([name, text]) => part(name, text)).join("")}--xx--\r\n`;
const withArguments = (text: string) => form(["1_login", "latte"], ["0", text]);

const bound = (args: string) =>
  form(
    ["$ACTION_REF_2", ""],
    ["$ACTION_2:0", '{"id":"60aa","bound":"$@1"}'],
    ["$ACTION_2:1", args],
    ["$ACTION_KEY", "k1"],
  );

const LARGE = form(["login", "a".repeat(MAX_ACTION_BYTES)]);

type Sent = { path?: string; type?: string; body: BodyInit; headers?: Record<string, string> };

/** A shop that sends back what it gets. */
async function send({ path = "/login", type = MULTIPART, body, headers }: Sent) {
  const { url } = await setUp((request, response) => {
    response.setHeader("x-type", request.headers["content-type"] ?? "");
    request.pipe(response);
  });
  const init = { method: "POST", body, headers: { ...headers, "content-type": type }, duplex: "half" };
  const response = await fetch(url + path, init);
  return { status: response.status, text: await response.text(), headers: response.headers };
}

const scripted = (text: string): [name: string, sent: Sent] => [
  `has the arguments ${text}`,
  { body: withArguments(text), headers: ACTION },
];

const fieldsOf = async (body: string, type: string) =>
  new Response(body, { headers: { "content-type": type } }).formData().then(
    (fields) => [...fields],
    () => body,
  );

const streamOf = (text: string) => new Blob([text]).stream();

test.each<[name: string, sent: Sent]>([
  ["with scripts", { body: withArguments('["$K1"]'), headers: ACTION }],
  ["with what was answered before", { body: withArguments('[{"a":null},"$K1"]'), headers: ACTION }],
  [
    "with an answer that has one thing twice",
    { body: withArguments('[{"a":{"b":"$undefined"},"c":"$0:0:a","d":"$$5"},"$K1"]'), headers: ACTION },
  ],
  ["without scripts", { body: form(["$ACTION_ID_40aa", ""], ["login", "latte"], ["7", "sette"]) }],
  ["without scripts, after an answer", { body: bound('[{"values":{"a":null},"errors":"$1:0:values"}]') }],
  ["to a page that knows no form", { type: "application/x-www-form-urlencoded", body: "esito=1" }],
  ["to a call, which reads its own body", { path: "/ebsn/api/cart/add", body: "--xx\r\nbroken" }],
])("a form that is sent %s arrives", async (_name, sent) => {
  const { status, text, headers } = await send(sent);
  const [asked, arrived] = await Promise.all([
    fieldsOf(String(sent.body), sent.type ?? MULTIPART),
    fieldsOf(text, headers.get("x-type") ?? ""),
  ]);
  expect([status, arrived]).toEqual([200, asked]);
});

test.each<[name: string, sent: Sent]>([
  ["is broken off", { body: "--xx\r\nContent-Disp" }],
  ["names no boundary", { type: "multipart/form-data", body: form(["login", "latte"]) }],
  ["is none", { type: "text/plain;charset=UTF-8", body: '["$K1"]', headers: ACTION }],
  ["has no arguments", { body: form(["1_login", "latte"]), headers: ACTION }],
  ...["0", "00", " 0", "0x0", ""].map((name): [string, Sent] => [
    `has arguments in the field "${name}" too`,
    { body: form([name, '["$F1","$K1"]'], ["0", '["$K1"]']), headers: ACTION },
  ]),
  ["names its action in another way", { body: form(["$ACTION_REF_a", ""], ["$ACTION_a:0", '{"id":"$F1"}']) }],
  ...["[]", "null", "{", '["a","b"]', '["$K1",null]', '[1,2,"$K1"]'].map(scripted),
  ...["$F1", "$h1", "$5", "$@1", "$Sx", "$B1", "$n9", "$Q1", "$i1", "$Dx", "$0:__proto__", "$0:1:length"].map(
    (text) => scripted(JSON.stringify([{ a: [text] }, "$K1"])),
  ),
  ...['{"then":"a"}', '{"__proto__":{}}', `${"[".repeat(40)}${"]".repeat(40)}`].map((previous) =>
    scripted(`[${previous},"$K1"]`),
  ),
  ...['["$F1"]', '["$K1"]', '["$@7"]', "{", '["$1:constructor"]'].map((text): [string, Sent] => [
    `has, without scripts, the arguments ${text}`,
    { body: bound(text) },
  ]),
])("a form that %s is rejected", async (_name, sent) => {
  expect(await send(sent)).toMatchObject({ status: 400, text: "La richiesta non è leggibile.\n" });
});

test.each<[name: string, body: BodyInit]>([
  ["says how long it is", LARGE],
  ["comes in parts", streamOf(LARGE)],
])("a form that is too long and %s is rejected", async (_name, body) => {
  expect(await send({ body })).toMatchObject({ status: 413 });
});

test("a browser without scripts is told what to do, in its language", async () => {
  const { headers, text } = await send({ path: "/en/login", body: LARGE, headers: { accept: HTML } });
  expect(text).toContain("<h1>The text is too long: go back and shorten it.</h1>");
  expect(headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(headers.get("cache-control")).toBe("no-store");
});
