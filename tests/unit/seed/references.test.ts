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
import { giftCodes } from "@/backend/seed/gift-codes";
import { people } from "@/backend/seed/people";
import { generateProducts } from "@/backend/seed/scale";
import type { SeedProduct } from "@/backend/seed/types";
import { brand } from "@/brand.config";
import { hasGs1CheckDigit } from "@/lib/rules/barcodes/gs1";

const ASSETS = join(process.cwd(), "node_modules/@lobehub/fluent-emoji-3d/assets");
const blocks = [
  ...homePage.rows.flatMap((row) => row.columns.flatMap((column) => column.blocks)),
  ...categoryBlocks.flatMap((block) => block.blocks),
];
const proposals = blocks.flatMap((block) => block.proposals);
const expectUnique = <T>(values: T[]) => expect(new Set(values).size).toBe(values.length);

function isBuyable(slug: string) {
  const product = productBySlug(slug);
  return product.priceCents !== null && product.stock !== 0;
}

describe("customers", () => {
  it("are three customers and a staff member with valid loyalty cards", () => {
    expect(people.map((person) => person.login)).toEqual([
      "cliente@madia.test",
      "seconda@madia.test",
      "ordini@madia.test",
      "staff@madia.test",
    ]);
    const cards = people.map((person) => person.fidelityCard).filter(Boolean);
    expect(cards.filter((card) => !card.startsWith(brand.loyaltyPrefix) || !hasGs1CheckDigit(card))).toEqual(
      [],
    );
  });

  it("have addresses, orders and lists that match the seed", () => {
    const lines = people.flatMap((person) =>
      [...person.orders, ...person.wishlists].flatMap((list) => list.lines),
    );
    expect(lines.length).toBeGreaterThan(40);
    expect(lines.filter((line) => !isBuyable(line.slug) || line.quantity <= 0)).toEqual([]);
    const served = new Set(
      places.filter((place) => place.warehouseId !== null).map((place) => place.postalcode),
    );
    expect(
      people.flatMap((person) => person.addresses).filter((person) => !served.has(person.postalcode)),
    ).toEqual([]);
    expect(people.filter((person) => !stores.some((store) => store.storeId === person.storeId))).toEqual([]);
    const slots = new Set(
      timeslots.map((slot) => `${slot.deliveryServiceId} ${slot.beginTime} ${slot.endTime}`),
    );
    const orders = people.flatMap((person) => person.orders);
    expect(
      orders.filter((order) => !slots.has(`${order.deliveryServiceId} ${order.beginTime} ${order.endTime}`)),
    ).toEqual([]);
  });

  it("have gift codes of every kind", () => {
    expectUnique(giftCodes.map((code) => code.giftCode));
    expect(new Set(giftCodes.map((code) => code.kind))).toEqual(
      new Set(["amount", "percentage", "delivery", "item"]),
    );
    expect(
      giftCodes.filter((code) => (code.kind === "item") !== (code.giftAdjustmentTypeId === 1001)),
    ).toEqual([]);
  });
});

describe("content", () => {
  it("has a home page with at least eight kinds of block in twelve-column rows", () => {
    expect(homePage.slug).toBe("homepage-2023");
    const modes = new Set(
      homePage.rows.flatMap((row) => row.columns.flatMap((column) => column.blocks.map((b) => b.modeName))),
    );
    expect(modes.size).toBeGreaterThanOrEqual(8);
    for (const row of homePage.rows) expect(row.columns.reduce((sum, column) => sum + column.lg, 0)).toBe(12);
  });

  it("links banners and menus to existing pages", () => {
    const knownUrls = new Set([
      ...categories.map((category) => `/${category.slug}`),
      ...pages.map((page) => `/page/${page.slug}`),
      ...posts.map((post) => `/news/${post.slug}`),
    ]);
    expect(
      proposals.map((proposal) => proposal.proposalUrl).filter((url) => url && !knownUrls.has(url)),
    ).toEqual([]);
    const menuUrls = menus
      .flatMap((menu) => menu.items.flatMap((item) => [item, ...item.children]))
      .map((item) => item.url);
    expect(menuUrls.filter((url) => url.startsWith("/page/") && !knownUrls.has(url))).toEqual([]);
    const slugs = new Set(categories.map((category) => category.slug));
    expect(categoryBlocks.filter((block) => !slugs.has(block.categorySlug))).toEqual([]);
  });

  it("refers sliders to existing categories", () => {
    const ids = new Set(categories.map((category) => String(category.categoryId)));
    const categoryIds = blocks.flatMap((block) => [
      block.settings["CATEGORY.categoryId"],
      block.settings["SUB_CATEGORY.categoryId"],
    ]);
    expect(categoryIds.filter((id) => id && !ids.has(id))).toEqual([]);
  });

  it("has seventeen recipes with buyable ingredients", () => {
    expect(recipes).toHaveLength(17);
    const ingredientProducts = recipes.flatMap((recipe) =>
      recipe.ingredients.flatMap(({ product }) => (product ? [product] : [])),
    );
    expect(ingredientProducts.filter((product) => !isBuyable(product.slug) || product.quantity <= 0)).toEqual(
      [],
    );
    expect(recipes.filter((recipe) => recipe.steps.length < 3 || recipe.ingredients.length < 4)).toEqual([]);
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
        expect(offeredProducts.filter((product) => !isOffered(product))).toEqual([]);
        expect(areas.filter((area) => area.x + area.width > 100 || area.y + area.height > 100)).toEqual([]);
      }
    }
  });

  it("has unique ids and an existing picture for each document, block and banner", () => {
    expectUnique([...recipes, ...posts, ...pages].map((article) => article.articleId));
    expectUnique(blocks.map((block) => block.categoryBlockId));
    expectUnique(proposals.map((proposal) => proposal.id));
    const names = new Set(contentScenes.map((scene) => scene.name));
    const sceneNames = [
      ...[...recipes, ...posts].map((article) => article.scene),
      ...leaflets.flatMap((leaflet) => leaflet.pages.map((page) => page.scene)),
      ...proposals
        .filter((proposal) => proposal.img)
        .map((proposal) => /([^/]+)\.webp$/.exec(proposal.img)?.[1] ?? ""),
    ];
    expect(sceneNames.filter((name) => !names.has(name))).toEqual([]);
    const files = contentScenes.flatMap((scene) => scene.spec.art);
    expect(files.filter((file) => !existsSync(join(ASSETS, `${file}.webp`)))).toEqual([]);
  });
});

describe("the scaled catalogue", () => {
  it("extends the catalogue with unique products, deterministically", () => {
    const once = [...generateProducts(5000)];
    expect(once).toHaveLength(5000);
    for (const key of ["slug", "productId", "codInt", "barcode"] as const)
      expectUnique(once.map((record) => record[key]));
    expect([...generateProducts(5000)].at(-1)).toEqual(once.at(-1));
  });
});
