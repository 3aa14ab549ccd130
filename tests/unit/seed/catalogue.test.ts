import { existsSync } from "node:fs";
import { join } from "node:path";
import { categories, productClasses, products, vendors } from "@/backend/seed/catalogue";
import { ART } from "@/backend/seed/catalogue/art";
import type { SeedProduct } from "@/backend/seed/types";
import { isEan13 } from "@/lib/rules/barcodes/gs1";

const ASSETS = join(process.cwd(), "node_modules/@lobehub/fluent-emoji-3d/assets");
const HEX = /^#[0-9a-f]{6}$/;
const findSlugs = (test: (item: SeedProduct) => boolean) => products.filter(test).map(({ slug }) => slug);
const info = (item: SeedProduct, key: string) => item.infos[key] ?? "";
const loose = products.filter((item) => info(item, "TIPOLOGIA") === "Sfuso");

describe("the catalogue", () => {
  it("is as large as a real shop", () => {
    expect(products.length).toBeGreaterThanOrEqual(1200);
    expect(vendors.length).toBeGreaterThanOrEqual(60);
    expect(categories.filter((category) => category.parentId === null).length).toBeGreaterThanOrEqual(14);
  });

  it("sells bottles and boxes by the piece, not by what they hold", () => {
    const containers = products.filter(({ name }) => /^(?:biberon|contenitore)/i.test(name));
    expect(containers.length).toBeGreaterThan(1);
    for (const item of containers)
      expect([item.unitMeasureBase, item.contentBase, info(item, "WEIGHT_UNIT_BASE")]).toEqual([
        "PZ",
        1,
        "PZ",
      ]);
  });

  it.each(["productId", "codInt", "slug", "barcode", "rank"] as const)(
    "has a unique %s for each product",
    (key) => {
      expect(new Set(products.map((item) => item[key])).size).toBe(products.length);
    },
  );

  it("has valid EANs, plain slugs and gapless ranks", () => {
    expect(findSlugs((item) => !isEan13(item.barcode) || !item.barcode.startsWith("80"))).toEqual([]);
    expect(findSlugs((item) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(item.slug))).toEqual([]);
    expect(Math.max(...products.map((item) => item.rank))).toBe(products.length);
  });

  it("assigns every product to a leaf of a three-level category tree", () => {
    const byId = new Map(categories.map((category) => [category.categoryId, category]));
    const parents = new Set(categories.map((category) => category.parentId));
    expect(new Set(categories.map((category) => category.slug)).size).toBe(categories.length);
    for (const one of categories) {
      const parent = one.parentId === null ? null : byId.get(one.parentId);
      expect(parent).not.toBeUndefined();
      if (parent) expect(one.slug.startsWith(`${parent.slug}/`)).toBe(true);
    }
    expect(findSlugs((item) => !byId.has(item.categoryId) || parents.has(item.categoryId))).toEqual([]);
    expect(categories.filter((category) => category.slug.split("/").length === 3).length).toBeGreaterThan(50);
    const used = new Set(products.map((item) => item.categoryId));
    const leaves = categories.filter((category) => !parents.has(category.categoryId));
    expect(leaves.filter((leaf) => !used.has(leaf.categoryId))).toEqual([]);
  });

  it("refers to makers and classes that exist", () => {
    const makers = new Set(vendors.map((vendor) => vendor.vendorId));
    const classes = new Set(productClasses.map((productClass) => productClass.productClassId));
    expect(findSlugs((item) => !makers.has(item.vendorId))).toEqual([]);
    expect(findSlugs((item) => item.classes.some((id) => !classes.has(id)))).toEqual([]);
    expect(findSlugs((item) => new Set(item.classes).size !== item.classes.length)).toEqual([]);
  });

  it("includes maker and feature classes", () => {
    const groups = new Set(productClasses.map((productClass) => productClass.groupId));
    expect([...groups].sort()).toEqual([10000, 10001, 10002, 10003, 10004]);
    expect(findSlugs((item) => !item.classes.includes(20_000 + item.vendorId))).toEqual([]);
    expect(productClasses.filter((productClass) => productClass.max).length).toBeGreaterThanOrEqual(4);
  });
});

