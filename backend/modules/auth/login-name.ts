import { eq, or, type SQL } from "drizzle-orm";
import { customer } from "../../db/schema";

/** Logins and user names are in lower case. */
export const hasLoginName = (name: string): SQL | undefined =>
  or(eq(customer.login, name), eq(customer.username, name));
