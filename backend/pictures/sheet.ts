export type Stop = [offset: number, colour: string, opacity?: number];

const n = (value: number) => Math.round(value * 10) / 10;

function stopTags(stops: Stop[]): string {
  return stops
    .map(([offset, colour, opacity]) => {
      const alpha = opacity === undefined ? "" : ` stop-opacity="${Math.round(opacity * 1000) / 1000}"`;
      return `<stop offset="${offset}" stop-color="${colour}"${alpha}/>`;
    })
    .join("");
}

export type Box = { x: number; y: number; w: number; h: number };

/** Collects the marks of one vector layer together with its gradients and clips. */
export function sheet() {
  const defs: string[] = [];
  const body: string[] = [];
  const define = (make: (id: string) => string) => {
    const id = `d${defs.length}`;
    defs.push(make(id));
    return `url(#${id})`;
  };
  const fading = (id: string, at: string, stops: Stop[]) =>
    `<radialGradient id="${id}"${at}>${stopTags(stops)}</radialGradient>`;
  return {
    /** A gradient along a line in design units. */
    along: (x1: number, y1: number, x2: number, y2: number, ...stops: Stop[]) =>
      define(
        (id) =>
          `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${n(x1)}" y1="${n(y1)}" x2="${n(x2)}" y2="${n(y2)}">${stopTags(stops)}</linearGradient>`,
      ),
    /** A radial gradient that fills whatever shape uses it, from its middle to its rim. */
    round: (...stops: Stop[]) => define((id) => fading(id, "", stops)),
    /** A radial gradient in design units. */
    glow: (x: number, y: number, r: number, ...stops: Stop[]) =>
      define((id) =>
        fading(id, ` gradientUnits="userSpaceOnUse" cx="${n(x)}" cy="${n(y)}" r="${n(r)}"`, stops),
      ),
    clip: (d: string) => define((id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`),
    pattern: (w: number, h: number, marks: string, transform = "") =>
      define(
        (id) =>
          `<pattern id="${id}" width="${w}" height="${h}" patternUnits="userSpaceOnUse" patternTransform="${transform}">${marks}</pattern>`,
      ),
    path: (d: string, fill: string, more = "") => void body.push(`<path d="${d}" fill="${fill}" ${more}/>`),
    stroke: (d: string, colour: string, width: number, more = "") =>
      void body.push(
        `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`,
      ),
    ellipse: (x: number, y: number, rx: number, ry: number, fill: string, more = "") =>
      void body.push(
        `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${more}/>`,
      ),
    rect: (box: Box, radius: number, fill: string, more = "") =>
      void body.push(
        `<rect x="${n(box.x)}" y="${n(box.y)}" width="${n(box.w)}" height="${n(box.h)}" rx="${n(radius)}" fill="${fill}" ${more}/>`,
      ),
    raw: (svg: string) => void body.push(svg),
    /** Draws what `marks` draws inside the clip. */
    within: (clip: string, marks: () => void) => {
      body.push(`<g clip-path="${clip}">`);
      marks();
      body.push("</g>");
    },
    svg: () => `<defs>${defs.join("")}</defs>${body.join("")}`,
  };
}

export type Sheet = ReturnType<typeof sheet>;
