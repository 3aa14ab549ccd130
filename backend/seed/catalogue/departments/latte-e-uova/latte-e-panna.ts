import { aisle, line, shelf } from "../../shape";

export const latteEPanna = aisle(
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
);
