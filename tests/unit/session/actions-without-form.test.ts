import { requestPassword, resendEmail } from "@/app/[locale]/(account)/email-actions";
import { logIn } from "@/app/[locale]/(account)/login/actions";
import { registerWithCard } from "@/app/[locale]/(account)/login/card-actions";
import { logOut } from "@/app/[locale]/(account)/profile/actions";
import { withdraw } from "@/app/[locale]/(account)/recesso/actions";
import { register } from "@/app/[locale]/(account)/registration-user/actions";
import { setPassword } from "@/app/[locale]/(account)/reset-password-confirm/[[...email]]/actions";
import * as staff from "@/app/[locale]/(backoffice)/backoffice/actions";
import { changeContent, changeSynonyms } from "@/app/[locale]/(backoffice)/backoffice/content/actions";
import { createContent } from "@/app/[locale]/(backoffice)/backoffice/content/create-action";
import { answerRequest, closeRequest } from "@/app/[locale]/(backoffice)/backoffice/requests/actions";
import { changeOrder, decideRefund } from "@/app/[locale]/(backoffice)/backoffice/staff-actions";
import { errorResponse } from "@/lib/gateway/gateway-response";

jest.mock("@/lib/ebsn/registration", () => ({ getRegistrationDisclaimers: async () => [] }));
jest.mock("@/lib/gateway/as-visitor", () => ({ submitAsVisitor: async () => errorResponse("body", "it") }));
jest.mock("@/lib/session/server", () => ({ readSession: async () => ({}) }));
jest.mock("next/cache", () => ({ refresh: () => undefined }));
jest.mock("next-intl/server", () => ({
  getTranslations: async () => Object.assign((key: string) => key, { has: () => false }),
  getMessages: async () => jest.requireActual<object>("@/messages/it.json"),
}));
jest.mock("next/navigation", () => ({ redirect: (target: string) => `redirected to ${target}` }));

const ACTIONS = {
  requestPassword,
  resendEmail,
  logIn,
  registerWithCard,
  register,
  setPassword,
  withdraw,
  staffLogIn: staff.logIn,
  impersonate: staff.impersonate,
  changeContent,
  changeSynonyms,
  createContent,
  answerRequest,
  closeRequest,
  changeOrder,
  decideRefund,
};

/** A made-up request may have other arguments than those of the form. */
test.each(Object.entries(ACTIONS))("%s without a form is answered with an error", async (_name, action) => {
  const answer = await (action as (...sent: unknown[]) => Promise<unknown>)(null, undefined);
  expect(answer).toEqual(expect.objectContaining({}));
});

test.each([
  ["a customer", logOut],
  ["the staff", staff.logOut],
  ["an impersonation", staff.stopImpersonating],
])("the log-out of %s needs no form", async (_name, action) => {
  await expect((action as (...sent: unknown[]) => Promise<unknown>)(null, undefined)).resolves.not.toThrow();
});
