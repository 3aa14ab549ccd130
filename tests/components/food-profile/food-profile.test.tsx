import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CartPage } from "@/components/cart/cart-page";
import { FoodProfileForm } from "@/components/food-profile/food-profile-form";
import { FoodProfileFilterSlot } from "@/components/food-profile/food-profile-filter-slot";
import { FoodProfileWarningSlot } from "@/components/food-profile/food-profile-warning-slot";
import { loadFoodProfileComponents } from "@/components/food-profile/food-profile-components";
import { notificationStore } from "@/components/ui/notify";
import {
  setAccountFoodProfile,
  removeAccountFoodProfile,
  foodProfileStore,
  storeFoodProfile,
} from "@/lib/food-profile/store";
import messages from "@/messages/food-profile/it.json";
import { makeCart, makeItem, makeProduct } from "@/tests/fixtures/cart";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";
import { resetFoodProfile } from "@/tests/support/food-profile";
import { renderPage, resetPage } from "@/tests/support/render-page";

const page = { number: 1, count: 1, items: 2, size: 24 };
const list = (part: object) => ({ data: { products: [], page, facets: [], correctedQueries: [], ...part } });
const milk = {
  isFood: true,
  contains: ["milk"],
  traces: [],
  isDeclared: true,
  claims: [],
  diets: {},
} as const;

afterEach(() => {
  resetPage();
  resetFoodProfile();
  localStorage.clear();
});

const KEY = "madia.household";

test("a guest's profile is stored on the device only", async () => {
  const gateway = stubGateway({});
  renderPage(<FoodProfileForm messages={messages} />);
  expect(screen.queryByRole("checkbox", { name: /nel mio account/ })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole("checkbox", { name: "Vegetariana" }));
  await userEvent.click(screen.getByRole("checkbox", { name: "frutta a guscio" }));
  await userEvent.click(screen.getByRole("button", { name: "Salva" }));
  await waitFor(() => expect(localStorage.getItem(KEY)).toBe("vegetarian;nuts"));
  expect(gateway.requests).toEqual([]);
  await userEvent.click(screen.getByRole("button", { name: "Cancella il profilo" }));
  await waitFor(() => expect(localStorage.getItem(KEY)).toBeNull());
});

test("a customer may want it in the account, and take it out again", async () => {
  setSignedIn();
  const gateway = stubGateway({ "registration/update_person_info": { data: {} } });
  renderPage(<FoodProfileForm messages={messages} />);
  await userEvent.click(screen.getByRole("checkbox", { name: "latte" }));
  await userEvent.click(screen.getByRole("checkbox", { name: /nel mio account/ }));
  await userEvent.click(screen.getByRole("button", { name: "Salva" }));
  await waitFor(() => expect(localStorage.getItem(KEY)).toBe("account:;milk"));
  await userEvent.click(screen.getByRole("checkbox", { name: /nel mio account/ }));
  await userEvent.click(screen.getByRole("button", { name: "Salva" }));
  await waitFor(() => expect(localStorage.getItem(KEY)).toBe(";milk"));
  expect(gateway.requestsTo("registration/update_person_info").map(({ body }) => body)).toEqual([
    { personInfoTypeId: 202, value: ";milk" },
    { personInfoTypeId: 202, value: "" },
  ]);
});

test("a tick made while saving is kept", async () => {
  setSignedIn();
  let answer: () => void = () => undefined;
  const gateway = stubGateway({
    "registration/update_person_info": () =>
      new Promise((resolve) => {
        answer = () => resolve({ data: {} });
      }),
  });
  renderPage(<FoodProfileForm messages={messages} />);
  await userEvent.click(screen.getByRole("checkbox", { name: "latte" }));
  await userEvent.click(screen.getByRole("checkbox", { name: /nel mio account/ }));
  await userEvent.click(screen.getByRole("button", { name: "Salva" }));
  await userEvent.click(screen.getByRole("checkbox", { name: "frutta a guscio" }));
  await act(async () => answer());
  await waitFor(() => expect(localStorage.getItem(KEY)).toBe("account:;milk"));
  expect(screen.getByRole("checkbox", { name: "frutta a guscio" })).toBeChecked();
  await userEvent.click(screen.getByRole("button", { name: "Salva" }));
  await act(async () => answer());
  await waitFor(() => expect(localStorage.getItem(KEY)).toMatch(/^account:;(milk,nuts|nuts,milk)$/));
  expect(gateway.requestsTo("registration/update_person_info")).toHaveLength(2);
  await userEvent.click(screen.getByRole("checkbox", { name: "Vegetariana" }));
  await userEvent.click(screen.getByRole("button", { name: "Cancella il profilo" }));
  await act(async () => answer());
  await waitFor(() => expect(localStorage.getItem(KEY)).toBeNull());
  expect(screen.getByRole("checkbox", { name: "Vegetariana" })).not.toBeChecked();
});

