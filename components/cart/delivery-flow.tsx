import { config } from "@/lib/config";
import { currentCart } from "@/lib/cart/held";
import type { Cart } from "@/lib/ebsn/domain/cart";
import { hasTimeslot } from "@/lib/rules/cart-readiness";
import type { Ask } from "./ask";

export type AddressResult = "chosen" | "setTimeslot" | "setStore" | "login" | "closed";
export type TimeslotResult = "chosen" | "closed" | { action: "setAddress"; deliveryServiceId?: number };
export type StoreResult = "closed" | { action: "setAddress"; deliveryServiceId?: number };

export type DeliveryStep =
  | { dialog: "address"; deliveryServiceId?: number; thenTimeslot?: boolean }
  | { dialog: "timeslot" }
  | { dialog: "store" };

/** Asks for the pair of e-mail and password; true when the customer is in. */
export async function askLogin(ask: Ask): Promise<boolean> {
  const { LoginDialog } = await import("@/components/account/login-dialog");
  return ask<boolean>((settle) => <LoginDialog width={config.dialogWidths.login} onSettle={settle} />);
}

const lacksTimeslot = (cart: Cart | null): boolean => cart === null || !hasTimeslot(cart);

async function addressStep(
  ask: Ask,
  step: Extract<DeliveryStep, { dialog: "address" }>,
  onSet: () => void,
): Promise<DeliveryStep | null> {
  const { AddressDialog } = await import("@/components/delivery/address-dialog");
  const result = await ask<AddressResult>((settle) => (
    <AddressDialog deliveryServiceId={step.deliveryServiceId} onSettle={settle} />
  ));
  if (result === "setTimeslot" || result === "chosen") onSet();
  if (result === "setTimeslot") return { dialog: "timeslot" };
  if (result === "setStore") return { dialog: "store" };
  if (result === "login") return (await askLogin(ask)) ? step : null;
  return result === "chosen" && step.thenTimeslot && lacksTimeslot(await currentCart())
    ? { dialog: "timeslot" }
    : null;
}

async function timeslotStep(ask: Ask): Promise<DeliveryStep | null> {
  const { TimeslotDialog } = await import("@/components/delivery/timeslot-dialog");
  const result = await ask<TimeslotResult>((settle) => <TimeslotDialog onSettle={settle} />);
  if (typeof result !== "object") return null;
  return { dialog: "address", deliveryServiceId: result.deliveryServiceId, thenTimeslot: true };
}

async function storeStep(ask: Ask): Promise<DeliveryStep | null> {
  const { StoreDialog } = await import("@/components/delivery/store-dialog");
  const result = await ask<StoreResult>((settle) => <StoreDialog onSettle={settle} />);
  if (typeof result !== "object") return null;
  return { dialog: "address", deliveryServiceId: result.deliveryServiceId, thenTimeslot: true };
}

/** Dialogs chain by result (spec 2 §2) until one ends the conversation. Answers whether an address was set. */
export async function runDelivery(ask: Ask, start: DeliveryStep): Promise<boolean> {
  let step: DeliveryStep | null = start;
  let isSet = false;
  while (step) {
    if (step.dialog === "address") step = await addressStep(ask, step, () => (isSet = true));
    else if (step.dialog === "timeslot") step = await timeslotStep(ask);
    else step = await storeStep(ask);
  }
  return isSet;
}
