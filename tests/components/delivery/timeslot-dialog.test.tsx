import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { TimeslotDialog } from "@/components/delivery/timeslot-dialog";
import { setSink } from "@/lib/analytics/track";
import type { TimeslotDay } from "@/lib/ebsn/domain/delivery";
import { homeDelivery, makeCart, makeItem, makeProduct } from "@/tests/fixtures/cart";
import { makeDay, makeSlot } from "@/tests/fixtures/timeslots";
import { resetPage, renderPage } from "@/tests/support/render-page";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";

const days = [
  makeDay("2099-11-25", []),
  makeDay("2099-11-26", [
    makeSlot({ timeslotId: 1, beginTime: "08:00", endTime: "10:00", deliveryDayPeriodId: 1, feeCents: 0 }),
    makeSlot({ timeslotId: 2, status: "intermediate" }),
    makeSlot({ timeslotId: 3, beginTime: "20:00", endTime: "22:00", status: "full", active: 0 }),
  ]),
  makeDay("2099-11-27", [makeSlot({ timeslotId: 4, beginTime: "12:00", endTime: "14:00" })]),
];

const weekday = (dateIso: string) => new Date(dateIso).getUTCDay();

const makeSelectedTimeslot = () => ({
  timeslotId: 2,
  dateIso: "2099-11-26",
  beginTime: "18:00",
  endTime: "20:00",
  cutoff: "",
  autoAssigned: false,
});

function setUp(cart = makeCart([], { timeslot: null })) {
  const onResolve = jest.fn();
  const gateway = stubGateway({
    "cart/view": { data: cart },
    "timeslot/list": { data: { days, userId: 7 } },
  });
  renderPage(<TimeslotDialog onResolve={onResolve} />);
  return { gateway, onResolve };
}

const setDays = (gateway: ReturnType<typeof stubGateway>, timetable: TimeslotDay[], userId = 7) =>
  gateway.setResponse("timeslot/list", { data: { days: timetable, userId } });

beforeEach(() => setSignedIn());

afterEach(resetPage);

