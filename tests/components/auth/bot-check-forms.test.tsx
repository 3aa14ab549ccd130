import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactElement } from "react";
import { NewPasswordForm } from "@/components/auth/new-password-form";
import { RegistrationForm } from "@/components/auth/registration-form";
import { CardRequestForm } from "@/components/loyalty/card-request-form";
import { EMPTY_VALUES } from "@/components/auth/registration-state";
import { ChangePasswordPage } from "@/components/profile/change-password-page";
import { ProfileUpdateForm } from "@/components/profile/profile-update-form";
import { makeCart } from "@/tests/fixtures/cart";
import { makeUserDetail } from "@/tests/fixtures/customers";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";
import { renderPage, resetPage } from "@/tests/support/render-page";

jest.mock("@/lib/api/fetch-settings", () => ({
  fetchSettings: () => Promise.resolve({ socialProviders: [], botCheck: "recaptcha:site-key" }),
}));

const PASSWORD = "Pane&latte1";

beforeEach(() => {
  setSignedIn();
  const execute = async () => "from-recaptcha";
  Object.assign(window, { grecaptcha: { enterprise: { ready: (run: () => void) => run(), execute } } });
  jest.spyOn(document.head, "append").mockImplementation((script) => {
    setTimeout(() => (script as HTMLScriptElement).dispatchEvent(new Event("load")));
  });
});
afterEach(() => {
  Object.assign(window, { grecaptcha: undefined });
  return resetPage();
});

const registration = {
  values: EMPTY_VALUES,
  answers: {},
  fieldErrors: {},
  formError: "",
  isSubmitted: false,
};

const FORMS: [call: string, form: ReactElement, values: Record<string, string>, submit: string][] = [
  [
    "registration/register_user",
    <RegistrationForm
      key="registration"
      disclaimers={[]}
      initialState={registration}
      action={jest.fn()}
      onDone={jest.fn()}
    />,
    {
      Nome: "Nora",
      Cognome: "Bellini",
      "E-mail": "nora@madia.test",
      Password: PASSWORD,
      "Ripeti la password": PASSWORD,
    },
    "Registrati",
  ],
  [
    "registration/password_reset",
    <NewPasswordForm key="reset" email="nora@madia.test" token="abc" action={jest.fn()} />,
    { Password: PASSWORD, "Ripeti la password": PASSWORD },
    "Salva la password",
  ],
  [
    "registration/update_password",
    <ChangePasswordPage key="password" />,
    {
      "Password attuale": "Vecchia2026!",
      "Nuova password": PASSWORD,
      "Ripeti la nuova password": PASSWORD,
    },
    "Cambia password",
  ],
  [
    "registration/update_user_detail",
    <ProfileUpdateForm key="profile" user={makeUserDetail()} onSaved={jest.fn()} />,
    {},
    "Salva i dati",
  ],
  [
    "registration-card/register-user",
    <CardRequestForm key="card" user={makeUserDetail({ fiscalCode: "FRRGLI86D52F205R" })} />,
    {},
    "Chiedi la Carta",
  ],
];

// The log-in is tested in bot-check.test.tsx.
test.each(FORMS)("the form of %s sends a token", async (call, form, values, submit) => {
  const gateway = stubGateway({
    "cart/view": { data: makeCart() },
    "registration/mfa_enabled": { data: false },
    [call]: () => new Promise(() => {}),
  });
  renderPage(form);
  for (const [label, text] of Object.entries(values))
    await userEvent.type(screen.getByLabelText(label), text);
  for (const conditions of screen.queryAllByRole("checkbox", { name: /regolamento/ }))
    await userEvent.click(conditions);
  await userEvent.click(screen.getByRole("button", { name: submit }));
  await waitFor(() => expect(gateway.requestsTo(call)).toHaveLength(1));
  expect(gateway.requestsTo(call)[0]?.params.get("token_recaptcha")).toBe("from-recaptcha");
});
