import { z } from "zod";
import { id, list, mainList, optional, optionalId, text } from "./lenient";
import { pageSchema } from "./product";

const ssoUserSchema = z.object({ username: text, name: text, roles: list(text) });

export const staffLoginSchema = z.object({ ssoUser: optional(ssoUserSchema) });

const userSearchResultSchema = z.object({
  userId: id,
  firstName: text,
  lastName: text,
  email: text,
  phone: text,
  fidelityCard: text,
  userType: optional(z.object({ userTypeId: optionalId })),
});

export const userSearchPageSchema = z.object({
  users: mainList(userSearchResultSchema),
  page: optional(pageSchema),
});

export const staffLogoutSchema = z.object({ redirectUrl: text });

export type WireStaffLogout = z.input<typeof staffLogoutSchema>;
export type RawStaffLogin = z.output<typeof staffLoginSchema>;
export type RawUserSearchPage = z.output<typeof userSearchPageSchema>;
export type WireStaffLogin = { ssoUser: z.input<typeof ssoUserSchema> };
export type WireUserSearchPage = {
  users: z.input<typeof userSearchResultSchema>[];
  page: z.input<typeof pageSchema>;
};
