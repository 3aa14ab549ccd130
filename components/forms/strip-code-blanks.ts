import type { InputEvent } from "react";

/** For `onInput` of postal codes, before the form reads the value: "201 21" is pasted for 20121; others keep their blanks. */
export function stripCodeBlanks({ currentTarget: input }: InputEvent<HTMLInputElement>): void {
  const code = input.value.replace(/\s/g, "");
  if (/^\d+$/.test(code) && code !== input.value) input.value = code;
}
