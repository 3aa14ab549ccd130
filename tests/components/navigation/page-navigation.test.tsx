import {
  completeNavigation,
  addShallowPath,
  lastNavigation,
  onNavigation,
  startTraversal,
} from "@/lib/navigation/page-navigation";

const show = (path: string) => {
  window.history.replaceState(null, "", path);
  return completeNavigation(
    `${window.location.pathname}?${new URLSearchParams(window.location.search).toString()}`,
  );
};

test("the page of a document is no navigation, the next one is", () => {
  const listener = jest.fn();
  const stop = onNavigation(listener);
  expect(show("/frutta")).toBeNull();
  expect(show("/frutta?sort=price")).toEqual({ from: "http://localhost/frutta", isTraversal: false });
  expect(show("/frutta?sort=price")).toBeNull();
  expect(listener).toHaveBeenCalledTimes(1);
  expect(lastNavigation()?.from).toBe("http://localhost/frutta");
  stop();
});

test("history navigation shows another page, or stays on this one", () => {
  show("/latte");
  window.history.replaceState(null, "", "/latte#recensioni");
  expect(startTraversal(window.location)).toBe(false);
  window.history.replaceState(null, "", "/frutta");
  expect(startTraversal(window.location)).toBe(true);
  expect(show("/frutta")?.isTraversal).toBe(true);
});

test("the pages of a leaflet are one page, and no other leaflet is", () => {
  const listener = jest.fn();
  const stop = onNavigation(listener);
  show("/volantini/autunno");
  addShallowPath("/volantini/autunno");
  listener.mockClear();
  window.history.replaceState(null, "", "/volantini/autunno/3");
  expect(startTraversal(window.location)).toBe(false);
  expect(show("/volantini/autunno/3")).toBeNull();
  expect(show("/volantini/autunno")).toBeNull();
  expect(listener).not.toHaveBeenCalled();
  expect(show("/volantini/autunno-2")).not.toBeNull();
  expect(show("/volantini/autunno/3")).not.toBeNull();
  expect(show("/volantini")?.from).toBe("http://localhost/volantini/autunno/3");
  stop();
});

test("the steps of the checkout are one page", () => {
  show("/checkout");
  addShallowPath("/checkout");
  expect(show("/checkout?step=payment")).toBeNull();
  window.history.replaceState(null, "", "/checkout");
  expect(startTraversal(window.location)).toBe(false);
  expect(show("/cart")?.from).toContain("/checkout");
});
