import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CookMode } from "@/components/content/cook-mode";
import messages from "@/messages/it.json";
import { renderWithProviders } from "../render-with-providers";

const { cook } = messages.content;

const renderCook = () =>
  renderWithProviders(<CookMode title="Risotto" steps={["Tosta il riso.", "Sfuma."]} messages={cook} />);

afterEach(() => Reflect.deleteProperty(navigator, "wakeLock"));

test("shows a step at a time and keeps the screen on until it is closed", async () => {
  const release = jest.fn(async () => undefined);
  const request = jest.fn(async () => ({ release }));
  Object.defineProperty(navigator, "wakeLock", { value: { request }, configurable: true });
  renderCook();
  await userEvent.click(screen.getByRole("button", { name: cook.start }));
  expect(await screen.findByText("Tosta il riso.")).toBeVisible();
  expect(screen.getByRole("dialog")).toHaveStyle({ "--dialog-width": "800px" });
  expect(screen.getByText("Passo 1 di 2")).toBeVisible();
  expect(screen.getByRole("button", { name: cook.previous })).toBeDisabled();
  await userEvent.click(screen.getByRole("button", { name: cook.next }));
  expect(screen.getByText("Sfuma.")).toBeVisible();
  expect(request).toHaveBeenCalledWith("screen");
  await userEvent.click(screen.getByRole("button", { name: cook.done }));
  await waitFor(() => expect(release).toHaveBeenCalled());
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("works in a browser that cannot keep the screen on", async () => {
  renderCook();
  await userEvent.click(screen.getByRole("button", { name: cook.start }));
  expect(await screen.findByText("Tosta il riso.")).toBeVisible();
});
