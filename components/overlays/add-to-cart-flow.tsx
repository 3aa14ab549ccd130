import { config } from "@/lib/config";
import { apiFetch } from "@/lib/api/api-fetch";
import { emit } from "@/lib/overlays/events";
import { getOrFetchCart } from "@/lib/cart/cart-store";
import { addLine, emitError, type LineDraft, sendGiftCode } from "@/lib/cart/writes";
import type { ProductDetail } from "@/lib/ebsn/domain/product";
import { type AddAnswers, type AddStep, nextAddStep } from "@/lib/rules/add-to-cart";
import type { ReadinessCart } from "@/lib/rules/cart-readiness";
import type { ShowDialog } from "@/lib/overlays/show-dialog";
import { requestLogin, runDeliveryFlow } from "./delivery-flow";
import type { Choices } from "@/components/cart/options-dialog";

const ANONYMOUS_CART: ReadinessCart = { user: { userId: -1 }, address: null, timeslot: null, statusId: 0 };

export type AddRequest = {
  productId: number;
  quantity: number;
  options?: Record<string, string>;
  packageNum?: number;
  giftCode?: string;
};

const fetchProduct = (productId: number) => apiFetch<ProductDetail | null>(`products/${productId}`);

async function runStep(
  showDialog: ShowDialog,
  step: AddStep,
  product: ProductDetail,
  answers: AddAnswers,
): Promise<AddAnswers> {
  switch (step.step) {
    case "login":
      return (await requestLogin(showDialog)) ? answers : { ...answers, closed: "login" };
    case "address":
    case "timeslot":
      await runDeliveryFlow(showDialog, { dialog: step.step });
      return { ...answers, closed: step.step };
    case "giftCode":
      await sendGiftCode(step.code);
      return { ...answers, giftCode: { code: step.code, sent: true } };
    case "options": {
      const { OptionsDialog } = await import("@/components/cart/options-dialog");
      const choices = await showDialog<Choices | null>((resolve) => (
        <OptionsDialog product={product} packageNum={answers.packageNum} onResolve={resolve} />
      ));
      return choices ? { ...answers, ...choices } : { ...answers, closed: "options" };
    }
    case "promotion": {
      const { PromotionDialog } = await import("@/components/cart/promotion-dialog");
      const promotion = await showDialog<"yes" | "no" | null>((resolve) => (
        <PromotionDialog text={step.text} onResolve={resolve} />
      ));
      return promotion ? { ...answers, promotion } : { ...answers, closed: "promotion" };
    }
    default:
      return answers;
  }
}

const PRICE_CHANGING_STEPS = new Set<AddStep["step"]>(["login", "address", "timeslot"]);

/** `closed`: dismissed by the customer; `missing`: unavailable, or the shop did not answer. */
export type PreparedAdd =
  { draft: LineDraft } | { reason: "closed" } | { reason: "missing"; cause?: unknown };

/** Collects everything a product needs before it can be added (spec 2 §4). */
export async function prepareAdd(showDialog: ShowDialog, request: AddRequest): Promise<PreparedAdd> {
  let answers: AddAnswers = {
    quantity: request.quantity,
    options: request.options,
    packageNum: request.packageNum,
    giftCode: request.giftCode ? { code: request.giftCode, sent: false } : undefined,
  };
  try {
    let product = await fetchProduct(request.productId);
    while (product) {
      const step = nextAddStep(product, (await getOrFetchCart()) ?? ANONYMOUS_CART, answers, config);
      if (step.step === "add") return { draft: { ...step.payload, name: product.name } };
      if (step.step === "cancelled") {
        if (step.reason === "closed") return { reason: "closed" };
        break;
      }
      // A dismissed step may come up again: only the latest answer can end the flow.
      answers = await runStep(showDialog, step, product, { ...answers, closed: undefined });
      if (answers.closed !== "login" && PRICE_CHANGING_STEPS.has(step.step))
        product = await fetchProduct(request.productId);
    }
    return { reason: "missing" };
  } catch (cause) {
    return { reason: "missing", cause };
  }
}

export async function runAddToCart(showDialog: ShowDialog, request: AddRequest): Promise<boolean> {
  const prepared = await prepareAdd(showDialog, request);
  if ("draft" in prepared) {
    addLine(prepared.draft);
    return true;
  }
  if (prepared.reason === "missing") {
    if (prepared.cause === undefined) emit({ kind: "failed", key: "cart.notAvailable", messages: [] });
    else emitError("cart.productAddError", prepared.cause);
  }
  return false;
}
