import { brand } from "../brand.config";
import { fillBrand } from "../lib/i18n/fill-brand";
import type { Locale } from "../lib/i18n/locales";
import english from "../messages/en.json";
import italian from "../messages/it.json";

type Texts = Pick<typeof italian, "seo" | "profile" | "orders" | "offers">;

function namesIn(texts: Texts) {
  const { seo, profile, orders, offers } = fillBrand(texts);
  return {
    shortName: brand.name,
    name: seo.title,
    description: seo.description,
    shortcuts: { card: profile.fidelity.title, orders: orders.title, offers: offers.title },
  };
}

export const names: Record<Locale, ReturnType<typeof namesIn>> = {
  it: namesIn(italian),
  en: namesIn(english),
};
