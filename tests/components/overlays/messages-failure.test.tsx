import { act, screen, waitFor } from "@testing-library/react";
import { StaffBarIsland } from "@/components/backoffice/staff-bar-island";
import { watchLostOverlays } from "@/components/overlays/watch-lost-overlays";
import { isBuildGone } from "@/lib/navigation/gone-build";
import { loadMessages } from "@/lib/i18n/load-messages";
import { emit } from "@/lib/overlays/events";
import { openConfirmDialog } from "@/lib/overlays/overlay";
import deferredMessages from "@/messages/deferred/it.json";
import { makeCart } from "@/tests/fixtures/cart";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";
import { renderPage, resetPage } from "@/tests/support/render-page";

jest.mock("@/lib/i18n/load-messages", () => {
  const actual = jest.requireActual<typeof import("@/lib/i18n/load-messages")>("@/lib/i18n/load-messages");
  return { ...actual, loadMessages: jest.fn(actual.loadMessages) };
});

jest.mock("@/lib/navigation/gone-build", () => ({ isBuildGone: jest.fn(async () => false) }));

const failOnce = () => jest.mocked(loadMessages).mockRejectedValueOnce(new Error("chunk"));
const ask = () => openConfirmDialog({ title: "Svuotare?", text: "", confirm: "Svuota" });

afterEach(() => {
  document.cookie = "madia_staff=; max-age=0";
  resetPage();
});

it("a dialog whose messages fail to load resolves to false, and the next one opens", async () => {
  failOnce();
  renderPage(null);
  let answer: boolean | undefined;
  act(() => void ask().then((isConfirmed) => (answer = isConfirmed)));
  await waitFor(() => expect(answer).toBe(false));
  expect(await screen.findByText(deferredMessages.unreachable)).toBeInTheDocument();
  act(() => void ask());
  expect(await screen.findByRole("dialog", { name: "Svuotare?" })).toBeInTheDocument();
});

it("a message whose script does not load, as without a connection, is not lost silently", async () => {
  renderPage(null);
  const stop = watchLostOverlays(async () => Promise.reject(new Error("chunk")));
  act(() => emit({ kind: "failed", key: "errors.errorSettingProduct", messages: [] }));
  expect(await screen.findByText(deferredMessages.unreachable)).toBeInTheDocument();
  stop();
});

it("after a new build nobody is told to check the connection", async () => {
  jest.mocked(isBuildGone).mockResolvedValueOnce(true);
  const loaded = renderPage(null);
  const stop = watchLostOverlays(async () => Promise.reject(new Error("chunk")));
  act(() => emit({ kind: "failed", key: "errors.errorSettingProduct", messages: [] }));
  await waitFor(() => expect(isBuildGone).toHaveBeenCalled());
  expect(screen.queryByText(deferredMessages.unreachable)).toBeNull();
  loaded.unmount();
  stop();
});

it("the bar of the staff is loaded again", async () => {
  failOnce();
  document.cookie = "madia_staff=1";
  setSignedIn();
  stubGateway({ "cart/view": { data: makeCart([]) } });
  renderPage(<StaffBarIsland />);
  expect(
    await screen.findByRole("complementary", { name: "Accesso del personale" }, { timeout: 5000 }),
  ).toBeInTheDocument();
});
