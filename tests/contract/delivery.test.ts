import { addressListSchema, placeListSchema, timeslotListSchema } from "@/lib/ebsn/schemas/delivery";
import { createSession } from "@/backend/modules/session/session";
import { backendForFile } from "@/tests/support/file-backend";
import {
  addToCart,
  parseCart,
  freeSlots,
  getCartItems,
  newShopper,
  resetProducts,
  shopperWithToken,
  chooseDelivery,
  parseAnswer,
} from "@/tests/support/shopper";

const HOME = {
  address1: "Via Brera",
  addressNumber: "1",
  city: "Milano",
  province: "MI",
  postalcode: "20121",
};

const backend = backendForFile();

const getAsVisitor = (path: string, headers = {}) => backend.get(`/ebsn/api/${path}`, headers);

test("a customer creates, updates and deletes an address", async () => {
  const shopper = await newShopper(backend);
  const created = parseAnswer(await shopper.post("user-address/update", HOME)).data as {
    address: { addressId: number };
  };
  const { addressId } = created.address;
  await shopper.post("user-address/update", { ...HOME, addressId, floor: "3" });
  const list = async () =>
    addressListSchema.parse(parseAnswer(await shopper.get("user-address/list?delivery_service_id=2")).data)
      .addresses;
  expect((await list()).map(({ floor }) => floor)).toEqual(["3"]);
  expect(parseAnswer(await shopper.get(`user-address/delete?address_id=${addressId}`)).status).toBe(0);
  expect(await list()).toEqual([]);
});

test("the address selected in the cart cannot be deleted", async () => {
  const shopper = await newShopper(backend);
  await chooseDelivery(backend, shopper);
  const { shippingAddress } = parseCart(await shopper.get("cart/view"));
  const answer = parseAnswer(
    await shopper.get(`user-address/delete?address_id=${shippingAddress?.addressId}`),
  );
  expect(answer.messages).toEqual([
    "Non è possibile eliminare l'indirizzo selezionato per la consegna della spesa.",
  ]);
});

test("another customer's address cannot be viewed, selected, updated or deleted", async () => {
  const owner = await newShopper(backend);
  await chooseDelivery(backend, owner);
  const addressId = parseCart(await owner.get("cart/view")).shippingAddress?.addressId;
  const other = await newShopper(backend);
  for (const answer of [
    await other.get(`user-address/view?address_id=${addressId}`),
    await other.post(`user-address/select?address_id=${addressId}`),
    await other.get(`user-address/delete?address_id=${addressId}`),
    await other.post("user-address/update", { ...HOME, addressId }),
  ])
    expect(parseAnswer(answer).codes).toEqual(["error.address.unknown"]);
});

test.each(["23100", "00100"])("an address in %s is not covered", async (postalcode) => {
  const shopper = await newShopper(backend);
  const address = { ...HOME, postalcode, city: "Altrove" };
  for (const call of ["user-address/check", "user-address/update", "address/check"])
    expect(parseAnswer(await shopper.post(call, address)).messages).toEqual([
      "L'indirizzo inserito non è coperto dal servizio",
    ]);
});

test("an incomplete address returns the invalid fields", async () => {
  const shopper = await newShopper(backend);
  const answer = parseAnswer(
    await shopper.post("user-address/update", { ...HOME, address1: " ", postalcode: "2o121" }),
  );
  expect(answer.codes.sort()).toEqual(["error.input.address1", "error.input.postalcode"]);
});

test("saving an address requires login", async () => {
  const answer = parseAnswer(await backend.post("/ebsn/api/user-address/update", HOME));
  expect([answer.http, answer.codes]).toEqual([403, ["error.auth.required"]]);
});

test("lockers are places of their own, with the store that fills them", async () => {
  const path = "address/list?address_type=locker&delivery_service_id=4";
  const { addresses } = addressListSchema.parse(parseAnswer(await getAsVisitor(path)).data);
  expect(addresses.map(({ addressName, warehouse }) => [addressName, warehouse?.name])).toEqual([
    ["Locker Madia Porta Garibaldi", "Madia Milano Navigli"],
    ["Locker Madia Stazione Brescia", "Madia Brescia Due"],
    ["Locker Madia Stazione Monza", "Madia Monza Parco"],
  ]);
});

