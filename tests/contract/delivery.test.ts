import {
  addressListSchema,
  addressViewSchema,
  placeListSchema,
  timeslotListSchema,
} from "@/lib/ebsn/schemas/delivery";
import { startBackend, type TestBackend } from "@/tests/support/backend";
import { allowLocalhost } from "@/tests/support/jest-localhost";
import {
  add,
  cartOf,
  freeSlots,
  itemsOf,
  newShopper,
  plainProducts,
  settleDelivery,
  told,
} from "@/tests/support/shopper";

allowLocalhost();

const HOME = {
  address1: "Via Brera",
  addressNumber: "1",
  city: "Milano",
  province: "MI",
  postalcode: "20121",
};

let backend: TestBackend;

beforeAll(async () => {
  backend = await startBackend();
});

afterAll(() => backend.stop());

const visit = (path: string, headers = {}) => backend.get(`/ebsn/api/${path}`, headers);

test("a customer writes, changes and deletes an address of theirs", async () => {
  const shopper = await newShopper(backend);
  const made = told(await shopper.post("user-address/update", HOME)).data as {
    address: { addressId: number };
  };
  const { addressId } = made.address;
  await shopper.post("user-address/update", { ...HOME, addressId, floor: "3" });
  const list = async () =>
    addressListSchema.parse(told(await shopper.get("user-address/list?delivery_service_id=2")).data)
      .addresses;
  expect((await list()).map(({ floor }) => floor)).toEqual(["3"]);
  expect(told(await shopper.get(`user-address/delete?address_id=${addressId}`)).status).toBe(0);
  expect(await list()).toEqual([]);
});

test("an address says which store its goods come from, a home by who delivers there", async () => {
  const shopper = await newShopper(backend);
  const monza = { ...HOME, city: "Monza", province: "MB", postalcode: "20900" };
  const saved = addressViewSchema.parse(told(await shopper.post("user-address/update", monza)).data).address;
  expect(saved?.warehouse).toMatchObject({ storeId: 6, name: "Madia Monza Parco" });
  const { addresses } = addressListSchema.parse(
    told(await shopper.get("user-address/list?delivery_service_id=2")).data,
  );
  expect(addresses.map(({ warehouse }) => warehouse?.storeId)).toEqual([6]);
});

test("the address of the cart is not deleted", async () => {
  const shopper = await newShopper(backend);
  await settleDelivery(backend, shopper);
  const { shippingAddress } = cartOf(await shopper.get("cart/view"));
  const answer = told(await shopper.get(`user-address/delete?address_id=${shippingAddress?.addressId}`));
  expect(answer.messages).toEqual([
    "Non è possibile eliminare l'indirizzo selezionato per la consegna della spesa.",
  ]);
});

test("nobody sees, chooses, changes or deletes the address of another", async () => {
  const owner = await newShopper(backend);
  await settleDelivery(backend, owner);
  const addressId = cartOf(await owner.get("cart/view")).shippingAddress?.addressId;
  const other = await newShopper(backend);
  for (const answer of [
    await other.get(`user-address/view?address_id=${addressId}`),
    await other.post(`user-address/select?address_id=${addressId}`),
    await other.get(`user-address/delete?address_id=${addressId}`),
    await other.post("user-address/update", { ...HOME, addressId }),
  ])
    expect(told(answer).codes).toEqual(["error.address.unknown"]);
});

test.each(["23100", "00100"])("an address in %s is not covered", async (postalcode) => {
  const shopper = await newShopper(backend);
  const address = { ...HOME, postalcode, city: "Altrove" };
  for (const call of ["user-address/check", "user-address/update", "address/check"])
    expect(told(await shopper.post(call, address)).messages).toEqual([
      "L'indirizzo inserito non è coperto dal servizio",
    ]);
});

test("an address without its fields names them", async () => {
  const shopper = await newShopper(backend);
  const answer = told(
    await shopper.post("user-address/update", { ...HOME, address1: " ", postalcode: "2o121" }),
  );
  expect(answer.codes.sort()).toEqual(["error.input.address1", "error.input.postalcode"]);
});

test("an address can only be written after log-in", async () => {
  const answer = told(await backend.post("/ebsn/api/user-address/update", HOME));
  expect([answer.http, answer.codes]).toEqual([403, ["error.auth.required"]]);
});

test("anybody sees shops and lockers, nearest first", async () => {
  const path = "address/list?delivery_service_id=1&latitude=45.46&longitude=9.18&distance=30000";
  const { addresses } = addressListSchema.parse(told(await visit(path)).data);
  const distances = addresses.map(({ distance }) => distance ?? -1);
  expect(distances.length).toBeGreaterThan(0);
  expect(distances).toEqual([...distances].sort((a, b) => a - b));
  expect(addresses.every(({ deliveryServiceId }) => deliveryServiceId === 1)).toBe(true);
});

test.each([
  ["milan", "20121"],
  ["2012", "20121"],
  ["SONDRIO", "23100"],
])("the place search finds %s", async (words, postalcode) => {
  const { results } = placeListSchema.parse(
    told(await visit(`geo/homedelivery-list-simple?q=${words}`)).data,
  );
  expect(results.map((place) => place.postalcode)).toContain(postalcode);
});

test("places that are not served say so, and stay away when only served ones are asked for", async () => {
  const all = placeListSchema.parse(told(await visit("geo/homedelivery-list-simple")).data).results;
  const served = placeListSchema.parse(
    told(await visit("geo/homedelivery-list-simple?home_delivery_only=true")).data,
  ).results;
  expect(all.length).toBeGreaterThan(served.length);
  expect(served.every((place) => place.served)).toBe(true);
});

