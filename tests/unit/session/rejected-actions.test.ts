import nock from "nock";
import { requestPassword, resendEmail } from "@/app/[locale]/(account)/email-actions";
import { logIn } from "@/app/[locale]/(account)/login/actions";
import { registerWithCard } from "@/app/[locale]/(account)/login/card-actions";
import { register } from "@/app/[locale]/(account)/registration-user/actions";
import { setPassword } from "@/app/[locale]/(account)/reset-password-confirm/[[...email]]/actions";
import { impersonate, logIn as logInStaff, logOut } from "@/app/[locale]/(backoffice)/backoffice/actions";
import { GET as samlCallback } from "@/app/api/saml/callback/route";
import { GET as socialCallback } from "@/app/api/social/[provider]/callback/route";
import { NO_SESSION, sealSession } from "@/lib/session/session";
import { SECRETS } from "../../support/gateway-request";
import { envelope } from "../../support/envelope";

const API = "http://localhost:4000";
const mockCookies = new Map<string, unknown>();

jest.mock("@/lib/log", () => ({ log: jest.fn() }));
jest.mock("@/lib/ebsn/registration", () => ({ getRegistrationDisclaimers: async () => [] }));
jest.mock("@/lib/session/pending-login", () => ({
  pendingLogin: () => ({ consume: async () => ({ target: "/cart", locale: "it" }) }),
}));
jest.mock("next-intl/server", () => ({
  getTranslations: async () => Object.assign((key: string) => key, { has: () => false }),
  getMessages: async () => jest.requireActual<object>("@/messages/it.json"),
}));
jest.mock("next/navigation", () => ({
  redirect: (target: string) => {
    throw new Error(`redirected to ${target}`);
  },
}));
jest.mock("next/headers", () => ({
  headers: () => Promise.resolve(new Headers({ "x-forwarded-for": "203.0.113.51" })),
  cookies: () =>
    Promise.resolve({
      get: (name: string) => mockCookies.get(name),
      set: (name: string, value: unknown) => mockCookies.set(name, { value }),
    }),
}));

function formOf(values: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ locale: "it", ...values })) form.set(name, value);
  return form;
}

/** A proxy in front of the shop may reject a call whose envelope says nothing. */
function reject(http: number): void {
  nock(API)
    .persist()
    .intercept(/./, "GET")
    .query(true)
    .reply(http, envelope())
    .intercept(/./, "POST")
    .query(true)
    .reply(http, envelope());
}

const EMAIL = "nora@madia.test";
const PASSWORD = "Pane&latte1";
const NO_STATE = { values: {}, fieldErrors: {}, formError: "" };
const EMAIL_STATE = { ...NO_STATE, values: { email: "" }, isSent: false };

const REGISTRATION = {
  firstName: "Nora",
  lastName: "Neri",
  email: EMAIL,
  phone: "3331234567",
  birthDate: "1990-01-01",
  password: PASSWORD,
  passwordAgain: PASSWORD,
  postalCode: "20100",
};

const ACTIONS = {
  "a new password": () =>
    setPassword(
      NO_STATE as never,
      formOf({ e_mail: EMAIL, token: "t", password: PASSWORD, passwordAgain: PASSWORD }),
    ),
  "an e-mail to be sent again": () => resendEmail(EMAIL_STATE, formOf({ email: EMAIL })),
  "a request for a password": () => requestPassword(EMAIL_STATE, formOf({ email: EMAIL })),
  "a registration": () => register({} as never, formOf(REGISTRATION)),
  "a card": () => registerWithCard({} as never, formOf({ fidelityCard: "0400000000001", lastName: "Neri" })),
  "a log-in of the staff": () => logInStaff({} as never, formOf({ user: "anna", password: PASSWORD })),
};

beforeEach(() => mockCookies.clear());
afterEach(() => nock.cleanAll());

describe.each([400, 403])("HTTP %i with an envelope of success is an error to", (http) => {
  beforeEach(() => reject(http));

  it.each(Object.entries(ACTIONS))("%s", async (_, submit) => {
    expect(await submit()).toMatchObject({ formError: "errors.generic" });
    expect(mockCookies.size).toBe(0);
  });

  it("a log-in", async () => {
    const login = await logIn(null, formOf({ login: EMAIL, password: PASSWORD }));
    expect(login).toMatchObject({ login: EMAIL, message: "errors.generic" });
    expect(mockCookies.size).toBe(0);
  });

  it("an impersonation", async () => {
    const staff = { session: "z", username: "anna", name: "Anna", roles: [] };
    mockCookies.set("madia_session", { value: await sealSession({ ...NO_SESSION, staff }, SECRETS) });
    const failed = await impersonate({}, formOf({ user_id: "7" }));
    expect(failed).toMatchObject({ formError: "backoffice.customers.impersonationFailed" });
  });

  it("a log-out of the staff", async () => {
    await expect(logOut({}, formOf({}))).rejects.toThrow("redirected to /backoffice/login");
  });

  it("the way back from a provider", async () => {
    const request = new Request("http://localhost:3000/callback?state=abc&code=123");
    const saml = await samlCallback(request);
    const social = await socialCallback(request, { params: Promise.resolve({ provider: "demo" }) });
    expect(saml.headers.get("location")).toBe("/backoffice/login?saml=failed");
    expect(social.headers.get("location")).toBe("/login?social=failed&redirect=%2Fcart");
    expect(mockCookies.size).toBe(0);
  });
});
