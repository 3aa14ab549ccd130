/** As PostgreSQL's pg_trgm makes them of a word. */
export function trigramsOf(word: string): Set<string> {
  const padded = `  ${word} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)));
}

/** The share of the trigrams of both words that they have in common. */
export function trigramSimilarity(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let common = 0;
  for (const trigram of one) if (other.has(trigram)) common += 1;
  return common / (one.size + other.size - common);
}
