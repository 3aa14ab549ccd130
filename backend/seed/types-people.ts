export type SeedOrderLine = {
  /** Slug of the product. */
  slug: string;
  /** Pieces, or kilograms for Sfuso. */
  quantity: number;
};

export type SeedPastOrder = {
  orderId: number;
  /** Days between the delivery and today; negative for one still to come. */
  deliveredDaysAgo: number;
  orderStatusId: number;
  deliveryServiceId: number;
  beginTime: string;
  endTime: string;
  paymentTypeId: number;
  lines: SeedOrderLine[];
};

export type SeedPersonAddress = {
  addressName: string;
  address1: string;
  addressNumber: string;
  city: string;
  province: string;
  postalcode: string;
  latitude: number;
  longitude: number;
  floor: string;
  intercom: string;
  note: string;
};

export type SeedWishlist = {
  name: string;
  preferred: boolean;
  lines: SeedOrderLine[];
  /** Logins of those who see it too, and what they may do with it. */
  sharedWith?: { login: string; grant: "READ" | "WRITE" }[];
};

export type SeedPerson = {
  customerId: number;
  role: "customer" | "staff";
  login: string;
  /** In clear here, hashed at import: the demo log-ins are printed at start. */
  password: string;
  firstName: string;
  lastName: string;
  /** YYYY-MM-DD. */
  birthDate: string;
  phone: string;
  fiscalCode: string;
  /** Thirteen digits, the last one a GS1 check digit; "" for who has no card. */
  fidelityCard: string;
  points: number;
  storeId: number;
  /** Other stores they have bought at, and whether they allow those to write to them. */
  alsoAt?: { storeId: number; marketing: boolean }[];
  addresses: SeedPersonAddress[];
  orders: SeedPastOrder[];
  wishlists: SeedWishlist[];
};

/** A code the shop has issued. `kind` "item": the customer chooses the item it is put on (adjustment type 1001). */
export type SeedGiftCode = {
  giftCertificateId: number;
  giftCode: string;
  description: string;
  kind: "percentage" | "amount" | "delivery" | "item";
  /** Percent, or cents. */
  value: number;
  minimumCents: number;
  giftAdjustmentTypeId: 1000 | 1001;
  /** Days from today until it ends; below 0: already over; null: no end. */
  endsInDays: number | null;
  /** Login of its only holder; null: everybody's, once. */
  login: string | null;
  listed: boolean;
  /** By login: how many certificates of it a customer holds. */
  held?: Record<string, number>;
};
