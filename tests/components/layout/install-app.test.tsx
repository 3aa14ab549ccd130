import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { InstallApp } from "@/components/layout/install-app";
import { installEventStore, appInstalledStore, watchInstallPrompt } from "@/lib/offline/install-prompt";

const labels = { install: "Installa l'app", installed: "App installata.", how: "Come si installa" };
const button = () => screen.queryByRole("button", { name: labels.install });

/** What Chromium sends where the app can be installed. */
function offerInstallation(outcome: "accepted" | "dismissed") {
  const prompt = jest.fn(() => Promise.resolve({ outcome }));
  const event = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt });
  act(() => void window.dispatchEvent(event));
  expect(event.defaultPrevented).toBe(true);
  return prompt;
}

const openPage = () => render(<InstallApp labels={labels} steps={["Apri il menu"]} />);

let stop: () => void;
beforeEach(() => {
  stop = watchInstallPrompt();
});
afterEach(() => {
  stop();
  act(() => {
    installEventStore.set(null);
    appInstalledStore.set(false);
  });
});

it("offers what the browser offered before the page was opened", async () => {
  const prompt = offerInstallation("accepted");
  openPage();
  await userEvent.click(button()!);
  expect(prompt).toHaveBeenCalledTimes(1);
});

it("offers the installation where the browser can, and says that it is done", async () => {
  openPage();
  expect(button()).not.toBeInTheDocument();
  expect(screen.getByText("Apri il menu")).toBeInTheDocument();
  const prompt = offerInstallation("accepted");
  await userEvent.click(button()!);
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(await screen.findByText("App installata.")).toBeInTheDocument();
  expect(button()).not.toBeInTheDocument();
});

it("says nothing was installed when the customer declines", async () => {
  openPage();
  offerInstallation("dismissed");
  await userEvent.click(button()!);
  expect(button()).not.toBeInTheDocument();
  expect(screen.queryByText("App installata.")).not.toBeInTheDocument();
});

it("no longer offers what was installed from the browser's menu", () => {
  openPage();
  offerInstallation("accepted");
  fireEvent(window, new Event("appinstalled"));
  expect(screen.getByText("App installata.")).toBeInTheDocument();
  expect(button()).not.toBeInTheDocument();
});
