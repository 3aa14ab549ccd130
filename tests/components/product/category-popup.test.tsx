import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CategoryPopup } from "@/components/product/category-popup";
import { renderInShop, words } from "@/tests/components/in-shop";

const DAY_MS = 86_400_000;

const popup = (
  <CategoryPopup id={7} title="La cassetta" delay={20} days={30}>
    <p>Otto varietà</p>
  </CategoryPopup>
);

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const isOpen = () => screen.queryByRole("heading", { name: "La cassetta" }) !== null;

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test("it comes after its delay and goes when closed", async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  renderInShop(popup);
  wait(19_000);
  expect(isOpen()).toBe(false);
  wait(1_000);
  expect(isOpen()).toBe(true);
  await user.click(screen.getByRole("button", { name: words.close }));
  expect(isOpen()).toBe(false);
});

test("closed by keyboard, it gives the focus back to where it came from", async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  renderInShop(
    <>
      <a href="/latte">Latte</a>
      {popup}
    </>,
  );
  wait(20_000);
  await user.tab();
  await user.tab();
  await user.keyboard("{Enter}");
  expect(isOpen()).toBe(false);
  expect(screen.getByRole("link", { name: "Latte" })).toHaveFocus();
});

test("it stays away until its days have passed", () => {
  renderInShop(popup).unmount();
  const first = renderInShop(popup);
  wait(20_000);
  first.unmount();
  const second = renderInShop(popup);
  wait(60_000);
  expect(isOpen()).toBe(false);
  second.unmount();
  jest.setSystemTime(Date.now() + 30 * DAY_MS);
  renderInShop(popup);
  wait(20_000);
  expect(isOpen()).toBe(true);
});

test("a storage that holds nonsense does not keep it away", () => {
  localStorage.setItem("madia.popups", "{broken");
  renderInShop(popup);
  wait(20_000);
  expect(isOpen()).toBe(true);
});
