/** Widths of bars and spaces of every symbol, and of the stop. */
const WIDTHS =
  "212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112".split(
    " ",
  );

const START_B = 104;
const STOP = 106;
const MODULO = 103;
const FIRST_CHARACTER = 32;

const PRINTABLE = /^[ -~]{1,40}$/;

/** The modules of a Code 128 (set B), "1" for dark; null for what it cannot hold. */
export function code128Modules(text: string): string | null {
  if (!PRINTABLE.test(text)) return null;
  const values = [...text].map((character) => character.charCodeAt(0) - FIRST_CHARACTER);
  // The first symbol has the same weight as the start symbol.
  const sum = values.reduce((total, value, index) => total + value * (index + 1), START_B);
  return [START_B, ...values, sum % MODULO, STOP]
    .flatMap((value) => [...(WIDTHS[value] ?? "")])
    .map((width, index) => (index % 2 === 0 ? "1" : "0").repeat(Number(width)))
    .join("");
}
