export type ViewerMessages = Record<
  | "pageOf"
  | "previous"
  | "next"
  | "zoom"
  | "larger"
  | "smaller"
  | "closeZoom"
  | "fullscreen"
  | "exitFullscreen"
  | "download",
  string
>;
