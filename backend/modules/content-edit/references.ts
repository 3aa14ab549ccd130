import { eq, inArray } from "drizzle-orm";
import type { WireContentView } from "../../../lib/ebsn/schemas/content-edit";
import type { Db } from "../../db/client";
import { product, scene, warehouse } from "../../db/schema";
import { EbsnError, ebsnError, type Message } from "../../envelope";
import type { ContentDocument, ContentKind } from "./documents";

const KINDS_WITH_PICTURE: ContentKind[] = ["article", "recipe"];

/** Leaflet pages are not selectable. */
const isPicture = ({ kind }: { kind?: string }) => kind !== "leaflet";

export async function listPictures(db: Db, kind: ContentKind): Promise<WireContentView["pictures"]> {
  if (!KINDS_WITH_PICTURE.includes(kind)) return [];
  const rows = await db.select().from(scene).orderBy(scene.name);
  return rows
    .filter(({ spec }) => isPicture(spec))
    .map(({ name }) => ({ name, url: `/photo/s/16x9/240/${name}.webp` }));
}

const invalid = (what: string) =>
  ebsnError("error.content.invalid", `Controlla quello che hai scritto: ${what}.`);

/** The code has the path in the document, for a form to find its field. */
export const invalidAt = (path: string, what = path): Message => ({
  code: `error.content.field.${path}`,
  message: `Controlla quello che hai scritto: ${what}.`,
  english: `Please check what you wrote: ${what}.`,
});

async function requireKnownStores(db: Db, document: ContentDocument): Promise<void> {
  const blocks = "blocks" in document ? document.blocks : [];
  if (!blocks.some(({ visibility }) => visibility?.warehouseIds.length)) return;
  const rows = await db.select({ warehouseId: warehouse.warehouseId }).from(warehouse);
  const known = new Set(rows.map(({ warehouseId }) => warehouseId));
  const messages = blocks.flatMap(({ visibility }, index) => {
    const unknown = (visibility?.warehouseIds ?? []).filter((warehouseId) => !known.has(warehouseId));
    return unknown.length > 0
      ? [invalidAt(`blocks.${index}.visibility.warehouseIds`, unknown.join(", "))]
      : [];
  });
  if (messages.length > 0) throw new EbsnError(messages);
}

/** Throws for unknown stores, pictures and products. */
export async function requireKnownReferences(db: Db, document: ContentDocument): Promise<void> {
  await requireKnownStores(db, document);
  if ("scene" in document && document.scene) {
    const [found] = await db.select({ name: scene.name }).from(scene).where(eq(scene.name, document.scene));
    if (!found) throw invalid(`l’immagine ${document.scene} non c’è`);
  }
  const ingredients = ("recipe" in document && document.recipe?.ingredients) || [];
  const slugs = [...new Set(ingredients.flatMap((ingredient) => ingredient.product?.slug ?? []))];
  if (slugs.length === 0) return;
  const rows = await db.select({ slug: product.slug }).from(product).where(inArray(product.slug, slugs));
  const unknown = slugs.filter((slug) => !rows.some((row) => row.slug === slug));
  if (unknown.length > 0) throw invalid(`il negozio non ha ${unknown.join(", ")}`);
}
