import { existsSync } from "node:fs";
import { join } from "node:path";
import { categories, productClasses, products, vendors } from "@/backend/seed/catalogue";
import { ART } from "@/backend/seed/catalogue/art";
import type { SeedProduct } from "@/backend/seed/types";
import { isEan13 } from "@/lib/rules/gs1";

const ASSETS = join(process.cwd(), "node_modules/@lobehub/fluent-emoji-3d/assets");
const HEX = /^#[0-9a-f]{6}$/;
const faulty = (test: (item: SeedProduct) => boolean) => products.filter(test).map(({ slug }) => slug);
const info = (item: SeedProduct, key: string) => item.infos[key] ?? "";
const loose = products.filter((item) => info(item, "TIPOLOGIA") === "Sfuso");

describe("the catalogue", () => {
  it("is as large as a real shop", () => {
    expect(products.length).toBeGreaterThanOrEqual(1200);
    expect(vendors.length).toBeGreaterThanOrEqual(60);
    expect(categories.filter((one) => one.parentId === null).length).toBeGreaterThanOrEqual(14);
  });

  it.each(["productId", "codInt", "slug", "barcode", "rank"] as const)(
    "gives each product its own %s",
    (key) => {
      expect(new Set(products.map((item) => item[key])).size).toBe(products.length);
    },
  );

  it("has EANs with a right check digit, slugs of plain letters, ranks without gaps", () => {
    expect(faulty((item) => !isEan13(item.barcode) || !item.barcode.startsWith("80"))).toEqual([]);
    expect(faulty((item) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(item.slug))).toEqual([]);
    expect(Math.max(...products.map((item) => item.rank))).toBe(products.length);
  });

  it("hangs every product on a leaf of a tree of three levels", () => {
    const byId = new Map(categories.map((one) => [one.categoryId, one]));
    const parents = new Set(categories.map((one) => one.parentId));
    expect(new Set(categories.map((one) => one.slug)).size).toBe(categories.length);
    for (const one of categories) {
      const parent = one.parentId === null ? null : byId.get(one.parentId);
      expect(parent).not.toBeUndefined();
      if (parent) expect(one.slug.startsWith(`${parent.slug}/`)).toBe(true);
    }
    expect(faulty((item) => !byId.has(item.categoryId) || parents.has(item.categoryId))).toEqual([]);
    expect(categories.filter((one) => one.slug.split("/").length === 3).length).toBeGreaterThan(50);
    const used = new Set(products.map((item) => item.categoryId));
    const leaves = categories.filter((one) => !parents.has(one.categoryId));
    expect(leaves.filter((one) => !used.has(one.categoryId))).toEqual([]);
  });

  it("refers to makers and classes that exist", () => {
    const makers = new Set(vendors.map((one) => one.vendorId));
    const classes = new Set(productClasses.map((one) => one.productClassId));
    expect(faulty((item) => !makers.has(item.vendorId))).toEqual([]);
    expect(faulty((item) => item.classes.some((id) => !classes.has(id)))).toEqual([]);
    expect(faulty((item) => new Set(item.classes).size !== item.classes.length)).toEqual([]);
  });

  it("names the maker and the features among the classes", () => {
    const groups = new Set(productClasses.map((one) => one.groupId));
    expect([...groups].sort()).toEqual([10000, 10001, 10002, 10003]);
    expect(faulty((item) => !item.classes.includes(20_000 + item.vendorId))).toEqual([]);
    expect(productClasses.filter((one) => one.max).length).toBeGreaterThanOrEqual(4);
  });
});

