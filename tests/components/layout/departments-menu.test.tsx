import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { DepartmentsMenu } from "@/components/layout/departments-menu";
import { clearCachedReads } from "@/lib/api/cached-reads";
import type { CategoryNode } from "@/lib/ebsn/domain/category";
import messages from "@/messages/it.json";
import { renderPage, resetPage } from "@/tests/support/render-page";
import { stubGateway } from "@/tests/support/gateway-stub";
import { renderWithProviders } from "../render-with-providers";

const category = (categoryId: number, name: string, children: CategoryNode[] = []): CategoryNode => ({
  categoryId,
  name,
  slug: name.toLowerCase(),
  picture: "",
  tint: "",
  children,
});

beforeEach(() => {
  document.documentElement.lang = "it";
});
afterEach(resetPage);

test("lists departments and their categories from a tree of three levels", async () => {
  const { requestsTo } = stubGateway({
    category: { data: [category(1, "Pasta", [category(2, "Semola", [category(3, "Corta")])])] },
  });
  renderWithProviders(<DepartmentsMenu href="/categorie" />);
  await userEvent.click(screen.getByRole("link", { name: messages.client.allDepartments }));
  expect(await screen.findByRole("link", { name: "Pasta" })).toHaveAttribute("href", "/pasta");
  expect(screen.getByRole("link", { name: "Semola" })).toBeInTheDocument();
  expect(screen.queryByRole("link", { name: "Corta" })).not.toBeInTheDocument();
  expect(requestsTo("category").map(({ params }) => Object.fromEntries(params))).toEqual([
    { filtered: "true", depth: "3" },
  ]);
});

test("stays open when its departments cannot be read again", async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const gateway = stubGateway({ category: { data: [category(1, "Pasta")] } });
  renderPage(<DepartmentsMenu href="#reparti" />);
  const opener = screen.getByRole("link", { name: messages.client.allDepartments });
  await userEvent.click(opener);
  await screen.findByRole("link", { name: "Pasta" });
  await userEvent.click(opener);
  let fail = () => {};
  gateway.setResponse(
    "category",
    () => new Promise((resolve) => (fail = () => resolve({ http: 502, status: 502 }))),
  );
  clearCachedReads();
  await act(() => jest.advanceTimersByTimeAsync(5000));
  await userEvent.click(opener);
  await waitFor(() => expect(gateway.requestsTo("category")).toHaveLength(2));
  await act(async () => fail());
  expect(screen.getByRole("link", { name: "Pasta" })).toBeInTheDocument();
  expect(window.location.hash).toBe("");
  jest.useRealTimers();
});
