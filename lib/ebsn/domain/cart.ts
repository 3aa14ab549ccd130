import type { PriceBefore } from "../../rules/prices/price-line";
import type { Address, DeliveryService } from "./delivery";
import type { Product } from "./product";

/** `html` is sanitised; absent where the notice is plain. */
export type Notice = { code: string; message: string; html?: string };

/** Amounts in cents as computed by the server; never added up in the browser. */
export type Line = {
  /** With the prices that the line charges. */
  product: Product;
  quantity: number;
  /** Grams; null when not sold by weight. */
  weight: number | null;
  info: Record<string, string>;
  grossCents: number | null;
  before: PriceBefore | null;
  netCents: number | null;
  variableWeight: boolean;
};

export type Substitution =
  { kind: "none" } | { kind: "similar" } | { kind: "chosen"; productId: number; name: string };

export type CartItem = Line & {
  itemId: number;
  acceptAlternatives: boolean;
  substitution?: Substitution;
  notices: Notice[];
  promoNotice?: string;
};

export type Sector = { name: string; items: CartItem[] };

export type CartTimeslot = {
  timeslotId: number;
  dateIso: string;
  beginTime: string;
  endTime: string;
  cutoff: string;
  autoAssigned: boolean;
};

export type CartUser = {
  userId: number;
  login: string;
  firstName: string;
  lastName: string;
  fidelityCard: string;
  userTypeId: number | null;
  profileLevel?: number | null;
  foodProfile?: string;
};

export type Adjustment = {
  description: string;
  amountCents: number;
  giftCode: string;
  reducesDelivery: boolean;
  /** Of a certificate that reduces one line. */
  itemId?: number;
  /** Of a stamp. */
  userGiftCertificateId?: number;
};

export type Cart = {
  cartId: number | null;
  statusId: number;
  version: number;
  user: CartUser;
  storeId: number;
  storeName: string;
  warehouseId?: number;
  service: DeliveryService | null;
  address: Address | null;
  timeslot: CartTimeslot | null;
  totalItems: number;
  sectors: Sector[];
  infos: Record<string, string>;
  /** `modifiableUntil` is ISO, "" when unknown. */
  reopenedOrder: { orderId: number; modifiableUntil: string; paymentTypeId: number | null } | null;
  waitingCartId?: number;
  adjustments: Adjustment[];
  /** Codes in the cart whose minimum is not reached. */
  waitingCodes: { giftCode: string; description: string; minimumCents: number }[];
  totals: {
    /** Before the reductions that may be claimed, as on the lines. */
    products: number;
    discount: number;
    /** After promotions and before codes: what minimum order and free delivery count. */
    productsNet: number;
    packaging: number;
    deliveryFee: number | null;
    gross: number;
    variableWeight: number;
    minimumOrder: number | null;
    freeDeliveryFrom: number | null;
  };
};

export type PaymentType = {
  paymentTypeId: number;
  name: string;
  descr: string;
  online: boolean;
  voucherValues?: number[];
  dueInDays?: number;
  blocker?: string;
};

/** Amounts in cents. */
export type MealVoucherQuote = {
  spend: number;
  foodTotal: number;
  totals: Pick<Cart["totals"], "discount" | "deliveryFee" | "gross">;
  adjustments: Adjustment[];
};

export type CheckoutPreparation = {
  cart: Cart | null;
  paymentTypes: PaymentType[];
  mealVouchers?: MealVoucherQuote | null;
};

/** `paymentUrl` is "" when nothing is left to pay online. */
export type Purchase = { orderId: number; orderStatusId: number; paymentUrl: string };
