import { missingStep, type ReadinessCart, type ReadinessStep } from "../rules/cart/cart-readiness";
import { requestLogin, runDeliveryFlow } from "../overlays/delivery-flow";
import { addToCartOptions, restorePlace, usesVisitorPlace } from "./choose-place";
import { completeSteps } from "./complete-steps";
import { getOrFetchCart } from "./fetch-cart";

export const ANONYMOUS_CART: ReadinessCart = {
  user: { userId: -1 },
  address: null,
  timeslot: null,
  statusId: 0,
};

/** The place of an earlier visit, else the dialog. The timeslot is a step of its own, where one is needed. */
export async function askForAddress(): Promise<void> {
  if (usesVisitorPlace(await getOrFetchCart()) && (await restorePlace())) return;
  await runDeliveryFlow({ step: "address", withoutTimeslot: true });
}

async function runStep(step: ReadinessStep): Promise<void> {
  if (step === "login") await requestLogin();
  else if (step === "address") await askForAddress();
  else await runDeliveryFlow({ step });
}

async function findMissingStep(): Promise<ReadinessStep | null> {
  return missingStep((await getOrFetchCart()) ?? ANONYMOUS_CART, addToCartOptions());
}

/** Opens the dialogs of what adding products still needs; false when the customer closes one. */
export const prepareCart = (): Promise<boolean> => completeSteps(findMissingStep, runStep);
