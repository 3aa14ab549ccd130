import type { PictureUrls } from "../domain/product";
import type { RawProduct } from "../schemas/product";

const HEX_COLOUR = /^#[0-9a-f]{6}$/i;

export function toColour({ productInfos }: RawProduct): Pick<PictureUrls, "colour"> {
  const colour = productInfos.PICTURE_COLOUR ?? "";
  return HEX_COLOUR.test(colour) ? { colour } : {};
}

/** A shop may send the thumbnail alone. */
const largeUrl = (mediumUrl: string, url: string): string =>
  mediumUrl ? url.replace("/photo/p/photo/", "/photo/p/large/") : url.replace("/thumb/", "/large/");

export function toPicture(raw: RawProduct, alt: string): PictureUrls | null {
  const medium = raw.mediaURLMedium || raw.mediaURL;
  if (!medium) return null;
  return {
    thumb: raw.mediaURL || medium,
    photo: medium,
    large: raw.mediaURLLarge || largeUrl(raw.mediaURLMedium, medium),
    alt,
    ...toColour(raw),
  };
}
