const ID = /^\d{1,9}$/;

const partsOf = (text: string) => [...new Set(text.split(/[\s,;]+/).filter(Boolean))];

export const parseIds = (text: string): number[] =>
  partsOf(text)
    .filter((part) => ID.test(part))
    .map(Number);

/** What is no number: dropped, it would take the limit away. */
export const unreadableIds = (text: string): string[] => partsOf(text).filter((part) => !ID.test(part));
