import type { ProductDetail, SelectOption } from "../ebsn/domain/product";
import { type AddAnswers, type AddStep, nextAddStep } from "../rules/cart/add-to-cart";
import { ITEM_NOTE } from "../rules/cart/item-note";
import { isForAdults } from "../rules/products/age";
import { packageFrom } from "../rules/quantities/quantity";
import { apiFetch } from "../api/api-fetch";
import { browserNow } from "../browser/browser-clock";
import { config } from "../config";
import { requestLogin, runDeliveryFlow } from "../overlays/delivery-flow";
import { emit } from "../overlays/events";
import { awaitOverlay } from "../overlays/overlay";
import { confirmAdult } from "./confirm-adult";
import { getSellingRule } from "./compact-selling";
import { addToCartOptions } from "./choose-place";
import { getOrFetchCart } from "./fetch-cart";
import { markGiftCodeSent, getPendingGiftCode } from "./pending-gift-code";
import { emitError } from "../api/emit-error";
import { sendGiftCode } from "./gift-code";
import type { LineDraft } from "./line-draft";
import { addLine } from "./change-lines";
import { ANONYMOUS_CART, askForAddress } from "./prepare-cart";
import { rememberedOptions, rememberOptions } from "./remembered-options";

export type AddRequest = {
  productId: number;
  quantity: number;
  options?: Record<string, string>;
  packageNum?: number;
  /** For whoever picks the product. */
  note?: string;
};

const fetchProduct = (productId: number) => apiFetch<ProductDetail>(`products/${productId}`);

/** Steps that are up to the customer or the shop. */
type OpenStep = Exclude<AddStep, { step: "add" | "cancelled" }>;

async function runStep(step: OpenStep, product: ProductDetail, answers: AddAnswers): Promise<AddAnswers> {
  switch (step.step) {
    case "login":
      return (await requestLogin()) ? answers : { ...answers, closed: "login" };
    case "address":
      await askForAddress();
      return { ...answers, closed: "address" };
    case "timeslot":
      await runDeliveryFlow({ step: "timeslot" });
      return { ...answers, closed: "timeslot" };
    case "giftCode":
      if (await sendGiftCode(step.code)) markGiftCodeSent(step.code);
      return { ...answers, giftCode: { code: step.code, sent: true } };
    case "undeliverable": {
      const { lock } = step;
      const wantsOtherDay = await awaitOverlay({ dialog: "undeliverable", product, lock });
      if (wantsOtherDay) await runDeliveryFlow({ step: "timeslot" });
      return { ...answers, closed: "undeliverable" };
    }
    case "options": {
      const { packageNum, options: chosen } = answers;
      const before = rememberedOptions(product.productId, product.selectOptions);
      const choices = await awaitOverlay({
        dialog: "options",
        product,
        packageNum,
        chosen: { ...before, ...chosen },
      });
      return choices ? { ...answers, ...choices } : { ...answers, closed: "options" };
    }
    case "promotion": {
      const promotion = await awaitOverlay({ dialog: "promotion", text: step.text });
      return promotion ? { ...answers, promotion } : { ...answers, closed: "promotion" };
    }
  }
}

const optionKeys = (offered: SelectOption[], infos: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    offered
      .filter(({ parameterName }) => parameterName in infos)
      .map(({ parameterName }) => [parameterName, String(infos[parameterName])]),
  );

const PRICE_CHANGING_STEPS = new Set<AddStep["step"]>(["login", "address", "timeslot"]);

/** `closed`: dismissed by the customer; `missing`: unavailable, or the shop did not answer. */
export type PreparedAdd =
  { draft: LineDraft } | { reason: "closed" } | { reason: "missing"; cause?: unknown };

/** requirements/cart#adding */
export async function prepareAdd(request: AddRequest): Promise<PreparedAdd> {
  const code = getPendingGiftCode();
  let answers: AddAnswers = {
    quantity: request.quantity,
    options: request.options,
    packageNum: request.packageNum,
    giftCode: code ? { code, sent: false } : undefined,
  };
  try {
    let product = await fetchProduct(request.productId);
    for (;;) {
      const step = nextAddStep(product, (await getOrFetchCart()) ?? ANONYMOUS_CART, answers, {
        ...addToCartOptions(),
        acceptAlternatives: config.acceptAlternatives,
        acceptAlternativesOnPromo: config.acceptAlternativesOnPromo,
        now: browserNow(),
      });
      if (step.step === "add") {
        if (isForAdults(product.features) && !(await confirmAdult())) return { reason: "closed" };
        const { name, selling, productId, selectOptions } = product;
        rememberOptions(productId, optionKeys(selectOptions, step.payload.infos));
        const infos = { ...step.payload.infos, ...(request.note ? { [ITEM_NOTE]: request.note } : {}) };
        return { draft: { ...step.payload, infos, name, packageFrom: packageFrom(getSellingRule(selling)) } };
      }
      if (step.step === "cancelled") return { reason: step.reason === "closed" ? "closed" : "missing" };
      // A dismissed step may come up again: only the latest answer can end the flow.
      answers = await runStep(step, product, { ...answers, closed: undefined });
      if (answers.closed !== "login" && PRICE_CHANGING_STEPS.has(step.step))
        product = await fetchProduct(request.productId);
    }
  } catch (cause) {
    return { reason: "missing", cause };
  }
}

export function emitAddFailure(prepared: Exclude<PreparedAdd, { draft: LineDraft }>): void {
  if (prepared.reason === "closed") return;
  if (prepared.cause === undefined) emit({ kind: "failed", key: "cart.notAvailable", messages: [] });
  else emitError("cart.productAddError", prepared.cause);
}

/** Resolves when the line is queued; `line-writes.ts` announces it once the shop has accepted it. */
export async function addToCart(request: AddRequest): Promise<void> {
  const prepared = await prepareAdd(request);
  if ("draft" in prepared) addLine(prepared.draft);
  else emitAddFailure(prepared);
}
