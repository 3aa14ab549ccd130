import { aisle, line, shelf } from "../../shape";
import { DRY } from "./storage";

export const pasticceriaFresca = aisle(
  "Pasticceria fresca",
  {
    kind: "Pezzo",
    iva: 10,
    pack: "box",
    from: "Prodotto artigianalmente in Italia",
    keep: "Conservare tra 0 °C e +4 °C.",
  },
  [
    shelf(
      "Torte e crostate",
      {
        side: "margherita,caffe",
        art: "torta",
        nut: [18, 9, 45, 26, 1.5, 5.5, 0.4],
        ing: "Farina di [grano] tenero, [burro], zucchero, [uova], {v}",
        use: "Togliere dal frigorifero venti minuti prima.",
        tell: "Dal nostro laboratorio, con burro italiano.",
      },
      [
        line("Crostata alla confettura di albicocche", "primalba madia", "400 g 5.49", {
          art: "crostata,pesca",
          plainArt: true,
          ing: "Farina di [grano] tenero, confettura di albicocche 32%, [burro], zucchero, [uova]",
          keep: DRY,
        }),
        line("Torta della nonna", "primalba", "500 g 7.49", {
          ing: "Farina di [grano] tenero, crema ([latte], [uova], zucchero), [burro], [pinoli] 4%",
        }),
        line("Torta Sacher", "primalba origini", "500 g 9.90", {
          art: "torta,cioccolato",
          plainArt: true,
          ing: "Cioccolato fondente 28%, [burro], [uova], zucchero, farina di [grano], confettura di albicocche",
        }),
        line("Torta di compleanno alla frutta", "banco", "1 kg 29.90", {
          art: "torta intera,fragola",
          plainArt: true,
          options: "scritta",
          infos: { LEAD_TIME: "48", MAXACQ: "2" },
          ing: "Pan di Spagna ([grano], [uova]), crema pasticcera ([latte]), frutta fresca, [panna]",
          dayLock: "2 10:00-20:00",
        }),
        line("Cheesecake ai frutti di bosco", "bianconuvola", "450 g 6.99", {
          ing: "[Formaggio] fresco 44%, biscotti ([grano]), [burro], zucchero, frutti di bosco 12%, [uova]",
        }),
        line("Tiramisù da laboratorio", "banco", "600 g 11.90", {
          art: "torta,caffe",
          plainArt: true,
          infos: { LEAD_TIME: "24" },
          ing: "[Mascarpone], savoiardi ([grano], [uova]), caffè, zucchero, cacao",
        }),
      ],
    ),
    shelf(
      "Cornetti, bignè e mignon",
      {
        side: "caffe,latte,miele",
        art: "croissant",
        nut: [20, 11, 46, 14, 1.8, 7, 0.7],
        ing: "Farina di [grano] tenero, [burro] 22%, zucchero, [uova], lievito, sale",
        use: "Da gustare in giornata.",
        tell: "Dal forno all'alba, ancora fragranti.",
      },
      [
        line("Cornetti al burro", "primalba madia", "4 x 50 g 3.49", { plainArt: true, keep: DRY }),
        line("Cannoncini alla crema", "banco", "6 pz 6.90", {
          art: "croissant,budino",
          plainArt: true,
          infos: { PRODUCT_LOCK_CUTOFF: "15:00" },
          dayLock: "2",
        }),
        line("Bignè assortiti", "banco", "8 pz 8.90", {
          art: "cupcake",
          plainArt: true,
          infos: { PRODUCT_LOCK_CUTOFF: "15:00" },
          dayLock: "2",
        }),
        line("Cannoli siciliani con ricotta", "banco", "4 pz 9.90", {
          art: "croissant,piselli",
          plainArt: true,
          infos: { LEAD_TIME: "24" },
          ing: "[Ricotta] di pecora, zucchero, farina di [grano], [pistacchi], cioccolato",
        }),
        line("Muffin al cioccolato", "quattrotorri", "4 x 75 g 3.69", {
          art: "cupcake,cioccolato",
          plainArt: true,
          keep: DRY,
          ing: "Farina di [grano] tenero, zucchero, [uova], gocce di cioccolato 14% ([latte]), olio di girasole, agenti lievitanti",
        }),
        line("Donut glassati", "quattrotorri", "2 x 60 g 2.49", {
          art: "ciambella",
          plainArt: true,
          keep: DRY,
          ing: "Farina di [grano] tenero, zucchero, olio di girasole, [latte], [uova], lievito",
        }),
      ],
    ),
  ],
);
