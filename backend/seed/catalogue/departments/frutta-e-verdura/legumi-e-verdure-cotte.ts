import { aisle, line, shelf } from "../../shape";

export const legumiEVerdureCotte = aisle(
  "Legumi e verdure cotte",
  { kind: "Pezzo", pack: "pouch", legal: "{name}", keep: "Conservare tra 0 °C e +4 °C." },
  [
    shelf(
      "Verdure cotte e al vapore",
      {
        art: "foglie",
        iva: 10,
        nut: [0.3, 0.1, 5, 3, 2.6, 2, 0.1],
        use: "Già cotte: scaldare due minuti o condire fredde.",
        from: ["Italia", "Italia, Emilia-Romagna"],
        ing: "{name}",
        tell: "Cotte al vapore nella loro busta, senza conservanti.",
      },
      [
        line("Spinaci cotti al vapore", "ortolina madia", "300 g 2.19"),
        line("Erbette cotte", "ortolina", "300 g 2.29"),
        line("Patate lessate con prezzemolo", "ortolina", "400 g 2.49", {
          ing: "Patate 97%, prezzemolo, sale",
        }),
        line("Fagiolini cotti", "ortolina madia", "300 g 2.39", { art: "piselli", plainArt: true }),
        line("Barbabietole a fette condite", "ortolina", "200 g 1.69", {
          art: "patata dolce,insalata",
          plainArt: true,
          ing: "Barbabietole 92%, aceto di vino ([solfiti]), sale",
        }),
      ],
    ),
    shelf(
      "Hummus, salse e dip freschi",
      {
        pack: "tub",
        iva: 10,
        art: "fagioli",
        nut: [18, 2.2, 11, 1, 5, 7, 1.1],
        use: "Servire con pane caldo o verdure crude.",
        from: ["Italia", "Prodotto in Italia con ceci italiani"],
        tell: "Consistenza fine, con olio extravergine.",
        classes: "vegano",
      },
      [
        line("Hummus di ceci", "vegarmonia madia bio", "200 g 2.29", {
          ing: "Ceci 52%, crema di [sesamo], olio extravergine di oliva, succo di limone, sale, aglio",
        }),
        line("Hummus di barbabietola", "vegarmonia", "180 g 2.49", {
          art: "patata dolce,fagioli",
          ing: "Ceci 40%, barbabietola 22%, crema di [sesamo], olio extravergine di oliva, sale",
        }),
        line("Guacamole", "vegarmonia madia", "150 g 2.79", {
          art: "avocado,limone",
          ing: "Avocado 85%, pomodoro, cipolla, succo di lime, coriandolo, sale",
        }),
        line("Tzatziki", "vegarmonia", "180 g 2.39", {
          classes: "",
          art: "cetriolo,latte",
          ing: "[Yogurt] greco 62%, cetrioli 22%, olio di oliva, aglio, sale",
          tell: "Fresco di cetriolo, con aglio appena accennato.",
        }),
      ],
    ),
  ],
);
