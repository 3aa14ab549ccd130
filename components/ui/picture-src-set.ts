const SCENE = /^(.*\/photo\/s\/[^/]+\/)(\d+)(\/[^/]+\.webp)$/;
const WIDTHS = [240, 480, 720, 960, 1440];

/** `srcset` of a picture available in several widths; "" for any other URL. */
export function pictureSrcSet(url: string, minWidth: 240 | 480 = 480): string {
  const parts = SCENE.exec(url);
  if (!parts) return "";
  return WIDTHS.filter((width) => width >= minWidth)
    .map((width) => `${parts[1]}${width}${parts[3]} ${width}w`)
    .join(", ");
}

export function pictureUrlAtWidth(url: string, width: 240 | 480 | 720 | 960 | 1440): string {
  return url.replace(SCENE, `$1${width}$3`);
}

/** The same scene composed as wide as a banner; "" for any other URL. */
export const bannerPicture = (url: string): string =>
  SCENE.test(url) ? url.replace(/\/photo\/s\/[^/]+\//, "/photo/s/3x1/") : "";
