import { setTimeout as pause } from "node:timers/promises";
import { growthLogin } from "../bench/population";
import {
  BAG,
  basketOf,
  chooseSlot,
  ON_DELIVERY,
  PASSWORD,
  type SlotDay,
  type TripCatalogue,
} from "../bench/trip";
import { ApiError, type StepResult, VirtualCustomer } from "../bench/virtual-customer";
import { withTimeout } from "@/lib/upstream/with-timeout";
import type { Random } from "./random";
import { type Findings, watch } from "./watch";

const CARD = 12;
const CENTS = 100;
const REQUEST_MS = 15_000;
const RETRY_MS = 500;
const CART_CHANGED = "error.cart.version";
const SESSION_ENDED = /^error\.(?:auth|cart\.login|session)/;

type Purchase = { orderId: number; paymentUrl: string };
type Line = { product: { productId: number }; quantity: number };
type Cart = { version: number; sectors: { items: Line[] }[] };

/** Confirmations that one customer received. */
export type Ledger = {
  number: number;
  lines: Map<number, number>;
  orders: Map<number, { isPaid: boolean; isCancelled: boolean }>;
  /** Confirmed lines that a later answer did not have. */
  lostLines: string[];
  /** Unexpected requests to log in again. */
  lostSessions: number;
  /** Failures longer than any outage. */
  stuck: string[];
};

export type Shopping = {
  shop: { storefront: string };
  catalogue: TripCatalogue;
  findings: Findings;
  random: Random;
  isOver: () => boolean;
  /** How long requests are retried. */
  patienceMs: number;
};

class RejectedStep extends Error {
  constructor(
    step: string,
    readonly apiError: ApiError,
  ) {
    super(`${step}: ${apiError.message}`);
  }
}

/** Shops until the end and retries failures. */
export class Shopper {
  readonly ledger: Ledger;
  readonly #customer: VirtualCustomer;
  #trips = 0;

