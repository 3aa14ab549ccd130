import { brand } from "@/brand.config";
import { fillBrand } from "@/lib/i18n/fill-brand";

it("names shop and card wherever a message has their place, and leaves other places alone", () => {
  expect(fillBrand({ title: "{title} · {shopName}", card: { ask: "Chiedi la {cardName}" } })).toEqual({
    title: `{title} · ${brand.name}`,
    card: { ask: `Chiedi la ${brand.cardName}` },
  });
});
