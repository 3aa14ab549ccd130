import { readData, readEnvelope } from "@/lib/ebsn/envelope";
import { EbsnFailure } from "@/lib/ebsn/failure";
import { cartSchema, type WireCart } from "@/lib/ebsn/schemas/cart";
import { categoryPageSchema, type WireCategoryPage } from "@/lib/ebsn/schemas/category";
import { orderViewSchema, type WireOrder } from "@/lib/ebsn/schemas/order";
import { productListSchema } from "@/lib/ebsn/schemas/product";
import { toCart } from "@/lib/ebsn/transforms/cart";
import { toCategory } from "@/lib/ebsn/transforms/category";
import { toOrder } from "@/lib/ebsn/transforms/order";
import { toProductList } from "@/lib/ebsn/transforms/product";
import { envelope } from "../../support/envelope";
import { grosAnswer, grosProducts } from "../../support/simulated-shop/products";

const DAMAGES: unknown[] = [undefined, "x", 0, true, { a: 1 }, ["a"]];

const address = {
  addressId: 3,
  addressName: "Casa",
  address1: "Via Brera",
  addressNumber: "1",
  city: "Milano",
  postalcode: "20121",
  floor: "2",
  intercom: "Ada",
  warehouse: { warehouseId: 1, name: "Milano" },
};
const deliveryService = { deliveryServiceId: 2, name: "A casa", showTab: true };
const timeslot = {
  timeslotId: 9,
  dateIso: "2026-11-30",
  date: "30/11/2026",
  beginTime: "18:00",
  endTime: "20:00",
};

const wireCart = {
  cartId: 1,
  cartStatusId: 1,
  totalItems: 3,
  version: 4,
  shippingAddress: address,
  deliveryService,
  timeslot,
  user: { userId: 5, firstName: "Ada" },
  cartInfos: { note: "x" },
  grossTotal: 12.5,
  goodsTotal: 12.5,
  sectors: [
    {
      sectorId: 1,
      name: "Pasta",
      cartItems: grosProducts.slice(0, 3).map((product, index) => ({
        itemId: index,
        product,
        quantity: 1,
        grossTotal: 2,
        netTotal: 2,
        acceptAlternatives: true,
        cartItemInfo: { note: "x" },
        notices: [{ code: "a", message: "b" }],
      })),
    },
  ],
} as WireCart;

const block = {
  categoryBlockId: 1,
  templateBlockType: { modeName: "ProductSlider" },
  name: "A",
  metaData: {},
};
const wireCategory = {
  category: {
    categoryId: 7,
    name: "Pasta",
    slug: "pasta",
    description: "<p>Pasta</p>",
    breadCrumbs: [{ name: "Dispensa", slug: "dispensa" }],
    categoryBlocks: [block, block, block],
    metaData: { category_view: { TINT: "#fff" } },
  },
} as WireCategoryPage;

const wireOrder = {
  order: {
    orderId: 8,
    orderStatusId: 3,
    orderDateIso: "2026-11-28",
    shippingAddress: address,
    deliveryService,
    timeslot,
    grossTotal: 6,
    orderInfos: { note: "x" },
    modifiableUntil: "2026-11-29T18:00:00Z",
    orderItems: grosProducts.slice(0, 3).map((product, index) => ({
      orderItemId: index,
      product,
      quantity: 1,
      netTotal: 2,
      orderItemInfo: { note: "x" },
    })),
  },
} as { order: WireOrder };

type Path = (string | number)[];

function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== "object" || value === null) return [path];
  const keys: Path = Array.isArray(value) ? (value.length > 0 ? [0] : []) : Object.keys(value);
  return [path, ...keys.flatMap((key) => pathsOf((value as Record<string, unknown>)[key], [...path, key]))];
}

function damaged(data: unknown, path: Path, value: unknown): unknown {
  const copy = structuredClone(data) as Record<string, unknown>;
  const parent = path
    .slice(0, -1)
    .reduce<Record<string, unknown>>((object, key) => object[key] as Record<string, unknown>, copy);
  const key = path.at(-1) as string;
  if (value === undefined && !Array.isArray(parent)) delete parent[key];
  else parent[key] = value;
  return copy;
}

const read = (data: unknown) => readEnvelope("call", 200, JSON.stringify(envelope(data))).data;

const ANSWERS: [string, unknown, (data: unknown) => number, main: RegExp][] = [
  [
    "a product list",
    grosAnswer.data,
    (data) => toProductList(readData("call", productListSchema, data)).products.length,
    /^products(?:\.0\.productId)?$/,
  ],
  [
    "a cart",
    wireCart,
    (data) => toCart(readData("call", cartSchema, data)).sectors.flatMap(({ items }) => items).length,
    /^sectors(?:\.0(?:\.cartItems)?)?$/,
  ],
  [
    "a category",
    wireCategory,
    (data) => {
      const { category } = readData("call", categoryPageSchema, data);
      return category ? toCategory(category).blocks.length : 0;
    },
    /^category(?:\.categoryId|\.categoryBlocks)?$/,
  ],
  [
    "an order",
    wireOrder,
    (data) => {
      const { order } = readData("call", orderViewSchema, data);
      return order ? toOrder(order).items.length : 0;
    },
    /^order(?:\.orderId|\.orderItems)?$/,
  ],
];

test.each(ANSWERS)("a damaged value in %s takes no more than itself", (_, data, count, main) => {
  const whole = count(read(data));
  expect(whole).toBeGreaterThanOrEqual(3);
  const losses = pathsOf(data)
    .filter((path) => path.length > 0 && !main.test(path.join(".")))
    .flatMap((path) =>
      DAMAGES.flatMap((value) => {
        // Of a list's element no more than the element.
        const least = typeof path.at(-1) === "number" ? whole - 1 : whole;
        const left = count(read(damaged(data, path, value)));
        return left < least ? `${path.join(".")} = ${JSON.stringify(value)}: ${left} of ${whole}` : [];
      }),
    );
  expect(losses).toEqual([]);
});

test.each(ANSWERS)("%s that is damaged itself is no empty one", (_, data, count, main) => {
  const [path] = pathsOf(data).filter((each) => main.test(each.join(".")));
  expect(() => count(read(damaged(data, path ?? [], "x")))).toThrow(EbsnFailure);
});

test.each([
  ["a text", "Puoi acquistarne al massimo 3"],
  ["an object", { a: "Puoi acquistarne al massimo 3" }],
  ["a list", ["Puoi acquistarne al massimo 3"]],
])("a reason that comes as %s is read", (_, errorsMessage) => {
  const body = JSON.stringify({ response: { status: 1, errorsMessage, infosMessage: "" }, data: null });
  expect(readEnvelope("cart/add", 200, body).messages.errors).toEqual([
    { code: "", message: "Puoi acquistarne al massimo 3" },
  ]);
});
