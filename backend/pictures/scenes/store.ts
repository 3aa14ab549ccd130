import { darken, lighten, mix } from "../colour";
import { createHeap, drawBackground, drawGroundShadow, type Stage, type SceneComposer } from "./stage";
import type { SvgBuilder } from "../svg-builder";

type Front = { left: number; top: number; width: number; floor: number };

function drawAwning(s: SvgBuilder, { left, top, width }: Front, depth: number, colour: string): void {
  const count = 9;
  const stripe = width / count;
  for (let i = 0; i < count; i += 1) {
    const x = left + i * stripe;
    const fill = i % 2 === 0 ? colour : lighten(colour, 0.82);
    s.path(
      `M${x} ${top}h${stripe}v${depth}a${stripe / 2} ${stripe / 2} 0 0 1 ${-stripe} 0Z`,
      fill,
      'opacity=".96"',
    );
  }
}

function drawWindows(s: SvgBuilder, stage: Stage, { left, top, width, floor }: Front): void {
  const { spec, unit } = stage;
  const glass = mix(spec.ground, "#cfe3ea", 0.6);
  const gap = width * 0.04;
  const door = width * 0.2;
  const height = floor - top;
  const pane = (x: number, w: number, h: number) =>
    s.rect(
      { x, y: floor - h, w, h },
      unit * 0.012,
      s.linearGradient(x, top, x + w, floor, [0, lighten(glass, 0.6)], [1, darken(glass, 0.12)]),
    );
  const side = (width - door - gap * 4) / 2;
  pane(left + gap, side, height * 0.82);
  pane(left + gap * 2 + side, door, height * 0.9);
  pane(left + gap * 3 + side + door, side, height * 0.82);
}

export const store: SceneComposer = (stage) => {
  const { spec, w, h, unit, layers } = stage;
  const s = drawBackground(stage, lighten(spec.ground, 0.2));
  const width = Math.min(w * 0.86, h * 1.5);
  const front = { left: (w - width) / 2, top: h * 0.36, width, floor: h * 0.86 };
  const wall = mix(spec.ground, spec.accent, 0.16);
  s.rect({ x: front.left, y: h * 0.14, w: width, h: front.floor - h * 0.14 }, unit * 0.02, wall);
  s.rect(
    { x: front.left + width * 0.2, y: h * 0.19, w: width * 0.6, h: h * 0.1 },
    unit * 0.02,
    darken(spec.accent, 0.2),
  );
  drawWindows(s, stage, front);
  drawAwning(s, { ...front, top: h * 0.33 }, h * 0.1, spec.accent);
  s.rect({ x: 0, y: front.floor, w, h: h - front.floor }, 0, darken(spec.ground, 0.12));
  drawGroundShadow(s, wall, w / 2, front.floor + h * 0.06, width * 0.46, h * 0.05, 0.5);
  const size = Math.min(width * 0.17, h * 0.2);
  const heap = (x: number) =>
    createHeap(stage, { x, base: h * 0.94, size, rows: [2, 3], tint: mix(spec.accent, "#403030", 0.3) });
  layers.push(
    { svg: s.svg() },
    { sprites: [...heap(front.left + width * 0.24), ...heap(front.left + width * 0.76)] },
  );
};
