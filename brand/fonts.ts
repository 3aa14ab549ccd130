import localFont from "next/font/local";

const display = localFont({
  src: "../node_modules/@fontsource/fraunces/files/fraunces-latin-600-normal.woff2",
  weight: "600",
  display: "swap",
  preload: false,
  variable: "--brand-display",
  adjustFontFallback: false,
  fallback: ["Fraunces as Times", "Fraunces as Noto", "Georgia", "serif"],
});

const text = localFont({
  src: "../node_modules/@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2",
  weight: "200 900",
  display: "swap",
  preload: false,
  variable: "--brand-text",
  adjustFontFallback: false,
  fallback: ["Source Sans as Arial", "Source Sans as Roboto", "system-ui", "sans-serif"],
});

export const fontClass = `${display.variable} ${text.variable}`;
