import type { CategoryTexts } from "./category-texts";

export const pastaRisoEFarine: CategoryTexts = {
  "pasta-riso-e-farine":
    "La scorta che salva la cena: con pasta, riso e farina in dispensa si parte sempre. Ottanta grammi di pasta secca a testa, settanta di riso, cento di gnocchi o pasta fresca al piatto in più. Chiudi i pacchi aperti in barattoli: tengono fuori umidità e farfalline e lasciano vedere quanto resta.",
  "pasta-riso-e-farine/pasta":
    "Di semola, all'uovo, integrale o ripiena: il formato si sceglie dal sugo. Lunga con olio, pesce e pomodoro fresco; corta e rigata con ragù e verdure a pezzi; minestra per i brodi. Un litro d'acqua ogni etto, dieci grammi di sale, e un mestolo di cottura tenuto da parte per mantecare.",
  "pasta-riso-e-farine/pasta/pasta-di-semola":
    "Spaghetti e linguine per sughi lisci, penne e rigatoni per quelli che si aggrappano, farfalle per le insalate fredde, formati minuti per la minestra. La trafila in bronzo lascia una superficie ruvida che trattiene il condimento. Scola un minuto prima del tempo scritto e finisci la cottura in padella col sugo.",
  "pasta-riso-e-farine/pasta/pasta-integrale-e-speciale":
    "L'integrale ha gusto più rustico e sta con legumi, cavoli e acciughe; quella di lenticchie o di ceci ha più proteine e fa schiuma, perciò pentola alta; la senza glutine vuole molta acqua e va condita subito. Il farro è un parente antico del grano: contiene glutine anche lui. Rispetta i tempi, sono precisi.",
  "pasta-riso-e-farine/pasta/pasta-all-uovo":
    "Tagliatelle per il ragù, pappardelle con funghi e selvaggina, fettuccine con burro e parmigiano, quadrettini nel brodo. È più porosa della semola e beve condimento: tieni un po' d'acqua di cottura. In nidi cuoce in pochi minuti, da non mescolare subito, finché non si aprono. Calcola sessanta, settanta grammi a testa.",
  "pasta-riso-e-farine/pasta/pasta-fresca-e-gnocchi":
    "Ripieni che bastano a sé: tortellini nel brodo, ravioli ricotta e spinaci con burro e salvia, tortelli di zucca con amaretto. Acqua che sobbolle appena e due o tre minuti, poi in padella. Gli gnocchi sono pronti quando vengono a galla. Si conservano in frigo; si possono congelare e cuocere ancora gelati.",
  "pasta-riso-e-farine/riso-e-cereali":
    "Chicchi e legumi secchi durano mesi e costano poco per porzione. Il riso si sceglie dalla ricetta; farro e orzo fanno zuppe e insalate che migliorano il giorno dopo; i legumi grandi si ammollano una notte in acqua fredda. Sciacqua sempre prima di cuocere e sala a fine cottura.",
  "pasta-riso-e-farine/riso-e-cereali/riso":
    "Carnaroli e Vialone Nano per i risotti, Arborio per chi li ama più morbidi, Roma per timballi e supplì, parboiled per le insalate perché resta sgranato, Basmati da cuocere per assorbimento. L'integrale vuole il doppio del tempo. Per il risotto tosta a secco, brodo bollente e manteca lontano dal fuoco.",
  "pasta-riso-e-farine/riso-e-cereali/cereali-legumi-secchi-e-zuppe":
    "Lenticchie di Castelluccio senza ammollo, ceci e borlotti da lasciare in acqua dodici ore, farro e orzo perlati pronti in mezz'ora, quinoa da lavare bene. Una foglia di alloro in pentola e niente sale fino alla fine. Cuocine il doppio e congela in porzioni con la loro acqua, pronte per la minestra.",
  "pasta-riso-e-farine/farine-e-preparati":
    "Per chi impasta a mano o con la macchina: la forza della farina decide la lievitazione, il lievito la velocità, lo zucchero il colore. Tieni le farine al fresco e consumale entro la data, le integrali prima. D'estate un barattolo in frigo le protegge. Pesa gli ingredienti, i bicchieri ingannano.",
  "pasta-riso-e-farine/farine-e-preparati/farine":
    "Tipo 00 per torte e sfoglia, 0 per pane e pizza, Manitoba per i grandi lievitati e per dare forza alle altre, integrale per un pane scuro, semola rimacinata per orecchiette e focacce, bramata di mais per la polenta da mescolare quaranta minuti. L'istantanea è pronta in cinque. Setaccia quelle chiare.",
  "pasta-riso-e-farine/farine-e-preparati/lieviti-zucchero-e-ingredienti-per-dolci":
    "Zucchero semolato per tutto, di canna per crumble e biscotti, a velo per decorare; lievito vanigliato per le torte, secco di birra per gli impasti salati. Il cacao amaro si setaccia con la farina. Una bustina di lievito per dolci basta di solito a mezzo chilo. Chiuse all'asciutto, le scorte durano un anno.",
};
