import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { TutorialIsland } from "@/components/blocks/tutorial-island";
import messages from "@/messages/it.json";
import { renderWithProviders } from "../render-with-providers";

const tutorialMessages = messages.blocks.tutorial;
const steps = ["Uno", "Due", "Tre"].map((name) => ({ name, text: `Testo ${name}`, img: "", imgAlt: "" }));
const APP = "Mozilla/5.0 MadiaApp/1.5.1";

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(navigator, "userAgent", "get").mockReturnValue(APP);
  window.matchMedia = jest.fn().mockReturnValue({ matches: false });
});

const renderTutorial = (id = "7") =>
  renderWithProviders(
    <TutorialIsland id={id} userAgentMarker="MadiaApp/" steps={steps} messages={tutorialMessages} />,
  );

test("steps through the tutorial in the app with buttons and arrow keys", async () => {
  renderTutorial();
  await screen.findByRole("dialog", { name: tutorialMessages.title });
  expect(screen.getByRole("heading", { name: "Uno" })).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: tutorialMessages.next }));
  const group = screen.getByRole("group", { name: "Passo 2 di 3" });
  expect(group).toHaveAttribute("aria-roledescription", "carosello");
  group.focus();
  await userEvent.keyboard("{ArrowRight}");
  expect(screen.getByRole("heading", { name: "Tre" })).toBeInTheDocument();
  await userEvent.keyboard("{ArrowRight}{ArrowLeft}");
  expect(screen.getByRole("heading", { name: "Due" })).toBeInTheDocument();
  await userEvent.keyboard("{ArrowRight}");
  await userEvent.click(screen.getByRole("button", { name: tutorialMessages.done }));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("stays closed after being skipped, until the tutorial changes", async () => {
  const { unmount } = renderTutorial();
  await userEvent.click(await screen.findByRole("button", { name: tutorialMessages.skip }));
  unmount();
  const secondVisit = renderTutorial();
  await act(async () => void (await import("@/components/blocks/tutorial-dialog")));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  secondVisit.unmount();
  renderTutorial("8");
  expect(await screen.findByRole("dialog")).toBeInTheDocument();
});

test("counts as seen when closed", async () => {
  const { unmount } = renderTutorial();
  await userEvent.click(await screen.findByRole("button", { name: messages.client.close }));
  unmount();
  expect(Object.values({ ...localStorage })).toEqual(["7"]);
});

test("shows in an installed PWA but not in a browser", async () => {
  jest.spyOn(navigator, "userAgent", "get").mockReturnValue("Mozilla/5.0");
  const { unmount } = renderTutorial();
  await act(async () => void (await import("@/components/blocks/tutorial-dialog")));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  unmount();
  window.matchMedia = jest.fn().mockReturnValue({ matches: true });
  renderTutorial();
  expect(await screen.findByRole("dialog")).toBeInTheDocument();
});
