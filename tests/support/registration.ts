import { eq } from "drizzle-orm";
import { customer } from "@/backend/db/schema";
import type { Answer, TestBackend } from "./backend";
import { lastEmail, linkParams } from "./mailbox";

export const REGISTRATION = "/ebsn/api/registration";
export const PASSWORD = "Pane&latte1";

let counter = 0;

export const newVisitor = () => `visitor-${(counter += 1)}`;
export const newEmail = () => `nuova${(counter += 1)}@madia.test`;

export const registrationForm = (email: string, values: object = {}) => ({
  email,
  password: PASSWORD,
  firstName: "Nora",
  lastName: "Bellini",
  phone: "333 1234567",
  postalcode: "20144",
  disclaimers: [
    { registrationDisclaimerId: 51, value: "1" },
    { registrationDisclaimerId: 52, value: "0" },
    { registrationDisclaimerId: 53, value: "1" },
  ],
  ...values,
});

export const redirectTarget = ({ headers }: Answer) => headers.get("location")?.split("/confirm/")[1];

export function createRegistrationApi(getBackend: () => TestBackend) {
  /** A new visitor for each call, so that rate limits do not interfere. */
  const post = (path: string, body: object, visitor = newVisitor()) =>
    getBackend().post(path, body, { "x-ebsn-uuid": visitor });
  return {
    post,
    register: (email: string, values: object = {}) =>
      post(`${REGISTRATION}/register_user`, registrationForm(email, values)),
    confirm: (query: URLSearchParams) =>
      getBackend().get(`${REGISTRATION}/registration_confirm?${query.toString()}`),
    login: (email: string, password = PASSWORD) => post("/ebsn/api/auth/login", { login: email, password }),
    fetchCode: async (email: string) => linkParams((await lastEmail(getBackend(), email)).body),
    findCustomer: async (email: string) =>
      (await getBackend().context.db.select().from(customer).where(eq(customer.login, email)))[0],
  };
}
