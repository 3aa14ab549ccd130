import type { BrowserContext } from "@playwright/test";
import { sessionCookies } from "@/lib/session/cookies";
import type { CustomerRecord } from "./e2e-routes";

export const SECRET = "journeys-only-session-secret-of-32-characters";

export const BAG = 990_001;
export const ON_DELIVERY = 2;

/** `paymentUrl` is the bank's, of an order that is paid online. */
export type Purchase = { orderId: number; paymentUrl: string };

type ApiAnswer = { response: { status: number; errors: { message?: string }[] }; data: never };

type TimeslotDay = { date: string; dateIso: string; timeslots: { timeslotId: number; active: number }[] };

/** A customer created for one test; calls the API directly to set up a test. */
export class Customer {
  constructor(
    private readonly backendUrl: string,
    readonly record: CustomerRecord,
  ) {}

  async call(path: string, body?: unknown): Promise<ApiAnswer["data"]> {
    const response = await fetch(`${this.backendUrl}/ebsn/api/${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers: { "content-type": "application/json", "x-ebsn-session": this.record.session },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer = (await response.json()) as ApiAnswer;
    if (answer.response.status !== 0) throw new Error(`${path}: ${answer.response.errors[0]?.message}`);
    return answer.data;
  }

  chooseAddress(): Promise<unknown> {
    return this.call(`user-address/select?address_id=${this.record.addressId}&delivery_service_id=2`, {});
  }

  /** Selects the address and a free slot some days ahead, spread by customer so that slots do not fill up. */
  async chooseDelivery(): Promise<void> {
    await this.chooseAddress();
    const { timetable } = (await this.call("timeslot/list")) as { timetable: TimeslotDay[] };
    const freeSlots = timetable
      .slice(3)
      .flatMap((day) =>
        day.timeslots
          .filter(({ active }) => active > 0)
          .map(({ timeslotId }) => `sel_date=${day.date}&timeslot_id=${timeslotId}`),
      );
    await this.call(`timeslot/select?${freeSlots[this.record.customerId % freeSlots.length]}`);
  }

  add(productId: number, quantity: number, infos: Record<string, unknown> = {}): Promise<unknown> {
    return this.call("cart/add", { items: [{ productId, quantity, infos }] });
  }

  async buy(paymentTypeId: number, body: unknown = {}): Promise<Purchase> {
    const { version } = (await this.call("cart/view")) as { version: number };
    return this.call(`checkout/buy?payment_type_id=${paymentTypeId}&cart_version=${version}`, body);
  }
}

type SessionTokens = { session: string; account: string; customerId: number };

/** The cookies of a login. */
export function loginCookies({ session, account, customerId: userId }: SessionTokens) {
  return sessionCookies({ session, account, userId, remember: true }, { secrets: [SECRET], secure: false });
}

export async function setSessionCookies(
  context: BrowserContext,
  siteUrl: string,
  tokens: SessionTokens,
): Promise<void> {
  const cookies = await loginCookies(tokens);
  await context.addCookies(
    cookies.map(({ name, value, options: { httpOnly } }) => ({
      url: siteUrl,
      sameSite: "Lax" as const,
      name,
      value,
      httpOnly,
    })),
  );
}

export type TestProduct = {
  productId: number;
  name: string;
  slug: string;
  priceCents: number;
  categorySlug: string;
};

const PLAIN_PRODUCT = `day_lock = '' and daily_max is null and stock is null and picture is not null
  and not infos ?| array['LEAD_TIME', 'PRODUCT_LOCK_CUTOFF', 'QTY_MULT', 'MAXACQ', 'MULTI_PACK']
  and not exists (select 1 from product_class k where k.product_class_id = any(classes) and k.max_value is not null)`;

export const PRODUCT_CONDITIONS = {
  piece: `${PLAIN_PRODUCT} and infos->>'TIPOLOGIA' = 'Pezzo' and infos->>'MINACQ' = '1' and promo is null
    and jsonb_array_length(select_options) = 0 and price_cents between 250 and 900`,
  /** Loose, with a step different from the first weight. */
  weight: `${PLAIN_PRODUCT} and infos->>'TIPOLOGIA' = 'Sfuso' and promo is null and jsonb_array_length(select_options) = 0
    and not infos ? 'SPLIT_ON_PACKAGE' and infos ? 'WEIGHT_SELLING_SINGLE_UNIT'
    and infos->>'STEP_SELLING' <> infos->>'WEIGHT_SELLING'`,
  promotion: `${PLAIN_PRODUCT} and promo->'selectable' is not null and jsonb_array_length(select_options) = 0
    and infos->>'TIPOLOGIA' = 'Pezzo'`,
  options: `${PLAIN_PRODUCT} and promo is null and jsonb_array_length(select_options) = 1`,
  split: `${PLAIN_PRODUCT} and promo is null and jsonb_array_length(select_options) = 0 and infos ? 'SPLIT_ON_PACKAGE'`,
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

  async customer({ address = false, withDelivery = false } = {}): Promise<Customer> {
    const record = await this.post<CustomerRecord>("customer", { address: address || withDelivery });
    const customer = new Customer(this.backendUrl, record);
    if (withDelivery) await customer.chooseDelivery();
    return customer;
  }

  signIn(context: BrowserContext, { record }: Customer): Promise<void> {
    return setSessionCookies(context, this.siteUrl, record);
  }

  /** Revokes every session of a customer. */
  async expire({ record }: Customer): Promise<void> {
    for (const table of ["session", "account_token"])
      await this.sql(`update ${table} set revoked_at = now() where customer_id = ${record.customerId}`);
  }

  /** Best sellers of a kind with unique names, so that a search finds them. */
  findProducts(kind: keyof typeof PRODUCT_CONDITIONS, count = 1): Promise<TestProduct[]> {
    return this.sql<TestProduct>(`
      select p.product_id as "productId", p.name, p.slug, p.price_cents as "priceCents", c.slug as "categorySlug"
      from product p join category c using (category_id)
      where ${PRODUCT_CONDITIONS[kind]}
        and not exists (select from product other where other.name = p.name and other.product_id <> p.product_id)
      order by p.rank limit ${count}`);
  }

  async findProduct(kind: keyof typeof PRODUCT_CONDITIONS): Promise<TestProduct> {
    const [product] = await this.findProducts(kind);
    if (!product) throw new Error(`no product of kind ${kind}`);
    return product;
  }

  /** Paid on delivery; the assignments set its columns. */
  async placeOrder(customer: Customer, assignments = ""): Promise<{ orderId: number; name: string }> {
    const { productId, priceCents, name } = await this.findProduct("piece");
    await customer.add(BAG, 1);
    await customer.add(productId, Math.ceil(6000 / priceCents));
    const { orderId } = await customer.buy(ON_DELIVERY);
    if (assignments) await this.sql(`update "order" set ${assignments} where order_id = ${orderId}`);
    return { orderId, name };
  }

  async serviceName(deliveryServiceId: 1 | 2 | 4, language = "it"): Promise<string> {
    const response = await fetch(`${this.backendUrl}/ebsn/api/address/delivery-service-list`, {
      headers: { "accept-language": language },
    });
    const { data } = (await response.json()) as {
      data: { deliveryServices: { deliveryServiceId: number; name: string }[] };
    };
    return (
      data.deliveryServices.find((service) => service.deliveryServiceId === deliveryServiceId)?.name ?? ""
    );
  }

  async bagName(): Promise<string> {
    const response = await fetch(`${this.backendUrl}/ebsn/api/packaging-type/list`);
    const { data } = (await response.json()) as { data: { products: { name: string }[] } };
    return data.products[0]?.name ?? "";
  }
}
