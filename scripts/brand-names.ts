import { brand } from "../brand.config";
import { fillBrand } from "../lib/i18n/fill-brand";
import italian from "../messages/it.json";

const { seo, profile, orders, offers } = fillBrand(italian);

export const names = {
  shortName: brand.name,
  name: seo.title,
  description: seo.description,
  shortcuts: { card: profile.fidelity.title, orders: orders.title, offers: offers.title },
};
