import { generateKeyPairSync, randomBytes } from "node:crypto";
import { readConfig } from "@/backend/config";

describe("the social stand-in", () => {
  it("is on by itself only where nobody but this machine reaches the shop", () => {
    expect(readConfig({}).SOCIAL_STAND_IN).toBe(true);
    expect(readConfig({ STOREFRONT_URL: "http://127.0.0.1:3000" }).SOCIAL_STAND_IN).toBe(true);
    for (const settings of [
      { STOREFRONT_URL: "https://www.shop.example" },
      { STOREFRONT_URL: "http://localhost.shop.example" },
      { BACKEND_PUBLIC_URL: "https://backend.shop.example" },
      { BACKEND_HOST: "0.0.0.0" },
    ])
      expect([settings, readConfig(settings).SOCIAL_STAND_IN]).toEqual([settings, false]);
  });

  it("is as it is set", () => {
    expect(readConfig({ SOCIAL_STAND_IN: "false" }).SOCIAL_STAND_IN).toBe(false);
    expect(
      readConfig({ STOREFRONT_URL: "https://www.shop.example", SOCIAL_STAND_IN: "true" }).SOCIAL_STAND_IN,
    ).toBe(true);
  });
});

it.each(["javascript:alert(1)", "data:text/html,x", "www.madia.test", "https://madia.test/negozio"])(
  "%s is no address of a shop that emails could link to",
  (STOREFRONT_URL) => {
    expect(() => readConfig({ STOREFRONT_URL })).toThrow(/^STOREFRONT_URL: /);
  },
);

const { publicKey, privateKey } = generateKeyPairSync("rsa", {
  modulusLength: 2048,
  publicKeyEncoding: { type: "spki", format: "pem" },
  privateKeyEncoding: { type: "pkcs8", format: "pem" },
});
const randomKey = (bytes: number) => randomBytes(bytes).toString("base64url");
const vapid = { publicKey: randomKey(65), privateKey: randomKey(32) };
const saml = { SAML_IDP_URL: "https://idp.example/sso", SAML_IDP_ISSUER: "idp" };

describe("settings that only a later call would use", () => {
  it.each<[string, Record<string, string>]>([
    ["VAPID_PUBLIC_KEY", { VAPID_PUBLIC_KEY: vapid.publicKey }],
    ["VAPID_PRIVATE_KEY", { VAPID_PUBLIC_KEY: vapid.publicKey, VAPID_PRIVATE_KEY: "s3cret" }],
    ["SAML_IDP_CERT", { ...saml, SAML_IDP_CERT: "s3cret" }],
    ["SAML_PRIVATE_KEY", { SAML_PRIVATE_KEY: "s3cret" }],
    ["SAML_IDP_URL", { SAML_IDP_URL: "idp.example" }],
    ["SHOP_CLOCK", { SHOP_CLOCK: "domani" }],
    ["BACKEND_PUBLIC_URL", { BACKEND_PUBLIC_URL: "localhost:4000" }],
    ["BACKEND_PUBLIC_URL", { BACKEND_PUBLIC_URL: "https://shop.example/backend" }],
    ["DEMO_PASSWORD", { DEMO_PASSWORD: "s3cret" }],
    ["REVALIDATE_SECRET", { REVALIDATE_SECRET: "s3cret" }],
  ])("%s is checked at the start", (name, settings) => {
    let message = "";
    try {
      readConfig(settings);
    } catch (error) {
      message = (error as Error).message;
    }
    expect(message.split(/:| /)[0]).toBe(name);
    expect(message).not.toContain("s3cret");
  });

  it.each<Record<string, string>>([
    { VAPID_PUBLIC_KEY: vapid.publicKey, VAPID_PRIVATE_KEY: vapid.privateKey },
    { ...saml, SAML_IDP_CERT: publicKey, SAML_PRIVATE_KEY: privateKey.replaceAll("\n", "\\n") },
    { ...saml, SAML_IDP_CERT: publicKey.replace(/-----[^-]+-----|\n/g, "") },
    { SHOP_CLOCK: "2026-12-01T10:00:00+01:00" },
  ])("are accepted where they can be used", (settings) => expect(() => readConfig(settings)).not.toThrow());

  it("have no slash at the end of an address to which a path is added", () => {
    const { BACKEND_PUBLIC_URL } = readConfig({ BACKEND_PUBLIC_URL: "https://bank.example:4000/" });
    expect(BACKEND_PUBLIC_URL).toBe("https://bank.example:4000");
  });
});
