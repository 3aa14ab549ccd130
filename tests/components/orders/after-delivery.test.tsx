import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SharedOrderPage } from "@/components/orders/shared-order-page";
import { OrderParking } from "@/components/orders/order-parking";
import { OrderRating } from "@/components/orders/order-rating";
import messages from "@/messages/it.json";
import { makeOrder } from "@/tests/fixtures/orders";
import { resetPage, renderPage } from "@/tests/support/render-page";
import { stubGateway } from "@/tests/support/gateway-stub";

const { rating, parking, share } = messages.orderTools;

afterEach(() => {
  resetPage();
  window.location.hash = "";
});

describe("the rating of a delivered order", () => {
  const order = makeOrder({ statusId: 8 });
  const note = { noteId: 7, orderId: 710001, rating: 2, content: "Freddo" };

  it("requires stars, sends them with the comment and shows the saved rating", async () => {
    const gateway = stubGateway({
      "note/list": { data: [] },
      "note/order/add": { data: { ...note, rating: 4 } },
    });
    renderPage(<OrderRating order={order} />);
    await userEvent.click(await screen.findByRole("button", { name: rating.save }));
    expect(screen.getByRole("alert")).toHaveTextContent(rating.missing);
    expect(screen.getByRole("radio", { name: "1 stella" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}");
    await userEvent.type(screen.getByLabelText(rating.comment), "Freddo");
    await userEvent.click(screen.getByRole("button", { name: rating.save }));
    expect(await screen.findByRole("heading", { name: rating.yours })).toBeInTheDocument();
    expect(screen.getByText("4 stelle")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: rating.change })).toHaveFocus();
    expect(gateway.requestsTo("note/order/add")[0]?.body).toEqual({
      orderId: 710001,
      rating: 4,
      content: "Freddo",
    });
  });

  it("updates an existing rating by its id", async () => {
    const gateway = stubGateway({
      "note/list": { data: [note] },
      "note/order/update": { data: { ...note, rating: 5 } },
    });
    renderPage(<OrderRating order={order} />);
    await userEvent.click(await screen.findByRole("button", { name: rating.change }));
    expect(screen.getByRole("radio", { name: "2 stelle" })).toBeChecked();
    await userEvent.click(screen.getByRole("radio", { name: "5 stelle" }));
    await userEvent.click(screen.getByRole("button", { name: rating.save }));
    expect(await screen.findByText("5 stelle")).toBeInTheDocument();
    expect(gateway.requestsTo("note/order/update")[0]?.body).toMatchObject({ noteId: 7, rating: 5 });
    expect(screen.getByRole("button", { name: rating.change })).toHaveFocus();
  });

  it("is hidden before the delivery", () => {
    const gateway = stubGateway({});
    renderPage(<OrderRating order={makeOrder({ statusId: 7 })} />);
    expect(screen.queryByRole("heading")).not.toBeInTheDocument();
    expect(gateway.requests).toEqual([]);
  });
});

describe("the answer to a new rating without its note", () => {
  const order = makeOrder({ statusId: 8 });
  const note = { noteId: 7, orderId: 710001, rating: 4, content: "" };

  it("is read again, so that a change updates it", async () => {
    const gateway = stubGateway({
      "note/list": { data: [] },
      "note/order/add": { data: null },
      "note/order/update": { data: null },
    });
    renderPage(<OrderRating order={order} />);
    await userEvent.click(await screen.findByRole("radio", { name: "4 stelle" }));
    gateway.setResponse("note/list", { data: [note] });
    await userEvent.click(screen.getByRole("button", { name: rating.save }));
    const change = await screen.findByRole("button", { name: rating.change });
    expect(change).toHaveFocus();
    await userEvent.click(change);
    await userEvent.click(screen.getByRole("radio", { name: "5 stelle" }));
    await userEvent.click(screen.getByRole("button", { name: rating.save }));
    await waitFor(() => expect(gateway.requestsTo("note/order/update")).toHaveLength(1));
    expect(gateway.requestsTo("note/order/update")[0]?.body).toMatchObject({ noteId: 7, rating: 5 });
  });
});

