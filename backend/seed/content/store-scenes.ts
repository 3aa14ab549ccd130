import { stores } from "../delivery/stores";
import { registerScene } from "./scenes";

const scenes = new Map(
  stores.map(({ slug, picture: { art, ground, accent } }) => [
    slug,
    registerScene(`negozio-${slug}`, "store", art, ground, accent),
  ]),
);

export const storeScene = (slug: string): string => scenes.get(slug) ?? "";
