import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StaffSpot } from "@/components/backoffice/staff-spot";
import { makeCart } from "@/tests/fixtures/buying";
import { leavePage, renderPage } from "@/tests/support/buying-page";
import { signedInHint, stubDoor } from "@/tests/support/door-stub";

const staffHint = (on: boolean) => {
  document.cookie = on ? "madia_staff=1" : "madia_staff=; max-age=0";
};

afterEach(() => {
  staffHint(false);
  leavePage();
});

const bar = () => screen.findByRole("complementary", { name: "Accesso del personale" });

it("is nothing to customers", async () => {
  signedInHint();
  const door = stubDoor({ "cart/view": { data: makeCart([]) } });
  renderPage(<StaffSpot />);
  await waitFor(() => expect(door.calls("cart/view")).toHaveLength(1));
  expect(screen.queryByRole("complementary")).not.toBeInTheDocument();
});

it("says whose place staff have taken, and how to leave it", async () => {
  staffHint(true);
  signedInHint();
  stubDoor({ "cart/view": { data: makeCart([]) } });
  renderPage(<StaffSpot />);
  expect(await screen.findByText("Stai operando per Giulia Rossi")).toBeVisible();
  expect(screen.getByRole("button", { name: "Torna ai clienti" })).toBeVisible();
  expect(screen.queryByRole("link", { name: "Clienti" })).not.toBeInTheDocument();
});

it("says so even before it knows the name, and when the cart cannot be read", async () => {
  staffHint(true);
  signedInHint();
  let answerCart = () => {};
  stubDoor({
    "cart/view": () =>
      new Promise((resolve) => {
        answerCart = () => resolve({ data: makeCart([]) });
      }),
  });
  renderPage(<StaffSpot />);
  expect(await screen.findByText("Stai operando per un cliente")).toBeVisible();
  answerCart();
  expect(await screen.findByText("Stai operando per Giulia Rossi")).toBeVisible();
});

it("leads staff who act for nobody to the customers", async () => {
  staffHint(true);
  signedInHint(false);
  const door = stubDoor({});
  renderPage(<StaffSpot />, "en");
  expect(await screen.findByRole("link", { name: "Customers" })).toHaveAttribute(
    "href",
    "/en/backoffice/customers",
  );
  expect(screen.queryByRole("button", { name: "Back to the customers" })).not.toBeInTheDocument();
  expect(door.asked).toEqual([]);
});

it("stays when the way back cannot be taken, and says so", async () => {
  staffHint(true);
  signedInHint();
  stubDoor({
    "cart/view": { data: makeCart([]) },
    "auth/logout": () => Promise.reject(new Error("offline")),
  });
  renderPage(<StaffSpot />);
  await bar();
  await userEvent.click(screen.getByRole("button", { name: "Torna ai clienti" }));
  expect(await screen.findByText("Non siamo riusciti a chiudere la sessione. Riprova.")).toBeVisible();
  expect(await bar()).toHaveTextContent("Stai operando per Giulia Rossi");
  expect(screen.getByRole("button", { name: "Torna ai clienti" })).not.toHaveAttribute("aria-busy");
});
