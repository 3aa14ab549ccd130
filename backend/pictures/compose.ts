import { SIDE, type Picture } from "./layers";
import { bag } from "./packs/bag";
import { bottle } from "./packs/bottle";
import { box } from "./packs/box";
import { kitFor, type Composer } from "./packs/kit";
import { loose } from "./packs/loose";
import { tin } from "./packs/tin";
import { can } from "./packs/can";
import { carton } from "./packs/carton";
import { jar } from "./packs/jar";
import { wineBottle } from "./packs/wine-bottle";
import type { Pack, PictureSpec } from "./spec";

const COMPOSERS: Record<Pack, Composer> = {
  loose,
  tray: loose,
  net: loose,
  bag,
  pouch: bag,
  box,
  carton,
  bottle,
  "wine-bottle": wineBottle,
  jar,
  can,
  tin,
  tub: tin,
  tube: bottle,
  wrap: bag,
  "egg-box": box,
  spray: bottle,
  flask: bottle,
  roll: bag,
  multipack: box,
};

/** The layers of a pack shot, back to front. */
export function composePack(spec: PictureSpec): Picture {
  const kit = kitFor(spec);
  COMPOSERS[spec.pack](kit);
  return { width: SIDE, height: SIDE, layers: kit.layers };
}
