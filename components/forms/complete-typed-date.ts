import type { InputEvent } from "react";
import { formatTypedDate } from "@/lib/rules/forms/typed-date";

/** For `onInput` of dates, before the form reads the value: the keypad of a phone may have no slash. */
export function completeTypedDate({ currentTarget: input }: InputEvent<HTMLInputElement>): void {
  const date = formatTypedDate(input.value);
  if (date !== null && date !== input.value) input.value = date;
}
