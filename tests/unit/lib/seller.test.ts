import { seller as expected } from "@/brand.config";
import { getSeller } from "@/lib/seller";
import { findWarnings } from "@/scripts/check-env";

const connectedTo = (url: string) => {
  jest.replaceProperty(process, "env", { ...process.env, EBSN_API_URL: url });
  let seller: unknown;
  jest.isolateModules(() => {
    seller = jest.requireActual<typeof import("@/lib/seller")>("@/lib/seller").getSeller();
  });
  return seller;
};

afterEach(() => jest.restoreAllMocks());

describe("the company of the demonstration", () => {
  it.each([
    "http://localhost:4000",
    "http://127.0.0.1:4000",
    "http://backend:4000",
    "http://10.1.2.3:4000",
    "http://172.17.0.2:4000",
    "http://192.168.1.5",
    "http://[::1]:4000",
    "http://[fd00::2]:4000",
  ])("is shown beside the embedded backend: %s", (url) => expect(connectedTo(url)).toEqual(expected));

  it.each([
    "https://www.ilmiomercato.it",
    "https://ebsn.example",
    "http://203.0.113.9",
    "http://172.32.0.1",
    "http://[2001:db8::1]",
  ])("is not shown by a connected shop: %s", (url) => expect(connectedTo(url)).toBeNull());

  it("is warned about when a real shop is connected", () => {
    expect(findWarnings(true)).toEqual([]);
    expect(findWarnings(false)).toEqual([expect.stringContaining("brand.config.ts")]);
  });
});

it("is known without a request", () => expect(getSeller()).toEqual(expected));
