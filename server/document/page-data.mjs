const PUSH = /<script>self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)<\/script>/g;
const ADJACENT_PUSHES = new RegExp(`(?:${PUSH.source})+`, "g");
/** A text row has its length in bytes; other rows are JSON up to the end of the line. */
const TEXT_ROW = /[0-9a-f]+:T([0-9a-f]+),/y;
const UNDEFINED_VALUE = '"$undefined"';
/** The style sheets are inline and their links in the head. */
const STYLE_HINT = /^:HL\["[^"]+","style"\]\n$/;
const UNDEFINED = /(?<=\{)(?:"[\w-]+":"\$undefined",?)+|,"[\w-]+":"\$undefined"/g;

/**
 * Leaves out attributes that are not there and hints about style sheets, row by row as the data come.
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
      at += part.length;
      if (isText) trimmed += part;
      else if (!STYLE_HINT.test(part))
        trimmed += part.includes(UNDEFINED_VALUE) ? part.replace(UNDEFINED, "") : part;
    }
    return trimmed;
  };
}

/**
 * No function for each of thousands of quotes, which would take ten times as long.
 * @param {string} text
 */
const quote = (text) =>
  JSON.stringify(text).slice(1, -1).replace(/\\"/g, '"').replace(/'/g, "\\'").replace(/</g, "\\u003c");

/**
 * The data is full of double quotes, which single quotes need not escape: a category is a twelfth smaller. Adjacent data
 * scripts are joined, as the policy has a hash for each.
 * @param {string} html
 */
export function quotePageData(html) {
  const trim = createTrimmer();
  return html.replace(ADJACENT_PUSHES, (scripts) => {
    const pushes = [...scripts.matchAll(PUSH)].map(
      ([, text = ""]) => `self.__next_f.push([1,'${quote(trim(JSON.parse(text)))}'])`,
    );
    return `<script>${pushes.join(";")}</script>`;
  });
}
