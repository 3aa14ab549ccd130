import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { DashboardMessages } from "@/components/account/dashboard-messages";
import { MessagesPage } from "@/components/account/messages-page";
import type { UserMessage } from "@/lib/ebsn/domain/user-message";
import { makeCart } from "@/tests/fixtures/buying";
import { leavePage, renderPage } from "@/tests/support/buying-page";
import { signedInHint, stubDoor } from "@/tests/support/door-stub";

const make = (userMessageId: number, more: Partial<UserMessage> = {}): UserMessage => ({
  userMessageId,
  kind: "offer",
  title: `Messaggio ${userMessageId}`,
  content: "Prima riga\nseconda riga",
  href: "/profile/gifts",
  sentAt: "2026-11-19T23:30:00.000Z",
  isRead: false,
  ...more,
});

const archive = (...messages: UserMessage[]) => ({
  data: { messages, unread: messages.filter(({ isRead }) => !isRead).length },
});

const setUp = (...messages: UserMessage[]) =>
  stubDoor({ "cart/view": { data: makeCart([]) }, "user-message/list": archive(...messages) });

beforeEach(() => {
  signedInHint();
  Element.prototype.scrollIntoView = jest.fn();
});
afterEach(leavePage);

it("shows what is new, and opens a message, which is read with that", async () => {
  const door = setUp(make(1), make(2, { isRead: true, href: "" }));
  door.on("user-message/read", archive(make(1, { isRead: true }), make(2, { isRead: true, href: "" })));
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
  expect(door.calls("user-message/read")[0]?.body).toEqual({ user_message_id: 1 });
  await userEvent.click(within(second!).getByText("Messaggio 2"));
  expect(door.calls("user-message/read")).toHaveLength(1);
});

it("marks all as read and keeps the focus", async () => {
  const door = setUp(make(1), make(2));
  door.on("user-message/read", archive(make(1, { isRead: true }), make(2, { isRead: true })));
  renderPage(<MessagesPage />);
  await userEvent.click(await screen.findByRole("button", { name: "Segna tutti come letti" }));
  expect(await screen.findByText("Hai letto tutto")).toHaveFocus();
  expect(door.calls("user-message/read")[0]?.body).toEqual({});
});

it("says when there is nothing, and when the line is down", async () => {
  const door = setUp();
  const page = renderPage(<MessagesPage />);
  expect(await screen.findByRole("heading", { name: "Nessun messaggio" })).toBeVisible();
  page.unmount();
  leavePage();
  door.on("user-message/list", { http: 502 });
  renderPage(<MessagesPage />);
  expect(await screen.findByRole("button", { name: "Riprova" })).toBeVisible();
});

it("the dashboard counts what is to be read and is silent else", async () => {
  const door = setUp(make(1), make(2));
  const page = renderPage(<DashboardMessages />, "en");
  expect(await screen.findByRole("link", { name: "2 messages to read" })).toHaveAttribute(
    "href",
    "/en/profile/news-list",
  );
  page.unmount();
  door.on("user-message/list", archive(make(1, { isRead: true })));
  renderPage(<DashboardMessages />);
  await waitFor(() => expect(door.calls("user-message/list")).toHaveLength(2));
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
});
