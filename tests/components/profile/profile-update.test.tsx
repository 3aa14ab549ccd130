import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ProfileUpdateConsents } from "@/components/profile/profile-update-consents";
import { ProfileUpdatePage } from "@/components/profile/profile-update-page";
import { clearCart } from "@/lib/cart/cart-store";
import { formDraftKey, readDraft } from "@/lib/session/form-drafts";
import { makeCart } from "@/tests/fixtures/cart";
import { makeUserDetail } from "@/tests/fixtures/customers";
import { resetPage, routerPush, renderPage } from "@/tests/support/render-page";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";

const user = makeUserDetail();

const consent = {
  disclaimerId: 51,
  storeId: 5,
  priority: 1,
  title: "Informativa sulla privacy",
  content: "",
  url: "",
  more: "",
  required: true,
  given: true,
};

const marketing = {
  ...consent,
  disclaimerId: 53,
  title: "Novità e offerte",
  priority: 3,
  required: false,
  given: null,
};

const setUp = () =>
  stubGateway({
    "cart/view": { data: makeCart([], { storeId: 5 }) },
    "registration/user_detail": { data: user },
    "store/list": {
      data: [
        { storeId: 5, name: "Milano Navigli" },
        { storeId: 8, name: "Brescia" },
        { storeId: 9, name: "Mai visto" },
      ],
    },
    "user-registration-disclaimer/list-by-type": { data: [consent, { ...consent, storeId: 8 }] },
    "registration-disclaimer/list": { data: [consent] },
    "user-registration-disclaimer/check-disclaimer": { data: true },
    "registration/update_user_detail": { data: user },
    "registration/update_person_info": { data: { ...user, personInfos: { 201: "3" } } },
    "registration/update_email_request": { data: true },
  });

const show = (emailChanged = false) => renderPage(<ProfileUpdatePage emailChanged={emailChanged} />);

beforeEach(() => {
  setSignedIn();
  routerPush.mockClear();
});
afterEach(resetPage);

it("saves the changes and redirects to the confirmation", async () => {
  const gateway = setUp();
  show();
  const name = await screen.findByLabelText("Nome");
  await userEvent.clear(name);
  await userEvent.type(name, " Annina ");
  await userEvent.type(screen.getByLabelText(/^Codice fiscale/), " frrgli86d52f205r ");
  await userEvent.click(screen.getByRole("button", { name: "Salva i dati" }));
  await waitFor(() => expect(routerPush).toHaveBeenCalledWith("/profile/profile-updated"));
  expect(gateway.requestsTo("registration/update_user_detail")[0]?.body).toMatchObject({
    firstName: "Annina",
    lastName: "D'Amico",
    birthDate: "12/04/1986",
    postalcode: "20144",
    fiscalCode: "FRRGLI86D52F205R",
  });
});

it("keeps what was typed over a reload, until it is saved", async () => {
  setUp();
  const { unmount } = show();
  await userEvent.type(await screen.findByLabelText("Nome"), " Maria");
  unmount();
  act(clearCart);
  show();
  await waitFor(() => expect(screen.getByLabelText("Nome")).toHaveValue(`${user.firstName} Maria`));
  await userEvent.click(screen.getByRole("button", { name: "Salva i dati" }));
  await waitFor(() => expect(routerPush).toHaveBeenCalled());
  expect(readDraft(formDraftKey(makeCart().user.userId, "profile"))).toBeNull();
});

it("shows a date of birth in the future at its field", async () => {
  const gateway = setUp();
  const message = "La data di nascita non può essere nel futuro.";
  gateway.setResponse("registration/update_user_detail", {
    status: 1,
    errors: [{ code: "error.profile.birth_date.future", message }],
  });
  show();
  await userEvent.click(await screen.findByRole("button", { name: "Salva i dati" }));
  await waitFor(() =>
    expect(screen.getByLabelText(/Data di nascita/)).toHaveAccessibleDescription(new RegExp(message)),
  );
});

it("a profile that is saved for the first time leads to its own page", async () => {
  const gateway = setUp();
  const visitor = makeCart([]).user;
  gateway.setResponse("cart/view", { data: makeCart([], { user: { ...visitor, profileLevel: 1 } }) });
  show();
  await userEvent.click(await screen.findByRole("button", { name: "Salva i dati" }));
  await waitFor(() => expect(routerPush).toHaveBeenCalledWith("/profile/profile-confirmed"));
});

