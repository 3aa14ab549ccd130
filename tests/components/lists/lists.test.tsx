import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ListsPage } from "@/components/lists/lists-page";
import { ListPage } from "@/components/lists/list-page";
import { ListItem } from "@/components/lists/list-item";
import { ListDialog } from "@/components/lists/list-dialog";
import { makeProduct } from "@/tests/fixtures/cart";
import { resetPage, renderPage } from "@/tests/support/render-page";
import { stubGateway } from "@/tests/support/gateway-stub";

const list = { listId: 1, name: "Spesa", size: 2, isDefault: true, isOwn: true, isEditable: true };

afterEach(resetPage);

describe("ListItem", () => {
  it.each([
    ["a piece", {}, 1, "Pasta Madre · 500 g · 1 PZ"],
    ["pieces", {}, 3, "Pasta Madre · 500 g · 3 × 1 PZ"],
    ["a package", { kind: "package", weightSelling: 0.255 }, 2, "Pasta Madre · 500 g · 0,51 kg"],
    ["bottles", { kind: "package", weightSelling: 1.5, weightUnit: "l" }, 2, "Pasta Madre · 500 g · 3 l"],
    [
      "fruit",
      { kind: "loose", weightSelling: 0.2, weightSingleUnit: 0.2 },
      3,
      "Pasta Madre · 500 g · 0,6 kg",
    ],
  ] as const)("shows the quantity: %s", (_what, selling, quantity, text) => {
    const item = { itemId: 1, product: makeProduct({ selling }), quantity, weight: 0 };
    renderPage(
      <ul>
        <ListItem item={item} inactive={false} />
      </ul>,
    );
    expect(screen.getByText("Pasta Madre").parentElement).toHaveTextContent(text);
  });
});

const listAnswer = (overrides = {}) => ({
  data: {
    ...list,
    items: [{ itemId: 101, product: makeProduct(), quantity: 1, weight: 0 }],
    inactiveItems: [],
    ...overrides,
  },
});

it("shows the price per unit beside the price", () => {
  renderPage(
    <ul>
      <ListItem item={{ itemId: 1, product: makeProduct(), quantity: 1, weight: 0 }} inactive={false} />
    </ul>,
  );
  expect(screen.getByRole("listitem")).toHaveTextContent(/1,49\s€ 2,98\s€\/kg/);
});

