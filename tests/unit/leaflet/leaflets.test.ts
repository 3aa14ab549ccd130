import { leafletPath } from "@/lib/paths/leaflet-path";
import { largestPage, pageSources } from "@/components/leaflet/page-sources";
import { readLeafletPage } from "@/components/leaflet/read-leaflet-page";
import { leafletSchema } from "@/lib/ebsn/schemas/leaflet";
import { toLeaflet } from "@/lib/ebsn/transforms/leaflet";
import { isUpcoming, offersByPage, validity } from "@/lib/rules/dates/leaflet-period";

const raw = (values: object) => leafletSchema.parse({ leafletId: 7, title: "Autunno", ...values });

describe("a leaflet", () => {
  test("of type 2 is under volantini, others under catalogo-soci", () => {
    expect(leafletPath(toLeaflet(raw({ slug: "a", leafletTypeId: 2 })))).toBe("/volantini/a");
    expect(leafletPath(toLeaflet(raw({ slug: "a", leafletTypeId: 1 })), 3)).toBe("/catalogo-soci/a/3");
  });

  test("falls back to its id without a slug", () => {
    expect(toLeaflet(raw({})).slug).toBe("7");
  });

  test("renumbers its pages and skips those without a picture", () => {
    const { cover, pages } = toLeaflet(
      raw({
        leafletPage: [
          { pageNumber: 4, imageLocation: "/b.webp" },
          { pageNumber: 0, imageLocation: "/a.webp" },
          { pageNumber: 5, imageLocation: "" },
        ],
      }),
    );
    expect(pages.map(({ number, picture }) => [number, picture])).toEqual([
      [1, "/a.webp"],
      [2, "/b.webp"],
    ]);
    expect(cover).toBe("/a.webp");
  });

  test("shows the first picture of baseLocation without pages", () => {
    const { cover, pages } = toLeaflet(raw({ baseLocation: "https://cdn.test/73/" }));
    expect(cover).toBe("https://cdn.test/73/0.png");
    expect(pages).toHaveLength(1);
  });

  test("shows as many pictures of baseLocation as were counted, whatever its cover", () => {
    const { cover, pages } = toLeaflet(raw({ baseLocation: "/73/", firstPagePreview: "/cover.webp" }), 2);
    expect(cover).toBe("/cover.webp");
    expect(pages.map(({ number, picture }) => [number, picture])).toEqual([
      [1, "/73/0.png"],
      [2, "/73/1.png"],
    ]);
  });

  test("takes its cover from the media of format 12", () => {
    const media = [
      { formatTypeId: 3, url: "/wide.webp" },
      { formatTypeId: 12, url: "/cover.webp" },
    ];
    expect(toLeaflet(raw({ media })).cover).toBe("/cover.webp");
  });

  test("drops areas outside the page", () => {
    const areas = [
      { productId: 1, slug: "a", x: 5, y: 5, width: 40, height: 20 },
      { productId: 2, slug: "b", x: 90, y: 5, width: 40, height: 20 },
      { productId: 3, slug: "c", x: 5, y: 5, width: 0, height: 20 },
    ];
    const { pages } = toLeaflet(raw({ leafletPage: [{ pageNumber: 1, imageLocation: "/a.webp", areas }] }));
    expect(pages[0]?.areas.map(({ productId }) => productId)).toEqual([1]);
  });
});

describe("validity of a leaflet", () => {
  test.each([
    ["2026-11-18", "announced"],
    ["2026-11-19", "current"],
    ["2026-12-02", "current"],
    ["2026-12-03", "past"],
  ])("on %s is %s", (today, state) => {
    expect(validity({ from: "2026-11-19", to: "2026-12-02" }, today)).toBe(state);
  });

  test("never ends without an end date", () => {
    expect(validity({ from: "", to: "" }, "2030-01-01")).toBe("current");
  });
});

describe("a promotion", () => {
  test("is upcoming until its first day", () => {
    const promo = { validityDate: "2026-12-03" };
    expect(["2026-12-02", "2026-12-03", "2026-12-04"].map((today) => isUpcoming(promo, today))).toEqual([
      true,
      false,
      false,
    ]);
    expect([isUpcoming(null, "2026-12-02"), isUpcoming({ validityDate: "" }, "2026-12-02")]).toEqual([
      false,
      false,
    ]);
  });
});

describe("offers by page", () => {
  test("appear once, under their first page; the others come last", () => {
    const pages = [
      { number: 1, title: "Orto", areas: [{ productId: 2 }] },
      { number: 2, title: "Forno", areas: [{ productId: 2 }, { productId: 1 }, { productId: 9 }] },
    ];
    const groups = offersByPage(pages, [{ productId: 1 }, { productId: 2 }, { productId: 3 }]);
    expect(groups.map(({ number, offers }) => [number, offers.map(({ productId }) => productId)])).toEqual([
      [1, [2]],
      [2, [1]],
      [0, [3]],
    ]);
  });
});

describe("leaflet pages", () => {
  test("have numbers from 2 to 999 in their URLs", () => {
    expect(["2", "12", "120"].map(readLeafletPage)).toEqual([2, 12, 120]);
    expect(["0", "1", "02", "-3", "2x", "1000", ""].map(readLeafletPage)).toEqual(Array(7).fill(null));
  });

  test("have a srcset where three widths exist", () => {
    const url = "/photo/v/960/autunno/2.webp";
    expect(pageSources(url)).toContain("/photo/v/1440/autunno/2.webp 1440w");
    expect(largestPage(url)).toBe("/photo/v/1440/autunno/2.webp");
    expect(pageSources("https://cdn.test/0.png")).toBeUndefined();
    expect(largestPage("https://cdn.test/0.png")).toBe("https://cdn.test/0.png");
  });
});
