/** Design units of a pack shot. */
export const SIDE = 960;

export type Shadow = { dx: number; dy: number; opacity: number; colour: string };

/** x and y are the centre. */
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
  /** Share of a dark tint, for sprites at the back of a heap. */
  dim?: number;
};

/** `clip` is path data. */
export type Layer = { svg: string } | { sprites: Sprite[]; clip?: string };

export type Picture = { width: number; height: number; layers: Layer[] };
