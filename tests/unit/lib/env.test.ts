import { readFileSync } from "node:fs";
import { readEnv } from "@/lib/env";

const SECRET = "a-secret-of-more-than-thirty-two-characters";

const configErrors = (source: Record<string, string>) => {
  try {
    readEnv(source);
    return [];
  } catch (error) {
    return (error as Error).message.split("\n");
  }
};

describe("the environment", () => {
  it("has defaults for development", () => {
    expect(readEnv({})).toMatchObject({
      isProduction: false,
      storefrontUrl: "http://localhost:3000",
      ebsnUrl: "http://localhost:4000",
      contentUrl: "http://localhost:4000",
      clientVersion: "1.5.1",
      uuidHeaders: ["x-ebsn-uuid", "x-ebsn-client-uuid"],
      revalidateSecret: null,
    });
  });

  it("offers the stand-ins with the embedded backend only", () => {
    // As `npm start` and the containers name it.
    for (const BACKEND_URL of [undefined, "http://localhost:4000", "http://backend:4000"])
      expect(readEnv({ BACKEND_URL })).toMatchObject({
        isEmbedded: true,
        ebsnUrl: BACKEND_URL ?? "http://localhost:4000",
        samlLogin: true,
        socialProviders: ["demo", "identity"],
        botCheck: "proof-of-work",
        deferredPayment: true,
      });
    const shop = { EBSN_API_URL: "https://shop.example" };
    expect(readEnv(shop)).toMatchObject({ samlLogin: false, socialProviders: [], botCheck: "none" });
    // A shop's own address inside a network.
    for (const EBSN_API_URL of ["http://10.0.0.5:8080", "http://backend:4000", "http://localhost:4000"])
      expect(readEnv({ EBSN_API_URL, BACKEND_URL: "http://backend:4000" })).toMatchObject({
        isEmbedded: false,
        ebsnUrl: EBSN_API_URL,
        contentUrl: EBSN_API_URL,
        socialProviders: [],
        botCheck: "none",
        deferredPayment: false,
      });
    expect(readEnv({ ...shop, SAML_LOGIN: "true" }).samlLogin).toBe(true);
    expect(readEnv({ SAML_LOGIN: "false" }).samlLogin).toBe(false);
  });

  it("offers the social stand-in only where it is on: by itself with a local address", () => {
    const offered = (source: Record<string, string>) => readEnv(source).socialProviders;
    expect(offered({ STOREFRONT_URL: "https://www.shop.example" })).toEqual([]);
    expect(offered({ STOREFRONT_URL: "http://192.168.1.20" })).toEqual([]);
    expect(offered({ STOREFRONT_URL: "http://127.0.0.1:3000" })).toEqual(["demo", "identity"]);
    expect(offered({ SOCIAL_STAND_IN: "false" })).toEqual([]);
    expect(offered({ STOREFRONT_URL: "https://www.shop.example", SOCIAL_STAND_IN: "true" })).toEqual([
      "demo",
      "identity",
    ]);
    expect(offered({ EBSN_API_URL: "https://shop.example", SOCIAL_STAND_IN: "true" })).toEqual([]);
  });

  it("offers no social log-in with none, which stands alone", () => {
    expect(readEnv({ SOCIAL_LOGIN: "none" }).socialProviders).toEqual([]);
    expect(readEnv({ SOCIAL_LOGIN: "google,facebook" }).socialProviders).toEqual(["google", "facebook"]);
    expect(configErrors({ SOCIAL_LOGIN: "none,google" })).toEqual(['SOCIAL_LOGIN: "none" stands alone']);
  });

  it("offers payment after the delivery only where the shop has decided so", () => {
    const shop = { EBSN_API_URL: "https://shop.example" };
    expect([readEnv({}), readEnv(shop)].map(({ deferredPayment }) => deferredPayment)).toEqual([true, false]);
    expect(readEnv({ ...shop, DEFERRED_PAYMENT: "true" }).deferredPayment).toBe(true);
    expect(readEnv({ DEFERRED_PAYMENT: "false" }).deferredPayment).toBe(false);
  });

  it("derives URLs from the ports", () => {
    expect(readEnv({ PORT: "3100", BACKEND_PORT: "4100" })).toMatchObject({
      storefrontUrl: "http://localhost:3100",
      ebsnUrl: "http://localhost:4100",
    });
  });

  it("accepts a real shop's URL, with or without a trailing slash", () => {
    expect(readEnv({ EBSN_API_URL: "https://shop.example/" })).toMatchObject({
      ebsnUrl: "https://shop.example",
      contentUrl: "https://shop.example",
    });
  });

  it("treats its own host and LINK_HOSTS as internal", () => {
    expect(
      readEnv({ STOREFRONT_URL: "https://www.madia.example", LINK_HOSTS: "madia.example" }),
    ).toMatchObject({
      linkHosts: ["www.madia.example", "madia.example"],
    });
  });

  it("requires a session secret in production", () => {
    expect(configErrors({ NODE_ENV: "production" })).toEqual([
      "SESSION_SECRET: missing, needs 32 characters or more",
    ]);
    expect(configErrors({ NODE_ENV: "production", SESSION_SECRET: SECRET })).toEqual([]);
  });

  it("accepts several secrets and checks the length of each", () => {
    expect(readEnv({ SESSION_SECRET: `${SECRET}-new, ${SECRET}` }).sessionSecrets).toEqual([
      `${SECRET}-new`,
      SECRET,
    ]);
    expect(configErrors({ SESSION_SECRET: `${SECRET},short` })).toHaveLength(1);
  });

  it("reports each error on its own line, never with a secret", () => {
    const errors = configErrors({
      PORT: "http",
      EBSN_API_URL: "shop.example",
      CONTENT_API_URL: "ftp://shop.example",
      EBSN_TIMEOUT_MS: "0",
      SESSION_SECRET: "short-secret",
      REVALIDATE_SECRET: "another-short-one",
      REDIS_URL: "http://user:short@redis",
    });
    expect(errors.map((line) => line.split(":")[0]).sort()).toEqual([
      "CONTENT_API_URL",
      "EBSN_API_URL",
      "EBSN_TIMEOUT_MS",
      "PORT",
      "REDIS_URL",
      "REVALIDATE_SECRET",
      "SESSION_SECRET",
    ]);
    expect(errors.join()).not.toMatch(/short/);
  });
});

