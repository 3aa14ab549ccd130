import { sql } from "drizzle-orm";
import { address, giftCertificate } from "@/backend/db/schema";
import { shopDate } from "@/backend/shop-dates";
import { addDays } from "@/lib/rules/dates/shop-time";
import { TEST_NOW, type TestBackend } from "@/tests/support/backend";
import { NAVIGLI } from "@/tests/support/purchase";
import {
  BAG,
  type ChosenSlot,
  freeSlots,
  newShopper,
  parseAnswer,
  resetProducts,
  type Shopper,
  updateProduct,
} from "@/tests/support/shopper";
import { emptyCart, HOME_DELIVERY, newCustomer, type ModelProduct, type ShopModel } from "./shop-model";

const PLACES = 2;
const SLOTS = 3;
const DAYS_AHEAD = 5;
const CODE = { perc: 10, minimumCents: 3000 };
const STEP_KG = 0.25;

const PROMO = {
  warehousePromoId: 9190,
  warehousePromoTypeId: 6,
  campaign: "settimana" as const,
  bubble: "",
  body: "",
  cssClass: "promo",
  multiBuy: { take: 3, pay: 2 },
};

export type RealShop = {
  backend: TestBackend;
  shoppers: { shopper: Shopper; addressIds: number[] }[];
  slots: ChosenSlot[];
  code: string;
};

export async function queryRows<T>({ context }: TestBackend, text: string): Promise<T[]> {
  return ((await context.db.execute(sql.raw(text))) as unknown as { rows: T[] }).rows;
}

async function prepareProducts(backend: TestBackend): Promise<ModelProduct[]> {
  const ids = await resetProducts(backend, 4);
  const products = ids.map((productId, at) => ({
    productId,
    unitCents: [1000, 350, 1990, 450][at] ?? 0,
    isLoose: at === 2,
    isThreeForTwo: at === 3,
    stock: [12, 40, 9.5, null][at] ?? null,
  }));
  for (const { productId, unitCents, isLoose, isThreeForTwo, stock } of products)
    await updateProduct(backend, productId, {
      priceCents: unitCents,
      stock,
      ...(isThreeForTwo ? { promo: PROMO } : {}),
      ...(isLoose
        ? { infos: { TIPOLOGIA: "Sfuso", STEP_SELLING: String(STEP_KG), WEIGHT_SELLING: String(STEP_KG) } }
        : {}),
    });
  return products;
}

/** Orders of earlier runs would come back with their products and places, and slots they filled would run out. */
async function endEarlierRuns(backend: TestBackend): Promise<void> {
  await queryRows(
    backend,
    `update "order" set order_status_id = 10, released = true, pay_before = null, replaced_by_id = null
     where customer_id in (select customer_id from customer where login like 'persona%')`,
  );
  await queryRows(backend, `delete from slot_load where point_id = ${NAVIGLI}`);
}

async function prepareSlots(backend: TestBackend, shopper: Shopper): Promise<ChosenSlot[]> {
  const earliest = addDays(shopDate(backend.clock.now()), DAYS_AHEAD);
  const slots = (await freeSlots(shopper)).filter(({ dateIso }) => dateIso >= earliest).slice(0, SLOTS);
  for (const { timeslotId, dateIso } of slots)
    await queryRows(
      backend,
      `insert into slot_load (timeslot_id, slot_date, point_id, capacity, taken)
       values (${timeslotId}, '${dateIso}', ${NAVIGLI}, ${PLACES}, 0)
       on conflict (timeslot_id, slot_date, point_id) do update set capacity = ${PLACES}, taken = 0`,
    );
  return slots;
}

async function addAddress(backend: TestBackend, { customerId }: Shopper, number: string): Promise<number> {
  const [row] = await backend.context.db
    .insert(address)
    .values({
      customerId,
      deliveryServiceId: HOME_DELIVERY,
      addressTypeId: 1,
      addressName: number,
      address1: "Via Brera",
      addressNumber: number,
      city: "Milano",
      province: "MI",
      postalcode: "20121",
    })
    .returning();
  return row?.addressId ?? 0;
}

let runs = 0;

export async function prepareRun(backend: TestBackend): Promise<{ model: ShopModel; real: RealShop }> {
  runs += 1;
  backend.clock.set(TEST_NOW);
  await endEarlierRuns(backend);
  const products = await prepareProducts(backend);
  const shoppers = [await newShopper(backend), await newShopper(backend)];
  const people = [];
  for (const shopper of shoppers)
    people.push({
      shopper,
      addressIds: [await addAddress(backend, shopper, "1"), await addAddress(backend, shopper, "2")],
    });
  const [first] = people;
  if (!first) throw new Error("no shopper");
  await first.shopper.post(`user-address/select?address_id=${first.addressIds[0]}&delivery_service_id=2`);
  const slots = await prepareSlots(backend, first.shopper);
  const code = `MODELLO${runs}`;
  await backend.context.db.insert(giftCertificate).values({
    giftCode: code,
    description: code,
    kind: "percentage",
    value: CODE.perc,
    minimumCents: CODE.minimumCents,
  });
  const { data } = parseAnswer(await first.shopper.get("delivery-fee/view"));
  const { fees, minimumOrder } = data as {
    fees: { fromAmount: number; amount: number }[];
    minimumOrder: number;
  };
  const feeRows = await queryRows<{ timeslot_id: number; fee_cents: number }>(
    backend,
    `select timeslot_id, fee_cents from timeslot`,
  );
  const [bag] = await queryRows<{ price_cents: number }>(
    backend,
    `select price_cents from packaging where product_id = ${BAG}`,
  );
  const customers = [newCustomer(), newCustomer()];
  if (customers[0]) customers[0].cart = emptyCart(0);
  const model: ShopModel = {
    terms: {
      products,
      slots: slots.map(({ timeslotId }) => ({
        capacity: PLACES,
        feeCents: feeRows.find((row) => row.timeslot_id === timeslotId)?.fee_cents ?? 0,
      })),
      fees: fees.map(({ fromAmount, amount }) => ({
        fromCents: Math.round(fromAmount * 100),
        amountCents: Math.round(amount * 100),
      })),
      minimumCents: Math.round(minimumOrder * 100),
      bagCents: bag?.price_cents ?? 0,
      code: CODE,
    },
    customers,
  };
  return { model, real: { backend, shoppers: people, slots, code } };
}