it("offers what the same shelf has instead of what is sold out, and to tell when it is back", async () => {
  const product = makeProduct({ available: 0, canAlert: true });
  const other = makeProduct({ productId: 103, name: "Penne rigate" });
  const gateway = stubGateway({
    products: { data: { products: [product, other], page: null, facets: [], correctedQueries: [] } },
  });
  renderPage(
    <ul>
      <ListItem item={{ itemId: 1, product, quantity: 1, weight: 0 }} inactive />
    </ul>,
  );
  expect(screen.getByText("Avvisami")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Alternative a Mezze maniche" }));
  expect(await screen.findByText(/Penne rigate/)).toHaveTextContent(/2,98\s€\/kg/);
  expect(gateway.requestsTo("products")[0]?.params.get("parent_category_id")).toBe("7");
});

it("has its heading while loading and after an error", async () => {
  stubGateway({ "wishlist/view": { http: 502, status: 1 } });
  renderPage(<ListPage listId={1} />);
  expect(screen.getByRole("heading", { level: 1, name: "Le tue liste" })).toBeInTheDocument();
  expect(await screen.findByRole("button", { name: "Riprova" })).toBeInTheDocument();
  expect(screen.getByRole("heading", { level: 1 })).toBeInTheDocument();
});

it.each([
  ["is rejected", { status: 1 }, "Non si hanno le autorizzazioni per modificare/cancellare la lista"],
  ["fails at the shop", { http: 502, status: 1 }, "Si è verificato un errore, riprova tra qualche minuto."],
  [
    "does not reach the shop",
    () => Promise.reject(new TypeError("offline")),
    "Non riusciamo a raggiungere il negozio: controlla la connessione e riprova.",
  ],
  [
    "takes too long",
    () => Promise.reject(new DOMException("", "TimeoutError")),
    "Il negozio ci mette troppo a rispondere. Riprova tra qualche istante.",
  ],
])("shows the error and keeps the input when renaming %s", async (_how, reply, message) => {
  stubGateway({ "wishlist/view": listAnswer(), "wishlist/rename": reply });
  renderPage(<ListPage listId={1} />);
  await userEvent.click(await screen.findByRole("button", { name: "Rinomina" }));
  await userEvent.type(screen.getByLabelText("Nome della lista"), " grande{Enter}");
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(screen.getByLabelText("Nome della lista")).toHaveValue("Spesa grande");
});

it("has the list's name in its title, and the new one once it is renamed", async () => {
  const gateway = stubGateway({ "wishlist/view": listAnswer() });
  gateway.setResponse("wishlist/rename", () => {
    gateway.setResponse("wishlist/view", listAnswer({ name: "Spesa grande" }));
    return { data: null };
  });
  renderPage(<ListPage listId={1} />);
  await userEvent.click(await screen.findByRole("button", { name: "Rinomina" }));
  expect(document.title).toBe("Spesa");
  await userEvent.type(screen.getByLabelText("Nome della lista"), " grande{Enter}");
  await waitFor(() => expect(document.title).toBe("Spesa grande"));
});

it("asks for a name before anything is sent, and keeps a rejected one", async () => {
  const message = "Hai già una lista con questo nome.";
  const gateway = stubGateway({
    "wishlist/list": { data: [list] },
    "wishlist/create": { status: 1, errors: [{ code: "x", message }] },
  });
  renderPage(<ListDialog name="Mezze maniche" onResolve={jest.fn()} />);
  const field = await screen.findByLabelText("Crea una nuova lista");
  await userEvent.type(field, "  {Enter}");
  await waitFor(() => expect(field).toHaveAccessibleDescription("Campo obbligatorio"));
  expect(field).toHaveFocus();
  expect(gateway.requestsTo("wishlist/create")).toEqual([]);
  await userEvent.clear(field);
  await userEvent.type(field, "Spesa{Enter}");
  await waitFor(() => expect(field).toHaveAccessibleDescription(message));
  expect(field).toHaveValue("Spesa");
});

it("says that a list needs a name when it is renamed to nothing", async () => {
  const gateway = stubGateway({ "wishlist/view": listAnswer() });
  renderPage(<ListPage listId={1} />);
  await userEvent.click(await screen.findByRole("button", { name: "Rinomina" }));
  const field = screen.getByLabelText("Nome della lista");
  await userEvent.clear(field);
  await userEvent.type(field, "{Enter}");
  await waitFor(() => expect(field).toHaveAccessibleDescription("Campo obbligatorio"));
  expect(gateway.requestsTo("wishlist/rename")).toEqual([]);
  await userEvent.click(screen.getByRole("button", { name: "Annulla" }));
  expect(screen.getByRole("button", { name: "Rinomina" })).toHaveFocus();
});

it("gives the focus to the list's name after its last product is removed", async () => {
  const gateway = stubGateway({ "wishlist/view": listAnswer(), "wishlist/remove": { data: null } });
  renderPage(<ListPage listId={1} />);
  const remove = await screen.findByRole("button", { name: /^Togli/ });
  gateway.setResponse("wishlist/view", listAnswer({ items: [] }));
  await userEvent.click(remove);
  await waitFor(() => expect(remove).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole("heading", { level: 1, name: "Spesa" })).toHaveFocus());
});

it("rejects a second list of the same name at its field", async () => {
  const gateway = stubGateway({ "wishlist/list": { data: [list] } });
  renderPage(<ListsPage />);
  const field = await screen.findByRole("textbox");
  await userEvent.type(field, " spesa ");
  await userEvent.click(screen.getByRole("button", { name: "CREA" }));
  await waitFor(() => expect(field).toHaveAccessibleDescription("Hai già una lista con questo nome."));
  expect(gateway.requestsTo("wishlist/create")).toEqual([]);
});

it("selects an editable list or creates a new one", async () => {
  const readOnly = { ...list, listId: 2, name: "Di Anna", isDefault: false, isOwn: false, isEditable: false };
  const gateway = stubGateway({ "wishlist/list": { data: [list, readOnly] } });
  const onResolve = jest.fn();
  renderPage(<ListDialog name="Mezze maniche" onResolve={onResolve} />);
  const lists = await screen.findByRole("list", { name: "Seleziona una lista a cui aggiungere:" });
  await userEvent.click(await within(lists).findByRole("button", { name: "Spesa 2 prodotti" }));
  expect(onResolve).toHaveBeenCalledWith(list);
  expect(screen.queryByText("Di Anna")).not.toBeInTheDocument();

  await userEvent.click(screen.getByRole("button", { name: "CREA" }));
  expect(gateway.requestsTo("wishlist/create")).toEqual([]);
  const created = { ...list, listId: 3, name: "Festa", isDefault: false };
  gateway.setResponse("wishlist/create", { data: [list, readOnly, created] });
  await userEvent.type(screen.getByLabelText("Crea una nuova lista"), "Festa{Enter}");
  await waitFor(() => expect(onResolve).toHaveBeenLastCalledWith(created));
});
