import type { BrowserContext } from "@playwright/test";
import { sealSession, SESSION_COOKIE } from "@/lib/session/session";
import { HINT_COOKIE } from "@/lib/session/hint";
import type { MadeCustomer } from "./e2e-routes";

export const SECRET = "journeys-only-session-secret-of-32-characters";

type Answer = { response: { status: number; errors: { message?: string }[] }; data: never };

type Day = { date: string; dateIso: string; timeslots: { timeslotId: number; active: number }[] };

/** A customer made for one test, who also calls the shop directly to prepare what a journey starts from. */
export class Customer {
  constructor(
    private readonly backendUrl: string,
    readonly made: MadeCustomer,
  ) {}

  async call(path: string, body?: unknown): Promise<Answer["data"]> {
    const response = await fetch(`${this.backendUrl}/ebsn/api/${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers: { "content-type": "application/json", "x-ebsn-session": this.made.session },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer = (await response.json()) as Answer;
    if (answer.response.status !== 0) throw new Error(`${path}: ${answer.response.errors[0]?.message}`);
    return answer.data;
  }

  /** Chooses the home address and a free slot some days ahead, spread over the days by customer. */
  async settle(): Promise<void> {
    await this.call(`user-address/select?address_id=${this.made.addressId}&delivery_service_id=2`, {});
    const { timetable } = (await this.call("timeslot/list")) as { timetable: Day[] };
    const free = timetable
      .slice(3)
      .flatMap((day) =>
        day.timeslots
          .filter(({ active }) => active > 0)
          .map(({ timeslotId }) => `sel_date=${day.date}&timeslot_id=${timeslotId}`),
      );
    await this.call(`timeslot/select?${free[this.made.customerId % free.length]}`);
  }

  add(productId: number, quantity: number, infos: Record<string, unknown> = {}): Promise<unknown> {
    return this.call("cart/add", { items: [{ productId, quantity, infos }] });
  }
}

type Tokens = { session: string; account: string; customerId: number };

/** Gives the browser a customer's session, as a log-in leaves it. */
export async function giveSession(
  context: BrowserContext,
  siteUrl: string,
  { session, account, customerId: userId }: Tokens,
): Promise<void> {
  const sealed = await sealSession({ session, account, userId, remember: true }, [SECRET]);
  const cookie = { url: siteUrl, sameSite: "Lax" as const };
  await context.addCookies([
    { ...cookie, name: SESSION_COOKIE, value: sealed, httpOnly: true },
    { ...cookie, name: HINT_COOKIE, value: "1" },
  ]);
}

export type Goods = {
  productId: number;
  name: string;
  slug: string;
  priceCents: number;
  categorySlug: string;
};

const PLAIN = `day_lock = '' and daily_max is null and stock is null and picture is not null
  and not infos ?| array['LEAD_TIME', 'PRODUCT_LOCK_CUTOFF', 'QTY_MULT', 'MAXACQ', 'MULTI_PACK']
  and not exists (select 1 from product_class k where k.product_class_id = any(classes) and k.max_value is not null)`;

/** The kinds of goods journeys ask for. */
export const GOODS = {
  piece: `${PLAIN} and infos->>'TIPOLOGIA' = 'Pezzo' and infos->>'MINACQ' = '1' and promo is null
    and jsonb_array_length(select_options) = 0 and price_cents between 250 and 900`,
  /** by weight, in steps smaller than a piece's weight makes it. */
  weight: `${PLAIN} and infos->>'TIPOLOGIA' = 'Sfuso' and promo is null and jsonb_array_length(select_options) = 0
    and not infos ? 'SPLIT_ON_PACKAGE' and infos ? 'WEIGHT_SELLING_SINGLE_UNIT'
    and infos->>'STEP_SELLING' <> infos->>'WEIGHT_SELLING'`,
  promotion: `${PLAIN} and promo->'selectable' is not null and jsonb_array_length(select_options) = 0
    and infos->>'TIPOLOGIA' = 'Pezzo'`,
  options: `${PLAIN} and promo is null and jsonb_array_length(select_options) = 1`,
  split: `${PLAIN} and promo is null and jsonb_array_length(select_options) = 0 and infos ? 'SPLIT_ON_PACKAGE'`,
} as const;

export class Shop {
  constructor(
    readonly backendUrl: string,
    private readonly siteUrl: string,
  ) {}

  private async post<T>(path: string, body: unknown): Promise<T> {
    const response = await fetch(`${this.backendUrl}/__test/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    return (await response.json()) as T;
  }

  async sql<Row>(text: string): Promise<Row[]> {
    return (await this.post<{ rows: Row[] }>("sql", { sql: text })).rows;
  }

  async customer({ address = false, settled = false } = {}): Promise<Customer> {
    const made = await this.post<MadeCustomer>("customer", { address: address || settled });
    const customer = new Customer(this.backendUrl, made);
    if (settled) await customer.settle();
    return customer;
  }

  signIn(context: BrowserContext, { made }: Customer): Promise<void> {
    return giveSession(context, this.siteUrl, made);
  }

  /** Ends every session of a customer, as two idle hours and a revoked account do. */
  async expire({ made }: Customer): Promise<void> {
    for (const table of ["session", "account_token"])
      await this.sql(`update ${table} set revoked_at = now() where customer_id = ${made.customerId}`);
  }

  /** The best selling goods of a kind; names that only one product has, so that a search finds it. */
  goods(kind: keyof typeof GOODS, howMany = 1): Promise<Goods[]> {
    return this.sql<Goods>(`
      select p.product_id as "productId", p.name, p.slug, p.price_cents as "priceCents", c.slug as "categorySlug"
      from product p join category c using (category_id)
      where ${GOODS[kind]} and (select count(*) from product o where o.name = p.name) = 1
      order by p.rank limit ${howMany}`);
  }

  async one(kind: keyof typeof GOODS): Promise<Goods> {
    const [goods] = await this.goods(kind);
    if (!goods) throw new Error(`the shop sells nothing of the kind ${kind}`);
    return goods;
  }

  /** The names under which the shop delivers: a service's tab. */
  async serviceName(deliveryServiceId: 1 | 2 | 4): Promise<string> {
    const response = await fetch(`${this.backendUrl}/ebsn/api/address/delivery-service-list`);
    const { data } = (await response.json()) as {
      data: { deliveryServices: { deliveryServiceId: number; name: string }[] };
    };
    return data.deliveryServices.find((one) => one.deliveryServiceId === deliveryServiceId)?.name ?? "";
  }

  async bag(): Promise<string> {
    const response = await fetch(`${this.backendUrl}/ebsn/api/packaging-type/list`);
    const { data } = (await response.json()) as { data: { products: { name: string }[] } };
    return data.products[0]?.name ?? "";
  }
}
