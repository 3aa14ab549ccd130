import { brand } from "../../../brand.config";
import type { WireProduct } from "../../../lib/ebsn/schemas/product";
import { DEFAULT_STORE_ID } from "../../../lib/rules/delivery/default-store";
import { toEuros } from "../../euros";
import { isLoose } from "../cart/selling-rule";
import { foodInfos } from "./food-facts";
import { energyInfos } from "./pictures";
import { isDirectDiscount, finalPriceCents, unitPriceCents } from "./price";
import { promoWire } from "./promo-wire";
import type { ClassRow, ProductRow } from "./rows";

/** Of what has no stock to count. */
export const UNLIMITED = 100_000_000;
const HIGHLIGHT_CLASS_ID = 10000;
const UNITS = { KG: 1, LT: 2, PZ: 3, MT: 4, LAV: 5 } as const;
const IVA_IDS = { 4: 25, 5: 26, 10: 27, 22: 28 } as const;

const PLATFORM_FIELDS = {
  pubState: 1,
  storeId: DEFAULT_STORE_ID,
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

export function pictureUrls(
  row: Pick<ProductRow, "codInt" | "picture">,
): Partial<Record<keyof typeof PICTURE_SIZES, string>> {
  if (row.picture === null) return {};
  return Object.fromEntries(
    Object.entries(PICTURE_SIZES).map(([key, size]) => [key, `/photo/p/${size}/${row.codInt}.webp`]),
  );
}

/** In euros; omitted without a price, as on shops that hide prices. */
function prices(row: ProductRow) {
  const finalCents = finalPriceCents(row);
  if (row.priceCents === null || finalCents === null) return {};
  const unit = unitPriceCents(finalCents, row);
  const isReduced = isDirectDiscount(row.promo);
  const listUnitCents = unitPriceCents(row.priceCents, row);
  return {
    price: toEuros(row.priceCents),
    priceId: 117_000_000 + row.productId,
    priceListName: brand.name,
    priceListId: 378,
    currency: { currencyTypeId: 2, name: "Euro", currencySymbol: "", codInt: "" },
    priceDisplay: toEuros(finalCents),
    ...(isReduced ? { priceStandardDisplay: toEuros(row.priceCents) } : {}),
    ...(unit === null ? {} : { priceUmDisplay: toEuros(unit) }),
    ...(isReduced && listUnitCents !== null ? { priceStandardUmDisplay: toEuros(listUnitCents) } : {}),
    ...(isReduced && row.lowestPrice30Cents !== null
      ? { lowestPrice30: toEuros(row.lowestPrice30Cents) }
      : {}),
  };
}

function classFields(classRows: ClassRow[]): Partial<WireProduct> {
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
    ...(classRows.some((found) => found.productClassId === HIGHLIGHT_CLASS_ID) ? { highlight: true } : {}),
    ...(limit
      ? { productClassRuleMax: { productClassName: limit.name, max: limit.maxValue, unit: limit.maxUnit } }
      : {}),
  };
}

/** Limits of productInfos that EBSN also sends at the top level. */
function purchaseLimits(infos: Record<string, string>): Partial<WireProduct> {
  const limits = { minAcq: Number(infos.MINACQ), maxAcq: Number(infos.MAXACQ) };
  return Object.fromEntries(Object.entries(limits).filter(([, value]) => value > 0));
}

/** Like a real EBSN list: fields that do not apply are omitted. */
export function productWire(row: ProductRow, now: Date): WireProduct {
  const unit = { umId: UNITS[row.unitMeasureBase], um: row.unitMeasureBase, umDes: "" };
  return {
    ...identity(row),
    name: row.name,
    shortDescr: row.vendorName,
    description: row.description,
    ...PLATFORM_FIELDS,
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
    productInfos: {
      ...row.infos,
      ...foodInfos(row.food),
      ...energyInfos(row),
      ...(row.picture ? { PICTURE_COLOUR: row.picture.ground } : {}),
    },
    dayLock: row.dayLock,
    ...purchaseLimits(row.infos),
    ...(row.dailyMax === null ? {} : { dailyMax: row.dailyMax }),
    ...(row.isNew ? { newProduct: true, isNew: true } : {}),
    ...classFields(row.classRows),
    ...(row.selectOptions.length > 0 ? { selectOptions: row.selectOptions } : {}),
    ...pictureUrls(row),
    ...prices(row),
    ...(row.priceCents === null
      ? {}
      : {
          weightUnitDisplay: row.infos.WEIGHT_UNIT_BASE ?? row.unitMeasureBase,
          priceUnitDisplay: isLoose(row.infos) ? "kg" : "pz",
        }),
    ...(row.promo ? { warehousePromo: promoWire(row.promo, now) } : {}),
    available: row.stock === null ? UNLIMITED : row.stock,
    ...(row.stock !== null && row.stock <= 0 && !row.isNotSold ? { stockAlert: true } : {}),
  };
}
