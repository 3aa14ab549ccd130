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
