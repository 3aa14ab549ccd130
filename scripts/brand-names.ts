import { brand } from "../brand.config";
import { fillBrand } from "../lib/i18n/fill-brand";
import italian from "../messages/it.json";

const { title, description } = fillBrand(italian.seo);

export const names = { shortName: brand.name, name: title, description };
