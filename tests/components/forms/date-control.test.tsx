import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { requiredField } from "@/backend/seed/content/form-fields";
import FormView from "@/components/forms/form-view";
import messages from "@/messages/it.json";
import { renderWithProviders } from "../render-with-providers";

const formMessages = { ...messages.forms.engine, errors: messages.forms.error };

beforeEach(() => {
  sessionStorage.clear();
  Element.prototype.scrollIntoView = jest.fn();
  const definition = {
    source: "custom" as const,
    formId: 7,
    title: "Prova",
    intro: "",
    fields: [{ ...requiredField("date", "nascita", "Data di nascita"), id: "nascita" }],
    needsLogin: false,
    submitText: "",
    successText: "",
  };
  renderWithProviders(<FormView definition={definition} messages={formMessages} notes={{}} />);
});

const field = () => screen.getByLabelText("Data di nascita");
const openCalendar = async () => {
  await userEvent.click(screen.getByRole("button", { name: formMessages.calendar }));
  return within(await screen.findByRole("dialog", { name: /^Data di nascita/ }));
};

test("a date is chosen from a calendar whose weeks begin on Monday", async () => {
  await userEvent.type(field(), "1986-04-12");
  const calendar = await openCalendar();
  expect(calendar.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
    ...["lun", "mar", "mer", "gio", "ven", "sab", "dom"],
  ]);
  const weeks = calendar.getAllByRole("row").slice(1);
  // The first of April 1986 was a Tuesday.
  expect(
    within(weeks[0]!)
      .getAllByRole("cell")
      .map(({ textContent }) => textContent),
  ).toEqual([...["", "1", "2", "3", "4", "5", "6"]]);
  expect(calendar.getByRole("button", { pressed: true })).toHaveAccessibleName("sabato 12 aprile 1986");
  await userEvent.click(calendar.getByRole("button", { name: formMessages.nextMonth }));
  await userEvent.click(calendar.getByRole("button", { name: "giovedì 1 maggio 1986" }));
  expect(field()).toHaveValue("1986-05-01");
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("neither calendar nor field go back before 1910", async () => {
  expect(field()).toHaveAttribute("min", "1910-01-01");
  const calendar = await openCalendar();
  const years = within(calendar.getByRole("combobox", { name: formMessages.year })).getAllByRole("option");
  expect(years.at(-1)).toHaveTextContent("1910");
  await userEvent.selectOptions(calendar.getByRole("combobox", { name: formMessages.year }), "1910");
  await userEvent.selectOptions(calendar.getByRole("combobox", { name: formMessages.month }), "gennaio");
  expect(calendar.getByRole("button", { name: formMessages.previousMonth })).toBeDisabled();
  await userEvent.click(calendar.getByRole("button", { name: "sabato 1 gennaio 1910" }));
  expect(field()).toHaveValue("1910-01-01");
});

test("an earlier date is rejected with a message", async () => {
  await userEvent.type(field(), "1909-12-31");
  await userEvent.click(screen.getByRole("button", { name: formMessages.send }));
  expect(field()).toHaveAccessibleDescription("Scegliere una data dal 01/01/1910 in poi");
});

test("a date chosen from the calendar is kept in the draft", async () => {
  const calendar = await openCalendar();
  await userEvent.selectOptions(calendar.getByRole("combobox", { name: formMessages.year }), "1986");
  await userEvent.selectOptions(calendar.getByRole("combobox", { name: formMessages.month }), "maggio");
  await userEvent.click(calendar.getByRole("button", { name: "giovedì 1 maggio 1986" }));
  expect(field()).toHaveValue("1986-05-01");
  expect(JSON.stringify({ ...sessionStorage })).toContain("1986-05-01");
});
