import { readFileSync } from "node:fs";
import { themeColours } from "@/lib/theme-colours";

const [light = "", dark = ""] = readFileSync("app/tokens.css", "utf8").split("prefers-color-scheme: dark");

const token = (css: string, name: string) => new RegExp(`--${name}: (#[\\da-f]{6});`).exec(css)?.[1];

it.each(Object.entries(themeColours))("%s is the colour of the token of its name", (name, colours) => {
  expect(colours).toEqual({ light: token(light, name), dark: token(dark, name) });
});
