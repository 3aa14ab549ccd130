/** The list with `value` once, or without it. */
export const withItem = <T>(list: readonly T[], value: T, isIncluded: boolean): T[] => {
  const others = list.filter((other) => other !== value);
  return isIncluded ? [...others, value] : others;
};
