import { z } from "zod";
import { id, list, text } from "./lenient";

export const countryListSchema = z.object({
  results: list(z.object({ countryId: id, name: text, iso: text })),
});

export const provinceListSchema = z.object({ results: list(z.object({ province: text, name: text })) });

export type Country = z.output<typeof countryListSchema>["results"][number];
export type Province = z.output<typeof provinceListSchema>["results"][number];
