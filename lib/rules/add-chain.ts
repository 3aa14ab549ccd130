import { missingStep, type ReadinessCart, type ReadinessOptions, type ReadinessStep } from "./cart-readiness";

export type AddOption = {
  name: string;
  parameterName: string;
  options: { key: string; value: string }[];
  /** Key chosen already; "" when none. */
  selected: string;
};

export type AddProduct = {
  productId: number;
  /** 0: not available. */
  available: number;
  prices: { display: number | null };
  selectOptions: AddOption[];
  promo: { warehousePromoId: number; selectable: boolean; selectableText: string } | null;
  /** The customer says into how many packs the goods are split. */
  selling: { splitOnPackage: boolean };
  warehouseId: number | null;
};

/** What the customer has asked for and answered so far; a dialog closed without an answer cancels. */
export type AddAnswers = {
  quantity: number;
  giftCode?: { code: string; sent: boolean };
  /** Chosen option keys by parameterName. */
  options?: Record<string, string>;
  promotion?: "yes" | "no";
  packageNum?: number;
  isPackage?: boolean;
  closed?: "login" | "address" | "timeslot" | "options" | "promotion";
};

export type AddSettings = ReadinessOptions & {
  acceptAlternatives?: boolean;
  acceptAlternativesOnPromo?: boolean;
};

/** One element of `items` of POST /cart/add. */
export type AddPayload = {
  productId: number;
  quantity: number;
  deliveryWarehouseId: number | null;
  infos: Record<string, string | number | boolean>;
};

export type AddStep =
  | { step: ReadinessStep }
  | { step: "giftCode"; code: string }
  | { step: "options"; options: AddOption[]; split: boolean }
  | { step: "promotion"; warehousePromoId: number; text: string }
  | { step: "add"; payload: AddPayload }
  | { step: "cancelled"; reason: "notAvailable" | "noPrice" | "noQuantity" | "closed" };

/** `use_wpid` of a customer who refuses a selectable promotion. */
export const REFUSED_PROMO = -1;

/** The next thing to do to add a product, in the order of spec 2 §4; asked again after every answer. */
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
  if (missing) return asked(answers, missing, { step: missing });
  if (answers.giftCode && !answers.giftCode.sent) return { step: "giftCode", code: answers.giftCode.code };
  const open = openOptions(product, answers);
  const split = product.selling.splitOnPackage && answers.packageNum === undefined;
  if (open.length > 0 || split) return asked(answers, "options", { step: "options", options: open, split });
  if (product.promo?.selectable && answers.promotion === undefined) {
    const { warehousePromoId, selectableText } = product.promo;
    return asked(answers, "promotion", { step: "promotion", warehousePromoId, text: selectableText });
  }
  return { step: "add", payload: payload(product, answers, settings) };
}

function asked(answers: AddAnswers, dialog: AddAnswers["closed"], step: AddStep): AddStep {
  return answers.closed === dialog ? { step: "cancelled", reason: "closed" } : step;
}

function chosen(option: AddOption, answers: AddAnswers): string | null {
  const key = answers.options?.[option.parameterName] ?? option.selected;
  return option.options.some((choice) => choice.key === key) ? key : null;
}

/** Options without a valid choice; the dialog may be confirmed once none is left. */
export function openOptions(product: Pick<AddProduct, "selectOptions">, answers: AddAnswers): AddOption[] {
  return product.selectOptions.filter(
    (option) => option.options.length > 0 && chosen(option, answers) === null,
  );
}

function payload(product: AddProduct, answers: AddAnswers, settings: AddSettings): AddPayload {
  const { promo } = product;
  const infos: AddPayload["infos"] = {
    accept_alternatives:
      (promo ? settings.acceptAlternativesOnPromo : undefined) ?? settings.acceptAlternatives ?? true,
  };
  for (const option of product.selectOptions) {
    const key = chosen(option, answers);
    if (key !== null) infos[option.parameterName] = key;
  }
  if (promo?.selectable)
    infos.use_wpid = answers.promotion === "yes" ? promo.warehousePromoId : REFUSED_PROMO;
  if (answers.packageNum !== undefined) infos.package_num = answers.packageNum;
  if (answers.isPackage) infos.is_package = true;
  return {
    productId: product.productId,
    quantity: answers.quantity,
    deliveryWarehouseId: product.warehouseId,
    infos,
  };
}
