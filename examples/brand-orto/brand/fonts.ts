import localFont from "next/font/local";

const face = localFont({
  src: "../node_modules/@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2",
  weight: "200 900",
  display: "swap",
  preload: false,
  variable: "--brand-text",
  adjustFontFallback: false,
  fallback: ["Source Sans as Arial", "Source Sans as Roboto", "system-ui", "sans-serif"],
});

/** One font for everything. */
export const fontClass = face.variable;
