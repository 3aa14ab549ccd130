import type { KnipConfig } from "knip";

/** `--production` looks for what only tests use; there a module's own use of an export is enough. */
const isProduction = process.argv.includes("--production");

const config: KnipConfig = {
  workspaces: {
    ".": {
      entry: [
        "scripts/*.{mjs,ts}!",
        "next.config.{mjs,ts}!",
        // Started by its path; with the tests, which import it, knip finds it by itself.
        ...(isProduction ? ["server/main.mjs!"] : []),
        // Loaded by its path in next.config.
        "lib/cache-handler/index.mjs!",
        // Started by its path.
        "tests/bench/bare-server.mjs",
        "tests/support/database-process.mjs",
        "tests/support/full-disk-process.mjs",
        "tests/support/jest-backend/compile.mjs",
        "tests/support/absent-entries.mjs",
        "tests/support/made-up-lifetimes.mjs",
        "tests/support/two-hours-later.mjs",
        "tests/support/overlapping-renders.mjs",
        "tests/support/storefront-processes.mjs",
        "tests/support/*.{ts,tsx,cjs}",
      ],
      project: ["**/*.{ts,tsx,mjs,cjs}!", "!tests/**!", "!scripts/**!", "!config/**!", "!backend/**"],
    },
    // The backend bundles lib/rules and config/tracing.mjs, whose packages it therefore needs.
    backend: {
      entry: ["{main,backup-main}.ts!", "pictures/draw-worker.ts!", "{build,run}.mjs"],
      project: ["**/*.{ts,mjs}!"],
      ignoreDependencies: ["date-fns", "@date-fns/tz", "@opentelemetry/.+"],
    },
  },
  // Copied over brand.config.ts and brand to try it.
  ignore: ["examples/**"],
  ignoreExportsUsedInFile: isProduction || { type: true, interface: true },
  ignoreIssues: {
    "lib/content/documents.ts": ["exports"],
    // Forms name their validators in text; the specification lists more than are in use.
    "lib/rules/forms/validators.ts": ["exports"],
    // Names of packages in @types.
    "tsconfig.json": ["unresolved"],
    // Reset between tests.
    "components/ui/notify.ts": ["exports"],
    "lib/content/media-cache.ts": ["exports"],
    "lib/preview/link.ts": ["exports"],
  },
  // Read as files, not imported.
  ignoreDependencies: ["@fontsource/.+", "@fontsource-variable/.+", "@lobehub/fluent-emoji-3d"],
  // Started by the tests where they are installed.
  ignoreBinaries: [
    "nginx",
    "Xvfb",
    "redis-server",
    "redis-cli",
    "mariadb-install-db",
    "mariadbd",
    "php",
    "mount",
    "umount",
  ],
};

export default config;
