import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ProfileUpdateEmail } from "@/components/profile/profile-update-email";
import { makeUserDetail } from "@/tests/fixtures/customers";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";
import { renderPage, resetPage } from "@/tests/support/render-page";

const rejected = (code: string, message: string) => ({ status: 1, errors: [{ code, message }] });

beforeEach(() => setSignedIn());
afterEach(resetPage);

it("asks for the password where the shop needs it to change the e-mail", async () => {
  const gateway = stubGateway({
    "registration/update_email_request": rejected(
      "error.password.required",
      "Serve la tua password attuale.",
    ),
    "registration/update_email_with_password": ({ body }) =>
      body.password === "Vecchia2026!" ? { data: true } : rejected("error.password.wrong", "Non è corretta."),
  });
  const onRequested = jest.fn();
  renderPage(<ProfileUpdateEmail user={makeUserDetail()} onRequested={onRequested} />);
  expect(screen.queryByLabelText("Password attuale")).not.toBeInTheDocument();
  await userEvent.type(screen.getByLabelText("Nuova e-mail"), "altra@madia.test{Enter}");
  const password = await screen.findByLabelText("Password attuale");
  expect(password).toHaveAccessibleDescription("Serve la tua password attuale.");
  await userEvent.type(password, "Sbagliata1!{Enter}");
  await waitFor(() => expect(password).toHaveAccessibleDescription("Non è corretta."));
  expect(onRequested).not.toHaveBeenCalled();
  await userEvent.clear(password);
  await userEvent.type(password, "Vecchia2026!{Enter}");
  await waitFor(() => expect(onRequested).toHaveBeenCalledTimes(1));
  expect(gateway.requestsTo("registration/update_email_request")).toHaveLength(1);
  expect(gateway.requestsTo("registration/update_email_with_password").at(-1)?.body).toEqual({
    new_email: "altra@madia.test",
    password: "Vecchia2026!",
  });
  expect(screen.queryByLabelText("Password attuale")).not.toBeInTheDocument();
});
