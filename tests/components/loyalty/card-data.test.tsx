import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CardAgreement } from "@/components/loyalty/card-agreement";
import { CardHolderPanel } from "@/components/loyalty/card-holder-panel";
import { DashboardLifetime } from "@/components/profile/dashboard-lifetime";
import { makeCart } from "@/tests/fixtures/cart";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";
import { renderPage, resetPage } from "@/tests/support/render-page";

const CARD = "2900000000018";
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

afterEach(resetPage);

it("the data of a card's holder are read and saved with the card", async () => {
  const values = {
    birthPlace: "Lodi",
    gender: "F",
    profession: "",
    address1: "Via Brera",
    addressNumber: "1",
    postalcode: "20121",
    city: "Milano",
  };
  const gateway = stubGateway({
    "finiper-anagraphic/anag_data_get": { data: values },
    "finiper-anagraphic/anag_data_save": { data: values },
  });
  renderPage(<CardHolderPanel fidelityCard={CARD} />);
  const town = await screen.findByLabelText("Comune");
  await userEvent.clear(town);
  await press("Salva");
  expect(town).toBeInvalid();
  await userEvent.type(town, " Monza ");
  await press("Salva");
  expect(await screen.findByText("Dati del titolare salvati")).toBeVisible();
  const [saved] = gateway.requestsTo("finiper-anagraphic/anag_data_save");
  expect(Object.fromEntries(saved?.params ?? [])).toEqual({ client_code: CARD, person_type_id: "1" });
  expect(saved?.body).toEqual({ ...values, city: "Monza" });
});

it("data of a holder that could not be read are read again when asked", async () => {
  const gateway = stubGateway({ "finiper-anagraphic/anag_data_get": { http: 502, status: 502 } });
  renderPage(<CardHolderPanel fidelityCard={CARD} />);
  const retry = await screen.findByRole("button", { name: "Riprova" });
  gateway.setResponse("finiper-anagraphic/anag_data_get", { data: { birthPlace: "Lodi", gender: "F" } });
  await userEvent.click(retry);
  expect(await screen.findByLabelText("Comune")).toBeVisible();
});

it("a shop without such data shows nothing", async () => {
  const gateway = stubGateway({ "finiper-anagraphic/anag_data_get": { data: null } });
  renderPage(<CardHolderPanel fidelityCard={CARD} />);
  await screen.findByRole("region", { name: "Notifiche", hidden: true });
  expect(gateway.requestsTo("finiper-anagraphic/anag_data_get")).toHaveLength(1);
  expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
});

it("the conditions of a card are accepted by the link of its email", async () => {
  const gateway = stubGateway({ "registration-card/registration_confirm": { data: {} } });
  renderPage(<CardAgreement email="nora@madia.test" token="t0ken" isSignedIn={false} />);
  await press("Accetto");
  expect(gateway.requests).toHaveLength(0);
  await userEvent.click(screen.getByRole("checkbox"));
  await press("Accetto");
  const result = await screen.findByText("Grazie: la tua accettazione è registrata.");
  expect(result).toBeVisible();
  expect(result.parentElement).toHaveFocus();
  expect(Object.fromEntries(gateway.requests[0]?.params ?? [])).toMatchObject({
    action: "agreement",
    email: "nora@madia.test",
    token: "t0ken",
  });
});

it("without a log-in or a link it asks for the log-in, and returns", () => {
  stubGateway({});
  renderPage(<CardAgreement email="" token="" isSignedIn={false} />);
  expect(screen.getByRole("link", { name: "Accedi per continuare" })).toHaveAttribute(
    "href",
    "/login?redirect=%2Fregistration%2Fcard-agreement",
  );
});

it("says nothing of savings where there are none", async () => {
  setSignedIn();
  stubGateway({
    "cart/view": { data: makeCart([]) },
    "customer-lifetime/user_info": {
      data: { customerSince: "2026-11-20", ordersCount: 1, savedCents: 0 },
    },
  });
  renderPage(<DashboardLifetime userId={6} />);
  expect(await screen.findByText(/Una spesa fatta\.$/)).toBeVisible();
});

it("a customer reads since when, how often and how cheaply they have bought", async () => {
  setSignedIn();
  const gateway = stubGateway({
    "cart/view": { data: makeCart([]) },
    "customer-lifetime/user_info": {
      data: { customerSince: "2024-03-01", ordersCount: 12, savedCents: 4850 },
    },
  });
  renderPage(<DashboardLifetime userId={5} />);
  expect(await screen.findByText(/Con noi dal .*2024\..*48,50\s€/)).toBeVisible();
  expect(gateway.requestsTo("customer-lifetime/user_info")[0]?.params.get("userId")).toBe("5");
});
