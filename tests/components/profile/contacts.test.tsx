import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ContactsPage } from "@/components/profile/contacts-page";
import { MarketingContact } from "@/components/profile/marketing-contact";
import { ProfileUpdateUsername } from "@/components/profile/profile-update-username";
import { makeCart } from "@/tests/fixtures/cart";
import { makeUserDetail } from "@/tests/fixtures/customers";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";
import { renderPage, resetPage } from "@/tests/support/render-page";

const user = makeUserDetail();

beforeEach(() => setSignedIn());
afterEach(resetPage);

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

it("saves contacts, and the workplace by its code", async () => {
  const gateway = stubGateway({
    "cart/view": { data: makeCart([]) },
    "registration/user_detail": { data: user },
    "registration/update_contact": { data: { ...user, secondEmail: "casa@madia.test" } },
    "marketingcloud/contact-key": { data: [] },
    "shopatwork/subscribe": { data: { companyId: 32, companyName: "Officine Lambro", addressId: 9 } },
  });
  renderPage(<ContactsPage />);
  const second = await screen.findByLabelText("Seconda e-mail");
  await userEvent.type(second, "casa");
  await press("Salva i contatti");
  expect(second).toBeInvalid();
  await userEvent.type(second, "@madia.test ");
  await userEvent.selectOptions(screen.getByLabelText("Lingua delle e-mail"), "en");
  await press("Salva i contatti");
  expect(await screen.findByText("Contatti salvati")).toBeVisible();
  expect(gateway.requestsTo("registration/update_contact")[0]?.body).toEqual({
    phone: "333 4127856",
    homePhone: "",
    secondEmail: "casa@madia.test",
    language: "en",
  });
  expect(screen.getByText(/Questo browser non riceve notifiche/)).toBeVisible();
  await userEvent.type(screen.getByLabelText("Codice dell'azienda"), "LAMBRO26");
  await press("Aggiungi");
  expect(await screen.findByText("Ora puoi ricevere la spesa da Officine Lambro.")).toBeVisible();
});

it("says that a workplace is added which the shop does not name", async () => {
  stubGateway({
    "cart/view": { data: makeCart([]) },
    "registration/user_detail": { data: user },
    "marketingcloud/contact-key": { data: [] },
    "shopatwork/subscribe": { data: { companyId: null, companyName: "", addressId: null } },
  });
  renderPage(<ContactsPage />);
  await userEvent.type(await screen.findByLabelText("Codice dell'azienda"), "LAMBRO26");
  await press("Aggiungi");
  expect(await screen.findByText("Ora puoi ricevere la spesa in azienda.")).toBeVisible();
});

it("keeps contacts that were typed over a reload", async () => {
  stubGateway({
    "cart/view": { data: makeCart([]) },
    "registration/user_detail": { data: user },
    "marketingcloud/contact-key": { data: [] },
  });
  const { unmount } = renderPage(<ContactsPage />);
  await userEvent.type(await screen.findByLabelText("Seconda e-mail"), "casa@madia.test");
  unmount();
  renderPage(<ContactsPage />);
  expect(await screen.findByLabelText("Seconda e-mail")).toHaveValue("casa@madia.test");
});

it("ends offers by e-mail for who receives them", async () => {
  const contact = { channelAddress: user.email, contactKey: "c0ffee" };
  const gateway = stubGateway({
    "marketingcloud/contact-key": { data: [contact] },
    "marketingcloud/remove": {},
  });
  renderPage(<MarketingContact user={{ ...user, secondEmail: "casa@madia.test" }} />);
  expect(await screen.findByText(new RegExp(`offerte e volantini a ${user.email}:`))).toBeVisible();
  expect(gateway.requestsTo("marketingcloud/contact-key")[0]?.body).toEqual({
    channelAddressList: [user.email, "casa@madia.test"],
    maximumCount: 2,
  });
  await press("Non scrivetemi più");
  expect(await screen.findByText(/Non ti scriviamo più di offerte/)).toHaveFocus();
  expect(gateway.requestsTo("marketingcloud/remove")[0]?.body).toEqual({
    contactKey: "c0ffee",
    userId: user.userId,
  });
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});

it("asks for one address where both are the same", async () => {
  const gateway = stubGateway({ "marketingcloud/contact-key": { data: [] } });
  renderPage(<MarketingContact user={{ ...user, secondEmail: user.email.toUpperCase() }} />);
  await waitFor(() => expect(gateway.requests).toHaveLength(1));
  expect(gateway.requests[0]?.body).toMatchObject({ channelAddressList: [user.email] });
});

