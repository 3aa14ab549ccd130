import { act, screen } from "@testing-library/react";
import { useEffect, useLayoutEffect, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { HydrationSafeCheckbox } from "@/components/ui/hydration-safe-checkbox";
import { withItem } from "@/lib/state/with-item";

const NAMES = ["Zucca", "Riso", "Taleggio"];

function Ingredients() {
  const [excluded, setExcluded] = useState<string[]>([]);
  return (
    <>
      {NAMES.map((name) => (
        <HydrationSafeCheckbox
          key={name}
          checked={!excluded.includes(name)}
          onChange={(isTicked) => setExcluded((names) => withItem(names, name, !isTicked))}
          aria-label={name}
        />
      ))}
      <p>{excluded.length} esclusi</p>
    </>
  );
}

type PageProps = { onCommit?: () => void; onHydrated?: () => void };

function Page({ onCommit, onHydrated }: PageProps) {
  useLayoutEffect(() => onCommit?.(), [onCommit]);
  useEffect(() => onHydrated?.(), [onHydrated]);
  return <Ingredients />;
}

function renderOnServer(): HTMLElement {
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(<Page />);
  return container;
}

function hydrate(beforehand: () => void): void {
  const container = renderOnServer();
  beforehand();
  act(() => void hydrateRoot(container, <Page />));
}

afterEach(() => document.body.replaceChildren());

test("what was unticked before hydration stays unticked and counts", () => {
  hydrate(() => {
    screen.getByRole<HTMLInputElement>("checkbox", { name: "Zucca" }).checked = false;
    screen.getByRole<HTMLInputElement>("checkbox", { name: "Riso" }).checked = false;
  });
  expect(screen.getByText("2 esclusi")).toBeInTheDocument();
  expect(screen.getByRole("checkbox", { name: "Zucca" })).not.toBeChecked();
  expect(screen.getByRole("checkbox", { name: "Taleggio" })).toBeChecked();
});

test("what is unticked after the commit of the hydration and before its effects stays unticked", async () => {
  // `act` would run the effects at once.
  jest.replaceProperty(
    globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean },
    "IS_REACT_ACT_ENVIRONMENT",
    false,
  );
  const container = renderOnServer();
  const untick = () => queueMicrotask(() => screen.getByRole("checkbox", { name: "Zucca" }).click());
  await new Promise<void>((resolve) => {
    hydrateRoot(container, <Page onCommit={untick} onHydrated={resolve} />);
  });
  expect(await screen.findByText("1 esclusi")).toBeInTheDocument();
  expect(screen.getByRole("checkbox", { name: "Zucca" })).not.toBeChecked();
});

test("untouched boxes stay as the server rendered them", () => {
  hydrate(() => undefined);
  expect(screen.getByText("0 esclusi")).toBeInTheDocument();
});