test("visitors list pick-up points and lockers, nearest first", async () => {
  const path = "address/list?delivery_service_id=1&latitude=45.46&longitude=9.18&distance=30000";
  const { addresses } = addressListSchema.parse(parseAnswer(await getAsVisitor(path)).data);
  const distances = addresses.map(({ distance }) => distance ?? -1);
  expect(distances.length).toBeGreaterThan(0);
  expect(distances).toEqual([...distances].sort((a, b) => a - b));
  expect(addresses.every(({ deliveryServiceId }) => deliveryServiceId === 1)).toBe(true);
});

test.each([
  ["milan", "20121"],
  ["2012", "20121"],
  ["SONDRIO", "23100"],
])("the place search finds %s", async (searchText, postalcode) => {
  const { results } = placeListSchema.parse(
    parseAnswer(await getAsVisitor(`geo/homedelivery-list-simple?q=${searchText}`)).data,
  );
  expect(results.map((place) => place.postalcode)).toContain(postalcode);
});

test("unserved places are flagged, and excluded with home_delivery_only", async () => {
  const allPlaces = placeListSchema.parse(
    parseAnswer(await getAsVisitor("geo/homedelivery-list-simple")).data,
  ).results;
  const servedPlaces = placeListSchema.parse(
    parseAnswer(await getAsVisitor("geo/homedelivery-list-simple?home_delivery_only=true")).data,
  ).results;
  expect(allPlaces.length).toBeGreaterThan(servedPlaces.length);
  expect(servedPlaces.every((place) => place.served)).toBe(true);
});

test("visitors see the slots of ten days", async () => {
  const { timetable, userId } = timeslotListSchema.parse(
    parseAnswer(await getAsVisitor("timeslot/list")).data,
  );
  expect(userId).toBe(-1);
  expect(timetable).toHaveLength(10);
  expect(timetable[0]).toMatchObject({ date: "20/11/2026", dateIso: "2026-11-20" });
  const slots = timetable.flatMap(({ timeslots }) => timeslots);
  expect(new Set(slots.map(({ status }) => status)).size).toBeGreaterThan(1);
  const fullSlots = slots.filter(({ status }) => status === "full");
  expect(fullSlots.length).toBeGreaterThan(0);
  for (const { active } of fullSlots) expect(active).toBe(0);
});

test("a slot past its cut-off cannot be selected", async () => {
  const shopper = await newShopper(backend);
  await chooseDelivery(backend, shopper);
  const { timetable } = timeslotListSchema.parse(
    parseAnswer(await shopper.get("timeslot/list?show-closed=true")).data,
  );
  const now = backend.clock.now();
  const today = timetable[0];
  const closed = today?.timeslots.find(({ cutoff }) => new Date(cutoff) <= now);
  expect(closed?.active).toBe(0);
  const answer = await shopper.get(
    `timeslot/select?sel_date=${today?.date}&timeslot_id=${closed?.timeslotId}`,
  );
  expect(parseAnswer(answer).codes).toEqual(["error.timeslot.closed"]);
});

test("a chosen slot past its cut-off is no longer the selected one", async () => {
  const shopper = await newShopper(backend);
  const { timeslotId, dateIso } = await chooseDelivery(backend, shopper);
  const before = backend.clock.now().toISOString();
  const findChosen = async (customer = shopper) =>
    timeslotListSchema
      .parse(parseAnswer(await customer.get("timeslot/list?show-closed=true")).data)
      .timetable.find((day) => day.dateIso === dateIso)
      ?.timeslots.find((slot) => slot.timeslotId === timeslotId);
  const chosen = await findChosen();
  expect(chosen?.selected).toBe(true);
  backend.clock.set(chosen?.cutoff ?? "");
  const { db, clock } = backend.context;
  const session = await createSession(db, clock.now(), shopper.customerId);
  const closed = await findChosen(shopperWithToken(backend, shopper.customerId, session));
  backend.clock.set(before);
  expect(closed).toMatchObject({ selected: false, active: 0 });
});

test.each(["sel_date=31/12/2026&timeslot_id=20201", "sel_date=22/11/2026&timeslot_id=99999"])(
  "an unknown slot (%s) is rejected",
  async (query) => {
    const shopper = await newShopper(backend);
    await chooseDelivery(backend, shopper);
    expect(parseAnswer(await shopper.get(`timeslot/select?${query}`)).codes).toEqual([
      "error.timeslot.unknown",
    ]);
  },
);