describe("prices and units", () => {
  it("have plausible prices and unit contents", () => {
    expect(
      findSlugs((item) => item.priceCents !== null && !(item.priceCents >= 19 && item.priceCents < 10_000)),
    ).toEqual([]);
    expect(findSlugs((item) => !(item.contentBase > 0))).toEqual([]);
    expect(findSlugs((item) => info(item, "TIPOLOGIA") !== "Sfuso" && item.description === "")).toEqual([]);
  });

  it("use the drained weight of foods in liquid", () => {
    const drained = products.filter((item) => item.description.includes("sgocciolato"));
    expect(drained.length).toBeGreaterThan(10);
    const invalid = drained.filter((item) => {
      const grams = Number(/sgocciolato (\d+) g/.exec(item.description)?.[1]);
      return Math.round(item.contentBase * 1000) !== grams;
    });
    expect(invalid).toEqual([]);
  });

  it("keep the lowest price of 30 days between offer and list price", () => {
    const reduced = products.filter((item) => item.promo?.discountPerc && item.priceCents !== null);
    expect(reduced.length).toBeGreaterThan(100);
    const invalid = reduced.filter(({ priceCents, lowestPrice30Cents, promo }) => {
      const pay = Math.round((priceCents ?? 0) * (1 - (promo?.discountPerc ?? 0) / 100));
      return (
        lowestPrice30Cents === null || lowestPrice30Cents > (priceCents ?? 0) || lowestPrice30Cents < pay
      );
    });
    expect(invalid.map(({ slug }) => slug)).toEqual([]);
    expect(findSlugs((item) => !item.promo?.discountPerc && item.lowestPrice30Cents !== null)).toEqual([]);
  });
});

describe("promotions", () => {
  const promos = products.flatMap((item) => (item.promo ? [item.promo] : []));

  it("apply to about a seventh of the products", () => {
    expect(promos.length / products.length).toBeGreaterThan(0.11);
    expect(promos.length / products.length).toBeLessThan(0.19);
  });

  it.each([1, 2, 3, 5, 6, 8])("include type %i", (type) => {
    expect(promos.some((promo) => promo.warehousePromoTypeId === type)).toBe(true);
  });

  it("include multi-buy, half price on the second piece, a free choice, and ends today and tomorrow", () => {
    expect(promos.some((promo) => promo.multiBuy?.take === 3 && promo.multiBuy.pay === 2)).toBe(true);
    expect(promos.some((promo) => promo.secondPiecePerc === 50)).toBe(true);
    expect(promos.some((promo) => promo.selectable)).toBe(true);
    expect([...new Set(promos.map((promo) => promo.campaign))].sort()).toEqual([
      "mese",
      "quindicina",
      "scade-domani",
      "scade-oggi",
      "settimana",
    ]);
  });

  it("exclude infant formula", () => {
    const formula = products.filter((item) => item.classes.includes(10291));
    expect(formula.length).toBeGreaterThan(2);
    expect(formula.filter((item) => item.promo)).toEqual([]);
  });
});

describe("selling rules", () => {
  const KEYS = [
    "TIPOLOGIA",
    "QTY_MULT",
    "QTY_LOCKED",
    "STEP_SELLING",
    "WEIGHT_SELLING",
    "WEIGHT_SELLING_SINGLE_UNIT",
    "WEIGHT_UNIT_SELLING",
    "WEIGHT_UNIT_BASE",
    "UNIT_SELLING",
    "SPLIT_ON_PACKAGE",
    "LEAD_TIME",
    "PRODUCT_LOCK_CUTOFF",
    "MAXACQ",
    "MINACQ",
    "MULTI_PACK",
    "LOGISTIC_PACKAGING_ITEMS",
    "MEAL_TICKET_ENABLED",
    "WEIGHT_VARIABLE",
  ];

  it.each(KEYS)("include %s", (key) => {
    expect(products.some((item) => info(item, key) !== "")).toBe(true);
  });

  it.each(["Pezzo", "Confezione", "Sfuso"])("cover %s", (kind) => {
    expect(products.filter((item) => info(item, "TIPOLOGIA") === kind).length).toBeGreaterThan(30);
  });

  it("have weights in kilograms with a dot, sometimes without step or start", () => {
    const texts = loose
      .flatMap((item) => [info(item, "STEP_SELLING"), info(item, "WEIGHT_SELLING")])
      .filter(Boolean);
    expect(texts.filter((text) => !/^\d+(\.\d{1,3})?$/.test(text))).toEqual([]);
    const findWithout = (key: string) => loose.filter((item) => Number(info(item, key) || 0) === 0);
    expect(findWithout("STEP_SELLING").length).toBeGreaterThan(2);
    expect(findWithout("WEIGHT_SELLING").length).toBeGreaterThan(1);
    const both = findWithout("STEP_SELLING").filter((item) => Number(info(item, "WEIGHT_SELLING")) === 0);
    expect(both.map(({ slug }) => slug)).toEqual([]);
  });

  it("include day locks, hour locks and select options", () => {
    expect(products.some((item) => item.dayLock === "1,2")).toBe(true);
    expect(products.some((item) => /^\d.* \d\d:\d\d-\d\d:\d\d$/.test(item.dayLock))).toBe(true);
    const parameterNames = new Set(
      products.flatMap((item) => item.selectOptions.map((option) => option.parameterName)),
    );
    for (const name of ["cut", "slice_thickness", "ripeness", "size"]) expect(parameterNames).toContain(name);
  });

  it("are given a weight by their quantity only, not by an option beside it", () => {
    const weightOptions = products.flatMap(({ slug, selectOptions }) =>
      selectOptions.some(({ parameterName }) => parameterName === "customWeight") ? slug : [],
    );
    expect(weightOptions).toEqual([]);
  });

  it("include daily limits", () => {
    expect(products.some((item) => item.dailyMax !== null)).toBe(true);
  });
});

