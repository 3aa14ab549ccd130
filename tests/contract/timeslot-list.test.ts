import { eq } from "drizzle-orm";
import { deliveryService, timeslot } from "@/backend/db/schema";
import { timeslotListSchema, warehouseListSchema } from "@/lib/ebsn/schemas/delivery";
import { TEST_NOW } from "@/tests/support/backend";
import { backendForFile } from "@/tests/support/file-backend";
import { parseAnswer } from "@/tests/support/shopper";

const backend = backendForFile();

test("begun slots are listed on request only, and check-locker is known", async () => {
  const listedSlots = async (query: string) =>
    timeslotListSchema
      .parse(parseAnswer(await backend.get(`/ebsn/api/timeslot/list?${query}`)).data)
      .timetable.map(({ timeslots }) => timeslots.length);
  const [todayAll = 0] = await listedSlots("show-closed=true&check-locker=false");
  const [todayOpen = 0] = await listedSlots("show-closed=false&check-locker=false");
  expect(todayAll).toBeGreaterThan(todayOpen);
  const lockerSlots = await listedSlots("delivery_service_id=4&show-closed=false&check-locker=true");
  expect(lockerSlots).toEqual(await listedSlots("delivery_service_id=4"));
  expect(Math.max(...lockerSlots)).toBeGreaterThan(0);
});

test("every home service has the slots of its store, not of a pick-up point", async () => {
  const { db } = backend.context;
  const [home] = await db.select().from(deliveryService).where(eq(deliveryService.deliveryServiceId, 2));
  const homeSlots = await db.select().from(timeslot).where(eq(timeslot.deliveryServiceId, 2));
  await db.insert(deliveryService).values({ ...home!, deliveryServiceId: 6 });
  await db
    .insert(timeslot)
    .values(homeSlots.map((row) => ({ ...row, timeslotId: row.timeslotId + 900_000, deliveryServiceId: 6 })));
  const countSlots = async (query: string) =>
    timeslotListSchema
      .parse(parseAnswer(await backend.get(`/ebsn/api/timeslot/list?${query}`)).data)
      .timetable.map(({ timeslots }) => timeslots.length);
  for (const store of ["", "&parent_warehouse_id=501"]) {
    const counts = await countSlots(`delivery_service_id=6${store}`);
    expect(Math.max(...counts)).toBeGreaterThan(0);
    expect(counts).toEqual(await countSlots(`delivery_service_id=2${store}`));
  }
  await db.delete(timeslot).where(eq(timeslot.deliveryServiceId, 6));
  await db.delete(deliveryService).where(eq(deliveryService.deliveryServiceId, 6));
});

test("the slots of another service than the cart's show the fees of that service", async () => {
  const feesOf = async (deliveryServiceId: number) => {
    const { data } = parseAnswer(
      await backend.get(`/ebsn/api/timeslot/list?delivery_service_id=${deliveryServiceId}`),
    );
    const { timetable } = timeslotListSchema.parse(data);
    const slots = timetable.flatMap(({ timeslots }) => timeslots);
    return new Set(slots.map(({ deliveryFee }) => deliveryFee?.amount));
  };
  expect(await feesOf(1)).toEqual(new Set([1.9]));
  expect((await feesOf(2)).has(6.9)).toBe(true);
});

test("public holidays have the slots of a Sunday, and four days none", async () => {
  const slotsOf = async (now: string, service: number) => {
    backend.clock.set(now);
    const { data } = parseAnswer(await backend.get(`/ebsn/api/timeslot/list?delivery_service_id=${service}`));
    const { timetable } = timeslotListSchema.parse(data);
    return new Map(timetable.map(({ dateIso, timeslots }) => [dateIso, timeslots.map(({ name }) => name)]));
  };
  for (const service of [1, 2, 4]) {
    const december = await slotsOf("2026-12-04T06:00:00+01:00", service);
    expect(december.get("2026-12-08")).toEqual(december.get("2026-12-06"));
    expect(december.get("2026-12-08")).not.toEqual([]);
    const christmas = await slotsOf("2026-12-23T06:00:00+01:00", service);
    expect(christmas.get("2026-12-25")).toEqual([]);
    expect(christmas.get("2026-12-26")).toEqual([]);
    expect(christmas.get("2027-01-01")).toEqual([]);
    expect(christmas.get("2026-12-24")).not.toEqual([]);
    const easter = await slotsOf("2027-03-26T06:00:00+01:00", service);
    expect(easter.get("2027-03-28")).toEqual([]);
    expect(easter.get("2027-03-29")).toEqual(december.get("2026-12-06"));
  }
  backend.clock.set(TEST_NOW);
});

test("stores have Sunday's hours on a public holiday, and none when the shop is closed", async () => {
  backend.clock.set("2026-12-05T09:00:00+01:00");
  const { warehouses } = warehouseListSchema.parse(
    parseAnswer(await backend.get("/ebsn/api/warehouse-locator/search")).data,
  );
  backend.clock.set(TEST_NOW);
  const specialHoursOf = (id: number) =>
    warehouses.find(({ warehouseId }) => warehouseId === id)?.serviceHours?.special;
  expect(specialHoursOf(501)).toEqual([
    { date: "2026-12-08", hours: [{ beginHour: "08:30", endHour: "20:00" }] },
    { date: "2026-12-25", hours: [] },
    { date: "2026-12-26", hours: [] },
    { date: "2027-01-01", hours: [] },
  ]);
  expect(specialHoursOf(503)?.[0]).toEqual({ date: "2026-12-08", hours: [] });
});
