import { brand } from "../../brand.config";

/** Written by scripts/lib/brand-files.mjs. */
const BRAND_PICTURE = { url: "/share.png", width: 1200, height: 630 };

const SCENE = /^\/photo\/s\/(\d+)x(\d+)\/(\d+)\//;

/** Of pictures whose address says it. */
function sizeOf(picture: string): { width: number; height: number } | undefined {
  const [across, down, width] = (SCENE.exec(picture) ?? []).slice(1).map(Number);
  if (!across || !down || !width) return undefined;
  return { width, height: Math.round((width * down) / across) };
}

/** What stands for a page in a message or a post: its own picture, or the brand's. */
export function sharePicture(picture: string | undefined, title: string) {
  return picture ? { url: picture, alt: title, ...sizeOf(picture) } : { ...BRAND_PICTURE, alt: brand.name };
}
