import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StoreMap } from "@/components/store/store-map";

const SRC = "https://www.google.com/maps/embed/v1/place?key=k&q=45%2C9";
const messages = { title: "Mappa: Uno", show: "Mostra la mappa", note: "Arriva da fuori." };

test("loads the map on click only and focuses it", async () => {
  render(<StoreMap src={SRC} labels={messages} />);
  expect(screen.queryByTitle(messages.title)).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: messages.show }));
  const map = screen.getByTitle(messages.title);
  expect(map).toHaveAttribute("src", SRC);
  expect(map).toHaveFocus();
});
