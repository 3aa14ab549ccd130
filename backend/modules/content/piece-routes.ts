import { and, arrayContains, asc, eq, gte, isNull, lte, or, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { WireMailParameters, WireSlides, WireStoryView } from "../../../lib/ebsn/schemas/content-piece";
import type { WireWpDocument } from "../../../lib/ebsn/schemas/wordpress";
import type { Context } from "../../context";
import type { Db } from "../../db/client";
import { mailParameters, slide, story, uxBlock } from "../../db/schema";
import { id as pieceId, number } from "../../http/number";
import { isDraftPreview } from "../../preview-clock";
import { shopDate } from "../../shop-dates";
import { parseWpParams, parseWpQuery, sendNotFound } from "./errors";

const MAX_TIMESTAMP = 4_102_444_800;

const slidesSchema = z.object({
  slider: pieceId,
  timestamp: number.pipe(z.number().int().min(0).max(MAX_TIMESTAMP)),
  service: pieceId,
});
const storySchema = z.object({
  token: z.string().max(200).default(""),
  version: z.string().max(20).default("published"),
});

const slideWire = ({ slideId, title, content, scene, link }: typeof slide.$inferSelect) => ({
  id: slideId,
  title,
  content,
  link,
  image: `/photo/s/3x1/1440/${scene}.webp`,
});

const findSlides = (db: Db, sliderId: number, deliveryServiceId: number, day: string) =>
  db
    .select()
    .from(slide)
    .where(
      and(
        eq(slide.sliderId, sliderId),
        or(isNull(slide.validFrom), lte(slide.validFrom, day)),
        or(isNull(slide.validTo), gte(slide.validTo, day)),
        or(
          sql`cardinality(${slide.deliveryServiceIds}) = 0`,
          arrayContains(slide.deliveryServiceIds, [deliveryServiceId]),
        ),
      ),
    )
    .orderBy(asc(slide.position));

function storyWire({
  storyId,
  uuid,
  name,
  slug,
  content,
  published,
}: typeof story.$inferSelect): WireStoryView {
  return {
    story: {
      id: storyId,
      uuid,
      name,
      slug,
      content,
      published_at: published ? `${published}T08:00:00.000Z` : null,
    },
  };
}

export async function contentPieceRoutes(
  app: FastifyInstance,
  { db, clock, config }: Context,
): Promise<void> {
  app.get("/p/wp-json/wp/v2/new_slides/:slider/:timestamp/:service", async (request): Promise<WireSlides> => {
    const { slider, timestamp, service } = parseWpParams(request, slidesSchema);
    const day = shopDate(new Date(timestamp * 1000));
    return (await findSlides(db, slider, service, day)).map(slideWire);
  });

  app.get("/p/wp-json/wp/v2/slides_by_id/:slider", async (request): Promise<WireSlides> => {
    const { slider } = parseWpParams(request, z.object({ slider: pieceId }));
    const rows = await db.select().from(slide).where(eq(slide.sliderId, slider)).orderBy(asc(slide.position));
    return rows.map(slideWire);
  });

  app.get("/p/wp-json/wp/v2/ux-blocks", async (request): Promise<WireWpDocument[]> => {
    const { slug } = parseWpQuery(request, z.object({ slug: z.string().max(200).optional() }));
    const rows = await db
      .select()
      .from(uxBlock)
      .where(slug === undefined ? undefined : eq(uxBlock.slug, slug))
      .orderBy(asc(uxBlock.uxBlockId));
    return rows.map((row) => ({
      id: row.uxBlockId,
      slug: row.slug,
      type: "ux-blocks",
      title: { rendered: row.title },
      content: { rendered: row.content },
    }));
  });

  app.get("/p/wp-json/wp/v2/get_mail_pars", async (request): Promise<WireMailParameters> => {
    const { form_id: formId } = parseWpQuery(request, z.object({ form_id: pieceId }));
    const [row] = await db.select().from(mailParameters).where(eq(mailParameters.formId, formId));
    return row?.parameters ?? {};
  });

  app.get("/v2/cdn/stories/:id", async (request, reply) => {
    const { id } = parseWpParams(request, z.object({ id: pieceId }));
    const { token, version } = parseWpQuery(request, storySchema);
    if (token !== config.STORIES_API_TOKEN) return reply.code(401).send({ error: "Unauthorized" });
    const [row] = await db.select().from(story).where(eq(story.storyId, id));
    const isReleased = row?.published && row.published <= shopDate(clock.now());
    if (!row || !(isReleased || version === "draft" || isDraftPreview())) return sendNotFound(reply);
    return storyWire(row);
  });
}
