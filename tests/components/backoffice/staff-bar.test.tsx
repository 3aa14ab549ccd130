import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StaffBarIsland } from "@/components/backoffice/staff-bar-island";
import { cartStore } from "@/lib/cart/cart-store";
import { markSessionChanged } from "@/lib/session/session-state";
import messages from "@/messages/it.json";
import { makeCart } from "@/tests/fixtures/cart";
import { resetPage, renderPage } from "@/tests/support/render-page";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";

const staffHint = (isStaff: boolean) => {
  document.cookie = isStaff ? "madia_staff=1" : "madia_staff=; max-age=0";
};

afterEach(() => {
  staffHint(false);
  resetPage();
});

const findBar = () => screen.findByRole("complementary", { name: "Accesso del personale" });

it("is hidden from customers", async () => {
  setSignedIn();
  const gateway = stubGateway({ "cart/view": { data: makeCart([]) } });
  renderPage(<StaffBarIsland />);
  await waitFor(() => expect(gateway.requestsTo("cart/view")).toHaveLength(1));
  expect(screen.queryByRole("complementary")).not.toBeInTheDocument();
});

it("shows the impersonated customer and a button to stop", async () => {
  staffHint(true);
  setSignedIn();
  stubGateway({ "cart/view": { data: makeCart([]) } });
  renderPage(<StaffBarIsland />);
  expect(await screen.findByText("Stai operando per Giulia Rossi")).toBeVisible();
  expect(screen.getByRole("button", { name: "Torna ai clienti" })).toBeVisible();
  expect(screen.queryByRole("link", { name: "Pannello" })).not.toBeInTheDocument();
});

it("leaves with the log-out of staff in another tab", async () => {
  staffHint(true);
  stubGateway({ "cart/view": { data: makeCart([]) } });
  renderPage(<StaffBarIsland />);
  expect(await findBar()).toBeVisible();
  staffHint(false);
  act(() => void window.dispatchEvent(new Event("focus")));
  expect(screen.queryByRole("complementary")).not.toBeInTheDocument();
});

it("shows the impersonation before the name is loaded", async () => {
  staffHint(true);
  setSignedIn();
  let answerCart = () => {};
  stubGateway({
    "cart/view": () =>
      new Promise((resolve) => {
        answerCart = () => resolve({ data: makeCart([]) });
      }),
  });
  renderPage(<StaffBarIsland />);
  expect(await screen.findByText("Stai operando per un cliente")).toBeVisible();
  answerCart();
  expect(await screen.findByText("Stai operando per Giulia Rossi")).toBeVisible();
});

it("tells of no impersonation while the cart of staff who act for nobody is read", async () => {
  staffHint(true);
  document.cookie = "madia_in=2";
  markSessionChanged();
  stubGateway({ "cart/view": () => new Promise(() => undefined) });
  renderPage(<StaffBarIsland />);
  expect(await screen.findByRole("link", { name: "Pannello" })).toBeVisible();
  expect(screen.queryByText(/Stai operando/)).not.toBeInTheDocument();
});

it("still leads back to the customers when the impersonated cart cannot be read", async () => {
  staffHint(true);
  setSignedIn();
  stubGateway({ "cart/view": { http: 500, status: 1 } });
  renderPage(<StaffBarIsland />);
  await screen.findByText("Stai operando per un cliente");
  await waitFor(() => expect(cartStore.get().hasFailed).toBe(true));
  expect(screen.getByRole("button", { name: "Torna ai clienti" })).toBeVisible();
});

it("links to what the role may do when nobody is impersonated", async () => {
  staffHint(true);
  setSignedIn(false);
  const gateway = stubGateway({});
  renderPage(<StaffBarIsland />, "en");
  expect(await screen.findByRole("link", { name: "Staff area" })).toHaveAttribute("href", "/en/backoffice");
  expect(screen.queryByRole("button", { name: "Back to the customers" })).not.toBeInTheDocument();
  expect(gateway.requests).toEqual([]);
});

it("stays and shows an error when the log-out of staff does not arrive", async () => {
  staffHint(true);
  setSignedIn(false);
  const gateway = stubGateway({ "sso-auth/logout": () => Promise.reject(new Error("offline")) });
  renderPage(<StaffBarIsland />);
  await findBar();
  await userEvent.click(screen.getByRole("button", { name: "Esci" }));
  expect(await screen.findByText(messages.errors.network)).toBeVisible();
  expect(gateway.requestsTo("sso-auth/logout")).toHaveLength(1);
});

it("stays and shows an error when the session cannot be ended", async () => {
  staffHint(true);
  setSignedIn();
  stubGateway({
    "cart/view": { data: makeCart([]) },
    "auth/logout": () => Promise.reject(new Error("offline")),
  });
  renderPage(<StaffBarIsland />);
  await findBar();
  await userEvent.click(screen.getByRole("button", { name: "Torna ai clienti" }));
  expect(await screen.findByText(messages.errors.network)).toBeVisible();
  expect(await findBar()).toHaveTextContent("Stai operando per Giulia Rossi");
  expect(screen.getByRole("button", { name: "Torna ai clienti" })).not.toHaveAttribute("aria-busy");
});
