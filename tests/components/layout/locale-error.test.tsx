import { render, screen, waitFor } from "@testing-library/react";
import { Component, type ReactNode } from "react";
import LocaleError from "@/app/[locale]/error";
import { reloadForMissingChunk } from "@/lib/navigation/missing-chunk";

const missing = new Error("Failed to load chunk static/chunks/error-page.js");
jest.mock("@/lib/navigation/missing-chunk", () => ({ reloadForMissingChunk: jest.fn() }));
jest.mock("@/components/layout/error-page", () => {
  throw missing;
});

class NextBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  render() {
    return this.state.hasFailed ? <p>Next boundary</p> : this.props.children;
  }
}

test("reloads a document of an earlier build whose error page is gone, and leaves the rest to the next boundary", async () => {
  jest.spyOn(console, "error").mockImplementation();
  render(
    <NextBoundary>
      <LocaleError error={new Error("failed")} reset={jest.fn()} />
    </NextBoundary>,
  );
  expect(await screen.findByText("Next boundary")).toBeVisible();
  await waitFor(() => expect(reloadForMissingChunk).toHaveBeenCalledWith(missing));
});
