import type { Backdrop, Identity } from "../brand/identity";
import type { Bend } from "../lettering/outline";
import type { Sprite } from "../layers";
import type { Random } from "../random";
import type { Box, SvgBuilder } from "../svg-builder";
import type { PictureSpec } from "../spec";

/** The printed face of a pack: `under` lies below the artwork, `over` above it. */
export type Panel = {
  full: Box;
  safe: Box;
  bend?: Bend;
  under: SvgBuilder;
  over: SvgBuilder;
  sprites: Sprite[];
  spec: PictureSpec;
  identity: Identity;
  rng: Random;
  backdrop?: Backdrop;
  /** Brand and name only, on packs that show the food itself. */
  isPlain?: boolean;
};

export type Zones = { brand: string; name: string; size: string };
