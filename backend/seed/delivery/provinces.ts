/** Code and name of the parts of each country that addresses name; Italy's provinces, else its first division. */
const ITALY = `
AG Agrigento, AL Alessandria, AN Ancona, AO Aosta, AR Arezzo, AP Ascoli Piceno, AT Asti, AV Avellino, BA Bari,
BT Barletta-Andria-Trani, BL Belluno, BN Benevento, BG Bergamo, BI Biella, BO Bologna, BZ Bolzano, BS Brescia, BR Brindisi,
CA Cagliari, CL Caltanissetta, CB Campobasso, CE Caserta, CT Catania, CZ Catanzaro, CH Chieti, CO Como, CS Cosenza,
CR Cremona, KR Crotone, CN Cuneo, EN Enna, FM Fermo, FE Ferrara, FI Firenze, FG Foggia, FC Forlì-Cesena, FR Frosinone,
GE Genova, GO Gorizia, GR Grosseto, IM Imperia, IS Isernia, SP La Spezia, AQ L'Aquila, LT Latina, LE Lecce, LC Lecco,
LI Livorno, LO Lodi, LU Lucca, MC Macerata, MN Mantova, MS Massa-Carrara, MT Matera, ME Messina, MI Milano, MO Modena,
MB Monza e della Brianza, NA Napoli, NO Novara, NU Nuoro, OR Oristano, PD Padova, PA Palermo, PR Parma, PV Pavia,
PG Perugia, PU Pesaro e Urbino, PE Pescara, PC Piacenza, PI Pisa, PT Pistoia, PN Pordenone, PZ Potenza, PO Prato,
RG Ragusa, RA Ravenna, RC Reggio Calabria, RE Reggio Emilia, RI Rieti, RN Rimini, RM Roma, RO Rovigo, SA Salerno,
SS Sassari, SV Savona, SI Siena, SR Siracusa, SO Sondrio, SU Sud Sardegna, TA Taranto, TE Teramo, TR Terni, TO Torino,
TP Trapani, TN Trento, TV Treviso, TS Trieste, UD Udine, VA Varese, VE Venezia, VB Verbano-Cusio-Ossola, VC Vercelli,
VR Verona, VV Vibo Valentia, VI Vicenza, VT Viterbo`;
const MALTA = `GO Gozo, MA Malta`;
const GERMANY = `
BW Baden-Württemberg, BY Bayern, BE Berlin, BB Brandenburg, HB Bremen, HH Hamburg, HE Hessen, MV Mecklenburg-Vorpommern,
NI Niedersachsen, NW Nordrhein-Westfalen, RP Rheinland-Pfalz, SL Saarland, SN Sachsen, ST Sachsen-Anhalt,
SH Schleswig-Holstein, TH Thüringen`;
const FRANCE = `
AR Auvergne-Rhône-Alpes, BF Bourgogne-Franche-Comté, BR Bretagne, CV Centre-Val de Loire, CO Corse, GE Grand Est,
HF Hauts-de-France, IF Île-de-France, NO Normandie, NA Nouvelle-Aquitaine, OC Occitanie, PL Pays de la Loire,
PA Provence-Alpes-Côte d'Azur`;

export type SeedProvince = { province: string; name: string };

const parse = (list: string): SeedProvince[] =>
  list
    .trim()
    .split(/,\s+/)
    .map((entry) => ({ province: entry.slice(0, 2), name: entry.slice(3) }));

/** requirements/profile#countries */
export const COUNTRIES = [
  { countryId: 1, name: "Italia", iso: "IT", provinces: parse(ITALY) },
  { countryId: 2, name: "Malta", iso: "MT", provinces: parse(MALTA) },
  { countryId: 3, name: "Germania", iso: "DE", provinces: parse(GERMANY) },
  { countryId: 4, name: "Francia", iso: "FR", provinces: parse(FRANCE) },
] as const;

export const ITALY_ID = 1;

export const isoOf = (countryId: number): string =>
  COUNTRIES.find((country) => country.countryId === countryId)?.iso ?? "";
