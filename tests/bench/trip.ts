import { withTimeout } from "@/lib/upstream/with-timeout";
import { growthLogin } from "./population";
import { type StepResult, VirtualCustomer } from "./virtual-customer";

export const PASSWORD = "Madia2026!";
export const BAG = 990_001;
export const ON_DELIVERY = 2;
const WORDS = ["latte", "pasta", "acqua", "yogurt", "biscotti", "pane"];
const MIN_BASKET_EUROS = 60;
const CATALOGUE_TIMEOUT_MS = 60_000;

export type TripCatalogue = {
  categories: string[];
  products: { productId: number; slug: string; price: number }[];
};

type Slot = { date: string; timeslotId: number };
export type SlotDay = { dateIso: string; timeslots: { timeslotId: number; active: number }[] };

const pick = <T>(items: T[], at: number): T => {
  const item = items[at % items.length];
  if (item === undefined) throw new Error("nothing to choose from");
  return item;
};

/** Products sold by piece at a usual price, so that a few of them reach the minimum order. */
export async function readCatalogue(backend: string): Promise<TripCatalogue> {
  const read = <T>(path: string) =>
    withTimeout(CATALOGUE_TIMEOUT_MS, async (signal) => {
      const response = await fetch(`${backend}/ebsn/api/${path}`, { signal });
      return ((await response.json()) as { data: T }).data;
    });
  const { categories } = await read<{ categories: { slug: string; categories?: { slug: string }[] }[] }>(
    "category?filtered=true",
  );
  const pages = await Promise.all(
    [1, 2, 3].map((page) =>
      read<{
        products: { productId: number; slug: string; price: number; productInfos: Record<string, string> }[];
      }>(`products?page_size=100&page=${page}`),
    ),
  );
  const products = pages
    .flatMap((page) => page.products)
    .filter(({ price, productInfos }) => price >= 2 && price <= 12 && productInfos.TIPOLOGIA === "Pezzo");
  return { categories: categories.map(({ slug }) => slug), products };
}

/** A basket above the smallest order: different products for each trip. */
export function basketOf({ products }: TripCatalogue, number: number) {
  const items: { productId: number; quantity: number }[] = [];
  let euros = 0;
  for (let at = number * 7; euros < MIN_BASKET_EUROS; at += 1) {
    const { productId, price } = pick(products, at);
    items.push({ productId, quantity: 3 });
    euros += price * 3;
  }
  return items;
}

/** One of a later day, open for certain. */
export function chooseSlot(days: SlotDay[], number: number): Slot {
  const slots = days.flatMap(({ dateIso: date, timeslots }) =>
    timeslots.filter(({ active }) => active > 0).map(({ timeslotId }) => ({ date, timeslotId })),
  );
  return pick(slots.slice(Math.floor(slots.length / 2)), number);
}

/** Home, list, product, suggestions, search, log-in, delivery, cart, checkout: one order. */
export async function makeTrip(
  catalogue: TripCatalogue,
  number: number,
  record: (result: StepResult) => void,
): Promise<void> {
  const customer = new VirtualCustomer(number, record);
  const word = pick(WORDS, number);
  await customer.page("home", "/");
  await customer.page("category", `/${pick(catalogue.categories, number)}`);
  await customer.page("product", `/product/${pick(catalogue.products, number).slug}`);
  await customer.call("suggest", `products/suggest?q=${word.slice(0, 3)}`);
  await customer.page("search", `/search?q=${word}`);
  await customer.page("log-in page", "/login");
  await customer.call("log in", "auth/login", { body: { login: growthLogin(number), password: PASSWORD } });
  const addresses = await customer.call<{ addressId: number }[]>("addresses", "user-address/list");
  const { addressId } = pick(addresses, 0);
  await customer.call("choose address", `user-address/select?address_id=${addressId}`, { post: true });
  const { days } = await customer.call<{ days: SlotDay[] }>("slots", "timeslot/list");
  const slot = chooseSlot(days, number);
  await customer.call("choose slot", `timeslot/select?sel_date=${slot.date}&timeslot_id=${slot.timeslotId}`, {
    post: true,
  });
  for (const item of basketOf(catalogue, number))
    await customer.call("add to cart", "cart/add", { body: { items: [item] } });
  await customer.call("add to cart", "cart/add", { body: { items: [{ productId: BAG, quantity: 1 }] } });
  await customer.page("cart page", "/cart");
  await customer.page("checkout page", "/checkout");
  await customer.call("prepare", "checkout/prepare", { post: true });
  await customer.call("order", `checkout/buy?payment_type_id=${ON_DELIVERY}`, { post: true });
}
