import { createHash } from "node:crypto";
import { join } from "node:path";
import { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Context } from "../../context";
import { pictureCache } from "../../pictures/cache";
import { renderLeafletPage } from "../../pictures/leaflet/page";
import { COMPOSER_VERSION } from "../../pictures/render";
import { pageSpec } from "./page-spec";

const WIDTHS = ["480", "960", "1440"] as const;
const FILE = /^([1-9]\d?)\.webp$/;

const wanted = z.object({
  width: z.enum(WIDTHS).transform(Number),
  slug: z.string().regex(/^[a-z0-9][a-z0-9-]{0,119}$/),
  file: z.string().regex(FILE),
});

/** Serves `/photo/v/{width}/{leaflet}/{page}.webp`, pages from 1. */
export async function leafletPictureRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const cache = pictureCache(join(context.config.DATA_DIR.replace("memory://", ".data"), "pictures"));
  app.get("/photo/v/:width/:slug/:file", async (request, reply) => {
    const asked = wanted.safeParse(request.params);
    const number = Number(FILE.exec(asked.data?.file ?? "")?.[1]);
    const spec = asked.data ? await pageSpec(context, asked.data.slug, number) : null;
    if (!spec || !asked.data) {
      return reply.code(404).header("cache-control", "public, max-age=60").type("text/plain").send("");
    }
    const { width } = asked.data;
    const text = JSON.stringify([COMPOSER_VERSION, "leaflet", width, spec]);
    const key = createHash("sha256").update(text).digest("hex").slice(0, 32);
    reply.header("etag", `"${key}"`).header("cache-control", "public, max-age=86400");
    if (request.headers["if-none-match"]?.includes(key)) return reply.code(304).send();
    reply.type("image/webp");
    if (request.method === "HEAD") return reply.send(Readable.from([]));
    return reply.send(await cache.get({ key, render: () => renderLeafletPage(spec, width) }));
  });
}
