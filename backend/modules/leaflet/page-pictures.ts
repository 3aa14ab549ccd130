import { join } from "node:path";
import type { Context } from "../../context";
import { createPictureCache, createPictureJob } from "../../pictures/cache";
import type { LeafletPageSpec } from "../../pictures/leaflet/spec";

export const PAGE_WIDTHS = ["480", "960", "1440"] as const;

export const createPageCache = ({ config }: Context) =>
  createPictureCache(join(config.DATA_DIR.replace("memory://", ".data"), "pictures"));

export const pagePictureJob = (spec: LeafletPageSpec, width: number, { draw }: Context) =>
  createPictureJob({ kind: "leaflet", spec, width }, draw);
