import { z } from "zod";
import { flag, id, list, optional, optionalId, optionalNumber, text } from "./lenient";

export const personInfoSchema = z.object({ personInfoTypeId: optionalId, value: text });

/** userId -1 is the anonymous visitor, 0 in some shops. Without one it does not say who is signed in. */
export const sessionUserSchema = z.object({
  userId: id.transform((userId) => (userId > 0 ? userId : -1)),
  login: text,
  email: text,
  firstName: text,
  lastName: text,
  profileConfirmed: flag,
  betaTester: flag,
  companyId: optionalId,
  fidelityCard: text,
  userType: optional(z.object({ userTypeId: optionalId })),
  profile: optional(z.object({ level: optionalNumber })),
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