describe("the parking reservation", () => {
  const drive = { ...makeOrder().service!, deliveryServiceId: 1 };
  const store = { ...makeOrder().address!, latitude: 45.45, longitude: 9.17 };
  const order = makeOrder({ statusId: 6, service: drive, address: store });
  const show = (onChanged = jest.fn()) => renderPage(<OrderParking order={order} onChanged={onChanged} />);
  const send = () => userEvent.click(screen.getByRole("button", { name: parking.send }));

  function mockGeolocation(answer: Geolocation["getCurrentPosition"]): void {
    Object.defineProperty(navigator, "geolocation", {
      configurable: true,
      value: { getCurrentPosition: answer },
    });
  }

  it("sends car, place and chosen distance and shows the first info message", async () => {
    const getCurrentPosition = jest.fn();
    mockGeolocation(getCurrentPosition);
    const infos = [{ code: "info.order.reserved", message: "Ti aspettiamo al posto 4" }];
    const gateway = stubGateway({ "order/reserve": { infos } });
    const onChanged = jest.fn();
    show(onChanged);
    await send();
    expect(screen.getByLabelText(parking.car)).toHaveFocus();
    expect(screen.getByText(parking.missing)).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText(parking.car), "Panda rossa");
    await userEvent.type(screen.getByLabelText(parking.place), "4");
    await userEvent.click(screen.getByLabelText(parking.near));
    await send();
    expect(await screen.findByText("Ti aspettiamo al posto 4")).toBeInTheDocument();
    expect(gateway.requestsTo("order/reserve")[0]?.body).toEqual({
      order_id: 710001,
      distance: 2000,
      reservation_info: "Auto: Panda rossa, posto: 4",
    });
    expect(onChanged).toHaveBeenCalled();
    expect(getCurrentPosition).not.toHaveBeenCalled();
  });

  it("uses the geolocation only after a click", async () => {
    mockGeolocation((onSuccess) =>
      onSuccess({ coords: { latitude: 45.459, longitude: 9.17 } } as GeolocationPosition),
    );
    const gateway = stubGateway({ "order/reserve": {} });
    show();
    await userEvent.click(screen.getByRole("button", { name: parking.locate }));
    expect(screen.getByText("Sei a circa 1 km dal negozio.")).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText(parking.car), "Panda");
    await send();
    await waitFor(() => expect(gateway.requestsTo("order/reserve")[0]?.body.distance).toBe(1001));
    expect(await screen.findByText(parking.done)).toBeInTheDocument();
  });

  it("a distance chosen meanwhile stands against the position", async () => {
    let find: () => void = () => undefined;
    mockGeolocation((onSuccess) => {
      find = () => onSuccess({ coords: { latitude: 45.459, longitude: 9.17 } } as GeolocationPosition);
    });
    const gateway = stubGateway({ "order/reserve": {} });
    show();
    await userEvent.click(screen.getByRole("button", { name: parking.locate }));
    await userEvent.click(screen.getByLabelText(parking.near));
    await act(async () => find());
    expect(screen.getByLabelText(parking.near)).toBeChecked();
    expect(screen.queryByText(/circa 1 km/)).not.toBeInTheDocument();
    await userEvent.type(screen.getByLabelText(parking.car), "Panda");
    await send();
    await waitFor(() => expect(gateway.requestsTo("order/reserve")[0]?.body.distance).toBe(2000));
  });

  it("a position that is not found again is not sent", async () => {
    mockGeolocation((onSuccess) =>
      onSuccess({ coords: { latitude: 45.459, longitude: 9.17 } } as GeolocationPosition),
    );
    const gateway = stubGateway({ "order/reserve": {} });
    show();
    await userEvent.click(screen.getByRole("button", { name: parking.locate }));
    expect(screen.getByText("Sei a circa 1 km dal negozio.")).toBeInTheDocument();
    mockGeolocation((_onSuccess, onError) => onError?.({ code: 1 } as GeolocationPositionError));
    await userEvent.click(screen.getByRole("button", { name: parking.locate }));
    expect(screen.getByText(parking.notLocated)).toBeInTheDocument();
    expect(screen.getByLabelText(parking.unknown)).toBeChecked();
    await userEvent.type(screen.getByLabelText(parking.car), "Panda");
    await send();
    await waitFor(() => expect(gateway.requestsTo("order/reserve")).toHaveLength(1));
    expect(gateway.requestsTo("order/reserve")[0]?.body).not.toHaveProperty("distance");
  });

  it.each([
    ["the first API error", { status: 1, errors: [{ code: "x", message: "Non è pronto" }] }, "Non è pronto"],
    ["an unexpected error", { http: 500 }, "Si è verificato un errore imprevisto."],
    [
      "the same text without a connection",
      () => Promise.reject(new TypeError("Failed to fetch")),
      "Si è verificato un errore imprevisto.",
    ],
  ])("shows %s and keeps the input", async (_, reply, text) => {
    mockGeolocation((_onSuccess, onError) => onError?.({ code: 1 } as GeolocationPositionError));
    stubGateway({ "order/reserve": reply });
    show();
    await userEvent.click(screen.getByRole("button", { name: parking.locate }));
    expect(screen.getByText(parking.notLocated)).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText(parking.car), "Panda");
    await send();
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByLabelText(parking.car)).toHaveValue("Panda");
  });

  it.each([
    ["with home delivery", makeOrder({ statusId: 6 })],
    ["that is not ready", makeOrder({ statusId: 4, service: drive })],
  ])("is hidden for an order %s", (_, other) => {
    stubGateway({});
    renderPage(<OrderParking order={other} onChanged={jest.fn()} />);
    expect(screen.queryByRole("heading")).not.toBeInTheDocument();
  });
});