describe("prices and measures", () => {
  it("are whole cents with a believable unit", () => {
    expect(
      faulty((item) => item.priceCents !== null && !(item.priceCents >= 19 && item.priceCents < 10_000)),
    ).toEqual([]);
    expect(faulty((item) => !(item.contentBase > 0))).toEqual([]);
    expect(faulty((item) => info(item, "TIPOLOGIA") !== "Sfuso" && item.description === "")).toEqual([]);
  });

  it("count foods in liquid by their drained weight", () => {
    const drained = products.filter((item) => item.description.includes("sgocciolato"));
    expect(drained.length).toBeGreaterThan(10);
    const wrong = drained.filter((item) => {
      const grams = Number(/sgocciolato (\d+) g/.exec(item.description)?.[1]);
      return Math.round(item.contentBase * 1000) !== grams;
    });
    expect(wrong).toEqual([]);
  });

  it("reduce truthfully: the lowest price of the month is between the offer and the list price", () => {
    const reduced = products.filter((item) => item.promo?.discountPerc && item.priceCents !== null);
    expect(reduced.length).toBeGreaterThan(100);
    const wrong = reduced.filter(({ priceCents, lowestPrice30Cents, promo }) => {
      const pay = Math.round((priceCents ?? 0) * (1 - (promo?.discountPerc ?? 0) / 100));
      return (
        lowestPrice30Cents === null || lowestPrice30Cents > (priceCents ?? 0) || lowestPrice30Cents < pay
      );
    });
    expect(wrong.map(({ slug }) => slug)).toEqual([]);
    expect(faulty((item) => !item.promo?.discountPerc && item.lowestPrice30Cents !== null)).toEqual([]);
  });
});

