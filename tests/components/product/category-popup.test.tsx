import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CategoryPopup } from "@/components/category/category-popup";
import { Link } from "@/components/ui/link";
import { renderWithProviders, clientMessages } from "@/tests/components/render-with-providers";

const DAY_MS = 86_400_000;

const popup = (
  <CategoryPopup id={7} title="La cassetta" delay={20} days={30}>
    <p>Otto varietà</p>
  </CategoryPopup>
);

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const isOpen = () => screen.queryByRole("heading", { name: "La cassetta" }) !== null;

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test("opens after its delay and closes", async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  renderWithProviders(popup);
  await wait(0);
  await wait(19_000);
  expect(isOpen()).toBe(false);
  await wait(1_000);
  expect(isOpen()).toBe(true);
  await user.click(screen.getByRole("button", { name: clientMessages.close }));
  expect(isOpen()).toBe(false);
});

test("restores focus when closed by keyboard", async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  renderWithProviders(
    <>
      <Link href="/latte">Latte</Link>
      {popup}
    </>,
  );
  await wait(20_000);
  await user.tab();
  await user.tab();
  await user.keyboard("{Enter}");
  expect(isOpen()).toBe(false);
  expect(screen.getByRole("link", { name: "Latte" })).toHaveFocus();
});

test("does not reopen until its days have passed", async () => {
  renderWithProviders(popup).unmount();
  const first = renderWithProviders(popup);
  await wait(20_000);
  first.unmount();
  const second = renderWithProviders(popup);
  await wait(60_000);
  expect(isOpen()).toBe(false);
  second.unmount();
  jest.setSystemTime(Date.now() + 30 * DAY_MS);
  renderWithProviders(popup);
  await wait(20_000);
  expect(isOpen()).toBe(true);
});

test("opens when local storage holds invalid data", async () => {
  localStorage.setItem("madia.popups", "{broken");
  renderWithProviders(popup);
  await wait(20_000);
  expect(isOpen()).toBe(true);
});
