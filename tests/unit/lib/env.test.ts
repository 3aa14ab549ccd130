import { readFileSync } from "node:fs";
import { readEnv } from "@/lib/env";

const SECRET = "a-secret-of-more-than-thirty-two-characters";

const faultsOf = (source: Record<string, string>) => {
  try {
    readEnv(source);
    return [];
  } catch (error) {
    return (error as Error).message.split("\n");
  }
};

describe("the environment", () => {
  it("needs nothing for work", () => {
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

  it("follows the ports", () => {
    expect(readEnv({ PORT: "3100", BACKEND_PORT: "4100" })).toMatchObject({
      storefrontUrl: "http://localhost:3100",
      ebsnUrl: "http://localhost:4100",
    });
  });

  it("takes a real shop, with or without a slash at its end", () => {
    expect(readEnv({ EBSN_API_URL: "https://shop.example/" })).toMatchObject({
      ebsnUrl: "https://shop.example",
      contentUrl: "https://shop.example",
    });
  });

  it("takes its own host, and those it is told, for its own in links of texts", () => {
    expect(
      readEnv({ STOREFRONT_URL: "https://www.madia.example", LINK_HOSTS: "madia.example" }),
    ).toMatchObject({
      linkHosts: ["www.madia.example", "madia.example"],
    });
  });

  it("needs a secret in production", () => {
    expect(faultsOf({ NODE_ENV: "production" })).toEqual([
      "SESSION_SECRET: missing, needs 32 characters or more",
    ]);
    expect(faultsOf({ NODE_ENV: "production", SESSION_SECRET: SECRET })).toEqual([]);
  });

  it("takes several secrets, newest first, and each has to be long", () => {
    expect(readEnv({ SESSION_SECRET: `${SECRET}-new, ${SECRET}` }).sessionSecrets).toEqual([
      `${SECRET}-new`,
      SECRET,
    ]);
    expect(faultsOf({ SESSION_SECRET: `${SECRET},short` })).toHaveLength(1);
  });

  it("says every fault on a line of its own, and none of the values", () => {
    const faults = faultsOf({
      PORT: "http",
      EBSN_API_URL: "shop.example",
      CONTENT_API_URL: "ftp://shop.example",
      EBSN_TIMEOUT_MS: "0",
      SESSION_SECRET: "short-secret",
      REVALIDATE_SECRET: "another-short-one",
    });
    expect(faults.map((fault) => fault.split(":")[0]).sort()).toEqual([
      "CONTENT_API_URL",
      "EBSN_API_URL",
      "EBSN_TIMEOUT_MS",
      "PORT",
      "REVALIDATE_SECRET",
      "SESSION_SECRET",
    ]);
    expect(faults.join()).not.toMatch(/short/);
  });
});

describe("what is written about it", () => {
  const example = readFileSync(".env.example", "utf8");
  const names = [...example.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name ?? "");

  it("is an example that works", () => {
    const given = Object.fromEntries(
      [...example.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
    );
    expect(faultsOf(given)).toEqual([]);
  });

  it("explains every setting", () => {
    const text = readFileSync("docs/configuration.md", "utf8");
    for (const name of names) expect(text).toContain(`\`${name}\``);
  });

  it("leaves no setting out", () => {
    const sources = ["lib/env.ts", "backend/config.ts"].map((file) => readFileSync(file, "utf8")).join();
    const known = [...sources.matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(([, name]) => name);
    expect(names).toEqual(expect.arrayContaining(known.filter((name) => name !== "NODE_ENV")));
  });
});
