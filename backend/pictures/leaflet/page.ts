import sharp, { type OverlayOptions } from "sharp";
import { darker, lighter } from "../colour";
import { renderPack, renderScene } from "../render";
import { type Box, sheet } from "../sheet";
import { cardOf, drawOffer, letter, placesIn } from "./offer";
import { type LeafletPageSpec, PAGE } from "./spec";

const COVER_SCENE: Box = { x: 0, y: 184, w: PAGE.width, h: 300 };

function ground({ scene, title, leaflet, pageNumber, offers }: LeafletPageSpec): string {
  const marks = sheet();
  const ink = darker(scene.accent, 0.55);
  const cover = pageNumber === 1;
  marks.rect(
    { x: 0, y: 0, w: PAGE.width, h: PAGE.height },
    0,
    marks.along(0, 0, 0, PAGE.height, [0, lighter(scene.ground, 0.25)], [1, scene.ground]),
  );
  letter(marks, "Madia", { x: 53, y: 26, w: 120, h: 34 }, ink, { face: "script", align: "left", lines: 1 });
  if (cover) {
    letter(marks, title, { x: 53, y: 78, w: 774, h: 84 }, ink, { face: "serif", max: 104, lines: 1 });
  } else {
    letter(marks, leaflet, { x: 520, y: 34, w: 307, h: 22 }, ink, { face: "sans", align: "right", lines: 1 });
    letter(marks, title, { x: 53, y: 86, w: 774, h: 62 }, ink, {
      face: "serif",
      align: "left",
      max: 78,
      lines: 1,
    });
  }
  letter(marks, String(pageNumber), { x: 400, y: 1060, w: 80, h: 18 }, ink, { face: "sans", lines: 1 });
  for (const offer of offers) drawOffer(marks, offer);
  return marks.svg();
}

async function rounded(picture: Buffer, side: number, by: number): Promise<Buffer> {
  const mask = `<svg width="${side}" height="${side}"><rect width="${side}" height="${side}" rx="${14 * by}"/></svg>`;
  return sharp(picture)
    .resize(side, side)
    .composite([{ input: Buffer.from(mask), blend: "dest-in" }])
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** A leaflet's page with its offers drawn where its areas say, as WebP, `width` pixels wide. */
export async function renderLeafletPage(spec: LeafletPageSpec, width: number): Promise<Buffer> {
  const by = width / PAGE.width;
  const px = (units: number) => Math.round(units * by);
  const overlays: OverlayOptions[] = [];
  if (spec.pageNumber === 1) {
    const scene = await renderScene(spec.scene, "3x1", px(COVER_SCENE.w));
    const input = await sharp(scene).resize(px(COVER_SCENE.w), px(COVER_SCENE.h)).toBuffer();
    overlays.push({ input, left: 0, top: px(COVER_SCENE.y) });
  }
  // One after another: a page must not take every core from the shop's own calls.
  for (const { picture, box } of spec.offers) {
    if (!picture) continue;
    const place = placesIn(cardOf(box)).picture;
    const side = px(place.w);
    const input = await rounded(await renderPack(picture, side), side, by);
    overlays.push({ input, left: px(place.x), top: px(place.y) });
  }
  const height = px(PAGE.height);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${PAGE.width} ${PAGE.height}">${ground(spec)}</svg>`;
  return sharp(Buffer.from(svg))
    .composite(overlays)
    .removeAlpha()
    .webp({ quality: 80, effort: 2 })
    .toBuffer();
}
