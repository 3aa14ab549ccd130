import { leavePage, pushPage } from "@/lib/navigation/leave-page";
import { completeNavigation } from "@/lib/navigation/page-navigation";

const showPage = (persisted: boolean) =>
  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted }));

/** Whether it is resolved once all promises have been handled. */
async function isResolved(promise: Promise<void>): Promise<boolean> {
  const pending = Symbol("pending");
  await Promise.resolve();
  return (await Promise.race([promise, Promise.resolve(pending)])) !== pending;
}

afterEach(() => window.history.replaceState(null, "", "/"));

it("leaves for a document, and ends when this one is restored", async () => {
  const left = leavePage("#next");
  expect(window.location.hash).toBe("#next");
  showPage(false);
  expect(await isResolved(left)).toBe(false);
  showPage(true);
  expect(await isResolved(left)).toBe(true);
});

it("ends when another page is shown by the same document", async () => {
  completeNavigation("/card-request");
  const push = jest.fn();
  const pushed = pushPage({ push }, "/fidelity");
  expect(push).toHaveBeenCalledWith("/fidelity");
  expect(await isResolved(pushed)).toBe(false);
  completeNavigation("/fidelity");
  expect(await isResolved(pushed)).toBe(true);
});