describe("labels", () => {
  const foods = products.flatMap((item) => (item.food ? [{ ...item, food: item.food }] : []));

  it("have the mandatory food or safety information", () => {
    expect(findSlugs((item) => (item.food === null) === (item.safety === null))).toEqual([]);
    expect(
      foods
        .filter(({ food }) => !food.legalName || !food.storage || !food.origin || !food.use)
        .map((f) => f.slug),
    ).toEqual([]);
  });

  it("mark and list allergens", () => {
    const withAllergens = foods.filter(({ food }) => food.ingredients.includes("<strong>"));
    expect(withAllergens.length).toBeGreaterThan(500);
    expect(
      withAllergens
        .filter(
          ({ food }) => food.allergens.length === 0 && !/Può contenere|può contenere/.test(food.ingredients),
        )
        .map((f) => f.slug),
    ).toEqual([]);
    expect(foods.filter(({ food }) => /[[\]{}]/.test(food.ingredients + food.legalName + food.use))).toEqual(
      [],
    );
  });

  it("have plausible nutrition values", () => {
    const grams = (rows: { label: string; value: string }[], label: string) =>
      Number((rows.find((row) => row.label === label)?.value ?? "0").replace(" g", "").replace(",", "."));
    const invalid = foods.filter(({ food: { nutrition } }) => {
      const parts = ["Grassi", "Carboidrati", "Proteine"].map((label) => grams(nutrition, label));
      return (
        parts.reduce((sum, value) => sum + value, 0) > 106 ||
        grams(nutrition, "di cui zuccheri") > grams(nutrition, "Carboidrati") + 0.5
      );
    });
    expect(invalid.map(({ slug }) => slug)).toEqual([]);
  });

  it("state the alcohol content and restrict it to adults", () => {
    const alcohol = foods.filter(({ food }) => food.alcohol);
    expect(alcohol.length).toBeGreaterThan(30);
    expect(alcohol.filter((item) => !item.classes.includes(10290)).map(({ slug }) => slug)).toEqual([]);
  });
});

describe("pictures", () => {
  it("use existing artwork and valid colours", () => {
    const files = Object.values(ART).map(([file]) => file);
    expect(files.filter((file) => !existsSync(join(ASSETS, `${file}.webp`)))).toEqual([]);
    const knownFiles = new Set<string>(files);
    expect(
      findSlugs((item) => item.picture !== null && item.picture.art.some((file) => !knownFiles.has(file))),
    ).toEqual([]);
    expect(
      findSlugs(
        (item) =>
          item.picture !== null &&
          ![...item.picture.colours, item.picture.ground].every((colour) => HEX.test(colour)),
      ),
    ).toEqual([]);
    expect(
      findSlugs(
        (item) => item.picture !== null && (item.picture.art.length < 1 || item.picture.art.length > 3),
      ),
    ).toEqual([]);
  });

  it("differ between neighbouring products", () => {
    const pictureKeys = products.map((item) => JSON.stringify(item.picture));
    const duplicates = pictureKeys.filter(
      (look, index) => look !== "null" && look === pictureKeys[index - 1],
    );
    expect(duplicates).toEqual([]);
  });
});
