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
import { notSoldProducts } from "@/backend/seed/delivery/assortment";
import { products } from "@/backend/seed/catalogue";

const SERVICES = deliveryServices.map((service) => service.deliveryServiceId);
const toMinutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

describe("delivery", () => {
  it("has six stores in six towns, including default store 5, and three lockers", () => {
    expect(new Set(stores.map((store) => store.point.city)).size).toBe(6);
    expect(stores.some((store) => store.storeId === 5)).toBe(true);
    expect(lockers).toHaveLength(3);
    const ids = [...stores.map((point) => point.point), ...lockers].map((point) => point.addressId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { latitude, longitude } of [...stores.map((store) => store.point), ...lockers, ...places]) {
      expect(latitude).toBeGreaterThan(44.9);
      expect(latitude).toBeLessThan(46.6);
      expect(longitude).toBeGreaterThan(8.4);
      expect(longitude).toBeLessThan(11.3);
    }
  });

  it("has opening hours by Sunday-first weekday, some with two ranges in one rule", () => {
    const hours = stores.flatMap((store) => store.hours);
    expect(hours.filter((opening) => opening.beginWeekDay < 1 || opening.beginWeekDay > 7)).toEqual([]);
    expect(hours.some((opening) => opening.beginHour.includes("-") && opening.endHour.includes("-"))).toBe(
      true,
    );
  });

  it("has at least 120 postal codes, served and unserved", () => {
    expect(places.length).toBeGreaterThanOrEqual(120);
    expect(new Set(places.map((place) => `${place.postalcode} ${place.city}`)).size).toBe(places.length);
    expect(places.filter((place) => !/^2\d{4}$|^4\d{4}$/.test(place.postalcode))).toEqual([]);
    const shops = new Set(stores.map((store) => store.warehouseId));
    expect(places.filter((place) => place.warehouseId !== null && !shops.has(place.warehouseId))).toEqual([]);
    expect(places.some((place) => place.warehouseId === null)).toBe(true);
    expect(places.some((place) => place.zoneId === 1000002)).toBe(true);
  });

  it("has timeslots for each service with matching day periods", () => {
    expect(SERVICES.sort()).toEqual([1, 2, 4]);
    expect(new Set(timeslots.map((slot) => slot.timeslotId)).size).toBe(timeslots.length);
    expect(timeslots.filter((slot) => toMinutes(slot.beginTime) >= toMinutes(slot.endTime))).toEqual([]);
    for (const service of SERVICES)
      expect(timeslots.some((slot) => slot.deliveryServiceId === service)).toBe(true);
    const invalid = timeslots.filter(
      (slot) => [1, 4].includes(slot.deliveryDayPeriodId) !== toMinutes(slot.beginTime) < toMinutes("12:00"),
    );
    expect(invalid).toEqual([]);
    expect(new Set(timeslots.map((slot) => slot.deliveryDayPeriodId))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  });

  it("has pick-up slots within opening hours, different for each point", () => {
    const getOpeningRanges = (weekDay: number, warehouseId: number) =>
      (stores.find((store) => store.warehouseId === warehouseId)?.hours ?? [])
        .filter((opening) => opening.beginWeekDay === weekDay)
        .flatMap(({ beginHour, endHour }) =>
          beginHour.includes("-") ? [beginHour.split("-"), endHour.split("-")] : [[beginHour, endHour]],
        );
    const pickUp = timeslots.filter((slot) => slot.deliveryServiceId === 1);
    const outsideHours = pickUp.filter(
      ({ weekDay, pointId, beginTime, endTime }) =>
        !getOpeningRanges(weekDay, Math.floor((pointId ?? 0) / 100)).some(
          ([begin = "", end = ""]) =>
            toMinutes(begin) <= toMinutes(beginTime) && toMinutes(endTime) <= toMinutes(end),
        ),
    );
    expect(outsideHours).toEqual([]);
    const getWeek = (pointId: number) =>
      JSON.stringify(
        timeslots
          .filter((slot) => slot.pointId === pointId)
          .map(({ weekDay, beginTime, capacity }) => [weekDay, beginTime, capacity]),
      );
    const points = [...stores.map(({ point }) => point), ...lockers].map(({ addressId }) =>
      getWeek(addressId),
    );
    expect(new Set(points).size).toBe(points.length);
    expect(points).not.toContain("[]");
  });

  it("has a locker for each store with lockers, and a store with the full assortment", () => {
    const withLocker = stores
      .filter(({ serviceIds }) => serviceIds.includes(4))
      .map((store) => store.warehouseId);
    expect(new Set(lockers.map((locker) => locker.warehouseId))).toEqual(new Set(withLocker));
    const shops = new Set(stores.map((store) => store.warehouseId));
    const storesWithGaps = new Set(notSoldProducts.map((notSoldProduct) => notSoldProduct.warehouseId));
    expect([...shops].filter((shop) => !storesWithGaps.has(shop))).toEqual([501]);
    const maxCount = products.length / 10;
    for (const shop of storesWithGaps)
      expect(
        notSoldProducts.filter((notSoldProduct) => notSoldProduct.warehouseId === shop).length,
      ).toBeLessThan(maxCount);
  });

  it("lowers the delivery fee step by step down to free", () => {
    for (const service of SERVICES) {
      const fees = deliveryFees.filter((fee) => fee.deliveryServiceId === service);
      expect(fees[0]?.fromCents).toBe(0);
      expect(fees.at(-1)?.amountCents).toBe(0);
      const amounts = fees.map((fee) => fee.amountCents);
      expect(amounts).toEqual([...amounts].sort((a, b) => b - a));
    }
  });

  it("has a payment type for each service and no free bags", () => {
    for (const service of SERVICES)
      expect(paymentTypes.some((type) => type.serviceIds.includes(service))).toBe(true);
    expect(packagings.filter((packaging) => packaging.priceCents <= 0)).toEqual([]);
    expect(packagings.find((packaging) => packaging.name === "Borsa termica")?.priceCents).toBe(119);
    const ids = new Set(products.map((product) => product.productId));
    expect(packagings.filter((packaging) => ids.has(packaging.productId))).toEqual([]);
  });
});

test("an amount in the text of a fee stays on the line of its currency", () => {
  const texts = new Set(timeslots.map(({ feeText }) => feeText).filter(Boolean));
  expect(texts.size).toBeGreaterThan(1);
  for (const text of texts) expect(text).toMatch(/\d\u00a0€/);
});
