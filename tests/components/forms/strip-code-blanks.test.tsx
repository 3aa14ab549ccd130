import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { StreetFields } from "@/components/forms/street-fields";
import { Field } from "@/components/ui/field";
import { stripCodeBlanks } from "@/components/forms/strip-code-blanks";

function CodeField() {
  const [value, setValue] = useState("");
  return (
    <>
      <Field
        label="CAP"
        value={value}
        onInput={stripCodeBlanks}
        onChange={(event) => setValue(event.target.value)}
      />
      <output>{value}</output>
    </>
  );
}

test.each([
  ["201 21", "20121"],
  [" 20121", "20121"],
  ["VLT 1117", "VLT 1117"],
])("the form reads a postal code pasted as '%s' as '%s'", async (text, code) => {
  render(<CodeField />);
  await userEvent.click(screen.getByLabelText("CAP"));
  await userEvent.paste(text);
  expect(screen.getByRole("status")).toHaveTextContent(code);
  expect(screen.getByLabelText("CAP")).toHaveValue(code);
});

test("the address form takes a postal code typed with a blank", async () => {
  render(
    <StreetFields field={(name) => ({ id: name, label: name })} isItalian>
      {null}
    </StreetFields>,
  );
  await userEvent.type(screen.getByLabelText("postalcode"), "201 21");
  expect(screen.getByLabelText("postalcode")).toHaveValue("20121");
});
