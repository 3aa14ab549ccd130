const readList = (text = "") => text.split(",").map((phrase) => phrase.trim());

/** Lines such as "melone, anguria = frutta fresca": each word on the left finds the phrases on the right. */
export function readPhrases(text: string): Record<string, string[]> {
  return Object.fromEntries(
    text
      .trim()
      .split("\n")
      .flatMap((line) => {
        const [words, phrases] = line.split("=");
        return readList(words).map((word): [string, string[]] => [word, readList(phrases)]);
      }),
  );
}
