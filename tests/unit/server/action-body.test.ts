import { MAX_ACTION_BYTES } from "@/config/action-limit.mjs";
import { HTML, setUp } from "@/tests/support/pass-through";

const MULTIPART = "multipart/form-data; boundary=xx";
const ACTION = { "next-action": "60aa" };

const part = (name: string, text: string) =>
  `--xx\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`;
const form = (...fields: [name: string, text: string][]) =>
  `${fields.map(([name, text]) => part(name, text)).join("")}--xx--\r\n`;
const withArguments = (text: string) => form(["1_login", "latte"], ["0", text]);

const LARGE = form(["login", "a".repeat(MAX_ACTION_BYTES)]);

type Sent = { path?: string; type?: string; body: BodyInit; headers?: Record<string, string> };

async function send({ path = "/login", type = MULTIPART, body, headers }: Sent) {
  const { url } = await setUp((request, response) => void request.pipe(response));
  const init = { method: "POST", body, headers: { ...headers, "content-type": type }, duplex: "half" };
  const response = await fetch(url + path, init);
  return { status: response.status, text: await response.text(), headers: response.headers };
}

const streamOf = (text: string) => new Blob([text]).stream();

test.each<[name: string, sent: Sent]>([
  ["with scripts", { body: withArguments('["$K1"]'), headers: ACTION }],
  ["with what was answered before", { body: withArguments('[{"a":null},"$K1"]'), headers: ACTION }],
  ["without scripts", { body: form(["$ACTION_ID_40aa", ""], ["login", "latte"]) }],
  ["to a page that knows no form", { type: "application/x-www-form-urlencoded", body: "esito=1" }],
  ["to a call, which reads its own body", { path: "/ebsn/api/cart/add", body: "--xx\r\nbroken" }],
])("a form that is sent %s arrives as it is", async (_name, sent) => {
  expect(await send(sent)).toMatchObject({ status: 200, text: sent.body });
});

test.each<[name: string, sent: Sent]>([
  ["is broken off", { body: "--xx\r\nContent-Disp" }],
  ["names no boundary", { type: "multipart/form-data", body: form(["login", "latte"]) }],
  ["is none", { type: "text/plain;charset=UTF-8", body: '["$K1"]', headers: ACTION }],
  ["has no arguments", { body: form(["1_login", "latte"]), headers: ACTION }],
  ...["[]", "null", "{", '["a","b"]', '["$K1",null]', '[1,2,"$K1"]'].map((text): [string, Sent] => [
    `has the arguments ${text}`,
    { body: withArguments(text), headers: ACTION },
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
