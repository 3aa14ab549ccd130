import { generateKeyPairSync } from "node:crypto";
import { inflateRawSync } from "node:zlib";
import { eq } from "drizzle-orm";
import { samlRequest, staffSession } from "@/backend/db/schema";
import { readStandInKey, samlAddresses } from "@/backend/modules/saml/provider";
import { signResponse, type Statement, writeResponse } from "@/backend/modules/saml/response";
import { staffLoginSchema, staffLogoutSchema } from "@/lib/ebsn/schemas/backoffice";
import { backendForFile } from "@/tests/support/file-backend";
import { parseAnswer, shopperWithToken } from "@/tests/support/shopper";

const RELAY = "http://localhost:3000/api/saml/callback?state=abc";
const STAFF = "staff@madia.test";
const FAILED = "http://localhost:3000/backoffice/login?saml=failed";

const backend = backendForFile();
let addresses: ReturnType<typeof samlAddresses>;
let key: string;
let strangerKey: string;

beforeAll(async () => {
  addresses = samlAddresses(backend.context.config.BACKEND_PUBLIC_URL);
  key = await readStandInKey(backend.context.db);
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  strangerKey = privateKey.export({ type: "pkcs8", format: "pem" }).toString();
});
async function location(path: string, form?: Record<string, string>): Promise<string> {
  const response = await fetch(new URL(path, backend.url), {
    redirect: "manual",
    ...(form ? { method: "POST", body: new URLSearchParams(form) } : {}),
  });
  return response.headers.get("location") ?? "";
}

const doLogin = (relay = RELAY) =>
  location(`/ebsn/api/saml/do-login?${new URLSearchParams({ relay_state_url: relay, checkUser: "true" })}`);

async function ask(): Promise<{ requestId: string; xml: string; page: URL }> {
  const page = new URL(await doLogin());
  const packed = Buffer.from(page.searchParams.get("SAMLRequest") ?? "", "base64");
  const xml = inflateRawSync(packed).toString("utf8");
  return { page, xml, requestId: /\sID="([^"]+)"/.exec(xml)?.[1] ?? "" };
}

const statementTo = (requestId: string, other: Partial<Statement> = {}): string =>
  writeResponse({
    requestId,
    issuer: addresses.standIn,
    audience: addresses.metadata,
    recipient: addresses.acs,
    nameId: STAFF,
    at: new Date(),
    ...other,
  });

const post = (xml: string) =>
  location("/saml/acs", { SAMLResponse: Buffer.from(xml, "utf8").toString("base64") });

async function logIn(): Promise<string> {
  const target = new URL(await post(signResponse(statementTo((await ask()).requestId), key)));
  return target.searchParams.get("code") ?? "";
}

const exchange = async (code: string) => backend.post("/ebsn/api/saml/login", { code });

test("a log-in redirects to the provider, and its answer back with a code for a staff session", async () => {
  const { page, xml, requestId } = await ask();
  expect(page.href.split("?")[0]).toBe(addresses.standIn);
  expect(xml).toContain(`AssertionConsumerServiceURL="${addresses.acs}"`);
  const target = new URL(await post(signResponse(statementTo(requestId), key)));
  expect(target.searchParams.get("state")).toBe("abc");
  const answer = await exchange(target.searchParams.get("code") ?? "");
  expect(staffLoginSchema.parse(parseAnswer(answer).data).ssoUser).toEqual({
    username: STAFF,
    name: "Serena Galli",
    roles: ["CUSTOMER_CARE"],
  });
  const staff = shopperWithToken(backend, -1, answer.headers.get("x-ebsn-session") ?? "");
  expect(parseAnswer(await staff.get("user-search/list_user?q=giulia")).status).toBe(0);
});

test("a code is worth one session", async () => {
  const code = await logIn();
  expect(parseAnswer(await exchange(code)).status).toBe(0);
  expect(parseAnswer(await exchange(code)).codes).toEqual(["error.saml.code"]);
  expect(parseAnswer(await exchange("altro")).codes).toEqual(["error.saml.code"]);
});

