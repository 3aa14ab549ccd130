import { z } from "zod";
import { isLocalUrl, isLoopbackHost } from "../lib/rules/settings/local-address";
import { settings } from "../lib/rules/settings/settings";
import { DEFAULT_LANGUAGE } from "./languages";

const pem = z
  .string()
  .default("")
  .transform((text) => text.replaceAll("\\n", "\n").trim());

export const configSchema = z.object({
  BACKEND_PORT: settings.port(4000),
  BACKEND_HOST: z
    .string()
    .refine((host) => !/[/\s]|:\d+$/.test(host) || host.includes("::"), {
      error: ({ input }) => `${JSON.stringify(input)} is no host or address to listen at, such as 127.0.0.1`,
    })
    .default("127.0.0.1"),
  /** postgres://… URL; empty: PGlite in DATA_DIR. */
  DATABASE_URL: settings.withScheme("postgres", "postgresql").or(z.literal("")).default(""),
  DATA_DIR: z.string().default(".data"),
  STOREFRONT_URL: settings.origin().default("http://localhost:3000"),
  BACKEND_PUBLIC_URL: z.url().optional(),
  /** Languages of the storefront, with commas: links in emails lead to the reader's. */
  LOCALES: z
    .string()
    .default(DEFAULT_LANGUAGE)
    .transform((text) => text.split(",").map((name) => name.trim())),
  /** Empty: pages are only revalidated by time. */
  REVALIDATE_SECRET: z.string().min(32).or(z.literal("")).default(""),
  STORIES_API_TOKEN: z.string().min(1).default("madia-stories"),
  /** "random": generated for a new database and printed when it is seeded. */
  DEMO_PASSWORD: z.union([z.literal("random"), z.string().min(8)]).optional(),
  /** "false": a cart needs a log-in, and a product an address and a timeslot. */
  ANONYMOUS_CART: settings
    .oneOf("true", "false")
    .default("true")
    .transform((value) => value === "true"),
  /** "true": calls of the bot check are rejected without a token, and so are forms without scripts. */
  BOT_CHECK_REQUIRED: settings
    .oneOf("true", "false")
    .default("false")
    .transform((value) => value === "true"),
  /** Empty: generated once per database. */
  VAPID_PUBLIC_KEY: z.string().default(""),
  VAPID_PRIVATE_KEY: z.string().default(""),
  /** Logs in any customer by e-mail alone; empty: on where only this machine reaches the shop. */
  SOCIAL_STAND_IN: settings.oneOf("true", "false").optional(),
  /** Empty: the stand-in. */
  SAML_IDP_URL: z
    .url({ protocol: /^https?$/ })
    .or(z.literal(""))
    .default(""),
  SAML_IDP_LOGOUT_URL: z
    .url({ protocol: /^https?$/ })
    .or(z.literal(""))
    .default(""),
  SAML_IDP_ISSUER: z.string().default(""),
  /** Certificate or public key, as PEM or as its Base64 alone. */
  SAML_IDP_CERT: pem,
  /** Empty: requests are not signed. */
  SAML_PRIVATE_KEY: pem,
  /** ISO instant; empty: the system clock. */
  SHOP_CLOCK: z.string().default(""),
  BACKEND_LOG_LEVEL: settings.oneOf("silent", "error", "warn", "info", "debug").default("info"),
});

type ParsedConfig = z.output<typeof configSchema>;

export type BackendConfig = Omit<ParsedConfig, "SOCIAL_STAND_IN"> & {
  BACKEND_PUBLIC_URL: string;
  SOCIAL_STAND_IN: boolean;
};

export function readConfig(env: Record<string, string | undefined> = process.env): BackendConfig {
  const definedEnv = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const parsed = configSchema.safeParse(definedEnv);
  if (!parsed.success) {
    throw new Error(
      parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`).join("\n"),
    );
  }
  const config = parsed.data;
  if (config.SAML_IDP_URL && !(config.SAML_IDP_ISSUER && config.SAML_IDP_CERT))
    throw new Error("SAML_IDP_URL needs SAML_IDP_ISSUER and SAML_IDP_CERT to verify responses");
  const publicUrl = config.BACKEND_PUBLIC_URL ?? `http://localhost:${config.BACKEND_PORT}`;
  const isLocal =
    isLoopbackHost(config.BACKEND_HOST) && isLocalUrl(config.STOREFRONT_URL) && isLocalUrl(publicUrl);
  return {
    ...config,
    BACKEND_PUBLIC_URL: publicUrl,
    SOCIAL_STAND_IN: config.SOCIAL_STAND_IN ? config.SOCIAL_STAND_IN === "true" : isLocal,
  };
}
