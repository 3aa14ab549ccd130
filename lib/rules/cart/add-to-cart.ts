import { DECLINED_PROMO } from "../prices/declined-promo";
import { availability, type Lock } from "./locks";
import {
  isLoggedIn,
  missingStep,
  type ReadinessCart,
  type ReadinessOptions,
  type ReadinessStep,
} from "./cart-readiness";

export type AddOption = {
  name: string;
  parameterName: string;
  options: { key: string; value: string }[];
  selected: string;
};

export type AddProduct = {
  productId: number;
  available: number;
  prices: { display: number | null };
  selectOptions: AddOption[];
  promo: { warehousePromoId: number; selectable: boolean; selectableText: string } | null;
  selling: { splitOnPackage: boolean };
  warehouseId: number | null;
  dayLock?: string;
  leadTimeHours?: number;
  lockCutoff?: string;
  notPromotable?: true;
};

export type AddAnswers = {
  quantity: number;
  giftCode?: { code: string; sent: boolean };
  options?: Record<string, string>;
  promotion?: "yes" | "no";
  packageNum?: number;
  closed?: "login" | "address" | "timeslot" | "options" | "promotion" | "undeliverable";
};

export type AddSettings = ReadinessOptions & {
  /** Without it, what the timeslot can bring is not checked. */
  now?: Date;
  /** Whether a missing product may be replaced; by default it may. */
  acceptAlternatives?: boolean;
  acceptAlternativesOnPromo?: boolean;
};

export type AddPayload = {
  productId: number;
  quantity: number;
  deliveryWarehouseId: number | null;
  infos: Record<string, string | number | boolean>;
};

export type AddStep =
  | { step: ReadinessStep }
  | { step: "undeliverable"; lock: Lock }
  | { step: "giftCode"; code: string }
  | { step: "options" }
  | { step: "promotion"; text: string }
  | { step: "add"; payload: AddPayload }
  | { step: "cancelled"; reason: "notAvailable" | "noPrice" | "noQuantity" | "closed" };

/** The next step to add a product, in the order of requirements/cart#adding; called again after every answer. */
export function nextAddStep(
  product: AddProduct,
  cart: ReadinessCart,
  answers: AddAnswers,
  settings: AddSettings = {},
): AddStep {
  if (product.available <= 0) return { step: "cancelled", reason: "notAvailable" };
  if (product.prices.display === null) return { step: "cancelled", reason: "noPrice" };
  if (!(answers.quantity > 0)) return { step: "cancelled", reason: "noQuantity" };
  const missing = missingStep(cart, settings);
  if (missing) return stepUnlessClosed(answers, missing, { step: missing });
  const lock = findLock(product, cart, settings.now);
  if (lock) return stepUnlessClosed(answers, "undeliverable", { step: "undeliverable", lock });
  if (answers.giftCode && !answers.giftCode.sent && isLoggedIn(cart))
    return { step: "giftCode", code: answers.giftCode.code };
  const needsSplit = product.selling.splitOnPackage && answers.packageNum === undefined;
  if (needsSplit || missingOptions(product, answers).length > 0)
    return stepUnlessClosed(answers, "options", { step: "options" });
  if (product.promo?.selectable && answers.promotion === undefined)
    return stepUnlessClosed(answers, "promotion", {
      step: "promotion",
      text: product.promo.selectableText,
    });
  return { step: "add", payload: buildPayload(product, answers, settings) };
}

function findLock(product: AddProduct, { timeslot }: ReadinessCart, now: Date | undefined): Lock | null {
  const { available, dayLock = "", leadTimeHours = 0, lockCutoff = "" } = product;
  if (!timeslot?.dateIso || !now) return null;
  const slot = { dateIso: timeslot.dateIso.slice(0, 10), beginTime: timeslot.beginTime ?? "" };
  const found = availability({ available, dayLock, leadTimeHours, lockCutoff }, slot, now);
  return found.available || found.reason === "soldOut" ? null : found;
}

function stepUnlessClosed(answers: AddAnswers, dialog: AddAnswers["closed"], step: AddStep): AddStep {
  return answers.closed === dialog ? { step: "cancelled", reason: "closed" } : step;
}

function selectedKey(option: AddOption, answers: AddAnswers): string | null {
  const key = answers.options?.[option.parameterName] ?? option.selected;
  return option.options.some((choice) => choice.key === key) ? key : null;
}

export function missingOptions(product: Pick<AddProduct, "selectOptions">, answers: AddAnswers): AddOption[] {
  return product.selectOptions.filter(
    (option) => option.options.length > 0 && selectedKey(option, answers) === null,
  );
}

function buildPayload(product: AddProduct, answers: AddAnswers, settings: AddSettings): AddPayload {
  const { promo } = product;
  const { acceptAlternatives = true, acceptAlternativesOnPromo = true } = settings;
  const infos: AddPayload["infos"] = {
    accept_alternatives: !product.notPromotable && (promo ? acceptAlternativesOnPromo : acceptAlternatives),
  };
  for (const option of product.selectOptions) {
    const key = selectedKey(option, answers);
    if (key !== null) infos[option.parameterName] = key;
  }
  if (promo?.selectable)
    infos.use_wpid = answers.promotion === "yes" ? promo.warehousePromoId : DECLINED_PROMO;
  if (answers.packageNum !== undefined) infos.package_num = answers.packageNum;
  return {
    productId: product.productId,
    quantity: answers.quantity,
    deliveryWarehouseId: product.warehouseId,
    infos,
  };
}
