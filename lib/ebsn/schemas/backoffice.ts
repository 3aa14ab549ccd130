import { z } from "zod";
import { id, list, optional, optionalId, text } from "./lenient";
import { pageSchema } from "./product";

const ssoUserSchema = z.object({ username: text, name: text, roles: list(text) });

/** data of POST /backoffice-access/sso-login. */
export const staffLoginSchema = z.object({ ssoUser: optional(ssoUserSchema) });

const foundUserSchema = z.object({
  userId: id,
  firstName: text,
  lastName: text,
  email: text,
  phone: text,
  fidelityCard: text,
  userType: optional(z.object({ userTypeId: optionalId })),
});

/** data of GET /user-search/list_user. */
export const foundUsersSchema = z.object({ users: list(foundUserSchema), page: optional(pageSchema) });

export type RawStaffLogin = z.output<typeof staffLoginSchema>;
export type RawFoundUsers = z.output<typeof foundUsersSchema>;
export type WireStaffLogin = { ssoUser: z.input<typeof ssoUserSchema> };
export type WireFoundUsers = {
  users: z.input<typeof foundUserSchema>[];
  page: z.input<typeof pageSchema>;
};
