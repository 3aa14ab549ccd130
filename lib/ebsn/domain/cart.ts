import type { Address, DeliveryService } from "./delivery";
import type { Product } from "./product";

export type Notice = { code: string; message: string };

/** Amounts in cents as the shop computed them; the storefront never adds them up. */
export type CartItem = {
  itemId: number;
  product: Product;
  quantity: number;
  /** grams, null when the line is not sold by weight. */
  weight: number | null;
  info: Record<string, string>;
  grossCents: number | null;
  discountCents: number;
  netCents: number | null;
  variableWeight: boolean;
  acceptAlternatives: boolean;
  notices: Notice[];
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
  hasFavorites: boolean;
  /** How complete the profile is; null when the shop does not say. */
  profileLevel?: number | null;
};

export type Adjustment = { description: string; amountCents: number; giftCode: string };

export type Cart = {
  cartId: number | null;
  statusId: number;
  version: number;
  user: CartUser;
  storeId: number;
  storeName: string;
  /** Where the goods come from; missing when the shop does not say. */
  warehouseId?: number;
  service: DeliveryService | null;
  address: Address | null;
  timeslot: CartTimeslot | null;
  totalItems: number;
  sectors: Sector[];
  infos: Record<string, string>;
  /** The order this cart changes, and until when (ISO; "" unknown). */
  reopenedOrder: { orderId: number; modifiableUntil: string } | null;
  adjustments: Adjustment[];
  totals: {
    goods: number;
    discount: number;
    /** Goods after promotions and before codes: what the minimum order and free delivery count. */
    goodsNet: number;
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
  /** Face values in cents of a kind of meal voucher; of other ways there are none. */
  voucherValues?: number[];
};

/** What the cart costs when meal vouchers pay for it; cents. */
export type MealVoucherQuote = {
  /** Goods after promotions and before codes: what the minimum spend counts. */
  spend: number;
  foodTotal: number;
  totals: Pick<Cart["totals"], "discount" | "deliveryFee" | "gross">;
  adjustments: Adjustment[];
};

export type Preparation = {
  cart: Cart | null;
  paymentTypes: PaymentType[];
  /** null: the shop takes no meal vouchers. */
  mealVouchers?: MealVoucherQuote | null;
};

/** `paymentUrl` "" when nothing is left to pay online. */
export type Purchase = { orderId: number; orderStatusId: number; paymentUrl: string };