it("asks to complete a profile below the minimum level", async () => {
  const gateway = setUp();
  const cart = makeCart([], { storeId: 5 });
  gateway.setResponse("cart/view", { data: { ...cart, user: { ...cart.user, profileLevel: 1 } } });
  show();
  expect(await screen.findByText(/Il tuo profilo non è completo/)).toBeInTheDocument();
});

it("links every invalid field in the summary and sends nothing", async () => {
  const gateway = setUp();
  show();
  await userEvent.clear(await screen.findByLabelText("Cognome"));
  await userEvent.type(screen.getByLabelText("Codice fiscale"), "ABC");
  await userEvent.click(screen.getByRole("button", { name: "Salva i dati" }));
  const summary = await screen.findByRole("alert");
  expect(summary).toHaveFocus();
  await userEvent.click(within(summary).getByRole("link", { name: "Codice fiscale: Formato non corretto" }));
  expect(screen.getByLabelText("Codice fiscale")).toHaveFocus();
  expect(within(summary).getByText("Cognome: Campo obbligatorio")).toBeInTheDocument();
  expect(gateway.requestsTo("registration/update_user_detail")).toHaveLength(0);
});

it("keeps the input and shows the error when the API rejects the update", async () => {
  const gateway = setUp();
  const message = "La data di nascita non può essere nel futuro.";
  gateway.setResponse("registration/update_user_detail", { status: 1, errors: [{ code: "x", message }] });
  show();
  const phone = await screen.findByLabelText("Telefono");
  await userEvent.clear(phone);
  await userEvent.type(phone, "3391234567");
  await userEvent.click(screen.getByRole("button", { name: "Salva i dati" }));
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(phone).toHaveValue("3391234567");
});

it("requests an e-mail change and shows that it is pending", async () => {
  const gateway = setUp();
  show();
  const field = await screen.findByLabelText("Nuova e-mail");
  await userEvent.type(field, "nessuna");
  await userEvent.click(screen.getByRole("button", { name: "Cambia e-mail" }));
  expect(field).toHaveAccessibleDescription(/Digitare una e-mail valida/);
  await userEvent.clear(field);
  gateway.setResponse("registration/user_detail", { data: { ...user, newEmail: "altra@madia.test" } });
  await userEvent.type(field, "altra@madia.test");
  await userEvent.click(screen.getByRole("button", { name: "Cambia e-mail" }));
  expect(await screen.findByText(/Aspettiamo la conferma da altra@madia\.test/)).toBeInTheDocument();
  expect(gateway.requestsTo("registration/update_email_request")[0]?.body).toEqual({
    new_email: "altra@madia.test",
  });
});

it("saves the household size on change", async () => {
  const gateway = setUp();
  show();
  await userEvent.selectOptions(await screen.findByLabelText("Quanti siete a tavola?"), "3 persone");
  expect(await screen.findByText("Salvato")).toBeInTheDocument();
  expect(gateway.requestsTo("registration/update_person_info")[0]?.body).toEqual({
    personInfoTypeId: 201,
    value: "3",
  });
});

