import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PersonalFields } from "@/components/forms/personal-fields";

test.each([
  ["15031985", "15/03/1985"],
  ["15.03.1985", "15/03/1985"],
  ["15/03/1985", "15/03/1985"],
  ["1503", "1503"],
])("a birth date typed as %s is %s", async (typed, date) => {
  render(
    <PersonalFields
      field={(name) => ({ id: name, label: name })}
      names={["birthDate"]}
      hints={{}}
      isRequired={() => true}
    />,
  );
  await userEvent.type(screen.getByLabelText(/birthDate/), typed);
  expect(screen.getByLabelText(/birthDate/)).toHaveValue(date);
});
