const PAGE = /^(.*\/photo\/v\/)(\d+)(\/[^/]+\/\d+\.webp)$/;
const WIDTHS = [480, 960, 1440];

/** `srcset` of a page available in three widths; undefined for any other URL. */
export function pageSources(url: string): string | undefined {
  const parts = PAGE.exec(url);
  return parts ? WIDTHS.map((width) => `${parts[1]}${width}${parts[3]} ${width}w`).join(", ") : undefined;
}

export function largestPage(url: string): string {
  return url.replace(PAGE, (_all, before: string, _width, after: string) => `${before}1440${after}`);
}
