import type { Adjustment, CartTimeslot, Line, PaymentType, Substitution } from "./cart";
import type { Address, DeliveryService } from "./delivery";
import type { PersonFiscal } from "./invoice";
import type { PageInfo } from "./page";
import type { Product } from "./product";

export type OrderItem = Line & {
  orderItemId: number;
  /** null before picking; `quantity` 0: missing. */
  picked: {
    quantity: number;
    cents: number;
    substitute: Product | null;
    isRefused?: true;
    canRefuse?: true;
  } | null;
  substitution?: Substitution;
  /** Whether there is a right of withdrawal, where the shop says so. */
  isWithdrawable?: boolean;
};

/** Amounts in cents; `rest` is paid on delivery. */
export type OrderMealVouchers = { vouchers: number; value: number; covered: number; rest: number };

/** Amounts in cents, dates ISO. */
export type Order = {
  orderId: number;
  statusId: number;
  deliveryStatusId: number | null;
  dateIso: string;
  address: Address | null;
  service: DeliveryService | null;
  timeslot: CartTimeslot | null;
  paymentType: PaymentType | null;
  mealVouchers: OrderMealVouchers | null;
  invoice: PersonFiscal | null;
  transactionStatusId: number | null;
  totalItems: number;
  adjustments: Adjustment[];
  totals: {
    products: number;
    discount: number;
    packaging: number;
    /** null: the shop does not say. */
    deliveryFee: number | null;
    gross: number;
    prebilled: number | null;
    variableWeight: number;
    /** What is paid for the picked order; null before picking. */
    charged: number | null;
  };
  canBeModified: boolean;
  canBeCancelled: boolean;
  canRetryPayment: boolean;
  modifiableUntil: string;
  payBefore: string;
  replacedByOrderId: number | null;
  pendingChangeOrderId: number | null;
  validOrderId: number | null;
  /** `releasedCents`: what was held for it and no longer is. */
  replacedOrder: { orderId: number; releasedCents: number | null } | null;
  paymentTypes: PaymentType[];
  /** Announced arrival of a pick-up customer: `at` is an ISO instant, `distance` metres. */
  reservation: { info: string; distance: number | null; at: string } | null;
  /** Last day of the right of withdrawal, YYYY-MM-DD; "" without one. */
  withdrawalUntil: string;
  /** Narrower than the slot, once the driver is on the way; times are "HH:mm". */
  arrival?: { dateIso?: string; beginTime: string; endTime: string; stopsBefore: number | null };
  lockerCode: string;
  lotteryCode: string;
  holdConsent: { cents: number; date: string | null } | null;
  /** Opens the order without log-in; "" except in the owner's own view. */
  accessToken: string;
  items: OrderItem[];
};

export type OrderList = { orders: Order[]; page: PageInfo };
