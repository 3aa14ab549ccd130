import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AcceptAlternatives } from "@/components/cart/accept-alternatives";
import { LineOptions } from "@/components/cart/line-options";
import { SplitPacks } from "@/components/cart/split-packs";
import { getCart } from "@/lib/cart/cart-store";
import { makeCart, makeItem, makeProduct } from "@/tests/fixtures/cart";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";
import { renderPage, resetPage } from "@/tests/support/render-page";

const CUT = {
  parameterName: "cut",
  name: "Taglio",
  selected: "thin",
  options: ["thin", "medium", "thick"].map((key) => ({ key, value: key })),
};
const product = makeProduct({ selectOptions: [CUT], selling: { splitOnPackage: true } });
const item = makeItem({ product, info: { cut: "thin", package_num: "1" } });

beforeEach(() => setSignedIn());
afterEach(resetPage);

let answers: (() => void)[] = [];
let version = 1;

/** One change is sent at a time: the next waits for the answer. */
async function answer(): Promise<void> {
  await waitFor(() => expect(answers).not.toHaveLength(0));
  version += 1;
  act(() => answers.shift()?.());
  await waitFor(() => expect(getCart()?.version).toBe(version));
}

function stubSlowShop(): void {
  answers = [];
  version = 1;
  stubGateway({
    "cart/view": { data: makeCart([item]) },
    "cart/update-infos": () =>
      new Promise((resolve) => answers.push(() => resolve({ data: makeCart([item], { version }) }))),
  });
}

it.each([
  ["the option", <LineOptions key="option" item={item} />, ["medium", "thick"]],
  ["the packs", <SplitPacks key="packs" item={item} />, ["2", "3"]],
])("%s stays as chosen last while an earlier choice is saved", async (_name, control, choices) => {
  stubSlowShop();
  renderPage(control);
  const select = screen.getByRole("combobox");
  for (const choice of choices) await userEvent.selectOptions(select, choice);
  await answer();
  const shown = (select as HTMLSelectElement).value;
  await answer();
  expect(shown).toBe(choices[1]);
});

it("the tick for alternatives stays as set last while an earlier one is saved", async () => {
  stubSlowShop();
  renderPage(<AcceptAlternatives item={{ ...item, acceptAlternatives: false }} />);
  const checkbox = screen.getByRole("checkbox");
  for (let count = 0; count < 3; count += 1) await userEvent.click(checkbox);
  await answer();
  const isChecked = (checkbox as HTMLInputElement).checked;
  await answer();
  await answer();
  expect(isChecked).toBe(true);
});
