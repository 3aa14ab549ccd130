import "server-only";
import { z } from "zod";

const DEVELOPMENT_SECRET = "madia-development-only-secret-never-used-in-production";

const secrets = z
  .string()
  .transform((value) => value.split(",").map((part) => part.trim()))
  .refine((parts) => parts.every((part) => part.length >= 32), "each secret needs 32 characters or more");

const schema = z.object({
  STOREFRONT_URL: z.url().optional(),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  BACKEND_PORT: z.coerce.number().int().min(0).max(65535).default(4000),
  EBSN_API_URL: z.url().optional(),
  CONTENT_API_URL: z.url().optional(),
  EBSN_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(8_000),
  EBSN_CLIENT: z.string().min(1).default("site"),
  EBSN_CLIENT_VERSION: z.string().min(1).default("1.5.1"),
  EBSN_UUID_HEADERS: z.string().default("x-ebsn-uuid,x-ebsn-client-uuid"),
  /** newest first; older ones still open what they sealed. */
  SESSION_SECRET: secrets.optional(),
  REVALIDATE_SECRET: z.string().min(32, "needs 32 characters or more").optional(),
  LOCALES: z.string().default("it"),
  LINK_HOSTS: z.string().default(""),
  REDIS_URL: z.string().default(""),
});

const parts = (list: string) =>
  list
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);

/** Reads and checks the environment; throws one Error with a line per fault. */
export function readEnv(source: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const parsed = schema.safeParse(given);
  const faults = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  const production = source.NODE_ENV === "production";
  if (production && !given.SESSION_SECRET) faults.push("SESSION_SECRET: missing (32 characters or more)");
  if (!parsed.success || faults.length > 0) throw new Error(faults.join("\n"));
  const env = parsed.data;
  const ebsnUrl = (env.EBSN_API_URL ?? `http://127.0.0.1:${env.BACKEND_PORT}`).replace(/\/+$/, "");
  return {
    production,
    storefrontUrl: (env.STOREFRONT_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ""),
    ebsnUrl,
    contentUrl: (env.CONTENT_API_URL ?? ebsnUrl).replace(/\/+$/, ""),
    timeoutMs: env.EBSN_TIMEOUT_MS,
    client: env.EBSN_CLIENT,
    clientVersion: env.EBSN_CLIENT_VERSION,
    uuidHeaders: parts(env.EBSN_UUID_HEADERS),
    sessionSecrets: env.SESSION_SECRET ?? [DEVELOPMENT_SECRET],
    revalidateSecret: env.REVALIDATE_SECRET ?? null,
    linkHosts: parts(env.LINK_HOSTS),
    redisUrl: env.REDIS_URL,
  };
}

export type Env = ReturnType<typeof readEnv>;

let memo: Env | null = null;

/** The checked environment, read once. */
export function env(): Env {
  memo ??= readEnv(process.env);
  return memo;
}
