import { z } from "zod";
import { systemClock } from "../../clock";
import type { Context } from "../../context";
import { createServiceProvider, readProvider, samlAddresses } from "./provider";
import { requestStore } from "./requests";

const BEARER = "urn:oasis:names:tc:SAML:2.0:cm:bearer";

const one = <Schema extends z.ZodType>(schema: Schema) => z.tuple([schema]);

/** Requirements of the web browser SSO profile that the library does not check. */
const assertionSchema = z.object({
  Assertion: z.object({
    Issuer: one(z.union([z.string(), z.object({ _: z.string() }).transform(({ _ }) => _)])),
    Subject: one(
      z.object({
        SubjectConfirmation: one(
          z.object({
            $: z.object({ Method: z.literal(BEARER) }),
            SubjectConfirmationData: one(
              z.object({
                $: z.object({ InResponseTo: z.string(), Recipient: z.string(), NotOnOrAfter: z.string() }),
              }),
            ),
          }),
        ),
      }),
    ),
    Conditions: one(z.object({ $: z.object({ NotOnOrAfter: z.string() }) })),
  }),
});

export type Identity = { requestId: string; nameId: string; sessionIndex: string | null };

/** Throws unless the answer is from the provider, for this shop, current, and to one of its requests. */
export async function checkResponse(context: Context, samlResponse: string): Promise<Identity> {
  // Uses the system clock, as providers do not know the shop's.
  const requests = requestStore(context.db, systemClock.now());
  const provider = await createServiceProvider(context, requests);
  const { profile } = await provider.validatePostResponseAsync({ SAMLResponse: samlResponse });
  const { Assertion: assertion } = assertionSchema.parse(profile?.getAssertion?.());
  const [{ SubjectConfirmation: confirmations }] = assertion.Subject;
  const { InResponseTo: requestId, Recipient: recipient } = confirmations[0].SubjectConfirmationData[0].$;
  const { issuer } = await readProvider(context);
  if (assertion.Issuer[0] !== issuer) throw new Error("assertion of another provider");
  if (recipient !== samlAddresses(context.config.BACKEND_PUBLIC_URL).acs)
    throw new Error("assertion for another recipient");
  if (!profile?.nameID) throw new Error("assertion about nobody");
  return { requestId, nameId: profile.nameID, sessionIndex: profile.sessionIndex ?? null };
}
