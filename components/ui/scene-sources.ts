const SCENE = /^(.*\/photo\/s\/[^/]+\/)(\d+)(\/[^/]+\.webp)$/;
const WIDTHS = [240, 480, 720, 960, 1440];

/** `srcset` of a picture of the shop's scenes from `least` px on; "" for any other address, which has one size. */
export function sceneSources(url: string, least: 240 | 480 = 480): string {
  const parts = SCENE.exec(url);
  if (!parts) return "";
  return WIDTHS.filter((width) => width >= least)
    .map((width) => `${parts[1]}${width}${parts[3]} ${width}w`)
    .join(", ");
}

/** The same scene in the given width; any other address as it is. */
export function sceneAt(url: string, width: 240 | 480 | 720 | 960 | 1440): string {
  return url.replace(SCENE, `$1${width}$3`);
}
