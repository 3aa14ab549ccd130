import { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Context } from "../../context";
import { PICTURE_CACHE_CONTROL } from "../../pictures/cache";
import { createPageCache, PAGE_WIDTHS, pagePictureJob } from "./page-pictures";
import { findPageSpec } from "./page-spec";

const FILE_PATTERN = /^([1-9]\d?)\.webp$/;

const paramsSchema = z.object({
  width: z.enum(PAGE_WIDTHS).transform(Number),
  slug: z.string().regex(/^[a-z0-9][a-z0-9-]{0,119}$/),
  file: z.string().regex(FILE_PATTERN),
});

/** `/photo/v/{width}/{leaflet}/{page}.webp`; pages start at 1. */
export async function leafletPictureRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const cache = createPageCache(context);
  app.get("/photo/v/:width/:slug/:file", async (request, reply) => {
    const parsed = paramsSchema.safeParse(request.params);
    const number = Number(FILE_PATTERN.exec(parsed.data?.file ?? "")?.[1]);
    const spec = parsed.data ? await findPageSpec(context, parsed.data.slug, number) : null;
    if (!spec || !parsed.data) {
      return reply.code(404).header("cache-control", "public, max-age=60").type("text/plain").send("");
    }
    const job = pagePictureJob(spec, parsed.data.width, context);
    reply.header("etag", `"${job.key}"`).header("cache-control", PICTURE_CACHE_CONTROL);
    if (request.headers["if-none-match"]?.includes(job.key)) return reply.code(304).send();
    reply.type("image/webp");
    if (request.method === "HEAD") return reply.send(Readable.from([]));
    return reply.send(await cache.get(job));
  });
}
