import { act, createEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useEffect } from "react";
import { requiredField } from "@/backend/seed/content/form-fields";
import FormView from "@/components/forms/form-view";
import { notifySessionExpired } from "@/lib/session/session-expired";
import { setCart } from "@/lib/cart/fetch-cart";
import { useCart } from "@/lib/cart/use-cart";
import { formDraftKey, readDraft, writeDraft } from "@/lib/session/form-drafts";
import { signIn, signOut } from "@/lib/session/sign-in";
import type { FormDefinition } from "@/lib/ebsn/domain/form";
import messages from "@/messages/it.json";
import { makeCart } from "@/tests/fixtures/cart";
import { resetPage } from "@/tests/support/render-page";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";
import { fakeUploads } from "@/tests/support/fake-upload";
import { renderWithProviders } from "../render-with-providers";

const formMessages = { ...messages.forms.engine, errors: messages.forms.error };
const ANNA = 21;
const BEA = 22;

const definition: FormDefinition = {
  source: "custom",
  formId: 7,
  title: "Prova",
  intro: "",
  fields: [{ ...requiredField("text", "nome", "Nome"), id: "nome" }],
  needsLogin: false,
  submitText: "",
  successText: "",
};

const makeCartOf = (userId: number) => {
  const cart = makeCart([]);
  return { ...cart, user: { ...cart.user, userId } };
};

const renderForm = () =>
  renderWithProviders(<FormView definition={definition} messages={formMessages} notes={{}} />);
const nameInput = () => screen.getByLabelText("Nome");

function signInOnArrival(userId: number): void {
  setSignedIn();
  act(() => void setCart(makeCartOf(userId)));
}

async function logIn(userId: number): Promise<void> {
  const { user } = makeCartOf(userId);
  stubGateway({ "auth/login": { data: { user } }, "cart/view": { data: makeCartOf(userId) } });
  await act(() => signIn({ login: "a@b.it", password: "-", remember: false }));
}

const draftKeys = () => Object.keys(sessionStorage).filter((key) => key.startsWith("madia.form."));

beforeEach(() => sessionStorage.clear());
afterEach(resetPage);

test("clears drafts on logout and keeps other session storage", async () => {
  sessionStorage.setItem("madia.left-during-write", "1");
  signInOnArrival(ANNA);
  renderForm();
  await userEvent.type(nameInput(), "Anna");
  expect(draftKeys()).toHaveLength(1);
  stubGateway({ "auth/logout": { data: null } });
  await act(() => signOut());
  expect(Object.keys(sessionStorage)).toEqual(["madia.left-during-write"]);
});

test("restores the draft when the same customer logs in after session expiry", async () => {
  signInOnArrival(ANNA);
  const { unmount } = renderForm();
  await userEvent.type(nameInput(), "Anna");
  act(() => notifySessionExpired());
  await userEvent.type(nameInput(), " Rossi");
  unmount();
  renderForm();
  await waitFor(() => expect(nameInput()).toHaveValue(""));
  await logIn(ANNA);
  await waitFor(() => expect(nameInput()).toHaveValue("Anna Rossi"));
  expect(screen.getByText(formMessages.restored)).toBeInTheDocument();
});

test("clears the draft for another customer", async () => {
  signInOnArrival(ANNA);
  renderForm();
  await userEvent.type(nameInput(), "Anna");
  act(() => notifySessionExpired());
  expect(nameInput()).toHaveValue("Anna");
  await logIn(BEA);
  await waitFor(() => expect(nameInput()).toHaveValue(""));
  expect(draftKeys()).toHaveLength(0);
  await userEvent.type(nameInput(), "Bea");
  expect(draftKeys()).toEqual([`madia.form.${BEA}.custom-7`]);
});

test("keeps an anonymous draft after login", async () => {
  renderForm();
  await userEvent.type(nameInput(), "Chi sa");
  await logIn(ANNA);
  expect(nameInput()).toHaveValue("Chi sa");
});

test("links a signed-in customer to their requests after sending", async () => {
  fakeUploads({});
  signInOnArrival(ANNA);
  renderForm();
  await userEvent.type(nameInput(), "Anna");
  await userEvent.click(screen.getByRole("button", { name: formMessages.send }));
  expect(await screen.findByRole("link", { name: formMessages.yourRequests })).toHaveAttribute(
    "href",
    "/profile/requests",
  );
});

/** Types as soon as the form is there, or its customer is known: before anything is rendered because of it. */
function TypeEarly({ onArrival = false }) {
  const { cart } = useCart();
  const isTime = !onArrival || cart !== null;
  useEffect(() => {
    if (isTime) nameInput().dispatchEvent(createEvent.input(nameInput(), { target: { value: "Annina" } }));
  }, [isTime]);
  return null;
}

const renderTyped = (onArrival?: boolean) =>
  act(async () =>
    renderWithProviders(
      <>
        <FormView definition={definition} messages={formMessages} notes={{}} />
        <TypeEarly onArrival={onArrival} />
      </>,
    ),
  );

const keptName = (owner: number) => readDraft(formDraftKey(owner, "custom-7"))?.nome;

test("keeps what is typed as soon as the form appears", async () => {
  await renderTyped();
  await waitFor(() => expect(nameInput()).toHaveValue("Annina"));
  expect(keptName(0)).toBe("Annina");
});

test("keeps what is typed at the moment the draft of the customer is put back", async () => {
  writeDraft(formDraftKey(ANNA, "custom-7"), { nome: "Anna" });
  await renderTyped(true);
  await act(async () => signInOnArrival(ANNA));
  await waitFor(() => expect(keptName(ANNA)).toBe("Annina"));
  expect(nameInput()).toHaveValue("Annina");
});
