import { loyaltyOperation } from "../../../brand/loyalty";
import { brand, seller } from "../../../brand.config";
import type { SeedPage } from "../types-content";
import { questionsContent } from "./questions";

const page = (
  articleId: number,
  slug: string,
  title: string,
  abstract: string,
  content: string,
  isDraft = false,
): SeedPage => ({
  articleId,
  slug,
  title,
  abstract,
  content: content.replace(/\n\s+/g, " ").trim(),
  isDraft,
});

const dayFormat = new Intl.DateTimeFormat("it", { dateStyle: "long", timeZone: "UTC" });
const italianDay = (day: string) => dayFormat.format(Date.parse(day));

/** As the receipt of a withdrawal has it. */
const RETURNING = `<p>Non serve che tu spedisca nulla: ritiriamo i prodotti alla prossima consegna, o li riporti in negozio entro quattordici giorni. Renderli
     non ti costa nulla. Il rimborso arriva entro quattordici giorni dalla tua comunicazione, sullo stesso mezzo di pagamento.</p>`;

/** Annex I, part B of the Codice del consumo. */
const WITHDRAWAL_FORM = `<h2>Modulo di recesso</h2>
     <p>Al posto della pagina puoi usare il modulo tipo (Codice del consumo, allegato I, parte B), per posta o per e-mail:</p>
     <p>Destinatario: ${seller.legalName}, ${seller.street}, ${seller.postalcode} ${seller.city}, ${seller.email}.<br>
     Con la presente comunico il recesso dal mio contratto di vendita dei seguenti beni: …<br>
     Ordinati il … / ricevuti il …<br>
     Nome del consumatore: …<br>
     Indirizzo del consumatore: …<br>
     Firma (solo se il modulo è inviato su carta): …<br>
     Data: …</p>`;

const IDENTITY = `<p>${seller.legalLine.it} · ${seller.email} · ${seller.phone}</p>`;

