import { act, render, screen } from "@testing-library/react";
import { Profiler } from "react";
import { renderToString } from "react-dom/server";
import { createStore, type Store } from "@/lib/state/store";
import { useStore } from "@/lib/state/use-store";

function Shown({ store }: { store: Store<string> }) {
  return <p>{useStore(store)}</p>;
}

describe("a store", () => {
  it("tells its listeners of a new state and not of the same one", () => {
    const store = createStore("a");
    const listener = jest.fn();
    store.subscribe(listener);
    store.set("a");
    store.set("b");
    expect(store.get()).toBe("b");
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it("tells a listener nothing after it has unsubscribed", () => {
    const store = createStore(0);
    const listener = jest.fn();
    store.subscribe(listener)();
    store.set(1);
    expect(listener).not.toHaveBeenCalled();
  });

  it("reads the browser's state once, at the first use", () => {
    const read = jest.fn(() => "stored");
    const store = createStore("", read);
    expect(read).not.toHaveBeenCalled();
    expect([store.get(), store.get()]).toEqual(["stored", "stored"]);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it("renders the server's state on the server and the browser's afterwards", () => {
    const store = createStore("server", () => "browser");
    expect(renderToString(<Shown store={store} />)).toBe("<p>server</p>");
    render(<Shown store={store} />);
    expect(screen.getByText("browser")).toBeInTheDocument();
    act(() => store.set("later"));
    expect(screen.getByText("later")).toBeInTheDocument();
  });

  it("renders a component again for the part it selects only", () => {
    const store = createStore({ mine: 1, other: 1 });
    const onRender = jest.fn();
    function Part() {
      return <p>{useStore(store, ({ mine }) => mine)}</p>;
    }
    render(
      <Profiler id="part" onRender={onRender}>
        <Part />
      </Profiler>,
    );
    act(() => store.set({ mine: 1, other: 2 }));
    expect(onRender).toHaveBeenCalledTimes(1);
    act(() => store.set({ mine: 5, other: 2 }));
    expect(screen.getByText("5")).toBeInTheDocument();
  });
});
