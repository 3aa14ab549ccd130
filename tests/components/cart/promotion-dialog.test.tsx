import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactElement } from "react";
import { SWRConfig } from "swr";
import { PromotionDialog } from "@/components/cart/promotion-dialog";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";
import { resetPage } from "@/tests/support/render-page";
import { renderWithProviders } from "../render-with-providers";

const TEXT = "Usa 5 bolloni (50 punti della tua Carta) e paga questo articolo il 30% in meno.";
const cards = (points: number) => ({
  "registration-card/view-cards": { data: [{ fidelityCard: "0471100245187", main: true, points }] },
});

afterEach(resetPage);

const renderDialog = (dialog: ReactElement) =>
  renderWithProviders(<SWRConfig value={{ provider: () => new Map() }}>{dialog}</SWRConfig>);

test("who spends points reads the rules, their last day and that the points are too few", async () => {
  setSignedIn();
  stubGateway(cards(30));
  const onResolve = jest.fn();
  renderDialog(<PromotionDialog text={TEXT} onResolve={onResolve} />);
  expect(screen.getByRole("link", { name: /regolamento/i })).toHaveAttribute(
    "href",
    expect.stringMatching(/^\/page\//),
  );
  expect(screen.getByText(/fino al giorno/)).toBeVisible();
  expect(await screen.findByText(/Hai 30 punti/)).toHaveTextContent("resta a prezzo pieno");
  await userEvent.click(screen.getByRole("button", { name: "No" }));
  expect(onResolve).toHaveBeenCalledWith("no");
});

test("points that suffice are only counted", async () => {
  setSignedIn();
  stubGateway(cards(50));
  renderDialog(<PromotionDialog text={TEXT} onResolve={() => undefined} />);
  expect(await screen.findByText("Hai 50 punti.")).toBeVisible();
});

test("asks for no card where no points are spent", () => {
  setSignedIn();
  const gateway = stubGateway(cards(0));
  renderDialog(<PromotionDialog text="Vuoi il 3x2?" onResolve={() => undefined} />);
  expect(gateway.requests).toEqual([]);
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
});
