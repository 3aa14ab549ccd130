const PUSH = /<script>self\.__next_f\.push\(\[1,"((?:[^"\\]|\\.)*)"\]\)<\/script>/g;
/** Data that follow each other are one script: the policy names each. */
const BETWEEN = /('\]\))<\/script><script>(?=self\.__next_f\.push\(\[1,')/g;
const ESCAPE_OR_QUOTE = /\\(.)|'/g;

/**
 * The data for hydration is full of double quotes. In single quotes they need no backslash, which makes a category a
 * twelfth smaller.
 * @param {string} html
 */
export function quotePageData(html) {
  return html
    .replace(PUSH, (_, /** @type {string} */ text) => {
      const quoted = text.replace(ESCAPE_OR_QUOTE, (found, /** @type {string | undefined} */ escaped) => {
        if (escaped === undefined) return "\\'";
        return escaped === '"' ? '"' : found;
      });
      return `<script>self.__next_f.push([1,'${quoted}'])</script>`;
    })
    .replace(BETWEEN, "$1;");
}
