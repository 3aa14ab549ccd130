import type { FastifyRequest } from "fastify";
import type { Context } from "../../context";
import { currentPreview } from "../../preview-clock";
import { shopInstant } from "../../shop-dates";
import type { BlockVisibility, SeedBlock } from "../../seed/types-content";
import { getVisitor } from "../session/visitor";
import { findVisitorWarehouseId } from "../warehouse/assortment";

/** A shared page only shows blocks without limits. */
export type Audience = { now: Date; warehouseId: number | null; segmentIds: number[] };

export type HiddenReason = "early" | "late" | "store" | "segment";

export type HiddenBlock = { block: SeedBlock; reason: HiddenReason };

/** The visitor's own store and segments, or those of a preview. */
export async function audienceOf(
  request: FastifyRequest,
  { db, clock }: Pick<Context, "db" | "clock">,
): Promise<Audience> {
  const preview = currentPreview();
  const visitor = getVisitor(request);
  const segmentId = preview?.segmentId ?? null;
  return {
    now: clock.now(),
    warehouseId: preview ? preview.warehouseId : await findVisitorWarehouseId(db, visitor),
    segmentIds: segmentId === null ? (visitor.customer?.crmSegments ?? []) : [segmentId],
  };
}

function toInstant(moment: string): Date {
  const [day = "", time = ""] = moment.split("T");
  return shopInstant(day, time);
}

function hiddenReason(
  { from, to, warehouseIds, segmentIds }: BlockVisibility,
  audience: Audience,
): HiddenReason | null {
  if (from && audience.now < toInstant(from)) return "early";
  if (to && audience.now >= toInstant(to)) return "late";
  const { warehouseId } = audience;
  if (warehouseIds.length > 0 && (warehouseId === null || !warehouseIds.includes(warehouseId)))
    return "store";
  return segmentIds.length > 0 && !segmentIds.some((segmentId) => audience.segmentIds.includes(segmentId))
    ? "segment"
    : null;
}

export function selectBlocks(
  blocks: SeedBlock[],
  audience: Audience,
): { shown: SeedBlock[]; hiddenBlocks: HiddenBlock[] } {
  const shown: SeedBlock[] = [];
  const hiddenBlocks: HiddenBlock[] = [];
  for (const block of blocks) {
    const reason = block.visibility ? hiddenReason(block.visibility, audience) : null;
    if (reason) hiddenBlocks.push({ block, reason });
    else shown.push(block);
  }
  return { shown, hiddenBlocks };
}
