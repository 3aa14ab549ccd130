import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { useBusy } from "@/components/ui/use-busy";

type Props = { save: () => Promise<void>; staysBusyAfterSuccess?: boolean };

function Save({ save, ...options }: Props) {
  const { isBusy, whileBusy } = useBusy(options);
  const [hasFailed, setHasFailed] = useState(false);
  return (
    <>
      <Button busy={isBusy} onClick={() => void whileBusy(save).catch(() => setHasFailed(true))}>
        Salva
      </Button>
      {hasFailed && <p role="alert">Non salvato</p>}
    </>
  );
}

function renderSave(options?: Omit<Props, "save">) {
  let succeed = () => {};
  let fail = () => {};
  const save = jest.fn(
    () =>
      new Promise<void>((resolve, reject) => {
        succeed = resolve;
        fail = () => reject(new Error("no answer"));
      }),
  );
  render(<Save save={save} {...options} />);
  return {
    save,
    button: screen.getByRole("button", { name: "Salva" }),
    succeed: () => act(async () => succeed()),
    fail: () => act(async () => fail()),
  };
}

test("the action runs once for two presses of one moment, and again when it is done", async () => {
  const { save, button, succeed } = renderSave();
  act(() => {
    button.click();
    button.click();
  });
  expect(button).toHaveAttribute("aria-busy", "true");
  expect(save).toHaveBeenCalledTimes(1);
  await succeed();
  expect(button).not.toHaveAttribute("aria-busy");
  await userEvent.click(button);
  expect(save).toHaveBeenCalledTimes(2);
});

test.each([false, true])(
  "a failed action ends it and is the caller's to report (staysBusyAfterSuccess: %s)",
  async (staysBusyAfterSuccess) => {
    const { save, button, fail } = renderSave({ staysBusyAfterSuccess });
    await userEvent.click(button);
    await fail();
    expect(screen.getByRole("alert")).toHaveTextContent("Non salvato");
    expect(button).not.toHaveAttribute("aria-busy");
    await userEvent.click(button);
    expect(save).toHaveBeenCalledTimes(2);
  },
);

test("an action that leaves the page keeps its button busy", async () => {
  const { save, button, succeed } = renderSave({ staysBusyAfterSuccess: true });
  await userEvent.click(button);
  await succeed();
  expect(button).toHaveAttribute("aria-busy", "true");
  await userEvent.click(button);
  expect(save).toHaveBeenCalledTimes(1);
});
