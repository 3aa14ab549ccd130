import { aisle, line, shelf, type Department } from "../shape";

export const casaETempoLibero: Department = {
  code: 29,
  name: "Casa e tempo libero",
  ground: "#e9ebe0",
  scene: { accent: "#4a7f4a", art: "pianta,candela,piatto,mazzo" },
  seo: "Piante e fiori, candele, lampadine, pile, stoviglie, cancelleria e utensili da cucina: le piccole cose di casa insieme alla spesa.",
  defaults: {
    iva: 22,
    plainArt: true,
    pack: "box",
    warn: "Non è un giocattolo. Tenere lontano dai bambini.",
  },
  aisles: [
    aisle(
      "Fiori e piante",
      { iva: 10, pack: "loose", art: "mazzo", warn: "Pianta ornamentale, non commestibile." },
      [
        shelf(
          "Fiori recisi e piante in vaso",
          {
            use: "Cambiare l'acqua ogni due giorni.",
            tell: "Dai vivai pistoiesi, in confezione protetta.",
          },
          [
            line("Mazzo di fiori misti", "olmeto", "1 pz 9.90", {
              art: "mazzo,fiore",
              infos: { LEAD_TIME: "24" },
            }),
            line("Rose rosse", "olmeto", "7 pz 11.90", {
              art: "rosa",
              infos: { LEAD_TIME: "24" },
              dayLock: "1",
              tell: "Colte in boccio, durano più di una settimana.",
            }),
            line("Tulipani", "olmeto", "10 pz 7.90", { art: "tulipano", infos: { LEAD_TIME: "24" } }),
            line("Girasoli", "olmeto", "3 pz 5.90", { art: "girasole", infos: { LEAD_TIME: "24" } }),
            line("Orchidea in vaso", "olmeto", "1 pz 14.90", {
              art: "fiore,pianta",
              use: "Annaffiare una volta la settimana.",
            }),
            line("Pianta grassa assortita", "olmeto", "1 pz 4.90", {
              art: "cactus",
              use: "Annaffiare due volte al mese.",
            }),
            line("Ciclamino", "olmeto", "1 pz 5.90", { art: "tulipano,pianta" }),
            line("Stella di Natale", "olmeto", "1 pz 6.90", { art: "pianta,albero" }),
            line("Terriccio universale", "olmeto madia", "20 l 4.49", {
              art: "germoglio",
              pack: "bag",
              iva: 22,
              tell: "Con torba e pomice, per vasi e balconi.",
              use: "Bagnare prima di rinvasare.",
              warn: "Non ingerire.",
            }),
          ],
        ),
      ],
    ),
    aisle("Cucina e tavola", { art: "piatto" }, [
      shelf(
        "Utensili e contenitori",
        {
          side: "posate,piatto",
          use: "Lavabile in lavastoviglie.",
          tell: "Robusto, pensato per l'uso quotidiano.",
          art: "posate",
          warn: "Idoneo al contatto con alimenti (Reg. CE 1935/2004).",
        },
        [
          line("Coltello da cucina", "utilia", "1 pz 7.90", {
            art: "coltello",
            warn: "Lama affilata. Tenere fuori dalla portata dei bambini.",
          }),
          line("Cucchiaio di legno", "utilia madia", "1 pz 1.99", { art: "cucchiaio", pack: "loose" }),
          line("Contenitore ermetico in vetro", "utilia", "800 ml 5.90", { art: "vasetto", base: "PZ" }),
          line("Vasetti per conserve", "utilia madia", "6 pz 6.90", { art: "vasetto,pomodoro" }),
          line("Moka da tre tazze", "utilia", "1 pz 16.90", { art: "caffe", warn: "Non usare senza acqua." }),
          line("Bacchette di bambù", "tavolalieta", "5 pz 2.49", { art: "bacchette" }),
        ],
      ),
      shelf(
        "Tavola e feste",
        { side: "scintille,piatto", use: "Monouso.", tell: "Apparecchia in allegria.", art: "palloncino" },
        [
          line("Piatti in polpa di cellulosa", "tavolalieta madia", "25 pz 2.99", {
            art: "piatto,foglia",
            pack: "pouch",
          }),
          line("Bicchieri di carta", "tavolalieta madia", "40 pz 1.99", { art: "bibita", pack: "pouch" }),
          line("Posate compostabili", "tavolalieta", "20 pz 2.49", { art: "posate,foglia", pack: "pouch" }),
          line("Tovaglia di carta", "tavolalieta", "6 m 3.29", { art: "fiore,piatto", pack: "roll" }),
          line("Palloncini colorati", "tavolalieta", "20 pz 2.49", {
            art: "palloncino",
            pack: "pouch",
            warn: "Pericolo di soffocamento: i palloncini sgonfi vanno tenuti lontano dai bambini sotto gli 8 anni.",
          }),
          line("Candeline di compleanno", "tavolalieta madia", "24 pz 1.49", {
            art: "torta intera,candela",
            warn: "Non lasciare incustodite le fiamme.",
          }),
          line("Carta da regalo", "tavolalieta", "2 m 2.29", { art: "regalo", pack: "roll" }),
        ],
      ),
    ]),
    aisle("Casa, luce e cancelleria", { art: "lampadina" }, [
      shelf(
        "Candele, luce e pile",
        {
          side: "scintille,cesto",
          use: "Leggere le istruzioni.",
          tell: "Da tenere sempre in un cassetto.",
          warn: "Smaltire negli appositi raccoglitori.",
        },
        [
          line("Candela profumata alla vaniglia", "lindora", "1 pz 4.99", {
            art: "candela,margherita",
            pack: "jar",
            warn: "Non lasciare incustodita la fiamma.",
          }),
          line("Candele tealight", "lindora madia", "30 pz 2.99", {
            art: "candela,fuoco",
            warn: "Non lasciare incustodita la fiamma.",
          }),
          line("Lampadina LED E27 luce calda", "utilia madia", "1 pz 2.49; 3 pz 5.99", {
            art: "lampadina",
            lamp: { model: "E27-806-27", watts: 7, lumens: 806, kelvins: 2700, replacedWatts: 60 },
          }),
          line("Pile stilo AA", "utilia madia", "4 pz 3.49; 12 pz 7.90", { art: "pila" }),
          line("Pile ministilo AAA", "utilia madia", "4 pz 3.49", { art: "pila,scintille" }),
          line("Accendifuoco in lana di legno", "utilia", "48 pz 2.99", {
            art: "fuoco",
            warn: "Infiammabile. Tenere lontano da fonti di calore.",
          }),
        ],
      ),
      shelf(
        "Cancelleria e calze",
        { side: "forbici,libro,matita", use: "Uso domestico.", tell: "Utile ogni giorno." },
        [
          line("Matite colorate", "utilia", "12 pz 2.99", { art: "matita" }),
          line("Quaderno a quadretti", "utilia madia", "1 pz 1.29", { art: "libro,matita", pack: "pouch" }),
          line("Forbici", "utilia", "1 pz 3.49", { art: "forbici" }),
          line("Calze di cotone", "madia", "3 pz 5.90", { art: "calza", pack: "pouch" }),
        ],
      ),
    ]),
  ],
};
