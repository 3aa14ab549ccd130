import type { readBrandColours } from "../../config/brand-colours.mjs";

/** Of brand/colours.css, read by the build (next.config.mjs). */
export const themeColours = JSON.parse(process.env.MADIA_COLOURS ?? "") as ReturnType<
  typeof readBrandColours
>;
