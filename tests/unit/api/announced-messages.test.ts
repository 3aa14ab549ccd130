import { apiFetch, apiFetchWithMessages, type ApiRequest } from "@/lib/api/api-fetch";
import { overlayEventsStore, takeOverlayEvents, type OverlayEvent } from "@/lib/overlays/events";

const info = { code: "info.saved", message: "Salvato." };
const warning = { code: "warning.late", message: "La fascia sta per chiudere." };
const error = { code: "error.no", message: "No." };

let events: OverlayEvent[] = [];
let unsubscribe = () => {};

beforeEach(() => {
  events = [];
  unsubscribe = overlayEventsStore.subscribe(() => events.push(...takeOverlayEvents()));
});

afterEach(() => unsubscribe());

function answer(response: object, http = 200): void {
  const body = { response: { status: 0, errors: [], infos: [], warnings: [], ...response }, data: null };
  jest
    .spyOn(globalThis, "fetch")
    .mockImplementation(() => Promise.resolve(Response.json(body, { status: http })));
}

const post: ApiRequest = { method: "POST" };
const both = { kind: "messages", messages: { errors: [], infos: [info], warnings: [warning] } };

describe("the messages of an answer", () => {
  it("are announced after every write", async () => {
    answer({ infos: [info], warnings: [warning] });
    await apiFetch("user-address/update", post);
    await apiFetch("user-address/update", post);
    expect(events).toEqual([both, both]);
  });

  it("are not announced when there are none", async () => {
    answer({});
    await apiFetch("user-address/update", post);
    expect(events).toEqual([]);
  });

  it("are left to a caller that takes them", async () => {
    answer({ infos: [info], warnings: [warning] });
    expect((await apiFetchWithMessages("cart/add", post)).messages.infos).toEqual([info]);
    expect(events).toEqual([]);
  });

  it.each([apiFetch, apiFetchWithMessages])(
    "are announced beside an error, which is left to the caller",
    async (fetchApi) => {
      answer({ status: 1, errors: [error], warnings: [warning] });
      await expect(fetchApi("order/delete", post)).rejects.toThrow("No.");
      expect(events).toEqual([
        { kind: "messages", messages: { errors: [], infos: [], warnings: [warning] } },
      ]);
    },
  );

  it("are announced with the errors of a call that succeeded", async () => {
    answer({ errors: [error] });
    await apiFetch("checkout/prepare", post);
    expect(events).toEqual([{ kind: "messages", messages: { errors: [error], infos: [], warnings: [] } }]);
  });

  it("of a repeated read are announced only when they are new", async () => {
    const read = () => apiFetch("order/view", { params: { order_id: 1 } });
    answer({ warnings: [warning] });
    await read();
    await read();
    expect(events).toHaveLength(1);
    answer({ infos: [info], warnings: [warning] });
    await read();
    expect(events.slice(1)).toEqual([
      { kind: "messages", messages: { errors: [], infos: [info], warnings: [] } },
    ]);
    answer({});
    await read();
    answer({ warnings: [warning] });
    await read();
    expect(events).toHaveLength(3);
    await apiFetch("order/view", { params: { order_id: 2 } });
    expect(events).toHaveLength(4);
  });

  it.each(["products", "adv", "category", "cart/view"])(
    "of the read %s are announced, once",
    async (path) => {
      answer({ warnings: [warning] });
      await apiFetch(path);
      await apiFetch(path);
      expect(events).toHaveLength(1);
    },
  );

  it.each(["products/suggest", "geo/homedelivery-list-simple", "leaflet/product-search"])(
    "of %s, which every keystroke asks for, are not announced",
    async (path) => {
      answer({ warnings: [warning] });
      await apiFetch(path);
      expect(events).toEqual([]);
    },
  );
});

describe("a caller's own success message", () => {
  const request: ApiRequest = { ...post, success: { key: "orders.cancelled", values: { orderId: 7 } } };

  it("is announced when the shop says nothing", async () => {
    answer({});
    await apiFetch("order/delete", request);
    expect(events).toEqual([{ kind: "done", key: "orders.cancelled", values: { orderId: 7 } }]);
  });

  it("gives way to the shop's own", async () => {
    answer({ infos: [info] });
    await apiFetch("order/delete", request);
    expect(events).toEqual([{ kind: "messages", messages: { errors: [], infos: [info], warnings: [] } }]);
  });

  it("gives way to an error of a call that succeeded", async () => {
    answer({ errors: [error] });
    await apiFetch("order/delete", request);
    expect(events.map(({ kind }) => kind)).toEqual(["messages"]);
  });

  it("is shown beside the shop's warning", async () => {
    answer({ warnings: [warning] });
    await apiFetch("order/delete", request);
    expect(events.map(({ kind }) => kind)).toEqual(["messages", "done"]);
  });

  it("is not announced after an error", async () => {
    answer({ status: 1, errors: [error] });
    await expect(apiFetch("order/delete", request)).rejects.toThrow("No.");
    expect(events).toEqual([]);
  });
});
