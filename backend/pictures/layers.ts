/** Design units of a pack shot; every width is rendered from this square. */
export const SIDE = 960;

export type Shadow = { dx: number; dy: number; opacity: number; colour: string };

/** One piece of artwork laid on the picture; x and y are its centre. */
export type Sprite = {
  art: string;
  x: number;
  y: number;
  size: number;
  /** Degrees, clockwise. */
  rotate?: number;
  mirror?: boolean;
  opacity?: number;
  shadow?: Shadow;
  /** Share of a dark tint laid over the piece: pieces at the back of a heap. */
  dim?: number;
};

/** Painted in order. `clip` is path data outside of which the pieces are cut off. */
export type Layer = { svg: string } | { sprites: Sprite[]; clip?: string };

export type Picture = { width: number; height: number; layers: Layer[] };
