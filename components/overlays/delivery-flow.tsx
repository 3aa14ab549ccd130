import { config } from "@/lib/config";
import { getOrFetchCart } from "@/lib/cart/cart-store";
import type { Cart } from "@/lib/ebsn/domain/cart";
import type { AddressResult, StoreResult, TimeslotResult } from "@/lib/overlays/delivery-results";
import { hasTimeslot } from "@/lib/rules/cart-readiness";
import type { ShowDialog } from "@/lib/overlays/show-dialog";

export type DeliveryStep =
  | { dialog: "address"; deliveryServiceId?: number; thenTimeslot?: boolean }
  | { dialog: "timeslot" }
  | { dialog: "store" };

export async function requestLogin(showDialog: ShowDialog): Promise<boolean> {
  const { LoginDialog } = await import("@/components/auth/login-dialog");
  return showDialog<boolean>((resolve) => (
    <LoginDialog width={config.dialogWidths.login} onResolve={resolve} />
  ));
}

const needsTimeslot = (cart: Cart | null): boolean => cart === null || !hasTimeslot(cart);

async function runAddressStep(
  showDialog: ShowDialog,
  step: Extract<DeliveryStep, { dialog: "address" }>,
  onSet: () => void,
): Promise<DeliveryStep | null> {
  const { AddressDialog } = await import("@/components/delivery/address-dialog");
  const result = await showDialog<AddressResult>((resolve) => (
    <AddressDialog deliveryServiceId={step.deliveryServiceId} onResolve={resolve} />
  ));
  if (result === "setTimeslot" || result === "chosen") onSet();
  if (result === "setTimeslot") return { dialog: "timeslot" };
  if (result === "setStore") return { dialog: "store" };
  if (result === "login") return (await requestLogin(showDialog)) ? step : null;
  return result === "chosen" && step.thenTimeslot && needsTimeslot(await getOrFetchCart())
    ? { dialog: "timeslot" }
    : null;
}

async function runTimeslotStep(showDialog: ShowDialog): Promise<DeliveryStep | null> {
  const { TimeslotDialog } = await import("@/components/delivery/timeslot-dialog");
  const result = await showDialog<TimeslotResult>((resolve) => <TimeslotDialog onResolve={resolve} />);
  if (typeof result !== "object") return null;
  return { dialog: "address", deliveryServiceId: result.deliveryServiceId, thenTimeslot: true };
}

async function runStoreStep(showDialog: ShowDialog): Promise<DeliveryStep | null> {
  const { StoreDialog } = await import("@/components/delivery/store-dialog");
  const result = await showDialog<StoreResult>((resolve) => <StoreDialog onResolve={resolve} />);
  if (typeof result !== "object") return null;
  return { dialog: "address", deliveryServiceId: result.deliveryServiceId, thenTimeslot: true };
}

/** Each dialog's result opens the next (spec 2 §2); resolves to whether an address was set. */
export async function runDeliveryFlow(showDialog: ShowDialog, start: DeliveryStep): Promise<boolean> {
  let step: DeliveryStep | null = start;
  let isAddressSet = false;
  while (step) {
    if (step.dialog === "address") step = await runAddressStep(showDialog, step, () => (isAddressSet = true));
    else if (step.dialog === "timeslot") step = await runTimeslotStep(showDialog);
    else step = await runStoreStep(showDialog);
  }
  return isAddressSet;
}
