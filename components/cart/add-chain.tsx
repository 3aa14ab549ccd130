import { config } from "@/lib/config";
import { door } from "@/lib/cart/door";
import { announce } from "@/lib/cart/events";
import { currentCart } from "@/lib/cart/held";
import { addDraft, announceFailure, type Draft, sendGiftCode } from "@/lib/cart/writes";
import type { ProductDetail } from "@/lib/ebsn/domain/product";
import { type AddAnswers, type AddStep, nextAddStep } from "@/lib/rules/add-chain";
import type { ReadinessCart } from "@/lib/rules/cart-readiness";
import type { Ask } from "./ask";
import { askLogin, runDelivery } from "./delivery-flow";
import type { Choices } from "./options-dialog";

const NOBODY: ReadinessCart = { user: { userId: -1 }, address: null, timeslot: null, statusId: 0 };

export type Wish = {
  productId: number;
  quantity: number;
  options?: Record<string, string>;
  /** Packs chosen already, as on the page of the product. */
  packageNum?: number;
  giftCode?: string;
};

const loadProduct = (productId: number) => door<ProductDetail | null>(`products/${productId}`);

/** Asks for what a step needs and answers what the customer said. */
async function perform(
  ask: Ask,
  step: AddStep,
  product: ProductDetail,
  answers: AddAnswers,
): Promise<AddAnswers> {
  switch (step.step) {
    case "login":
      return (await askLogin(ask)) ? answers : { ...answers, closed: "login" };
    case "address":
    case "timeslot":
      await runDelivery(ask, { dialog: step.step });
      return { ...answers, closed: step.step };
    case "giftCode":
      await sendGiftCode(step.code);
      return { ...answers, giftCode: { code: step.code, sent: true } };
    case "options": {
      const { OptionsDialog } = await import("./options-dialog");
      const choices = await ask<Choices | null>((settle) => (
        <OptionsDialog product={product} packageNum={answers.packageNum} onSettle={settle} />
      ));
      return choices ? { ...answers, ...choices } : { ...answers, closed: "options" };
    }
    case "promotion": {
      const { PromotionDialog } = await import("./promotion-dialog");
      const promotion = await ask<"yes" | "no" | null>((settle) => (
        <PromotionDialog text={step.text} onSettle={settle} />
      ));
      return promotion ? { ...answers, promotion } : { ...answers, closed: "promotion" };
    }
    default:
      return answers;
  }
}

const CHANGES_PRICES = new Set<AddStep["step"]>(["login", "address", "timeslot"]);

/** `closed`: the customer gave up; `missing`: it cannot be had, or the shop did not say. */
export type Prepared = { draft: Draft } | { stopped: "closed" } | { stopped: "missing"; cause?: unknown };

/** Asks everything a product still needs before it may be added (spec 2 §4). */
export async function prepareAdd(ask: Ask, wish: Wish): Promise<Prepared> {
  let answers: AddAnswers = {
    quantity: wish.quantity,
    options: wish.options,
    packageNum: wish.packageNum,
    giftCode: wish.giftCode ? { code: wish.giftCode, sent: false } : undefined,
  };
  try {
    let product = await loadProduct(wish.productId);
    while (product) {
      const step = nextAddStep(product, (await currentCart()) ?? NOBODY, answers, config);
      if (step.step === "add") return { draft: { ...step.payload, name: product.name } };
      if (step.step === "cancelled") {
        if (step.reason === "closed") return { stopped: "closed" };
        break;
      }
      // What was closed before may be asked again: only the last answer can end the chain.
      answers = await perform(ask, step, product, { ...answers, closed: undefined });
      if (answers.closed !== "login" && CHANGES_PRICES.has(step.step))
        product = await loadProduct(wish.productId);
    }
    return { stopped: "missing" };
  } catch (cause) {
    return { stopped: "missing", cause };
  }
}

/** Adds a product through every step it still needs; true when it went into the cart. */
export async function runAddChain(ask: Ask, wish: Wish): Promise<boolean> {
  const prepared = await prepareAdd(ask, wish);
  if ("draft" in prepared) {
    addDraft(prepared.draft);
    return true;
  }
  if (prepared.stopped === "missing") {
    if (prepared.cause === undefined) announce({ kind: "failed", key: "cart.notAvailable", messages: [] });
    else announceFailure("cart.productAddError", prepared.cause);
  }
  return false;
}
