import { z } from "zod";
import type { JsonLdNode } from "./e2e-crawl";

const url = z.url({ protocol: /^https?$/ });
const text = z
  .string()
  .trim()
  .min(1)
  .regex(/^[^<>]*$/, "markup");
const amount = z.string().regex(/^\d+\.\d{2}$/);
const schemaOrg = (name: string) => z.literal(`https://schema.org/${name}`);
const ref = z.object({ "@id": url });
const context = { "@context": z.literal("https://schema.org") };

const inOrder = (items: { position: number }[]) =>
  items.every(({ position }, index) => position === (items[0]?.position ?? 1) + index);

const returnPolicy = z.discriminatedUnion("returnPolicyCategory", [
  z.object({
    returnPolicyCategory: schemaOrg("MerchantReturnNotPermitted"),
    applicableCountry: z.string().length(2),
  }),
  z.object({
    returnPolicyCategory: schemaOrg("MerchantReturnFiniteReturnWindow"),
    applicableCountry: z.string().length(2),
    merchantReturnDays: z.number().int().min(14),
    returnMethod: schemaOrg("ReturnByMail"),
    returnFees: z.union([schemaOrg("FreeReturn"), schemaOrg("ReturnFeesCustomerResponsibility")]),
  }),
]);

const days = z.object({
  minValue: z.number().min(0),
  maxValue: z.number().min(0),
  unitCode: z.literal("DAY"),
});

const offer = z.object({
  "@type": z.literal("Offer"),
  url,
  price: amount,
  priceCurrency: z.literal("EUR"),
  availability: z.union([schemaOrg("InStock"), schemaOrg("OutOfStock")]),
  itemCondition: schemaOrg("NewCondition"),
  priceValidUntil: z.iso.date().optional(),
  priceSpecification: z.object({
    "@type": z.literal("UnitPriceSpecification"),
    price: amount,
    referenceQuantity: z.object({ unitCode: z.enum(["KGM", "LTR", "C62", "MTR"]) }).optional(),
  }),
  seller: ref,
  shippingDetails: z.object({
    shippingRate: z.object({ maxValue: amount, currency: z.literal("EUR") }),
    shippingDestination: z.object({ addressCountry: z.string().length(2) }),
    deliveryTime: z.object({ handlingTime: days, transitTime: days }),
  }),
  hasMerchantReturnPolicy: returnPolicy.optional(),
});

const organisation = z.object({ "@type": z.literal("Organization"), "@id": url, name: text, url, logo: url });

const creativeWork = {
  ...context,
  url,
  description: text,
  image: z.array(url).length(3),
  datePublished: z.iso.date(),
  dateModified: z.iso.date(),
  inLanguage: z.string(),
  author: organisation,
  publisher: organisation,
};

/** What Google asks of each type, and what this shop always says (requirements/catalogue#search-engines). */
const RULES: Record<string, z.ZodType> = {
  Product: z.object({
    ...context,
    "@id": url,
    name: text,
    url,
    sku: text,
    description: text.optional(),
    gtin: z
      .string()
      .regex(/^\d{8,14}$/)
      .optional(),
    brand: z.object({ "@type": z.literal("Brand"), name: text }).optional(),
    image: z.array(url).min(1).optional(),
    offers: offer.optional(),
  }),
  BreadcrumbList: z.object({
    ...context,
    itemListElement: z
      .array(z.object({ "@type": z.literal("ListItem"), position: z.number(), name: text, item: url }))
      .min(2)
      .refine(inOrder, "positions"),
  }),
  ItemList: z.object({
    ...context,
    name: text,
    numberOfItems: z.number().int().min(1),
    itemListElement: z
      .array(z.object({ "@type": z.literal("ListItem"), position: z.number(), url }))
      .min(1)
      .refine(inOrder, "positions"),
  }),
  WebSite: z.object({
    ...context,
    name: text,
    url,
    publisher: ref,
    potentialAction: z.object({
      "@type": z.literal("SearchAction"),
      target: z.object({ urlTemplate: z.string().includes("{q}") }),
      "query-input": z.literal("required name=q"),
    }),
  }),
  OnlineStore: z.object({
    ...context,
    "@id": url,
    name: text,
    url,
    logo: url,
    legalName: text,
    vatID: text,
    email: z.email(),
    telephone: text,
    address: z.object({ streetAddress: text, postalCode: text, addressLocality: text, addressCountry: text }),
    hasMerchantReturnPolicy: returnPolicy,
  }),
  Article: z.object({ ...creativeWork, headline: text.max(110) }),
  Recipe: z.object({
    ...creativeWork,
    name: text.max(110),
    recipeYield: text,
    recipeIngredient: z.array(text).min(2),
    recipeInstructions: z.array(z.object({ "@type": z.literal("HowToStep"), text })).min(2),
  }),
  GroceryStore: z.object({
    ...context,
    "@id": url,
    name: text,
    url,
    image: z.array(url).length(3),
    telephone: text,
    address: z.object({ streetAddress: text, postalCode: text, addressLocality: text, addressCountry: text }),
    geo: z.object({ latitude: z.number(), longitude: z.number() }),
    openingHoursSpecification: z
      .array(z.object({ dayOfWeek: url, opens: z.string(), closes: z.string() }))
      .min(5),
    parentOrganization: ref,
  }),
};

/** What is wrong with a block of structured data; "" when nothing is. */
export function jsonLdProblem(node: JsonLdNode): string {
  const rule = RULES[node["@type"]];
  if (!rule) return `${node["@type"]}: no rule for this type`;
  const issue = rule.safeParse(node).error?.issues[0];
  return issue ? `${node["@type"]}.${issue.path.join(".")}: ${issue.message}` : "";
}
