/** Neither a spell checker nor the keyboard of a phone reads or changes what is typed. */
export function expectNoTypingAids(field: HTMLElement): void {
  expect(field).toHaveAttribute("spellcheck", "false");
  expect(field).toHaveAttribute("autocapitalize", "none");
  expect(field).toHaveAttribute("autocorrect", "off");
}
