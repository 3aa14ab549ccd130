import { SIDE, type Picture } from "./layers";
import { bag } from "./packs/bag";
import { bottle } from "./packs/bottle";
import { box } from "./packs/box";
import { can } from "./packs/can";
import { carton } from "./packs/carton";
import { eggBox } from "./packs/egg-box";
import { flask } from "./packs/flask";
import { jar } from "./packs/jar";
import { createPackContext, type PackComposer } from "./packs/pack-context";
import { loose } from "./packs/loose";
import { multipack } from "./packs/multipack";
import { net } from "./packs/net";
import { pouch } from "./packs/pouch";
import { roll } from "./packs/roll";
import { spray } from "./packs/spray";
import { tin } from "./packs/tin";
import { tray } from "./packs/tray";
import { tub } from "./packs/tub";
import { tube } from "./packs/tube";
import { wineBottle } from "./packs/wine-bottle";
import { wrap } from "./packs/wrap";
import type { Pack, PictureSpec } from "./spec";

const COMPOSERS: Record<Pack, PackComposer> = {
  loose,
  tray,
  net,
  bag,
  pouch,
  box,
  carton,
  bottle,
  "wine-bottle": wineBottle,
  jar,
  can,
  tin,
  tub,
  tube,
  wrap,
  "egg-box": eggBox,
  spray,
  flask,
  roll,
  multipack,
};

export function composePack(spec: PictureSpec): Picture {
  const context = createPackContext(spec);
  COMPOSERS[spec.pack](context);
  return { width: SIDE, height: SIDE, layers: context.layers };
}
