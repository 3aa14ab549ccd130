import type { Proposal } from "@/lib/ebsn/domain/category";
import { pictureAddress } from "@/lib/html/picture-address";
import { cssColour } from "./css-colour";

export type BannerDisplay = {
  ground: string;
  /** Colour of the words; "" as everywhere. */
  ink: string;
  align: "left" | "center" | "right";
  mobileImg: string;
  /** Another picture for wide pages; "" the banner's own. */
  desktopImg: string;
  buttonText: string;
  buttonColour: string;
  outlined: boolean;
  /** Words over the picture on a dark veil instead of on a panel. */
  blackLayer: boolean;
  hidden: boolean;
  /** Share of the row on a desk. */
  widthPercent: number | null;
  contain: boolean;
};

const on = (value: string | undefined) => value === "true" || value === "1";

/** Display options of a banner (spec 1 §3, Proposal), each with what holds when the shop says nothing. */
export function bannerDisplay({ display }: Proposal): BannerDisplay {
  const first = (...keys: string[]) => keys.map((key) => display[key]).find((value) => value) ?? "";
  const align = first("text_align", "text_alignment", "alignment").toLowerCase();
  const width = Number(first("width_percent", "width").replace("%", ""));
  return {
    ground: cssColour(first("background_color", "bg_color", "color")),
    ink: cssColour(first("text_color", "title_color", "font_color")),
    align: align === "center" || align === "right" ? align : "left",
    mobileImg: pictureAddress(first("image_mobile", "img_mobile", "mobile_image")),
    desktopImg: pictureAddress(first("image_desktop", "img_desktop", "desktop_image")),
    buttonText: first("button_text", "btn_text"),
    buttonColour: cssColour(first("button_color", "btn_color")),
    outlined: on(first("outlined", "button_outlined")),
    blackLayer: on(first("show_black_layer", "black_layer")),
    hidden: on(first("hide_in_home")),
    widthPercent: width > 0 && width <= 100 ? width : null,
    contain: on(first("contain")),
  };
}