test("selecting a slot requires an address", async () => {
  const shopper = await newShopper(backend);
  const answer = await shopper.get("timeslot/select?sel_date=22/11/2026&timeslot_id=20201");
  expect(parseAnswer(answer).codes).toEqual(["error.cart.address"]);
});

test("a visitor's pick-up point and slot are kept after login", async () => {
  const { addresses } = addressListSchema.parse(
    parseAnswer(await getAsVisitor("address/list?delivery_service_id=1")).data,
  );
  const addressId = addresses[0]?.addressId;
  const chosen = await backend.post(`/ebsn/api/user-address/select?address_id=${addressId}`);
  const headers = { "x-ebsn-session": chosen.headers.get("x-ebsn-session") ?? "" };
  expect(parseCart(chosen).user?.userId).toBe(-1);
  const freeSlotList = await freeSlots({
    customerId: -1,
    headers,
    get: (path) => getAsVisitor(path, headers),
    post: (path) => backend.post(path),
  });
  await getAsVisitor(
    `timeslot/select?sel_date=${freeSlotList[5]?.date}&timeslot_id=${freeSlotList[5]?.timeslotId}`,
    headers,
  );
  const login = await backend.post(
    "/ebsn/api/auth/login",
    { login: "cliente@madia.test", password: "Madia2026!" },
    headers,
  );
  const session = { "x-ebsn-session": login.headers.get("x-ebsn-session") ?? "" };
  const cart = parseCart(await getAsVisitor("cart/view", session));
  expect(cart.shippingAddress?.addressId).toBe(addressId);
  expect(cart.timeslot?.timeslotId).toBe(freeSlotList[5]?.timeslotId);
});

test("changing the delivery service recalculates the cart and reports it", async () => {
  const shopper = await newShopper(backend);
  const [productId = 0] = await resetProducts(backend, 1);
  await chooseDelivery(backend, shopper);
  const before = parseCart(await addToCart(shopper, productId, 4));
  const { addresses } = addressListSchema.parse(
    parseAnswer(await getAsVisitor("address/list?delivery_service_id=1")).data,
  );
  const answer = await shopper.post(`user-address/select?address_id=${addresses[0]?.addressId}`);
  const after = parseCart(answer);
  expect(parseAnswer(answer).infos).toEqual(["info.cart.changetimeslot.recalculated"]);
  expect(after.deliveryFee).not.toBe(before.deliveryFee);
  expect(after.timeslot).toBeNull();
  expect(after.version).toBeGreaterThan(before.version);
  expect(getCartItems(after)).toHaveLength(1);
});

test("products unavailable on the slot's day stay in the cart with a notice and are not charged", async () => {
  const shopper = await newShopper(backend);
  const [productId = 0] = await resetProducts(backend, 1);
  const slot = await chooseDelivery(backend, shopper);
  const weekDay = new Date(`${slot.dateIso}T12:00:00Z`).getUTCDay() + 1;
  await addToCart(shopper, productId, 2);
  await backend.context.db.execute(
    `update product set day_lock = '${weekDay}' where product_id = ${productId}`,
  );
  const cart = parseCart(await shopper.get("cart/view"));
  expect(getCartItems(cart)[0]?.notices.map(({ code }) => code)).toEqual([
    "error.icsmallcart.error.product.not.available",
  ]);
  expect(cart.goodsTotal).toBe(0);
});

test("slots can be listed for one store", async () => {
  const fetchDays = async (query: string) =>
    timeslotListSchema.parse(parseAnswer(await getAsVisitor(`timeslot/list?${query}`)).data).timetable;
  const freeSlotList = async (query: string) =>
    (await fetchDays(query)).map(({ timeslots }) => timeslots.map(({ status, active }) => [status, active]));
  expect(await freeSlotList("delivery_service_id=2&parent_warehouse_id=501")).not.toEqual(
    await freeSlotList("delivery_service_id=2&parent_warehouse_id=502"),
  );
  expect(await fetchDays("delivery_service_id=1&parent_warehouse_id=999")).toEqual([]);
});
