import type { FastifyRequest } from "fastify";
import type { Context } from "../../context";
import { currentPreview } from "../../preview-clock";
import { romeInstant } from "../../rome";
import type { BlockVisibility, SeedBlock } from "../../seed/types-content";
import { getVisitor } from "../session/visitor";
import { findVisitorWarehouseId } from "../warehouse/assortment";

/** Whom a page is made for; a page for everybody shows what is limited to nobody. */
export type Audience = { now: Date; warehouseId: number | null; segmentIds: number[] };

export type LeftOutReason = "early" | "late" | "store" | "segment";

export type LeftOutBlock = { block: SeedBlock; reason: LeftOutReason };

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
  return romeInstant(day, time);
}

function leftOutReason(
  { from, to, warehouseIds, segmentIds }: BlockVisibility,
  audience: Audience,
): LeftOutReason | null {
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
): { shown: SeedBlock[]; leftOut: LeftOutBlock[] } {
  const shown: SeedBlock[] = [];
  const leftOut: LeftOutBlock[] = [];
  for (const block of blocks) {
    const reason = block.visibility ? leftOutReason(block.visibility, audience) : null;
    if (reason) leftOut.push({ block, reason });
    else shown.push(block);
  }
  return { shown, leftOut };
}
