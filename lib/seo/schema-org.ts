/** Amounts are decimal strings in euros. */
export type SchemaOrgNode =
  | ProductNode
  | BreadcrumbList
  | ItemList
  | WebSite
  | OnlineStore
  | ArticleNode
  | RecipeNode
  | GroceryStoreNode;

export type Quantity = {
  "@type": "QuantitativeValue";
  value: string;
  unitCode: string;
  valueReference?: Quantity;
};

export type PriceSpecification = {
  "@type": "UnitPriceSpecification";
  price: string;
  priceCurrency: string;
  referenceQuantity?: Quantity;
};

export type Offer = {
  "@type": "Offer";
  url: string;
  price: string;
  priceCurrency: string;
  availability: "https://schema.org/InStock" | "https://schema.org/OutOfStock";
  itemCondition: "https://schema.org/NewCondition";
  priceValidUntil?: string;
  priceSpecification: PriceSpecification;
  seller: { "@id": string };
};

export type ProductNode = {
  "@context": "https://schema.org";
  "@type": "Product";
  "@id": string;
  name: string;
  url: string;
  sku: string;
  description?: string;
  gtin?: string;
  brand?: { "@type": "Brand"; name: string };
  image?: string[];
  category?: string;
  offers?: Offer;
};

type ListItem = { "@type": "ListItem"; position: number; name?: string; item?: string; url?: string };

export type BreadcrumbList = {
  "@context": "https://schema.org";
  "@type": "BreadcrumbList";
  itemListElement: ListItem[];
};

export type ItemList = {
  "@context": "https://schema.org";
  "@type": "ItemList";
  name: string;
  numberOfItems: number;
  itemListElement: ListItem[];
};

export type WebSite = {
  "@context": "https://schema.org";
  "@type": "WebSite";
  "@id": string;
  name: string;
  url: string;
  inLanguage: string;
  publisher: { "@id": string };
  potentialAction: {
    "@type": "SearchAction";
    target: { "@type": "EntryPoint"; urlTemplate: string };
    "query-input": "required name=q";
  };
};

export type OnlineStore = {
  "@context": "https://schema.org";
  "@type": "OnlineStore";
  "@id": string;
  name: string;
  url: string;
  legalName: string;
  vatID: string;
  email: string;
  telephone: string;
  address: {
    "@type": "PostalAddress";
    streetAddress: string;
    postalCode: string;
    addressLocality: string;
    addressCountry: string;
  };
  sameAs?: string[];
};

type CreativeWorkNode = {
  "@context": "https://schema.org";
  "@id": string;
  url: string;
  description?: string;
  image?: string[];
  datePublished?: string;
  inLanguage: string;
  author: OrganisationNode;
  publisher: OrganisationNode;
};

type OrganisationNode = { "@type": "Organization"; "@id": string; name: string; url: string };

export type ArticleNode = CreativeWorkNode & {
  "@type": "Article";
  headline: string;
  articleSection?: string;
};

export type RecipeNode = CreativeWorkNode & {
  "@type": "Recipe";
  name: string;
  recipeYield?: string;
  prepTime?: string;
  cookTime?: string;
  totalTime?: string;
  recipeCategory?: string;
  keywords?: string;
  recipeIngredient: string[];
  recipeInstructions: { "@type": "HowToStep"; position: number; text: string }[];
};

export type GroceryStoreNode = {
  "@context": "https://schema.org";
  "@type": "GroceryStore";
  "@id": string;
  name: string;
  url: string;
  description?: string;
  telephone?: string;
  email?: string;
  address?: {
    "@type": "PostalAddress";
    streetAddress: string;
    postalCode: string;
    addressLocality: string;
    addressRegion: string;
    addressCountry: "IT";
  };
  geo?: { "@type": "GeoCoordinates"; latitude: number; longitude: number };
  openingHoursSpecification?: {
    "@type": "OpeningHoursSpecification";
    dayOfWeek: string;
    opens: string;
    closes: string;
  }[];
  parentOrganization: { "@id": string };
};
