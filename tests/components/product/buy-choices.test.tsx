import { act, screen } from "@testing-library/react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { BuyChoices } from "@/components/product/buy-choices";
import { MessagesProvider } from "@/components/ui/messages";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";
import { clientMessages } from "../render-with-providers";

const page = (
  <MessagesProvider messages={clientMessages}>
    <BuyChoices
      id={101}
      name="Prosciutto cotto"
      selling={{ split: 1 }}
      choices={{
        splits: 2,
        options: [
          {
            name: "Taglio",
            parameterName: "size",
            selected: "",
            options: [
              { key: "s", value: "Sottile" },
              { key: "g", value: "Grosso" },
            ],
          },
          { name: "Cottura", parameterName: "cooking", selected: "", options: [] },
        ],
      }}
      texts={{ choose: "Scegli…", split: "Confezioni", packs: ["1 confezione", "2 confezioni"] }}
      alternatives={null}
      logIn={null}
    />
  </MessagesProvider>
);

const choice = (name: string) => screen.getByRole<HTMLSelectElement>("combobox", { name });

function renderOnServer(): HTMLElement {
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(page);
  return container;
}

beforeEach(() => {
  setSignedIn(false);
  stubGateway({});
});

afterEach(() => document.body.replaceChildren());

test("what was chosen before hydration stays chosen", () => {
  const container = renderOnServer();
  choice("Taglio").value = "g";
  choice("Confezioni").value = "2";
  let root: Root | undefined;
  act(() => void (root = hydrateRoot(container, page)));
  // A select takes its value from React whenever that is rendered again.
  act(() => root?.render(page));
  expect(choice("Taglio")).toHaveDisplayValue("Grosso");
  expect(choice("Confezioni")).toHaveDisplayValue("2 confezioni");
  act(() => root?.unmount());
});

test("an option without values is not asked for", () => {
  renderOnServer();
  expect(screen.getAllByRole("combobox")).toHaveLength(2);
});
