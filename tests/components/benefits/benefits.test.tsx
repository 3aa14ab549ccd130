import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useSWRConfig } from "swr";
import { DonatePage } from "@/components/benefits/donate-page";
import { OfferPage } from "@/components/benefits/offer-page";
import { PointsPage } from "@/components/benefits/points-page";
import { RequestedRewardsPage } from "@/components/benefits/requested-rewards-page";
import { RewardsPage } from "@/components/benefits/rewards-page";
import { makeCart } from "@/tests/fixtures/cart";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";
import { renderPage, resetPage, routerPush } from "@/tests/support/render-page";

const cart = makeCart([]);
const withCard = { ...cart, user: { ...cart.user, fidelityCard: "0471100245187" } };

beforeEach(() => {
  setSignedIn();
  routerPush.mockClear();
});
afterEach(resetPage);

const points = { points: 1200, pointsMovements: [] };
const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));

it("converts the chosen points and shows the voucher's code", async () => {
  const gateway = stubGateway({
    "cart/view": { data: withCard },
    "points/list": { data: points },
    "registration-card/convert_points_polv": {
      data: { points: 200, pointsMovements: [], gift: { giftCode: "PUNTIABC" } },
    },
  });
  renderPage(<PointsPage />);
  await userEvent.click(await screen.findByRole("radio", { name: /1000 punti: un buono da 10,00/ }));
  expect(screen.getAllByRole("radio")).toHaveLength(2);
  await press("Converti");
  const question = { name: /^Converti 1000 punti in un buono da 10,00\s€\?$/ };
  await userEvent.click(within(await screen.findByRole("dialog", question)).getByText("Annulla"));
  expect(gateway.requestsTo("registration-card/convert_points_polv")).toEqual([]);
  await press("Converti");
  const dialog = within(await screen.findByRole("dialog", question));
  expect(dialog.getByText("Non si torna indietro.")).toBeVisible();
  await userEvent.click(dialog.getByRole("button", { name: "Converti" }));
  expect(await screen.findByText(/PUNTIABC/)).toBeVisible();
  expect(gateway.requestsTo("registration-card/convert_points_polv")[0]?.params.get("points")).toBe("1000");
  expect(screen.getByText("Si parte da 500 punti.")).toBeVisible();
});

/** As SWR does when the window gets the focus again. */
function ReadAgain() {
  const { mutate } = useSWRConfig();
  return <button onClick={() => void mutate("points/list")}>Leggi di nuovo</button>;
}

it("keeps the voucher's code when the points are read again, and converts what they still allow", async () => {
  const gateway = stubGateway({
    "cart/view": { data: withCard },
    "points/list": { data: points },
    "registration-card/convert_points_polv": {
      data: { ...points, points: 1600, gift: { giftCode: "PUNTIABC" } },
    },
  });
  renderPage(
    <>
      <PointsPage />
      <ReadAgain />
    </>,
  );
  await screen.findByRole("radio", { name: /^1000 punti/ });
  await press("Converti");
  await userEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Converti" }));
  expect(await screen.findByText(/PUNTIABC/)).toBeVisible();
  await userEvent.click(await screen.findByRole("radio", { name: /^1500 punti/ }));
  gateway.setResponse("points/list", { data: { ...points, points: 1100 } });
  await press("Leggi di nuovo");
  await waitFor(() => expect(screen.queryByRole("radio", { name: /^1500 punti/ })).toBeNull());
  expect(screen.getByText(/PUNTIABC/)).toBeVisible();
  expect(screen.getByRole("radio", { name: /^500 punti/ })).toBeChecked();
});

it("writes points that were spent with a minus sign", async () => {
  const movement = { pointsMovementId: 1, description: "Buono", points: -500, insertDate: "20/11/2026" };
  stubGateway({
    "cart/view": { data: withCard },
    "points/list": { data: { ...points, pointsMovements: [movement] } },
  });
  renderPage(<PointsPage />);
  expect(await screen.findByText("−500")).toBeVisible();
});

it("asks who has no card whether to become a member, in a new tab", async () => {
  const open = jest.spyOn(window, "open").mockReturnValue(null);
  stubGateway({
    "cart/view": { data: { ...cart, user: { ...cart.user, fidelityCard: "" } } },
    "points/list": { data: points },
  });
  renderPage(<PointsPage />);
  await userEvent.click(await screen.findByRole("button", { name: "Diventa socio" }));
  await userEvent.click(await screen.findByRole("button", { name: "No, grazie" }));
  expect(open).not.toHaveBeenCalled();
  await press("Diventa socio");
  await userEvent.click(await screen.findByRole("button", { name: "Sì, apri la pagina" }));
  await waitFor(() => expect(open).toHaveBeenCalledWith("/page/carta-madia", "_blank", "noopener"));
  open.mockRestore();
});