describe("a shared order", () => {
  const order = { ...makeOrder({ paymentType: null, canBeCancelled: false }) };

  it("sends the token of the URL fragment in the body and is read-only", async () => {
    const gateway = stubGateway({ "token-order/view": { data: order } });
    window.location.hash = "abc-token";
    renderPage(<SharedOrderPage orderId={710001} />);
    expect(await screen.findByRole("heading", { level: 1, name: "Ordine n. 710001" })).toBeInTheDocument();
    const [call] = gateway.requestsTo("token-order/view");
    expect(call?.body).toMatchObject({ order_id: 710001, access_token: "abc-token" });
    expect(call?.params.toString()).toBe("");
    expect(within(screen.getByRole("article")).queryByRole("button")).not.toBeInTheDocument();
  });

  it("asks for the code when it is missing or invalid", async () => {
    const gateway = stubGateway({
      "token-order/view": { status: 1, errors: [{ code: "error.order.unknown", message: "" }] },
    });
    renderPage(<SharedOrderPage orderId={710001} />);
    await userEvent.type(await screen.findByLabelText(share.code), "sbagliato");
    expect(gateway.requests).toEqual([]);
    await userEvent.click(screen.getByRole("button", { name: share.open }));
    expect(await screen.findByRole("heading", { name: share.missing })).toBeInTheDocument();
  });

  it("keeps the form, what is written and the focus while the code is checked", async () => {
    const unknown = { status: 1, errors: [{ code: "error.order.unknown", message: "" }] };
    const gateway = stubGateway({ "token-order/view": unknown });
    window.location.hash = "abc-token";
    renderPage(<SharedOrderPage orderId={710001} />);
    const code = await screen.findByLabelText(share.code);
    for (const typed of ["abc-token", "altro-codice"]) {
      let answer = () => {};
      gateway.setResponse(
        "token-order/view",
        () => new Promise((resolve) => (answer = () => resolve(unknown))),
      );
      const asked = gateway.requestsTo("token-order/view").length;
      await userEvent.clear(code);
      await userEvent.type(code, `${typed}{Enter}`);
      await waitFor(() => expect(gateway.requestsTo("token-order/view").length).toBe(asked + 1));
      expect(screen.getByRole("button", { name: share.open })).toHaveAttribute("aria-busy", "true");
      await act(async () => answer());
      expect(await screen.findByRole("button", { name: share.open })).not.toHaveAttribute("aria-busy");
      expect(screen.getByLabelText(share.code)).toBe(code);
      expect(code).toHaveValue(typed);
      expect(code).toHaveFocus();
    }
  });

  it("reads the same code again", async () => {
    const gateway = stubGateway({
      "token-order/view": { status: 1, errors: [{ code: "error.order.unknown", message: "" }] },
    });
    window.location.hash = "abc-token";
    renderPage(<SharedOrderPage orderId={710001} />);
    await userEvent.type(await screen.findByLabelText(share.code), "abc-token");
    gateway.setResponse("token-order/view", { data: order });
    await userEvent.click(screen.getByRole("button", { name: share.open }));
    expect(await screen.findByRole("heading", { level: 1, name: "Ordine n. 710001" })).toBeInTheDocument();
  });
});
