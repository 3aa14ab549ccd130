const PUSH = /<script>self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)<\/script>/g;
/** Joins adjacent data scripts, as the policy has a hash for each. */
const BETWEEN = /('\]\))<\/script><script>(?=self\.__next_f\.push\(\[1,')/g;
/** A text row has its length in bytes; other rows are JSON up to the end of the line. */
const TEXT_ROW = /[0-9a-f]+:T([0-9a-f]+),/y;
const UNDEFINED = /,"[\w-]+":"\$undefined"/g;
const ESCAPE_OR_QUOTE = /\\(.)|'|</g;

/**
 * Leaves out attributes that are not there, row by row as the data come.
 * @returns {(piece: string) => string}
 */
function createTrimmer() {
  let textBytes = 0;
  let isRowStart = true;

  /**
   * @param {string} piece
   * @param {number} at
   */
  function takeText(piece, at) {
    const text = Buffer.from(piece.slice(at)).subarray(0, textBytes).toString();
    textBytes -= Buffer.byteLength(text);
    return text;
  }

  /**
   * @param {string} piece
   * @param {number} at
   */
  function takeLine(piece, at) {
    const end = piece.indexOf("\n", at);
    isRowStart = end >= 0;
    return end < 0 ? piece.slice(at) : piece.slice(at, end + 1);
  }

  return (piece) => {
    let trimmed = "";
    for (let at = 0; at < piece.length;) {
      TEXT_ROW.lastIndex = at;
      const [header, bytes = ""] = (textBytes === 0 && isRowStart && TEXT_ROW.exec(piece)) || [];
      const isText = header !== undefined || textBytes > 0;
      const part = header ?? (isText ? takeText(piece, at) : takeLine(piece, at));
      if (header) textBytes = parseInt(bytes, 16);
      trimmed += isText ? part : part.replace(UNDEFINED, "");
      at += part.length;
    }
    return trimmed;
  };
}

/** @param {string} text */
const quote = (text) =>
  JSON.stringify(text)
    .slice(1, -1)
    .replace(ESCAPE_OR_QUOTE, (found, /** @type {string | undefined} */ escaped) => {
      if (found === "<") return "\\u003c";
      if (escaped === undefined) return "\\'";
      return escaped === '"' ? '"' : found;
    });

/**
 * The data is full of double quotes, which single quotes need not escape: a category is a twelfth smaller.
 * @param {string} html
 */
export function quotePageData(html) {
  const trim = createTrimmer();
  return html
    .replace(
      PUSH,
      (_, /** @type {string} */ text) =>
        `<script>self.__next_f.push([1,'${quote(trim(JSON.parse(text)))}'])</script>`,
    )
    .replace(BETWEEN, "$1;");
}
