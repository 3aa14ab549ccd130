import type { CategoryTexts } from "./category-texts";

export const conserveOlioECondimenti: CategoryTexts = {
  "conserve-olio-e-condimenti":
    "È la dispensa che dà sapore al resto. Metti davanti ciò che scade prima, tieni l'olio al buio e le spezie lontane dai fornelli. Con una passata, una scatola di tonno e dei capperi la cena è fatta; con ceci, aglio e rosmarino anche la zuppa. Dopo l'apertura, quasi tutto passa in frigo.",
  "conserve-olio-e-condimenti/pomodoro-e-sughi":
    "Passata liscia per i sughi dei bambini, polpa per la pizza, pelati per il ragù che cuoce a lungo, pesti da non scaldare mai. Un pizzico di zucchero o una carota tolgono l'acidità. Se ne avanza mezza bottiglia, in frigo regge quattro giorni; oppure congelala negli stampi del ghiaccio.",
  "conserve-olio-e-condimenti/pomodoro-e-sughi/passate-polpe-e-pelati":
    "La rustica ha più corpo, la classica è vellutata, la polpa a pezzi cuoce in dieci minuti. Il San Marzano DOP si schiaccia con le mani e dà un sugo denso; i pomodorini in succo vogliono fuoco vivo, con pesce e olive. Il concentrato, un cucchiaino, rinforza stufati e zuppe: in tubetto dura settimane.",
  "conserve-olio-e-condimenti/pomodoro-e-sughi/sughi-pesti-e-ragu":
    "Pronti mentre bolle l'acqua: basilico, arrabbiata, olive e capperi, ragù alla bolognese. Scaldali piano con un goccio di cottura della pasta. Il pesto genovese si allunga a freddo e sta anche con patate e fagiolini; quello rosso sui crostini. La salsa tartufata si dosa a punta di coltello, su uova e risotti.",
  "conserve-olio-e-condimenti/olio-aceto-e-salse":
    "Ciò che si aggiunge alla fine e cambia il piatto. Un olio robusto per zuppe e carni, uno delicato per pesce e dolci, un aceto buono per le insalate, due salse per le patatine. Bottiglie scure, ben chiuse, lontano da luce e calore. Le salse aperte vivono in frigo, con la data segnata sul tappo.",
  "conserve-olio-e-condimenti/olio-aceto-e-salse/olio":
    "L'extravergine italiano per condire a crudo, il classico per cucinare ogni giorno, le DOP di Terra di Bari e del Garda quando l'olio è il protagonista. In etichetta leggi l'anno della raccolta: più è recente, più profuma. Per friggere servono oli che reggono il calore, come arachide o girasole alto oleico. Consumalo entro l'anno.",
  "conserve-olio-e-condimenti/olio-aceto-e-salse/aceto-e-balsamico":
    "Bianco per sottaceti e marinate, rosso per le insalate amare, di mele per chi lo vuole gentile. L'aceto balsamico di Modena IGP si usa a gocce su parmigiano, fragole e arrosti; invecchiato è più dolce e denso, la glassa serve a decorare. Non temono il tempo: bastano un tappo e un ripiano fresco.",
  "conserve-olio-e-condimenti/olio-aceto-e-salse/maionese-ketchup-e-salse":
    "Maionese per tonnato e tramezzini, anche vegana, ketchup e barbecue per la griglia, senape per würstel e vinaigrette, soia per saltare le verdure. La salsa verde accompagna il bollito. Un cucchiaio di yogurt alleggerisce la maionese senza toglierle carattere. Aperte, vanno in frigo e si finiscono in un mese circa.",
  "conserve-olio-e-condimenti/scatolame-e-sottoli":
    "Il pranzo di riserva: proteine, legumi e verdure già pronti, da aprire quando il frigo è vuoto. I legumi si sciacquano sotto l'acqua, il pesce si sgocciola, i sottoli si scolano bene. Su ogni confezione il prezzo al chilo è riferito al peso sgocciolato, così confronti ciò che mangi davvero.",
  "conserve-olio-e-condimenti/scatolame-e-sottoli/tonno-e-pesce-in-scatola":
    "All'olio di oliva per la pasta e le insalate, al naturale per chi conta i grassi, in vetro per vedere i filetti interi. Lo sgombro è saporito e conveniente; le sardine stanno sul pane con burro e limone; le acciughe del Cantabrico si servono da sole. Passa il resto dalla scatola a un contenitore.",
  "conserve-olio-e-condimenti/scatolame-e-sottoli/legumi-e-verdure-in-scatola":
    "Cotti e pronti: borlotti per pasta e fagioli, cannellini con tonno e cipolla, ceci al forno con la paprica, piselli e mais nell'insalata di riso. Scolali e sciacquali, il liquido dei ceci invece si monta come gli albumi. Frullati con un mestolo di brodo diventano una crema in cinque minuti.",
  "conserve-olio-e-condimenti/scatolame-e-sottoli/sottoli-sottaceti-e-capperi":
    "Carciofini e funghi per l'antipasto, cetriolini e giardiniera col bollito, olive nei sughi e sul pesce, capperi al sale da sciacquare due volte. I sottoli vanno sempre coperti d'olio, che poi condisce una pasta fredda. Prendili con una forchetta pulita e tienili in frigo dopo l'apertura: durano più a lungo.",
  "conserve-olio-e-condimenti/sale-spezie-e-brodi":
    "Piccoli vasetti che fanno la differenza. Le spezie intere durano due anni, macinate uno: comprane poche e scrivi la data. Tostale un attimo in padella prima di pestarle. Il sale grosso va nell'acqua, il fino nel piatto. Un brodo pronto salva risotti e zuppe quando non c'è tempo per la pentola.",
  "conserve-olio-e-condimenti/sale-spezie-e-brodi/sale-e-spezie":
    "Sale marino fino e grosso, rosa dell'Himalaya per finire il piatto, pepe da macinare al momento, origano siciliano sulla pizza e nell'insalata di pomodori. Curcuma e curry si sciolgono nell'olio tiepido, così sprigionano il profumo. Vasetti chiusi, al buio, lontano dal vapore della pentola: l'umidità li raggruma.",
  "conserve-olio-e-condimenti/sale-spezie-e-brodi/brodi-dadi-e-preparati":
    "Brodo pronto da scaldare per tortellini e risotti, dadi classici o biologici per insaporire, granulare da dosare a cucchiaini. Assaggia prima di salare: lo sono già. La confezione aperta di brodo si tiene in frigo tre giorni, oppure si versa negli stampi del ghiaccio. Il vegetale sta bene anche nel cuscus.",
};
