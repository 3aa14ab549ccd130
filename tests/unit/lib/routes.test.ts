import { readdirSync } from "node:fs";
import { config } from "@/middleware";
import { DEFAULT_LOCALE, LOCALES } from "@/config/locales.mjs";
import { ROUTES, segmentsWhere } from "@/config/routes.mjs";

const folders = (path: string) =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

const isGroup = (name: string) => name.startsWith("(");

function pageSegments(path: string): string[] {
  return folders(path).flatMap((name) => (isGroup(name) ? pageSegments(`${path}/${name}`) : name));
}

const isAddress = (name: string) => !/^[[~]/.test(name) && !name.includes(".");

it("the table of routes lists every first segment of the app folder", () => {
  const segments = [...pageSegments("app/[locale]"), ...folders("app")].filter(isAddress);
  expect(new Set(segments)).toEqual(new Set(Object.keys(ROUTES)));
});

it("the middleware runs for exactly the routes that need a log-in", () => {
  const paths = `/(${segmentsWhere(({ access }) => access).join("|")})/:path*`;
  const prefixes = LOCALES.map((locale) => (locale === DEFAULT_LOCALE ? "" : `/${locale}`));
  expect(config.matcher).toEqual(prefixes.map((prefix) => `${prefix}${paths}`));
});
