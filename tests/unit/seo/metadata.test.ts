import robots from "@/app/robots";
import { brand } from "@/brand.config";
import { absoluteUrl, absoluteUrlIn, pageMetadata, truncate } from "@/lib/seo/metadata";
import { toSitemapUrls } from "@/lib/seo/sitemap-page";
import { sitemapIndex, urlSet } from "@/lib/seo/sitemap-xml";

const facts = {
  locale: "it" as const,
  path: "/pasta?page=2",
  title: "Pasta",
  description: "Tutta la pasta.",
};

const HOST = "http://localhost:3000";

describe("page metadata", () => {
  it("has the page itself as canonical", () => {
    expect(pageMetadata(facts).alternates?.canonical).toBe(`${HOST}/pasta?page=2`);
  });

  it("has title and picture for shared links", () => {
    const { openGraph, twitter } = pageMetadata({ ...facts, image: "/photo/a.webp" });
    expect(openGraph).toMatchObject({
      type: "website",
      title: "Pasta",
      url: `${HOST}/pasta?page=2`,
      images: [{ url: `${HOST}/photo/a.webp`, alt: "Pasta" }],
    });
    expect(twitter).toMatchObject({ card: "summary_large_image" });
  });

  it("has the brand's picture where the page has none", () => {
    const { openGraph, twitter } = pageMetadata(facts);
    expect(openGraph?.images).toEqual([
      { url: `${HOST}/share.png`, alt: brand.name, width: 1200, height: 630 },
    ]);
    expect(twitter).toMatchObject({ card: "summary_large_image" });
  });

  it.each([
    ["/photo/s/16x9/960/autunno.webp", { width: 960, height: 540 }],
    ["/photo/s/3x1/1440/autunno.webp", { width: 1440, height: 480 }],
  ])("has the size of %s", (image, size) => {
    expect(pageMetadata({ ...facts, image }).openGraph?.images).toEqual([
      { url: `${HOST}${image}`, alt: "Pasta", ...size },
    ]);
  });

  it("is noindex without a canonical on request", () => {
    const { robots: rules, alternates } = pageMetadata({ ...facts, index: false });
    expect(rules).toEqual({ index: false, follow: true });
    expect(alternates).toBeUndefined();
  });

  it("has no alternate languages with one locale", () => {
    expect(pageMetadata(facts).alternates?.languages).toBeUndefined();
  });

  it("shortens text at a word boundary", () => {
    expect(truncate("Mele  gala\n italiane", 60)).toBe("Mele gala italiane");
    expect(truncate("Mele gala italiane, dolci e croccanti", 20)).toBe("Mele gala italiane…");
    expect(truncate("a".repeat(50), 20).length).toBeLessThanOrEqual(20);
  });

  it("builds absolute URLs", () => {
    expect(absoluteUrl("https://cdn.test/a.webp")).toBe("https://cdn.test/a.webp");
    expect(absoluteUrlIn("en")("/pasta")).toBe(`${HOST}/en/pasta`);
    expect(absoluteUrlIn("en")("/photo/a.webp")).toBe(`${HOST}/photo/a.webp`);
    expect(absoluteUrlIn("en")("https://cdn.test/a.webp")).toBe("https://cdn.test/a.webp");
  });
});

describe("the sitemap", () => {
  it("lists pages with lastmod where known", () => {
    expect(
      urlSet([
        { loc: "https://s.test/a?x=1&y='2'", lastmod: "2026-11-20" },
        { loc: "https://s.test/b", lastmod: "ieri" },
      ]),
    ).toBe(
      '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" ' +
        'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1" xmlns:xhtml="http://www.w3.org/1999/xhtml">' +
        "<url><loc>https://s.test/a?x=1&amp;y=&apos;2&apos;</loc><lastmod>2026-11-20</lastmod></url>" +
        "<url><loc>https://s.test/b</loc></url></urlset>",
    );
  });

  it("names pictures and the other languages of a page", () => {
    const [url] = toSitemapUrls({ path: "/pasta", pictures: ["/photo/a.webp", "", undefined] });
    expect(url).toEqual({ loc: `${HOST}/pasta`, images: [`${HOST}/photo/a.webp`] });
    const languages = { it: `${HOST}/pasta`, en: `${HOST}/en/pasta` };
    expect(urlSet([{ loc: `${HOST}/pasta`, images: [`${HOST}/a.webp`], languages }])).toContain(
      `<xhtml:link rel="alternate" hreflang="en" href="${HOST}/en/pasta"/>` +
        `<image:image><image:loc>${HOST}/a.webp</image:loc></image:image></url>`,
    );
  });

  it("has an index", () => {
    expect(sitemapIndex([{ loc: "https://s.test/sitemap/products-1.xml" }])).toContain(
      "<sitemap><loc>https://s.test/sitemap/products-1.xml</loc></sitemap></sitemapindex>",
    );
  });
});

describe("robots", () => {
  /** Matches rules as search engines do. */
  function isShut(path: string): boolean {
    const { rules } = robots();
    const shut = [rules].flat().flatMap(({ disallow }) => disallow ?? []);
    return shut.some((rule) => {
      const pattern = rule.replace(/[.?+()[\]]/g, "\\$&").replaceAll("*", ".*");
      return new RegExp(`^${pattern}`).test(path);
    });
  }

  it.each([
    "/cart",
    "/cart/payment-error/3",
    "/checkout?step=2",
    "/profile/orders",
    "/fast-search?q=latte",
    "/pasta?vendor_id=3",
    "/pasta?page=2&promo=true",
    "/ebsn/api/cart/view",
    "/login",
    "/backoffice/login",
  ])("disallow %s", (path) => {
    expect(isShut(path)).toBe(true);
  });

  it.each([
    "/",
    "/pasta",
    "/pasta?page=2",
    "/cartoleria",
    "/search?q=latte",
    "/searching",
    "/product/cart-x",
    "/photo/p/thumb/1.webp",
  ])("allow %s", (path) => {
    expect(isShut(path)).toBe(false);
  });

  it("name the sitemap", () => {
    expect(robots().sitemap).toBe(`${HOST}/sitemap.xml`);
  });
});
