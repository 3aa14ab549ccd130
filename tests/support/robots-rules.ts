/** Reads robots.txt as search engines do: the longest rule that matches decides. */
export function robotsRules(text: string): (path: string) => boolean {
  const rules = text.split("\n").flatMap((line) => {
    const [, kind = "", pattern = ""] = /^(allow|disallow):\s*(\S+)\s*$/i.exec(line) ?? [];
    if (!pattern) return [];
    const source = pattern.replace(/[.?+()[\]{}|\\]/g, "\\$&").replaceAll("*", ".*");
    return [
      { isAllowed: kind.toLowerCase() === "allow", length: pattern.length, match: new RegExp(`^${source}`) },
    ];
  });
  return (path) => {
    const matching = rules.filter(({ match }) => match.test(path));
    const longest = matching.toSorted(
      (a, b) => b.length - a.length || Number(b.isAllowed) - Number(a.isAllowed),
    )[0];
    return longest?.isAllowed ?? true;
  };
}
