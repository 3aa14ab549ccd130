import { act, screen } from "@testing-library/react";
import { useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { EarlyCheckbox } from "@/components/ui/early-checkbox";

const NAMES = ["Zucca", "Riso", "Taleggio"];

function Ingredients() {
  const [excluded, setExcluded] = useState<string[]>([]);
  const toggle = (name: string) =>
    setExcluded((names) =>
      names.includes(name) ? names.filter((other) => other !== name) : [...names, name],
    );
  return (
    <>
      {NAMES.map((name) => (
        <EarlyCheckbox
          key={name}
          checked={!excluded.includes(name)}
          onToggle={() => toggle(name)}
          aria-label={name}
        />
      ))}
      <p>{excluded.length} esclusi</p>
    </>
  );
}

function hydrate(beforehand: () => void): void {
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(<Ingredients />);
  beforehand();
  act(() => void hydrateRoot(container, <Ingredients />));
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

test("untouched boxes stay as the server rendered them", () => {
  hydrate(() => undefined);
  expect(screen.getByText("0 esclusi")).toBeInTheDocument();
});
