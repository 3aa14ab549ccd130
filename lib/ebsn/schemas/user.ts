import { z } from "zod";
import { flag, list, number, optional, optionalId, text } from "./lenient";

export const personInfoSchema = z.object({ personInfoTypeId: optionalId, value: text });

/** userId -1 is the anonymous visitor; some shops answer 0 or nothing. */
export const sessionUserSchema = z.object({
  userId: optionalId.transform((userId) => (userId !== null && userId > 0 ? userId : -1)),
  login: text,
  email: text,
  firstName: text,
  lastName: text,
  profileConfirmed: flag,
  betaTester: flag,
  companyId: optionalId,
  fidelityCard: text,
  userType: optional(z.object({ userTypeId: optionalId })),
  profile: optional(z.object({ level: number })),
  legals: list(z.object({ legalId: optionalId })),
  crmUserSegments: list(z.object({ crmSegment: optional(z.object({ crmSegmentId: optionalId })) })),
  personInfos: list(personInfoSchema),
});

export const authSchema = z.object({
  user: optional(sessionUserSchema),
  cartId: optionalId,
});

export type WireUser = z.input<typeof sessionUserSchema>;
export type WireAuth = z.input<typeof authSchema>;
