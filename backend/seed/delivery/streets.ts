const COMMON = `
  Roma, Milano, Torino, Venezia, Firenze, Napoli, Bologna, Genova, Trento, Trieste, Verona, Bergamo, Brescia, Lecco, Como,
  Italia, Europa, Repubblica, Libertà, Indipendenza, Resistenza, Unità d'Italia, Vittorio Veneto, Vittorio Emanuele,
  Vittorio Emanuele II, Umberto I, Regina Margherita, Garibaldi, Giuseppe Garibaldi, Mazzini, Giuseppe Mazzini, Cavour,
  Camillo Benso di Cavour, Cesare Battisti, Matteotti, Giacomo Matteotti, Gramsci, Antonio Gramsci, Aldo Moro, Marconi,
  Guglielmo Marconi, Alessandro Volta, Galileo Galilei, Leonardo da Vinci, Michelangelo, Raffaello Sanzio, Dante,
  Dante Alighieri, Francesco Petrarca, Giosuè Carducci, Giovanni Pascoli, Alessandro Manzoni, Giacomo Leopardi,
  Giuseppe Verdi, Giacomo Puccini, Gioacchino Rossini, Vincenzo Bellini, Giuseppe Parini, Ugo Foscolo, Ludovico Ariosto,
  Torquato Tasso, San Francesco, San Francesco d'Assisi, San Giovanni, San Giuseppe, San Martino, San Carlo, Sant'Antonio,
  Santa Caterina, Chiesa, Stazione, Mercato, Mulino, Fontana, IV Novembre, XX Settembre, XXV Aprile, I Maggio, Primo Maggio,
  Monte Grappa, Monte Rosa, Piave, Isonzo, Po, Adda, Ticino, Lombardia, Piemonte, Toscana, Sicilia, Kennedy, John Kennedy,
  Papa Giovanni XXIII, Enrico Fermi, Don Minzoni, Don Luigi Sturzo, Alcide De Gasperi, Pietro Nenni, Edison, Colombo,
  Cristoforo Colombo, Amerigo Vespucci, Marco Polo, Diaz, Armando Diaz, Duomo
`;

const MILAN_AND_NEIGHBOURS = `
  Brera, Savona, Tortona, Vigevano, Mario Pagano, Solari, Andrea Solari, Washington, Giorgio Washington, Foppa,
  Vincenzo Foppa, Montevideo, Porta Ticinese, Porta Romana, Porta Vittoria, Porta Venezia, Porta Vercellina, Porta Nuova,
  Buenos Aires, Sempione, Monza, Lodi, Loreto, Cordusio, Cadorna, Gae Aulenti, Sarpi, Paolo Sarpi, Farini, Carlo Farini,
  Melchiorre Gioia, Fabio Filzi, Vitruvio, Lazzaretto, Niccolò Jommelli, Padova, Palmanova, Teodosio, Ripamonti,
  Giuseppe Ripamonti, Tibaldi, Bligny, Sabotino, Corsico, Lorenteggio, Bande Nere, Giambellino, Inganni, Novara, Certosa,
  Espinasse, Zara, Fulvio Testi, Sarca, Suzzani, Ca' Granda, Affori, Bovisasca, Sigmund Freud, Manzoni, Montenapoleone,
  della Spiga, Torre, Orefici, Meravigli, Magenta, Conciliazione, Baracca, Piola, Leonardo, Celoria, Gran Sasso, Plinio,
  Enrico Arosio, Lecco, Borgo Palazzo, San Faustino, Corso Como, Cascina, Bicocca, Breda, Casati, Pellegrino Rossi
`;

const parse = (names: string) =>
  names
    .split(",")
    .map((name) => name.replace(/\s+/g, " ").trim())
    .filter(Boolean);

/** Names of the streets that the shop's demonstration knows; those of every town first. */
export const STREET_NAMES: readonly string[] = [...parse(COMMON), ...parse(MILAN_AND_NEIGHBOURS)];
