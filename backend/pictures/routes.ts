import { Readable } from "node:stream";
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { createPictureCache, createPictureJob, PICTURE_CACHE_CONTROL } from "./cache";
import type { DrawPicture, PictureRequest, SquareRequest } from "./request";
import { FORMATS, type Format, type SceneSpec, VIEWS, type View } from "./spec";

const PACK_WIDTHS = { thumb: 240, photo: 400, large: 960 } as const;
const SCENE_WIDTHS = [240, 480, 720, 960, 1440] as const;

export type PicturesOptions = {
  dir: string;
  draw?: DrawPicture | undefined;
  /** Before another size of a picture is served. */
  maxWaitMs?: number;
  /** Its pack without a view. */
  findProduct(code: string, view?: View): Promise<SquareRequest | null>;
  findScene(name: string): Promise<{ spec: SceneSpec } | null>;
};

const FILE_PARAM = { type: "string", pattern: "^[A-Za-z0-9][A-Za-z0-9_-]{0,79}\\.webp$" } as const;
const VIEW_NAME = new RegExp(`^(.+)_(${VIEWS.join("|")})$`);
const getName = (file: string) => file.slice(0, -".webp".length);

/** The larger ones first; of each kind the nearest. */
const otherWidths = (widths: readonly number[], width: number): number[] => [
  ...widths.filter((other) => other > width),
  ...widths.filter((other) => other < width).reverse(),
];

type PackParams = { size: keyof typeof PACK_WIDTHS; file: string };
type SceneParams = { format: Format; width: string; file: string };

/** Serves `/photo/p/{thumb|photo|large}/{code}[_{view}].webp` and `/photo/s/{format}/{width}/{name}.webp`. */
export const picturesPlugin: FastifyPluginAsync<PicturesOptions> = async (app, options) => {
  const { dir, draw, maxWaitMs } = options;
  const cache = createPictureCache(dir, maxWaitMs === undefined ? {} : { maxWaitMs });
  const createJob = (picture: PictureRequest) => createPictureJob(picture, draw);

  async function sendPicture(
    request: FastifyRequest,
    reply: FastifyReply,
    picture: PictureRequest | null,
    widths: readonly number[],
  ) {
    if (!picture)
      return reply.code(404).header("cache-control", "public, max-age=60").type("text/plain").send("");
    const job = createJob(picture);
    const etag = `"${job.key}"`;
    reply.header("etag", etag).header("cache-control", PICTURE_CACHE_CONTROL);
    const knownTags = request.headers["if-none-match"]?.split(",") ?? [];
    if (knownTags.some((tag) => tag.trim().replace(/^W\//, "") === etag)) return reply.code(304).send();
    reply.type("image/webp");
    // HEAD does not render; a stream avoids a wrong content-length.
    if (request.method === "HEAD") return reply.send(Readable.from([]));
    const getOthers = () =>
      otherWidths(widths, picture.width).map((width) => createJob({ ...picture, width }));
    const { picture: body, isSubstitute } = await cache.getDrawn(job, getOthers);
    // The picture itself is drawn meanwhile.
    if (isSubstitute) reply.removeHeader("etag").header("cache-control", "no-store");
    return reply.send(body);
  }

  app.get<{ Params: PackParams }>(
    "/photo/p/:size/:file",
    {
      schema: {
        params: {
          type: "object",
          properties: { size: { enum: Object.keys(PACK_WIDTHS) }, file: FILE_PARAM },
        },
      },
    },
    async (request, reply) => {
      const name = getName(request.params.file);
      const [, code = name, view] = VIEW_NAME.exec(name) ?? [];
      const found = await options.findProduct(code, view as View | undefined);
      const picture = found && { ...found, width: PACK_WIDTHS[request.params.size] };
      return sendPicture(request, reply, picture, Object.values(PACK_WIDTHS));
    },
  );

  app.get<{ Params: SceneParams }>(
    "/photo/s/:format/:width/:file",
    {
      schema: {
        params: {
          type: "object",
          properties: {
            format: { enum: Object.keys(FORMATS) },
            width: { enum: SCENE_WIDTHS.map(String) },
            file: FILE_PARAM,
          },
        },
      },
    },
    async (request, reply) => {
      const { format, width, file } = request.params;
      const scene = await options.findScene(getName(file));
      return sendPicture(
        request,
        reply,
        scene && { kind: "scene", spec: scene.spec, format, width: Number(width) },
        SCENE_WIDTHS,
      );
    },
  );
};