describe("with two addresses and a key each", () => {
  const contacts = [
    { channelAddress: user.email, contactKey: "c0ffee" },
    { channelAddress: "casa@madia.test", contactKey: "beef" },
  ];
  const keysRemoved = (gateway: ReturnType<typeof stubGateway>) =>
    gateway.requestsTo("marketingcloud/remove").map(({ body }) => body.contactKey);
  const show = () => renderPage(<MarketingContact user={{ ...user, secondEmail: "casa@madia.test" }} />);

  it("ends offers to both", async () => {
    const gateway = stubGateway({
      "marketingcloud/contact-key": { data: [...contacts, contacts[0]] },
      "marketingcloud/remove": {},
    });
    show();
    await screen.findByText(/offerte e volantini/);
    await press("Non scrivetemi più");
    expect(await screen.findByText(/Non ti scriviamo più di offerte/)).toHaveFocus();
    expect(keysRemoved(gateway)).toEqual(["c0ffee", "beef"]);
  });

  it("keeps the address that could not be removed", async () => {
    const gateway = stubGateway({
      "marketingcloud/contact-key": { data: contacts },
      "marketingcloud/remove": ({ body }) => ({ http: body.contactKey === "beef" ? 502 : 200 }),
    });
    show();
    await screen.findByText(/offerte e volantini/);
    await press("Non scrivetemi più");
    expect(await screen.findByText(/offerte e volantini a casa@madia.test:/)).toBeVisible();
    expect(screen.queryByText(/Non ti scriviamo più di offerte/)).not.toBeInTheDocument();
    gateway.setResponse("marketingcloud/remove", {});
    await press("Non scrivetemi più");
    expect(await screen.findByText(/Non ti scriviamo più di offerte/)).toBeVisible();
    expect(keysRemoved(gateway)).toEqual(["c0ffee", "beef", "beef"]);
  });
});

it("says where offers go again once a new address receives them", async () => {
  const contactOf = (channelAddress: string) => ({ channelAddress, contactKey: channelAddress });
  const gateway = stubGateway({
    "marketingcloud/contact-key": { data: [contactOf(user.email)] },
    "marketingcloud/remove": {},
    "registration/user_detail": { data: user },
    "registration/update_contact": { data: { ...user, secondEmail: "casa@madia.test" } },
    "cart/view": { data: makeCart([]) },
  });
  renderPage(<ContactsPage />);
  await screen.findByText(/offerte e volantini/);
  await press("Non scrivetemi più");
  expect(await screen.findByText(/Non ti scriviamo più di offerte/)).toBeVisible();
  gateway.setResponse("marketingcloud/contact-key", { data: [contactOf("casa@madia.test")] });
  await userEvent.type(screen.getByLabelText("Seconda e-mail"), "casa@madia.test");
  await press("Salva i contatti");
  expect(await screen.findByText(/offerte e volantini a casa@madia.test:/)).toBeVisible();
  expect(screen.queryByText(/Non ti scriviamo più di offerte/)).not.toBeInTheDocument();
});

it("ends offers once, however often the button is pressed", async () => {
  let answer: (reply: object) => void = () => undefined;
  const gateway = stubGateway({
    "marketingcloud/contact-key": { data: [{ channelAddress: user.email, contactKey: "c0ffee" }] },
    "marketingcloud/remove": () => new Promise((resolve) => (answer = resolve)),
  });
  renderPage(<MarketingContact user={user} />);
  await screen.findByText(/offerte e volantini/);
  await press("Non scrivetemi più");
  await press("Non scrivetemi più");
  answer({});
  expect(await screen.findByText(/Non ti scriviamo più di offerte/)).toBeVisible();
  expect(gateway.requestsTo("marketingcloud/remove")).toHaveLength(1);
});

it("shows the shop's rejection of a user name beside its field", async () => {
  const message = "Questo nome utente è già di un altro account: scegline un altro.";
  stubGateway({
    "registration/update_username": {
      status: 1,
      errors: [{ code: "error.profile.username.taken", message }],
    },
  });
  const onSaved = jest.fn();
  renderPage(<ProfileUpdateUsername user={user} onSaved={onSaved} />);
  await userEvent.type(screen.getByLabelText("Nome utente"), "nina");
  await userEvent.type(screen.getByLabelText("Password attuale"), "x");
  await press("Salva il nome utente");
  await waitFor(() => expect(screen.getByLabelText("Nome utente")).toBeInvalid());
  expect(screen.getByLabelText("Nome utente")).toHaveAccessibleDescription(message);
  expect(onSaved).not.toHaveBeenCalled();
});
