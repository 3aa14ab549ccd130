/** By pattern, for texts that are compared or searched: what is shown is parsed by `lib/html`. */
export const stripTags = (markup: string, replacement = ""): string =>
  markup.replace(/<[^<>]*>/g, replacement);

/** On one line. */
export const plainText = (markup: string): string =>
  stripTags(markup, " ").replaceAll("&nbsp;", " ").replace(/\s+/g, " ").trim();
