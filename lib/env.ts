import { z } from "zod";
import { LOCALES } from "../config/locales.mjs";
import { DEFAULT_PAGE_BUDGET_MS } from "../config/page-budget.mjs";
import { isLocalUrl } from "./rules/settings/local-address";
import { parseList, settings } from "./rules/settings/settings";

const DEVELOPMENT_SECRET = "madia-development-only-secret-never-used-in-production";

export const envSchema = z.object({
  NODE_ENV: z.string().default("development"),
  PORT: settings.port(3000),
  BACKEND_PORT: settings.port(4000),
  STOREFRONT_URL: settings.origin().optional(),
  /** EBSN host, without `/ebsn/api`; empty: the embedded backend. */
  EBSN_API_URL: settings.apiHost().optional(),
  /** Of the embedded backend, where it does not run beside the storefront. */
  BACKEND_URL: settings.apiHost().optional(),
  /** WordPress host, without `/p/wp-json`; empty: EBSN_API_URL. */
  CONTENT_API_URL: settings.apiHost().optional(),
  /** "user:application password"; previews read drafts with it. */
  CONTENT_API_AUTH: z
    .string()
    .regex(/^[^:]+:.+$/, "not of the form user:password")
    .optional(),
  /** Without `/v2/cdn/stories`; empty: CONTENT_API_URL. */
  STORIES_API_URL: settings.apiHost().optional(),
  STORIES_API_TOKEN: z.string().min(1).default("madia-stories"),
  ARTICLES_FROM: settings.oneOf("auto", "ebsn", "wordpress").default("auto"),
  EBSN_TIMEOUT_MS: settings.number(100, 60_000).default(8000),
  /** Budget for all reads of a public page. */
  PAGE_BUDGET_MS: settings.number(100, 60_000).default(DEFAULT_PAGE_BUDGET_MS),
  /** Budget for optional parts of a page. */
  CONTENT_BUDGET_MS: settings.number(100, 60_000).default(500),
  EBSN_CLIENT: settings.headerValue("site"),
  EBSN_CLIENT_VERSION: settings.headerValue("1.5.1"),
  EBSN_UUID_HEADERS: settings.headerNames("x-ebsn-uuid,x-ebsn-client-uuid"),
  EBSN_SESSION_HEADER: settings.headerName("x-ebsn-session"),
  EBSN_ACCOUNT_HEADER: settings.headerName("x-ebsn-account"),
  /** Newest first; older secrets still unseal existing sessions. */
  SESSION_SECRET: z.string().transform(parseList).pipe(z.array(settings.secret()).min(1)).optional(),
  REVALIDATE_SECRET: settings.secret().optional(),
  MAPS_KEY: z.string().min(1).optional(),
  /** Advanced markers need a map id; this is Google's demo id. */
  MAPS_MAP_ID: z.string().min(1).default("DEMO_MAP_ID"),
  TAG_MANAGER_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]{4,12}$/, "not of the form GTM-XXXXXXX")
    .optional(),
  /** Social log-ins that the shop's API knows, or "none"; empty with the embedded backend: its stand-in. */
  SOCIAL_LOGIN: z
    .string()
    .transform(parseList)
    .refine((names) => names.every((name) => /^[a-z]{2,20}$/.test(name)), "not a list of names")
    .refine((names) => names.length === 1 || !names.includes("none"), '"none" stands alone')
    .transform((names) => names.filter((name) => name !== "none"))
    .optional(),
  /** The embedded backend's; empty: on where only this machine reaches the shop. */
  SOCIAL_STAND_IN: settings.oneOf("true", "false").optional(),
  /** Staff log in by SAML too, where the shop's API does; empty with the embedded backend: its stand-in. */
  SAML_LOGIN: settings.oneOf("true", "false").optional(),
  /** "none", "proof-of-work", "recaptcha:KEY" or "turnstile:KEY". */
  BOT_CHECK: z
    .string()
    .regex(/^(?:none|proof-of-work|(?:recaptcha|turnstile):[\w-]{10,100})$/, "not a bot check")
    .optional(),
  /** Payment after the delivery for consumers; empty: with the embedded backend only. */
  DEFERRED_PAYMENT: settings.oneOf("true", "false").optional(),
  LOCALES: z
    .string()
    .default("it")
    .superRefine((value, context) => {
      for (const locale of parseList(value))
        if (!LOCALES.some((known) => known === locale))
          context.addIssue(`${JSON.stringify(locale)} is none of ${LOCALES.join(", ")}`);
    }),
  /** Additional hosts whose links in WordPress content are treated as internal. */
  LINK_HOSTS: settings.hosts().default([]),
  IMAGE_HOSTS: settings.hosts().default([]),
  /** Freezes the shop's clock at this instant; empty: system clock. */
  SHOP_CLOCK: settings.instant().optional(),
  REDIS_URL: settings.redis().optional(),
  DATA_DIR: z.string().default(".data"),
  BACKOFFICE_URL: settings.address().optional(),
  CACHE_MEMORY_MB: settings.megabytes().optional(),
  CACHE_RESPONSES_MB: settings.megabytes().optional(),
  CACHE_RESPONSES_DISK_MB: settings.megabytes().optional(),
  STOREFRONT_PROCESSES: settings.number(1, 64).optional(),
  CACHE_DISK_MB: settings.megabytes().optional(),
  TRUSTED_PROXIES: settings.number(0, 9).default(0),
  /** 0: no metrics. */
  METRICS_PORT: settings.port(0),
  METRICS_HOST: z.string().min(1).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: settings.address().optional(),
});

