import { asc } from "drizzle-orm";
import type { FastifyBaseLogger } from "fastify";
import type { Context } from "../../context";
import { leaflet } from "../../db/schema";
import { createPageCache, PAGE_WIDTHS, pagePictureJob } from "./page-pictures";
import { findPageSpec } from "./page-spec";

const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve(), { once: true }));

/** One at a time, so that a picture that somebody waits for is not behind them; what is on disk already is not drawn. */
export async function drawPagesAhead(
  context: Context,
  log: Pick<FastifyBaseLogger, "error">,
  signal: AbortSignal,
): Promise<void> {
  // Without a process of its own, drawing would delay calls.
  if (!context.draw) return;
  const cache = createPageCache(context);
  const stopped = aborted(signal);
  const rows = await context.db.select().from(leaflet).orderBy(asc(leaflet.leafletId));
  for (const { slug, pages } of rows)
    for (const { pageNumber } of pages) {
      if (signal.aborted) return;
      const spec = await findPageSpec(context, slug, pageNumber);
      if (!spec) continue;
      for (const width of PAGE_WIDTHS) {
        if (signal.aborted) return;
        const drawn = cache.get(pagePictureJob(spec, Number(width), context)).catch((error: unknown) => {
          if (!signal.aborted) log.error(error);
        });
        await Promise.race([drawn, stopped]);
      }
    }
}
