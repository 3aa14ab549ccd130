import type { Box, SvgBuilder } from "../svg-builder";
import { toPathData } from "./outline";
import { layoutText, type TextStyle } from "./text";

export function drawText(svg: SvgBuilder, text: string, box: Box, colour: string, style: TextStyle): void {
  if (text) svg.path(toPathData(layoutText(text, box, style)), colour);
}
