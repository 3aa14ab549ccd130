import { aisle, line, shelf } from "../../shape";

export const caffeTeETisane = aisle("Caffè, tè e tisane", { iva: 22 }, [
  shelf(
    "Caffè",
    {
      side: "croissant,biscotto,scintille,cioccolato",
      pack: "pouch",
      art: "caffe",
      ing: "Caffè torrefatto",
      keep: "Conservare ben chiuso, lontano da umidità e odori.",
      use: "Moka, filtro o espresso secondo la macinatura.",
      from: [
        "Miscela di origini diverse, torrefatto in Italia",
        "Brasile, India ed Etiopia, torrefatto in Italia",
      ],
      tell: ["Tostatura media, crema nocciola.", "Cacao e frutta secca in tazza, corpo pieno."],
    },
    [
      line("Caffè macinato per moka", "brunalba portanera madia", "250 g 3.99; 2 x 250 g 7.49", {
        pop: 2,
      }),
      line("Caffè macinato decaffeinato", "brunalba madia", "250 g 4.49"),
      line("Caffè in grani miscela bar", "brunalba portanera", "500 g 7.99; 1 kg 14.90"),
      line("Caffè monorigine Etiopia", "portanera", "250 g 6.90", {
        from: "Etiopia, torrefatto a Trieste",
      }),
      line("Capsule compatibili espresso intenso", "brunalba portanera madia", "10 pz 2.99; 30 pz 7.99", {
        pack: "box",
        pop: 1.6,
        use: "Una capsula per 40 ml di caffè.",
      }),
      line("Capsule compatibili espresso decaffeinato", "brunalba madia", "10 pz 3.19", {
        pack: "box",
        use: "Una capsula per 40 ml di caffè.",
      }),
      line("Cialde carta 44 mm", "brunalba portanera", "18 pz 3.99", { pack: "box" }),
      line("Orzo solubile", "mattino madia", "120 g 2.79", {
        pack: "jar",
        ing: "[Orzo] tostato",
        nut: [0.6, 0.1, 84, 3.5, 4.5, 6, 0.05],
        art: "caffe,grano",
        plainArt: true,
        iva: 10,
        tell: "Tutto il gusto dell'orzo, senza caffeina.",
        use: "Sciogliere due cucchiaini in acqua o latte caldi.",
      }),
      line("Caffè solubile", "brunalba madia", "100 g 4.49", {
        pack: "jar",
        use: "Sciogliere un cucchiaino in acqua calda.",
      }),
      line("Ginseng per macchina espresso", "brunalba", "16 pz 4.99", {
        pack: "box",
        ing: "Zucchero, [latte] scremato in polvere, caffè solubile 9%, estratto di ginseng",
        nut: [1.1, 0.7, 82, 70, 0.5, 8.5, 0.5],
        tell: "Cremoso e già zuccherato.",
        use: "Inserire la capsula e premere.",
      }),
    ],
  ),
  shelf(
    "Tè, camomilla e tisane",
    {
      side: "teiera,biscotto,limone",
      pack: "box",
      art: "te",
      ing: "{name}",
      iva: 10,
      use: "Infusione di 4 minuti in acqua a 95 °C.",
      from: ["Sri Lanka", "Prodotto in Italia"],
      tell: "Filtri in carta, senza punto metallico.",
      classes: "vegano",
    },
    [
      line("Tè nero English breakfast", "zenzara madia", "25 pz 2.49", { iva: 22 }),
      line("Tè verde", "zenzara madia bio", "25 pz 2.69", { iva: 22, art: "te,foglia", plainArt: true }),
      line("Tè al limone", "zenzara", "25 pz 2.49", { iva: 22, art: "limone,te", plainArt: true }),
      line("Camomilla setacciata", "vitalpina madia bio", "20 pz 1.99", {
        art: "margherita,te",
        plainArt: true,
      }),
      line("Tisana zenzero e limone", "vitalpina madia", "20 pz 2.49", {
        art: "zenzero,limone",
        plainArt: true,
      }),
      line("Tisana finocchio e menta", "vitalpina madia", "20 pz 2.49", {
        art: "germoglio,teiera",
        plainArt: true,
      }),
      line("Infuso ai frutti di bosco", "vitalpina", "20 pz 2.69", {
        art: "mirtillo,teiera",
        plainArt: true,
      }),
      line("Cioccolata calda in polvere", "turinel madia", "5 x 25 g 2.99", {
        ing: "Zucchero, cacao 28%, amido, [latte] scremato in polvere",
        nut: [3.6, 2.1, 74, 55, 8, 8.5, 0.15],
        art: "cioccolato,caffe",
        plainArt: true,
        classes: "",
        use: "Sciogliere in 125 ml di latte.",
        tell: "Densa come al bar.",
      }),
    ],
  ),
]);