describe("promotions", () => {
  const promos = products.flatMap((item) => (item.promo ? [item.promo] : []));

  it("stand on about a seventh of the goods", () => {
    expect(promos.length / products.length).toBeGreaterThan(0.11);
    expect(promos.length / products.length).toBeLessThan(0.19);
  });

  it.each([1, 2, 3, 5, 6, 8])("come in type %i", (type) => {
    expect(promos.some((promo) => promo.warehousePromoTypeId === type)).toBe(true);
  });

  it("come as percentage, take and pay, second piece, selectable, ending today and tomorrow", () => {
    expect(promos.some((promo) => promo.multiBuy?.take === 3 && promo.multiBuy.pay === 2)).toBe(true);
    expect(promos.some((promo) => promo.secondPiecePerc === 50)).toBe(true);
    expect(promos.some((promo) => promo.selectable)).toBe(true);
    expect(new Set(promos.map((promo) => promo.campaign)).size).toBe(5);
  });

  it("never touch infant formula", () => {
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

  it.each(KEYS)("use %s somewhere", (key) => {
    expect(products.some((item) => info(item, key) !== "")).toBe(true);
  });

  it.each(["Pezzo", "Confezione", "Sfuso"])("know %s", (kind) => {
    expect(products.filter((item) => info(item, "TIPOLOGIA") === kind).length).toBeGreaterThan(30);
  });

  it("write weights in kilograms with a dot, and leave one of the two out now and then", () => {
    const texts = loose
      .flatMap((item) => [info(item, "STEP_SELLING"), info(item, "WEIGHT_SELLING")])
      .filter(Boolean);
    expect(texts.filter((text) => !/^\d+(\.\d{1,3})?$/.test(text))).toEqual([]);
    const lacking = (key: string) => loose.filter((item) => Number(info(item, key) || 0) === 0);
    expect(lacking("STEP_SELLING").length).toBeGreaterThan(2);
    expect(lacking("WEIGHT_SELLING").length).toBeGreaterThan(1);
    const both = lacking("STEP_SELLING").filter((item) => Number(info(item, "WEIGHT_SELLING")) === 0);
    expect(both.map(({ slug }) => slug)).toEqual([]);
  });

  it("lock days, hours and cut-offs, and ask for cut, slices and ripeness", () => {
    expect(products.some((item) => item.dayLock === "1,2")).toBe(true);
    expect(products.some((item) => /^\d.* \d\d:\d\d-\d\d:\d\d$/.test(item.dayLock))).toBe(true);
    const asked = new Set(products.flatMap((item) => item.selectOptions.map((one) => one.parameterName)));
    for (const name of ["cut", "slice_thickness", "ripeness"]) expect(asked).toContain(name);
  });

  it("limit some goods a day", () => {
    expect(products.some((item) => item.dailyMax !== null)).toBe(true);
  });
});

describe("labels", () => {
  const foods = products.flatMap((item) => (item.food ? [{ ...item, food: item.food }] : []));

  it("tell of every product what the law asks: food information or safety and producer", () => {
    expect(faulty((item) => (item.food === null) === (item.safety === null))).toEqual([]);
    expect(
      foods
        .filter(({ food }) => !food.legalName || !food.storage || !food.origin || !food.use)
        .map((f) => f.slug),
    ).toEqual([]);
  });

  it("mark allergens and list them", () => {
    const marked = foods.filter(({ food }) => food.ingredients.includes("<strong>"));
    expect(marked.length).toBeGreaterThan(500);
    expect(
      marked
        .filter(
          ({ food }) => food.allergens.length === 0 && !/Può contenere|può contenere/.test(food.ingredients),
        )
        .map((f) => f.slug),
    ).toEqual([]);
    expect(foods.filter(({ food }) => /[[\]{}]/.test(food.ingredients + food.legalName + food.use))).toEqual(
      [],
    );
  });

  it("keep nutrition possible: no part of a hundred grams above a hundred", () => {
    const grams = (rows: { label: string; value: string }[], label: string) =>
      Number((rows.find((row) => row.label === label)?.value ?? "0").replace(" g", "").replace(",", "."));
    const wrong = foods.filter(({ food: { nutrition } }) => {
      const parts = ["Grassi", "Carboidrati", "Proteine"].map((label) => grams(nutrition, label));
      return (
        parts.reduce((sum, value) => sum + value, 0) > 106 ||
        grams(nutrition, "di cui zuccheri") > grams(nutrition, "Carboidrati") + 0.5
      );
    });
    expect(wrong.map(({ slug }) => slug)).toEqual([]);
  });

  it("state the alcohol of wine and keep it from minors", () => {
    const alcohol = foods.filter(({ food }) => food.alcohol);
    expect(alcohol.length).toBeGreaterThan(30);
    expect(alcohol.filter((item) => !item.classes.includes(10290)).map(({ slug }) => slug)).toEqual([]);
  });
});

describe("pictures", () => {
  it("use artwork that is there and colours that are colours", () => {
    const files = Object.values(ART).map(([file]) => file);
    expect(files.filter((file) => !existsSync(join(ASSETS, `${file}.webp`)))).toEqual([]);
    const known = new Set<string>(files);
    expect(
      faulty((item) => item.picture !== null && item.picture.art.some((file) => !known.has(file))),
    ).toEqual([]);
    expect(
      faulty(
        (item) =>
          item.picture !== null &&
          ![...item.picture.colours, item.picture.ground].every((one) => HEX.test(one)),
      ),
    ).toEqual([]);
    expect(
      faulty((item) => item.picture !== null && (item.picture.art.length < 1 || item.picture.art.length > 3)),
    ).toEqual([]);
  });

  it("differ from their neighbours", () => {
    const looks = products.map((item) => JSON.stringify(item.picture));
    const same = looks.filter((look, index) => look !== "null" && look === looks[index - 1]);
    expect(same).toEqual([]);
  });
});

describe("untidiness of real catalogues", () => {
  it("is there in small numbers", () => {
    const count = (test: (item: SeedProduct) => boolean) => products.filter(test).length;
    expect(count((item) => item.priceCents === null)).toBe(8);
    expect(count((item) => item.picture === null)).toBe(6);
    expect(count((item) => item.stock === 0)).toBe(25);
    expect(count((item) => (item.stock ?? 0) > 0)).toBe(20);
    expect(count((item) => item.isNew)).toBe(60);
    expect(count((item) => / {2}/.test(item.name) && item.name === item.name.toUpperCase())).toBeGreaterThan(
      10,
    );
    expect(count((item) => /\(Minimo € [\d,]+ - [\d,]+%\)$/.test(item.description))).toBeGreaterThan(8);
    expect(count((item) => item.unitMeasureBase === "KG" && info(item, "WEIGHT_UNIT_BASE") === "PZ")).toBe(
      12,
    );
    expect(count((item) => item.classes.includes(10000))).toBe(24);
  });
});
