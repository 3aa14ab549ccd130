import { generateCode, stepAt } from "@/backend/modules/backoffice/totp";
import { userSearchPageSchema } from "@/lib/ebsn/schemas/backoffice";
import type { Answer, TestBackend } from "./backend";
import { shopperWithToken, parseAnswer, type Shopper } from "./shopper";

/** May impersonate customers. */
export const SERENA = { backoffice_user: " Staff@madia.test ", password: "Madia2026!" };
/** May only read forms; needs a one-time code. */
export const DARIO = { backoffice_user: "moduli@madia.test", password: "Madia2026!" };
/** May only edit content. */
export const IRENE = { backoffice_user: "marketing@madia.test", password: "Madia2026!" };
export const GIULIA = 1001;
/** A staff member's customer account. */
export const STAFF_CUSTOMER = 1003;

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

export function createStaffApi(backend: TestBackend) {
  const logIn = (body: Record<string, unknown>, headers: Record<string, string> = {}): Promise<Answer> =>
    backend.post("/ebsn/api/backoffice-access/sso-login", body, headers);
  const toShopper = (answer: Answer, customerId: number) =>
    shopperWithToken(backend, customerId, answer.headers.get("x-ebsn-session") ?? "");
  const oneTimeCode = () => generateCode("JBSWY3DPEHPK3PXP", stepAt(backend.clock.now()));

  return {
    logIn,
    oneTimeCode,
    logInStaff: async (credentials: Record<string, unknown> = SERENA) =>
      toShopper(await logIn(credentials), -1),
    /** Advances the clock, since a one-time code is valid once. */
    logInDario: async () => {
      backend.clock.advance(MINUTE);
      return toShopper(await logIn({ ...DARIO, otp: oneTimeCode() }), -1);
    },
    impersonate: async (member: Shopper, customerId: number) =>
      toShopper(await member.get(`user-search/select_user?user_id=${customerId}`), customerId),
    searchUsers: async (member: Shopper, query: string) =>
      userSearchPageSchema.parse(parseAnswer(await member.get(`user-search/list_user?${query}`)).data),
    queryRows: async <T>(sql: string): Promise<T[]> =>
      ((await backend.post("/__test/sql", { sql })).body as { rows: T[] }).rows,
  };
}
