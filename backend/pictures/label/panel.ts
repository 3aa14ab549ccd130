import type { Backdrop, Identity } from "../brand/identity";
import type { Bend } from "../lettering/outline";
import type { Sprite } from "../layers";
import type { Random } from "../random";
import type { Box, Sheet } from "../sheet";
import type { PictureSpec } from "../spec";

/** The printed face of a pack: `under` lies beneath the artwork, `over` above it. */
export type Panel = {
  /** All that is printed. */
  full: Box;
  /** Where lettering may stand. */
  safe: Box;
  bend?: Bend;
  under: Sheet;
  over: Sheet;
  sprites: Sprite[];
  spec: PictureSpec;
  identity: Identity;
  draw: Random;
  /** Overrides the brand's own backdrop where a pack asks for another. */
  backdrop?: Backdrop;
  /** Brand and name alone, on packs that show the food itself. */
  plain?: boolean;
};

/** The colours the parts of a label stand on. */
export type Zones = { brand: string; name: string; size: string };
