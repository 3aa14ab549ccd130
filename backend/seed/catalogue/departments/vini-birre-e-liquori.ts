import { aisle, line, shelf, type Department } from "../shape";

const SULPHITES = "Uve, conservanti e antiossidanti: [solfiti]";

export const viniBirreELiquori: Department = {
  code: 22,
  name: "Vini, birre e liquori",
  ground: "#eee0e3",
  scene: { accent: "#7c1f38", art: "vino,uva,calici,birra" },
  seo: "Vini rossi, bianchi e spumanti italiani, birre artigianali, amari e grappe. Vendita riservata ai maggiorenni, documento alla consegna.",
  defaults: {
    iva: 22,
    legal: "{name}",
    classes: "adulti",
    per: "ml",
    from: "Italia",
    use: "Bere con moderazione. Da non consumare in gravidanza.",
    keep: "Conservare al fresco, al riparo dalla luce.",
    kind: "Pezzo",
  },
  aisles: [
    aisle("Vino", { pack: "wine-bottle", art: "vino", ing: SULPHITES, plainArt: true }, [
      shelf(
        "Rossi",
        {
          side: "formaggio,carne",
          art: "vino,uva",
          vol: 13,
          nut: [0, 0, 2.6, 0.5, 0, 0.1, 0],
          from: "Italia, Toscana",
          tell: ["Ciliegia matura e tannino gentile.", "Rubino, caldo, da carni e formaggi stagionati."],
        },
        [
          line("Chianti Classico DOCG", "poggiosereno origini", "750 ml 9.90", { vol: 13.5 }),
          line("Barbera d'Asti DOCG", "bordolago madia", "750 ml 5.99", {
            from: "Italia, Piemonte",
            vol: 13.5,
          }),
          line("Montepulciano d'Abruzzo DOC", "bordolago madia", "750 ml 4.49", { from: "Italia, Abruzzo" }),
          line("Valpolicella Ripasso DOC", "bordolago", "750 ml 10.90", { from: "Italia, Veneto", vol: 14 }),
          line("Nero d'Avola Sicilia DOC", "madia poggiosereno", "750 ml 5.29", {
            from: "Italia, Sicilia",
            vol: 13.5,
          }),
          line("Bonarda dell'Oltrepò Pavese DOC", "bordolago madia", "750 ml 4.29", {
            from: "Italia, Lombardia",
            classes: "adulti lombardia",
            vol: 12.5,
          }),
          line("Barolo DOCG", "origini", "750 ml 29.90", {
            from: "Italia, Piemonte",
            vol: 14,
            infos: { MAXACQ: "6" },
          }),
          line("Brunello di Montalcino DOCG", "poggiosereno", "750 ml 34.90", { vol: 14 }),
          line("Vino rosso da tavola", "madia bordolago", "1 l 2.29", { pack: "carton", vol: 11.5 }),
        ],
      ),
      shelf(
        "Bianchi e rosati",
        {
          art: "uva,calici",
          vol: 12.5,
          nut: [0, 0, 2.4, 0.6, 0, 0.1, 0],
          from: "Italia, Friuli-Venezia Giulia",
          tell: ["Fiori bianchi e pesca, finale sapido.", "Fresco e diritto, da pesce e verdure."],
        },
        [
          line("Pinot grigio Delle Venezie DOC", "mielina madia", "750 ml 5.49"),
          line("Friulano Collio DOC", "mielina", "750 ml 11.90", { vol: 13.5 }),
          line("Vermentino di Sardegna DOC", "mielina madia", "750 ml 6.29", { from: "Italia, Sardegna" }),
          line("Lugana DOC", "bordolago origini", "750 ml 8.90", {
            from: "Italia, Lombardia e Veneto",
            classes: "adulti lombardia",
          }),
          line("Falanghina del Sannio DOP", "madia poggiosereno", "750 ml 5.29", {
            from: "Italia, Campania",
          }),
          line("Gewürztraminer Alto Adige DOC", "mielina", "750 ml 10.90", {
            from: "Italia, Alto Adige",
            vol: 14,
          }),
          line("Chiaretto di Bardolino DOC", "bordolago", "750 ml 5.49", {
            from: "Italia, Veneto",
            art: "calici,fragola",
          }),
          line("Vino bianco da cucina", "madia", "1 l 1.79", {
            pack: "carton",
            vol: 10.5,
            tell: "Per sfumare risotti e arrosti.",
          }),
        ],
      ),
      shelf(
        "Spumanti e dolci",
        {
          art: "spumante,calici",
          vol: 11.5,
          nut: [0, 0, 3.5, 1.5, 0, 0.1, 0],
          from: "Italia, Veneto",
          tell: "Perlage fine, per brindare senza aspettare una festa.",
        },
        [
          line("Prosecco DOC extra dry", "bordolago madia", "750 ml 6.49", { pop: 1.4, vol: 11 }),
          line("Valdobbiadene Prosecco Superiore DOCG", "bordolago", "750 ml 9.90", { vol: 11 }),
          line("Franciacorta DOCG brut", "arlenghi", "750 ml 22.90", {
            from: "Italia, Lombardia",
            classes: "adulti lombardia",
            vol: 12.5,
          }),
          line("Trento DOC metodo classico", "arlenghi", "750 ml 18.90", {
            from: "Italia, Trentino",
            vol: 12.5,
          }),
          line("Moscato d'Asti DOCG", "bordolago madia", "750 ml 6.99", {
            from: "Italia, Piemonte",
            vol: 5.5,
            nut: [0, 0, 12, 12, 0, 0.1, 0],
          }),
          line("Lambrusco di Sorbara DOC secco", "bordolago madia", "750 ml 4.79", {
            from: "Italia, Emilia",
            art: "vino,bolle",
          }),
        ],
      ),
    ]),
    aisle(
      "Birra",
      {
        pack: "bottle",
        art: "birra",
        ing: "Acqua, malto d'[orzo], luppolo, lievito",
        nut: [0, 0, 3.5, 0.2, 0, 0.4, 0],
      },
      [
        shelf(
          "Birre chiare e artigianali",
          {
            vol: 4.9,
            plainArt: true,
            tell: ["Schiuma fine, amaro gentile.", "Fresca, da bere a sei gradi."],
            from: ["Italia, Lombardia", "Italia, Piemonte"],
          },
          [
            line("Birra lager", "sandrina madia", "660 ml 1.29; 3 x 330 ml 2.39; 6 x 330 ml 4.29", {
              pop: 1.6,
            }),
            line("Birra lager in lattina", "sandrina madia", "500 ml 0.99", {
              pack: "can",
              infos: { QTY_MULT: "6", QTY_LOCKED: "true", MINACQ: "6" },
            }),
            line("Birra non filtrata", "sandrina montelupino", "500 ml 1.79", { art: "birra,grano" }),
            line("Birra artigianale pale ale", "montelupino", "330 ml 2.99", {
              vol: 5.4,
              classes: "adulti lombardia",
              art: "birra,arancia",
            }),
            line("Birra artigianale IPA", "montelupino", "330 ml 3.19", {
              vol: 6.2,
              classes: "adulti lombardia",
              art: "brindisi,erba",
            }),
            line("Birra rossa doppio malto", "montelupino sandrina", "330 ml 2.29", {
              vol: 7.2,
              art: "brindisi,castagna",
            }),
            line("Birra weiss", "montelupino", "500 ml 2.49", {
              ing: "Acqua, malto di [frumento], malto d'[orzo], luppolo, lievito",
              art: "birra,banana",
            }),
            line("Birra analcolica", "sandrina madia", "3 x 330 ml 2.59", {
              vol: 0.4,
              classes: "",
              art: "birra,goccia",
              use: "Servire a sei gradi.",
            }),
            line("Birra senza glutine", "sandrina", "3 x 330 ml 3.29", { art: "birra,riso" }),
            line("Radler al limone", "sandrina madia", "3 x 330 ml 2.49", {
              vol: 2,
              art: "birra,limone",
              ing: "Birra 50% (acqua, malto d'[orzo], luppolo, lievito), acqua, zucchero, succo di limone 3%",
              nut: [0, 0, 6, 5, 0, 0.2, 0.02],
            }),
          ],
        ),
      ],
    ),
    aisle(
      "Liquori e aperitivi",
      { pack: "bottle", art: "whisky", plainArt: true, ing: "Alcol, zucchero, infuso di erbe" },
      [
        shelf(
          "Aperitivi, amari e distillati",
          { vol: 30, tell: "Una bottiglia da tenere in vista.", from: "Italia" },
          [
            line("Aperitivo bitter rosso", "bassovento madia", "700 ml 9.90", {
              vol: 11,
              art: "cocktail,arancia",
            }),
            line("Vermut rosso", "bassovento origini", "750 ml 8.90", {
              vol: 16,
              art: "martini,uva",
              ing: "Vino ([solfiti]), zucchero, alcol, erbe",
            }),
            line("Amaro alle erbe alpine", "bassovento", "700 ml 13.90", { vol: 32, art: "whisky,erba" }),
            line("Grappa bianca", "bassovento madia", "700 ml 12.90", {
              vol: 40,
              ing: "Distillato di vinaccia",
              art: "uva,whisky",
            }),
            line("Grappa barricata", "bassovento", "700 ml 18.90", {
              vol: 40,
              ing: "Distillato di vinaccia",
              art: "whisky,castagna",
            }),
            line("Limoncello", "bassovento madia", "500 ml 8.90", {
              vol: 28,
              art: "limone,martini",
              ing: "Acqua, zucchero, alcol, infuso di scorze di limone",
            }),
            line("Mirto di Sardegna", "bassovento", "500 ml 11.90", { vol: 28, art: "mirtillo,whisky" }),
            line("Gin agli agrumi", "bassovento", "700 ml 19.90", { vol: 40, art: "martini,arancia" }),
            line("Sambuca", "bassovento madia", "700 ml 10.90", { vol: 38, art: "caffe,martini" }),
            line("Alcol puro per liquori", "bassovento", "1 l 17.90", {
              vol: 95,
              art: "martini,ciliegia",
              ing: "Alcol etilico di origine agricola",
              use: "Facilmente infiammabile. Non consumare puro.",
            }),
          ],
        ),
      ],
    ),
  ],
};
