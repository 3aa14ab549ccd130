/** One path each, on a 24 × 24 grid: icons of what every page loads. */
export const CORE_ICON_PATHS = {
  down: "M5 9l7 7 7-7",
  cross: "M6 6l12 12M18 6L6 18",
  search: "M11 4a7 7 0 100 14 7 7 0 000-14zM16.2 16.2L20.5 20.5",
  menu: "M4 7h16M4 12h16M4 17h10",
  cart: "M3.5 9.5h17l-1.6 9a1.8 1.8 0 01-1.8 1.5H6.9a1.8 1.8 0 01-1.8-1.5zM8 9.5l3-6M16 9.5l-3-6M9.5 13v3.5M14.5 13v3.5",
  person: "M12 4a4 4 0 100 8 4 4 0 000-8zM4.5 20.5c.6-4 3.6-6 7.5-6s6.9 2 7.5 6",
  pin: "M12 21c4.7-4.7 7-8.3 7-11a7 7 0 10-14 0c0 2.7 2.3 6.3 7 11zM12 7.5a2.5 2.5 0 100 5 2.5 2.5 0 000-5z",
  truck:
    "M2.5 6.5h11v10h-11zM13.5 10h4l4 3.5v3h-8zM6.5 15a2 2 0 100 4 2 2 0 000-4zM17 15a2 2 0 100 4 2 2 0 000-4z",
  store:
    "M4 10.5V20h16v-9.5M3 7l1.5-3h15L21 7v1.5a2.5 2.5 0 01-4.5 1.5 2.5 2.5 0 01-4.5 0 2.5 2.5 0 01-4.5 0A2.5 2.5 0 013 8.5zM9.5 20v-5h5v5",
  locker:
    "M4.5 3.5h15v17h-15zM4.5 9h15M4.5 14.5h15M12 3.5v17M9.5 6.3h.01M15 6.3h.01M9.5 11.8h.01M15 11.8h.01",
  gridLarge: "M4 4h7v7H4zM13.5 4h6.5v7h-6.5zM4 13.5h7V20H4zM13.5 13.5h6.5V20h-6.5z",
  gridSmall:
    "M4 4h4v4H4zM10 4h4v4h-4zM16 4h4v4h-4zM4 10h4v4H4zM10 10h4v4h-4zM16 10h4v4h-4zM4 16h4v4H4zM10 16h4v4h-4zM16 16h4v4h-4z",
} as const;
