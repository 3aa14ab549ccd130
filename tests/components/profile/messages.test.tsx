import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { DashboardMessages } from "@/components/profile/dashboard-messages";
import { MessagesPage } from "@/components/profile/messages-page";
import type { UserMessage } from "@/lib/ebsn/domain/user-message";
import { makeCart } from "@/tests/fixtures/cart";
import { resetPage, renderPage } from "@/tests/support/render-page";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";

const makeMessage = (userMessageId: number, overrides: Partial<UserMessage> = {}): UserMessage => ({
  userMessageId,
  kind: "offer",
  title: `Messaggio ${userMessageId}`,
  content: "Prima riga\nseconda riga",
  href: "/profile/gifts",
  sentAt: "2026-11-19T23:30:00.000Z",
  isRead: false,
  ...overrides,
});

const archive = (...messages: UserMessage[]) => ({
  data: { messages, unread: messages.filter(({ isRead }) => !isRead).length },
});

const setUp = (...messages: UserMessage[]) =>
  stubGateway({ "cart/view": { data: makeCart([]) }, "user-message/list": archive(...messages) });

beforeEach(() => {
  setSignedIn();
  Element.prototype.scrollIntoView = jest.fn();
});
afterEach(resetPage);

it("shows unread messages and marks one as read when it is opened", async () => {
  const gateway = setUp(makeMessage(1), makeMessage(2, { isRead: true, href: "" }));
  gateway.setResponse(
    "user-message/read",
    archive(makeMessage(1, { isRead: true }), makeMessage(2, { isRead: true, href: "" })),
  );
  renderPage(<MessagesPage />);
  expect(await screen.findByText("1 messaggio da leggere")).toBeVisible();
  const [first, second] = within(screen.getByRole("list", { name: "I tuoi messaggi" })).getAllByRole(
    "listitem",
  );
  expect(within(first!).getByText("Nuovo")).toBeInTheDocument();
  expect(within(second!).queryByText("Nuovo")).not.toBeInTheDocument();
  expect(within(first!).getByText("20/11/2026")).toBeInTheDocument();
  await userEvent.click(within(first!).getByText("Messaggio 1"));
  expect(within(first!).getByText(/Prima riga/)).toBeVisible();
  expect(within(first!).getByRole("link", { name: "Vai alla pagina" })).toHaveAttribute(
    "href",
    "/profile/gifts",
  );
  expect(await screen.findByText("Hai letto tutto")).toBeInTheDocument();
  expect(gateway.requestsTo("user-message/read")[0]?.body).toEqual({ user_message_id: 1 });
  await userEvent.click(within(second!).getByText("Messaggio 2"));
  expect(gateway.requestsTo("user-message/read")).toHaveLength(1);
});

it("marks all as read and moves the focus to the status", async () => {
  const gateway = setUp(makeMessage(1), makeMessage(2));
  gateway.setResponse(
    "user-message/read",
    archive(makeMessage(1, { isRead: true }), makeMessage(2, { isRead: true })),
  );
  renderPage(<MessagesPage />);
  await userEvent.click(await screen.findByRole("button", { name: "Segna tutti come letti" }));
  expect(await screen.findByText("Hai letto tutto")).toHaveFocus();
  expect(gateway.requestsTo("user-message/read")[0]?.body).toEqual({});
});

it("shows the empty state, and why the messages cannot be read", async () => {
  const gateway = setUp();
  const page = renderPage(<MessagesPage />);
  expect(await screen.findByRole("heading", { name: "Nessun messaggio" })).toBeVisible();
  page.unmount();
  resetPage();
  const errors = [{ code: "error.upstream", message: "I messaggi tornano tra poco." }];
  gateway.setResponse("user-message/list", { http: 502, errors });
  renderPage(<MessagesPage />);
  expect(await screen.findByText("I messaggi tornano tra poco.")).toBeVisible();
  expect(await screen.findByRole("button", { name: "Riprova" })).toBeVisible();
});

it("shows the unread count on the dashboard only when there is one", async () => {
  const gateway = setUp(makeMessage(1), makeMessage(2));
  const page = renderPage(<DashboardMessages />, "en");
  expect(await screen.findByRole("link", { name: "2 messages to read" })).toHaveAttribute(
    "href",
    "/en/profile/news-list",
  );
  page.unmount();
  gateway.setResponse("user-message/list", archive(makeMessage(1, { isRead: true })));
  renderPage(<DashboardMessages />);
  await waitFor(() => expect(gateway.requestsTo("user-message/list")).toHaveLength(2));
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
});
