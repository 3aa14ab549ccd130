import type { Proposal } from "@/lib/ebsn/domain/category";
import { cssColour } from "./css-colour";

export type BannerDisplay = {
  ground: string;
  align: "left" | "center" | "right";
  mobileImg: string;
  buttonText: string;
  outlined: boolean;
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
    align: align === "center" || align === "right" ? align : "left",
    mobileImg: first("image_mobile", "img_mobile", "mobile_image"),
    buttonText: first("button_text", "btn_text"),
    outlined: on(first("outlined", "button_outlined")),
    hidden: on(first("hide_in_home")),
    widthPercent: width > 0 && width <= 100 ? width : null,
    contain: on(first("contain")),
  };
}
