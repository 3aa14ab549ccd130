import type { LineDraft } from "../cart/line-draft";
import type { CartItem, Substitution } from "../ebsn/domain/cart";
import type { GiftCertificate } from "../ebsn/domain/gift";
import type { Order } from "../ebsn/domain/order";
import type { Lock } from "../rules/cart/locks";
import type { Product, ProductDetail } from "../ebsn/domain/product";

export type ConfirmMessages = {
  title: string;
  text?: string;
  confirm: string;
  dismiss?: string;
  danger?: boolean;
};
export type MessageSeverity = "error" | "warning" | "success";
export type ProductChoices = { options: Record<string, string>; packageNum?: number };

type SetAddress = { action: "setAddress"; deliveryServiceId?: number };
/** `more`: all pick-up points and lockers. */
export type PlaceResult = "chosen" | "more" | "login" | "closed";
export type AddressResult = "chosen" | "setTimeslot" | "setStore" | "login" | "closed";
export type TimeslotResult = "chosen" | "login" | "closed" | SetAddress;
export type StoreResult = "closed" | SetAddress;

export type DeliveryStep =
  | {
      step: "address";
      deliveryServiceId?: number;
      thenTimeslot?: boolean;
      /** Not needed, or asked for afterwards by who asks for the address. */
      withoutTimeslot?: boolean;
      /** The home page does not follow (decisions/after-an-address). */
      staysOnPage?: boolean;
    }
  | { step: "timeslot" }
  | { step: "store" };

/** Codes and personal certificates may have equal ids. */
export type CouponKind = "code" | "personal";
/** "announced": the shop's own messages say what was done. */
export type CouponResult = "added" | "announced" | "cancelled";

type Overlay<Props, Result> = { props: Props; result: Result };

type Overlays = {
  confirm: Overlay<ConfirmMessages, boolean>;
  remove: Overlay<{ name: string; quantity: string; unit: string }, boolean>;
  age: Overlay<object, boolean>;
  scan: Overlay<object, string>;
  substitution: Overlay<{ item: CartItem }, Substitution>;
  message: Overlay<{ text: string; html?: string; kind: MessageSeverity; code?: string }, void>;
  login: Overlay<object, boolean>;
  cookies: Overlay<object, void>;
  place: Overlay<object, PlaceResult>;
  merge: Overlay<object, boolean>;
  checkout: Overlay<object, void>;
  address: Overlay<{ deliveryServiceId?: number }, AddressResult>;
  timeslot: Overlay<object, TimeslotResult>;
  store: Overlay<object, StoreResult>;
  cart: Overlay<object, void>;
  options: Overlay<
    { product: Product; packageNum?: number; chosen?: Record<string, string> },
    ProductChoices
  >;
  /** true: another timeslot is wanted. */
  undeliverable: Overlay<{ product: ProductDetail; lock: Lock }, boolean>;
  promotion: Overlay<{ text: string }, "yes" | "no">;
  coupons: Overlay<{ gifts: GiftCertificate[]; kind: CouponKind }, CouponResult>;
  moveOrder: Overlay<{ order: Order }, boolean>;
  list: Overlay<{ name: string }, { listId: number; name: string }>;
  delivery: Overlay<DeliveryStep, boolean>;
  saveToList: Overlay<{ productId: number; name: string }, void>;
  addAll: Overlay<
    {
      items: {
        productId: number;
        quantity: number;
        options?: Record<string, string>;
        packageNum?: number;
        note?: string;
      }[];
      readyDrafts?: LineDraft[];
      messageKeys?: { all: string; some: string; failed?: string };
      isAdditive?: boolean;
    },
    boolean
  >;
  split: Overlay<{ productId: number; packageNum: number }, void>;
};

export type OverlayName = keyof Overlays;
export type OverlayRequest<Name extends OverlayName = OverlayName> = {
  [Each in Name]: { dialog: Each } & Overlays[Each]["props"];
}[Name];
/** null: dismissed without a choice, or it could not be loaded. */
export type OverlayResult<Name extends OverlayName> = Overlays[Name]["result"] | null;