describe("consents", () => {
  const tabs = async () => within(await screen.findByRole("tablist", { name: "I tuoi negozi" }));
  const panel = (name: string) => within(screen.getByRole("tabpanel", { name }));

  it("have a tab for the current store and each answered one, with keyboard navigation", async () => {
    const gateway = setUp();
    show();
    const list = await tabs();
    expect(list.getAllByRole("tab").map(({ textContent }) => textContent)).toEqual([
      "Milano Navigli",
      "Brescia",
    ]);
    expect(list.getByRole("tab", { name: "Milano Navigli", selected: true })).toBeInTheDocument();
    expect(await panel("Milano Navigli").findByText("Hai risposto a tutto")).toBeInTheDocument();
    await userEvent.click(list.getByRole("tab", { name: "Milano Navigli" }));
    await userEvent.keyboard("{ArrowRight}{Enter}");
    expect(list.getByRole("tab", { name: "Brescia", selected: true })).toHaveFocus();
    await waitFor(() =>
      expect(gateway.requestsTo("registration-disclaimer/list").at(-1)?.params.get("store_id")).toBe("8"),
    );
    expect(
      gateway
        .requestsTo("user-registration-disclaimer/check-disclaimer")
        .map(({ params }) => params.get("store_id")),
    ).toContain("8");
  });

  it("warn about denied marketing and are saved for the store", async () => {
    const gateway = setUp();
    gateway.setResponse("registration-disclaimer/list", { data: [consent, marketing] });
    gateway.setResponse("user-registration-disclaimer/update-disclaimer", { data: [] });
    show();
    const consents = panel((await (await tabs()).findByRole("tab", { selected: true })).textContent ?? "");
    await userEvent.click(await consents.findByRole("radio", { name: "Nego il consenso" }));
    expect(consents.getByText(/Senza questo consenso non riceverai/)).toBeInTheDocument();
    await userEvent.click(consents.getByRole("button", { name: "Salva i consensi" }));
    expect(await screen.findByText("Consensi aggiornati")).toBeInTheDocument();
    expect(gateway.requestsTo("user-registration-disclaimer/update-disclaimer")[0]?.body).toEqual({
      store_id: 5,
      registration_module_type_id: 2,
      disclaimers: [
        { registrationDisclaimerId: 51, value: "1" },
        { registrationDisclaimerId: 53, value: "0" },
      ],
    });
  });

  it("show the shop's own message instead of ours when saved", async () => {
    const gateway = setUp();
    const infos = [{ code: "info.consents", message: "Le tue scelte sono registrate" }];
    gateway.setResponse("user-registration-disclaimer/update-disclaimer", { data: [], infos });
    show();
    await userEvent.click(await screen.findByRole("button", { name: "Salva i consensi" }));
    expect(await screen.findByText("Le tue scelte sono registrate")).toBeInTheDocument();
    expect(screen.queryByText("Consensi aggiornati")).not.toBeInTheDocument();
  });

  it("link the questions that are still open and show the shop's error", async () => {
    const gateway = setUp();
    gateway.setResponse("registration-disclaimer/list", { data: [consent, marketing] });
    show();
    await userEvent.click(await screen.findByRole("button", { name: "Salva i consensi" }));
    const question = screen.getByRole("group", { name: "Novità e offerte" });
    expect(question).toHaveAccessibleDescription("Scegli se dare o negare il consenso.");
    expect(within(question).getByRole("radio", { name: "Do il consenso" })).toHaveFocus();
    expect(screen.getByRole("link", { name: /Novità e offerte/ })).toBeInTheDocument();
    expect(gateway.requestsTo("user-registration-disclaimer/update-disclaimer")).toEqual([]);

    const message = "I consensi non si possono salvare adesso.";
    gateway.setResponse("user-registration-disclaimer/update-disclaimer", {
      status: 1,
      errors: [{ code: "x", message }],
    });
    await userEvent.click(within(question).getByRole("radio", { name: "Do il consenso" }));
    expect(screen.queryByRole("link", { name: /Novità e offerte/ })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Salva i consensi" }));
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(within(question).getByRole("radio", { name: "Do il consenso" })).toBeChecked();
  });

  it("have the tabs of the other stores once those can be read again", async () => {
    const gateway = setUp();
    gateway.setResponse("store/list", { http: 502, status: 502 });
    renderPage(<ProfileUpdateConsents />);
    const retry = await screen.findByRole("button", { name: "Riprova" });
    expect(screen.queryByRole("tab")).toBeNull();
    gateway.setResponse("store/list", {
      data: [
        { storeId: 5, name: "Milano Navigli" },
        { storeId: 8, name: "Brescia" },
      ],
    });
    await userEvent.click(retry);
    expect(await screen.findByRole("tab", { name: "Brescia" })).toBeVisible();
  });

  it("have no tabs for a single store", async () => {
    const gateway = setUp();
    gateway.setResponse("user-registration-disclaimer/list-by-type", { data: [consent] });
    gateway.setResponse("user-registration-disclaimer/check-disclaimer", { data: false });
    show();
    expect(await screen.findByText("Per Milano Navigli.")).toBeInTheDocument();
    expect(await screen.findByText("C'è ancora qualcosa a cui rispondere")).toBeInTheDocument();
    expect(screen.queryByRole("tablist")).not.toBeInTheDocument();
  });
});
