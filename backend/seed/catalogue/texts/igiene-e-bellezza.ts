import type { CategoryTexts } from "./category-texts";

export const igieneEBellezza: CategoryTexts = {
  "igiene-e-bellezza":
    "Prodotti per ogni giorno, dal sapone alla crema: scegli dal tipo di pelle e di capelli, e guarda sul retro il simbolo del vasetto aperto, che dice per quanti mesi dura dopo l'apertura. Prova quelli nuovi sull'interno del polso. Le confezioni igieniche, una volta aperte, non si possono rendere.",
  "igiene-e-bellezza/corpo-e-viso":
    "Una routine semplice funziona meglio di dieci flaconi: detergere, idratare, proteggere. Acqua tiepida, poco prodotto, asciugare tamponando. D'inverno creme più ricche, d'estate fluide. Sulla pelle arrossata o con allergie note, leggi gli ingredienti della scheda e chiedi al dermatologo o al farmacista prima di provare.",
  "igiene-e-bellezza/corpo-e-viso/bagno-e-doccia":
    "Bagnoschiuma profumati, docciashampoo per la borsa della palestra, sapone liquido per il lavandino e le sue ricariche, Marsiglia solido per mani e bucato a mano, intimo delicato a uso esterno, sali per un bagno lungo. Una noce di prodotto basta. Sapone solido su un portasapone che scola: dura il doppio.",
  "igiene-e-bellezza/corpo-e-viso/creme-e-deodoranti":
    "Crema leggera al mattino e più nutriente la sera, acqua micellare per struccarsi, latte corpo sulla pelle ancora umida, crema mani dopo i piatti. Roll-on, spray o crema: il deodorante si mette sulla pelle pulita e asciutta. Evita il contorno occhi se non è indicato. Tieni i vasetti chiusi, lontano dal sole.",
  "igiene-e-bellezza/capelli-denti-e-rasatura":
    "Ciò che si finisce senza accorgersene: mettilo tra gli abituali. Spazzolino nuovo ogni tre mesi, rasoio appena tira, shampoo secondo la cute e non secondo le punte. I flaconi spray stanno lontani da fiamme e dal calore dell'auto. In viaggio scegli i formati sotto i cento millilitri.",
  "igiene-e-bellezza/capelli-denti-e-rasatura/capelli":
    "Shampoo per capelli secchi, grassi o lavaggi frequenti, balsamo solo sulle lunghezze, maschera una volta a settimana, lacca e gel per la piega. Massaggia la cute con i polpastrelli e sciacqua a lungo. Per la tinta fai la prova di sensibilità due giorni prima, come dice il foglietto, e usa i guanti.",
  "igiene-e-bellezza/capelli-denti-e-rasatura/igiene-orale":
    "Due minuti, due volte al giorno, con setole medie o morbide; filo o scovolino la sera. Per i bambini dentifricio junior, grande quanto un pisello, e un adulto accanto. Il collutorio senza alcol non sostituisce lo spazzolino. In bambù si cambia con la stessa frequenza degli altri. Una visita l'anno completa il resto.",
  "igiene-e-bellezza/capelli-denti-e-rasatura/rasatura-e-depilazione":
    "Acqua calda prima, schiuma o gel per pelli sensibili, lama nel verso del pelo: meno arrossamenti. Dopobarba in balsamo invece che alcolico se la pelle tira. Le strisce vogliono pelle pulita, senza crema, e uno strappo deciso contropelo. Sciacqua il rasoio e lascialo asciugare in verticale; non si presta a nessuno.",
  "igiene-e-bellezza/assorbenti-e-benessere":
    "Quel che serve tenere in bagno e nel cassetto dei medicinali da banco. Controlla le scadenze due volte l'anno. Gli integratori non sostituiscono una dieta varia e non vanno oltre la dose indicata. In gravidanza, con terapie in corso o per un disturbo che dura, parla con il medico o il farmacista.",
  "igiene-e-bellezza/assorbenti-e-benessere/assorbenti-e-incontinenza":
    "Con ali per il giorno, più lunghi per la notte, proteggislip sottili, interni nelle diverse capacità, coppetta riutilizzabile da sterilizzare a ogni ciclo. Scegli l'assorbenza più bassa che ti basta e cambia almeno ogni quattro, sei ore; gli interni mai oltre le otto. Nel cestino, non nel WC. Confronta il prezzo per pezzo.",
  "igiene-e-bellezza/assorbenti-e-benessere/integratori-e-primo-soccorso":
    "Vitamine, magnesio, fermenti: una dose al giorno, quella scritta, lontano dai bambini. Cerotti di più misure, disinfettante cutaneo, termometro digitale: l'essenziale per la casa e per la valigia. Pulisci la ferita con acqua prima di disinfettarla. La melatonina si prende poco prima di dormire. Se qualcosa non passa, serve un medico.",
};
