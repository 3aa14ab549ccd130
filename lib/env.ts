import { z } from "zod";

const DEVELOPMENT_SECRET = "madia-development-only-secret-never-used-in-production";

const parts = (list: string) =>
  list
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);

const port = (standard: number) => z.coerce.number().int().min(0).max(65535).default(standard);
const address = z
  .url({ protocol: /^https?$/, error: "not an http(s) address" })
  .transform((value) => value.replace(/\/+$/, ""));
const secret = z.string().min(32, "needs 32 characters or more");

const schema = z.object({
  NODE_ENV: z.string().default("development"),
  PORT: port(3000),
  BACKEND_PORT: port(4000),
  /** Where customers reach the shop. */
  STOREFRONT_URL: address.optional(),
  /** The shop's host, without `/ebsn/api`; empty: the embedded backend. */
  EBSN_API_URL: address.optional(),
  /** The content system's host, without `/p/wp-json`; empty: the shop's. */
  CONTENT_API_URL: address.optional(),
  /** "user:application password" of the content system; previews read its drafts with it. */
  CONTENT_API_AUTH: z
    .string()
    .regex(/^[^:]+:.+$/, "not of the form user:password")
    .optional(),
  /** The headless content service's host, without `/v2/cdn/stories`; empty: the content system's. */
  STORIES_API_URL: address.optional(),
  STORIES_API_TOKEN: z.string().min(1).default("madia-stories"),
  EBSN_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(8000),
  EBSN_CLIENT: z.string().min(1).default("site"),
  EBSN_CLIENT_VERSION: z.string().min(1).default("1.5.1"),
  /** Names under which the visitor's uuid travels. */
  EBSN_UUID_HEADERS: z.string().default("x-ebsn-uuid,x-ebsn-client-uuid").transform(parts),
  /** Newest first; the older ones still open what they sealed. */
  SESSION_SECRET: z.string().transform(parts).pipe(z.array(secret).min(1)).optional(),
  REVALIDATE_SECRET: secret.optional(),
  /** Key of the map service; empty: stores only link to it. */
  MAPS_EMBED_KEY: z.string().min(1).optional(),
  LOCALES: z.string().default("it"),
  /** Hosts, besides the shop's own, whose links in texts of the content system stay inside the shop. */
  LINK_HOSTS: z.string().default("").transform(parts),
  /** Instant at which the shop's clock stands still; empty: the machine's clock. */
  SHOP_CLOCK: z.iso.datetime({ offset: true, error: "not an ISO instant" }).optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: "not a redis(s) address" }).optional(),
  /** Megabytes of the page cache; read by lib/cache-handler, only checked here. */
  CACHE_MEMORY_MB: z.coerce.number().min(0).optional(),
  CACHE_DISK_MB: z.coerce.number().min(0).optional(),
  /** Proxies in front of the shop whose X-Forwarded-For counts. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(9).default(0),
});

/** Reads and checks the environment; throws one Error with a line per fault. */
export function readEnv(source: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const parsed = schema.safeParse(given);
  const faults = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${String(issue.path[0])}: ${issue.message}`);
  const isProduction = given.NODE_ENV === "production";
  if (isProduction && !given.SESSION_SECRET)
    faults.push("SESSION_SECRET: missing, needs 32 characters or more");
  if (!parsed.success || faults.length > 0) throw new Error(faults.join("\n"));
  const { data } = parsed;
  const ebsnUrl = data.EBSN_API_URL ?? `http://localhost:${data.BACKEND_PORT}`;
  const storefrontUrl = data.STOREFRONT_URL ?? `http://localhost:${data.PORT}`;
  return {
    isProduction,
    storefrontUrl,
    ebsnUrl,
    contentUrl: data.CONTENT_API_URL ?? ebsnUrl,
    contentAuth: data.CONTENT_API_AUTH ?? null,
    storiesUrl: data.STORIES_API_URL ?? data.CONTENT_API_URL ?? ebsnUrl,
    storiesToken: data.STORIES_API_TOKEN,
    timeoutMs: data.EBSN_TIMEOUT_MS,
    client: data.EBSN_CLIENT,
    clientVersion: data.EBSN_CLIENT_VERSION,
    uuidHeaders: data.EBSN_UUID_HEADERS,
    sessionSecrets: data.SESSION_SECRET ?? [DEVELOPMENT_SECRET],
    revalidateSecret: data.REVALIDATE_SECRET ?? null,
    linkHosts: [new URL(storefrontUrl).hostname, ...data.LINK_HOSTS],
    mapsKey: data.MAPS_EMBED_KEY ?? null,
    clock: data.SHOP_CLOCK ?? null,
    trustedProxies: data.TRUSTED_PROXIES,
  };
}

export type Env = ReturnType<typeof readEnv>;

let checked: Env | null = null;

/** The checked environment; read at first use, so that a build needs no secret. */
export function env(): Env {
  checked ??= readEnv(process.env);
  return checked;
}
