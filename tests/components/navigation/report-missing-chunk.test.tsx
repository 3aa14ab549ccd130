import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ReorderButton } from "@/components/cart/reorder-button";
import { CookMode } from "@/components/content/cook-mode";
import { isBuildGone } from "@/lib/navigation/gone-build";
import { reloadForMissingChunkUnlessInUse } from "@/lib/navigation/missing-chunk-unless-in-use";
import messages from "@/messages/it.json";
import { setSignedIn } from "@/tests/support/gateway-stub";
import { renderPage, resetPage } from "@/tests/support/render-page";

const fail = () => {
  throw new Error("Failed to load chunk");
};
jest.mock("@/lib/cart/reorder", () => fail());
jest.mock("@/components/content/cook-dialog", () => fail());
jest.mock("@/lib/navigation/missing-chunk-unless-in-use", () => ({
  reloadForMissingChunkUnlessInUse: jest.fn(),
}));
jest.mock("@/lib/navigation/gone-build", () => ({ isBuildGone: jest.fn(async () => false) }));

const { cook } = messages.content;

beforeEach(() => {
  setSignedIn();
  jest.mocked(isBuildGone).mockResolvedValue(false);
});
afterEach(resetPage);

it.each([
  [
    "the steps of a recipe",
    cook.start,
    <CookMode key="cook" title="Risotto" steps={["Tosta."]} messages={cook} />,
  ],
  ["an order again", "Metti tutto nel carrello", <ReorderButton key="reorder" orderId={700001} />],
])("a button for %s says that its chunk did not load, and can be pressed again", async (_, name, element) => {
  jest.mocked(reloadForMissingChunkUnlessInUse).mockReturnValue(false);
  renderPage(element);
  const button = await screen.findByRole("button", { name });
  await userEvent.click(button);
  expect(await screen.findByText(messages.errors.generic)).toBeVisible();
  expect(button).not.toHaveAttribute("aria-busy");
});

it("says that the connection is missing", async () => {
  jest.mocked(reloadForMissingChunkUnlessInUse).mockReturnValue(false);
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  renderPage(<ReorderButton orderId={700001} />);
  await userEvent.click(await screen.findByRole("button", { name: "Metti tutto nel carrello" }));
  expect(await screen.findByText(messages.errors.network)).toBeVisible();
});

it("says nothing where the page is loaded again", async () => {
  jest.mocked(reloadForMissingChunkUnlessInUse).mockReturnValue(true);
  renderPage(<ReorderButton orderId={700001} />);
  const button = await screen.findByRole("button", { name: "Metti tutto nel carrello" });
  await userEvent.click(button);
  await waitFor(() => expect(button).not.toHaveAttribute("aria-busy"));
  expect(reloadForMissingChunkUnlessInUse).toHaveBeenCalled();
  expect(screen.queryByText(messages.errors.generic)).toBeNull();
});

it("says nothing beside the offer to reload after a new build", async () => {
  jest.mocked(reloadForMissingChunkUnlessInUse).mockReturnValue(false);
  jest.mocked(isBuildGone).mockResolvedValue(true);
  renderPage(<ReorderButton orderId={700001} />);
  const button = await screen.findByRole("button", { name: "Metti tutto nel carrello" });
  await userEvent.click(button);
  await waitFor(() => expect(isBuildGone).toHaveBeenCalled());
  expect(button).not.toHaveAttribute("aria-busy");
  expect(screen.queryByText(messages.errors.generic)).toBeNull();
});
