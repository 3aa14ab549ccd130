export type ToUrl = (path: string) => string;

/** Amounts are decimal strings in the brand's currency. */
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
  shippingDetails?: ShippingDetails;
  hasMerchantReturnPolicy?: ReturnPolicy;
};

type DayRange = { "@type": "QuantitativeValue"; minValue: number; maxValue: number; unitCode: "DAY" };

export type ShippingDetails = {
  "@type": "OfferShippingDetails";
  shippingRate: { "@type": "MonetaryAmount"; maxValue: string; currency: string };
  shippingDestination: { "@type": "DefinedRegion"; addressCountry: string };
  deliveryTime: { "@type": "ShippingDeliveryTime"; handlingTime: DayRange; transitTime: DayRange };
};

export type ReturnPolicy = {
  "@type": "MerchantReturnPolicy";
  applicableCountry: string;
  returnPolicyCategory:
    "https://schema.org/MerchantReturnNotPermitted" | "https://schema.org/MerchantReturnFiniteReturnWindow";
  merchantReturnDays?: number;
  returnMethod?: "https://schema.org/ReturnByMail";
  returnFees?: "https://schema.org/FreeReturn" | "https://schema.org/ReturnFeesCustomerResponsibility";
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
  offers: Offer;
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
  logo: string;
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
  hasMerchantReturnPolicy?: ReturnPolicy;
};

type CreativeWorkNode = {
  "@context": "https://schema.org";
  "@id": string;
  url: string;
  description?: string;
  image?: string[];
  datePublished?: string;
  dateModified?: string;
  inLanguage: string;
  author: OrganisationNode;
  publisher: OrganisationNode;
};

type OrganisationNode = {
  "@type": "Organization";
  "@id": string;
  name: string;
  url: string;
  logo: string;
};

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
  image?: string[];
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
  specialOpeningHoursSpecification?: {
    "@type": "OpeningHoursSpecification";
    validFrom: string;
    validThrough: string;
    opens: string;
    closes: string;
  }[];
  parentOrganization: { "@id": string };
};
