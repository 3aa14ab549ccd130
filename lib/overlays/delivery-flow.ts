import { usesVisitorPlace } from "../cart/choose-place";
import { getOrFetchCart } from "../cart/fetch-cart";
import { deliveryLockStore } from "../cart/delivery-lock-store";
import { chosenTimeslot } from "../cart/readiness";
import { localizePath } from "../i18n/locale-path";
import { getPageLocale } from "../i18n/page-locale";
import { paths } from "../paths/paths";
import { mayBeHomeDelivery } from "../rules/delivery/delivery-services";
import { isAddressEditable, isLoggedIn, isTimeslotEditable } from "../rules/cart/cart-readiness";
import { GUARDED_PATHS } from "../session/guarded-paths";
import { emit } from "./events";
import { awaitOverlay } from "./overlay";
import type { DeliveryStep, StoreResult, TimeslotResult } from "./requests";

const HOME_REDIRECT_DELAY_MS = 200;

const PICK_UP = 1;

export async function requestLogin(): Promise<boolean> {
  return (await awaitOverlay({ dialog: "login" })) === true;
}

/** The message that says why the step cannot be taken; null: it can. */
async function findLock({ step }: DeliveryStep): Promise<string | null> {
  const isPaying = deliveryLockStore.get() !== "";
  if (!isTimeslotEditable(isPaying)) return "delivery.lockedWhilePaying";
  if (step === "timeslot") return null;
  const cart = await getOrFetchCart();
  return cart && !isAddressEditable(cart, isPaying) ? "delivery.addressLocked" : null;
}

async function needsTimeslot(): Promise<boolean> {
  return chosenTimeslot(await getOrFetchCart()) === null;
}

type AddressStep = Extract<DeliveryStep, { step: "address" }>;

/** null: continue with the address dialog and more places. */
async function runPlaceStep(
  step: AddressStep,
  onSet: () => void,
): Promise<{ next: DeliveryStep | null } | null> {
  const result = await awaitOverlay({ dialog: "place" });
  if (result === "chosen") onSet();
  if (result === "more") return null;
  if (result === "login") return { next: (await requestLogin()) ? step : null };
  const asksTimeslot = result === "chosen" && step.thenTimeslot && (await needsTimeslot());
  return { next: asksTimeslot ? { step: "timeslot" } : null };
}

async function runAddressStep(step: AddressStep, onSet: () => void): Promise<DeliveryStep | null> {
  let { deliveryServiceId } = step;
  const cart = await getOrFetchCart();
  // Pick-up points and lockers are chosen directly.
  if (mayBeHomeDelivery(deliveryServiceId) && usesVisitorPlace(cart)) {
    const done = await runPlaceStep(step, onSet);
    if (done) return done.next;
    deliveryServiceId = PICK_UP;
  } else if (cart && isLoggedIn(cart)) deliveryServiceId ??= cart.service?.deliveryServiceId;
  const result = await awaitOverlay({ dialog: "address", deliveryServiceId });
  if (result === "setTimeslot" || result === "chosen") onSet();
  if (result === "setTimeslot") return { step: "timeslot" };
  if (result === "setStore") return { step: "store" };
  if (result === "login") return (await requestLogin()) ? step : null;
  return result === "chosen" && step.thenTimeslot && (await needsTimeslot()) ? { step: "timeslot" } : null;
}

function toAddressStep(result: TimeslotResult | StoreResult | null): DeliveryStep | null {
  if (typeof result !== "object" || result === null) return null;
  return { step: "address", deliveryServiceId: result.deliveryServiceId, thenTimeslot: true };
}

async function runTimeslotStep(step: DeliveryStep): Promise<DeliveryStep | null> {
  const result = await awaitOverlay({ dialog: "timeslot" });
  if (result === "login") return (await requestLogin()) ? step : null;
  return toAddressStep(result);
}

/** Each dialog's result opens the next (requirements/delivery#dialogs); resolves to whether an address was set. */
export async function runDeliveryFlow(start: DeliveryStep): Promise<boolean> {
  const endsBeforeTimeslot = start.step === "address" && start.withoutTimeslot;
  let step: DeliveryStep | null = start;
  let isAddressSet = false;
  while (step && !(endsBeforeTimeslot && step.step === "timeslot")) {
    const lock = await findLock(step);
    if (lock) {
      emit({ kind: "failed", key: lock, messages: [] });
      break;
    }
    if (step.step === "address") step = await runAddressStep(step, () => (isAddressSet = true));
    else if (step.step === "timeslot") step = await runTimeslotStep(step);
    else step = toAddressStep(await awaitOverlay({ dialog: step.step }));
  }
  return isAddressSet;
}

/** Redirects to the home page (requirements/delivery#dialogs), except from cart, checkout and profile. */
export async function changeDelivery(
  start: DeliveryStep,
  navigate: (path: string) => void,
): Promise<boolean> {
  const isAddressSet = await runDeliveryFlow(start);
  const staysOnPage = start.step === "address" && start.staysOnPage;
  if (isAddressSet && !staysOnPage && !GUARDED_PATHS.test(location.pathname))
    setTimeout(() => navigate(localizePath(getPageLocale())(paths.home())), HOME_REDIRECT_DELAY_MS);
  return isAddressSet;
}
