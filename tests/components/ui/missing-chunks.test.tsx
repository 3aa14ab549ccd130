import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Suspense, useState } from "react";
import { useForm } from "react-hook-form";
import { requiredField } from "@/backend/seed/content/form-fields";
import { DateControl } from "@/components/forms/date-control";
import { FormSlot } from "@/components/forms/form-slot";
import { DepartmentsMenu } from "@/components/layout/departments-menu";
import { ProductCard } from "@/components/product/product-card";
import { SessionProductsProvider } from "@/components/product/session-products";
import { lazyOptional } from "@/components/ui/lazy-optional";
import {
  foodProfileComponentsStore,
  loadFoodProfileComponents,
} from "@/components/food-profile/food-profile-components";
import { ProductExtras } from "@/components/product/product-extras";
import { needsCardExtrasStore } from "@/lib/catalogue/card-extras";
import { storeFoodProfile } from "@/lib/food-profile/store";
import { localizePath } from "@/lib/i18n/locale-path";
import { reloadForMissingChunkUnlessInUse } from "@/lib/navigation/missing-chunk-unless-in-use";
import type { FormValues } from "@/lib/rules/forms/form-fields";
import messages from "@/messages/it.json";
import { makeCart } from "@/tests/fixtures/cart";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";
import { renderPage, resetPage } from "@/tests/support/render-page";
import { PASTA } from "../product/product-fixtures";
import { clientMessages, renderWithProviders } from "../render-with-providers";

const fail = () => {
  throw new Error("Failed to load chunk");
};
jest.mock("@/components/layout/departments-panel", () => fail());
jest.mock("@/components/forms/compact-form-view", () => fail());
jest.mock("@/components/forms/calendar-dialog", () => fail());
jest.mock("@/components/product/session-prices", () => fail());
jest.mock("@/components/product/add-to-cart-with-options", () => fail());
jest.mock("@/components/food-profile/food-profile-warning-slot", () => fail());
jest.mock("@/components/food-profile/food-profile-filter", () => fail());
jest.mock("@/lib/navigation/missing-chunk-unless-in-use", () => ({
  reloadForMissingChunkUnlessInUse: jest.fn(),
}));

const formMessages = { ...messages.forms.engine, errors: messages.forms.error };
const context = { messages: clientMessages, locale: "it", today: "2026-11-20", href: localizePath("it") };

afterEach(resetPage);

const renderLazy = (Part: React.ComponentType<{ name: string }>) =>
  render(
    <Suspense fallback="…">
      <Part name="Rossi" />
    </Suspense>,
  );

test("a component is rendered as soon as its chunk is loaded", async () => {
  renderLazy(lazyOptional(() => Promise.resolve(({ name }: { name: string }) => <p>Ciao {name}</p>)));
  expect(await screen.findByText("Ciao Rossi")).toBeInTheDocument();
});

test("a component whose chunk is missing renders nothing, and a document of an earlier build is reloaded", async () => {
  const missing = new Error("Failed to load chunk");
  const { container } = renderLazy(lazyOptional<{ name: string }>(() => Promise.reject(missing)));
  await waitFor(() => expect(container).toBeEmptyDOMElement());
  expect(reloadForMissingChunkUnlessInUse).toHaveBeenCalledWith(missing);
});

test("a component whose chunk is missing is replaced by its fallback", async () => {
  const Fallback = ({ name }: { name: string }) => <b>Reparti di {name}</b>;
  renderLazy(
    lazyOptional(() => Promise.reject<typeof Fallback>(new Error("Failed to load chunk")), Fallback),
  );
  expect(await screen.findByText("Reparti di Rossi")).toBeInTheDocument();
});

test("the fallback does not act on a page that is being reloaded", async () => {
  jest.mocked(reloadForMissingChunkUnlessInUse).mockReturnValueOnce(true);
  const Fallback = ({ name }: { name: string }) => <b>Reparti di {name}</b>;
  const { container } = renderLazy(
    lazyOptional(() => Promise.reject<typeof Fallback>(new Error("Failed to load chunk")), Fallback),
  );
  await waitFor(() => expect(container).toBeEmptyDOMElement());
});