it("rejects a donation out of step or beyond the points", async () => {
  const gateway = stubGateway({
    "cart/view": { data: withCard },
    "donation/list": {
      data: {
        ...points,
        donationProjects: [{ donationProjectId: 51, name: "L'orto", description: "", donatedPoints: 0 }],
      },
    },
    "donation/add": { data: { ...points, points: 1100, donationProjects: [] } },
  });
  renderPage(<DonatePage />);
  const field = await screen.findByLabelText("Punti da donare");
  expect(field).toHaveValue("");
  for (const wrong of ["70", "5000", ""]) {
    await userEvent.clear(field);
    if (wrong) await userEvent.type(field, wrong);
    await press("Dona");
    expect(field).toBeInvalid();
  }
  await userEvent.type(field, "100");
  await press("Dona");
  const dialog = within(await screen.findByRole("dialog", { name: "Doni 100 punti?" }));
  expect(gateway.requestsTo("donation/add")).toEqual([]);
  await userEvent.click(dialog.getByRole("button", { name: "Dona" }));
  expect(await screen.findByText("Il tuo negozio non ha progetti aperti.")).toBeVisible();
  expect(gateway.requestsTo("donation/add").map(({ body }) => body)).toEqual([
    { donation_project_id: 51, points: 100, balance: points.points },
  ]);
});

it("fills the rewards cart and says how many points are missing", async () => {
  const reward = { rewardId: 501, name: "Borsa", description: "", points: 1300, available: 3, quantity: 0 };
  const rewards = { points: 1200, totalPoints: 0, warehouse: null, rewards: [reward] };
  const gateway = stubGateway({
    "cart/view": { data: withCard },
    "reward-cart/view": { data: rewards },
    "reward-cart/set": { data: { ...rewards, totalPoints: 1300, rewards: [{ ...reward, quantity: 1 }] } },
    "reward-cart/request": { data: { rewardRequests: [] } },
  });
  renderPage(<RewardsPage />);
  await userEvent.click(await screen.findByRole("button", { name: "Scegli: Borsa" }));
  expect(await screen.findByText("Ti mancano 100 punti.")).toBeVisible();
  expect(screen.getByRole("button", { name: "Uno di più: Borsa" })).toHaveFocus();
  expect(screen.getByRole("button", { name: "Richiedi i premi" })).toBeDisabled();
  gateway.setResponse("reward-cart/set", {
    data: { ...rewards, points: 2600, totalPoints: 2600, rewards: [{ ...reward, quantity: 2 }] },
  });
  await press("Uno di più: Borsa");
  await screen.findByText("In tutto 2600 punti.");
  await press("Richiedi i premi");
  await waitFor(() => expect(routerPush).toHaveBeenCalledWith("/profile/requested-rewards"));
  expect(gateway.requestsTo("reward-cart/request")[0]?.body).toEqual({ total_points: 2600 });
});

it("saves the quantities of several rewards one after the other, and requests nothing meanwhile", async () => {
  const makeReward = (rewardId: number, name: string, quantity: number) => ({
    rewardId,
    name,
    quantity,
    description: "",
    points: 100,
    available: 3,
  });
  const cartOf = (bags: number, cups: number) => ({
    data: {
      points: 1200,
      totalPoints: (bags + cups) * 100,
      warehouse: null,
      rewards: [makeReward(501, "Borsa", bags), makeReward(502, "Tazza", cups)],
    },
  });
  let answerFirst = () => {};
  const gateway = stubGateway({
    "cart/view": { data: withCard },
    "reward-cart/view": cartOf(1, 0),
    "reward-cart/set": ({ body }) =>
      body.reward_id === 502
        ? cartOf(2, 1)
        : new Promise((resolve) => (answerFirst = () => resolve(cartOf(2, 0)))),
    "reward-cart/request": { data: { rewardRequests: [] } },
  });
  renderPage(<RewardsPage />);
  await userEvent.click(await screen.findByRole("button", { name: "Uno di più: Borsa" }));
  await press("Uno di meno: Borsa");
  await press("Scegli: Tazza");
  await press("Richiedi i premi");
  expect(screen.getByRole("button", { name: "Scegli: Tazza" })).toHaveAttribute("aria-busy");
  answerFirst();
  expect(await screen.findByText("In tutto 300 punti.")).toBeVisible();
  expect(gateway.requestsTo("reward-cart/set").map(({ body }) => body)).toEqual([
    { reward_id: 501, quantity: 2 },
    { reward_id: 502, quantity: 1 },
  ]);
  expect(gateway.requestsTo("reward-cart/request")).toEqual([]);
});

