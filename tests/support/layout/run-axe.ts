import type Axe from "axe-core";

type Check = { result: boolean; message: string };
type RawNode = {
  node: { element: Element; selector: string[] };
  any: Check[];
  all: Check[];
  none: Check[];
};
/** As a reporter gets it, before axe makes lists of everything that passed: those take most of its time. */
type RawResult = { id: string; violations: RawNode[]; passes: RawNode[] };

export type AxeRun = {
  included: string;
  excluded: string | undefined;
  rules: string[] | undefined;
  colorRules: string[];
  /** The attribute of elements whose colours are checked. */
  mark: string;
  /** The styles of text whose colours are to be checked. */
  unchecked: string[];
};

/** Runs in the page, on its own: nothing is imported there. */
export async function runAxe(
  textStyles: Map<string, Element[]>,
  { included, excluded, rules, colorRules, mark, unchecked }: AxeRun,
): Promise<{ violations: string[]; readable: string[] }> {
  const { axe } = window as unknown as { axe: typeof Axe };
  const styleOf = new Map<Element, string>();
  for (const style of unchecked)
    for (const element of textStyles.get(style) ?? []) {
      styleOf.set(element, style);
      element.setAttribute(mark, "");
    }

  const describe = ({ node, any, all, none }: RawNode) => {
    const failed = [...any, ...all].filter(({ result }) => !result);
    const messages = [...failed, ...none.filter(({ result }) => result)].map(({ message }) => message);
    return `${node.selector.join(" ")} ${messages.join(", ")}`;
  };
  const stylesOf = (nodes: RawNode[]) => nodes.flatMap(({ node }) => styleOf.get(node.element) ?? []);
  const report = (results: RawResult[]) => {
    const failed = new Set(results.flatMap(({ violations }) => stylesOf(violations)));
    return {
      violations: results
        .filter(({ violations }) => violations.length > 0)
        .map(({ id, violations }) => `${id}: ${violations.map(describe).join("; ")}`),
      readable: results
        .filter(({ id }) => colorRules.includes(id))
        .flatMap(({ passes }) => stylesOf(passes))
        .filter((style) => !failed.has(style)),
    };
  };
  const options = {
    iframes: false,
    ...(rules && { runOnly: { type: "rule", values: rules } }),
    reporter: (results: RawResult[], _options: unknown, respond: (answer: unknown) => void) =>
      respond(report(results)),
  };
  try {
    const context = { include: included, ...(excluded && { exclude: excluded }) };
    return (await axe.run(context, options as unknown as Axe.RunOptions)) as unknown as ReturnType<
      typeof report
    >;
  } finally {
    for (const element of styleOf.keys()) element.removeAttribute(mark);
  }
}
