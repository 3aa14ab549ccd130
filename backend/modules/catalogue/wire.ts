import type { WireProduct } from "../../../lib/ebsn/schemas/product";
import { cutsPrice, payCents, unitCents } from "./price";
import { promoWire } from "./promo-wire";
import type { ClassRow, ProductRow } from "./rows";

const STORE_ID = 5;
const UNLIMITED = 100_000_000;
const HIGHLIGHTED = 10000;
const UNITS = { KG: 1, LT: 2, PZ: 3, MT: 4, LAV: 5 } as const;
const IVA_IDS = { 4: 25, 5: 26, 10: 27, 22: 28 } as const;

const euros = (cents: number) => Math.round(cents) / 100;

/** Keys that say the same of every product; real shops send them all the same. */
const platform = {
  pubState: 1,
  storeId: STORE_ID,
  productTypeId: 1,
  productNatureId: 1,
  productHierarchyLevelId: 1,
};

function identity(row: ProductRow) {
  return {
    lastUpdate: row.updatedAt.toISOString(),
    id: row.productId,
    productId: row.productId,
    codInt: row.codInt,
    codVar: "1",
    code: row.codInt,
    codeVariant: "1",
  };
}

const PICTURE_SIZES = { mediaURL: "thumb", mediaURLMedium: "photo", mediaURLLarge: "large" } as const;

/** Where the pictures of a product lie; no keys for a product without. */
export function pictureUrls(
  row: Pick<ProductRow, "codInt" | "picture">,
): Partial<Record<keyof typeof PICTURE_SIZES, string>> {
  if (row.picture === null) return {};
  return Object.fromEntries(
    Object.entries(PICTURE_SIZES).map(([key, size]) => [key, `/photo/p/${size}/${row.codInt}.webp`]),
  );
}

/** Prices in euros; without a price the keys are missing, as on shops that hide them. */
function prices(row: ProductRow) {
  const pay = payCents(row);
  if (row.priceCents === null || pay === null) return {};
  const unit = unitCents(pay, row);
  const reduced = cutsPrice(row.promo);
  const before = unitCents(row.priceCents, row);
  return {
    price: euros(row.priceCents),
    priceId: 117_000_000 + row.productId,
    priceListName: "Madia",
    priceListId: 378,
    currency: { currencyTypeId: 2, name: "Euro", currencySymbol: "", codInt: "" },
    priceDisplay: euros(pay),
    ...(reduced ? { priceStandardDisplay: euros(row.priceCents) } : {}),
    ...(unit === null ? {} : { priceUmDisplay: euros(unit) }),
    ...(reduced && before !== null ? { priceStandardUmDisplay: euros(before) } : {}),
    ...(row.lowestPrice30Cents === null ? {} : { lowestPrice30: euros(row.lowestPrice30Cents) }),
  };
}

function classKeys(classRows: ClassRow[]): Partial<WireProduct> {
  const limit = classRows.find((found) => found.maxValue !== null);
  return {
    ...(classRows.length === 0
      ? {}
      : {
          productClasses: classRows.map(({ productClassId, groupId, name }) => ({
            productClassId,
            productClassGroupId: groupId,
            name,
            description: name.toUpperCase(),
          })),
        }),
    ...(classRows.some((found) => found.productClassId === HIGHLIGHTED) ? { highlight: true } : {}),
    ...(limit
      ? { productClassRuleMax: { productClassName: limit.name, max: limit.maxValue, unit: limit.maxUnit } }
      : {}),
  };
}

/** A limit of productInfos that spec 1 also names at the top level. */
function acquisition(infos: Record<string, string>): Partial<WireProduct> {
  const limits = { minAcq: Number(infos.MINACQ), maxAcq: Number(infos.MAXACQ) };
  return Object.fromEntries(Object.entries(limits).filter(([, value]) => value > 0));
}

/** The product in the style of a real EBSN list: what does not apply is missing, not empty. */
export function productWire(row: ProductRow, now: Date): WireProduct {
  const unit = { umId: UNITS[row.unitMeasureBase], um: row.unitMeasureBase, umDes: "" };
  return {
    ...identity(row),
    name: row.name,
    shortDescr: row.vendorName,
    description: row.description,
    ...platform,
    slug: row.slug,
    itemUrl: `/product/${row.slug}`,
    vendor: { vendorId: row.vendorId, name: row.vendorName },
    categoryId: row.categoryId,
    barcode: row.barcode,
    ivaCategory: {
      ...{ ivaCategoryId: IVA_IDS[row.iva], code: String(row.iva) },
      descr: `IVA ${row.iva}%`,
      ivaPct: String(row.iva / 100),
    },
    unitMeasureBase: unit,
    productInfos: row.infos,
    dayLock: row.dayLock,
    ...acquisition(row.infos),
    ...(row.dailyMax === null ? {} : { dailyMax: row.dailyMax }),
    ...(row.isNew ? { newProduct: true, isNew: true } : {}),
    ...classKeys(row.classRows),
    ...(row.selectOptions.length > 0 ? { selectOptions: row.selectOptions } : {}),
    ...pictureUrls(row),
    ...prices(row),
    ...(row.priceCents === null
      ? {}
      : {
          weightUnitDisplay: row.infos.WEIGHT_UNIT_BASE ?? row.unitMeasureBase,
          priceUnitDisplay: row.infos.TIPOLOGIA === "Sfuso" ? "kg" : "pz",
        }),
    ...(row.promo ? { warehousePromo: promoWire(row.promo, now) } : {}),
    available: row.stock === null ? UNLIMITED : row.stock,
  };
}
