import { aisle, line, shelf } from "../../shape";

export const pomodoroESughi = aisle("Pomodoro e sughi", { art: "pomodoro" }, [
  shelf(
    "Passate, polpe e pelati",
    {
      side: "erba,aglio,spaghetti,pizza,cipolla",
      iva: 4,
      pack: "bottle",
      ing: "Pomodoro, sale",
      nut: [0.2, 0, 5, 4.5, 1.3, 1.4, 0.3],
      from: ["Pomodoro coltivato in Emilia-Romagna", "Pomodoro coltivato in Puglia e Campania"],
      classes: "vegano",
      use: "Versare in padella e scaldare pochi minuti.",
      tell: ["Pomodori lavorati entro ventiquattr'ore dal raccolto.", "Dolcezza naturale, poca acidità."],
    },
    [
      line("Passata di pomodoro", "rubinella vermiglio madia bio", "700 g 1.19", { pop: 2.4 }),
      line("Passata rustica", "rubinella vermiglio", "700 g 1.49"),
      line("Polpa di pomodoro", "rubinella vermiglio madia bio", "400 g 0.85; 3 x 400 g 2.29", {
        pack: "tin",
      }),
      line(
        "Pelati",
        "rubinella madia",
        "400 g (sgocciolato 260 g) 0.89; 3 x 400 g (sgocciolato 780 g) 2.39",
        { pack: "tin", label: "Pomodori pelati" },
      ),
      line("Pomodorini in succo", "rubinella vermiglio", "400 g 1.09", { pack: "tin" }),
      line("Pomodoro San Marzano DOP pelato", "origini", "400 g (sgocciolato 260 g) 2.29", {
        pack: "tin",
      }),
      line("Doppio concentrato di pomodoro", "vermiglio madia", "130 g 1.29", {
        pack: "tube",
        nut: [0.5, 0.1, 17, 15, 4, 4.5, 0.1],
        use: "Sciogliere un cucchiaio in poca acqua calda.",
      }),
    ],
  ),
  shelf(
    "Sughi, pesti e ragù",
    {
      side: "spaghetti,aglio,formaggio",
      pack: "jar",
      nut: [7, 1.2, 8, 6, 1.8, 2, 1.2],
      use: "Scaldare dolcemente e unire alla pasta scolata.",
      tell: "In tre minuti, come fatto in casa.",
    },
    [
      line("Sugo al basilico", "salsamenta rubinella madia", "400 g 2.19", {
        ing: "Pomodoro 88%, olio extravergine di oliva, basilico 2%, cipolla, sale",
        classes: "vegano",
        art: "pomodoro,erba",
        plainArt: true,
      }),
      line("Sugo all'arrabbiata", "salsamenta rubinella", "400 g 2.29", {
        ing: "Pomodoro 86%, olio extravergine di oliva, aglio, peperoncino, sale",
        classes: "vegano",
      }),
      line("Sugo alle olive e capperi", "salsamenta", "400 g 2.39", {
        ing: "Pomodoro 80%, olive 8%, olio di oliva, capperi, [acciughe], sale",
      }),
      line("Ragù alla bolognese", "salsamenta madia origini", "180 g 2.69; 350 g 4.49", {
        ing: "Carne di bovino e suino 42%, pomodoro, carote, [sedano], cipolla, vino ([solfiti]), sale",
        nut: [10, 3.5, 5, 4, 1, 9, 1.2],
        art: "pomodoro,carne",
        plainArt: true,
      }),
      line("Pesto alla genovese", "salsamenta madia bio", "190 g 2.79", {
        ing: "Basilico genovese DOP 32%, olio di girasole, [anacardi], Grana Padano DOP ([latte], [uovo]), olio extravergine di oliva, [pinoli], aglio, sale",
        nut: [48, 7, 6, 3, 2.5, 5.5, 2.6],
        art: "erba,castagna",
        plainArt: true,
        pop: 1.8,
      }),
      line("Pesto rosso", "salsamenta madia", "190 g 2.79", {
        ing: "Pomodori secchi 24%, olio di girasole, [ricotta], [anacardi], basilico, sale",
        nut: [34, 5, 9, 6, 3, 5, 2.8],
        art: "pomodoro,erba",
      }),
      line("Salsa tartufata", "origini", "80 g 4.99", {
        ing: "Funghi champignon 60%, olio extravergine di oliva, olive, tartufo estivo 5%, sale",
        nut: [30, 4, 3, 1, 3, 2.5, 2],
        tell: "Da scaldare appena, con le tagliatelle.",
      }),
      line("Pasta di acciughe", "capoalba madia", "60 g 1.79", {
        pack: "tube",
        ing: "[Acciughe] 60%, sale, olio di girasole",
        nut: [22, 3.5, 0.5, 0.2, 0, 14, 12],
        art: "pesce",
        plainArt: true,
        tell: "Mezzo cucchiaino e cambia il soffritto.",
        use: "Sciogliere nell'olio tiepido.",
      }),
    ],
  ),
]);
