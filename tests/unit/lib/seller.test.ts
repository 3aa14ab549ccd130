import { seller as expected } from "@/brand.config";
import { findWarnings } from "@/scripts/check-env";

function sellerOf(settings: Record<string, string>): unknown {
  jest.replaceProperty(process, "env", { ...process.env, ...settings });
  let seller: unknown;
  jest.isolateModules(() => {
    seller = jest.requireActual<typeof import("@/lib/brand/seller")>("@/lib/brand/seller").getSeller();
  });
  return seller;
}

afterEach(() => jest.restoreAllMocks());

describe("the company of the demonstration", () => {
  it.each<Record<string, string>>([
    {},
    { EBSN_API_URL: " ", BACKEND_PORT: "4100" },
    { BACKEND_URL: "http://backend:4000" },
    { BACKEND_URL: "http://10.1.2.3:4000" },
  ])("is shown beside the embedded backend: %j", (settings) => {
    expect(sellerOf(settings)).toEqual(expected);
    expect(findWarnings(settings)).toEqual([]);
  });

  it.each([
    "https://www.ilmiomercato.it",
    "http://203.0.113.9",
    "http://localhost:4000",
    "http://127.0.0.1:4000",
    "http://backend:4000",
    "http://ebsn-api:8080",
    "http://10.1.2.3:4000",
    "http://172.17.0.2:4000",
    "http://192.168.1.5",
    "http://[::1]:4000",
    "http://[fd00::2]:4000",
  ])("is not shown by a connected shop, wherever it runs: %s", (EBSN_API_URL) => {
    expect(sellerOf({ EBSN_API_URL, BACKEND_URL: "http://backend:4000" })).toBeNull();
    expect(findWarnings({ EBSN_API_URL })).toEqual([expect.stringContaining("brand.config.ts")]);
  });
});

it("a connected shop on a private address names its own company", () => {
  jest.replaceProperty(expected, "isDemonstration", false);
  jest.doMock("@/brand.config", () => ({ seller: expected }));
  expect(sellerOf({ EBSN_API_URL: "http://10.1.2.3:4000" })).toBe(expected);
});
