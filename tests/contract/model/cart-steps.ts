import fc from "fast-check";
import { BAG } from "@/tests/support/shopper";
import { availableTo, type ModelProduct, hasPlace, totalsOf } from "./shop-model";
import { type Actor, expectDone, findItemId, step, type Step } from "./step";

const STEP_GRAMS = 250;

/** Weighed products are sold in steps; null: too little to be sold. */
function soldQuantity({ isLoose }: ModelProduct, thousandths: number): number | null {
  if (!isLoose) return Math.ceil(thousandths / STEP_GRAMS);
  if (thousandths === 0) return 0;
  return thousandths < STEP_GRAMS ? null : (Math.round(thousandths / STEP_GRAMS) * STEP_GRAMS) / 1000;
}

function productAt({ model }: Actor, at: number): ModelProduct {
  const product = model.terms.products[at];
  if (!product) throw new Error(`no product ${at}`);
  return product;
}

function setLine({ cart }: Actor["customer"], productId: number, quantity: number): void {
  if (quantity === 0) cart.lines.delete(productId);
  else cart.lines.set(productId, quantity);
}

function takes(
  { model, customer }: Actor,
  product: ModelProduct,
  quantity: number | null,
): quantity is number {
  if (quantity === null) return false;
  // Less than before is always taken.
  const isLess = quantity < (customer.cart.lines.get(product.productId) ?? 0);
  return quantity === 0 || isLess || quantity <= availableTo(model, customer, product);
}

const sentQuantity = (product: ModelProduct, thousandths: number) =>
  product.isLoose ? thousandths / 1000 : Math.ceil(thousandths / STEP_GRAMS);

const add = (who: number, at: number, thousandths: number): Step =>
  step(`add ${thousandths} of ${at}`, who, async (actor) => {
    const product = productAt(actor, at);
    const quantity = soldQuantity(product, thousandths);
    const { cart } = actor.customer;
    const isDone = cart.addressAt !== null && takes(actor, product, quantity);
    const items = [{ productId: product.productId, quantity: sentQuantity(product, thousandths) }];
    expectDone(await actor.post("cart/add", { items }), isDone);
    if (isDone && quantity !== null) setLine(actor.customer, product.productId, quantity);
  });

const update = (who: number, at: number, thousandths: number): Step =>
  step(`set ${at} to ${thousandths}`, who, async (actor) => {
    const product = productAt(actor, at);
    const quantity = soldQuantity(product, thousandths);
    const isDone = actor.customer.cart.lines.has(product.productId) && takes(actor, product, quantity);
    const itemId = await findItemId(actor, product.productId);
    const items = [{ itemId, quantity: sentQuantity(product, thousandths) }];
    expectDone(await actor.post("cart/update", { items }), isDone);
    if (isDone && quantity !== null) setLine(actor.customer, product.productId, quantity);
  });

const remove = (who: number, at: number): Step =>
  step(`remove ${at}`, who, async (actor) => {
    const { productId } = productAt(actor, at);
    expectDone(await actor.post("cart/delete", { items: [{ productId }] }), true);
    actor.customer.cart.lines.delete(productId);
  });

const setBags = (who: number, bags: number): Step =>
  step(`${bags} bags`, who, async (actor) => {
    const { cart } = actor.customer;
    const isDone = cart.addressAt !== null;
    const items = [{ productId: BAG, quantity: bags }];
    expectDone(await actor.post("cart/add", { items }), isDone);
    if (isDone) cart.bags = bags;
  });

const chooseAddress = (who: number, at: number): Step =>
  step(`choose address ${at}`, who, async (actor) => {
    const { customer, model } = actor;
    const { cart, reopenedId } = customer;
    const isDone = reopenedId === null || cart.addressAt === at;
    const path = `user-address/select?address_id=${actor.addressIds[at]}&delivery_service_id=2`;
    expectDone(await actor.post(path), isDone);
    if (!isDone) return;
    cart.addressAt = at;
    if (cart.slotAt !== null && !hasPlace(model, customer, cart.slotAt)) cart.slotAt = null;
  });

const chooseSlot = (who: number, at: number): Step =>
  step(`choose slot ${at}`, who, async (actor) => {
    const { customer, model, real } = actor;
    const slot = real.slots[at];
    const isDone = customer.cart.addressAt !== null && hasPlace(model, customer, at);
    const path = `timeslot/select?sel_date=${slot?.date}&timeslot_id=${slot?.timeslotId}`;
    expectDone(await actor.get(path), isDone);
    if (isDone) customer.cart.slotAt = at;
  });

const enterCode = (who: number): Step =>
  step("enter the code", who, async (actor) => {
    const { customer, model, real } = actor;
    const isFree = customer.codeOrderId === null || customer.codeOrderId === customer.reopenedId;
    const isDone = isFree && totalsOf(model, customer, 0).netCents >= model.terms.code.minimumCents;
    expectDone(await actor.post("cart-giftcertificate/add_code", { code: real.code }), isDone);
    if (isDone) customer.cart.hasCode = true;
  });

const removeCode = (who: number): Step =>
  step("remove the code", who, async (actor) => {
    expectDone(await actor.post("cart-giftcertificate/remove_code", { code: actor.real.code }), true);
    actor.customer.cart.hasCode = false;
  });

const who = fc.nat({ max: 1 });
const productIndex = fc.nat({ max: 3 });
const thousandths = fc.integer({ min: 0, max: 3000 });

export const cartSteps: fc.Arbitrary<Step>[] = [
  fc.tuple(who, productIndex, thousandths).map(([...values]) => add(...values)),
  fc.tuple(who, productIndex, thousandths).map(([...values]) => add(...values)),
  fc.tuple(who, productIndex, thousandths).map(([...values]) => update(...values)),
  fc.tuple(who, productIndex).map(([...values]) => remove(...values)),
  fc.tuple(who, fc.nat({ max: 2 })).map(([...values]) => setBags(...values)),
  fc.tuple(who, fc.nat({ max: 1 })).map(([...values]) => chooseAddress(...values)),
  fc.tuple(who, fc.nat({ max: 2 })).map(([...values]) => chooseSlot(...values)),
  fc.tuple(who, fc.nat({ max: 2 })).map(([...values]) => chooseSlot(...values)),
  who.map(enterCode),
  who.map(removeCode),
];

/** A cart that can be bought: few operations in a row make one by chance. */
export const fillCart = (at: number): Step =>
  step("fill the cart", at, async (actor) => {
    const { customer, model, real } = actor;
    const free = real.slots.findIndex((_, slotAt) => hasPlace(model, customer, slotAt));
    if (free < 0) return;
    customer.cart.addressAt ??= 0;
    const address = actor.addressIds[customer.cart.addressAt];
    await actor.post(`user-address/select?address_id=${address}&delivery_service_id=2`);
    const slot = real.slots[free];
    expectDone(
      await actor.get(`timeslot/select?sel_date=${slot?.date}&timeslot_id=${slot?.timeslotId}`),
      true,
    );
    customer.cart.slotAt = free;
    const items = model.terms.products.flatMap((product) => {
      const quantity = Math.min(10, Math.floor(availableTo(model, customer, product)));
      return quantity > 0
        ? [{ productId: product.productId, quantity: Math.max(1, Math.floor(quantity / 2)) }]
        : [];
    });
    expectDone(await actor.post("cart/add", { items: [...items, { productId: BAG, quantity: 1 }] }), true);
    for (const { productId, quantity } of items) customer.cart.lines.set(productId, quantity);
    customer.cart.bags = 1;
  });
