export type Stop = [offset: number, colour: string, opacity?: number];

const roundNumber = (value: number) => Math.round(value * 10) / 10;

function stopTags(stops: Stop[]): string {
  return stops
    .map(([offset, colour, opacity]) => {
      const alpha = opacity === undefined ? "" : ` stop-opacity="${Math.round(opacity * 1000) / 1000}"`;
      return `<stop offset="${offset}" stop-color="${colour}"${alpha}/>`;
    })
    .join("");
}

export type Box = { x: number; y: number; w: number; h: number };

export function createSvgBuilder() {
  const defs: string[] = [];
  const body: string[] = [];
  const define = (make: (id: string) => string) => {
    const id = `d${defs.length}`;
    defs.push(make(id));
    return `url(#${id})`;
  };
  const radialGradientTag = (id: string, at: string, stops: Stop[]) =>
    `<radialGradient id="${id}"${at}>${stopTags(stops)}</radialGradient>`;
  const linearGradient = (x1: number, y1: number, x2: number, y2: number, ...stops: Stop[]) =>
    define(
      (id) =>
        `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${roundNumber(x1)}" y1="${roundNumber(y1)}" x2="${roundNumber(x2)}" y2="${roundNumber(y2)}">${stopTags(stops)}</linearGradient>`,
    );
  return {
    linearGradient,
    horizontalGradient: (x1: number, x2: number, ...stops: Stop[]) => linearGradient(x1, 0, x2, 0, ...stops),
    verticalGradient: (y1: number, y2: number, ...stops: Stop[]) => linearGradient(0, y1, 0, y2, ...stops),
    radialGradient: (...stops: Stop[]) => define((id) => radialGradientTag(id, "", stops)),
    radialGradientAt: (x: number, y: number, r: number, ...stops: Stop[]) =>
      define((id) =>
        radialGradientTag(
          id,
          ` gradientUnits="userSpaceOnUse" cx="${roundNumber(x)}" cy="${roundNumber(y)}" r="${roundNumber(r)}"`,
          stops,
        ),
      ),
    clip: (d: string) => define((id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`),
    pattern: (w: number, h: number, marks: string, transform = "") =>
      define(
        (id) =>
          `<pattern id="${id}" width="${w}" height="${h}" patternUnits="userSpaceOnUse" patternTransform="${transform}">${marks}</pattern>`,
      ),
    path: (d: string, fill: string, attributes = "") =>
      void body.push(`<path d="${d}" fill="${fill}" ${attributes}/>`),
    stroke: (d: string, colour: string, width: number, attributes = "") =>
      void body.push(
        `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${roundNumber(width)}" stroke-linecap="round" stroke-linejoin="round" ${attributes}/>`,
      ),
    ellipse: (x: number, y: number, rx: number, ry: number, fill: string, attributes = "") =>
      void body.push(
        `<ellipse cx="${roundNumber(x)}" cy="${roundNumber(y)}" rx="${roundNumber(rx)}" ry="${roundNumber(ry)}" fill="${fill}" ${attributes}/>`,
      ),
    rect: (box: Box, radius: number, fill: string, attributes = "") =>
      void body.push(
        `<rect x="${roundNumber(box.x)}" y="${roundNumber(box.y)}" width="${roundNumber(box.w)}" height="${roundNumber(box.h)}" rx="${roundNumber(radius)}" fill="${fill}" ${attributes}/>`,
      ),
    raw: (svg: string) => void body.push(svg),
    withClip: (clip: string, marks: () => void) => {
      body.push(`<g clip-path="${clip}">`);
      marks();
      body.push("</g>");
    },
    svg: () => `<defs>${defs.join("")}</defs>${body.join("")}`,
  };
}

export type SvgBuilder = ReturnType<typeof createSvgBuilder>;
