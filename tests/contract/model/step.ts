import fc from "fast-check";
import { parseAnswer, type ParsedAnswer } from "@/tests/support/shopper";
import { checkShop } from "./check-shop";
import type { RealShop } from "./real-shop";
import type { ModelCustomer, ModelOrder, ShopModel } from "./shop-model";

export type Actor = {
  model: ShopModel;
  real: RealShop;
  customer: ModelCustomer;
  post(path: string, body?: unknown): Promise<ParsedAnswer>;
  get(path: string): Promise<ParsedAnswer>;
  addressIds: number[];
};

export type Step = fc.AsyncCommand<ShopModel, RealShop>;

let operations = 0;

export const countOperations = () => operations;

function actorOf(model: ShopModel, real: RealShop, at: number): Actor {
  const customer = model.customers[at];
  const person = real.shoppers[at];
  if (!customer || !person) throw new Error(`no customer ${at}`);
  const { shopper, addressIds } = person;
  return {
    model,
    real,
    customer,
    addressIds,
    post: async (path, body) => parseAnswer(await shopper.post(path, body)),
    get: async (path) => parseAnswer(await shopper.get(path)),
  };
}

export function step(name: string, who: number, act: (actor: Actor) => Promise<void>): Step {
  return {
    check: () => true,
    toString: () => `${name} by ${who + 1}`,
    run: async (model, real) => {
      operations += 1;
      await act(actorOf(model, real, who));
      await checkShop(model, real, [who]);
    },
  };
}

export function expectDone({ http, status, codes }: ParsedAnswer, isDone: boolean): void {
  // Codes of an unexpected error are part of the message.
  expect({ http, isDone: status === 0, codes: isDone ? codes : [] }).toEqual({
    http: 200,
    isDone,
    codes: [],
  });
}

/** The order a number in a generated operation stands for; undefined: nobody ordered yet. */
export function pickOrder({ orders }: ModelCustomer, at: number): [number, ModelOrder] | undefined {
  const all = [...orders];
  return all[at % Math.max(1, all.length)];
}

export async function findItemId({ get }: Actor, productId: number): Promise<number> {
  const { data } = await get("cart/view");
  const { cartItems = [] } = data as { cartItems?: { itemId: number; product: { productId: number } }[] };
  return cartItems.find(({ product }) => product.productId === productId)?.itemId ?? 0;
}

const PAUSE_MS = 61 * 60 * 1000;

/** Unpaid orders expire; sessions, which the check of both carts uses, do not. */
export function passTime(end: (customer: ModelCustomer) => void): Step {
  return {
    check: () => true,
    toString: () => "an hour passes",
    run: async (model, real) => {
      operations += 1;
      real.backend.clock.advance(PAUSE_MS);
      model.customers.forEach(end);
      // Whoever looks at their orders brings them up to date.
      for (const { shopper } of real.shoppers) await shopper.get("order/list");
      await checkShop(
        model,
        real,
        model.customers.map((_, at) => at),
      );
    },
  };
}
