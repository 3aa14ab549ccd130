import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { ConcurrencyLimit } from "../../config/concurrency-limit.mjs";
import { drawHere } from "./draw-here";
import type { DrawPicture, PictureRequest } from "./request";
import { COMPOSER_VERSION } from "./version";

/** A picture's address stays when its product or the composer changes; its ETag does not. */
export const PICTURE_CACHE_CONTROL = "public, max-age=86400, stale-while-revalidate=604800";

/** `key` identifies the content. */
export type PictureJob = { key: string; render: () => Promise<Buffer> };

function hashKey(...parts: unknown[]): string {
  return createHash("sha256")
    .update(JSON.stringify([COMPOSER_VERSION, ...parts]))
    .digest("hex")
    .slice(0, 32);
}

const keyParts = (request: PictureRequest) =>
  request.kind === "scene"
    ? [request.kind, request.format, request.width, request.spec]
    : [request.kind, request.width, request.spec];

export function createPictureJob(request: PictureRequest, draw: DrawPicture = drawHere): PictureJob {
  return { key: hashKey(...keyParts(request)), render: () => draw(request) };
}

export type PictureCache = { get(job: PictureJob): Promise<Buffer> };

const MAX_CONCURRENT_RENDERS = 2;

/** Concurrent requests for a picture share one rendering. */
export function createPictureCache(dir: string): PictureCache {
  const inFlight = new Map<string, Promise<Buffer>>();
  const rendering = new ConcurrencyLimit(MAX_CONCURRENT_RENDERS);

  async function readOrRender({ key, render }: PictureJob): Promise<Buffer> {
    const file = path.join(dir, key.slice(0, 2), `${key}.webp`);
    const cached = await readFile(file).catch(() => null);
    if (cached) return cached;
    const picture = await rendering.run(render);
    await writePicture(file, picture);
    return picture;
  }

  return {
    get(job) {
      const pending = inFlight.get(job.key);
      if (pending) return pending;
      const promise = readOrRender(job).finally(() => inFlight.delete(job.key));
      inFlight.set(job.key, promise);
      return promise;
    },
  };
}

/** Renamed when complete, so that no reader sees a partial file; write errors are ignored. */
async function writePicture(file: string, picture: Buffer): Promise<void> {
  const tempFile = `${file}.${randomUUID()}.tmp`;
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(tempFile, picture);
    await rename(tempFile, file);
  } catch {
    await rm(tempFile, { force: true }).catch(() => undefined);
  }
}
