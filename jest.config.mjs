import nextJest from "next/jest.js";
import { readBrandColours } from "./config/brand-colours.mjs";

// Not Italy's time zone, so that code that relies on the machine's zone fails.
process.env.TZ = "America/New_York";
// Keeps Next from loading .env.
process.env.__NEXT_PROCESSED_ENV = "true";
process.env.MADIA_COLOURS = JSON.stringify(readBrandColours());

const createJestConfig = nextJest({ dir: "./" });

const ESM_PACKAGES = [
  "next-intl",
  "use-intl",
  "intl-messageformat",
  "icu-minify",
  "@formatjs",
  "swr",
  "nock",
  "@mswjs",
  "fast-check",
  "pure-rand",
  "@base-ui",
  "iron-session",
  "uncrypto",
  "date-fns",
  "entities",
  "react-hook-form",
  "@hookform",
  "embla-carousel",
  "embla-carousel-react",
  "embla-carousel-reactive-utils",
  "@electric-sql",
  "@opentelemetry",
  "light-my-request",
  "cookie",
];

const shared = {
  cacheDirectory: "<rootDir>/node_modules/.cache/jest",
  // In Jest's sandbox each use of a global is a slow lookup, felt in loops over pixels and in each query of drizzle.
  sandboxInjectedGlobals: ["Math", "Object"],
  clearMocks: true,
  restoreMocks: true,
  moduleNameMapper: {
    "^server-only$": "<rootDir>/tests/support/jest-empty.ts",
    "^client-only$": "<rootDir>/tests/support/jest-empty.ts",
    "^next/cache$": "<rootDir>/tests/support/jest-next-cache.ts",
    "^@/(.*)$": "<rootDir>/$1",
  },
  modulePathIgnorePatterns: ["<rootDir>/.next/", "<rootDir>/.data"],
  watchPathIgnorePatterns: ["<rootDir>/.data"],
};

const nodeSetup = [
  "<rootDir>/tests/support/jest-console.ts",
  "<rootDir>/tests/support/jest-network.ts",
  "<rootDir>/tests/support/jest-budgets.ts",
];

/**
 * next/jest fills in its own transformIgnorePatterns, so ours are set on its answer.
 * @param {import("jest").Config} config
 */
async function project(config) {
  const made = await createJestConfig({ ...shared, ...config })();
  return {
    ...made,
    transform: {
      ...(config.displayName === "contract" && {
        "/backend/.+\\.ts$": "<rootDir>/tests/support/jest-backend/transform.mjs",
      }),
      "/@electric-sql/pglite/.+\\.cjs$": "<rootDir>/tests/support/jest-pglite.cjs",
      ...made.transform,
    },
    transformIgnorePatterns: [
      `/node_modules/(?!(?:${ESM_PACKAGES.join("|")})/)`,
      "^.+\\.module\\.(css|sass|scss)$",
    ],
  };
}

export default async function config() {
  return {
    cacheDirectory: "<rootDir>/node_modules/.cache/jest",
    // Rendering and databases leave no core idle; Jest's default keeps one free.
    maxWorkers: "100%",
    // Generous, as tests may wait for seconds on a busy machine.
    testTimeout: 30_000,
    projects: await Promise.all([
      project({
        displayName: "node",
        testEnvironment: "<rootDir>/tests/support/jest-node.mjs",
        testMatch: ["<rootDir>/tests/unit/**/*.test.ts?(x)"],
        setupFilesAfterEnv: nodeSetup,
      }),
      project({
        displayName: "contract",
        testEnvironment: "<rootDir>/tests/support/jest-backend/environment.mjs",
        testMatch: ["<rootDir>/tests/contract/**/*.test.ts?(x)"],
        globalSetup: "<rootDir>/tests/support/jest-contract-start.ts",
        globalTeardown: "<rootDir>/tests/support/jest-contract-stop.ts",
        setupFilesAfterEnv: [...nodeSetup, "<rootDir>/tests/support/jest-contract.ts"],
      }),
      project({
        displayName: "jsdom",
        testEnvironment: "<rootDir>/tests/support/jest-jsdom.mjs",
        testMatch: ["<rootDir>/tests/components/**/*.test.ts?(x)"],
        setupFilesAfterEnv: [
          "<rootDir>/tests/support/jest-console.ts",
          "<rootDir>/tests/support/jest-browser.ts",
        ],
      }),
    ]),
  };
}
