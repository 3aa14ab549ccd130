const PAGE = /^(.*\/photo\/v\/)(\d+)(\/[^/]+\/\d+\.webp)$/;
const WIDTHS = [480, 960, 1440];

/** `srcset` of a page the shop draws in three widths; undefined for a picture of one size. */
export function pageSources(url: string): string | undefined {
  const parts = PAGE.exec(url);
  return parts ? WIDTHS.map((width) => `${parts[1]}${width}${parts[3]} ${width}w`).join(", ") : undefined;
}

/** The page as large as the shop has it. */
export function largestPage(url: string): string {
  return url.replace(PAGE, (_all, before: string, _width, after: string) => `${before}1440${after}`);
}
