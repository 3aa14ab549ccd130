import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { TimeslotDialog } from "@/components/delivery/timeslot-dialog";
import { makeCart } from "@/tests/fixtures/buying";
import { makeDay, makeSlot } from "@/tests/fixtures/timeslots";
import { leavePage, renderPage } from "@/tests/support/buying-page";
import { signedInHint, stubDoor } from "@/tests/support/door-stub";

const days = [
  makeDay("2099-11-25", []),
  makeDay("2099-11-26", [
    makeSlot({ timeslotId: 1, beginTime: "08:00", endTime: "10:00", deliveryDayPeriodId: 1, feeCents: 0 }),
    makeSlot({ timeslotId: 2, status: "intermediate" }),
    makeSlot({ timeslotId: 3, beginTime: "20:00", endTime: "22:00", status: "full", active: 0 }),
  ]),
  makeDay("2099-11-27", [makeSlot({ timeslotId: 4, beginTime: "12:00", endTime: "14:00" })]),
];

const chosen = () => ({
  timeslotId: 2,
  dateIso: "2099-11-26",
  beginTime: "18:00",
  endTime: "20:00",
  cutoff: "",
  autoAssigned: false,
});

function setUp(cart = makeCart([], { timeslot: null })) {
  const onSettle = jest.fn();
  const door = stubDoor({ "cart/view": { data: cart }, "timeslot/list": { data: days } });
  renderPage(<TimeslotDialog onSettle={onSettle} />);
  return { door, onSettle };
}

beforeEach(() => signedInHint());

afterEach(leavePage);

describe("choosing a slot", () => {
  it("leaves out an empty first day and shows the next one", async () => {
    setUp();
    const tabs = await screen.findAllByRole("tab");
    expect(tabs).toHaveLength(2);
    expect(tabs[0]).toHaveAttribute("aria-selected", "true");
  });

  it("says of each slot its hours, its fee and how full it is, and offers no full one", async () => {
    setUp();
    expect(await screen.findByRole("button", { name: /08:00–10:00.*Gratis.*Disponibile/ })).toBeEnabled();
    expect(screen.getByRole("button", { name: /18:00–20:00.*4,90.*Quasi esaurita/ })).toBeEnabled();
    expect(screen.getByRole("button", { name: /20:00–22:00.*Non disponibile/ })).toBeDisabled();
  });

  it("shows only the mornings when asked for them", async () => {
    setUp();
    await userEvent.click(await screen.findByRole("button", { name: "Mattina" }));
    expect(screen.getByRole("button", { name: /08:00–10:00/ })).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: /18:00–20:00/ })).not.toBeInTheDocument();
  });

  it("saves the choice, taking no other meanwhile, and is done", async () => {
    const { door, onSettle } = setUp();
    let answer: () => void = () => {};
    door.on("timeslot/select", () => new Promise((resolve) => (answer = () => resolve({ data: {} }))));
    await userEvent.click(await screen.findByRole("button", { name: /18:00–20:00/ }));
    expect(screen.getByRole("button", { name: /08:00–10:00/ })).toBeDisabled();
    door.on("cart/view", { data: makeCart([], { version: 2, timeslot: chosen() }) });
    await waitFor(() => expect(door.calls("timeslot/select")).toHaveLength(1));
    answer();
    await waitFor(() => expect(onSettle).toHaveBeenCalledWith("chosen"));
    const { params } = door.calls("timeslot/select")[0] ?? {};
    expect([params?.get("sel_date"), params?.get("timeslot_id")]).toEqual(["26/11/2099", "2"]);
  });

  it("says why a slot could not be had and offers the slots again", async () => {
    const { door, onSettle } = setUp();
    door.on("timeslot/select", { status: 1, errors: [{ code: "full", message: "Fascia esaurita" }] });
    await userEvent.click(await screen.findByRole("button", { name: /18:00–20:00/ }));
    expect(await screen.findByText("Fascia esaurita")).toBeInTheDocument();
    expect(onSettle).not.toHaveBeenCalled();
    await waitFor(() => expect(door.calls("timeslot/list").length).toBeGreaterThan(1));
    expect(screen.getByRole("button", { name: /08:00–10:00/ })).toBeEnabled();
  });

  it("leads to the addresses", async () => {
    const { onSettle } = setUp();
    await screen.findByText(/Via Mario Pagano 12/);
    await userEvent.click(screen.getByRole("button", { name: "Cambia" }));
    expect(onSettle).toHaveBeenCalledWith({ action: "setAddress", deliveryServiceId: 2 });
  });
});
