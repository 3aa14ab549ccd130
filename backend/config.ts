import { createPrivateKey, createPublicKey } from "node:crypto";
import { z } from "zod";
import { isLocalUrl, isLoopbackHost } from "../lib/rules/settings/local-address";
import { settings } from "../lib/rules/settings/settings";
import { DEFAULT_LANGUAGE } from "./languages";

const pem = z.string().transform((text) => text.replaceAll("\\n", "\n").trim());

function isUsable(read: () => unknown): boolean {
  try {
    read();
    return true;
  } catch {
    return false;
  }
}

/** Base64 alone may be a certificate or a public key. */
const isPublicKey = (text: string): boolean =>
  text.startsWith("-----")
    ? isUsable(() => createPublicKey(text))
    : ["CERTIFICATE", "PUBLIC KEY"].some((kind) =>
        isUsable(() => createPublicKey(`-----BEGIN ${kind}-----\n${text}\n-----END ${kind}-----`)),
      );

const vapidKey = (length: number) =>
  z.string().refine((key) => key.length === length && /^[\w-]+$/.test(key), {
    error: `is no key of web push, ${length} characters of URL-safe Base64`,
  });

export const configSchema = z.object({
  BACKEND_PORT: settings.port(4000),
  BACKEND_HOST: z
    .string()
    .refine((host) => !/[/\s]|:\d+$/.test(host) || host.includes("::"), {
      error: ({ input }) => `${JSON.stringify(input)} is no host or address to listen at, such as 127.0.0.1`,
    })
    .default("127.0.0.1"),
  /** postgres://… URL; empty: PGlite in DATA_DIR. */
  DATABASE_URL: settings.withScheme("postgres", "postgresql").default(""),
  DATA_DIR: z.string().default(".data"),
  STOREFRONT_URL: settings.origin().default("http://localhost:3000"),
  BACKEND_PUBLIC_URL: settings.origin().optional(),
  /** Languages of the storefront, with commas: links in emails lead to the reader's. */
  LOCALES: z
    .string()
    .default(DEFAULT_LANGUAGE)
    .transform((text) => text.split(",").map((name) => name.trim())),
  /** Empty: pages are only revalidated by time. */
  REVALIDATE_SECRET: settings.secret().default(""),
  STORIES_API_TOKEN: z.string().min(1).default("madia-stories"),
  /** "random": generated for a new database and printed when it is seeded. */
  DEMO_PASSWORD: z
    .string()
    .refine((text) => text === "random" || text.length >= 8, "needs 8 characters or more, or is random")
    .optional(),
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
  VAPID_PUBLIC_KEY: vapidKey(87).default(""),
  VAPID_PRIVATE_KEY: vapidKey(43).default(""),
  /** Logs in any customer by e-mail alone; empty: on where only this machine reaches the shop. */
  SOCIAL_STAND_IN: settings.oneOf("true", "false").optional(),
  /** Empty: the stand-in. */
  SAML_IDP_URL: settings.address().default(""),
  SAML_IDP_LOGOUT_URL: settings.address().default(""),
  SAML_IDP_ISSUER: z.string().default(""),
  /** Certificate or public key, as PEM or as its Base64 alone. */
  SAML_IDP_CERT: pem.refine(isPublicKey, "is no certificate or public key").default(""),
  /** Empty: requests are not signed. */
  SAML_PRIVATE_KEY: pem
    .refine((text) => isUsable(() => createPrivateKey(text)), "is no private key as PEM")
    .default(""),
  /** ISO instant; empty: the system clock. */
  SHOP_CLOCK: settings.instant().default(""),
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
  if (!config.VAPID_PUBLIC_KEY !== !config.VAPID_PRIVATE_KEY)
    throw new Error("VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY belong together: set both or neither");
  const publicUrl = config.BACKEND_PUBLIC_URL ?? `http://localhost:${config.BACKEND_PORT}`;
  const isLocal =
    isLoopbackHost(config.BACKEND_HOST) && isLocalUrl(config.STOREFRONT_URL) && isLocalUrl(publicUrl);
  return {
    ...config,
    BACKEND_PUBLIC_URL: publicUrl,
    SOCIAL_STAND_IN: config.SOCIAL_STAND_IN ? config.SOCIAL_STAND_IN === "true" : isLocal,
  };
}
