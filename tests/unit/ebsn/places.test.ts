import nock from "nock";
import { findPlaces } from "@/lib/ebsn/places";
import { readCached } from "@/lib/upstream/read-cached";
import { envelope } from "../../support/envelope";

jest.mock("@/lib/upstream/read-cached", () => {
  const actual = jest.requireActual<typeof import("@/lib/upstream/read-cached")>(
    "@/lib/upstream/read-cached",
  );
  return { ...actual, readCached: jest.fn(actual.readCached) };
});

const place = (postalcode: string, city: string) => ({ postalcode, city, province: "MI", served: true });

/** Like the API: the start of a postal code, or any part of a town's name. */
const PLACES = [
  place("20144", "Milano"),
  place("24058", "Romano di Lombardia"),
  place("25121", "Brescia"),
  place("26900", "Lodi"),
];

const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  nock("http://localhost:4000")
    .get("/ebsn/api/geo/homedelivery-list-simple")
    .query(true)
    .reply(200, (uri) => {
      const q = new URL(uri, "http://localhost").searchParams.get("q")?.toLowerCase() ?? "";
      asked.push(q);
      const results = PLACES.filter(
        ({ postalcode, city }) => postalcode.startsWith(q) || city.toLowerCase().includes(q),
      );
      return envelope({ results });
    })
    .persist();
});
afterEach(() => nock.cleanAll());

const towns = async (address: string) => {
  const { places, similar } = await findPlaces(address);
  return { places: places.map(({ city }) => city), similar: similar.map(({ city }) => city) };
};

test.each([
  ["Roma", [], ["Romano di Lombardia"]],
  ["Via Milano 3, Roma", [], ["Romano di Lombardia"]],
  ["Romano di Lombardia", ["Romano di Lombardia"], []],
  ["milano", ["Milano"], []],
  ["20144", ["Milano"], []],
  ["Via Savona 97, 20144 Milano (MI)", ["Milano"], []],
  ["Via Savona 97, Milano 20144", ["Milano"], []],
  ["Via Savona 97, 20144 Brescia", [], ["Milano", "Brescia"]],
  ["Corso Lodi", [], []],
  ["Via Garibaldi 1 Lodi", ["Lodi"], []],
])("%s is answered with %j, and asks about %j", async (address, places, similar) => {
  expect(await towns(address)).toEqual({ places, similar });
});

test.each([
  ["Mario Rossi, Via Savona 97, Milano", ["milano"]],
  ["Via Savona 97, 20144 Milano", ["20144"]],
  ["Via Milano 3, Roma", ["roma"]],
  ["Via Savona", []],
])("of %s the shop is told no street", async (address, words) => {
  await findPlaces(address);
  expect(asked).toEqual(words);
});

test("what was typed is not kept, the places of a postal code are", async () => {
  await findPlaces("Mario Rossi");
  expect(asked).toContain("mario rossi");
  expect(readCached).not.toHaveBeenCalled();
  await findPlaces("20144");
  expect(readCached).toHaveBeenCalledTimes(1);
});
