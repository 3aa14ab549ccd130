import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { OrderShared } from "@/components/account/order-shared";
import { OrderParking } from "@/components/account/parking";
import { OrderRating } from "@/components/account/rating";
import messages from "@/messages/it.json";
import { makeOrder } from "@/tests/fixtures/orders";
import { leavePage, renderPage } from "@/tests/support/buying-page";
import { stubDoor } from "@/tests/support/door-stub";

const { rating, parking, share } = messages.orderTools;

afterEach(() => {
  leavePage();
  window.location.hash = "";
});

describe("the rating of a delivered order", () => {
  const order = makeOrder({ statusId: 8 });
  const note = { noteId: 7, orderId: 710001, rating: 2, content: "Freddo" };

  it("asks for stars, sends them with the words, and shows what was sent", async () => {
    const door = stubDoor({ "note/list": { data: [] }, "note/order/add": { data: { ...note, rating: 4 } } });
    renderPage(<OrderRating order={order} />);
    await userEvent.click(await screen.findByRole("button", { name: rating.save }));
    expect(screen.getByRole("alert")).toHaveTextContent(rating.missing);
    expect(screen.getByRole("radio", { name: "1 stella" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}");
    await userEvent.type(screen.getByLabelText(rating.words), "Freddo");
    await userEvent.click(screen.getByRole("button", { name: rating.save }));
    expect(await screen.findByRole("heading", { name: rating.yours })).toBeInTheDocument();
    expect(screen.getByText("4 stelle")).toBeInTheDocument();
    expect(door.calls("note/order/add")[0]?.body).toEqual({ orderId: 710001, rating: 4, content: "Freddo" });
  });

  it("changes what was said before by its id", async () => {
    const door = stubDoor({
      "note/list": { data: [note] },
      "note/order/update": { data: { ...note, rating: 5 } },
    });
    renderPage(<OrderRating order={order} />);
    await userEvent.click(await screen.findByRole("button", { name: rating.change }));
    expect(screen.getByRole("radio", { name: "2 stelle" })).toBeChecked();
    await userEvent.click(screen.getByRole("radio", { name: "5 stelle" }));
    await userEvent.click(screen.getByRole("button", { name: rating.save }));
    expect(await screen.findByText("5 stelle")).toBeInTheDocument();
    expect(door.calls("note/order/update")[0]?.body).toMatchObject({ noteId: 7, rating: 5 });
    expect(screen.getByRole("button", { name: rating.change })).toHaveFocus();
  });

  it("is not asked for before the delivery", () => {
    const door = stubDoor({});
    renderPage(<OrderRating order={makeOrder({ statusId: 7 })} />);
    expect(screen.queryByRole("heading")).not.toBeInTheDocument();
    expect(door.asked).toEqual([]);
  });
});

describe("the parking space", () => {
  const drive = { ...makeOrder().service!, deliveryServiceId: 1 };
  const store = { ...makeOrder().address!, latitude: 45.45, longitude: 9.17 };
  const order = makeOrder({ statusId: 6, service: drive, address: store });
  const show = (changed = jest.fn()) => renderPage(<OrderParking order={order} onChanged={changed} />);
  const send = () => userEvent.click(screen.getByRole("button", { name: parking.send }));

  function position(answer: Geolocation["getCurrentPosition"]): void {
    Object.defineProperty(navigator, "geolocation", {
      configurable: true,
      value: { getCurrentPosition: answer },
    });
  }

  it("is asked for with the car, by choice of the distance, and answers the shop's first info", async () => {
    const asked = jest.fn();
    position(asked);
    const infos = [{ code: "info.order.reserved", message: "Ti aspettiamo al posto 4" }];
    const door = stubDoor({ "order/reserve": { infos } });
    const changed = jest.fn();
    show(changed);
    await send();
    expect(screen.getByLabelText(parking.car)).toHaveFocus();
    expect(screen.getByText(parking.missing)).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText(parking.car), "Panda rossa");
    await userEvent.type(screen.getByLabelText(parking.place), "4");
    await userEvent.click(screen.getByLabelText(parking.near));
    await send();
    expect(await screen.findByText("Ti aspettiamo al posto 4")).toBeInTheDocument();
    expect(door.calls("order/reserve")[0]?.body).toEqual({
      order_id: 710001,
      distance: 2000,
      reservation_info: "Auto: Panda rossa, posto: 4",
    });
    expect(changed).toHaveBeenCalled();
    expect(asked).not.toHaveBeenCalled();
  });

  it("takes the distance from the position on a click only", async () => {
    position((found) => found({ coords: { latitude: 45.459, longitude: 9.17 } } as GeolocationPosition));
    const door = stubDoor({ "order/reserve": {} });
    show();
    await userEvent.click(screen.getByRole("button", { name: parking.locate }));
    expect(screen.getByText("Sei a circa 1 km dal negozio.")).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText(parking.car), "Panda");
    await send();
    await waitFor(() => expect(door.calls("order/reserve")[0]?.body.distance).toBe(1001));
    expect(await screen.findByText(parking.done)).toBeInTheDocument();
  });

  it.each([
    [
      "the shop's first error",
      { status: 1, errors: [{ code: "x", message: "Non è pronto" }] },
      "Non è pronto",
    ],
    ["an unexpected error", { http: 500 }, "Si è verificato un errore imprevisto."],
  ])("says %s, and nothing typed is lost", async (_, reply, text) => {
    position((_found, failed) => failed?.({ code: 1 } as GeolocationPositionError));
    stubDoor({ "order/reserve": reply });
    show();
    await userEvent.click(screen.getByRole("button", { name: parking.locate }));
    expect(screen.getByText(parking.notLocated)).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText(parking.car), "Panda");
    await send();
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByLabelText(parking.car)).toHaveValue("Panda");
  });

  it.each([
    ["at home", makeOrder({ statusId: 6 })],
    ["not ready yet", makeOrder({ statusId: 4, service: drive })],
  ])("is not for an order %s", (_, other) => {
    stubDoor({});
    renderPage(<OrderParking order={other} onChanged={jest.fn()} />);
    expect(screen.queryByRole("heading")).not.toBeInTheDocument();
  });
});

describe("an order by its link", () => {
  const order = { ...makeOrder({ paymentType: null, canBeCancelled: false }) };

  it("is read with the token behind the #, in the body, and cannot be changed", async () => {
    const door = stubDoor({ "token-order/view": { data: order } });
    window.location.hash = "abc-token";
    renderPage(<OrderShared orderId={710001} />);
    expect(await screen.findByRole("heading", { level: 1, name: "Ordine n. 710001" })).toBeInTheDocument();
    const [call] = door.calls("token-order/view");
    expect(call?.body).toMatchObject({ order_id: 710001, access_token: "abc-token" });
    expect(call?.params.toString()).toBe("");
    expect(within(screen.getByRole("article")).queryByRole("button")).not.toBeInTheDocument();
  });

  it("asks for the code where there is none, and where it opens nothing", async () => {
    const door = stubDoor({
      "token-order/view": { status: 1, errors: [{ code: "error.order.unknown", message: "" }] },
    });
    renderPage(<OrderShared orderId={710001} />);
    await userEvent.type(await screen.findByLabelText(share.code), "sbagliato");
    expect(door.asked).toEqual([]);
    await userEvent.click(screen.getByRole("button", { name: share.open }));
    expect(await screen.findByRole("heading", { name: share.missing })).toBeInTheDocument();
  });
});