test("slots are shown for ten days before log-in, to user -1", async () => {
  const { timetable, userId } = timeslotListSchema.parse(told(await visit("timeslot/list")).data);
  expect(userId).toBe(-1);
  expect(timetable).toHaveLength(10);
  expect(timetable[0]).toMatchObject({ date: "20/11/2026", dateIso: "2026-11-20" });
  const slots = timetable.flatMap(({ timeslots }) => timeslots);
  expect(new Set(slots.map(({ status }) => status)).size).toBeGreaterThan(1);
  for (const { status, active } of slots) if (status === "full") expect(active).toBe(0);
});

test("a slot past its cut-off cannot be chosen", async () => {
  const shopper = await newShopper(backend);
  await settleDelivery(backend, shopper);
  const { timetable } = timeslotListSchema.parse(
    told(await shopper.get("timeslot/list?show-closed=true")).data,
  );
  const now = backend.clock.now();
  const today = timetable[0];
  const closed = today?.timeslots.find(({ cutoff }) => new Date(cutoff) <= now);
  expect(closed?.active).toBe(0);
  const answer = await shopper.get(
    `timeslot/select?sel_date=${today?.date}&timeslot_id=${closed?.timeslotId}`,
  );
  expect(told(answer).codes).toEqual(["error.timeslot.closed"]);
});

test.each(["sel_date=31/12/2026&timeslot_id=20201", "sel_date=22/11/2026&timeslot_id=99999"])(
  "a slot that does not exist (%s) is refused",
  async (query) => {
    const shopper = await newShopper(backend);
    await settleDelivery(backend, shopper);
    expect(told(await shopper.get(`timeslot/select?${query}`)).codes).toEqual(["error.timeslot.unknown"]);
  },
);

test("a slot needs an address first", async () => {
  const shopper = await newShopper(backend);
  const answer = await shopper.get("timeslot/select?sel_date=22/11/2026&timeslot_id=20201");
  expect(told(answer).codes).toEqual(["error.cart.address"]);
});

test("a visitor chooses a shop and a slot; both are in the cart after log-in", async () => {
  const { addresses } = addressListSchema.parse(told(await visit("address/list?delivery_service_id=1")).data);
  const addressId = addresses[0]?.addressId;
  const chosen = await backend.post(`/ebsn/api/user-address/select?address_id=${addressId}`);
  const headers = { "x-ebsn-session": chosen.headers.get("x-ebsn-session") ?? "" };
  expect(cartOf(chosen).user?.userId).toBe(-1);
  const free = await freeSlots({
    customerId: -1,
    headers,
    get: (path) => visit(path, headers),
    post: (path) => backend.post(path),
  });
  await visit(`timeslot/select?sel_date=${free[5]?.date}&timeslot_id=${free[5]?.timeslotId}`, headers);
  const login = await backend.post(
    "/ebsn/api/auth/login",
    { login: "cliente@madia.test", password: "Madia2026!" },
    headers,
  );
  const session = { "x-ebsn-session": login.headers.get("x-ebsn-session") ?? "" };
  const cart = cartOf(await visit("cart/view", session));
  expect(cart.shippingAddress?.addressId).toBe(addressId);
  expect(cart.timeslot?.timeslotId).toBe(free[5]?.timeslotId);
});

test("another slot or service is reckoned again, and the customer is told what it changed", async () => {
  const shopper = await newShopper(backend);
  const [productId = 0] = await plainProducts(backend, 1);
  await settleDelivery(backend, shopper);
  const before = cartOf(await add(shopper, productId, 4));
  const { addresses } = addressListSchema.parse(told(await visit("address/list?delivery_service_id=1")).data);
  const answer = await shopper.post(`user-address/select?address_id=${addresses[0]?.addressId}`);
  const after = cartOf(answer);
  expect(told(answer).infos).toEqual(["info.cart.changetimeslot.recalculated"]);
  expect(after.deliveryFee).not.toBe(before.deliveryFee);
  expect(after.timeslot).toBeNull();
  expect(after.version).toBeGreaterThan(before.version);
  expect(itemsOf(after)).toHaveLength(1);
});

test("goods that do not come on the day of the slot stay in the cart with a note and cost nothing", async () => {
  const shopper = await newShopper(backend);
  const [productId = 0] = await plainProducts(backend, 1);
  const slot = await settleDelivery(backend, shopper);
  const weekDay = new Date(`${slot.dateIso}T12:00:00Z`).getUTCDay() + 1;
  await add(shopper, productId, 2);
  await backend.context.db.execute(
    `update product set day_lock = '${weekDay}' where product_id = ${productId}`,
  );
  const cart = cartOf(await shopper.get("cart/view"));
  expect(itemsOf(cart)[0]?.notices.map(({ code }) => code)).toEqual([
    "error.icsmallcart.error.product.not.available",
  ]);
  expect(cart.goodsTotal).toBe(0);
});

test("slots can be asked for of one store, whatever was chosen", async () => {
  const days = async (query: string) =>
    timeslotListSchema.parse(told(await visit(`timeslot/list?${query}`)).data).timetable;
  const free = async (query: string) =>
    (await days(query)).map(({ timeslots }) => timeslots.map(({ status, active }) => [status, active]));
  expect(await free("delivery_service_id=2&parent_warehouse_id=501")).not.toEqual(
    await free("delivery_service_id=2&parent_warehouse_id=502"),
  );
  expect(await days("delivery_service_id=1&parent_warehouse_id=999")).toEqual([]);
});