/** Its address says nothing: a real shop may be on this machine or in its network. */
export const hasEmbeddedBackend = ({ EBSN_API_URL }: Record<string, string | undefined>): boolean =>
  !EBSN_API_URL?.trim();

type Settings = z.output<typeof envSchema>;

/** Throws a line for each setting that is wrong. */
function parseSettings(values: Record<string, string | undefined>): Settings {
  const parsed = envSchema.safeParse(values);
  const errors = (parsed.error?.issues ?? []).map(({ path, message }) => `${String(path[0])}: ${message}`);
  if (values.NODE_ENV === "production" && !values.SESSION_SECRET)
    errors.push("SESSION_SECRET: missing, needs 32 characters or more");
  if (!parsed.success || errors.length > 0) throw new Error(errors.join("\n"));
  return parsed.data;
}

/** What the embedded backend offers by itself, and another shop where its settings say so. */
function optionalFeatures(data: Settings, isEmbedded: boolean, storefrontUrl: string) {
  const isOn = (setting: "true" | "false" | undefined, otherwise: boolean) =>
    setting === undefined ? otherwise : setting === "true";
  const hasSocialStandIn = isEmbedded && isOn(data.SOCIAL_STAND_IN, isLocalUrl(storefrontUrl));
  return {
    socialProviders: data.SOCIAL_LOGIN ?? (hasSocialStandIn ? ["demo", "identity"] : []),
    samlLogin: isOn(data.SAML_LOGIN, isEmbedded),
    deferredPayment: isOn(data.DEFERRED_PAYMENT, isEmbedded),
    botCheck: data.BOT_CHECK ?? (isEmbedded ? "proof-of-work" : "none"),
  };
}

export function readEnv(source: Record<string, string | undefined>) {
  const values = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const data = parseSettings(values);
  const isEmbedded = hasEmbeddedBackend(values);
  const ebsnUrl = data.EBSN_API_URL ?? data.BACKEND_URL ?? `http://localhost:${data.BACKEND_PORT}`;
  const storefrontUrl = data.STOREFRONT_URL ?? `http://localhost:${data.PORT}`;
  return {
    isProduction: values.NODE_ENV === "production",
    storefrontUrl,
    isEmbedded,
    ebsnUrl,
    contentUrl: data.CONTENT_API_URL ?? ebsnUrl,
    contentAuth: data.CONTENT_API_AUTH ?? null,
    storiesUrl: data.STORIES_API_URL ?? data.CONTENT_API_URL ?? ebsnUrl,
    storiesToken: data.STORIES_API_TOKEN,
    articlesFrom: data.ARTICLES_FROM,
    timeoutMs: data.EBSN_TIMEOUT_MS,
    pageBudgetMs: data.PAGE_BUDGET_MS,
    contentBudgetMs: data.CONTENT_BUDGET_MS,
    client: data.EBSN_CLIENT,
    clientVersion: data.EBSN_CLIENT_VERSION,
    uuidHeaders: data.EBSN_UUID_HEADERS,
    sessionHeader: data.EBSN_SESSION_HEADER,
    accountHeader: data.EBSN_ACCOUNT_HEADER,
    sessionSecrets: data.SESSION_SECRET ?? [DEVELOPMENT_SECRET],
    revalidateSecret: data.REVALIDATE_SECRET ?? null,
    imageHosts: data.IMAGE_HOSTS,
    linkHosts: [new URL(storefrontUrl).hostname, ...data.LINK_HOSTS],
    maps: data.MAPS_KEY ? { key: data.MAPS_KEY, mapId: data.MAPS_MAP_ID } : null,
    ...optionalFeatures(data, isEmbedded, storefrontUrl),
    tagManagerId: data.TAG_MANAGER_ID ?? null,
    clock: data.SHOP_CLOCK ?? null,
    redisUrl: data.REDIS_URL ?? null,
    dataDir: data.DATA_DIR,
    backofficeUrl: data.BACKOFFICE_URL ?? null,
    trustedProxies: data.TRUSTED_PROXIES,
  };
}

export type Env = ReturnType<typeof readEnv>;

let cached: Env | null = null;

/** Read on first use, so that a build needs no secrets. */
export function env(): Env {
  cached ??= readEnv(process.env);
  return cached;
}
