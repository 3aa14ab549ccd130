/** The list with `value` once, or without it. */
export const include = <T>(list: readonly T[], value: T, isIncluded: boolean): T[] => {
  const others = list.filter((other) => other !== value);
  return isIncluded ? [...others, value] : others;
};
