/** Lines and cubics only, so that outlines can be bent. */
type Segment =
  | { type: "M" | "L"; x: number; y: number }
  | { type: "C"; x1: number; y1: number; x2: number; y2: number; x: number; y: number }
  | { type: "Z" };

export type Outline = Segment[];
export type Bend = (x: number, y: number) => [number, number];

const formatNumber = (value: number) => String(Math.round(value * 10) / 10);

export function toPathData(outline: Outline, bend?: Bend): string {
  const at = (x: number, y: number) => {
    const [bx, by] = bend ? bend(x, y) : [x, y];
    return `${formatNumber(bx)} ${formatNumber(by)}`;
  };
  return outline
    .map((s) => {
      if (s.type === "Z") return "Z";
      if (s.type === "C") return `C${at(s.x1, s.y1)} ${at(s.x2, s.y2)} ${at(s.x, s.y)}`;
      return `${s.type}${at(s.x, s.y)}`;
    })
    .join("");
}

export function transformOutline(outline: Outline, transform: Bend): Outline {
  return outline.map((s) => {
    if (s.type === "Z") return s;
    const [x, y] = transform(s.x, s.y);
    if (s.type !== "C") return { type: s.type, x, y };
    const [x1, y1] = transform(s.x1, s.y1);
    const [x2, y2] = transform(s.x2, s.y2);
    return { type: "C", x1, y1, x2, y2, x, y };
  });
}

/** Edges are cut into short segments so that they can bend. */
export function polygon(...corners: [number, number][]): Outline {
  const outline: Outline = [];
  corners.forEach(([x, y], i) => {
    const [toX, toY] = corners[(i + 1) % corners.length] ?? [x, y];
    if (i === 0) outline.push({ type: "M", x, y });
    const pieces = Math.max(1, Math.min(16, Math.ceil(Math.hypot(toX - x, toY - y) / 24)));
    for (let k = 1; k <= pieces; k += 1) {
      outline.push({ type: "L", x: x + ((toX - x) * k) / pieces, y: y + ((toY - y) * k) / pieces });
    }
  });
  return [...outline, { type: "Z" }];
}

export function rectangle(x: number, y: number, w: number, h: number): Outline {
  return polygon([x, y], [x + w, y], [x + w, y + h], [x, y + h]);
}

const KAPPA = 0.5523;

export function ellipse(x: number, y: number, rx: number, ry: number): Outline {
  return [
    { type: "M", x: x - rx, y },
    { type: "C", x1: x - rx, y1: y - ry * KAPPA, x2: x - rx * KAPPA, y2: y - ry, x, y: y - ry },
    { type: "C", x1: x + rx * KAPPA, y1: y - ry, x2: x + rx, y2: y - ry * KAPPA, x: x + rx, y },
    { type: "C", x1: x + rx, y1: y + ry * KAPPA, x2: x + rx * KAPPA, y2: y + ry, x, y: y + ry },
    { type: "C", x1: x - rx * KAPPA, y1: y + ry, x2: x - rx, y2: y + ry * KAPPA, x: x - rx, y },
    { type: "Z" },
  ];
}

export function roundedRectangle(x: number, y: number, w: number, h: number, r: number): Outline {
  const k = r * (1 - KAPPA);
  const [right, bottom] = [x + w, y + h];
  return [
    { type: "M", x: x + r, y },
    { type: "L", x: x + w / 2, y },
    { type: "L", x: right - r, y },
    { type: "C", x1: right - k, y1: y, x2: right, y2: y + k, x: right, y: y + r },
    { type: "L", x: right, y: bottom - r },
    { type: "C", x1: right, y1: bottom - k, x2: right - k, y2: bottom, x: right - r, y: bottom },
    { type: "L", x: x + w / 2, y: bottom },
    { type: "L", x: x + r, y: bottom },
    { type: "C", x1: x + k, y1: bottom, x2: x, y2: bottom - k, x, y: bottom - r },
    { type: "L", x, y: y + r },
    { type: "C", x1: x, y1: y + k, x2: x + k, y2: y, x: x + r, y },
    { type: "Z" },
  ];
}

/** Includes control points. */
export function getBounds(outline: Outline): { x: number; y: number; w: number; h: number } {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const s of outline) {
    if (s.type === "Z") continue;
    left = Math.min(left, s.x);
    right = Math.max(right, s.x);
    top = Math.min(top, s.y);
    bottom = Math.max(bottom, s.y);
  }
  return left > right ? { x: 0, y: 0, w: 0, h: 0 } : { x: left, y: top, w: right - left, h: bottom - top };
}
