import type { WirePersonFiscal } from "../../lib/ebsn/schemas/invoice";

export type SeedOrderLine = {
  slug: string;
  /** Pieces, or kilograms for loose weight. */
  quantity: number;
};

export type SeedPastOrder = {
  orderId: number;
  /** Negative for a future delivery. */
  deliveredDaysAgo: number;
  orderStatusId: number;
  deliveryServiceId: number;
  beginTime: string;
  endTime: string;
  paymentTypeId: number;
  lines: SeedOrderLine[];
  missing?: string[];
  /** Slug of what was put in the bags, by the slug of what was ordered. */
  substitutes?: Record<string, string>;
  invoice?: WirePersonFiscal;
};

type SeedPersonAddress = {
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

type SeedWishlist = {
  name: string;
  preferred: boolean;
  lines: SeedOrderLine[];
  sharedWith?: { login: string; grant: "READ" | "WRITE" }[];
};

export type SeedPerson = {
  customerId: number;
  role: "customer" | "staff";
  login: string;
  password: string;
  firstName: string;
  lastName: string;
  /** YYYY-MM-DD. */
  birthDate: string;
  phone: string;
  fiscalCode: string;
  /** Thirteen digits with a GS1 check digit; "" without a card. */
  fidelityCard: string;
  points: number;
  storeId: number;
  otherStores?: { storeId: number; marketing: boolean }[];
  addresses: SeedPersonAddress[];
  orders: SeedPastOrder[];
  wishlists: SeedWishlist[];
};

/** `kind` "item": applied to an item the customer chooses (adjustment type 1001). */
export type SeedGiftCode = {
  giftCertificateId: number;
  giftCode: string;
  description: string;
  kind: "percentage" | "amount" | "delivery" | "item";
  value: number;
  minimumCents: number;
  giftAdjustmentTypeId: 1000 | 1001 | 1002;
  /** Days from today; negative: expired; null: no end. */
  endsInDays: number | null;
  /** Login of its only holder; null: anyone, once. */
  login: string | null;
  listed: boolean;
  countByLogin?: Record<string, number>;
};
