import { aisle, line, shelf } from "../../shape";

const FRUIT_YOGURT = "[Latte] intero, {v} 12%, zucchero, fermenti lattici vivi, succo di limone";

export const yogurtEDessert = aisle(
  "Yogurt e dessert",
  {
    iva: 10,
    pack: "tub",
    from: ["Latte italiano", "Latte dell'Alto Adige"],
    use: "Mescolare e gustare freddo.",
  },
  [
    shelf(
      "Yogurt intero e alla frutta",
      {
        side: "mucca,miele,ciotola",
        legal: "Yogurt intero con {v}",
        ing: FRUIT_YOGURT,
        nut: [3.2, 2.2, 13.5, 13, 0.2, 3.6, 0.1],
        tell: ["Cremoso, con {v} a pezzetti.", "Pochi ingredienti e fermenti vivi."],
      },
      [
        line("Yogurt intero alla {v}", "fioralta bianconuvola madia", "2 x 125 g 1.49", {
          of: "fragola; albicocca; banana; ciliegia",
          pop: 1.5,
        }),
        line("Yogurt intero ai {v}", "fioralta bianconuvola", "2 x 125 g 1.49", {
          of: "frutti di bosco; mirtilli neri",
          legal: "Yogurt intero ai {v}",
        }),
        line("Yogurt intero al {v}", "fioralta bianconuvola", "2 x 125 g 1.49", {
          of: "limone; caffè; cocco",
          legal: "Yogurt intero al {v}",
          ing: "[Latte] intero, zucchero, preparazione al {v} 8%, fermenti lattici vivi",
          tell: "Cremoso, dal gusto pieno di {v}.",
        }),
        line("Yogurt bianco intero", "fioralta madia bio", "500 g 1.89; 2 x 125 g 1.29", {
          legal: "Yogurt intero",
          ing: "[Latte] intero pastorizzato, fermenti lattici vivi",
          nut: [3.8, 2.6, 4.5, 4.5, 0, 3.9, 0.1],
          tell: "Bianco, compatto, appena acidulo.",
        }),
        line("Yogurt magro bianco", "bianconuvola madia", "500 g 1.79", {
          legal: "Yogurt magro",
          ing: "[Latte] scremato, fermenti lattici vivi",
          nut: [0.1, 0.1, 5.3, 5.3, 0, 4.8, 0.2],
          tell: "Zero grassi, tutta la freschezza.",
        }),
        line("Yogurt senza lattosio alla vaniglia", "bianconuvola", "2 x 125 g 1.69", {
          legal: "Yogurt delattosato alla vaniglia",
          ing: "[Latte] intero, zucchero, estratto di vaniglia, enzima lattasi, fermenti lattici vivi",
          tell: "Facile da digerire, profumo di vaniglia.",
        }),
        line("Yogurt di capra", "fioralta", "150 g 1.89", {
          legal: "Yogurt intero di latte di capra",
          ing: "[Latte] intero di capra, fermenti lattici vivi",
          nut: [3.9, 2.6, 4.2, 4.2, 0, 3.4, 0.1],
          tell: "Delicato, con latte di capre di montagna.",
        }),
      ],
    ),
    shelf(
      "Yogurt greco, kefir e proteici",
      {
        side: "miele,castagna,ciotola,foglia",
        legal: "Yogurt colato {v}",
        ing: "[Latte] pastorizzato, [panna], fermenti lattici vivi",
        nut: [4.8, 3.2, 3.8, 3.8, 0, 9, 0.1],
        classes: "proteine",
        tell: "Colato a lungo: denso e ricco di proteine.",
      },
      [
        line("Yogurt greco bianco", "bianconuvola madia fioralta", "150 g 1.29; 500 g 3.49", {
          of: "5% di grassi",
          pop: 1.6,
        }),
        line("Yogurt greco bianco", "bianconuvola madia fioralta", "150 g 1.29; 500 g 3.49", {
          of: "0% di grassi",
          pop: 1.6,
          nut: [0.2, 0.1, 3.9, 3.9, 0, 10.2, 0.1],
          ing: "[Latte] scremato pastorizzato, fermenti lattici vivi",
        }),
        line("Yogurt greco al miele", "bianconuvola madia", "150 g 1.49", {
          legal: "Yogurt colato con miele",
          ing: "[Latte] pastorizzato, miele 12%, fermenti lattici vivi",
          nut: [4.2, 2.8, 13.1, 13, 0, 7.9, 0.1],
        }),
        line("Yogurt greco ai frutti rossi", "bianconuvola", "150 g 1.49", {
          legal: "Yogurt colato con frutti rossi",
          art: "fragola,mirtillo",
          ing: "[Latte] scremato, fragole, lamponi, zucchero, fermenti lattici vivi",
          nut: [0.2, 0.1, 12.4, 12, 0.5, 7.6, 0.1],
        }),
        line("Kefir da bere bianco", "fioralta madia", "500 ml 2.19", {
          pack: "bottle",
          per: "ml",
          legal: "Kefir di latte vaccino",
          ing: "[Latte] intero, fermenti e lieviti del kefir",
          nut: [3.3, 2.2, 4, 4, 0, 3.4, 0.1],
          classes: "",
          tell: "Leggermente frizzante, ricco di fermenti.",
        }),
        line("Skyr bianco", "bianconuvola fioralta", "150 g 1.39; 450 g 3.59", {
          legal: "Skyr naturale magro",
          ing: "[Latte] scremato, fermenti lattici, caglio",
          nut: [0.2, 0.1, 4, 4, 0, 11, 0.1],
        }),
        line("Yogurt proteico da bere alla {v}", "bianconuvola", "300 g 1.99", {
          of: "vaniglia; banana; fragola",
          pack: "bottle",
          legal: "Bevanda a base di yogurt proteico",
          ing: "[Latte] scremato, {v} 6%, proteine del [latte], fermenti lattici",
          nut: [0.3, 0.2, 5, 4.9, 0.1, 8.3, 0.1],
        }),
        line("Fermenti lattici da bere", "bianconuvola madia", "6 x 100 g 2.29", {
          pack: "bottle",
          legal: "Latte fermentato magro",
          ing: "[Latte] scremato, zucchero, fermenti lattici vivi (L. casei)",
          nut: [0.9, 0.6, 12, 12, 0, 2.8, 0.1],
          classes: "",
          tell: "Un vasetto al mattino.",
        }),
      ],
    ),
    shelf(
      "Dessert e budini",
      {
        side: "cucchiaio,caffe",
        legal: "Dessert al {v}",
        art: "budino",
        ing: "[Latte] intero 72%, zucchero, {v}, amido modificato, [panna]",
        nut: [4.5, 3, 19, 15, 0.5, 3.2, 0.1],
        tell: "Il fine pasto che mette tutti d'accordo.",
      },
      [
        line("Budino al {v}", "bianconuvola madia", "2 x 110 g 1.39", { of: "cioccolato; caramello" }),
        line("Crème caramel", "bianconuvola", "2 x 100 g 1.79", {
          ing: "[Latte] intero, [uova] 18%, zucchero, caramello 12%",
          legal: "Crème caramel",
        }),
        line("Panna cotta ai frutti di bosco", "bianconuvola madia", "2 x 110 g 1.99", {
          ing: "[Panna] 48%, [latte], frutti di bosco 16%, zucchero, gelatina",
          legal: "Panna cotta con frutti di bosco",
          nut: [13, 9, 17, 16, 0.4, 2.3, 0.1],
        }),
        line("Tiramisù in coppa", "bianconuvola origini", "2 x 90 g 3.29", {
          art: "torta,caffe",
          plainArt: true,
          ing: "[Mascarpone] 30%, savoiardi ([grano], [uova]), caffè, zucchero, cacao",
          legal: "Dessert al mascarpone e caffè",
          nut: [16, 10, 26, 20, 0.8, 4.8, 0.2],
        }),
        line("Mousse al cioccolato fondente", "bianconuvola", "2 x 70 g 2.29", {
          ing: "[Panna], cioccolato fondente 16%, [latte], zucchero, [uova]",
          legal: "Mousse al cioccolato",
          nut: [12, 8, 22, 19, 1.4, 4, 0.1],
        }),
        line("Dessert di soia alla vaniglia", "vegarmonia", "4 x 125 g 2.69", {
          ing: "Acqua, semi di [soia] 9%, zucchero, amido, estratto di vaniglia",
          legal: "Dessert vegetale alla vaniglia",
          classes: "vegano lattosio",
          nut: [1.9, 0.3, 13, 9, 0.6, 3, 0.1],
          from: "Italia",
        }),
      ],
    ),
  ],
);