export const pages: SeedPage[] = [
  page(
    6201,
    "chi-siamo",
    "Chi siamo",
    "Una madia era il cuore della cucina. Noi siamo una spesa che si fa come una volta, e arriva come oggi.",
    `<p>Madia nasce a Milano nel 2011, in un ex deposito di via Savona, con un banco del pane e quaranta prodotti.
     Oggi i negozi sono sei, in Lombardia, e la spesa online arriva in più di cento comuni.</p>
     <h2>Che cosa vuol dire scegliere</h2>
     <p>Lavoriamo con più di sessanta produttori. Li visitiamo, assaggiamo, concordiamo i prezzi con un anno di anticipo.
     Quando una partita non ci convince, preferiamo dirti che è finita.</p>
     <h2>Come lavoriamo</h2>
     <p>Il pane si impasta alle quattro, il pesce arriva all'alba, la frutta si sceglie a mano. Chi prepara la tua spesa
     è un banconista, non un addetto: se hai scritto «prosciutto sottile», sa che cosa vuol dire.</p>
     ${IDENTITY}`,
  ),
  page(
    6202,
    "spedizioni",
    "Come funziona la consegna",
    "Fasce di due ore, furgoni refrigerati e prezzi scritti prima: la consegna spiegata senza asterischi.",
    `<h2>Consegna a casa</h2>
     <p>Consegniamo dal lunedì al sabato dalle 8 alle 22 e la domenica dalle 10 alle 14, in fasce di due ore. Nei giorni festivi
     valgono gli orari della domenica; il 1° gennaio, a Pasqua, il 25 e il 26 dicembre non consegniamo e i negozi sono chiusi. La consegna costa
     6,90 euro; 4,90 euro da 60 euro di spesa, 2,90 euro da 90 e nulla da 120. Le fasce del primo pomeriggio costano un euro in meno,
     quelle della sera un euro in più. L'ordine minimo è di 40 euro.</p>
     <h2>Ritiro in negozio</h2>
     <p>Prepariamo noi, tu passi. Bastano poche ore di anticipo, da una a cinque secondo il negozio; per la domenica ordini entro il sabato sera. Il ritiro costa 1,90 euro e diventa gratuito da 50 euro di spesa.
     Ordine minimo 20 euro.</p>
     <h2>Locker</h2>
     <p>A Milano Porta Garibaldi e nelle stazioni di Monza e Brescia trovi gli sportelli refrigerati: ricevi un codice e ritiri nella fascia che
     scegli, anche la sera. Ordine minimo 30 euro, ritiro 2,90 euro, gratuito da 70.</p>
     <h2>Prodotti al peso</h2>
     <p>La quantità esatta la fa la bilancia. All'ordine blocchiamo una somma un po' più alta del totale stimato; quando la
     spesa è pesata addebitiamo solo l'importo effettivo e la differenza torna disponibile.</p>
     <h2>Sacchetti</h2>
     <p>Per legge i sacchetti di plastica, anche compostabile, non sono mai gratuiti. Carta 0,15 euro, compostabile 0,20, maxi 0,25. La borsa termica riutilizzabile costa 1,19 euro.</p>`,
  ),
  page(
    6203,
    "condizioni",
    "Condizioni di vendita",
    `Il contratto tra te e ${brand.name}, in parole semplici.`,
    `<h2>Chi vende</h2>
     ${IDENTITY}
     <h2>Come si conclude il contratto</h2>
     <p>Il contratto si conclude quando premi «Ordine con obbligo di pagare». Prima di allora puoi correggere prodotti, quantità,
     indirizzo e orario. Riceverai per e-mail una copia di queste condizioni.</p>
     <h2>Prezzi</h2>
     <p>I prezzi sono IVA inclusa e valgono per il negozio che prepara la tua spesa. Le riduzioni sono calcolate sul prezzo più
     basso degli ultimi trenta giorni. Per i prodotti a peso variabile il prezzo finale dipende dal peso effettivo.</p>
     <h2>Pagamento</h2>
     <p>Accettiamo carte, Satispay, PayPal e altri portafogli online, oppure carte alla consegna e al ritiro; chi può pagare dopo la
     consegna lo legge alla cassa. Con la carta autorizzi il blocco dell'importo indicato,
     maggiorato quando ci sono prodotti da pesare; l'addebito è quello reale.</p>
     <p>I buoni pasto, al massimo otto, si danno alla consegna o al ritiro e pagano i soli alimentari, alcolici esclusi, per una
     spesa superiore a 100 euro: non danno resto, non si accompagnano agli sconti sulla consegna e alla fattura. Se desideri la fattura, chiedila
     nel riepilogo dell'ordine.</p>
     <h2>Consegna e sostituzioni</h2>
     <p>Se un prodotto manca, seguiamo la tua scelta: nessuna sostituzione, un articolo simile oppure un articolo che hai indicato tu.
     Il sostituto non costa mai più di quello che hai ordinato, e alla consegna puoi rifiutarlo.</p>
     <h2>Recesso</h2>
     <p>Dai prodotti non alimentari e non deperibili puoi recedere entro quattordici giorni dalla consegna, senza spiegare il motivo:
     in fondo a ogni pagina trovi <a href="/recesso">Recedi dal contratto qui</a>, anche senza accedere. Per alimenti e bevande il
     recesso è escluso: se arrivano rovinati te li rimborsiamo. Il dettaglio è nella pagina <a href="/page/recesso">Diritto di
     recesso</a>.</p>
     ${RETURNING}
     ${WITHDRAWAL_FORM}
     <h2>Garanzia</h2>
     <p>I prodotti non alimentari hanno la garanzia legale di conformità (Codice del consumo, articoli 128–135-septies): rispondiamo dei
     difetti che si manifestano entro due anni dalla consegna. Scrivici, e il prodotto è riparato, sostituito o rimborsato senza spese.</p>
     <h2>Lampadine, pile e piccoli apparecchi</h2>
     <p>Quando ci compri un apparecchio elettrico o una lampadina, ritiriamo gratis quello vecchio dello stesso tipo, alla consegna o in negozio
     (D.Lgs. 49/2014, articolo 11): scrivici il numero dell'ordine prima della consegna. Le pile esaurite le raccogliamo in negozio; non vanno nei rifiuti comuni.</p>
     <h2>Reclami e controversie</h2>
     <p>Scrivi a ${seller.email}: rispondiamo entro dieci giorni. Per le controversie puoi rivolgerti a un organismo ADR
     iscritto nell'elenco del Ministero delle imprese e del made in Italy. Il foro competente è quello di residenza del consumatore.</p>`,
  ),
  page(
    6204,
    "recesso",
    "Diritto di recesso",
    "Recedere dal contratto qui: due passi, senza telefonate.",
    `<p>Hai quattordici giorni dalla consegna per recedere dall'acquisto di prodotti non alimentari e non deperibili, senza
     spiegarci il motivo. Se restituisci tutto, rimborsiamo anche la consegna.</p>
     ${RETURNING}
     <p>Per alimenti e bevande il recesso è escluso, torte con scritta comprese: se arrivano rovinati te li rimborsiamo.</p>
     <p>Se un prodotto è arrivato guasto, il recesso non serve: scrivici entro due giorni e te lo rimborsiamo.</p>
     <p><a href="/recesso"><strong>Recedi dal contratto qui</strong></a>: indica il tuo nome, il numero dell'ordine e la tua e-mail,
     scegli i prodotti e premi «Conferma recesso». Riceverai subito una ricevuta con data e ora. Non serve accedere.</p>
     ${WITHDRAWAL_FORM}`,
  ),
  page(
    6205,
    "privacy",
    "Informativa sulla privacy",
    "Che cosa sappiamo di te, perché, e come farcelo dimenticare.",
    `<h2>Titolare del trattamento</h2>
     ${IDENTITY}
     <h2>Quali dati e perché</h2>
     <p>Nome, indirizzo, telefono e ordini: servono a eseguire il contratto (articolo 6, paragrafo 1, lettera b, GDPR) e sono conservati per dieci
     anni, come chiede il codice civile; il resto lo cancelliamo con l'account. Senza quelli segnati come obbligatori non possiamo consegnare.
     Marketing e profilazione chiedono due consensi distinti, che puoi revocare in ogni momento dal profilo. Non prendiamo decisioni automatizzate
     che abbiano effetti giuridici. Per ordinare bisogna essere maggiorenni.</p>
     <p>Diete e allergie restano sul tuo dispositivo, se non chiedi di tenerle nell'account: è un tuo consenso, e lo ritiri cancellandole.</p>
     <h2>Chi li vede</h2>
     <p>I nostri addetti, i corrieri e i fornitori di pagamento. Le mappe sono di Google Maps, che può trattare il tuo indirizzo IP fuori dall'Unione europea: le
     carichiamo solo se le apri. Per le notifiche del browser, se le accetti, i messaggi passano dal servizio di chi lo produce.</p>
     <h2>I tuoi diritti</h2>
     <p>Nel profilo, alla voce «I tuoi dati», li correggi, ne scarichi una copia da portare altrove
     ed elimini l'account. Per accedere, limitare, opporti o se non hai un account scrivi a privacy@madia.test; puoi anche presentare
     reclamo al Garante per la protezione dei dati personali.</p>`,
  ),
  page(
    6206,
    "cookie",
    "Cookie",
    "Pochi, e quasi tutti tecnici.",
    `<p>Sono di tre tipi, e con loro le memorie del browser che servono agli stessi scopi. Quelli di analisi e di profilazione ci sono solo con il tuo consenso.</p>
     <h2>Tecnici</h2>
     <p>Tengono il carrello, la sessione e le tue preferenze, e non chiedono consenso. <code>madia_session</code> e <code>madia_in</code> tengono l'accesso e il carrello per sessanta
     giorni, o fino alla chiusura del browser se non chiedi di restare collegato; gli altri durano pochi minuti. Nel browser restano, finché non
     le cancelli, la zona, le ricerche recenti, le opzioni scelte dei prodotti, le diete e la tua scelta sui cookie.</p>
     <h2>Analisi</h2>
     <p>Contano visite e acquisti. Li scrive il gestore di tag di Google (<code>_ga</code>, <code>_gid</code>), se il negozio lo usa: fino a due anni.</p>
     <h2>Profilazione</h2>
     <p>Adattano le offerte e la pubblicità a ciò che guardi e compri (<code>_gcl</code>, <code>_fbp</code>: fino a tre mesi). Li scrivono Google e Meta, se il negozio li usa.</p>
     <h2>La tua scelta</h2>
     <p>Vale sei mesi: fino ad allora non te lo chiediamo più, se le condizioni non cambiano.
     Chiudere la finestra con la X equivale a continuare con i soli cookie tecnici.</p>
     <p>Puoi cambiare idea in qualsiasi momento da «Preferenze cookie» a piè di pagina.</p>`,
  ),
  page(
    6207,
    "accessibilita",
    "Dichiarazione di accessibilità",
    "Vogliamo che chiunque possa fare la spesa qui.",
    `<p>Madia si impegna a rendere il sito conforme alla norma EN 301 549 e alle WCAG 2.1, livello AA, come chiede il D.Lgs. 82/2022.
     Puntiamo alle WCAG 2.2.</p>
     <h2>Stato di conformità</h2>
     <p>Il sito è parzialmente conforme. È stato costruito perché si possa usare con la sola tastiera, con lo screen reader, con il testo ingrandito fino al 400% e, per leggere,
     senza JavaScript per tutte le pagine pubbliche.</p>
     <h2>Che cosa non è ancora accessibile</h2>
     <ul>
     <li>Le pagine dei volantini sono immagini. Ogni offerta è anche un link con nome e prezzo; le altre scritte stampate sull'immagine non hanno un testo alternativo completo (criterio 1.1.1).</li>
     <li>Le mappe sono di Google e con lo screen reader non si esplorano del tutto. Gli stessi negozi e indirizzi sono sempre nell'elenco accanto alla mappa (criteri 1.1.1 e 2.1.1).</li>
     <li>Alcuni video non hanno sottotitoli o audiodescrizione; la ricetta o l'articolo in cui si trovano dicono a parole lo stesso (criteri 1.2.2 e 1.2.5).</li>
     <li>Le foto dei prodotti possono contenere scritte dell'etichetta. Ingredienti, allergeni e avvertenze sono ripetuti nella scheda; le altre scritte no (criterio 1.4.5).</li>
     <li>Le pagine della banca e di chi fornisce l'accesso con altri account non dipendono da noi: al loro posto si può pagare alla consegna e accedere con e-mail e password.</li>
     </ul>
     <h2>Come è stata fatta la verifica</h2>
     <p>È un'autovalutazione: ogni pagina e ogni passo della spesa sono controllati a ogni modifica con strumenti automatici, da 320 a 1280 pixel, e l'acquisto è provato con la sola tastiera.</p>
     <h2>Scrivici</h2>
     <p>Se incontri una difficoltà, raccontacela a accessibilita@madia.test: rispondiamo entro trenta giorni. Se la risposta non ti soddisfa
     puoi rivolgerti all'Agenzia per l'Italia digitale.</p>
     <p>Dichiarazione aggiornata il 22 novembre 2026.</p>`,
  ),
  page(
    6208,
    "contatti",
    "Contatti",
    "Ti rispondiamo noi, non un risponditore.",
    `<p>Servizio clienti: <a href="tel:+390284571320">02 8457 1320</a>, dal lunedì al sabato dalle 8 alle 21.</p>
     <p>E-mail: <a href="mailto:ciao@madia.test">ciao@madia.test</a>. Per un ordine in corso, indica il numero: lo trovi nella conferma.</p>
     [ninja_form id=11]
     ${IDENTITY}`,
  ),
  page(
    6290,
    "domande-frequenti",
    "Domande frequenti",
    "Consegna, pagamento, modifiche, buoni pasto: le risposte che ci chiedi più spesso.",
    questionsContent,
  ),
  page(
    6209,
    "carta-madia",
    brand.cardName,
    "Un bollone ogni dieci euro alla cassa, prezzi dedicati e la lista della spesa sempre in tasca.",
    `<p>La ${brand.cardName} è gratuita: la chiedi in negozio o dal profilo. Alla cassa dei negozi raccogli un bollone ogni 10 euro; qui e in negozio, con i bolloni paghi meno gli articoli segnalati.</p>
     <h2>Regolamento</h2>
     <ul>
     <li>Operazione a premi ai sensi del D.P.R. 430/2001, aperta a chi ha la ${brand.cardName}, dal ${italianDay(loyaltyOperation.firstDay)} al ${italianDay(loyaltyOperation.lastDay)}.</li>
     <li>Punti e bolloni si raccolgono alla cassa dei negozi: un bollone, cioè dieci punti, ogni 10 euro di spesa. La spesa online non ne dà, ma si possono usare. Non danno punti né bolloni gli alcolici, i prodotti per lattanti, i farmaci e i sacchetti.</li>
     <li>I punti di un anno valgono fino al 31 dicembre dell'anno dopo; si usano per primi i più vecchi. Quelli che scadono prima, e quando, sono accanto al saldo, nel profilo.</li>
     <li>I punti diventano buoni spesa a blocchi di 500, premi del catalogo fino a esaurimento, o una donazione a un progetto del tuo negozio. Non si cambiano in denaro e non si cedono.</li>
     <li>Se annulli una spesa pagata anche con i punti, i punti tornano sulla Carta con la scadenza che avevano.</li>
     <li>Il regolamento completo è depositato presso la sede della società, e si può chiedere al servizio clienti.</li>
     </ul>`,
  ),
  page(
    6210,
    "lavora-con-noi",
    "Lavora con noi",
    "Cerchiamo banconisti, non addetti.",
    `<p>Da noi il pane si impasta alle quattro e il pesce arriva all'alba. Insegniamo il mestiere a chi ha voglia di impararlo,
     con un contratto vero e i turni scritti un mese prima.</p>
     [ninja_form id=12]`,
  ),
  page(
    6211,
    "consegna-in-bicicletta",
    "Consegna in bicicletta",
    "Dal prossimo anno, dentro la cerchia dei Bastioni, la spesa piccola arriva pedalando.",
    `<p>Partiamo dal negozio di via Savona con dodici biciclette da carico: fino a venti chili, in novanta minuti, allo stesso prezzo del furgone.</p>
     <p>Le zone e gli orari sono da confermare: questa pagina è una bozza.</p>`,
    true,
  ),
];