it.each([
  ["EBSN_API_URL", "https://name:s3cret@shop.example"],
  ["EBSN_API_URL", "https://shop.example/?key=s3cret"],
  ["CONTENT_API_URL", "https://blog.example/#top"],
  ["STOREFRONT_URL", "https://name:s3cret@www.shop.example"],
  ["REDIS_URL", "redis://localhost:6379/pages"],
  ["REDIS_URL", "redis://:%zzs3cret@localhost"],
  ["REDIS_URL", "redis://localhost:99999"],
  ["EBSN_UUID_HEADERS", ","],
  ["EBSN_CLIENT", "negozio €"],
  ["EBSN_CLIENT_VERSION", "1.0\n2"],
])("%s=%s is rejected, as each call would fail", (name, value) => {
  const errors = configErrors({ [name]: value });
  expect(errors.map((line) => line.split(":")[0])).toEqual([name]);
  expect(errors.join()).not.toContain("s3cret");
});

it.each(["redis://localhost", "rediss://user:p%40ss@redis.example:6380/3", "redis://localhost/"])(
  "%s is an address of Redis",
  (REDIS_URL) => expect(readEnv({ REDIS_URL }).redisUrl).toBe(REDIS_URL),
);

describe("the documentation of the environment", () => {
  const example = readFileSync(".env.example", "utf8");
  const names = [...example.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name ?? "");

  it("has a valid example file", () => {
    const values = Object.fromEntries(
      [...example.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
    );
    expect(configErrors(values)).toEqual([]);
  });

  it("covers every setting", () => {
    const text = readFileSync("docs/configuration.md", "utf8");
    for (const name of names) expect(text).toContain(`\`${name}\``);
  });

  it("lists every known setting in the example", () => {
    const sources = ["lib/env.ts", "backend/config.ts"].map((file) => readFileSync(file, "utf8")).join();
    const known = [...sources.matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(([, name]) => name);
    expect(names).toEqual(expect.arrayContaining(known.filter((name) => name !== "NODE_ENV")));
  });
});
