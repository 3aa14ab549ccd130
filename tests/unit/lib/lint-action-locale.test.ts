import { Linter } from "eslint";
import { ACTION_LOCALE } from "@/config/eslint/action-locale.mjs";

const countErrors = (code: string) =>
  new Linter().verify(code, { rules: { "no-restricted-syntax": ["error", ...ACTION_LOCALE] } }).length;

const inAction = (code: string) => `"use server";\n${code}`;

test.each([
  'import { fetchAsVisitor } from "@/lib/gateway/as-visitor";',
  'import { fetchResponseAsVisitor } from "@/lib/gateway/as-visitor";',
  'import { getLocale } from "next-intl/server";',
  "getTranslations();",
  'getTranslations("backoffice");',
])("lint forbids %s in server actions only", (code) => {
  expect(countErrors(inAction(code))).toBe(1);
  expect(countErrors(code)).toBe(0);
});

test.each([
  'import { fetchResponse, submitAsVisitor } from "@/lib/gateway/as-visitor";',
  "getTranslations({ locale });",
])("lint allows %s in server actions", (code) => {
  expect(countErrors(inAction(code))).toBe(0);
});