it("lists requested rewards by status, and cancels one that is still being prepared", async () => {
  const insertDate = "20/11/2026";
  const request = { insertDate, readyDate: "24/11/2026", points: 1300, warehouseName: "Milano Pagano" };
  const rewards = [{ rewardId: 501, name: "Borsa", quantity: 2 }];
  const busy = { ...request, rewards, rewardRequestId: 3, status: "requested" };
  const ready = { ...request, rewards, rewardRequestId: 2, status: "ready" };
  const gateway = stubGateway({
    "cart/view": { data: withCard },
    "requested-reward/list": { data: { rewardRequests: [busy, ready] } },
    "requested-reward/cancel": { data: { rewardRequests: [{ ...busy, status: "cancelled" }, ready] } },
  });
  renderPage(<RequestedRewardsPage />);
  const entry = async (title: string) => (await screen.findByText(title)).closest("li");
  expect(await entry("Richiesta n. 3")).toHaveTextContent(
    /2 × Borsa.*Pronta dal giorno 24\/11\/2026.*In preparazione/,
  );
  expect(await entry("Richiesta n. 2")).toHaveTextContent(/Ti aspetta da Milano Pagano\..*Da ritirare/);
  expect(screen.queryByRole("button", { name: "Annulla la richiesta n. 2" })).not.toBeInTheDocument();
  await press("Annulla la richiesta n. 3");
  expect(await screen.findByText("Annullata")).toBeVisible();
  expect(screen.queryByRole("button", { name: /Annulla la richiesta/ })).not.toBeInTheDocument();
  expect(screen.getByRole("heading", { name: "I premi richiesti" })).toHaveFocus();
  expect(gateway.requestsTo("requested-reward/cancel").map(({ body }) => body)).toEqual([
    { reward_request_id: 3 },
  ]);
});

it("lets three products be chosen for the offer, not four", async () => {
  const products = [1, 2, 3, 4].map((productId) => ({
    productId,
    name: `Prodotto ${productId}`,
    details: [],
  }));
  const offer = { maxProducts: 3, discountPerc: 20, endDate: "2026-12-04", gifts: [], products };
  const gateway = stubGateway({
    "cart/view": { data: withCard },
    "personal-offer/view": { data: offer },
    "personal-offer/create": { data: offer },
  });
  renderPage(<OfferPage />);
  const group = await screen.findByRole("group", { name: "Scegli i prodotti (0 di 3)" });
  for (const index of [1, 2, 3])
    await userEvent.click(within(group).getByRole("checkbox", { name: `Prodotto ${index}` }));
  expect(within(group).getByRole("checkbox", { name: "Prodotto 4" })).toBeDisabled();
  await press("Crea l'offerta");
  await waitFor(() =>
    expect(gateway.requestsTo("personal-offer/create")[0]?.body).toEqual({ productIds: [1, 2, 3] }),
  );
});

it("shows the quantity that was saved where the next one fails, and reads the state again", async () => {
  const makeReward = (rewardId: number, name: string, quantity: number) => ({
    rewardId,
    name,
    quantity,
    description: "",
    points: 100,
    available: 3,
  });
  const cartOf = (bags: number) => ({
    points: 1200,
    totalPoints: bags * 100,
    warehouse: null,
    rewards: [makeReward(501, "Borsa", bags), makeReward(502, "Tazza", 0)],
  });
  let answerFirst = () => {};
  const gateway = stubGateway({
    "cart/view": { data: withCard },
    "reward-cart/view": { data: cartOf(1) },
    "reward-cart/set": ({ body }) =>
      body.reward_id === 502
        ? { http: 500, status: 500 }
        : new Promise((resolve) => (answerFirst = () => resolve({ data: cartOf(2) }))),
  });
  renderPage(<RewardsPage />);
  await userEvent.click(await screen.findByRole("button", { name: "Uno di più: Borsa" }));
  await press("Scegli: Tazza");
  const reads = gateway.requestsTo("reward-cart/view").length;
  gateway.setResponse("reward-cart/view", () => new Promise(() => undefined));
  answerFirst();
  expect(await screen.findByText("In tutto 200 punti.")).toBeVisible();
  await waitFor(() => expect(gateway.requestsTo("reward-cart/view")).toHaveLength(reads + 1));
});
