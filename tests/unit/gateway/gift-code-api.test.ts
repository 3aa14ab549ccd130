import { CALLS } from "@/lib/gateway/calls";

jest.mock("@/lib/config", () => {
  const { config } = jest.requireActual<typeof import("@/lib/config")>("@/lib/config");
  return { config: { ...config, giftCodeApi: "finiper-cart-giftcertificate" } };
});

test("a shop of the chain is asked about codes under its own name", () => {
  const upstream = (path: string) => CALLS.find((call) => call.path === path)?.upstreamPath;
  for (const call of ["check", "add_code", "remove_code"])
    expect(upstream(`cart-giftcertificate/${call}`)).toBe(`finiper-cart-giftcertificate/${call}`);
});
