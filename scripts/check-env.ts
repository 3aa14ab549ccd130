import { mkdirSync, accessSync, constants } from "node:fs";
import { seller } from "../brand.config";
import { configSchema, readConfig } from "../backend/config";
import { envSchema, hasEmbeddedBackend, readEnv } from "../lib/env";
import { findMisspelt } from "../lib/rules/settings/setting-names";

export { hasEmbeddedBackend };

type Source = Readonly<Record<string, string | undefined>>;

const KNOWN = [...new Set([...Object.keys(envSchema.shape), ...Object.keys(configSchema.shape)])];

export function findWarnings(env: Source): string[] {
  return seller.isDemonstration && !hasEmbeddedBackend(env)
    ? [
        `brand.config.ts still names ${seller.legalName}, a demonstration: pages show no seller until it names yours.`,
      ]
    : [];
}

const given = (env: Source) => Object.keys(env).filter((name) => env[name]?.trim());

const misspelt = (env: Source) =>
  findMisspelt(given(env), KNOWN).map(([name, near]) => `${name}: no such setting; ${near} is one`);

/** Zero takes any free port. */
function equalPorts(env: Source): string[] {
  const [port, backendPort] = [env.PORT?.trim() || "3000", env.BACKEND_PORT?.trim() || "4000"];
  return hasEmbeddedBackend(env) && port === backendPort && port !== "0"
    ? [`PORT, BACKEND_PORT: both are ${port}; storefront and backend need one each`]
    : [];
}

function dataFolder({ DATA_DIR }: Source): string[] {
  const folder = DATA_DIR?.trim() || ".data";
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return [];
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return [
      `DATA_DIR: the folder ${JSON.stringify(folder)} cannot be made or written (${code ?? "unknown"})`,
    ];
  }
}

const readerErrors = (env: Source) =>
  [readEnv, readConfig].flatMap((read) => {
    try {
      read({ ...env, NODE_ENV: "development" });
      return [];
    } catch (error) {
      return error instanceof Error ? error.message.split("\n") : [String(error)];
    }
  });

/** All errors of the configuration, before a port is taken or anything is built. */
export const findErrors = (env: Source): string[] => [
  ...new Set([...misspelt(env), ...readerErrors(env), ...equalPorts(env), ...dataFolder(env)]),
];
