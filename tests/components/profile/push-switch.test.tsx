import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PushSwitch } from "@/components/profile/push-switch";
import { announcementStore } from "@/lib/overlays/events";
import { unregisterBeforeLogout } from "@/lib/push/device";
import messages from "@/messages/it.json";
import { stubGateway } from "@/tests/support/gateway-stub";
import { renderPage, resetPage } from "@/tests/support/render-page";

type Subscription = { endpoint: string; unsubscribe: jest.Mock } | null;

let subscription: Subscription;
let permission: NotificationPermission;
const requestPermission = jest.fn<Promise<NotificationPermission>, []>();

const pushManager = {
  getSubscription: () => Promise.resolve(subscription),
  subscribe: (options: { userVisibleOnly: boolean }) => {
    expect(options.userVisibleOnly).toBe(true);
    subscription = { endpoint: "https://push.test/1", unsubscribe: jest.fn(() => (subscription = null)) };
    return Promise.resolve(subscription);
  },
};

const cached = new Map<string, string>();

/** The Cache API of the page, which the service worker reads. */
const cacheStorage = {
  open: () =>
    Promise.resolve({
      put: async (path: string, { body }: { body: string }) => void cached.set(path, body),
    }),
  delete: () => Promise.resolve(cached.clear()),
};

beforeEach(() => {
  cached.clear();
  Object.assign(window, {
    caches: cacheStorage,
    // jsdom has none.
    Response: class {
      constructor(readonly body: string) {}
    },
  });
  subscription = null;
  permission = "default";
  requestPermission.mockImplementation(async () => (permission = "granted"));
  const registration = { pushManager, active: {} };
  Object.defineProperty(navigator, "serviceWorker", {
    configurable: true,
    value: { ready: Promise.resolve(registration), getRegistration: () => Promise.resolve(registration) },
  });
  Object.assign(window, {
    PushManager: class {},
    Notification: {
      get permission() {
        return permission;
      },
      requestPermission,
    },
  });
});

afterEach(() => {
  resetPage();
  Reflect.deleteProperty(navigator, "serviceWorker");
  Reflect.deleteProperty(navigator, "permissions");
  Reflect.deleteProperty(window, "caches");
  Reflect.deleteProperty(window, "Response");
  Reflect.deleteProperty(window, "PushManager");
  Reflect.deleteProperty(window, "Notification");
});

function setUp() {
  const gateway = stubGateway({
    "externalregistration/public-key": { data: "AQID" },
    "externalregistration/register": {},
    "externalregistration/unregister": {},
  });
  renderPage(<PushSwitch />);
  return gateway;
}

it("asks the browser on a click only, registers the device and takes it out again", async () => {
  const gateway = setUp();
  const control = await screen.findByRole("switch");
  expect(control).not.toBeChecked();
  expect(requestPermission).not.toHaveBeenCalled();
  await userEvent.click(control);
  expect(await screen.findByRole("switch", { checked: true })).toBeVisible();
  const [registered] = gateway.requestsTo("externalregistration/register");
  expect(registered?.body).toMatchObject({ platform: "web", model: "browser" });
  expect(String(registered?.body.external_id)).toContain("https://push.test/1");
  await userEvent.click(control);
  expect(await screen.findByRole("switch", { checked: false })).toBeVisible();
  expect(subscription).toBeNull();
  expect(gateway.requestsTo("externalregistration/unregister")[0]?.body).toEqual({
    platform: "web",
    uuid: registered?.body.uuid,
  });
});

it("a device that the shop does not take keeps no subscription", async () => {
  const gateway = setUp();
  gateway.setResponse("externalregistration/register", {
    status: 1,
    errors: [{ code: "error.push.external_id", message: "Non va" }],
  });
  await userEvent.click(await screen.findByRole("switch"));
  expect(await screen.findByText("Non va")).toBeVisible();
  expect(screen.getByRole("switch")).not.toBeChecked();
  expect(subscription).toBeNull();
});

it("says how to allow notifications that are blocked, the switch off until then", async () => {
  permission = "denied";
  requestPermission.mockImplementation(async () => permission);
  setUp();
  const control = await screen.findByRole("switch");
  expect(control).not.toBeChecked();
  expect(control).toHaveAccessibleDescription(messages.profile.push.denied);
  await userEvent.click(control);
  expect(control).not.toBeChecked();
  expect(announcementStore.get()).toBe(messages.profile.push.denied);

  permission = "granted";
  await userEvent.click(control);
  expect(await screen.findByRole("switch", { checked: true })).not.toHaveAccessibleDescription();
});

it("follows what is allowed in the browser's settings meanwhile", async () => {
  const status = new EventTarget();
  Object.defineProperty(navigator, "permissions", {
    configurable: true,
    value: { query: () => Promise.resolve(status) },
  });
  permission = "denied";
  setUp();
  const control = await screen.findByRole("switch");
  expect(control).toHaveAccessibleDescription(messages.profile.push.denied);
  permission = "granted";
  status.dispatchEvent(new Event("change"));
  await waitFor(() => expect(control).not.toHaveAccessibleDescription());
  expect(control).not.toBeChecked();
});

it("says so and can be tried again while the page has no service worker", async () => {
  const registered = navigator.serviceWorker;
  Object.defineProperty(navigator, "serviceWorker", {
    configurable: true,
    value: { ready: new Promise(() => undefined), getRegistration: () => Promise.resolve(undefined) },
  });
  setUp();
  const control = await screen.findByRole("switch");
  await userEvent.click(control);
  expect(await screen.findByText(messages.errors.generic)).toBeVisible();
  expect(control).not.toHaveAttribute("aria-busy");
  expect(control).not.toBeChecked();
  Object.defineProperty(navigator, "serviceWorker", { configurable: true, value: registered });
  await userEvent.click(control);
  expect(await screen.findByRole("switch", { checked: true })).toBeVisible();
});

it("says so when the service worker cannot be installed", async () => {
  const installing = Object.assign(new EventTarget(), { state: "installing" });
  const listening = jest.spyOn(installing, "addEventListener");
  const registration = { pushManager, active: null, installing };
  Object.defineProperty(navigator, "serviceWorker", {
    configurable: true,
    value: { ready: new Promise(() => undefined), getRegistration: () => Promise.resolve(registration) },
  });
  setUp();
  await userEvent.click(await screen.findByRole("switch"));
  await waitFor(() => expect(listening).toHaveBeenCalled());
  installing.state = "redundant";
  installing.dispatchEvent(new Event("statechange"));
  expect(await screen.findByText(messages.errors.generic)).toBeVisible();
  expect(screen.getByRole("switch")).not.toHaveAttribute("aria-busy");
});

it("keeps for the service worker which device it is, until the log-out", async () => {
  const gateway = setUp();
  await userEvent.click(await screen.findByRole("switch"));
  await screen.findByRole("switch", { checked: true });
  const { external_id: _externalId, ...device } =
    gateway.requestsTo("externalregistration/register")[0]?.body ?? {};
  expect(JSON.parse(cached.get("/push-device") ?? "null")).toEqual(device);
  await unregisterBeforeLogout();
  expect(cached.size).toBe(0);
});

it("goes with the log-out", async () => {
  const gateway = setUp();
  await userEvent.click(await screen.findByRole("switch"));
  await screen.findByRole("switch", { checked: true });
  await unregisterBeforeLogout();
  expect(gateway.requestsTo("externalregistration/unregister")).toHaveLength(1);
});
