import { render } from "@testing-library/react";
import { DropParameter } from "@/components/ui/drop-parameter";

afterEach(() => window.history.replaceState(null, "", "/"));

it("takes its parameter out of the address, and only that", () => {
  window.history.replaceState(null, "", "/login?social=failed&redirect=%2Fcart#content");
  render(<DropParameter name="social" />);
  expect(window.location.href).toBe("http://localhost/login?redirect=%2Fcart#content");
});

it("adds no entry to the history", () => {
  const { length } = window.history;
  window.history.replaceState(null, "", "/backoffice/login?saml=failed");
  render(<DropParameter name="saml" />);
  expect(window.location.search).toBe("");
  expect(window.history).toHaveLength(length);
});
