import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AddToCalendar } from "@/components/checkout/add-to-calendar";
import { makeOrder } from "@/tests/fixtures/orders";
import { renderWithProviders } from "../render-with-providers";

const ADD = { name: "Aggiungi al calendario" };

test("a delivery to come is offered as a calendar file", async () => {
  const names: string[] = [];
  const blobs: Blob[] = [];
  URL.createObjectURL = (blob) => {
    blobs.push(blob as Blob);
    return "blob:file";
  };
  URL.revokeObjectURL = () => {};
  jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const order = makeOrder({ statusId: 3 });
  renderWithProviders(<AddToCalendar order={order} />);
  await userEvent.click(screen.getByRole("button", ADD));
  expect(names).toEqual([`${order.orderId}.ics`]);
  expect(blobs[0]?.type).toContain("text/calendar");
});

test.each([8, 10, 11])("an order in status %s has nothing to come", (statusId) => {
  renderWithProviders(<AddToCalendar order={makeOrder({ statusId })} />);
  expect(screen.queryByRole("button", ADD)).not.toBeInTheDocument();
});

test("a delivery on a day that cannot be read is not offered", () => {
  const order = makeOrder({ timeslot: { ...makeOrder().timeslot!, dateIso: "" } });
  renderWithProviders(<AddToCalendar order={order} />);
  expect(screen.queryByRole("button", ADD)).not.toBeInTheDocument();
});