test("the departments menu goes to the departments page", async () => {
  renderWithProviders(<DepartmentsMenu href="#reparti" />);
  await userEvent.click(screen.getByRole("link", { name: messages.client.allDepartments }));
  await waitFor(() => expect(window.location.hash).toBe("#reparti"));
});

test("a form offers to reload the page", async () => {
  globalThis.IntersectionObserver = class {
    constructor(private readonly report: IntersectionObserverCallback) {}
    observe() {
      const entries = [{ isIntersecting: true }] as IntersectionObserverEntry[];
      this.report(entries, this as unknown as IntersectionObserver);
    }
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  const definition = { needsLogin: false } as React.ComponentProps<typeof FormSlot>["definition"];
  renderWithProviders(
    <FormSlot header={<h2>Prova</h2>} rows={1} definition={definition} messages={formMessages} notes={{}} />,
  );
  expect(await screen.findByRole("alert")).toHaveTextContent(formMessages.reload);
  expect(screen.getByRole("button", { name: formMessages.reload })).toBeInTheDocument();
});

function DateForm() {
  const form = useForm<FormValues>();
  const [field] = useState({ ...requiredField("date", "nascita", "Data di nascita"), id: "nascita" });
  const control = { field, form, name: "nascita", id: "nascita", error: undefined, note: null };
  return <DateControl {...control} messages={formMessages} />;
}

test("a date is typed into the browser's own field", async () => {
  renderWithProviders(<DateForm />);
  const field = screen.getByLabelText("Data di nascita");
  await userEvent.click(screen.getByRole("button", { name: formMessages.calendar }));
  await waitFor(() => expect(field).toHaveFocus());
  await userEvent.type(field, "1986-04-12");
  expect(field).toHaveValue("1986-04-12");
});

test("a customer sees the stored prices and can add a product with options", async () => {
  setSignedIn();
  stubGateway({ "cart/view": { data: makeCart([]) } });
  const selectOptions = [
    { parameterName: "taglio", name: "Taglio", selected: "", values: [{ key: "f", value: "Fette" }] },
  ] as unknown as typeof PASTA.selectOptions;
  const { container } = renderPage(
    <SessionProductsProvider query={{}}>
      <ul>
        <ProductCard product={{ ...PASTA, selectOptions }} context={context} />
      </ul>
    </SessionProductsProvider>,
  );
  expect(await screen.findByRole("button", { name: /^Aggiungi .* al carrello$/ })).toBeInTheDocument();
  await waitFor(() =>
    expect(container.querySelector("[data-session-products]")).toHaveAttribute("data-loaded"),
  );
});

describe("the warnings of a food profile", () => {
  const UNCHECKED = "Non confrontato con il tuo profilo alimentare: ricarica la pagina.";

  beforeEach(() => {
    storeFoodProfile({ diets: [], avoid: ["milk"], isInAccount: false });
    needsCardExtrasStore.set(true);
  });
  afterEach(() =>
    act(() => {
      storeFoodProfile(null);
      foodProfileComponentsStore.set(null);
      needsCardExtrasStore.set(false);
    }),
  );

  test("say on a product's page that it was not checked", async () => {
    renderWithProviders(<ProductExtras id={1} />);
    expect(await screen.findByText(UNCHECKED)).toBeInTheDocument();
  });

  test("say so where they are shown already", async () => {
    await loadFoodProfileComponents();
    const Warning = foodProfileComponentsStore.get()?.Warning ?? (() => null);
    renderWithProviders(<Warning id={1} />);
    expect(screen.getByText(UNCHECKED)).toBeInTheDocument();
  });

  test("are not missed by who has no profile", async () => {
    storeFoodProfile(null);
    const { container } = renderWithProviders(<ProductExtras id={1} />);
    await waitFor(() => expect(container).toBeEmptyDOMElement());
  });
});
