const SCENE = /^(\/photo\/s\/)[^/]+\/\d+(\/[^/]+\.webp)$/;
const WIDTH = 1440;

/** Google's recommended ratios where the shop renders them; else the picture alone. */
export function pictureRatios(picture: string): string[] {
  if (!picture) return [];
  const [, start, end] = SCENE.exec(picture) ?? [];
  if (!start || !end) return [picture];
  return ["1x1", "4x3", "16x9"].map((ratio) => `${start}${ratio}/${WIDTH}${end}`);
}