test("staff who act for a customer neither see nor change it: it is the customer's to give", async () => {
  document.cookie = "madia_staff=1";
  setSignedIn();
  stubGateway({});
  renderPage(<FoodProfileForm messages={messages} />);
  expect(await screen.findByText("Questo può farlo solo il cliente, dal proprio account.")).toBeVisible();
  expect(screen.queryByRole("checkbox")).not.toBeInTheDocument();
  document.cookie = "madia_staff=; max-age=0";
});

test("on an account error it is stored on the device, with a notice", async () => {
  setSignedIn();
  stubGateway({ "registration/update_person_info": { status: 500 } });
  renderPage(<FoodProfileForm messages={messages} />);
  await userEvent.click(screen.getByRole("checkbox", { name: "latte" }));
  await userEvent.click(screen.getByRole("checkbox", { name: /nel mio account/ }));
  await userEvent.click(screen.getByRole("button", { name: "Salva" }));
  await waitFor(() => expect(localStorage.getItem(KEY)).toBe(";milk"));
  expect(notificationStore.get().map(({ text }) => text)).toContain(messages.accountFailed);
});

test("the account's profile comes to a device that has none, and leaves with the log-out", () => {
  setAccountFoodProfile("vegan;soy");
  expect(foodProfileStore.get()).toEqual({ diets: ["vegan"], avoid: ["soy"], isInAccount: true });
  setAccountFoodProfile(";milk");
  expect(foodProfileStore.get()?.avoid).toEqual(["milk"]);
  removeAccountFoodProfile();
  expect(foodProfileStore.get()).toBeNull();
  storeFoodProfile({ diets: [], avoid: ["eggs"], isInAccount: false });
  removeAccountFoodProfile();
  setAccountFoodProfile(";milk");
  expect(foodProfileStore.get()?.avoid).toEqual(["eggs"]);
});

test("products warn of what the food profile excludes; what is not known is never safe", async () => {
  storeFoodProfile({ diets: [], avoid: ["milk", "nuts"], isInAccount: false });
  const known = (productId: number, foodFact?: object) => ({
    ...makeProduct({ productId }),
    ...(foodFact && { foodFacts: foodFact }),
  });
  const gateway = stubGateway({
    products: list({
      products: [known(11, milk), known(12), known(13, { ...milk, contains: [], traces: ["nuts"] })],
    }),
  });
  renderPage(
    <ul>
      {[11, 12, 13, 14].map((id) => (
        <li key={id} aria-label={String(id)}>
          <FoodProfileWarningSlot id={id} />
        </li>
      ))}
    </ul>,
  );
  await act(() => loadFoodProfileComponents());
  const row = (name: string) => screen.getByRole("listitem", { name });
  await waitFor(() => expect(row("11")).toHaveTextContent("Contiene latte"));
  expect(row("12")).toHaveTextContent("Latte, frutta a guscio: dato mancante");
  expect(row("13")).toHaveTextContent("Può contenere frutta a guscio");
  expect(row("14")).toHaveTextContent("dato mancante");
  expect(gateway.requestsTo("products")).toHaveLength(1);
});

test("the product's own page also says that nothing speaks against it", async () => {
  storeFoodProfile({ diets: [], avoid: ["soy"], isInAccount: false });
  stubGateway({ "products/21": { data: { ...makeProduct({ productId: 21 }), foodFacts: milk } } });
  renderPage(<FoodProfileWarningSlot id={21} isDetail />);
  await act(() => loadFoodProfileComponents());
  expect(await screen.findByText(messages.suits)).toBeInTheDocument();
  expect(screen.getByText(messages.label)).toBeInTheDocument();
});

