import { aisle, line, shelf } from "../../shape";

export const oliveSottoliEAntipastiFreschi = aisle(
  "Olive, sottoli e antipasti freschi",
  { iva: 10, art: "oliva", legal: "{name}", pack: "tub" },
  [
    shelf(
      "Olive e antipasti",
      {
        side: "erba,pane,limone,pomodoro",
        from: ["Italia, Puglia", "Italia e Grecia"],
        nut: [17, 2.4, 2, 0.5, 3, 1.3, 2.6],
        use: "Sgocciolare e servire.",
        keep: "Conservare tra +2 °C e +8 °C.",
        tell: "Condimento a mano, con olio ed erbe.",
      },
      [
        line("Olive verdi dolci di Cerignola", "carpugna madia", "250 g 2.69", {
          ing: "Olive, acqua, sale",
        }),
        line("Olive taggiasche denocciolate", "origini carpugna", "180 g 3.49", {
          ing: "Olive taggiasche, olio extravergine di oliva, sale",
        }),
        line("Olive all'ascolana", "rosticciera", "300 g 4.49", {
          ing: "Olive, carne di suino e bovino, pangrattato ([grano]), [uova], [formaggio]",
          nut: [17, 3.5, 18, 2, 3, 9, 1.9],
          use: "Friggere o infornare otto minuti.",
        }),
        line("Pomodori secchi sott'olio", "carpugna madia", "200 g 2.99", {
          ing: "Pomodori secchi 60%, olio di girasole, aglio, origano, sale",
          nut: [15, 1.8, 17, 12, 5, 4, 3],
        }),
        line("Carciofi alla romana con gambo", "rosticciera carpugna", "250 g 4.29", {
          art: "foglie,oliva",
          ing: "Carciofi 68%, olio di girasole, prezzemolo, aglio, menta, sale",
          nut: [14, 1.7, 3, 1, 4, 2, 1.5],
        }),
        line("Alici marinate", "ondachiara madia", "200 g 3.69", {
          art: "pesce,limone",
          ing: "[Alici] 62%, olio di girasole, aceto di vino ([solfiti]), prezzemolo, sale",
          nut: [17, 2.6, 0.5, 0.5, 0, 15, 2.4],
          from: "Pescate nel Mediterraneo, FAO 37.2.1, con reti da circuizione",
        }),
      ],
    ),
  ],
);
