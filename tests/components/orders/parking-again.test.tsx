import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { readParkingInfo } from "@/components/orders/parking-info";
import { OrderParking } from "@/components/orders/order-parking";
import type { Order } from "@/lib/ebsn/domain/order";
import type { Locale } from "@/lib/i18n/locales";
import english from "@/messages/en.json";
import messages from "@/messages/it.json";
import { makeOrder } from "@/tests/fixtures/orders";
import { stubGateway } from "@/tests/support/gateway-stub";
import { renderPage, resetPage } from "@/tests/support/render-page";

const { parking } = messages.orderTools;

const drive = { ...makeOrder().service!, deliveryServiceId: 1 };

const announcedAs = (info: string): Order["reservation"] => ({
  info,
  distance: 2000,
  at: "2026-11-26T10:00:00.000Z",
});

/** Read again after the announcement, as on its page. */
function ParkedOrder({ reservation, next }: { reservation: Order["reservation"]; next?: string }) {
  const [current, setCurrent] = useState(reservation);
  const order = makeOrder({ statusId: 6, service: drive, reservation: current });
  return <OrderParking order={order} onChanged={() => next && setCurrent(announcedAs(next))} />;
}

const show = (reservation: Order["reservation"], next?: string, locale?: Locale) =>
  renderPage(<ParkedOrder reservation={reservation} next={next} />, locale);

afterEach(resetPage);

it("gives the focus to its heading when the announcement takes the form's place, and back", async () => {
  stubGateway({ "order/reserve": {} });
  show(null, "Auto: Panda rossa, posto: 4");
  await userEvent.type(screen.getByLabelText(parking.car), "Panda rossa");
  await userEvent.click(screen.getByRole("button", { name: parking.send }));
  const again = await screen.findByRole("button", { name: parking.again });
  expect(screen.getByRole("heading", { name: parking.announced })).toHaveFocus();
  await userEvent.click(again);
  expect(screen.getByRole("heading", { name: parking.title })).toHaveFocus();
});

it.each([
  ["it", "Auto: Panda rossa, AB 123 CD, posto: 4", "Panda rossa, AB 123 CD", "4"],
  ["it", "Auto: Panda rossa", "Panda rossa", ""],
  ["en", "Car: red Panda, space: 4, near the trolleys", "red Panda", "4, near the trolleys"],
  ["it", "Car: red Panda, space: 4", "red Panda", "4"],
  ["en", "Auto: Panda rossa, posto: 4", "Panda rossa", "4"],
  ["it", "Panda rossa", "", ""],
] as const)("keeps what was said when it is changed: %s, %s", async (locale, info, car, place) => {
  stubGateway({});
  show(announcedAs(info), undefined, locale);
  await userEvent.click(screen.getByRole("button"));
  const [carField, placeField] = screen.getAllByRole("textbox");
  expect(carField).toHaveValue(car);
  expect(placeField).toHaveValue(place);
});

it.each([messages, english])("reads what either language writes", ({ orderTools }) => {
  const { infoCar, infoPlace } = orderTools.parking;
  const info = `${infoCar.replace("{car}", "AB 123 CD")}, ${infoPlace.replace("{place}", "4")}`;
  expect(readParkingInfo(info)).toEqual({ car: "AB 123 CD", place: "4" });
});

it("shows the first of several errors", async () => {
  const errors = ["Primo errore", "Secondo errore"].map((message, index) => ({ code: `x${index}`, message }));
  stubGateway({ "order/reserve": { status: 1, errors } });
  show(null);
  await userEvent.type(screen.getByLabelText(parking.car), "Panda");
  await userEvent.click(screen.getByRole("button", { name: parking.send }));
  expect(await screen.findByText("Primo errore")).toBeInTheDocument();
  expect(screen.queryByText("Secondo errore")).not.toBeInTheDocument();
});
