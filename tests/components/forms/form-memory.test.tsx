import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { asked } from "@/backend/seed/content/form-fields";
import FormView from "@/components/forms/form-view";
import { sessionGone } from "@/lib/cart/door";
import { takeCart } from "@/lib/cart/held";
import { signIn, signOut } from "@/lib/cart/sign-in";
import type { FormDefinition } from "@/lib/ebsn/domain/form";
import messages from "@/messages/it.json";
import { makeCart } from "@/tests/fixtures/buying";
import { leavePage } from "@/tests/support/buying-page";
import { signedInHint, stubDoor } from "@/tests/support/door-stub";
import { fakeUploads } from "@/tests/support/fake-upload";
import { renderInShop } from "../in-shop";

const words = messages.forms.engine;
const ANNA = 21;
const BEA = 22;

const definition: FormDefinition = {
  source: "custom",
  formId: 7,
  title: "Prova",
  intro: "",
  fields: [{ ...asked("text", "nome", "Nome"), id: "nome" }],
  needsLogin: false,
  submitText: "",
  thanks: "",
};

const cartOf = (userId: number) => {
  const cart = makeCart([]);
  return { ...cart, user: { ...cart.user, userId } };
};

const show = () => renderInShop(<FormView definition={definition} words={words} notes={{}} />);
const typed = () => screen.getByLabelText("Nome");

/** A browser in which this customer is signed in. */
function arrive(userId: number): void {
  signedInHint();
  act(() => void takeCart(cartOf(userId)));
}

async function logIn(userId: number): Promise<void> {
  const { user } = cartOf(userId);
  stubDoor({ "auth/login": { data: { user } }, "cart/view": { data: cartOf(userId) } });
  await act(() => signIn({ login: "a@b.it", password: "-", remember: false }));
}

beforeEach(() => sessionStorage.clear());
afterEach(leavePage);

test("a log-out forgets what was typed and not sent, and nothing else of the tab", async () => {
  sessionStorage.setItem("madia_leaving", "1");
  arrive(ANNA);
  show();
  await userEvent.type(typed(), "Anna");
  expect(sessionStorage).toHaveLength(2);
  stubDoor({ "auth/logout": { data: null } });
  await act(() => signOut());
  expect(Object.keys(sessionStorage)).toEqual(["madia_leaving"]);
});

test("a session that ran out keeps the words for the same customer, whom they greet again", async () => {
  arrive(ANNA);
  const { unmount } = show();
  await userEvent.type(typed(), "Anna");
  act(() => sessionGone());
  await userEvent.type(typed(), " Rossi");
  unmount();
  show();
  await waitFor(() => expect(typed()).toHaveValue(""));
  await logIn(ANNA);
  await waitFor(() => expect(typed()).toHaveValue("Anna Rossi"));
  expect(screen.getByText(words.restored)).toBeInTheDocument();
});

test("another customer finds the form empty, and the words are gone", async () => {
  arrive(ANNA);
  show();
  await userEvent.type(typed(), "Anna");
  act(() => sessionGone());
  expect(typed()).toHaveValue("Anna");
  await logIn(BEA);
  await waitFor(() => expect(typed()).toHaveValue(""));
  expect(sessionStorage).toHaveLength(0);
  await userEvent.type(typed(), "Bea");
  expect(Object.keys(sessionStorage)).toEqual([`madia.form.${BEA}.custom-7`]);
});

test("what was typed before logging in stays", async () => {
  show();
  await userEvent.type(typed(), "Chi sa");
  await logIn(ANNA);
  expect(typed()).toHaveValue("Chi sa");
});

test("who is signed in is led from the thanks to what they sent", async () => {
  fakeUploads({});
  arrive(ANNA);
  show();
  await userEvent.type(typed(), "Anna");
  await userEvent.click(screen.getByRole("button", { name: words.send }));
  expect(await screen.findByRole("link", { name: words.yourRequests })).toHaveAttribute(
    "href",
    "/profile/requests",
  );
});
