import nock from "nock";
import { getLeaflet } from "@/lib/ebsn/leaflets";
import { envelope } from "@/tests/support/envelope";

const API_URL = "http://localhost:4000";
const PICTURES = "https://app.esempio.test";
const FOLDER = "/photo/leaflets/73/";

process.env.IMAGE_HOSTS = "app.esempio.test";

afterEach(() => nock.cleanAll());

const mockLeaflet = (baseLocation: string, changes: object = {}) =>
  nock(API_URL)
    .get("/ebsn/api/leaflet/view")
    .query(true)
    .reply(200, envelope({ leaflet: { leafletId: 73, baseLocation, ...changes } }));

const PICTURE = { "content-type": "image/png" };

/** Answers by page, the first number being the second page's; 404 for the rest. */
function mockPictures(answers: number[], { origin = PICTURES, headers = PICTURE } = {}): () => string[] {
  const asked: string[] = [];
  nock(origin)
    .persist()
    .head(/./)
    .reply((path) => {
      asked.push(path);
      const index = Number(/(\d+)\.png$/.exec(path)?.[1]);
      return [answers[index - 1] ?? 404, "", headers];
    });
  return () => asked;
}

const pictures = async () => (await getLeaflet("73"))?.pages.map(({ number, picture }) => [number, picture]);
const pagesOf = (count: number, base = `${PICTURES}${FOLDER}`) =>
  Array.from({ length: count }, (_, index) => [index + 1, `${base}${index}.png`]);

test.each([
  ["the first page only", [], 1],
  ["three pages", [200, 200], 3],
  ["as many as were recorded", Array<number>(15).fill(200), 16],
  ["pages up to a gap", [200, 200, 404, 200], 3],
  ["pages of a store of files that forbids to ask for missing ones", [200, 403], 2],
  ["no more than 96", Array<number>(300).fill(200), 96],
])("a leaflet that names only its pictures' place has %s", async (_, answers, count) => {
  mockLeaflet(`${PICTURES}${FOLDER}`);
  mockPictures(answers);
  await expect(pictures()).resolves.toEqual(pagesOf(count));
});

test.each([
  ["the pictures cannot be asked for", [200, 405]],
  ["the pictures' host is out of order", [503]],
])("it has one page while %s", async (_, answers) => {
  mockLeaflet(`${PICTURES}${FOLDER}`);
  mockPictures(answers);
  await expect(pictures()).resolves.toEqual(pagesOf(1));
});

test("a page of HTML in place of a picture is none", async () => {
  mockLeaflet(`${PICTURES}${FOLDER}`);
  mockPictures([200], { headers: { "content-type": "text/html" } });
  await expect(pictures()).resolves.toEqual(pagesOf(1));
});

test("pictures on the shop's own host are counted there", async () => {
  mockLeaflet(FOLDER);
  mockPictures([200], { origin: API_URL });
  await expect(pictures()).resolves.toEqual(pagesOf(2, FOLDER));
});

test.each([
  "https://altrove.test/73/",
  "http://app.esempio.test/73/",
  "https://app.esempio.test.altrove.test/",
])("no other host is asked: %s", async (base) => {
  mockLeaflet(base);
  const asked = mockPictures([200], { origin: new URL(base).origin });
  await expect(pictures()).resolves.toEqual(pagesOf(1, base));
  expect(asked()).toEqual([]);
});

test("pages that the shop names are not counted", async () => {
  mockLeaflet(`${PICTURES}${FOLDER}`, { leafletPage: [{ pageNumber: 1, imageLocation: "/a.webp" }] });
  const asked = mockPictures([200]);
  await expect(pictures()).resolves.toEqual([[1, "/a.webp"]]);
  expect(asked()).toEqual([]);
});

test("without title and type it is a numbered leaflet", async () => {
  mockLeaflet(FOLDER);
  mockPictures([], { origin: API_URL });
  await expect(getLeaflet("73")).resolves.toMatchObject({ title: "Volantino n. 73", kind: "volantini" });
});