  constructor(
    number: number,
    private readonly shopping: Shopping,
  ) {
    const { shop, findings } = shopping;
    const ignore = (_result: StepResult) => undefined;
    this.ledger = {
      number,
      lines: new Map(),
      orders: new Map(),
      lostLines: [],
      lostSessions: 0,
      stuck: [],
    };
    this.#customer = new VirtualCustomer(number, ignore, {
      origin: shop.storefront,
      timeoutMs: REQUEST_MS,
      onSeen: watch(number, findings),
    });
  }

  async logIn(): Promise<void> {
    const body = { login: growthLogin(this.ledger.number), password: PASSWORD };
    await this.#customer.call("log in", "auth/login", { body });
    const addresses = await this.#customer.call<{ addressId: number }[]>("addresses", "user-address/list");
    await this.#customer.call("address", `user-address/select?address_id=${addresses[0]?.addressId}`, {
      post: true,
    });
  }

  async shop(): Promise<void> {
    while (!this.shopping.isOver()) {
      try {
        await this.#browse();
        await this.#fill();
        await this.#buy();
      } catch (error) {
        this.ledger.stuck.push(error instanceof Error ? error.message : String(error));
        return;
      }
    }
  }

  /** Called at the end, after all faults. */
  async readLines(): Promise<Map<number, number>> {
    return linesOf(await this.#insist("cart", () => this.#customer.call<Cart>("cart", "cart/view")));
  }

  async #insist<T>(step: string, act: () => Promise<T>): Promise<T> {
    const until = Date.now() + this.shopping.patienceMs;
    for (;;)
      try {
        return await act();
      } catch (error) {
        if (error instanceof ApiError) {
          if (error.codes.some((code) => SESSION_ENDED.test(code))) this.ledger.lostSessions += 1;
          throw new RejectedStep(step, error);
        }
        if (Date.now() > until) throw new Error(`${step}: ${String(error)}`);
        await pause(RETRY_MS);
      }
  }

  #post<T>(step: string, path: string, body?: unknown): Promise<T> {
    const params = body === undefined ? ({ post: true } as const) : { body };
    return this.#insist(step, () => this.#customer.call<T>(step, path, params));
  }

  /** Ignores failed pages. */
  async #browse(): Promise<void> {
    const { catalogue, random } = this.shopping;
    const pages = [
      "/",
      `/${random.pick(catalogue.categories)}`,
      `/product/${random.pick(catalogue.products).slug}`,
    ];
    for (const path of [...pages, "/cart"]) await this.#customer.page("page", path).catch(() => "");
  }

  async #fill(): Promise<void> {
    const { days } = await this.#insist("slots", () =>
      this.#customer.call<{ days: SlotDay[] }>("slots", "timeslot/list"),
    );
    const slot = chooseSlot(days, this.ledger.number + this.#trips);
    await this.#post("slot", `timeslot/select?sel_date=${slot.date}&timeslot_id=${slot.timeslotId}`);
    this.#trips += 1;
    const basket = basketOf(this.shopping.catalogue, this.ledger.number * 13 + this.#trips);
    for (const { productId, quantity } of [...basket, { productId: BAG, quantity: 1 }]) {
      const cart = await this.#post<Cart>("add", "cart/add", { items: [{ productId, quantity }] });
      this.ledger.lines.set(productId, quantity);
      this.#compare(cart);
    }
  }

  #compare(cart: Cart): void {
    const found = linesOf(cart);
    for (const [productId, quantity] of this.ledger.lines)
      if (found.get(productId) !== quantity)
        this.ledger.lostLines.push(`customer ${this.ledger.number}, product ${productId}`);
  }

  /** A late duplicate changes the cart version, so the cart is fetched again. */
  async #purchase(paymentTypeId: number): Promise<Purchase> {
    for (;;) {
      const cart = await this.#insist("cart", () => this.#customer.call<Cart>("cart", "cart/view"));
      this.#compare(cart);
      const path = `checkout/buy?payment_type_id=${paymentTypeId}&cart_version=${cart.version}`;
      const { prebilledCents } = await this.#insist("prebilled amount", () =>
        this.#readPrebilledAmount(paymentTypeId),
      );
      const payment_data = { holdConsent: (prebilledCents ?? 0) / CENTS };
      try {
        return await this.#post<Purchase>("buy", path, { payment_data });
      } catch (error) {
        if (!(error instanceof RejectedStep && error.apiError.codes.includes(CART_CHANGED))) throw error;
      }
    }
  }

  #readPrebilledAmount(paymentTypeId: number) {
    const path = `checkout/prebilled-amount?payment_type_id=${paymentTypeId}`;
    return this.#customer.call<{ prebilledCents: number | null }>("prebilled amount", path);
  }

  async #buy(): Promise<void> {
    const { random } = this.shopping;
    const paymentTypeId = random.next() < 0.5 ? CARD : ON_DELIVERY;
    const { orderId, paymentUrl } = await this.#purchase(paymentTypeId);
    const order = { isPaid: false, isCancelled: false };
    this.ledger.orders.set(orderId, order);
    this.ledger.lines.clear();
    if (paymentUrl) {
      await this.#insist("pay", () => approve(paymentUrl));
      order.isPaid = true;
    } else if (random.next() < 0.2) {
      await this.#post("cancel", `order/delete?order_id=${orderId}`);
      order.isCancelled = true;
    }
  }
}

const linesOf = ({ sectors }: Cart) =>
  new Map(
    sectors.flatMap(({ items }) => items.map(({ product, quantity }) => [product.productId, quantity])),
  );

async function approve(url: string): Promise<void> {
  const body = new URLSearchParams({ decision: "approve" });
  const { headers } = await withTimeout(REQUEST_MS, (signal) =>
    fetch(url, { method: "POST", redirect: "manual", body, signal }),
  );
  if (!headers.get("location")?.includes("payment-completed")) throw new Error("the bank did not answer");
}
