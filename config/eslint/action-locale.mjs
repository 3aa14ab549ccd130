const IN_ACTION = "Program:has(> ExpressionStatement[directive='use server'])";

const READS_LOCALE = "/^(?:assertFound|fetchAsVisitor|fetchResponseAsVisitor|getLocale)$/";

/** `getLocale` fails in a server action. */
export const ACTION_LOCALE = [
  `${IN_ACTION} ImportSpecifier[imported.name=${READS_LOCALE}]`,
  `${IN_ACTION} CallExpression[callee.name='getTranslations']:not([arguments.0.type='ObjectExpression'])`,
].map((selector) => ({
  selector,
  message: "A server action has no locale of its own: pass formLocale(form).",
}));
