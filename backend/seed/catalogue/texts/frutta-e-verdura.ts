import type { CategoryTexts } from "./category-texts";

export const fruttaEVerdura: CategoryTexts = {
  "frutta-e-verdura":
    "Scegli con il calendario in mano: agrumi e cavoli d'inverno, fragole e asparagi in primavera, pesche e pomodori d'estate, uva e zucche in autunno. Lo sfuso si pesa alla preparazione e paghi il peso vero; prima trovi stima e prezzo al chilo.",
  "frutta-e-verdura/frutta":
    "Per la settimana conviene mescolare le maturazioni: qualcosa di pronto per i primi due giorni, qualcosa di sodo per dopo. Mele e banane fanno maturare in fretta ciò che hanno accanto: tienile a parte, oppure usale apposta con gli avocado e i kiwi ancora duri.",
  "frutta-e-verdura/frutta/mele-e-pere":
    "Golden e Fuji dolci da mordere, Granny Smith acidula per insalate e torte, annurca profumata per il forno. Le mele durano settimane nel cassetto del frigo; le pere invece maturano fuori, e sono pronte quando cedono appena vicino al picciolo. L'Abate regge la cottura, la Conference si mangia anche soda.",
  "frutta-e-verdura/frutta/agrumi":
    "Da novembre ad aprile sono al meglio: Navel da sbucciare, Tarocco per la spremuta rossa, clementine senza semi per la merenda. Scegli frutti pesanti per la loro misura, sono i più succosi. A temperatura ambiente durano una settimana, in frigo tre; la buccia non trattata si grattugia e si congela.",
  "frutta-e-verdura/frutta/uva-kiwi-e-cachi":
    "La frutta dell'autunno. L'uva si lava solo al momento, sul grappolo asciutto dura di più. I kiwi duri maturano in tre giorni vicino a una mela; i cachi si mangiano morbidi col cucchiaino, la varietà Rojo Brillante anche soda come una mela. La melagrana si sgrana sott'acqua, senza macchie.",
  "frutta-e-verdura/frutta/frutta-esotica":
    "Banane per ogni giorno, avocado per il toast, mango e ananas per una macedonia diversa. L'avocado è pronto quando cede alla pressione del pollice: se è duro, lascialo in un sacchetto di carta con una banana. Il mango si taglia lungo il nocciolo piatto; ananas e cocco aperti vanno in frigo.",
  "frutta-e-verdura/frutta/frutti-di-bosco-e-piccoli-frutti":
    "Delicati: arrivano in vaschetta e vanno mangiati in due o tre giorni. Non lavarli prima di riporli, l'umidità li rovina; passali sotto l'acqua un attimo prima di servirli. Le fragole si lavano col picciolo attaccato. Se avanzano, congelali ben distesi su un vassoio e usali per frullati e crostate.",
  "frutta-e-verdura/frutta/frutta-secca-e-disidratata":
    "Una manciata a colazione, nell'insalata o nel pesto. In guscio si conserva per mesi al buio; sgusciata teme caldo e aria, perciò dopo l'apertura meglio un barattolo chiuso, d'estate in frigo. Cinque minuti in padella o in forno ravvivano nocciole e mandorle. Prugne e albicocche si ammorbidiscono in acqua tiepida.",
  "frutta-e-verdura/verdura":
    "Per non sprecare, cuoci subito le foglie e tieni per ultimi radici, zucche e cavoli. La verdura a foglia dura di più asciutta, avvolta in carta da cucina dentro il cassetto; pomodori, patate e cipolle stanno fuori dal frigo, le patate al buio. Le parti esterne e i gambi fanno un buon brodo.",
  "frutta-e-verdura/verdura/pomodori-e-ortaggi":
    "Ciliegini e datterini per le insalate e i sughi veloci, ramati e cuore di bue da affettare, zucchine, melanzane e peperoni per la griglia e il forno. I pomodori perdono sapore in frigo: tienili in un piatto, col picciolo verso il basso. Le zucchine piccole e sode hanno meno semi.",
  "frutta-e-verdura/verdura/insalate-fresche":
    "Cespi interi da sfogliare in casa: la lattuga gentile per tutti i giorni, l'iceberg croccante nei panini, il radicchio di Treviso anche alla griglia, il finocchio crudo o gratinato. Lava, asciuga bene e riponi in un contenitore con un foglio di carta: le foglie restano croccanti quattro o cinque giorni.",
  "frutta-e-verdura/verdura/insalate-e-verdure-pronte":
    "Già lavate e tagliate, per una cena in cinque minuti: rucola sulla pizza, spinacino nel frullato, carote julienne nell'insalata di riso. Controlla la data, tienile nella parte più fredda del frigo e, aperta la busta, consumale in giornata. Condisci all'ultimo, prima il sale e poi l'olio.",
  "frutta-e-verdura/verdura/patate-cipolle-e-aglio":
    "Le patate a pasta gialla tengono la cottura e vanno bene fritte, al forno e in insalata; quelle a pasta bianca si schiacciano per gnocchi e purè. Le novelle si cuociono con la buccia. Tienile al buio e lontane dalle cipolle, che le fanno germogliare. L'aglio vuole un posto asciutto e arieggiato.",
  "frutta-e-verdura/verdura/cavoli-zucche-e-radici":
    "La verdura dei mesi freddi: cavolo nero per la ribollita, verza per gli involtini, zucca Delica per il forno e mantovana per i tortelli. La zucca intera dura settimane, tagliata quattro giorni in frigo. Un pezzo di pane nell'acqua attenua l'odore dei cavoli; carote e barbabietole si conservano senza le foglie.",
  "frutta-e-verdura/verdura/spinaci-fagiolini-e-carciofi":
    "Da pulire con calma e da cuocere poco. I carciofi si tengono in acqua e limone mentre li mondi; i fagiolini sono cotti quando piegano senza spezzarsi, e un tuffo in acqua fredda li lascia verdi. Gli spinaci si riducono a un quarto: calcola tre etti crudi a testa. Le cime di rapa vogliono le orecchiette.",
  "frutta-e-verdura/verdura/funghi-e-tartufi":
    "Champignon per tutti i giorni, pleurotus alla griglia come bistecche, misto con porcini per risotti e tagliatelle. I funghi si puliscono con un panno umido, mai a mollo, e si conservano nel sacchetto di carta. Il tartufo si spazzola e si affetta crudo sul piatto caldo; in frigo, nel riso, dura pochi giorni.",
  "frutta-e-verdura/verdura/erbe-aromatiche-e-germogli":
    "Basilico e prezzemolo in mazzo stanno in un bicchiere d'acqua, come fiori; rosmarino e salvia in frigo avvolti nella carta. Le piantine in vaso vogliono luce e acqua dal sottovaso. Le foglie tenere si aggiungono a fuoco spento, quelle dure in cottura. Quel che avanza si trita e si congela nell'olio.",
  "frutta-e-verdura/legumi-e-verdure-cotte":
    "Verdure già cotte e creme fresche da aprire e portare in tavola: il contorno di una sera in cui non si cucina, il pranzo in ufficio, l'antipasto con due crostini. Si conservano in frigo e, una volta aperte, si finiscono in due giorni. Un filo d'olio crudo e del limone bastano a condirle.",
  "frutta-e-verdura/legumi-e-verdure-cotte/verdure-cotte-e-al-vapore":
    "Cotte e confezionate, si scaldano in padella o al microonde mentre apparecchi. Gli spinaci entrano in frittate, ripieni e gnocchi; le barbabietole, già condite, fanno insalata con yogurt e noci; le patate lessate si ripassano con rosmarino. Il vapore lascia colore e consistenza: non serve cuocerle ancora.",
  "frutta-e-verdura/legumi-e-verdure-cotte/hummus-salse-e-dip-freschi":
    "Per intingere verdure crude, grissini e pane pita, o da spalmare al posto della maionese. L'hummus di ceci sta bene con paprica e olio, il guacamole con il lime, lo tzatziki con le carni alla griglia. Toglili dal frigo dieci minuti prima; aperti, durano tre giorni ben coperti.",
};