describe("choosing a timeslot", () => {
  it("skips an empty first day", async () => {
    setUp();
    const tabs = await screen.findAllByRole("tab");
    expect(tabs).toHaveLength(2);
    expect(tabs[0]).toHaveAttribute("aria-selected", "true");
  });

  it("shows hours, fee and availability, and disables full timeslots", async () => {
    setUp();
    expect(await screen.findByRole("button", { name: /08:00–10:00.*Gratis.*Disponibile/ })).toBeEnabled();
    expect(screen.getByRole("button", { name: /18:00–20:00.*4,90.*Quasi esaurita/ })).toBeEnabled();
    expect(screen.getByRole("button", { name: /20:00–22:00.*Non disponibile/ })).toBeDisabled();
  });

  it("says of each day what it costs, and marks the first and the cheapest slot with their cut-off", async () => {
    setUp();
    const [first, second] = await screen.findAllByRole("tab");
    expect(first).toHaveTextContent(/26.*Gratis/);
    expect(second).toHaveTextContent(/27.*4,90/);
    const best = screen.getByRole("button", { name: /08:00–10:00/ });
    expect(best).toHaveTextContent(/La prima · La più conveniente/);
    expect(best).toHaveTextContent(/ordina entro [\d.]+ giorni, .*26.*12:00/);
    expect(screen.getByRole("button", { name: /18:00–20:00/ })).not.toHaveTextContent(/conveniente/);
  });

  it("does not mark as the cheapest a slot whose own text already says so", async () => {
    const { gateway } = setUp();
    const cheap = { feeCents: 0, feeText: "Fascia conveniente" };
    setDays(gateway, [makeDay("2099-11-26", [makeSlot({ ...cheap }), makeSlot({ timeslotId: 2 })])]);
    const slot = await screen.findByRole("button", { name: /Fascia conveniente/ });
    expect(slot).toHaveTextContent(/La prima/);
    expect(slot).not.toHaveTextContent(/La più conveniente/);
  });

  it("says on which days a product of the cart cannot come", async () => {
    const product = makeProduct({ name: "Pane fresco", dayLock: "6" });
    setUp(makeCart([makeItem({ product })], { timeslot: null }));
    const [thursday, friday] = await screen.findAllByRole("tab");
    expect(weekday("2099-11-27")).toBe(5);
    expect(friday).toHaveTextContent("un prodotto escluso");
    expect(thursday).not.toHaveTextContent("escluso");
    expect(screen.queryByText(/Pane fresco/)).not.toBeInTheDocument();
    await userEvent.click(friday!);
    expect(screen.getByText(/non possiamo preparare: Pane fresco/)).toBeVisible();
  });

  it.each([
    ["in hours when it is near", 90, /^ordina entro 1 ora$/],
    ["in days, with its date, when it is not", 60 * 24 * 2 + 60, /^ordina entro 2 giorni, .*\d{1,2}:\d{2}$/],
    ["in one day", 60 * 24 + 60, /^ordina entro 1 giorno, .*\d{1,2}:\d{2}$/],
  ])("says once until when a slot can be ordered: %s", async (_, minutes, expected) => {
    const { gateway } = setUp();
    const cutoff = new Date(Date.now() + minutes * 60_000).toISOString();
    setDays(gateway, [makeDay("2099-11-26", [makeSlot({ cutoff })])]);
    const texts = await within(await screen.findByRole("button", { name: /18:00–20:00/ })).findAllByText(
      /ordina entro/,
    );
    expect(texts.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(expected)]);
  });

  it.each([
    [2, "Nessuna consegna"],
    [1, "Nessun ritiro"],
    [4, "Nessun ritiro"],
  ])("a day without slots is not fully booked, for service %i: %s", async (deliveryServiceId, text) => {
    const { gateway } = setUp(makeCart([], { service: { ...homeDelivery, deliveryServiceId } }));
    const full = makeSlot({ status: "full", active: 0 });
    setDays(gateway, [
      makeDay("2099-11-26", [full]),
      makeDay("2099-11-27", []),
      makeDay("2099-11-28", [makeSlot()]),
    ]);
    const tabs = await screen.findAllByRole("tab");
    expect(tabs.map((tab) => tab.querySelector("small")?.textContent)).toEqual([
      "Completo",
      text,
      expect.stringMatching(/4,90/),
    ]);
  });

  it.each([
    ["offers another address", 1, 1],
    ["keeps the address of an order that is being changed", 7, 0],
  ])("%s", async (_, statusId, count) => {
    setUp(makeCart([], { statusId }));
    await screen.findAllByRole("tab");
    expect(screen.queryAllByRole("button", { name: "Cambia" })).toHaveLength(count);
  });

  it("filters by period", async () => {
    setUp();
    await userEvent.click(await screen.findByRole("button", { name: "Mattina" }));
    expect(screen.getByRole("button", { name: /08:00–10:00/ })).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: /18:00–20:00/ })).not.toBeInTheDocument();
  });

  it("shows all ranges, also where a day has slots of one only", async () => {
    setUp();
    await userEvent.click((await screen.findAllByRole("tab"))[1] as HTMLElement);
    const ranges = within(screen.getByRole("group", { name: "Parti della giornata" }));
    expect(ranges.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
      "Mattina",
      "Pomeriggio",
      "Tutte",
    ]);
    await userEvent.click(ranges.getByRole("button", { name: "Mattina" }));
    expect(screen.getByText("Nessuna fascia in questa parte della giornata.")).toBeInTheDocument();
  });

  it("shows a slot in the style of its fee", async () => {
    const { gateway } = setUp();
    const slots = [makeSlot({ timeslotId: 2, feeClass: "fee-low" }), makeSlot({ beginTime: "20:00" })];
    setDays(gateway, [makeDay("2099-11-26", slots)]);
    expect(await screen.findByRole("button", { name: /18:00–20:00/ })).toHaveClass("fee-low");
    expect(screen.getByRole("button", { name: /20:00–20:00/ })).not.toHaveClass("fee-low");
  });

  it.each([
    [2, "false"],
    [4, "true"],
  ])("asks whether a locker has room, for service %i: %s", async (deliveryServiceId, checksLocker) => {
    const { gateway } = setUp(makeCart([], { service: { ...homeDelivery, deliveryServiceId } }));
    await screen.findAllByRole("tab");
    expect(Object.fromEntries(gateway.requestsTo("timeslot/list")[0]?.params ?? [])).toEqual({
      "show-closed": "false",
      "check-locker": checksLocker,
    });
  });

  it("reports that the timeslots were shown, and the one that was saved", async () => {
    const events: object[] = [];
    setSink((event) => events.push(event));
    events.length = 0;
    const { onResolve, gateway } = setUp(makeCart([], { timeslot: null, service: homeDelivery }));
    gateway.setResponse("timeslot/select", { data: {} });
    await userEvent.click(await screen.findByRole("button", { name: /18:00–20:00/ }));
    await waitFor(() => expect(onResolve).toHaveBeenCalledWith("chosen"));
    expect(events).toEqual([
      { event: "slot_view", shipping_tier: "home", days: 2 },
      { event: "slot_select", shipping_tier: "home", slot_date: "2099-11-26", slot_time: "18:00-20:00" },
    ]);
  });

  it("saves the selection, disabling the others meanwhile, and resolves", async () => {
    const { gateway, onResolve } = setUp();
    let respond: () => void = () => {};
    gateway.setResponse(
      "timeslot/select",
      () => new Promise((resolve) => (respond = () => resolve({ data: {} }))),
    );
    const chosen = await screen.findByRole("button", { name: /18:00–20:00/ });
    await userEvent.click(chosen);
    expect(screen.getByRole("button", { name: /08:00–10:00/ })).toBeDisabled();
    expect(chosen).toHaveAttribute("aria-busy", "true");
    expect(chosen).toHaveFocus();
    // A disabled button would lose the focus.
    expect(chosen).toBeEnabled();
    await userEvent.click(chosen);
    gateway.setResponse("cart/view", {
      data: makeCart([], { version: 2, timeslot: makeSelectedTimeslot() }),
    });
    await waitFor(() => expect(gateway.requestsTo("timeslot/select")).toHaveLength(1));
    respond();
    await waitFor(() => expect(onResolve).toHaveBeenCalledWith("chosen"));
    const { params } = gateway.requestsTo("timeslot/select")[0] ?? {};
    expect([params?.get("sel_date"), params?.get("timeslot_id")]).toEqual(["26/11/2099", "2"]);
  });

  it.each([
    [false, /Selezionata/, "true"],
    [true, /Quasi esaurita/, "false"],
  ])("the cart's slot can be confirmed where it was assigned: %s", async (autoAssigned, state, pressed) => {
    const { gateway } = setUp(makeCart([], { timeslot: { ...makeSelectedTimeslot(), autoAssigned } }));
    const slots = [makeSlot({ timeslotId: 2, status: "intermediate", selected: true })];
    setDays(gateway, [makeDay("2099-11-26", slots)]);
    const own = await screen.findByRole("button", { name: /18:00–20:00/ });
    expect(own).toHaveTextContent(state);
    expect(own).toHaveAttribute("aria-pressed", pressed);
    if (autoAssigned) expect(own).toBeEnabled();
    else expect(own).toBeDisabled();
  });

  it("shows the API's error and reloads the timeslots", async () => {
    const { gateway, onResolve } = setUp();
    gateway.setResponse("timeslot/select", {
      status: 1,
      errors: [{ code: "full", message: "Fascia esaurita" }],
    });
    await userEvent.click(await screen.findByRole("button", { name: /18:00–20:00/ }));
    expect(await screen.findByText("Fascia esaurita")).toBeInTheDocument();
    expect(onResolve).not.toHaveBeenCalled();
    await waitFor(() => expect(gateway.requestsTo("timeslot/list").length).toBeGreaterThan(1));
    expect(screen.getByRole("button", { name: /08:00–10:00/ })).toBeEnabled();
  });

  it("shows user -1 that nobody is logged in, with a link to the log-in", async () => {
    const { user } = makeCart();
    const { onResolve } = setUp(makeCart([], { timeslot: null, user: { ...user, userId: -1 } }));
    expect(await screen.findByText(/Non hai fatto l'accesso/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Accedi" }));
    expect(onResolve).toHaveBeenCalledWith("login");
  });

  it("shows a list for user -1 the same message, whatever the cart says", async () => {
    const { gateway, onResolve } = setUp();
    setDays(gateway, days, -1);
    expect(await screen.findByText(/Non hai fatto l'accesso/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Accedi" }));
    expect(onResolve).toHaveBeenCalledWith("login");
  });

  it("shows a customer whose list and cart agree no such message", async () => {
    setUp();
    await screen.findAllByRole("tab");
    expect(screen.queryByText(/Non hai fatto l'accesso/)).not.toBeInTheDocument();
  });

  it.each([
    ["a slot", /18:00–20:00/],
    ["the button", "Scegli dove ricevere la spesa"],
  ])("without an address %s leads to the addresses", async (_, name) => {
    const { gateway, onResolve } = setUp(makeCart([], { address: null, timeslot: null }));
    gateway.setResponse("timeslot/select", { data: {} });
    await screen.findAllByRole("tab");
    expect(screen.getByText("Nessun indirizzo scelto")).toBeInTheDocument();
    await userEvent.click(await screen.findByRole("button", { name }));
    expect(onResolve).toHaveBeenCalledWith({ action: "setAddress", deliveryServiceId: 2 });
    expect(gateway.requestsTo("timeslot/select")).toHaveLength(0);
  });

  it("resolves with the address action", async () => {
    const { onResolve } = setUp();
    await screen.findByText(/Via Mario Pagano 12/);
    await userEvent.click(screen.getByRole("button", { name: "Cambia" }));
    expect(onResolve).toHaveBeenCalledWith({ action: "setAddress", deliveryServiceId: 2 });
  });
});
