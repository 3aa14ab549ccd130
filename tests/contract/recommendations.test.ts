import { sql } from "drizzle-orm";
import { productIndex, timeslot } from "@/backend/db/schema";
import { productListSchema } from "@/lib/ebsn/schemas/product";
import { backendForFile } from "@/tests/support/file-backend";
import {
  buy,
  newShopper,
  resetProducts,
  readyShopper,
  updateProduct,
  parseAnswer,
} from "@/tests/support/shopper";

const backend = backendForFile();

async function fetchRecommendations(query: string, headers: Record<string, string> = {}) {
  const { data } = parseAnswer(await backend.get(`/ebsn/api/adv?${query}`, headers));
  return productListSchema.parse(data).products;
}

const fetchIds = async (query: string, headers?: Record<string, string>) =>
  (await fetchRecommendations(query, headers)).map(({ productId }) => productId ?? 0);

test("each layout has its own selection; an unknown one falls back to best sellers", async () => {
  const news = await fetchRecommendations("layout=28&limit=6");
  expect(news.length).toBeGreaterThan(0);
  expect(news.every(({ isNew, newProduct }) => isNew || newProduct)).toBe(true);
  expect(await fetchIds("layout=999")).toEqual(await fetchIds("layout=27"));
});

test("purchase history is used for that customer only", async () => {
  const [boughtId = 0] = await resetProducts(backend, 1);
  const { shopper: buyer, cart } = await readyShopper(backend, boughtId);
  expect(parseAnswer(await buy(buyer, cart.version)).status).toBe(0);
  expect(await fetchIds("user_id=true", buyer.headers)).toEqual([boughtId]);
  expect(await fetchIds(`user_id=${buyer.customerId}`, buyer.headers)).toEqual([boughtId]);
  const other = await newShopper(backend);
  expect(await fetchIds(`user_id=${buyer.customerId}`, other.headers)).toEqual([]);
  expect(await fetchIds("user_id=true")).toEqual([]);
});

test("a slot excludes unavailable products, an unknown warehouse excludes all", async () => {
  const [slot] = await backend.context.db.select().from(timeslot).limit(1);
  const query = `timeslot_id=${slot?.timeslotId}`;
  const [first = 0] = await fetchIds(query);
  await updateProduct(backend, first, { dayLock: String(slot?.weekDay) });
  expect(await fetchIds(query)).not.toContain(first);
  expect(await fetchIds("limit=12")).toContain(first);
  expect(await fetchIds("warehouse_id=99999")).toEqual([]);
  expect((await backend.get("/ebsn/api/adv?timeslot_id=domani")).http).toBe(400);
});

test("timeslot_id=true uses the slot of the cart", async () => {
  const [product = 0] = await resetProducts(backend, 1);
  const { shopper, slot } = await readyShopper(backend, product);
  const before = await fetchIds("timeslot_id=true&limit=48", shopper.headers);
  const [excludedId = 0] = before;
  await updateProduct(backend, excludedId, {
    dayLock: String(new Date(`${slot.dateIso}T12:00:00Z`).getUTCDay() + 1),
  });
  expect(await fetchIds("timeslot_id=true&limit=48", shopper.headers)).not.toContain(excludedId);
});

test("infant formula is sold, and never recommended", async () => {
  const [formula] = await backend.context.db
    .select({ productId: productIndex.productId })
    .from(productIndex)
    .where(sql`${productIndex.classes} @> array[10291]`)
    .limit(1);
  const productId = formula?.productId ?? 0;
  const { data } = parseAnswer(await backend.get(`/ebsn/api/products/${productId}`));
  expect(data).toMatchObject({ productId });
  const [neighbour = 0] = await fetchIds(`product_id=${productId}&limit=1`);
  expect(await fetchIds(`product_id=${neighbour}&limit=48`)).not.toContain(productId);
});
