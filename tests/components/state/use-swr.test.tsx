import { act, render, screen } from "@testing-library/react";
import { mutate } from "swr";
import { useSWR } from "@/lib/state/use-swr";

const NAMES_KEY = "names";

const clearCache = () => act(async () => void mutate((key) => key === NAMES_KEY, undefined));

it("shows data that was cleared on the next page and came back unchanged", async () => {
  const pending: ((names: string[]) => void)[] = [];
  const fetchNames = () => new Promise<string[]>((resolve) => pending.push(resolve));
  const answer = () => act(async () => pending.splice(0).forEach((resolve) => resolve(["Nina", "Leo"])));
  function Names({ title }: { title: string }) {
    const { data } = useSWR<string[]>(NAMES_KEY, fetchNames);
    return <p>{`${title}: ${data?.join(", ") ?? "loading"}`}</p>;
  }

  const page = render(<Names title="Invoice data" />);
  await answer();
  expect(screen.getByText("Invoice data: Nina, Leo")).toBeVisible();
  page.unmount();

  const { rerender } = render(<Names title="Checkout" />);
  await clearCache();
  rerender(<Names title="Summary" />);
  expect(screen.getByText("Summary: loading")).toBeVisible();
  await answer();
  expect(screen.getByText("Summary: Nina, Leo")).toBeVisible();
});
