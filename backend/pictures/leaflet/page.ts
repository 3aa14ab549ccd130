import sharp, { type OverlayOptions } from "sharp";
import { brand } from "../../../brand.config";
import { darken, lighten } from "../colour";
import { renderPack, renderScene } from "../render";
import { type Box, createSvgBuilder } from "../svg-builder";
import { drawText } from "../lettering/draw-text";
import { drawOffer, layoutOffer } from "./offer";
import { type LeafletPageSpec, PAGE } from "./spec";

const COVER_SCENE: Box = { x: 0, y: 184, w: PAGE.width, h: 300 };

function buildPageSvg({ scene, title, leaflet, pageNumber, offers }: LeafletPageSpec): string {
  const builder = createSvgBuilder();
  const ink = darken(scene.accent, 0.55);
  const isCover = pageNumber === 1;
  builder.rect(
    { x: 0, y: 0, w: PAGE.width, h: PAGE.height },
    0,
    builder.verticalGradient(0, PAGE.height, [0, lighten(scene.ground, 0.25)], [1, scene.ground]),
  );
  drawText(builder, brand.name, { x: 53, y: 26, w: 120, h: 34 }, ink, {
    face: "script",
    align: "left",
    lines: 1,
  });
  if (isCover) {
    drawText(builder, title, { x: 53, y: 78, w: 774, h: 84 }, ink, { face: "serif", max: 104, lines: 1 });
  } else {
    drawText(builder, leaflet, { x: 520, y: 34, w: 307, h: 22 }, ink, {
      face: "sans",
      align: "right",
      lines: 1,
    });
    drawText(builder, title, { x: 53, y: 86, w: 774, h: 62 }, ink, {
      face: "serif",
      align: "left",
      max: 78,
      lines: 1,
    });
  }
  drawText(builder, String(pageNumber), { x: 400, y: 1060, w: 80, h: 18 }, ink, { face: "sans", lines: 1 });
  for (const offer of offers) drawOffer(builder, offer);
  return builder.svg();
}

async function roundCorners(picture: Buffer, side: number, scale: number): Promise<Buffer> {
  const mask = `<svg width="${side}" height="${side}"><rect width="${side}" height="${side}" rx="${14 * scale}"/></svg>`;
  return sharp(picture)
    .resize(side, side)
    .composite([{ input: Buffer.from(mask), blend: "dest-in" }])
    .png({ compressionLevel: 1 })
    .toBuffer();
}

export async function renderLeafletPage(spec: LeafletPageSpec, width: number): Promise<Buffer> {
  const scale = width / PAGE.width;
  const px = (units: number) => Math.round(units * scale);
  const overlays: OverlayOptions[] = [];
  if (spec.pageNumber === 1) {
    const scene = await renderScene(spec.scene, "3x1", px(COVER_SCENE.w));
    const input = await sharp(scene).resize(px(COVER_SCENE.w), px(COVER_SCENE.h)).toBuffer();
    overlays.push({ input, left: 0, top: px(COVER_SCENE.y) });
  }
  // Sequential: a page must not take every core from the API.
  for (const offer of spec.offers) {
    const { picture } = offer;
    if (!picture) continue;
    const pictureBox = layoutOffer(offer).picture;
    const side = px(pictureBox.w);
    const input = await roundCorners(await renderPack(picture, side), side, scale);
    overlays.push({ input, left: px(pictureBox.x), top: px(pictureBox.y) });
  }
  const height = px(PAGE.height);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${PAGE.width} ${PAGE.height}">${buildPageSvg(spec)}</svg>`;
  return sharp(Buffer.from(svg))
    .composite(overlays)
    .removeAlpha()
    .webp({ quality: 80, effort: 2 })
    .toBuffer();
}
