import { readFileSync } from "node:fs";
import nextVitals from "eslint-config-next/core-web-vitals";
import nextTypescript from "eslint-config-next/typescript";
import regexp from "eslint-plugin-regexp";
import { ACTION_LOCALE } from "./config/eslint/action-locale.mjs";
import { fileRules } from "./config/eslint/file-rules.mjs";
import { importRules } from "./config/eslint/import-rules.mjs";
import { linkRules } from "./config/eslint/link-rules.mjs";

const SOURCE = ["app/**/*.{ts,tsx}", "components/**/*.{ts,tsx}", "lib/**/*.{ts,tsx}", "middleware.ts"];

/** @param {[group: string[], message: string][]} groups */
const restrictImports = (...groups) => ({
  "no-restricted-imports": [
    "error",
    { patterns: groups.map(([group, message]) => ({ group, message, allowTypeImports: false })) },
  ],
});

/** @param {string} folder */
const dependencies = (folder) =>
  Object.keys(
    JSON.parse(readFileSync(new URL(`${folder}package.json`, import.meta.url), "utf8")).dependencies,
  );

const BACKEND_PACKAGES = dependencies("./backend/").filter((name) => !dependencies("./").includes(name));

/** @type {[group: string[], message: string]} */
const BACKEND = [
  [
    "@madia/backend",
    "@/backend/**",
    "**/../backend/**",
    ...BACKEND_PACKAGES.flatMap((name) => [name, `${name}/**`]),
  ],
  "The storefront knows neither the backend nor its packages.",
];

/** @type {[group: string[], message: string]} */
const ALIAS = [
  ["@/*"],
  "Imports of lib are relative: the backend compiles parts of it, without Next's alias.",
];

const RAW_HTML = {
  selector: "JSXAttribute[name.name='dangerouslySetInnerHTML'], Property[key.name='dangerouslySetInnerHTML']",
  message: "Only Html and MessageText of components/ui show markup, after the policy of lib/html.",
};

const BARE_PATH = "CallExpression[callee.object.name='paths']";
const CHOICE = ":matches(LogicalExpression, ConditionalExpression)";
const LINK = "JSXAttribute[name.name=/^(?:href|action)$/] > JSXExpressionContainer";
const MOVE =
  "CallExpression:matches([callee.property.name=/^(?:assign|push|replace)$/], [callee.name=/edirect$/])";

/** `lib/paths/paths` knows no locale: a bare path leads English customers to Italian pages. */
const BARE_PATHS = [LINK, MOVE]
  .flatMap((way) => [`${way} > ${BARE_PATH}`, `${way} > ${CHOICE} > ${BARE_PATH}`])
  .map((selector) => ({ selector, message: "Put the locale in front: localizePath(locale)(paths.x())." }));

const BARE_SWR = {
  selector: "ImportDeclaration[source.value='swr'] > ImportDefaultSpecifier[local.name='useSWR']",
  message: "Use useSWR of lib/state/use-swr: it notices cleared data that comes back unchanged.",
};

const FETCH = {
  name: "fetch",
  message: "Only lib/ebsn and lib/content talk to a backend; the browser goes through lib/api/api-fetch.",
};

const STORAGES = ["localStorage", "sessionStorage"].map((name) => ({
  name,
  message: "Only lib/browser/storage reads and writes it, as browsers may block it.",
}));

/** Compiling each function for them is half of the work of lint. */
const REACT_RULES = nextVitals
  .flatMap(({ rules = {} }) => Object.keys(rules))
  .filter((name) => /^(?:react|react-hooks|jsx-a11y)\//.test(name));

const config = [
  {
    ignores: [
      ".next*/**",
      ".data*/**",
      "node_modules/**",
      "backend/dist*/**",
      "next-env.d.ts",
      "test-results/**",
      "playwright-report/**",
      "coverage/**",
    ],
  },
  ...nextVitals,
  ...nextTypescript,
  {
    plugins: { local: { rules: { ...fileRules, ...importRules, ...linkRules } } },
    linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: "error" },
    rules: {
      "local/kebab-case": "error",
      "local/descriptive-name": "error",
      "local/own-styles": "error",
      "local/layers": "error",
      "local/no-cycle": "error",
      "local/link": "error",
      "max-lines": ["error", { max: 300 }],
      complexity: ["error", { max: 20 }],
      "no-console": "error",
      eqeqeq: "error",
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/ban-ts-comment": "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "@next/next/no-html-link-for-pages": "off",
      "@next/next/no-img-element": "off",
    },
  },
  {
    files: SOURCE,
    rules: {
      "no-restricted-syntax": ["error", RAW_HTML, BARE_SWR, ...BARE_PATHS, ...ACTION_LOCALE],
      "no-restricted-globals": ["error", FETCH, ...STORAGES],
    },
  },
  {
    files: ["lib/ebsn/**", "lib/content/**", "lib/api/**"],
    rules: { "no-restricted-globals": ["error", ...STORAGES] },
  },
  {
    // One goes through all keys; the other has to fail where nothing can be stored.
    files: ["lib/session/form-drafts.ts", "lib/push/device.ts"],
    rules: { "no-restricted-globals": ["error", FETCH] },
  },
  {
    files: ["components/ui/html.tsx", "components/ui/message-text.tsx"],
    rules: { "no-restricted-syntax": "off" },
  },
  {
    files: ["{app,components,lib,server,config}/**", "middleware.ts", "instrumentation.ts"],
    rules: restrictImports(BACKEND),
  },
  {
    files: ["lib/**"],
    rules: restrictImports(BACKEND, ALIAS),
  },
  {
    files: ["lib/rules/**"],
    rules: restrictImports(BACKEND, ALIAS, [
      ["react", "next", "next/*"],
      "lib/rules is pure: no React, no I/O.",
    ]),
  },
  {
    files: ["backend/**"],
    rules: restrictImports([["@/*", "next", "next/*", "react"], "The backend is no part of the storefront."]),
  },
  {
    files: ["{app,backend,components,lib,server}/**", "middleware.ts"],
    ignores: ["backend/seed/**"],
    plugins: { regexp },
    rules: {
      "regexp/no-super-linear-backtracking": ["error", { report: "potential" }],
      "regexp/no-super-linear-move": ["error", { report: "potential" }],
    },
  },
  {
    // Components are .tsx files, and hooks of lib are named after what they are.
    files: ["**/*.{js,cjs,mjs,ts}"],
    ignores: ["{app,components}/**/*.ts", "lib/**/use-*.ts"],
    rules: Object.fromEntries(REACT_RULES.map((name) => [name, "off"])),
  },
  { files: ["**/*.cjs"], rules: { "@typescript-eslint/no-require-imports": "off" } },
  {
    files: ["scripts/**", "server/**", "backend/main.ts", "tests/bench/**", "tests/contract/run.ts"],
    rules: { "no-console": "off" },
  },
];

export default config;
