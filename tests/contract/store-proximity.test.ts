import { storeListSchema } from "@/lib/ebsn/schemas/delivery";
import { orderListSchema } from "@/lib/ebsn/schemas/order";
import { backendForFile } from "@/tests/support/file-backend";
import { newShopper, parseAnswer, parseCart, shopperWithToken, type Shopper } from "@/tests/support/shopper";

const backend = backendForFile();

describe("stores by distance", () => {
  const stores = async (query: string) =>
    storeListSchema.parse(parseAnswer(await backend.get(`/ebsn/api/store-proximity/${query}`)).data).stores;

  test("are listed by name or by the services that are asked for", async () => {
    const all = await stores("list?orderby=name");
    const names = all.map(({ name }) => name);
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b)));
    const withLocker = await stores("list?services=1,4");
    expect(withLocker.length).toBeGreaterThan(0);
    expect(withLocker.length).toBeLessThan(all.length);
  });

  test("near a position come the nearest first, with their distance", async () => {
    const near = await stores("localize?latitude=45.4526&longitude=9.1706&orderby=distance");
    expect(near[0]?.name).toContain("Milano");
    const distances = near.map(({ address }) => address?.distance ?? -1);
    expect(distances).toEqual([...distances].sort((a, b) => a - b));
    expect(Math.min(...distances)).toBeGreaterThanOrEqual(0);
  });

  test("are looked for within 10,000 m, or within the distance that is asked for", async () => {
    const namesWithin = async (distance: string) =>
      (await stores(`localize?latitude=45.4526&longitude=9.1706${distance}`)).map(({ name }) => name);
    expect(await namesWithin("")).toEqual(await namesWithin("&distance=10000"));
    expect((await namesWithin("&distance=25000")).length).toBeGreaterThan((await namesWithin("")).length);
  });

  test("one is chosen as by store/select", async () => {
    const shopper = await newShopper(backend);
    expect(parseCart(await shopper.post("store-proximity/select?store_id=8")).store?.storeId).toBe(8);
    expect(parseAnswer(await shopper.get("store-proximity/select?store_id=99")).codes).toEqual([
      "error.store.unknown",
    ]);
  });
});

describe("the orders of all addresses and persons", () => {
  let giulia: Shopper;

  beforeAll(async () => {
    const login = await backend.post("/ebsn/api/auth/login", {
      login: "cliente@madia.test",
      password: "Madia2026!",
    });
    giulia = shopperWithToken(backend, 1001, login.headers.get("x-ebsn-session") ?? "");
  });

  const list = async (name: string, query = "") =>
    orderListSchema.parse(parseAnswer(await giulia.get(`order/${name}?${query}`)).data);

  test.each(["list-for-all-user-shipping-addresses", "list-for-all-person-orders"])(
    "%s answers them by page, address, number and day of delivery",
    async (name) => {
      const [own, all] = [await list("list", "page_size=50"), await list(name, "page_size=50")];
      const ids = (orders: { orderId: number }[]) => orders.map(({ orderId }) => orderId);
      expect(ids(all.orders)).toEqual(ids(own.orders));
      expect((await list(name, "page_size=2")).orders).toHaveLength(2);
      const [first] = all.orders;
      expect(ids((await list(name, `order_id_filter=${first?.orderId}`)).orders)).toEqual([first?.orderId]);
      const addressId = first?.shippingAddress?.addressId ?? 0;
      const sameAddress = all.orders.filter(
        ({ shippingAddress }) => shippingAddress?.addressId === addressId,
      );
      expect(ids((await list(name, `shipping_address_id_filter=${addressId}`)).orders)).toEqual(
        ids(sameAddress),
      );
      const day = first?.timeslot?.dateIso ?? "";
      const onDay = await list(
        name,
        `suborder_delivery_from_date_filter=${day}&suborder_delivery_to_date_filter=${day}`,
      );
      expect(ids(onDay.orders)).toContain(first?.orderId);
      expect(onDay.orders.every(({ timeslot }) => timeslot?.dateIso === day)).toBe(true);
    },
  );

  test("need a log-in", async () => {
    const answer = await backend.get("/ebsn/api/order/list-for-all-person-orders");
    expect(parseAnswer(answer).codes).toEqual(["error.auth.required"]);
  });
});