test("a session that has expired does not prevent the log-in", async () => {
  const browser = shopperWithToken(backend, -1, "expired");
  expect(parseAnswer(await browser.post("saml/login", { code: await logIn() })).status).toBe(0);
});

test("only the shop's own pages are led back to", async () => {
  expect(await doLogin("https://evil.example/api/saml/callback")).toBe("");
});

describe("is rejected:", () => {
  const until = (ms: number) => new Date(Date.now() + ms);

  it.each<[string, Partial<Statement>]>([
    ["an assertion for another audience", { audience: "https://other.example/saml" }],
    ["an assertion for another recipient", { recipient: "https://other.example/saml/acs" }],
    ["an assertion of another provider", { issuer: "https://other.example/idp" }],
    ["an assertion whose time is over", { at: until(-60 * 60 * 1000) }],
    ["an assertion of the future", { at: until(60 * 60 * 1000) }],
    ["an assertion about a stranger", { nameId: "nessuno@madia.test" }],
    ["an answer to a request that nobody made", { requestId: "_0123456789" }],
  ])("%s", async (_name, other) => {
    const { requestId } = await ask();
    expect(await post(signResponse(statementTo(requestId, other), key))).toBe(FAILED);
  });

  it("an answer that is sent again", async () => {
    const signed = signResponse(statementTo((await ask()).requestId), key);
    expect(await post(signed)).toContain("code=");
    expect(await post(signed)).toBe(FAILED);
  });

  it("one of two copies that arrive together", async () => {
    const signed = signResponse(statementTo((await ask()).requestId), key);
    const targets = await Promise.all([post(signed), post(signed)]);
    expect(targets.filter((target) => target === FAILED)).toHaveLength(1);
  });

  it("an answer that comes too late", async () => {
    const { requestId } = await ask();
    const { db } = backend.context;
    await db
      .update(samlRequest)
      .set({ expiresAt: until(-1000) })
      .where(eq(samlRequest.requestId, requestId));
    expect(await post(signResponse(statementTo(requestId), key))).toBe(FAILED);
  });

  it("an answer without signature, signed by a stranger or changed afterwards", async () => {
    const { requestId } = await ask();
    const xml = statementTo(requestId, { nameId: "moduli@madia.test" });
    for (const answer of [xml, signResponse(xml, strangerKey)]) expect(await post(answer)).toBe(FAILED);
    const signed = signResponse(xml, key);
    expect(await post(signed.replace("moduli@madia.test", STAFF))).toBe(FAILED);
    expect(await post(signed)).toContain("code=");
  });

  it("a request number that only the unsigned envelope has", async () => {
    const [first, second] = [await ask(), await ask()];
    const signed = signResponse(statementTo(first.requestId), key);
    const [, envelope = ""] = /^(<samlp:Response[^>]*>)/.exec(signed) ?? [];
    const moved = signed.replace(envelope, envelope.replace(first.requestId, second.requestId));
    expect(await post(moved)).toBe(FAILED);
  });

  it("what is no answer", async () => {
    for (const text of [
      "",
      "<Response/>",
      "kein XML",
      "<!DOCTYPE x [<!ENTITY e 'x'>]><Response>&e;</Response>",
    ])
      expect(await post(text || " ")).toBe(FAILED);
  });
});

