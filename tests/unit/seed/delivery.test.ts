import {
  deliveryFees,
  deliveryServices,
  lockers,
  packagings,
  paymentTypes,
  places,
  stores,
  timeslots,
} from "@/backend/seed/delivery";
import { notSoldGoods } from "@/backend/seed/delivery/assortment";
import { products } from "@/backend/seed/catalogue";

const SERVICES = deliveryServices.map((one) => one.deliveryServiceId);
const clock = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

describe("delivery", () => {
  it("has six shops in as many towns, one of them the default store 5, and three lockers", () => {
    expect(new Set(stores.map((one) => one.point.city)).size).toBe(6);
    expect(stores.some((one) => one.storeId === 5)).toBe(true);
    expect(lockers).toHaveLength(3);
    const ids = [...stores.map((one) => one.point), ...lockers].map((one) => one.addressId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { latitude, longitude } of [...stores.map((one) => one.point), ...lockers, ...places]) {
      expect(latitude).toBeGreaterThan(44.9);
      expect(latitude).toBeLessThan(46.6);
      expect(longitude).toBeGreaterThan(8.4);
      expect(longitude).toBeLessThan(11.3);
    }
  });

  it("writes opening hours by Sunday-first weekdays, once with two ranges in one rule", () => {
    const hours = stores.flatMap((one) => one.hours);
    expect(hours.filter((one) => one.beginWeekDay < 1 || one.beginWeekDay > 7)).toEqual([]);
    expect(hours.some((one) => one.beginHour.includes("-") && one.endHour.includes("-"))).toBe(true);
  });

  it("knows more than 120 postal codes, served or not", () => {
    expect(places.length).toBeGreaterThanOrEqual(120);
    expect(new Set(places.map((one) => `${one.postalcode} ${one.city}`)).size).toBe(places.length);
    expect(places.filter((one) => !/^2\d{4}$|^4\d{4}$/.test(one.postalcode))).toEqual([]);
    const shops = new Set(stores.map((one) => one.warehouseId));
    expect(places.filter((one) => one.warehouseId !== null && !shops.has(one.warehouseId))).toEqual([]);
    expect(places.some((one) => one.warehouseId === null)).toBe(true);
    expect(places.some((one) => one.zoneId === 1000002)).toBe(true);
  });

  it("offers slots for each service with the periods of the morning and the afternoon", () => {
    expect(SERVICES.sort()).toEqual([1, 2, 4]);
    expect(new Set(timeslots.map((one) => one.timeslotId)).size).toBe(timeslots.length);
    expect(timeslots.filter((one) => clock(one.beginTime) >= clock(one.endTime))).toEqual([]);
    for (const service of SERVICES)
      expect(timeslots.some((one) => one.deliveryServiceId === service)).toBe(true);
    const wrong = timeslots.filter(
      (one) => [1, 4].includes(one.deliveryDayPeriodId) !== clock(one.beginTime) < clock("12:00"),
    );
    expect(wrong).toEqual([]);
    expect(new Set(timeslots.map((one) => one.deliveryDayPeriodId))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  });

  it("lets a shop hand goods over only while it is open, and each in its own way", () => {
    const open = (weekDay: number, warehouseId: number) =>
      (stores.find((one) => one.warehouseId === warehouseId)?.hours ?? [])
        .filter((one) => one.beginWeekDay === weekDay)
        .flatMap(({ beginHour, endHour }) =>
          beginHour.includes("-") ? [beginHour.split("-"), endHour.split("-")] : [[beginHour, endHour]],
        );
    const pickUp = timeslots.filter((one) => one.deliveryServiceId === 1);
    const shut = pickUp.filter(
      ({ weekDay, pointId, beginTime, endTime }) =>
        !open(weekDay, Math.floor((pointId ?? 0) / 100)).some(
          ([begin = "", end = ""]) => clock(begin) <= clock(beginTime) && clock(endTime) <= clock(end),
        ),
    );
    expect(shut).toEqual([]);
    const weekOf = (pointId: number) =>
      JSON.stringify(
        timeslots
          .filter((one) => one.pointId === pointId)
          .map(({ weekDay, beginTime, capacity }) => [weekDay, beginTime, capacity]),
      );
    const points = [...stores.map(({ point }) => point), ...lockers].map(({ addressId }) =>
      weekOf(addressId),
    );
    expect(new Set(points).size).toBe(points.length);
    expect(points).not.toContain("[]");
  });

  it("has a locker wherever a store sells by locker, and a store that sells everything", () => {
    const withLocker = stores
      .filter(({ serviceIds }) => serviceIds.includes(4))
      .map((one) => one.warehouseId);
    expect(new Set(lockers.map((one) => one.warehouseId))).toEqual(new Set(withLocker));
    const shops = new Set(stores.map((one) => one.warehouseId));
    const left = new Set(notSoldGoods.map((one) => one.warehouseId));
    expect([...shops].filter((shop) => !left.has(shop))).toEqual([501]);
    const most = products.length / 10;
    for (const shop of left)
      expect(notSoldGoods.filter((one) => one.warehouseId === shop).length).toBeLessThan(most);
  });

  it("makes delivery cheaper the more is bought, free in the end", () => {
    for (const service of SERVICES) {
      const ladder = deliveryFees.filter((one) => one.deliveryServiceId === service);
      expect(ladder[0]?.fromCents).toBe(0);
      expect(ladder.at(-1)?.amountCents).toBe(0);
      const amounts = ladder.map((one) => one.amountCents);
      expect(amounts).toEqual([...amounts].sort((a, b) => b - a));
    }
  });

  it("can be paid in every service, and never gives bags away", () => {
    for (const service of SERVICES)
      expect(paymentTypes.some((one) => one.serviceIds.includes(service))).toBe(true);
    expect(packagings.filter((one) => one.priceCents <= 0)).toEqual([]);
    expect(packagings.find((one) => one.name === "Borsa termica")?.priceCents).toBe(119);
    const ids = new Set(products.map((one) => one.productId));
    expect(packagings.filter((one) => ids.has(one.productId))).toEqual([]);
  });
});
