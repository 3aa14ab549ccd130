import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StrictMode, useState } from "react";
import { useSWRConfig } from "swr";
import { EmailUpdatedPage } from "@/components/profile/email-updated-page";
import messages from "@/messages/it.json";
import { makeCart } from "@/tests/fixtures/cart";
import { renderPage, resetPage, routerPush } from "@/tests/support/render-page";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";

const { details } = messages.profile;
const CALL = "registration/update_email";

const setUp = (answer: Parameters<typeof stubGateway>[0][string]) =>
  stubGateway({ [CALL]: answer, "cart/view": { data: makeCart([]) } });

const refused = { status: 1, errors: [{ code: "error.profile.email.token", message: "No." }] };

/** As the cart does when the customer changes. */
function ClearReads() {
  const { mutate } = useSWRConfig();
  const [isDone, setIsDone] = useState(false);
  const clear = () => void mutate(() => true, undefined).then(() => setIsDone(true));
  return <button onClick={clear}>{isDone ? "cleared" : "clear"}</button>;
}

beforeEach(() => {
  setSignedIn();
  routerPush.mockClear();
});
afterEach(resetPage);

it("sends the token once and shows the new e-mail", async () => {
  const gateway = setUp({ data: "nuova@madia.test" });
  renderPage(
    <StrictMode>
      <EmailUpdatedPage token="once" />
    </StrictMode>,
  );
  expect(await screen.findByText("Da ora accedi con nuova@madia.test.")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Torna ai tuoi dati" })).toHaveAttribute(
    "href",
    "/profile/profile-update?emailchanged=true",
  );
  expect(gateway.requestsTo(CALL).map(({ body }) => body)).toEqual([{ token: "once" }]);
  expect(document.title).toBe(details.emailUpdated);
});

it("names no e-mail where the shop answers none", async () => {
  setUp({ data: "" });
  renderPage(<EmailUpdatedPage token="none" />);
  expect(await screen.findByRole("heading", { name: details.emailUpdated })).toBeInTheDocument();
  expect(screen.queryByText(/Da ora accedi/)).not.toBeInTheDocument();
});

it("stays confirmed when the customer logs in on the page", async () => {
  const gateway = setUp({ data: "nuova@madia.test" });
  renderPage(
    <>
      <EmailUpdatedPage token="login" />
      <ClearReads />
    </>,
  );
  expect(await screen.findByText("Da ora accedi con nuova@madia.test.")).toBeInTheDocument();
  gateway.setResponse(CALL, refused);
  await userEvent.click(screen.getByRole("button", { name: "clear" }));
  expect(await screen.findByRole("button", { name: "cleared" })).toBeInTheDocument();
  expect(screen.getByRole("heading", { level: 1, name: details.emailUpdated })).toBeInTheDocument();
  expect(gateway.requestsTo(CALL)).toHaveLength(1);
  expect(routerPush).not.toHaveBeenCalled();
});

it("redirects signed-in customers to the page of a link that is no longer good", async () => {
  setUp(refused);
  renderPage(<EmailUpdatedPage token="refused" />);
  await waitFor(() => expect(routerPush).toHaveBeenCalledWith("/profile/profile-update-error?reason=email"));
});

it("does not tell signed-out visitors that the e-mail has not changed: the link may have been opened before", async () => {
  setSignedIn(false);
  setUp(refused);
  renderPage(<EmailUpdatedPage token="used" />);
  expect(await screen.findByRole("heading", { level: 1, name: details.emailOverTitle })).toBeInTheDocument();
  expect(screen.getByText(details.emailOverText)).toBeInTheDocument();
  expect(screen.queryByText(details.emailNotUpdated)).not.toBeInTheDocument();
  expect(document.title).toBe(details.emailOverTitle);
});

it("does not say what has become of the e-mail while the shop cannot be reached", async () => {
  setUp(() => Promise.reject(new TypeError("offline")));
  renderPage(<EmailUpdatedPage token="offline" />);
  expect(
    await screen.findByRole("heading", { level: 1, name: details.emailUnconfirmed }),
  ).toBeInTheDocument();
  expect(screen.getByText(messages.errors.network)).toBeInTheDocument();
  expect(document.title).toBe(details.emailUnconfirmed);
});

it("sends the token again when the shop can be reached", async () => {
  const gateway = setUp(() => Promise.reject(new TypeError("offline")));
  renderPage(<EmailUpdatedPage token="again" />);
  const retry = await screen.findByRole("button", { name: "Riprova" });
  gateway.setResponse(CALL, { data: "nuova@madia.test" });
  await userEvent.click(retry);
  expect(await screen.findByText("Da ora accedi con nuova@madia.test.")).toBeInTheDocument();
  expect(gateway.requestsTo(CALL).map(({ body }) => body)).toEqual([{ token: "again" }, { token: "again" }]);
  await waitFor(() =>
    expect(screen.getByRole("heading", { level: 1, name: details.emailUpdated })).toHaveFocus(),
  );
});

it("says that a link without its token is not complete", () => {
  setSignedIn(false);
  const gateway = setUp({ data: "nuova@madia.test" });
  renderPage(<EmailUpdatedPage token="" />);
  expect(screen.getByRole("heading", { level: 1, name: details.emailNotUpdated })).toBeInTheDocument();
  expect(screen.getByText(details.emailNotUpdatedText)).toBeInTheDocument();
  expect(gateway.requestsTo(CALL)).toEqual([]);
});
