import { eq, inArray } from "drizzle-orm";
import type { Db } from "../../db/client";
import { leaflet, product, scene } from "../../db/schema";
import type { LeafletOffer, LeafletPageSpec } from "../../pictures/leaflet/spec";
import type { SeedPromo } from "../../seed/types";
import type { SeedLeafletArea } from "../../seed/types-content";
import type { Context } from "../../context";
import { cutsPrice, payCents } from "../catalogue/price";
import { asAnnounced, isAnnounced } from "./announced";

const LOOSE_UNIT = /kg/i;

function badgeOf(promo: SeedPromo | null): string {
  if (promo?.multiBuy) return `${promo.multiBuy.take}x${promo.multiBuy.pay}`;
  return cutsPrice(promo) ? `-${Math.round(promo.discountPerc)}%` : "";
}

async function offersOf(db: Db, areas: SeedLeafletArea[], announced: boolean): Promise<LeafletOffer[]> {
  if (areas.length === 0) return [];
  const slugs = areas.map(({ slug }) => slug);
  const rows = new Map(
    (await db.select().from(product).where(inArray(product.slug, slugs))).map((row) => [
      row.slug,
      announced ? asAnnounced(row) : row,
    ]),
  );
  return areas.flatMap(({ slug, ...box }) => {
    const row = rows.get(slug);
    const price = row && payCents(row);
    if (!row || price === null || price === undefined) return [];
    const cut = cutsPrice(row.promo);
    return [
      {
        picture: row.picture,
        name: row.name,
        size: row.picture?.size || (LOOSE_UNIT.test(row.unitMeasureBase) ? "al kg" : row.description),
        price,
        before: cut ? row.priceCents : null,
        badge: badgeOf(row.promo),
        box,
      },
    ];
  });
}

/** What is drawn on a page of a leaflet; null: no such page. */
export async function pageSpec(
  { db, clock }: Context,
  slug: string,
  pageNumber: number,
): Promise<LeafletPageSpec | null> {
  const [row] = await db.select().from(leaflet).where(eq(leaflet.slug, slug));
  const page = row?.pages.find((one) => one.pageNumber === pageNumber);
  if (!row || !page) return null;
  const [drawn] = await db.select({ spec: scene.spec }).from(scene).where(eq(scene.name, page.scene));
  if (!drawn) return null;
  return {
    leaflet: row.title,
    title: page.title,
    pageNumber,
    scene: drawn.spec,
    offers: await offersOf(db, page.areas, isAnnounced(row, clock.now())),
  };
}
