import { timeslot } from "@/backend/db/schema";
import { productListSchema } from "@/lib/ebsn/schemas/product";
import { startBackend, type TestBackend } from "@/tests/support/backend";
import { allowLocalhost } from "@/tests/support/jest-localhost";
import { buy, newShopper, plainProducts, readyShopper, shape, told } from "@/tests/support/shopper";

allowLocalhost();

let backend: TestBackend;

beforeAll(async () => {
  backend = await startBackend();
});

afterAll(() => backend.stop());

async function advertised(query: string, headers: Record<string, string> = {}) {
  const { data } = told(await backend.get(`/ebsn/api/adv?${query}`, headers));
  return productListSchema.parse(data).products;
}

const ids = async (query: string, headers?: Record<string, string>) =>
  (await advertised(query, headers)).map(({ productId }) => productId ?? 0);

test("a layout is about something of its own; an unknown one of the goods sold best", async () => {
  const news = await advertised("layout=28&limit=6");
  expect(news.length).toBeGreaterThan(0);
  expect(news.every(({ isNew, newProduct }) => isNew || newProduct)).toBe(true);
  expect(await ids("layout=999")).toEqual(await ids("layout=27"));
});

test("what a person buys is for that person alone", async () => {
  const [bought = 0] = await plainProducts(backend, 1);
  const { shopper: buyer, cart } = await readyShopper(backend, bought);
  expect(told(await buy(buyer, cart.version)).status).toBe(0);
  expect(await ids("user_id=true", buyer.headers)).toEqual([bought]);
  expect(await ids(`user_id=${buyer.customerId}`, buyer.headers)).toEqual([bought]);
  const other = await newShopper(backend);
  expect(await ids(`user_id=${buyer.customerId}`, other.headers)).toEqual([]);
  expect(await ids("user_id=true")).toEqual([]);
});

test("a slot leaves out what cannot be had in it, a warehouse that is none everything", async () => {
  const [slot] = await backend.context.db.select().from(timeslot).limit(1);
  const query = `timeslot_id=${slot?.timeslotId}`;
  const [first = 0] = await ids(query);
  await shape(backend, first, { dayLock: String(slot?.weekDay) });
  expect(await ids(query)).not.toContain(first);
  expect(await ids("limit=12")).toContain(first);
  expect(await ids("warehouse_id=99999")).toEqual([]);
  expect((await backend.get("/ebsn/api/adv?timeslot_id=domani")).http).toBe(400);
});

test("a shelf for the visitor's own slot knows the slot of the cart", async () => {
  const [product = 0] = await plainProducts(backend, 1);
  const { shopper, slot } = await readyShopper(backend, product);
  const before = await ids("timeslot_id=true&limit=48", shopper.headers);
  const [lost = 0] = before;
  await shape(backend, lost, { dayLock: String(new Date(`${slot.dateIso}T12:00:00Z`).getUTCDay() + 1) });
  expect(await ids("timeslot_id=true&limit=48", shopper.headers)).not.toContain(lost);
});
