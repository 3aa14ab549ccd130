import { eq } from "drizzle-orm";
import { address, customer, product } from "@/backend/db/schema";
import { createSession } from "@/backend/modules/session/session";
import { shopDate } from "@/backend/shop-dates";
import type { WireCart } from "@/lib/ebsn/schemas/cart";
import { cartSchema, type RawCart } from "@/lib/ebsn/schemas/cart";
import { timeslotListSchema } from "@/lib/ebsn/schemas/delivery";
import { responseSchema } from "@/lib/ebsn/schemas/envelope";
import { addDays } from "@/lib/rules/dates/shop-time";
import type { Answer, TestBackend } from "./backend";
import { readPurchaseData } from "./purchase-data";

export type ParsedAnswer = {
  status: number;
  codes: string[];
  messages: string[];
  infos: string[];
  data: unknown;
  http: number;
};

export function parseAnswer({ body, http }: Answer): ParsedAnswer {
  const { response, data } = body as { response: unknown; data: unknown };
  const parsed = responseSchema.parse(response);
  return {
    http,
    status: parsed.status ?? 0,
    codes: parsed.errors.map(({ code }) => code),
    messages: parsed.errors.map(({ message }) => message),
    infos: [...parsed.infos, ...parsed.warnings].map(({ code }) => code),
    data,
  };
}

export const parseCart = (answer: Answer): RawCart => cartSchema.parse(parseAnswer(answer).data as WireCart);

/** Cart items, grouped by sector or not. */
export const getCartItems = (cart: RawCart) => [
  ...cart.cartItems,
  ...cart.sectors.flatMap(({ cartItems }) => cartItems),
];

export type Shopper = {
  customerId: number;
  headers: Record<string, string>;
  get(path: string): Promise<Answer>;
  post(path: string, body?: unknown): Promise<Answer>;
};

const api = (path: string) => `/ebsn/api/${path}`;

export function shopperWithToken(backend: TestBackend, customerId: number, token: string): Shopper {
  const headers = { "x-ebsn-session": token };
  return {
    customerId,
    headers,
    get: (path) => backend.get(api(path), headers),
    post: (path, body) => backend.post(api(path), body, headers),
  };
}

let shopperCount = 0;

export async function newShopper(backend: TestBackend): Promise<Shopper> {
  const { db, clock } = backend.context;
  shopperCount += 1;
  const login = `persona${shopperCount}@madia.test`;
  const [row] = await db
    .insert(customer)
    .values({
      login,
      email: login,
      passwordHash: "-",
      firstName: "Persona",
      lastName: String(shopperCount),
      fidelityCard: "2900000000018",
      createdAt: clock.now(),
    })
    .returning();
  if (!row) throw new Error("no customer");
  return shopperWithToken(backend, row.customerId, await createSession(db, clock.now(), row.customerId));
}

export type ChosenSlot = { timeslotId: number; dateIso: string; date: string };

export async function freeSlots(shopper: Shopper): Promise<ChosenSlot[]> {
  const { data } = parseAnswer(await shopper.get("timeslot/list"));
  return timeslotListSchema
    .parse(data)
    .timetable.flatMap(({ date, dateIso, timeslots }) =>
      timeslots
        .filter(({ active }) => (active ?? 0) > 0)
        .map(({ timeslotId }) => ({ timeslotId, date, dateIso })),
    );
}

/** Selects an address in Milano and a slot, the first free one unless given. */
export async function chooseDelivery(
  backend: TestBackend,
  shopper: Shopper,
  slot?: ChosenSlot,
): Promise<ChosenSlot> {
  const [row] = await backend.context.db
    .insert(address)
    .values({
      customerId: shopper.customerId,
      deliveryServiceId: 2,
      addressTypeId: 1,
      addressName: "Casa",
      address1: "Via Brera",
      addressNumber: "1",
      city: "Milano",
      province: "MI",
      postalcode: "20121",
    })
    .returning();
  await shopper.post(`user-address/select?address_id=${row?.addressId}&delivery_service_id=2`);
  // Three days ahead, lead times and cut-offs do not apply.
  const earliestDate = addDays(shopDate(backend.clock.now()), 3);
  const freeSlot = slot ?? (await freeSlots(shopper)).find(({ dateIso }) => dateIso >= earliestDate);
  if (!freeSlot) throw new Error("no free slot");
  const chosen = parseAnswer(
    await shopper.get(`timeslot/select?sel_date=${freeSlot.date}&timeslot_id=${freeSlot.timeslotId}`),
  );
  if (chosen.status !== 0) throw new Error(chosen.messages.join());
  return freeSlot;
}

type ProductChanges = Partial<typeof product.$inferInsert>;

export async function updateProduct(
  backend: TestBackend,
  productId: number,
  changes: ProductChanges,
): Promise<void> {
  await backend.context.db.update(product).set(changes).where(eq(product.productId, productId));
}

/** Resets the first products to plain pieces at 10 euros, without promotion, limit or lock. */
export async function resetProducts(backend: TestBackend, count: number): Promise<number[]> {
  const rows = await backend.context.db.select().from(product).orderBy(product.productId).limit(count);
  for (const { productId } of rows)
    await updateProduct(backend, productId, {
      priceCents: 1000,
      stock: null,
      dailyMax: null,
      promo: null,
      dayLock: "",
      classes: [],
      selectOptions: [],
      infos: { TIPOLOGIA: "Pezzo", MINACQ: "1" },
    });
  return rows.map(({ productId }) => productId);
}

export const addToCart = (
  shopper: Shopper,
  productId: number,
  quantity: number,
  infos = {},
): Promise<Answer> => shopper.post("cart/add", { items: [{ productId, quantity, infos }] });

export const BAG = 990_001;

export async function readyShopper(
  backend: TestBackend,
  productId: number,
  quantity = 5,
  slot?: ChosenSlot,
): Promise<{ shopper: Shopper; cart: RawCart; slot: ChosenSlot }> {
  const shopper = await newShopper(backend);
  const chosen = await chooseDelivery(backend, shopper, slot);
  const items = [
    { productId, quantity },
    { productId: BAG, quantity: 1 },
  ];
  const added = await shopper.post("cart/add", { items });
  const { status, infos, messages } = parseAnswer(added);
  if (status !== 0 || infos.length > 0) throw new Error([...messages, ...infos].join());
  const cart = parseCart(added);
  return { shopper, cart, slot: chosen };
}

export const ON_DELIVERY = 2;
export const CARD = 12;

export const readConsent = (shopper: Shopper, paymentTypeId: number, orderId?: number) =>
  readPurchaseData(async (path) => parseAnswer(await shopper.get(path)).data, paymentTypeId, orderId);

/** Consents to what a payment online holds. */
export async function buy(
  shopper: Shopper,
  cartVersion: number,
  paymentTypeId = ON_DELIVERY,
): Promise<Answer> {
  const path = `checkout/buy?payment_type_id=${paymentTypeId}&cart_version=${cartVersion}`;
  return shopper.post(path, paymentTypeId === ON_DELIVERY ? {} : await readConsent(shopper, paymentTypeId));
}
