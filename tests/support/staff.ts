import { codeOf, stepAt } from "@/backend/modules/backoffice/totp";
import { foundUsersSchema } from "@/lib/ebsn/schemas/backoffice";
import type { Answer, TestBackend } from "./backend";
import { shopperWith, told, type Shopper } from "./shopper";

/** Of the demo shop: may act for customers. */
export const SERENA = { backoffice_user: " Staff@madia.test ", password: "Madia2026!" };
/** May read forms only, and needs a one-time code. */
export const DARIO = { backoffice_user: "moduli@madia.test", password: "Madia2026!" };
export const GIULIA = 1001;
/** A customer who works for the shop. */
export const STAFF_CUSTOMER = 1003;

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

/** What tests do as members of staff. */
export function staffOf(backend: TestBackend) {
  const logIn = (body: Record<string, unknown>, headers: Record<string, string> = {}): Promise<Answer> =>
    backend.post("/ebsn/api/backoffice-access/sso-login", body, headers);
  const inSession = (answer: Answer, customerId: number) =>
    shopperWith(backend, customerId, answer.headers.get("x-ebsn-session") ?? "");
  const secretCode = () => codeOf("JBSWY3DPEHPK3PXP", stepAt(backend.clock.now()));

  return {
    logIn,
    secretCode,
    staff: async (given: Record<string, unknown> = SERENA) => inSession(await logIn(given), -1),
    /** A code is good once: a minute later there is another. */
    dario: async () => {
      backend.clock.advance(MINUTE);
      return inSession(await logIn({ ...DARIO, otp: secretCode() }), -1);
    },
    actAs: async (member: Shopper, customerId: number) =>
      inSession(await member.get(`user-search/select_user?user_id=${customerId}`), customerId),
    found: async (member: Shopper, query: string) =>
      foundUsersSchema.parse(told(await member.get(`user-search/list_user?${query}`)).data),
    rowsOf: async <T>(sql: string): Promise<T[]> =>
      ((await backend.post("/__test/sql", { sql })).body as { rows: T[] }).rows,
  };
}