/** The signed assertion is kept somewhere in the document, where a forged one is read in its place. */
describe("signature wrapping is rejected:", () => {
  const assertionOf = (xml: string) => /<saml:Assertion[\s\S]*<\/saml:Assertion>/.exec(xml)?.[0] ?? "";
  const forge = (assertion: string, id: string) =>
    assertion
      .replace(/<(?:ds:)?Signature[\s\S]*<\/(?:ds:)?Signature>/, "")
      .replace(/\sID="[^"]+"/, ` ID="${id}"`)
      .replace("moduli@madia.test", STAFF);

  it.each<[string, (forged: string, original: string) => string]>([
    ["the forged one first", (forged, original) => `${forged}${original}`],
    ["the forged one last", (forged, original) => `${original}${forged}`],
    [
      "the original in an extension",
      (forged, original) => `<samlp:Extensions>${original}</samlp:Extensions>${forged}`,
    ],
    [
      "the original inside the forged one",
      (forged, original) => forged.replace("</saml:Subject>", `</saml:Subject>${original}`),
    ],
    [
      "the original in the forged one's signature",
      (forged, original) => {
        const [signature = ""] = /<(?:ds:)?Signature[\s\S]*<\/(?:ds:)?Signature>/.exec(original) ?? [];
        const wrapped = signature.replace(/<\/((?:ds:)?Signature)>$/, `<Object>${original}</Object></$1>`);
        return forged.replace("</saml:Issuer>", `</saml:Issuer>${wrapped}`);
      },
    ],
  ])("%s", async (_name, wrap) => {
    const { requestId } = await ask();
    const signed = signResponse(statementTo(requestId, { nameId: "moduli@madia.test" }), key);
    const original = assertionOf(signed);
    const [, sameId = ""] = /\sID="([^"]+)"/.exec(original) ?? [];
    for (const id of ["_forged", sameId])
      expect(await post(signed.replace(original, wrap(forge(original, id), original)))).toBe(FAILED);
    expect(await post(signed)).toContain("code=");
  });
});

describe("the log-out", () => {
  it("ends the session, and redirects to the provider", async () => {
    const token = (await exchange(await logIn())).headers.get("x-ebsn-session") ?? "";
    const staff = shopperWithToken(backend, -1, token);
    const { redirectUrl } = staffLogoutSchema.parse(parseAnswer(await staff.get("saml/do-logout")).data);
    const url = new URL(redirectUrl);
    expect(url.href.split("?")[0]).toBe(addresses.standInLogout);
    const request = inflateRawSync(Buffer.from(url.searchParams.get("SAMLRequest") ?? "", "base64"));
    expect(request.toString("utf8")).toContain(`>${STAFF}</saml:NameID>`);
    expect((await staff.get("user-search/list_user?q=giulia")).http).toBe(419);
    expect(await location(`${url.pathname}${url.search}`)).toBe(addresses.loggedOut);
  });

  it("the log-out of a log-in by password stays in the shop", async () => {
    const { headers } = await backend.post("/ebsn/api/backoffice-access/sso-login", {
      backoffice_user: STAFF,
      password: "Madia2026!",
    });
    const staff = shopperWithToken(backend, -1, headers.get("x-ebsn-session") ?? "");
    expect(parseAnswer(await staff.get("saml/do-logout")).data).toEqual({ redirectUrl: "" });
    const open = await backend.context.db.select().from(staffSession).where(eq(staffSession.username, STAFF));
    expect(open.at(-1)?.revokedAt).not.toBeNull();
  });
});

test("the stand-in asks for the staff's password, and knows no other shop", async () => {
  const { page } = await ask();
  const form = { SAMLRequest: page.searchParams.get("SAMLRequest") ?? "", backoffice_user: STAFF };
  const answer = (password: string) =>
    fetch(new URL("/saml/idp", backend.url), {
      method: "POST",
      body: new URLSearchParams({ ...form, password }),
    });
  expect((await answer("sbagliata")).status).toBe(403);
  const html = await (await answer("Madia2026!")).text();
  const [, samlResponse = ""] = /name="SAMLResponse" value="([^"]+)"/.exec(html) ?? [];
  expect(await location("/saml/acs", { SAMLResponse: samlResponse })).toContain("code=");
  const foreign = await fetch(new URL("/saml/idp?SAMLRequest=abc", backend.url));
  expect(foreign.status).toBe(400);
});

test("the shop's metadata name where answers go", async () => {
  const response = await fetch(new URL("/saml/metadata", backend.url));
  const xml = await response.text();
  expect(xml).toContain(`entityID="${addresses.metadata}"`);
  expect(xml).toContain(`Location="${addresses.acs}"`);
});
