import { mapHref } from "@/components/store/map-links";
import { sortByDistance } from "@/components/store/store-distance";
import { getOpeningStatus } from "@/components/store/get-opening-status";
import { warehouseSchema } from "@/lib/ebsn/schemas/delivery";
import { toWarehouse } from "@/lib/ebsn/transforms/delivery";
import { kilometresBetween, positionOf } from "@/lib/rules/delivery/distance";
import { readTypedAddress } from "@/lib/rules/delivery/typed-address";
import { groceryStoreJsonLd } from "@/lib/seo/store-json-ld";

const MILAN = { latitude: 45.4642, longitude: 9.19 };
const store = (values: object) =>
  toWarehouse(warehouseSchema.parse({ warehouseId: 1, name: "Uno", ...values }));
const addressAt = (latitude: number | null, longitude: number | null) => ({
  address: { city: "X", latitude, longitude },
});

describe("a typed address", () => {
  test.each([
    ["20144", "20144", []],
    ["Monza", "", ["Monza"]],
    ["Via Savona 97, 20144 Milano (MI)", "20144", ["Milano"]],
    ["Via Roma 1 Lodi", "", ["Lodi"]],
    ["Via Po 3/b Sesto San Giovanni", "", ["Sesto San Giovanni"]],
  ])("%s", (text, postalcode, towns) => {
    const read = readTypedAddress(text);
    expect(read.postalcode).toBe(postalcode);
    expect(read.towns).toEqual(towns);
  });

  test("does not take a street's name for a town", () => {
    expect(readTypedAddress("Corso Lodi").towns).toEqual([]);
    expect(readTypedAddress("Via Roma").towns).toEqual([]);
    expect(readTypedAddress("Via Po 3, Borgo San Lorenzo").towns[0]).toBe("Borgo San Lorenzo");
  });

  test.each([
    ["Via Savona 97, 20144 Milano", { name: "Via Savona", number: "97" }],
    ["Via Savona, 97, Milano", { name: "Via Savona", number: "97" }],
    ["via Savona, 20144 Milano", { name: "via Savona", number: "" }],
    ["Milano", null],
  ])("%s has the street %o", (text, street) => {
    expect(readTypedAddress(text).street).toEqual(street);
  });

  test("does not mistake other numbers for a postal code", () => {
    expect(readTypedAddress("Via Po 123456, Como").postalcode).toBe("");
  });
});

describe("the nearest stores", () => {
  test("are sorted by straight-line distance", () => {
    expect(kilometresBetween(MILAN, { latitude: 45.5845, longitude: 9.2744 })).toBeCloseTo(14.9, 0);
  });

  test("come first, stores without a position last; 0, 0 is no position", () => {
    const stores = [
      store({ name: "nowhere", ...addressAt(0, 0) }),
      store({ name: "far", ...addressAt(45.69, 9.67) }),
      store({ name: "near", ...addressAt(45.45, 9.16) }),
    ];
    expect(sortByDistance(stores, MILAN).map((found) => found.store.name)).toEqual([
      "near",
      "far",
      "nowhere",
    ]);
    expect(positionOf({ latitude: 0, longitude: 0 })).toBeNull();
  });

  test("keep the API's order without a position", () => {
    const stores = [store({ name: "b" }), store({ name: "a" })];
    expect(sortByDistance(stores, null).map((found) => found.store.name)).toEqual(["b", "a"]);
  });
});

describe("open now", () => {
  const openingMessages = {
    openUntil: "fino {time}",
    closedToday: "oggi {time}",
    closedTomorrow: "domani {time}",
    closedDay: "{day} {time}",
    closed: "chiuso",
    holidayToday: "festivo",
    weekDay: { "2": "lunedì" },
  };
  const hours = [{ weekDay: 2, begin: "08:30-13:00", end: "15:30-19:30" }];

  test.each([
    ["2026-11-23T08:00:00Z", true, "fino 13:00"],
    ["2026-11-23T13:00:00Z", false, "oggi 15:30"],
    ["2026-11-22T13:00:00Z", false, "domani 8:30"],
    ["2026-11-20T13:00:00Z", false, "lunedì 8:30"],
  ])("at %s", (instant, open, text) => {
    expect(getOpeningStatus(hours, [], openingMessages, new Date(instant))).toEqual({ open, text });
  });

  test("is empty for unknown opening hours", () => {
    expect(getOpeningStatus([], [], openingMessages, new Date("2026-11-23T08:00:00Z")).text).toBe("");
  });

  test("is not claimed on a public holiday whose hours the shop does not send", () => {
    const unknown = [{ dateIso: "2026-11-23", hours: null }];
    expect(getOpeningStatus(hours, unknown, openingMessages, new Date("2026-11-23T08:00:00Z"))).toEqual({
      open: false,
      text: "festivo",
    });
  });
});

describe("store JSON-LD", () => {
  const address = (path: string) => `https://shop.test${path}`;

  test("lists both ranges of a day", () => {
    const node = groceryStoreJsonLd(
      store({
        slug: "uno",
        ...addressAt(45.4, 9.1),
        serviceHours: { default: [{ beginWeekDay: 1, beginHour: "08:30-13:00", endHour: "15:30-19:30" }] },
      }),
      address,
    );
    expect(node.openingHoursSpecification).toEqual([
      expect.objectContaining({ dayOfWeek: "https://schema.org/Sunday", opens: "08:30", closes: "13:00" }),
      expect.objectContaining({ opens: "15:30", closes: "19:30" }),
    ]);
    expect(node.geo).toEqual({ "@type": "GeoCoordinates", latitude: 45.4, longitude: 9.1 });
  });

  test("has an international phone number, its organisation and round-the-clock hours", () => {
    const node = groceryStoreJsonLd(
      store({
        slug: "uno",
        serviceHours: { default: [{ beginWeekDay: 2, beginHour: "00:00", endHour: "24:00" }] },
        metaData: { warehouse_locator: { PHONE: "02 8457 1320" } },
      }),
      address,
    );
    expect(node.telephone).toBe("+39 02 8457 1320");
    expect(node.parentOrganization).toMatchObject({ "@type": "Organization", name: expect.any(String) });
    expect(node.openingHoursSpecification).toMatchObject([{ opens: "00:00", closes: "23:59" }]);
  });

  test("has the days with other hours, closed ones too", () => {
    const special = [
      { date: "2026-12-08", hours: [{ beginHour: "09:00", endHour: "13:00" }] },
      { date: "2026-12-25", hours: [] },
      { date: "soon", hours: [] },
    ];
    expect(
      groceryStoreJsonLd(store({ slug: "uno", serviceHours: { special } }), address)
        .specialOpeningHoursSpecification,
    ).toEqual([
      expect.objectContaining({ validFrom: "2026-12-08", opens: "09:00", closes: "13:00" }),
      expect.objectContaining({
        validFrom: "2026-12-25",
        validThrough: "2026-12-25",
        opens: "00:00",
        closes: "00:00",
      }),
    ]);
  });

  test("omits unknown fields", () => {
    const node = groceryStoreJsonLd(store({ slug: "uno" }), address);
    expect(node).not.toHaveProperty("telephone");
    expect(node).not.toHaveProperty("geo");
    expect(node).not.toHaveProperty("openingHoursSpecification");
  });
});

describe("a store's map", () => {
  test("opens at its position", () => {
    expect(mapHref(store(addressAt(45.46, 9.19)))).toContain("query=45.46%2C9.19");
  });

  test("falls back to the address", () => {
    expect(mapHref(store(addressAt(null, null)))).toMatch(/query=X$/);
  });
});
