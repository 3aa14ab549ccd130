import { aisle, line, shelf, type Department } from "../shape";

const FRIDGE = "Conservare tra +1 °C e +4 °C. Dopo l'apertura consumare entro tre giorni.";
const FRUIT_YOGURT = "[Latte] intero, {v} 12%, zucchero, fermenti lattici vivi, succo di limone";

export const latteEUova: Department = {
  code: 14,
  name: "Latte, uova e yogurt",
  ground: "#e4eef3",
  scene: { accent: "#4a86b8", art: "latte,uovo,burro,formaggio" },
  seo: "Latte fresco e a lunga conservazione, yogurt, kefir, burro, panna, dessert e uova fresche: tutto il banco frigo, consegnato a temperatura controllata.",
  defaults: { art: "latte", keep: FRIDGE },
  aisles: [
    aisle(
      "Latte e panna",
      {
        iva: 4,
        from: ["Latte italiano, Lombardia", "Latte italiano 100%"],
        per: "ml",
        use: "Agitare prima dell'uso.",
      },
      [
        shelf(
          "Latte fresco",
          {
            side: "mucca,biscotto,foglia",
            pack: "carton",
            legal: "Latte fresco pastorizzato {v}",
            ing: "[Latte] vaccino {v} pastorizzato, omogeneizzato",
            nut: [3.6, 2.5, 4.9, 4.9, 0, 3.3, 0.1],
            tell: [
              "Munto e imbottigliato in Lombardia entro un giorno.",
              "Il sapore del latte appena pastorizzato.",
            ],
            classes: "lombardia",
          },
          [
            line("Latte fresco", "valsorina borgolatte madia", "1 l 1.79; 500 ml 1.09", {
              of: "intero",
              pop: 2.6,
              infos: { QTY_MULT: "2" },
            }),
            line("Latte fresco", "valsorina borgolatte madia", "1 l 1.79; 500 ml 1.09", {
              of: "parzialmente scremato",
              nut: [1.6, 1.1, 5, 5, 0, 3.4, 0.1],
              pop: 2.6,
              infos: { QTY_MULT: "2" },
            }),
            line("Latte fresco alta qualità intero", "valsorina", "1 l 2.09", {
              legal: "Latte fresco pastorizzato intero di alta qualità",
              ing: "[Latte] vaccino intero di alta qualità",
            }),
            line("Latte fresco biologico intero", "bio", "1 l 2.19", {
              legal: "Latte fresco pastorizzato intero biologico",
              ing: "[Latte] vaccino intero biologico",
            }),
            line("Latte fresco senza lattosio", "valsorina madia", "1 l 1.99", {
              legal: "Latte delattosato parzialmente scremato",
              ing: "[Latte] parzialmente scremato, enzima lattasi",
              nut: [1.6, 1.1, 4.9, 4.9, 0, 3.3, 0.1],
            }),
            line("Latte di capra fresco", "fioralta", "500 ml 2.29", {
              legal: "Latte di capra fresco pastorizzato",
              ing: "[Latte] di capra intero",
            }),
          ],
        ),
        shelf(
          "Latte a lunga conservazione",
          {
            side: "mucca,caffe,ciotola,pancake",
            pack: "carton",
            legal: "Latte {v} UHT a lunga conservazione",
            ing: "[Latte] vaccino {v}, trattamento UHT",
            nut: [1.6, 1.1, 5, 5, 0, 3.3, 0.1],
            keep: "Conservare a temperatura ambiente. Dopo l'apertura in frigorifero, entro quattro giorni.",
            classes: "maxlatte",
            tell: "La scorta di casa, sempre pronta.",
          },
          [
            line("Latte UHT", "valsorina borgolatte madia", "1 l 1.29; 6 x 1 l 7.49", {
              of: "intero",
              nut: [3.6, 2.5, 4.9, 4.9, 0, 3.3, 0.1],
              pop: 2,
            }),
            line("Latte UHT", "valsorina borgolatte madia", "1 l 1.29; 6 x 1 l 7.49", {
              of: "parzialmente scremato",
              nut: [1.6, 1.1, 5, 5, 0, 3.4, 0.1],
              pop: 2,
            }),
            line("Latte UHT scremato", "borgolatte madia", "1 l 1.19", {
              of: "zero grassi",
              nut: [0.1, 0.1, 5, 5, 0, 3.4, 0.1],
            }),
            line("Latte UHT senza lattosio", "borgolatte madia", "1 l 1.59; 500 ml 0.99", {
              legal: "Latte UHT delattosato parzialmente scremato",
            }),
            line("Latte proteico al cacao", "bianconuvola", "330 ml 1.89", {
              pack: "bottle",
              iva: 10,
              legal: "Bevanda a base di latte e proteine del latte al cacao",
              ing: "[Latte] scremato, proteine del [latte] 5%, cacao magro 1,2%, edulcorante: sucralosio",
              nut: [0.8, 0.5, 5, 4.6, 0.6, 10, 0.2],
            }),
          ],
        ),
        shelf(
          "Bevande vegetali",
          {
            pack: "carton",
            iva: 22,
            legal: "Bevanda a base di {v}",
            classes: "vegano lattosio",
            keep: "Conservare a temperatura ambiente. Dopo l'apertura in frigorifero, entro cinque giorni.",
            from: ["Italia", "Prodotto in Italia con materie prime UE"],
            nut: [1.4, 0.2, 6, 4, 0.8, 0.8, 0.1],
            tell: "Da bere, nel caffè o in cucina.",
          },
          [
            line("Bevanda di avena", "vegarmonia madia bio", "1 l 1.99", {
              ing: "Acqua, [avena] 11%, olio di girasole, sale",
              legal: "Bevanda a base di avena",
              art: "grano,latte",
              plainArt: true,
            }),
            line("Bevanda di soia", "vegarmonia madia", "1 l 1.79", {
              ing: "Acqua, semi di [soia] 8%, sale",
              legal: "Bevanda a base di soia",
              nut: [1.9, 0.3, 1.5, 1, 0.6, 3.3, 0.1],
              art: "fagioli,latte",
              plainArt: true,
            }),
            line("Bevanda di mandorla", "vegarmonia madia bio", "1 l 2.29", {
              ing: "Acqua, [mandorle] 3%, zucchero, sale",
              legal: "Bevanda a base di mandorle",
              art: "castagna,latte",
              plainArt: true,
            }),
            line("Bevanda di riso", "vegarmonia madia", "1 l 1.89", {
              ing: "Acqua, riso 15%, olio di girasole, sale",
              legal: "Bevanda a base di riso",
              art: "riso,latte",
              plainArt: true,
            }),
            line("Bevanda di cocco", "vegarmonia", "1 l 2.49", {
              ing: "Acqua, crema di cocco 6%, riso, sale",
              legal: "Bevanda a base di cocco",
            }),
            line("Bevanda di avena barista", "vegarmonia", "1 l 2.59", {
              ing: "Acqua, [avena] 12%, olio di colza, correttore di acidità",
              legal: "Bevanda a base di avena",
              art: "caffe,grano",
              plainArt: true,
            }),
          ],
        ),
        shelf(
          "Panna e besciamella",
          {
            side: "fungo,torta,erba",
            pack: "carton",
            nut: [23, 16, 3.5, 3.5, 0, 2.3, 0.1],
            tell: "Vellutata e stabile, anche sul fuoco.",
          },
          [
            line("Panna da cucina", "borgolatte madia", "200 ml 1.19; 3 x 200 ml 2.99", {
              iva: 4,
              legal: "Panna UHT da cucina",
              ing: "[Panna] 99%, addensante: carragenina",
              keep: "Conservare in luogo fresco.",
            }),
            line("Panna fresca da montare", "valsorina madia", "250 ml 2.19; 500 ml 3.79", {
              legal: "Panna fresca pastorizzata",
              ing: "[Panna] di latte vaccino",
              nut: [35, 24, 3, 3, 0, 2, 0.1],
              art: "latte,fragola",
              plainArt: true,
            }),
            line("Panna vegetale da cucina", "vegarmonia", "200 ml 1.39", {
              iva: 10,
              legal: "Preparazione alimentare vegetale UHT",
              ing: "Acqua, olio di girasole, proteine di [soia], amido",
              nut: [15, 1.9, 3, 1.5, 0.5, 2, 0.2],
              art: "latte,fagioli",
              from: "Italia",
            }),
            line("Besciamella", "borgolatte madia", "500 ml 1.79", {
              iva: 10,
              legal: "Salsa besciamella UHT",
              ing: "[Latte] parzialmente scremato 78%, farina di [grano], [burro], sale, noce moscata",
              nut: [6, 3.5, 8.5, 4, 0.2, 2.9, 0.8],
              art: "latte,grano",
            }),
          ],
        ),
      ],
    ),
    aisle(
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
            }),
            line("Yogurt greco ai frutti rossi", "bianconuvola", "150 g 1.49", {
              legal: "Yogurt colato con frutti rossi",
              art: "fragola,mirtillo",
              ing: "[Latte] scremato, fragole, lamponi, zucchero, fermenti lattici vivi",
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
    ),
    aisle("Burro, uova e basi fresche", { art: "burro" }, [
      shelf(
        "Burro e margarina",
        {
          side: "pane,croissant,biscotto,mucca",
          iva: 4,
          pack: "wrap",
          legal: "Burro",
          ing: "Crema di [latte] pastorizzata",
          nut: [83, 55, 0.8, 0.8, 0, 0.6, 0.02],
          from: ["Latte italiano", "Latte di montagna"],
          use: "Ammorbidire fuori dal frigorifero.",
          tell: "Sapore pulito, si spalma senza fatica.",
        },
        [
          line("Burro", "borgolatte madia bio", "125 g 1.69; 250 g 2.99", { pop: 1.8 }),
          line("Burro di malga", "fioralta", "200 g 4.29", { legal: "Burro da panna di affioramento" }),
          line("Burro salato", "fioralta", "125 g 2.39", {
            ing: "Crema di [latte], sale marino 2%",
            legal: "Burro salato",
            nut: [81, 53, 0.8, 0.8, 0, 0.6, 2],
          }),
          line("Burro chiarificato", "borgolatte", "200 g 4.49", {
            pack: "tub",
            legal: "Burro anidro",
            nut: [99.8, 65, 0, 0, 0, 0, 0],
          }),
          line("Margarina vegetale", "vegarmonia madia", "250 g 1.49", {
            iva: 10,
            pack: "tub",
            legal: "Margarina vegetale",
            ing: "Oli e grassi vegetali (girasole, karité), acqua, sale",
            nut: [70, 20, 0.5, 0.5, 0, 0.2, 0.4],
            from: "Italia",
            classes: "vegano",
            tell: "Morbida da frigorifero, per impasti senza burro.",
          }),
        ],
      ),
      shelf(
        "Uova",
        {
          side: "uovo al tegamino,trattore,grano,torta",
          iva: 10,
          pack: "egg-box",
          art: "uovo",
          legal: "Uova fresche di categoria A",
          nut: [9.5, 3, 0.6, 0.4, 0, 12.5, 0.35],
          from: [
            "Italia, galline allevate all'aperto (codice 1)",
            "Italia, galline allevate a terra (codice 2)",
          ],
          keep: "Conservare in frigorifero dopo l'acquisto.",
          use: "Cuocere prima del consumo da parte di soggetti fragili.",
          classes: "maxuova",
          ing: "[Uova] fresche",
          tell: ["Dal pollaio alla confezione entro due giorni.", "Guscio robusto e tuorlo dorato."],
        },
        [
          line("Uova fresche da galline all'aperto", "ovarella madia", "6 pz 2.29; 10 pz 3.49", {
            from: "Italia, galline allevate all'aperto (codice 1)",
            pop: 2.6,
          }),
          line("Uova fresche allevate a terra", "ovarella madia", "6 pz 1.89; 10 pz 2.89; 30 pz 7.99", {
            from: "Italia, galline allevate a terra (codice 2)",
            infos: { MAXACQ: "4" },
          }),
          line("Uova biologiche", "bio ovarella", "6 pz 2.99", {
            from: "Italia, galline da agricoltura biologica (codice 0)",
            classes: "bio maxuova",
          }),
          line("Uova extra grandi", "ovarella", "4 pz 2.19"),
          line("Uova di quaglia", "belbosco", "12 pz 2.99", {
            ing: "[Uova] di quaglia",
            legal: "Uova di quaglia fresche",
            from: "Italia, quaglie allevate a terra",
          }),
          line("Albume d'uovo pastorizzato", "ovarella", "500 g 2.79", {
            pack: "bottle",
            ing: "Albume d'[uovo]",
            legal: "Albume d'uovo liquido pastorizzato",
            nut: [0.1, 0, 0.7, 0.7, 0, 10.8, 0.4],
            classes: "proteine",
            tell: "Solo proteine, pronto da montare.",
            use: "Agitare prima di versare.",
          }),
        ],
      ),
      shelf(
        "Sfoglie e basi",
        {
          side: "mela,foglie,burro,grano",
          iva: 10,
          pack: "roll",
          art: "crostata",
          legal: "{name}",
          nut: [22, 10, 42, 2, 1.8, 6, 0.9],
          from: "Italia",
          use: "Stendere e infornare a 200 °C.",
          ing: "Farina di [grano] tenero, [burro] 24%, acqua, sale",
          tell: "Già stesa sulla carta da forno.",
        },
        [
          line("Pasta sfoglia rotonda", "primalba madia", "230 g 1.49"),
          line("Pasta brisée", "primalba madia", "230 g 1.49"),
          line("Pasta frolla", "primalba madia", "300 g 1.89", {
            ing: "Farina di [grano] tenero, zucchero, [burro] 20%, [uova], sale",
            nut: [18, 9, 56, 22, 1.5, 6, 0.4],
          }),
          line("Base per pizza", "primalba madia", "260 g 1.39", {
            art: "pizza",
            plainArt: true,
            ing: "Farina di [grano] tenero, acqua, olio di oliva, sale, lievito",
            nut: [4, 0.6, 48, 2, 2.2, 8, 1.2],
          }),
          line("Lievito di birra fresco", "primalba madia", "2 x 25 g 0.49", {
            pack: "wrap",
            art: "pane",
            ing: "Lievito (Saccharomyces cerevisiae)",
            use: "Sciogliere in acqua tiepida.",
            nut: [1.5, 0.2, 12, 0, 8, 13, 0.1],
            tell: "Panetto attivo, per pane e pizza di casa.",
          }),
        ],
      ),
    ]),
  ],
};
