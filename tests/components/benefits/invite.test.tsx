import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { InvitePage } from "@/components/benefits/invite-page";
import { makeCart } from "@/tests/fixtures/cart";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";
import { renderPage, resetPage } from "@/tests/support/render-page";

const cart = makeCart([]);
const withCard = { ...cart, user: { ...cart.user, fidelityCard: "0471100245187" } };
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

beforeEach(() => setSignedIn());
afterEach(resetPage);

it("says when every voucher for invitations has been given", async () => {
  const friends = Array.from({ length: 11 }, (_, index) => ({
    firstName: `Amica ${index}`,
    joinedDate: "20/11/2026",
    rewarded: index < 10,
  }));
  stubGateway({
    "cart/view": { data: withCard },
    "friend-invitation/view": {
      data: {
        invitationCode: "ABCD2345",
        rewardPercentage: 10,
        maxRewards: 10,
        friendGiftCents: 500,
        friendMinimumCents: 4000,
        friends,
        rewardValidDays: 180,
        rewardWithinHours: 24,
      },
    },
  });
  renderPage(<InvitePage />);
  expect(await screen.findByText(/un buono del 10%: uno per ciascuno dei primi 10 amici/)).toBeVisible();
  expect(screen.getByText(/al più tardi 24 ore dopo la prima consegna/)).toBeVisible();
  expect(screen.getByText("Ogni buono vale 180 giorni da quando lo ricevi.")).toBeVisible();
  expect(screen.getByText(/Hai avuto tutti i 10 buoni/)).toBeVisible();
  expect(screen.getByText("Registrato il 20/11/2026.")).toBeVisible();
});

describe("sharing the invitation's link", () => {
  const invitation = {
    invitationCode: "ABCD2345",
    rewardPercentage: 10,
    maxRewards: 10,
    friendGiftCents: 500,
    friendMinimumCents: 4000,
    friends: [1, 2].map(() => ({ firstName: "Ada", joinedDate: "20/11/2026", rewarded: true })),
  };
  const share = async (writeText: () => Promise<void>) => {
    // Set up first: user-event replaces the clipboard.
    const person = userEvent.setup();
    jest.spyOn(navigator.clipboard, "writeText").mockImplementation(writeText);
    stubGateway({ "cart/view": { data: withCard }, "friend-invitation/view": { data: invitation } });
    renderPage(<InvitePage />);
    await person.click(await screen.findByRole("button", { name: "Condividi il link" }));
  };

  it("says when it was copied", async () => {
    await share(async () => undefined);
    expect(await screen.findByText("Link copiato")).toBeVisible();
    expect(navigator.clipboard.writeText).toHaveBeenCalledWith(expect.stringContaining("ABCD2345"));
    expect(screen.getAllByText("Ada")).toHaveLength(2);
  });

  describe("in a browser that shares", () => {
    const shareWith = async (failure: string) => {
      const reject = () => Promise.reject(new DOMException("", failure));
      Object.defineProperty(navigator, "share", { value: jest.fn(reject), configurable: true });
      await share(async () => undefined);
      await waitFor(() => expect(navigator.share).toHaveBeenCalledTimes(1));
    };

    afterEach(() => Reflect.deleteProperty(navigator, "share"));

    it("copies the link where sharing is not allowed", async () => {
      await shareWith("NotAllowedError");
      expect(await screen.findByText("Link copiato")).toBeVisible();
    });

    it("copies nothing when the share sheet is closed", async () => {
      await shareWith("AbortError");
      expect(navigator.clipboard.writeText).not.toHaveBeenCalled();
    });
  });

  it("says when the browser does not allow it", async () => {
    await share(() => Promise.reject(new DOMException("Write permission denied.", "NotAllowedError")));
    expect(await screen.findByText("Non siamo riusciti a copiare il link.")).toBeVisible();
  });
});

it("invites by e-mail", async () => {
  const gateway = stubGateway({
    "cart/view": { data: withCard },
    "friend-invitation/view": {
      data: {
        invitationCode: "ABCD2345",
        rewardPercentage: 10,
        maxRewards: 10,
        friendGiftCents: 500,
        friendMinimumCents: 4000,
        friends: [{ firstName: "Ada", joinedDate: "20/11/2026", rewarded: true }],
      },
    },
    "friend-invitation/send": { data: { mailed: true } },
  });
  renderPage(<InvitePage />);
  expect(await screen.findByText("ABCD2345")).toBeVisible();
  expect(screen.queryByText(/Ogni buono vale/)).toBeNull();
  expect(screen.getByText("Registrato il 20/11/2026: il buono è tuo.")).toBeVisible();
  const field = screen.getByLabelText("E-mail del tuo amico");
  await userEvent.type(field, "ada");
  await press("Manda l'invito");
  expect(field).toBeInvalid();
  await userEvent.type(field, "@madia.test");
  await press("Manda l'invito");
  expect(await screen.findByText("Abbiamo scritto a ada@madia.test")).toBeVisible();
  expect(gateway.requestsTo("friend-invitation/send")[0]?.body).toEqual({ e_mail: "ada@madia.test" });
});
