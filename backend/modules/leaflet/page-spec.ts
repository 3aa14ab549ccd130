import { eq, getTableColumns, inArray } from "drizzle-orm";
import type { Db } from "../../db/client";
import { leaflet, product, scene } from "../../db/schema";
import type { LeafletOffer, LeafletPageSpec } from "../../pictures/leaflet/spec";
import type { SeedLeafletArea } from "../../seed/types-content";
import type { Context } from "../../context";
import { isPromotable } from "../catalogue/promotable";
import { lowestPrice30Cents } from "../catalogue/rows";
import { withAnnouncedPromo, isUpcoming } from "./announced";
import { badgeText, conditionText, priceBefore, printedPrice, sizeText } from "./offer-text";

async function findOffers(
  db: Db,
  areas: SeedLeafletArea[],
  isUpcomingLeaflet: boolean,
): Promise<LeafletOffer[]> {
  if (areas.length === 0) return [];
  const slugs = areas.map(({ slug }) => slug);
  const found = await db
    .select({ ...getTableColumns(product), lowestPrice30Cents })
    .from(product)
    .where(inArray(product.slug, slugs));
  const rows = new Map(found.map((row) => [row.slug, isUpcomingLeaflet ? withAnnouncedPromo(row) : row]));
  return areas.flatMap(({ slug, ...box }) => {
    const row = rows.get(slug);
    const printed = row && printedPrice(row);
    if (!row || !isPromotable(row) || !printed) return [];
    const { price } = printed;
    const before = priceBefore(row, price);
    return [
      {
        picture: row.picture,
        name: row.name,
        size: sizeText(row, price),
        ...printed,
        previousPrice: before,
        badge: badgeText(row, price, before),
        condition: conditionText(row),
        box,
      },
    ];
  });
}

export async function findPageSpec(
  { db, clock }: Context,
  slug: string,
  pageNumber: number,
): Promise<LeafletPageSpec | null> {
  const [row] = await db.select().from(leaflet).where(eq(leaflet.slug, slug));
  const page = row?.pages.find((candidate) => candidate.pageNumber === pageNumber);
  if (!row || !page) return null;
  const [sceneRow] = await db.select({ spec: scene.spec }).from(scene).where(eq(scene.name, page.scene));
  if (!sceneRow) return null;
  return {
    leaflet: row.title,
    title: page.title,
    pageNumber,
    scene: sceneRow.spec,
    offers: await findOffers(db, page.areas, isUpcoming(row, clock.now())),
  };
}
