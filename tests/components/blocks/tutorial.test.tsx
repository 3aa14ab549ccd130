import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { TutorialSpot } from "@/components/blocks/tutorial-spot";
import messages from "@/messages/it.json";
import { renderInShop } from "../in-shop";

const words = messages.blocks.tutorial;
const steps = ["Uno", "Due", "Tre"].map((name) => ({ name, text: `Testo ${name}`, img: "", imgAlt: "" }));
const APP = "Mozilla/5.0 MadiaApp/1.5.1";

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(navigator, "userAgent", "get").mockReturnValue(APP);
  window.matchMedia = jest.fn().mockReturnValue({ matches: false });
});

const shown = (id = "7") =>
  renderInShop(<TutorialSpot id={id} agentMark="MadiaApp/" steps={steps} words={words} />);

test("in the app it goes step by step, by buttons and by keys, and ends on the last", async () => {
  shown();
  await screen.findByRole("dialog", { name: words.title });
  expect(screen.getByRole("heading", { name: "Uno" })).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: words.next }));
  const group = screen.getByRole("group", { name: "Passo 2 di 3" });
  group.focus();
  await userEvent.keyboard("{ArrowRight}");
  expect(screen.getByRole("heading", { name: "Tre" })).toBeInTheDocument();
  await userEvent.keyboard("{ArrowRight}{ArrowLeft}");
  expect(screen.getByRole("heading", { name: "Due" })).toBeInTheDocument();
  await userEvent.keyboard("{ArrowRight}");
  await userEvent.click(screen.getByRole("button", { name: words.done }));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("skipped once it does not come again, until there is another one", async () => {
  const { unmount } = shown();
  await userEvent.click(await screen.findByRole("button", { name: words.skip }));
  unmount();
  const again = shown();
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  again.unmount();
  shown("8");
  expect(await screen.findByRole("dialog")).toBeInTheDocument();
});

test("closing by the cross counts as seen", async () => {
  const { unmount } = shown();
  await userEvent.click(await screen.findByRole("button", { name: messages.leaf.close }));
  unmount();
  expect(Object.values({ ...localStorage })).toEqual(["7"]);
});

test("a browser never sees it; a shop on the home screen does", async () => {
  jest.spyOn(navigator, "userAgent", "get").mockReturnValue("Mozilla/5.0");
  const { unmount } = shown();
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  unmount();
  window.matchMedia = jest.fn().mockReturnValue({ matches: true });
  shown();
  expect(await screen.findByRole("dialog")).toBeInTheDocument();
});
