import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NewList } from "@/components/lists/new-list";
import messages from "@/messages/it.json";
import { renderWithProviders } from "../render-with-providers";

const input = () => screen.getByLabelText(messages.lists.newName);

function renderForm() {
  let answer: (value: unknown) => void = () => undefined;
  const onCreate = jest.fn(() => new Promise((resolve) => (answer = resolve)));
  renderWithProviders(<NewList names={[]} onCreate={onCreate} />);
  return { onCreate, answer: () => act(async () => answer(null)) };
}

test("is emptied once the list is there", async () => {
  const { onCreate, answer } = renderForm();
  await userEvent.type(input(), "Feste{Enter}");
  await waitFor(() => expect(onCreate).toHaveBeenCalledWith("Feste"));
  await answer();
  expect(input()).toHaveValue("");
});

test("keeps what is typed while the list is made", async () => {
  const { onCreate, answer } = renderForm();
  await userEvent.type(input(), "Feste{Enter}");
  await waitFor(() => expect(onCreate).toHaveBeenCalled());
  await userEvent.clear(input());
  await userEvent.type(input(), "Colazione");
  await answer();
  expect(input()).toHaveValue("Colazione");
});
