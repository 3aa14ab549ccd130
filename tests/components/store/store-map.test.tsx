import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StoreMap } from "@/components/store/store-map";

const SRC = "https://www.google.com/maps/embed/v1/place?key=k&q=45%2C9";
const words = { title: "Mappa: Uno", show: "Mostra la mappa", note: "Arriva da fuori." };

test("a map is asked for after a click only, and then has the focus", async () => {
  render(<StoreMap src={SRC} words={words} />);
  expect(screen.queryByTitle(words.title)).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: words.show }));
  const map = screen.getByTitle(words.title);
  expect(map).toHaveAttribute("src", SRC);
  expect(map).toHaveFocus();
});
