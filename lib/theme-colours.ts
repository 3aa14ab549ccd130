/** Colours of app/tokens.css for places that CSS variables do not reach. */
export const themeColours = {
  paper: { light: "#faf5ec", dark: "#1a1713" },
  surface: { light: "#fffdf9", dark: "#24201a" },
  ink: { light: "#26201a", dark: "#f4ecdf" },
} as const;
