import { departments } from "@/backend/seed/catalogue/departments";
import { categoryTexts } from "@/backend/seed/catalogue/texts";
import { products } from "@/backend/seed/catalogue";
import en from "@/messages/en.json";
import it_ from "@/messages/it.json";

/** Generic claims that Dir. 2024/825 forbids without recognised excellent performance. */
const GENERIC =
  /\b(eco|ecologic[aoh]e?|ecologici|eco-?friendly|ecocompatibil[ei]|green|sostenibil[ei]|sustainable|amic[ao] dell'ambiente|rispett[ao]\w* l'ambiente|impatto zero|carbon neutral|climate neutral|biodegradabil[ei]|biodegradable)\b/i;

const claimsIn = (source: unknown): string[] =>
  Object.values(source as object).flatMap((value: unknown) =>
    typeof value === "string" ? (GENERIC.test(value) ? [value] : []) : value ? claimsIn(value) : [],
  );

test.each([
  ["messages in Italian", it_],
  ["messages in English", en],
  ["departments", departments.map(({ name, seo }) => ({ name, seo }))],
  ["texts of categories", categoryTexts],
  [
    "products",
    products.map(({ name, description, longDescription }) => ({ name, description, longDescription })),
  ],
])("%s make no generic green claim", (_source, texts) => {
  expect(claimsIn(texts)).toEqual([]);
});
