import type { SeedPlace } from "../types-delivery";

/** CAP | town | province | latitude longitude | delivering store, "-" for none. */
const PLACES = `
20121 | Milano | MI | 45.4725 9.1885 | 501
20122 | Milano | MI | 45.4600 9.1940 | 501
20123 | Milano | MI | 45.4625 9.1800 | 501
20124 | Milano | MI | 45.4820 9.2010 | 501
20125 | Milano | MI | 45.4960 9.2080 | 501
20126 | Milano | MI | 45.5140 9.2130 | 502
20127 | Milano | MI | 45.4970 9.2220 | 501
20128 | Milano | MI | 45.5140 9.2290 | 502
20129 | Milano | MI | 45.4690 9.2120 | 501
20131 | Milano | MI | 45.4850 9.2210 | 501
20132 | Milano | MI | 45.5010 9.2430 | 501
20133 | Milano | MI | 45.4700 9.2280 | 501
20134 | Milano | MI | 45.4830 9.2490 | 501
20135 | Milano | MI | 45.4530 9.2060 | 501
20136 | Milano | MI | 45.4480 9.1830 | 501
20137 | Milano | MI | 45.4500 9.2190 | 501
20138 | Milano | MI | 45.4480 9.2490 | 501
20139 | Milano | MI | 45.4340 9.2080 | 501
20141 | Milano | MI | 45.4310 9.1830 | 501
20142 | Milano | MI | 45.4290 9.1620 | 501
20143 | Milano | MI | 45.4450 9.1620 | 501
20144 | Milano | MI | 45.4560 9.1620 | 501
20145 | Milano | MI | 45.4710 9.1600 | 501
20146 | Milano | MI | 45.4620 9.1390 | 501
20147 | Milano | MI | 45.4570 9.1180 | 501
20148 | Milano | MI | 45.4760 9.1320 | 501
20149 | Milano | MI | 45.4790 9.1500 | 501
20151 | Milano | MI | 45.4920 9.1220 | 501
20152 | Milano | MI | 45.4510 9.0960 | 501
20153 | Milano | MI | 45.4720 9.0870 | 501
20154 | Milano | MI | 45.4810 9.1730 | 501
20155 | Milano | MI | 45.4930 9.1620 | 501
20156 | Milano | MI | 45.4990 9.1420 | 501
20157 | Milano | MI | 45.5140 9.1230 | 501
20158 | Milano | MI | 45.5000 9.1740 | 501
20159 | Milano | MI | 45.4930 9.1870 | 501
20161 | Milano | MI | 45.5190 9.1620 | 502
20162 | Milano | MI | 45.5190 9.1900 | 502
20099 | Sesto San Giovanni | MI | 45.5350 9.2350 | 502
20092 | Cinisello Balsamo | MI | 45.5570 9.2190 | 502
20093 | Cologno Monzese | MI | 45.5290 9.2780 | 502
20091 | Bresso | MI | 45.5390 9.1900 | 502
20032 | Cormano | MI | 45.5450 9.1660 | 502
20037 | Paderno Dugnano | MI | 45.5690 9.1650 | 502
20095 | Cusano Milanino | MI | 45.5510 9.1850 | 502
20026 | Novate Milanese | MI | 45.5320 9.1410 | 501
20021 | Bollate | MI | 45.5450 9.1180 | 501
20024 | Garbagnate Milanese | MI | 45.5760 9.0780 | 501
20044 | Arese | MI | 45.5530 9.0770 | 501
20017 | Rho | MI | 45.5290 9.0400 | 501
20016 | Pero | MI | 45.5080 9.0880 | 501
20025 | Legnano | MI | 45.5940 8.9180 | 501
20013 | Magenta | MI | 45.4650 8.8860 | 501
20081 | Abbiategrasso | MI | 45.4000 8.9180 | 501
20094 | Corsico | MI | 45.4320 9.1110 | 501
20090 | Buccinasco | MI | 45.4220 9.1130 | 501
20090 | Cesano Boscone | MI | 45.4430 9.0960 | 501
20057 | Assago | MI | 45.4070 9.1260 | 501
20089 | Rozzano | MI | 45.3830 9.1560 | 501
20073 | Opera | MI | 45.3760 9.2110 | 501
20097 | San Donato Milanese | MI | 45.4160 9.2690 | 501
20098 | San Giuliano Milanese | MI | 45.3940 9.2910 | 506
20077 | Melegnano | MI | 45.3580 9.3240 | 506
20068 | Peschiera Borromeo | MI | 45.4320 9.3080 | 501
20054 | Segrate | MI | 45.4890 9.2950 | 501
20055 | Vimodrone | MI | 45.5150 9.2850 | 502
20096 | Pioltello | MI | 45.4990 9.3300 | 501
20063 | Cernusco sul Naviglio | MI | 45.5250 9.3310 | 502
20064 | Gorgonzola | MI | 45.5310 9.4060 | 502
20066 | Melzo | MI | 45.4990 9.4230 | 502
20900 | Monza | MB | 45.5845 9.2744 | 502
20861 | Brugherio | MB | 45.5510 9.3010 | 502
20871 | Vimercate | MB | 45.6130 9.3700 | 502
20862 | Arcore | MB | 45.6260 9.3250 | 502
20863 | Concorezzo | MB | 45.5910 9.3360 | 502
20864 | Agrate Brianza | MB | 45.5770 9.3530 | 502
20851 | Lissone | MB | 45.6130 9.2410 | 502
20832 | Desio | MB | 45.6180 9.2100 | 502
20831 | Seregno | MB | 45.6500 9.2030 | 502
20833 | Giussano | MB | 45.6960 9.2080 | 502
20835 | Muggiò | MB | 45.5950 9.2290 | 502
20834 | Nova Milanese | MB | 45.5890 9.2010 | 502
20811 | Cesano Maderno | MB | 45.6280 9.1450 | 502
20812 | Limbiate | MB | 45.5970 9.1290 | 502
20821 | Meda | MB | 45.6620 9.1590 | 502
20841 | Carate Brianza | MB | 45.6760 9.2370 | 502
20842 | Besana in Brianza | MB | 45.7010 9.2850 | 502
20852 | Villasanta | MB | 45.6050 9.3060 | 502
24121 | Bergamo | BG | 45.6950 9.6690 | 503
24122 | Bergamo | BG | 45.6930 9.6650 | 503
24123 | Bergamo | BG | 45.7120 9.6810 | 503
24124 | Bergamo | BG | 45.7050 9.6900 | 503
24125 | Bergamo | BG | 45.6890 9.6890 | 503
24126 | Bergamo | BG | 45.6770 9.6740 | 503
24127 | Bergamo | BG | 45.6850 9.6420 | 503
24128 | Bergamo | BG | 45.6970 9.6440 | 503
24129 | Bergamo | BG | 45.7060 9.6560 | 503
24044 | Dalmine | BG | 45.6480 9.6060 | 503
24047 | Treviglio | BG | 45.5210 9.5900 | 503
24043 | Caravaggio | BG | 45.4970 9.6440 | 503
24058 | Romano di Lombardia | BG | 45.5220 9.7540 | 503
24068 | Seriate | BG | 45.6850 9.7190 | 503
24040 | Stezzano | BG | 45.6500 9.6520 | 503
24035 | Curno | BG | 45.6920 9.6080 | 503
24036 | Ponte San Pietro | BG | 45.6980 9.5900 | 503
24046 | Osio Sotto | BG | 45.6180 9.5880 | 503
24021 | Albino | BG | 45.7640 9.7990 | 503
24027 | Nembro | BG | 45.7450 9.7620 | 503
24069 | Trescore Balneario | BG | 45.6950 9.8430 | 503
24067 | Sarnico | BG | 45.6690 9.9590 | 503
24023 | Clusone | BG | 45.8890 9.9490 | -
24065 | Lovere | BG | 45.8120 10.0700 | -
25121 | Brescia | BS | 45.5400 10.2230 | 504
25122 | Brescia | BS | 45.5390 10.2130 | 504
25123 | Brescia | BS | 45.5590 10.2290 | 504
25124 | Brescia | BS | 45.5200 10.2220 | 504
25125 | Brescia | BS | 45.5190 10.2020 | 504
25126 | Brescia | BS | 45.5400 10.1990 | 504
25127 | Brescia | BS | 45.5590 10.2010 | 504
25128 | Brescia | BS | 45.5530 10.2160 | 504
25062 | Concesio | BS | 45.6060 10.2180 | 504
25064 | Gussago | BS | 45.5890 10.1560 | 504
25086 | Rezzato | BS | 45.5130 10.3190 | 504
25038 | Rovato | BS | 45.5650 9.9990 | 504
25030 | Erbusco | BS | 45.6010 9.9720 | 504
25032 | Chiari | BS | 45.5370 9.9290 | 504
25036 | Palazzolo sull'Oglio | BS | 45.6010 9.8830 | 503
25049 | Iseo | BS | 45.6590 10.0520 | 504
25063 | Gardone Val Trompia | BS | 45.6890 10.1850 | 504
25065 | Lumezzane | BS | 45.6480 10.2640 | 504
25018 | Montichiari | BS | 45.4150 10.3920 | 504
25016 | Ghedi | BS | 45.4020 10.2800 | 504
25024 | Leno | BS | 45.3690 10.2180 | 504
25034 | Orzinuovi | BS | 45.4020 9.9240 | 504
25025 | Manerbio | BS | 45.3540 10.1410 | 504
25015 | Desenzano del Garda | BS | 45.4710 10.5360 | 504
25019 | Sirmione | BS | 45.4920 10.6080 | 504
25087 | Salò | BS | 45.6060 10.5220 | 504
22100 | Como | CO | 45.8080 9.0850 | 505
22063 | Cantù | CO | 45.7390 9.1290 | 505
22066 | Mariano Comense | CO | 45.6990 9.1810 | 505
22036 | Erba | CO | 45.8110 9.2210 | 505
22012 | Cernobbio | CO | 45.8400 9.0750 | 505
22073 | Fino Mornasco | CO | 45.7450 9.0450 | 505
22074 | Lomazzo | CO | 45.6980 9.0330 | 505
22077 | Olgiate Comasco | CO | 45.7850 8.9680 | 505
22017 | Menaggio | CO | 46.0210 9.2380 | -
22021 | Bellagio | CO | 45.9860 9.2610 | -
26900 | Lodi | LO | 45.3140 9.5030 | 506
26845 | Codogno | LO | 45.1600 9.7050 | 506
26841 | Casalpusterlengo | LO | 45.1780 9.6500 | 506
26866 | Sant'Angelo Lodigiano | LO | 45.2400 9.4090 | 506
26855 | Lodi Vecchio | LO | 45.3030 9.4160 | 506
26838 | Tavazzano con Villavesco | LO | 45.3280 9.4040 | 506
26839 | Zelo Buon Persico | LO | 45.4120 9.4320 | 506
26013 | Crema | CR | 45.3630 9.6880 | 506
26100 | Cremona | CR | 45.1330 10.0240 | -
27100 | Pavia | PV | 45.1850 9.1580 | 506
27029 | Vigevano | PV | 45.3170 8.8550 | -
27058 | Voghera | PV | 44.9920 9.0090 | -
23900 | Lecco | LC | 45.8560 9.3930 | 505
23807 | Merate | LC | 45.6970 9.4190 | 502
23880 | Casatenovo | LC | 45.6960 9.3110 | 502
23801 | Calolziocorte | LC | 45.8010 9.4310 | 503
21047 | Saronno | VA | 45.6260 9.0360 | 501
21052 | Busto Arsizio | VA | 45.6120 8.8520 | 501
21013 | Gallarate | VA | 45.6600 8.7920 | -
21100 | Varese | VA | 45.8200 8.8250 | -
46100 | Mantova | MN | 45.1560 10.7910 | -
46043 | Castiglione delle Stiviere | MN | 45.3920 10.4880 | 504
23100 | Sondrio | SO | 46.1700 9.8710 | -
23032 | Bormio | SO | 46.4670 10.3700 | -
`;

/** Zone 1000002 is the centre of Milan: bicycles instead of vans. */
const CENTRE = ["20121", "20122", "20123"];

export const places: SeedPlace[] = PLACES.trim()
  .split("\n")
  .map((row) => {
    const [postalcode = "", city = "", province = "", position = "", shop = ""] = row.split(" | ");
    const [latitude = 0, longitude = 0] = position.split(" ").map(Number);
    const warehouseId = shop === "-" ? null : Number(shop);
    const zoneId =
      warehouseId === null ? null : CENTRE.includes(postalcode) ? 1000002 : 1000000 + warehouseId;
    return { postalcode, city, province, latitude, longitude, warehouseId, zoneId };
  });
