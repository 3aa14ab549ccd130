import { existsSync } from "node:fs";
import { join } from "node:path";
import { categories, productBySlug } from "@/backend/seed/catalogue";
import {
  categoryBlocks,
  contentScenes,
  homePage,
  leaflets,
  menus,
  pages,
  posts,
  recipes,
} from "@/backend/seed/content";
import { places, stores, timeslots } from "@/backend/seed/delivery";
import { giftCodes, LOYALTY_PREFIX, people } from "@/backend/seed/people";
import { generateProducts } from "@/backend/seed/scale";
import type { SeedProduct } from "@/backend/seed/types";
import { hasGs1CheckDigit } from "@/lib/rules/gs1";

const ASSETS = join(process.cwd(), "node_modules/@lobehub/fluent-emoji-3d/assets");
const blocks = [
  ...homePage.rows.flatMap((row) => row.columns.flatMap((column) => column.blocks)),
  ...categoryBlocks.flatMap((one) => one.blocks),
];
const proposals = blocks.flatMap((one) => one.proposals);
const expectUnique = <T>(values: T[]) => expect(new Set(values).size).toBe(values.length);

function isBuyable(slug: string) {
  const product = productBySlug(slug);
  return product.priceCents !== null && product.stock !== 0;
}

describe("customers", () => {
  it("are three customers and a staff member with valid loyalty cards", () => {
    expect(people.map((one) => one.login)).toEqual([
      "cliente@madia.test",
      "seconda@madia.test",
      "ordini@madia.test",
      "staff@madia.test",
    ]);
    const cards = people.map((one) => one.fidelityCard).filter(Boolean);
    expect(cards.filter((card) => !card.startsWith(LOYALTY_PREFIX) || !hasGs1CheckDigit(card))).toEqual([]);
  });

  it("have addresses, orders and lists that match the seed", () => {
    const lines = people.flatMap((one) => [...one.orders, ...one.wishlists].flatMap((list) => list.lines));
    expect(lines.length).toBeGreaterThan(40);
    expect(lines.filter((one) => !isBuyable(one.slug) || one.quantity <= 0)).toEqual([]);
    const served = new Set(places.filter((one) => one.warehouseId !== null).map((one) => one.postalcode));
    expect(people.flatMap((one) => one.addresses).filter((one) => !served.has(one.postalcode))).toEqual([]);
    expect(people.filter((one) => !stores.some((store) => store.storeId === one.storeId))).toEqual([]);
    const slots = new Set(timeslots.map((one) => `${one.deliveryServiceId} ${one.beginTime} ${one.endTime}`));
    const orders = people.flatMap((one) => one.orders);
    expect(
      orders.filter((one) => !slots.has(`${one.deliveryServiceId} ${one.beginTime} ${one.endTime}`)),
    ).toEqual([]);
  });

  it("have gift codes of every kind", () => {
    expectUnique(giftCodes.map((one) => one.giftCode));
    expect(new Set(giftCodes.map((one) => one.kind))).toEqual(
      new Set(["amount", "percentage", "delivery", "item"]),
    );
    expect(giftCodes.filter((one) => (one.kind === "item") !== (one.giftAdjustmentTypeId === 1001))).toEqual(
      [],
    );
  });
});

describe("content", () => {
  it("has a home page with at least eight kinds of block in twelve-column rows", () => {
    expect(homePage.slug).toBe("homepage-2023");
    const modes = new Set(
      homePage.rows.flatMap((row) => row.columns.flatMap((one) => one.blocks.map((b) => b.modeName))),
    );
    expect(modes.size).toBeGreaterThanOrEqual(8);
    for (const row of homePage.rows) expect(row.columns.reduce((sum, one) => sum + one.lg, 0)).toBe(12);
  });

  it("links banners and menus to existing pages", () => {
    const knownUrls = new Set([
      ...categories.map((one) => `/${one.slug}`),
      ...pages.map((one) => `/page/${one.slug}`),
      ...posts.map((one) => `/news/${one.slug}`),
    ]);
    expect(proposals.map((one) => one.proposalUrl).filter((url) => url && !knownUrls.has(url))).toEqual([]);
    const menuUrls = menus
      .flatMap((menu) => menu.items.flatMap((one) => [one, ...one.children]))
      .map((one) => one.url);
    expect(menuUrls.filter((url) => url.startsWith("/page/") && !knownUrls.has(url))).toEqual([]);
    const slugs = new Set(categories.map((one) => one.slug));
    expect(categoryBlocks.filter((one) => !slugs.has(one.categorySlug))).toEqual([]);
  });

  it("refers sliders to existing categories", () => {
    const ids = new Set(categories.map((one) => String(one.categoryId)));
    const categoryIds = blocks.flatMap((one) => [
      one.settings["CATEGORY.categoryId"],
      one.settings["SUB_CATEGORY.categoryId"],
    ]);
    expect(categoryIds.filter((id) => id && !ids.has(id))).toEqual([]);
  });

  it("has seventeen recipes with buyable ingredients", () => {
    expect(recipes).toHaveLength(17);
    const ingredientProducts = recipes.flatMap((one) =>
      one.ingredients.flatMap(({ product }) => (product ? [product] : [])),
    );
    expect(ingredientProducts.filter((one) => !isBuyable(one.slug) || one.quantity <= 0)).toEqual([]);
    expect(recipes.filter((one) => one.steps.length < 3 || one.ingredients.length < 4)).toEqual([]);
  });

  it("has eight-page leaflets whose offers are on promotion and inside the page", () => {
    expect(leaflets).toHaveLength(4);
    for (const leaflet of leaflets) {
      expect(leaflet.pages).toHaveLength(8);
      for (const { areas } of leaflet.pages) {
        expect(areas.length).toBeGreaterThan(0);
        const offeredProducts = areas.map((area) => productBySlug(area.slug));
        const isOffered = ({ promo, announcedPromo }: SeedProduct) =>
          leaflet.campaign === "prossima-quindicina" ? announcedPromo && !promo : promo;
        expect(offeredProducts.filter((one) => !isOffered(one))).toEqual([]);
        expect(areas.filter((area) => area.x + area.width > 100 || area.y + area.height > 100)).toEqual([]);
      }
    }
  });

  it("has unique ids and an existing picture for each document, block and banner", () => {
    expectUnique([...recipes, ...posts, ...pages].map((one) => one.articleId));
    expectUnique(blocks.map((one) => one.categoryBlockId));
    expectUnique(proposals.map((one) => one.id));
    const names = new Set(contentScenes.map((one) => one.name));
    const sceneNames = [
      ...[...recipes, ...posts].map((one) => one.scene),
      ...leaflets.flatMap((one) => one.pages.map((page) => page.scene)),
      ...proposals.filter((one) => one.img).map((one) => /([^/]+)\.webp$/.exec(one.img)?.[1] ?? ""),
    ];
    expect(sceneNames.filter((name) => !names.has(name))).toEqual([]);
    const files = contentScenes.flatMap((one) => one.spec.art);
    expect(files.filter((file) => !existsSync(join(ASSETS, `${file}.webp`)))).toEqual([]);
  });
});

describe("the scaled catalogue", () => {
  it("extends the catalogue with unique products, deterministically", () => {
    const once = [...generateProducts(5000)];
    expect(once).toHaveLength(5000);
    for (const key of ["slug", "productId", "codInt", "barcode"] as const)
      expectUnique(once.map((one) => one[key]));
    expect([...generateProducts(5000)].at(-1)).toEqual(once.at(-1));
  });
});
