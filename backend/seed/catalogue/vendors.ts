import type { SeedVendor } from "../types";

export type Maker = {
  vendorId: number;
  key: string;
  name: string;
  address: string;
  /** Price factor. */
  tier: number;
  colours: [main: string, accent: string];
  story: string;
};

/** Invented makers: key | name | tier | colours | address | story. Ids follow the order: append new ones. */
const MAKERS = `
madia | Madia | 0.82 | #2f6b46 #f3e6c8 | Madia S.p.A., Via Savona 97, 20144 Milano (MI) | La linea di tutti i giorni, scelta e controllata da Madia.
bio | Madia Bio | 1.08 | #6f8f3f #f7f0dc | Madia S.p.A., Via Savona 97, 20144 Milano (MI) | Da agricoltura biologica, con filiere che conosciamo una per una.
origini | Madia Origini | 1.32 | #3b2b24 #d9a441 | Madia S.p.A., Via Savona 97, 20144 Milano (MI) | Le specialità dei territori, fatte da piccoli produttori italiani.
banco | Banco Fresco Madia | 1 | #3d7a52 #ffffff | Madia S.p.A., Via Savona 97, 20144 Milano (MI) | Ogni prodotto è scelto dai nostri banconisti.
serio | Frutteti del Serino | 1.05 | #b8323a #f5d9a8 | Via Alzaia 14, 24058 Romano di Lombardia (BG) | Una cooperativa di quaranta frutticoltori ai piedi delle Orobie.
ortolina | Orto di Lina | 1.12 | #4f8a3c #f4e9b8 | Strada del Naviglio 8, 26845 Codogno (LO) | Verdure raccolte all'alba e confezionate entro poche ore.
nativo | Orto Nativo | 1.25 | #7a8f3a #efe3c4 | Contrada Fiumarella 2, 97019 Vittoria (RG) | Orti biologici in Sicilia e in Campania, senza diserbanti.
verdesole | Verdesolio | 1.1 | #2f8f5b #f6d84c | Via dei Serroni 31, 84091 Battipaglia (SA) | Orti della Piana del Sele, a due passi dal mare.
boscolieve | Boscolieve | 1.15 | #5b3f73 #d7c1e6 | Località Pian dei Mirtilli 3, 38057 Pergine Valsugana (TN) | Piccoli frutti e frutta secca scelti a mano.
agrumeria | Agrumeria Trinàcola | 1.06 | #e07f1f #fff1c9 | Via Etnea 402, 95036 Randazzo (CT) | Agrumi raccolti su richiesta ai piedi dell'Etna.
cortevecchia | Macelleria Cortevecchia | 1.1 | #8e2a2f #f2d7c6 | Via della Beccheria 5, 12061 Carrù (CN) | Bovini nati e allevati in Italia, frollati almeno dieci giorni.
tigli | Pollaio dei Tigli | 1.05 | #d08a2b #7a3b1f | Via dei Tigli 22, 37036 San Martino Buon Albergo (VR) | Polli allevati a terra con mangimi vegetali.
belbosco | Cascina Belbosco | 1.3 | #5a6b3a #e7d3a0 | Cascina Belbosco, 26100 Cremona (CR) | Animali cresciuti all'aperto, a ritmo lento.
ondachiara | Ondachiara | 1.1 | #1f6f9c #cfeaf3 | Via del Porto 77, 61032 Fano (PU) | Pescherecci dell'Adriatico e lavorazione a terra in giornata.
levantino | Porto Levantino | 1.22 | #0f4c6b #f0b557 | Calata Levante 9, 91026 Mazara del Vallo (TP) | Pesce scelto, pulito e porzionato a mano.
torrechiusa | Salumi Torrechiusa | 1.08 | #a32f3c #f3dcc1 | Strada dei Salumai 11, 43013 Langhirano (PR) | Stagionature lente nelle cantine della Val Parma.
valdoppia | Norcineria Valdoppia | 1.18 | #6b2a2a #dcb27a | Via Fonte Bassa 6, 06046 Norcia (PG) | Norcini da quattro generazioni, legatura a mano.
borgolatte | Caseificio Borgolatte | 1 | #2c5f9e #ffe38a | Via del Caseificio 40, 26010 Offanengo (CR) | Latte di stalle cremonesi entro trenta chilometri.
fioralta | Malga Fioralta | 1.2 | #3a7d6b #f4e3b2 | Località Malga Alta 1, 39030 La Valle (BZ) | Formaggi e yogurt con latte di montagna.
elpina | Masseria Sant'Elpina | 1.25 | #1d4f7d #f7f4ea | Via Appia 188, 81040 Pontelatone (CE) | Solo latte di bufala dell'alto casertano.
pecoranera | Ovile Monteruvo | 1.12 | #3b3f46 #e9d9a9 | Località Su Pranu 4, 08015 Macomer (NU) | Pastori sardi riuniti in cooperativa dal 1958.
valsorina | Latteria Valsorina | 1.06 | #4a90c2 #ffffff | Via Valeriana 52, 23100 Sondrio (SO) | La latteria sociale di centodieci allevatori valtellinesi.
bianconuvola | Bianconuvola | 1.1 | #ef8fa8 #fff6ee | Via Lattea 3, 20060 Cassina de' Pecchi (MI) | Yogurt e dessert cremosi, senza conservanti.
ovarella | Cascina Ovarella | 1.05 | #e6a23c #7d4a21 | Cascina Ovarella, 25020 Offlaga (BS) | Galline in salute e uova controllate una a una.
primalba | Forno Primalba | 1.08 | #b5783c #fbead0 | Via dei Forni 12, 20900 Monza (MB) | Lievito madre e cotture lunghe, dal 1947.
quattrotorri | Dolciaria Quattrotorri | 1.1 | #7c2d3a #f2c879 | Viale delle Industrie 8, 37135 Verona (VR) | Pasticceria da forno con burro italiano.
pietravena | Molino Pietravena | 1.04 | #1f5a8a #f2d26b | Via Foggia 133, 71016 San Severo (FG) | Grano duro pugliese macinato a pietra o a cilindri, secondo l'uso.
collefiore | Pastificio Collefiore | 1.3 | #d8a031 #6d2e1e | Via Roma 210, 80054 Gragnano (NA) | Trafile di bronzo ed essiccazione lenta a bassa temperatura.
granarolle | Granaria del Sole | 1 | #e0b12f #2b4b7c | Via Tavoliere 7, 71122 Foggia (FG) | Pasta di grano cento per cento italiano.
adalgisa | Pastaia Adalgisa | 1.12 | #c9882a #fff3d6 | Via Emilia Est 980, 41013 Castelfranco Emilia (MO) | Sfoglia sottile e ripieni generosi, come a Modena.
lomellina | Riseria Bertolasca | 1.08 | #6f7f4a #f5eed6 | Strada delle Risaie 19, 27036 Mortara (PV) | Riso coltivato e lavorato in Lomellina.
senzaspiga | Senzaspiga | 1.45 | #5aa0a8 #fff4d8 | Via dell'Artigianato 15, 36016 Thiene (VI) | Laboratorio dedicato al senza glutine dal 1998.
rubinella | Rubinella | 1.02 | #c7281f #f7e9c9 | Via Nocera 44, 84012 Angri (SA) | Pomodori dell'Agro raccolti e lavorati in ventiquattr'ore.
vermiglio | Campo Vermiglio | 1.15 | #9e1f2a #8fae3c | Strada Po 71, 29010 Villanova sull'Arda (PC) | Solo pomodoro emiliano da produzione integrata.
carpugna | Frantoio Carpugna | 1.12 | #5f6f2a #e8d68a | Contrada Tre Ulivi 9, 70033 Corato (BA) | Olive pugliesi frante a freddo entro dodici ore.
valmorena | Tenuta Valmorena | 1.45 | #3f4f24 #d9b64a | Località Poggio alle Olle 2, 50022 Greve in Chianti (FI) | Un solo podere, una sola raccolta l'anno.
altofonte | Legumeria Altofonte | 1.06 | #8a5a2e #f3e2b9 | Via Castelluccio 27, 06034 Foligno (PG) | Legumi italiani cotti a vapore, poco sale.
capoalba | Tonnara Capo Alba | 1.18 | #13507a #f2c14e | Via Tonnara 1, 07041 Alghero (SS) | Filetti interi lavorati a mano, mai ricomposti.
salsamenta | Salsamenta | 1.05 | #b5471f #fce3b0 | Via Artigiani 18, 43044 Collecchio (PR) | Salse e sughi con ricette corte e ingredienti che si riconoscono.
zenzara | Spezieria Zenzara | 1.1 | #a8551c #f6d57a | Salita della Dogana 30, 16124 Genova (GE) | Spezie del mondo, macinate a Genova.
acetaia | Acetaia Corteveronica | 1.2 | #3a2230 #d3a95b | Via Secchia 63, 41126 Modena (MO) | Batterie di rovere, castagno e ciliegio dal 1889.
amabile | Biscottificio Amabile | 1 | #d9822b #fff0d2 | Via Stazione 70, 10064 Pinerolo (TO) | Frollini semplici, senza olio di palma.
mattino | Grani & Mattino | 1.05 | #e3a83a #5a7d3a | Via Cerealicola 12, 40016 San Giorgio di Piano (BO) | Cereali integrali e frutta essiccata con cura.
turinel | Cacao Turinèl | 1.22 | #4a2a1d #d8a95c | Corso Tortona 55, 10153 Torino (TO) | Cioccolato torinese da fave tostate in casa.
dolcevena | Dolcevena | 1 | #c23b6b #fbe0ea | Via Zuccherificio 6, 44121 Ferrara (FE) | Dolci e caramelle con aromi naturali.
brunalba | Caffè Brunalba | 1.04 | #3d241a #e0b062 | Via Ostiense 331, 00146 Roma (RM) | Tostatura lenta, miscele di arabica e robusta.
portanera | Torrefazione Portanera | 1.25 | #1f1f24 #c8402f | Via Flavia 104, 34148 Trieste (TS) | Caffè monorigine dal porto di Trieste.
apiaria | Apiaria Vallefiorita | 1.15 | #e0a020 #5b3a1a | Via San Rocco 17, 25080 Tignale (BS) | Miele italiano non pastorizzato.
camporella | Confetture Camporella | 1.12 | #a8324a #f6e4c8 | Via Frutteti 29, 38023 Cles (TN) | Frutta cotta sottovuoto, poco zucchero.
croccantella | Croccantella | 1 | #d8342c #ffd94a | Via Patate 2, 40054 Budrio (BO) | Friggitori a Budrio dal 1962.
sgrano | Sgranò | 1.1 | #2f7f78 #f9d07a | Via del Tavoliere 90, 70022 Altamura (BA) | Taralli, grissini e snack cotti al forno.
chiararupe | Acqua Chiararupe | 1 | #2b86c5 #e3f4fb | Località Fonti Alte 1, 23030 Valdisotto (SO) | Sgorga a 1.480 metri, poveri i sali, fresca tutto l'anno.
fontelieve | Fonte Lieve | 0.9 | #4fb0b8 #ffffff | Via delle Sorgenti 20, 12030 Paesana (CN) | Acqua minerale delle Alpi Cozie.
marechiaro | Bibite Marerosso | 1.02 | #d4452a #ffd9a0 | Via Foria 148, 80137 Napoli (NA) | Bibite con succo di frutta italiana.
fruttetovivo | Frutteto Vivo | 1.08 | #e38a24 #5f9a3a | Via Adriatica 61, 48123 Ravenna (RA) | Succhi e nettari senza zuccheri aggiunti, quando la frutta lo permette.
montelupino | Birrificio Montelupino | 1.25 | #28404f #e2a03a | Via Malto 4, 22036 Erba (CO) | Birre artigianali non filtrate, rifermentate in bottiglia.
sandrina | Birra Sandrina | 0.98 | #b8232b #f6d27a | Via Birreria 99, 13900 Biella (BI) | La lager chiara di tutti i giorni.
bordolago | Cantine Bordolago | 1 | #7a2438 #e4cfa2 | Via Gardesana 212, 37011 Bardolino (VR) | Vini delle colline moreniche del Garda.
poggiosereno | Tenuta Poggio Sereno | 1.4 | #5a1c2b #c9a45a | Località Poggio Sereno 1, 53017 Radda in Chianti (SI) | Trentadue ettari a corpo unico, vendemmia a mano.
mielina | Vigneti Rocca Mielina | 1.15 | #6b7a3a #f0e2b0 | Via Collio 77, 34071 Cormons (GO) | Bianchi di confine, minerali e diritti.
arlenghi | Casa Arlenghi | 1.3 | #23392f #d8bb6a | Via Franciacorta 33, 25030 Erbusco (BS) | Metodo classico, almeno ventiquattro mesi sui lieviti.
bassovento | Distilleria Bassovento | 1.2 | #2c2f4a #cfa66a | Via Alambicco 8, 36061 Bassano del Grappa (VI) | Alambicchi discontinui a bagnomaria.
brinafiore | Brinafiore | 1 | #2a74b5 #dff1fa | Via del Freddo 10, 04012 Cisterna di Latina (LT) | Verdure surgelate entro tre ore dal raccolto.
nevalba | Nevalba | 1.1 | #17508a #f4c84a | Via Banchina 56, 63074 San Benedetto del Tronto (AP) | Pesce surgelato a bordo o appena sbarcato.
fiordineve | Gelati Fiorineve | 1.08 | #e0709a #fff0d8 | Via Cortina 41, 32043 Cortina d'Ampezzo (BL) | Gelato mantecato con latte alpino.
vegarmonia | Vegarmonia | 1.2 | #5f9a4a #f3ecd0 | Via Soia 23, 47522 Cesena (FC) | Cucina vegetale con legumi italiani.
rosticciera | La Rosticciera | 1.06 | #c0582a #fdebc8 | Via Spiedo 5, 20862 Arcore (MB) | Piatti cucinati ogni mattina in piccole quantità.
cucchiaio | Primo Cucchiaio | 1.15 | #7fbf8e #fff3c8 | Via Asilo 14, 43122 Parma (PR) | Omogeneizzati e pappe con controlli raddoppiati.
culladoro | Cullalieve | 1.05 | #7fb5d8 #fde3ea | Via Nido 36, 66100 Chieti (CH) | Pannolini e cura delicata, testati con i pediatri.
fidobuono | Fidobuono | 1 | #b5402f #f8dca0 | Via Canile 3, 45010 Villadose (RO) | Ricette complete per cani di ogni taglia.
miciolieto | Miciolieto | 1.04 | #6b4a9a #f6d27a | Via Canile 3, 45010 Villadose (RO) | Bocconi morbidi per gatti difficili.
lindora | Lindora | 1.05 | #1f8fc5 #fff27a | Via Chimica 28, 24044 Dalmine (BG) | Detergenti concentrati in flaconi di plastica riciclata.
brillor | Brillòr | 1 | #e2552f #ffe06a | Via Officine 17, 20099 Sesto San Giovanni (MI) | Pulito che si vede, dosi che bastano.
casanitida | Casanitida | 1.12 | #3fa06b #eaf6dc | Via Ecologia 2, 30030 Martellago (VE) | Tensioattivi di origine vegetale e ricariche.
morbilla | Morbilla | 1.02 | #8a6fc0 #f6eaf7 | Via Cartiera 60, 55011 Altopascio (LU) | Cartai ad Altopascio da quattro generazioni.
erbolina | Erbolina | 1.12 | #6f9a5b #f6efdc | Via Officinale 9, 20064 Gorgonzola (MI) | Cosmetica con estratti di erbe italiane.
dermasole | Dermasalve | 1.2 | #4a86b8 #f7dfa8 | Via Ricerca 71, 20158 Milano (MI) | Formule dermatologiche per pelli sensibili.
capelvento | Capelvento | 1.05 | #b5527a #f9dfc8 | Via Chioma 13, 40138 Bologna (BO) | Cura dei capelli pensata con i parrucchieri.
sorrisana | Sorrisana | 1.08 | #1fa3a8 #ffffff | Via Smalto 24, 43126 Parma (PR) | Igiene orale quotidiana, sapori delicati.
barbaquieta | Barbaquieta | 1.06 | #2f3f4f #9fc3d8 | Via Rasoio 8, 50127 Firenze (FI) | Rasatura senza arrossamenti.
vitalpina | Vitalpina | 1.18 | #3f8f7a #f0e6b8 | Via Salute 45, 39012 Merano (BZ) | Integratori e benessere con piante alpine.
tavolalieta | Tavola Lieta | 1 | #c84a5a #f7efe2 | Via Convivio 31, 31100 Treviso (TV) | Per apparecchiare bene anche all'aperto.
olmeto | Vivaio Olmeto | 1.1 | #4a7f4a #f0d9c0 | Via dei Vivai 120, 51100 Pistoia (PT) | Vivaisti a Pistoia da tre generazioni.
utilia | Utilia | 0.95 | #55606b #f2a63a | Via Attrezzi 66, 25065 Lumezzane (BS) | Le piccole cose che servono in casa.
`;

const parseMaker = (row: string, index: number): Maker => {
  const [key = "", name = "", tier = "", colours = "", address = "", story = ""] = row.split(" | ");
  const [main = "", accent = ""] = colours.split(" ");
  return { vendorId: 101 + index, key, name, address, tier: Number(tier), colours: [main, accent], story };
};

export const makers = new Map<string, Maker>(
  MAKERS.trim()
    .split("\n")
    .map(parseMaker)
    .map((vendor) => [vendor.key, vendor]),
);

export const vendors: SeedVendor[] = [...makers.values()].map(({ vendorId, name, address }) => ({
  vendorId,
  name,
  address,
}));
