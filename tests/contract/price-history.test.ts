import { and, eq, gt, isNotNull, sql } from "drizzle-orm";
import { priceChange, product } from "@/backend/db/schema";
import { finalPriceCents, isDirectDiscount } from "@/backend/modules/catalogue/price";
import { prunePrices } from "@/backend/modules/catalogue/price-history";
import { startPeriodicWork } from "@/backend/periodic-work";
import { findProducts } from "@/backend/modules/catalogue/rows";
import { products as seedProducts } from "@/backend/seed/catalogue";
import type { SeedPromo } from "@/backend/seed/types";
import { productSchema } from "@/lib/ebsn/schemas/product";
import { startBackend, type TestBackend } from "@/tests/support/backend";
import { allowLocalhost } from "@/tests/support/jest-localhost";
import { parseAnswer, resetProducts, updateProduct } from "@/tests/support/shopper";

allowLocalhost();

let backend: TestBackend;
let productId: number;

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(backend.clock.now().getTime() - days * DAY_MS);
const db = () => backend.context.db;

const offer = (discountPerc: number): SeedPromo => ({
  warehousePromoId: 1,
  warehousePromoTypeId: 3,
  campaign: "mese",
  discountPerc,
  bubble: `-${discountPerc}%`,
  body: "",
  cssClass: "promo",
});

beforeEach(async () => {
  backend = await startBackend();
  [productId = 0] = await resetProducts(backend, 1);
  // A price of the same moment as the one before would be recorded with the database's own clock.
  await updateProduct(backend, productId, { updatedAt: daysAgo(120) });
});

afterEach(() => backend.stop());

async function setHistory(changes: [days: number, cents: number][]) {
  await db().delete(priceChange).where(eq(priceChange.productId, productId));
  if (changes.length > 0)
    await db()
      .insert(priceChange)
      .values(changes.map(([days, cents]) => ({ productId, changedAt: daysAgo(days), cents })));
}

async function fetchDetail() {
  const { data } = parseAnswer(await backend.get(`/ebsn/api/products/${productId}`));
  return productSchema.parse(data);
}

test("every reduction of the seed is counted from the lowest of its 30 days", async () => {
  const reduced = seedProducts.filter(({ promo }) => isDirectDiscount(promo)).slice(1, 80);
  const rows = await findProducts(
    db(),
    reduced.map((item) => item.productId),
  );
  expect(rows.map(({ lowestPrice30Cents }) => lowestPrice30Cents)).toEqual(
    reduced.map(({ lowestPrice30Cents }) => lowestPrice30Cents),
  );
});

test("the last recorded price is the one that is asked for, as the shop rounds it", async () => {
  const rows = await db()
    .select()
    .from(product)
    .where(and(isNotNull(product.priceCents), gt(product.productId, productId)))
    .limit(300);
  const { rows: recorded } = (await db().execute(
    sql`select distinct on (product_id) product_id as id, cents from price_change order by product_id, changed_at desc`,
  )) as unknown as { rows: { id: number; cents: number }[] };
  const last = new Map(recorded.map(({ id, cents }) => [id, cents]));
  expect(rows.map((row) => last.get(row.productId))).toEqual(rows.map((row) => finalPriceCents(row)));
});

test("every change of price is recorded, and is the reference of reductions", async () => {
  await setHistory([
    [60, 900],
    [20, 1000],
  ]);
  await updateProduct(backend, productId, { priceCents: 1000, promo: offer(25), updatedAt: daysAgo(0) });
  const detail = await fetchDetail();
  expect(detail).toMatchObject({ priceDisplay: 7.5, lowestPrice30: 9 });
  expect(detail.priceHistory.map(({ price }) => price)).toEqual([9, 10, 7.5]);
});

test("what was cheaper longer ago does not count, and a dearer price is no reduction", async () => {
  await setHistory([
    [90, 500],
    [45, 1000],
  ]);
  await updateProduct(backend, productId, { promo: offer(10), updatedAt: daysAgo(0) });
  expect((await fetchDetail()).lowestPrice30).toBe(10);
  await updateProduct(backend, productId, { promo: null, priceCents: 1200 });
  expect((await fetchDetail()).lowestPrice30).toBeNull();
});

test("an upcoming offer is counted from what the product costs now", async () => {
  await setHistory([
    [60, 1000],
    [10, 800],
    [5, 1000],
  ]);
  await updateProduct(backend, productId, { announcedPromo: offer(30) });
  const [row] = await findProducts(db(), [productId]);
  expect(row?.lowestPrice30Cents).toBe(800);
  expect((await fetchDetail()).lowestPrice30).toBeNull();
});

test("old prices are pruned, except the reference of today's percentage", async () => {
  await setHistory([
    [400, 700],
    [300, 800],
    [200, 1000],
    [180, 750],
  ]);
  await updateProduct(backend, productId, { promo: offer(25) });
  await setHistory([
    [400, 700],
    [300, 800],
    [200, 1000],
    [180, 750],
  ]);
  const before = await findProducts(db(), [productId]);
  await prunePrices(db(), backend.clock.now());
  const left = await db().select().from(priceChange).where(eq(priceChange.productId, productId));
  expect(left.map(({ cents }) => cents).sort()).toEqual([1000, 750, 800].sort());
  expect((await findProducts(db(), [productId]))[0]?.lowestPrice30Cents).toBe(before[0]?.lowestPrice30Cents);
});

test("old prices are pruned when the backend starts, not only after it has run for a day", async () => {
  await updateProduct(backend, productId, { promo: null });
  await setHistory([
    [400, 700],
    [300, 800],
    [100, 900],
  ]);
  const countPrices = () => db().$count(priceChange, eq(priceChange.productId, productId));
  const before = await countPrices();
  const stop = startPeriodicWork(backend.context, backend.app.log);
  await stop();
  expect(await countPrices()).toBeLessThan(before);
});
