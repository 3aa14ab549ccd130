import { createPublicKey, generateKeyPairSync } from "node:crypto";
import { SAML, type CacheProvider, ValidateInResponseTo } from "@node-saml/node-saml";
import { MINUTE_MS } from "../../../lib/rules/dates/duration";
import type { Context } from "../../context";
import { getOrCreateMeta } from "../../db/secret";

type SamlContext = Pick<Context, "db" | "config">;

export const REQUEST_TTL_MS = 10 * MINUTE_MS;
const CLOCK_SKEW_MS = 30 * 1000;
const MAX_ASSERTION_AGE_MS = 10 * MINUTE_MS;

type Provider = { entryPoint: string; logoutUrl: string; issuer: string; cert: string };

export const readStandInKey = (db: Context["db"]): Promise<string> =>
  getOrCreateMeta(db, "saml-idp-key", () =>
    generateKeyPairSync("rsa", { modulusLength: 2048 })
      .privateKey.export({ type: "pkcs8", format: "pem" })
      .toString(),
  );

export const samlAddresses = (publicUrl: string) => ({
  /** Also the name of the service provider. */
  metadata: new URL("/saml/metadata", publicUrl).href,
  acs: new URL("/saml/acs", publicUrl).href,
  loggedOut: new URL("/saml/logged-out", publicUrl).href,
  standIn: new URL("/saml/idp", publicUrl).href,
  standInLogout: new URL("/saml/idp/logout", publicUrl).href,
});

export async function readProvider({ db, config }: SamlContext): Promise<Provider> {
  if (config.SAML_IDP_URL)
    return {
      entryPoint: config.SAML_IDP_URL,
      logoutUrl: config.SAML_IDP_LOGOUT_URL,
      issuer: config.SAML_IDP_ISSUER,
      cert: config.SAML_IDP_CERT,
    };
  const { standIn, standInLogout } = samlAddresses(config.BACKEND_PUBLIC_URL);
  const publicKey = createPublicKey(await readStandInKey(db));
  return {
    entryPoint: standIn,
    logoutUrl: standInLogout,
    issuer: standIn,
    cert: publicKey.export({ type: "spki", format: "pem" }).toString(),
  };
}

export async function createServiceProvider(context: SamlContext, requests: CacheProvider): Promise<SAML> {
  const { entryPoint, logoutUrl, issuer, cert } = await readProvider(context);
  const { metadata, acs, loggedOut } = samlAddresses(context.config.BACKEND_PUBLIC_URL);
  const { SAML_PRIVATE_KEY: privateKey } = context.config;
  return new SAML({
    issuer: metadata,
    audience: metadata,
    callbackUrl: acs,
    logoutCallbackUrl: loggedOut,
    entryPoint,
    logoutUrl: logoutUrl || undefined,
    idpIssuer: issuer,
    idpCert: cert,
    ...(privateKey ? { privateKey } : {}),
    signatureAlgorithm: "sha256",
    digestAlgorithm: "sha256",
    identifierFormat: "urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress",
    disableRequestedAuthnContext: true,
    // The assertion has to be signed; the signature of the message is optional.
    wantAssertionsSigned: true,
    wantAuthnResponseSigned: false,
    validateInResponseTo: ValidateInResponseTo.always,
    requestIdExpirationPeriodMs: REQUEST_TTL_MS,
    acceptedClockSkewMs: CLOCK_SKEW_MS,
    maxAssertionAgeMs: MAX_ASSERTION_AGE_MS,
    cacheProvider: requests,
  });
}