describe("where the data of a product cannot be read", () => {
  const UNCHECKED = "Non confrontato con il tuo profilo alimentare: ricarica la pagina.";

  beforeEach(() => storeFoodProfile({ diets: [], avoid: ["milk"], isInAccount: false }));

  test.each([
    ["a card", 51, "products", undefined],
    ["the product's own page", 52, "products/52", true],
  ])("%s says that it was not checked", async (_place, id, path, isDetail) => {
    stubGateway({ [path]: { http: 502, status: 502 } });
    renderPage(<FoodProfileWarningSlot id={id} isDetail={isDetail} />);
    await act(() => loadFoodProfileComponents());
    expect(await screen.findByText(UNCHECKED)).toBeInTheDocument();
    expect(screen.queryByText(messages.suits)).not.toBeInTheDocument();
  });

  test("what was read before is kept", async () => {
    const product = { ...makeProduct({ productId: 53 }), foodFacts: milk };
    const gateway = stubGateway({
      products: list({ products: [product] }),
      "products/53": { http: 502, status: 502 },
    });
    const { rerender } = renderPage(<FoodProfileWarningSlot id={53} />);
    await act(() => loadFoodProfileComponents());
    expect(await screen.findByText("Contiene latte")).toBeInTheDocument();
    rerender(<FoodProfileWarningSlot id={53} isDetail />);
    await waitFor(() => expect(gateway.requestsTo("products/53")).toHaveLength(1));
    expect(screen.getByText("Contiene latte")).toBeInTheDocument();
  });

  test("it is read again where the product is shown next", async () => {
    const gateway = stubGateway({ products: { http: 502, status: 502 } });
    const { unmount } = renderPage(<FoodProfileWarningSlot id={54} />);
    await act(() => loadFoodProfileComponents());
    await screen.findByText(UNCHECKED);
    unmount();
    const product = { ...makeProduct({ productId: 54 }), foodFacts: milk };
    gateway.setResponse("products", list({ products: [product] }));
    renderPage(<FoodProfileWarningSlot id={54} />);
    expect(await screen.findByText("Contiene latte")).toBeInTheDocument();
    expect(screen.queryByText(UNCHECKED)).not.toBeInTheDocument();
  });
});

test("without a profile nothing is shown or asked", async () => {
  const gateway = stubGateway({});
  renderPage(
    <div data-testid="card">
      <FoodProfileWarningSlot id={31} />
    </div>,
  );
  expect(screen.getByTestId("card")).toBeEmptyDOMElement();
  expect(gateway.requests).toEqual([]);
});

test("a list is filtered by the food profile, with the shop's own filters", async () => {
  storeFoodProfile({ diets: ["vegan"], avoid: ["milk"], isInAccount: false });
  const facet = (parameterName: string, id: string, name: string) => ({
    name: "",
    parameterName,
    values: [{ id, name, count: 5 }],
  });
  stubGateway({
    products: list({
      facets: [
        facet("product_class_10005", "10507", "Senza latte"),
        facet("product_class_10006", "10602", "Vegano"),
      ],
    }),
  });
  window.history.replaceState(null, "", "/frutta?sort=price&vendor_id=7&page=3");
  renderPage(<FoodProfileFilterSlot />);
  await act(() => loadFoodProfileComponents());
  expect(await screen.findByRole("link", { name: "Adatti a noi" })).toHaveAttribute(
    "href",
    "/frutta?vendor_id=7&product_class_10005=10507&product_class_10006=10602&sort=price",
  );
});

test("is filled in by keyboard alone, in the order it is read", async () => {
  stubGateway({});
  renderPage(<FoodProfileForm messages={messages} />);
  const stops = [...screen.getAllByRole("checkbox"), screen.getByRole("button", { name: "Salva" })];
  for (const stop of stops) {
    await userEvent.tab();
    expect(stop).toHaveFocus();
    if (stop === screen.getByRole("checkbox", { name: "Vegana" })) await userEvent.keyboard(" ");
  }
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(localStorage.getItem(KEY)).toBe("vegan;"));
  expect(stops.at(-1)).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole("button", { name: "Cancella il profilo" })).toHaveFocus();
});

test("the cart warns, and so does the choice of a substitute", async () => {
  setSignedIn();
  storeFoodProfile({ diets: [], avoid: ["milk"], isInAccount: false });
  const product = makeProduct({ productId: 41, name: "Formaggio" });
  const other = makeProduct({ productId: 42, name: "Caciotta" });
  const item = makeItem({ product, substitution: { kind: "similar" } });
  const facts = [product, other].map((item) => ({ ...item, foodFacts: milk }));
  stubGateway({ "cart/view": { data: makeCart([item]) }, products: list({ products: facts }) });
  renderPage(<CartPage />);
  await act(() => loadFoodProfileComponents());
  const line = (await screen.findByRole("link", { name: "Formaggio" })).closest("li");
  await waitFor(() => expect(line).toHaveTextContent("Contiene latte"));
  await userEvent.click(within(line!).getByRole("button", { name: /Se manca/ }));
  await waitFor(() => expect(screen.getByRole("dialog")).toHaveTextContent(/Caciotta.*Contiene latte/));
});
