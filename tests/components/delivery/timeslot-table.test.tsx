import { act, screen } from "@testing-library/react";
import { TimeslotTable } from "@/components/delivery/timeslot-table";
import { makeDay, makeSlot } from "@/tests/fixtures/timeslots";
import { renderWithProviders } from "../render-with-providers";

const DAYS = [
  makeDay("2026-11-30", [makeSlot({ timeslotId: 1, cutoff: "2026-11-29T23:30:00Z" })]),
  makeDay("2026-12-01", [makeSlot({ timeslotId: 2 })]),
];

const showSlots = (now: string, days = DAYS) => {
  jest.useFakeTimers({ now: new Date(now) });
  renderWithProviders(
    <TimeslotTable
      days={days}
      deliveryServiceId={2}
      cartDateIso={null}
      savingId={null}
      onChoose={() => undefined}
    />,
  );
};

const firstDay = () => screen.getAllByRole("tab")[0];

afterEach(() => jest.useRealTimers());

test("the time left to order runs while the slots are open", () => {
  showSlots("2026-11-29T21:30:00Z");
  expect(screen.getByText("ordina entro 2 ore")).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(100 * 60_000));
  expect(screen.getByText("ordina entro 20 minuti")).toBeInTheDocument();
});

test("past midnight in Italy tomorrow's slots are today's", () => {
  showSlots("2026-11-29T22:58:00Z");
  expect(firstDay()).toHaveTextContent(/^lun 30 nov/);
  act(() => jest.advanceTimersByTime(2 * 60_000));
  expect(firstDay()).toHaveTextContent(/^Oggi/);
});

test("where no day has slots, none of them is to be tried", () => {
  showSlots("2026-11-29T21:30:00Z", [makeDay("2026-11-30", []), makeDay("2026-12-01", [])]);
  expect(screen.queryByRole("tab")).not.toBeInTheDocument();
  expect(
    screen.getByText("Al momento non ci sono fasce disponibili per questo indirizzo."),
  ).toBeInTheDocument();
});
