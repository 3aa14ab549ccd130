import { eq, inArray } from "drizzle-orm";
import type { Db } from "../../db/client";
import { leaflet, product, scene } from "../../db/schema";
import type { LeafletOffer, LeafletPageSpec } from "../../pictures/leaflet/spec";
import type { SeedLeafletArea } from "../../seed/types-content";
import type { Context } from "../../context";
import { formatPrice } from "../../euros";
import { finalPriceCents, isDirectDiscount, unitPriceCents } from "../catalogue/price";
import { withAnnouncedPromo, isUpcoming } from "./announced";

const LOOSE_UNIT = /kg/i;

type Priced = Pick<typeof product.$inferSelect, "promo" | "priceCents" | "lowestPrice30Cents">;

/** What a reduction is counted from: the lowest price of 30 days (Codice del consumo 17-bis). */
function priceBefore({ promo, priceCents, lowestPrice30Cents }: Priced, price: number): number | null {
  const before = isDirectDiscount(promo) ? (lowestPrice30Cents ?? priceCents) : null;
  return before !== null && before > price ? before : null;
}

function formatBadge({ promo }: Priced, price: number, before: number | null): string {
  if (promo?.multiBuy) return `${promo.multiBuy.take}x${promo.multiBuy.pay}`;
  const perc = before === null ? 0 : Math.floor(((before - price) * 100) / before);
  return perc >= 1 ? `-${perc}%` : "";
}

const UNITS: Record<string, string> = { KG: "kg", LT: "l", PZ: "pz", MT: "m", LAV: "lavaggio" };

/** "500 g · 3,20 €/kg": an advertisement with a price names the price of the unit, too. */
function sizeText(row: typeof product.$inferSelect, price: number): string {
  if (LOOSE_UNIT.test(row.unitMeasureBase) && !row.description) return "al kg";
  const unit = unitPriceCents(price, row);
  const size = row.picture?.size || row.description;
  const perUnit = unit === null ? "" : `${formatPrice(Math.round(unit))}/${UNITS[row.unitMeasureBase] ?? ""}`;
  return [size, perUnit].filter(Boolean).join(" · ");
}

async function findOffers(
  db: Db,
  areas: SeedLeafletArea[],
  isUpcomingLeaflet: boolean,
): Promise<LeafletOffer[]> {
  if (areas.length === 0) return [];
  const slugs = areas.map(({ slug }) => slug);
  const rows = new Map(
    (await db.select().from(product).where(inArray(product.slug, slugs))).map((row) => [
      row.slug,
      isUpcomingLeaflet ? withAnnouncedPromo(row) : row,
    ]),
  );
  return areas.flatMap(({ slug, ...box }) => {
    const row = rows.get(slug);
    const price = row && finalPriceCents(row);
    if (!row || price === null || price === undefined) return [];
    const before = priceBefore(row, price);
    return [
      {
        picture: row.picture,
        name: row.name,
        size: sizeText(row, price),
        price,
        previousPrice: before,
        badge: formatBadge(row, price, before),
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
