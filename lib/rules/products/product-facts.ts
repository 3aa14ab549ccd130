import type { ProductDetail } from "../../ebsn/domain/product";

const FACTS = [
  "alcohol",
  "storage",
  "use",
  "origin",
  "rearingCountry",
  "slaughterCountry",
  "producer",
  "warnings",
] as const;

/** Facts that are known of a product, in the order of its page. */
export const productFacts = (food: ProductDetail["food"]): (typeof FACTS)[number][] =>
  FACTS.filter((fact) => food[fact]);
