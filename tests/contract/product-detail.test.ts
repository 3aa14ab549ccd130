import sharp from "sharp";
import { products as seeded } from "@/backend/seed/catalogue";
import { envelopeSchema } from "@/lib/ebsn/schemas/envelope";
import { productListSchema, productSchema } from "@/lib/ebsn/schemas/product";
import { toProductDetail } from "@/lib/ebsn/transforms/product-detail";
import { backendForFile } from "../support/file-backend";

const backend = backendForFile();
const detail = async (productId: number | null) =>
  productSchema.parse(envelopeSchema.parse((await backend.get(`/ebsn/api/products/${productId}`)).body).data);

test("what is drunk says its strength, and its nutrients per 100 ml", async () => {
  const wine = seeded.find(({ food }) => food?.alcohol && food.nutrition.length > 0);
  if (!wine) throw new Error("no wine with a table of nutrients");
  const texts = (await detail(wine.productId)).metaData.product_description;
  expect(texts?.alcohol).toMatch(/^\d+,\d % vol$/);
  expect(texts?.nutritional_values).toContain("100&nbsp;ml");
});

test("every lamp has its energy class, label and information sheet", async () => {
  const lamps = seeded.filter(({ name }) => /^lampadina/i.test(name));
  expect(lamps.length).toBeGreaterThan(0);
  for (const { productId } of lamps) {
    const { energyLabel, energySheet } = toProductDetail(await detail(productId));
    expect(energyLabel?.energyClass).toBe("E");
    expect(energySheet).toContain("7 kWh/1000 h");
    const label = await backend.app.inject({ url: energyLabel?.url ?? "/" });
    expect(label.headers["content-type"]).toBe("image/webp");
  }
});

test("a pack that has become smaller says by how much, and since when", async () => {
  const smaller = seeded.find(({ infos }) => infos.REDUCED_QUANTITY);
  const { reducedQuantity } = toProductDetail(await detail(smaller?.productId ?? 0));
  expect(reducedQuantity).toEqual({ amount: "50 g", since: "2026-09-21" });
});

test("the best sold food has several pictures, each drawn for it alone", async () => {
  const { data } = envelopeSchema.parse((await backend.get("/ebsn/api/products?page_size=40")).body);
  const { products } = productListSchema.parse(data);
  const addresses: string[] = [];
  for (const { productId } of products) {
    const { media, metaData } = await detail(productId);
    if (!metaData.product_description?.legal_name) continue;
    // Water has no table of nutrients.
    expect(media).toHaveLength(metaData.product_description.nutritional_values ? 3 : 2);
    addresses.push(...media.map(({ thumb }) => thumb));
  }
  expect(addresses.length).toBeGreaterThan(75);
  const answers = await Promise.all(
    addresses.map((path) => backend.app.inject({ method: "HEAD", url: path })),
  );
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(addresses.length);
});

/** The nearest of a picture's four corners: a light falls on one of them. */
async function cornerDistance(path: string, colour: string): Promise<number> {
  const { rawPayload } = await backend.app.inject({ url: path });
  const { data, info } = await sharp(rawPayload).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const expected = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const corners = [0, info.width - 1, info.width * (info.height - 1), info.width * info.height - 1];
  return Math.min(
    ...corners.map((pixel) =>
      Math.max(...expected.map((value, channel) => Math.abs(value - (data[pixel * 3 + channel] ?? 0)))),
    ),
  );
}

test("the colour shown before a picture is the picture's own background", async () => {
  const packs = seeded.filter(({ picture }) => picture?.pack === "box").slice(0, 4);
  expect(packs).toHaveLength(4);
  for (const { productId } of packs) {
    const { picture, pictures } = toProductDetail(await detail(productId));
    expect(picture?.colour).toMatch(/^#[0-9a-f]{6}$/);
    expect(new Set(pictures.map(({ colour }) => colour))).toEqual(new Set([picture?.colour]));
    expect(await cornerDistance(picture?.thumb ?? "", picture?.colour ?? "")).toBeLessThan(40);
  }
});
