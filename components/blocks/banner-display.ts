import { isTrue } from "@/lib/rules/is-true";
import type { Proposal } from "@/lib/ebsn/domain/category";
import { safePictureUrl } from "@/lib/html/picture-url";
import { cssColour } from "./css-colour";

export type BannerDisplay = {
  background: string;
  textColour: string;
  align: "left" | "center" | "right";
  mobileImg: string;
  desktopImg: string;
  buttonText: string;
  buttonColour: string;
  outlined: boolean;
  /** Text over a dark gradient instead of on a panel. */
  blackLayer: boolean;
  hidden: boolean;
  /** Percentage of the row on wide screens. */
  widthPercent: number | null;
  contain: boolean;
};

export function bannerDisplay({ display }: Proposal): BannerDisplay {
  const firstValue = (...keys: string[]) => keys.map((key) => display[key]).find((value) => value) ?? "";
  const align = firstValue("text_align", "text_alignment", "alignment").toLowerCase();
  const width = Number(firstValue("width_percent", "width").replace("%", ""));
  return {
    background: cssColour(firstValue("background_color", "bg_color", "color")),
    textColour: cssColour(firstValue("text_color", "title_color", "font_color")),
    align: align === "center" || align === "right" ? align : "left",
    mobileImg: safePictureUrl(firstValue("image_mobile", "img_mobile", "mobile_image")),
    desktopImg: safePictureUrl(firstValue("image_desktop", "img_desktop", "desktop_image")),
    buttonText: firstValue("button_text", "btn_text"),
    buttonColour: cssColour(firstValue("button_color", "btn_color")),
    outlined: isTrue(firstValue("outlined", "button_outlined")),
    blackLayer: isTrue(firstValue("show_black_layer", "black_layer")),
    hidden: isTrue(firstValue("hide_in_home")),
    widthPercent: width > 0 && width <= 100 ? width : null,
    contain: isTrue(firstValue("contain")),
  };
}
