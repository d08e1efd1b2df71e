import written from '../../resume/languages/it.ts'
import { defineLanguage } from './_words.ts'

export default defineLanguage(written, {
  months: { 9: 'sett' },
  now: 'in corso, presente, attuale, attualmente, ad oggi',
  since: 'dal, da, dallo',
  until: 'fino al, fino a',
  to: 'a, al, fino al',
  headings: {
    contact: 'contatti, dati personali, informazioni personali, contatto, recapiti',
    summary:
      'profilo professionale, profilo personale, chi sono, su di me, presentazione, obiettivo, obiettivo professionale, sintesi',
    experience:
      'esperienza, esperienze, esperienza lavorativa, esperienze lavorative, esperienze professionali, carriera, percorso professionale, tirocini, esperienze di lavoro',
    education:
      'istruzione, formazione, formazione e istruzione, titoli di studio, percorso formativo, studi, formazione accademica, percorso di studi',
    skills:
      'competenze tecniche, competenze professionali, capacità, abilità, conoscenze, competenze informatiche, conoscenze informatiche, capacità e competenze, capacità e competenze personali, capacità e competenze tecniche, capacità e competenze informatiche, capacità e competenze professionali, competenze digitali, competenze personali, strumenti, punti di forza',
    languages: 'altre lingue, altra lingua, lingue straniere, conoscenze linguistiche, competenze linguistiche, lingua',
    certifications:
      'certificati, attestati, abilitazioni, patenti, certificazioni e attestati, corsi, corsi di formazione, corsi e attestati, attestati e corsi, corsi e certificazioni, abilitazioni e corsi, formazione complementare, formazione continua',
    projects: 'progetti personali',
    volunteer: 'volontariato, attività di volontariato',
    awards: 'premi, riconoscimenti, premi e riconoscimenti',
    publications: 'pubblicazioni',
    interests: 'interessi, hobby, passioni, tempo libero',
    references: 'referenze',
    other: 'altro, ulteriori informazioni, informazioni aggiuntive, patente, patente di guida',
  },
  labels: {
    contact: 'telefono cellulare',
    location: 'indirizzo città residenza domicilio',
    name: 'nome cognome',
    title: 'professione ruolo mansione lavoro posizione mestiere occupazione',
    company: 'azienda datore ditta società',
    period: 'periodo anni',
    from: 'dal inizio',
    to: 'fino fine',
    past: 'precedente prima',
    now: 'attuale attualmente ultimo ultima',
    filler: 'e di mio mia completo',
  },
  rows: {
    period: 'date, data',
    company:
      'nome e indirizzo del datore di lavoro, datore di lavoro, azienda, ditta, nome dell’azienda, società, ente',
    position:
      'tipo di impiego, lavoro o posizione ricoperti, posizione ricoperta, posizione, incarico, lavoro o posizione ricoperta, mansione, ruolo, qualifica',
    duties:
      'principali mansioni e responsabilità, principali attività e responsabilità, principali attività, mansioni, attività svolte',
    school:
      'nome e tipo di istituto di istruzione o formazione, nome e tipo di istituto, nome e tipo di organizzazione erogatrice dell’istruzione e formazione, istituto, scuola',
    degree: 'qualifica conseguita, titolo della qualifica rilasciata, titolo di studio, titolo conseguito',
    field: 'principali materie, indirizzo di studi',
    aside: 'tipo di azienda o settore, tipo di attività o settore, settore',
  },
  titles:
    'ingegnere, sviluppatore, sviluppatrice, direttore, direttrice, responsabile, professore, professoressa, insegnante, docente, infermiere, infermiera, cameriere, cameriera, cuoco, cuoca, venditore, venditrice, stagista, tirocinante, impiegato, impiegata, contabile, ragioniere, consulente, assistente, tecnico, operaio, operaia, addetto, addetta, magazziniere, autista, commesso, commessa, segretaria, segretario, architetto, avvocato, medico, farmacista, elettricista, idraulico, saldatore, meccanico, muratore, falegname, parrucchiere, parrucchiera, receptionist, cassiere, cassiera, coordinatore, coordinatrice, programmatore, programmatrice, grafico, grafica, giornalista, traduttore, traduttrice, educatore, educatrice, ricercatore, ricercatrice, geometra, capo, capocantiere, collaboratore, collaboratrice, amministratore, amministratrice, analista, barista, panettiere, pasticcere, agente, operatore, operatrice',
  companies:
    'ospedale, clinica, comune, banca, azienda, studio, gruppo, ristorante, albergo, hotel, negozio, supermercato, officina, agenzia, casa editrice, fondazione, associazione, farmacia, centro, trasporti, servizi, industrie, ministero, assicurazioni, pastificio, cooperativa, laboratorio, scuola, asl, società',
  legalForms: 'spa, srl, srls, snc, sas, scarl',
  schools:
    'università, politecnico, istituto, liceo, scuola, accademia, facoltà, conservatorio, itis, ipsia, ipsseoa, itc, itg, itt, iis, isis, cfp, enaip, ist',
  degrees:
    'laurea, diploma, dottorato, master, maturità, licenza, qualifica, abilitazione, laurea magistrale, laurea triennale, perito, attestato, licenza media, ragioniere, ragioneria, geometra, specializzazione, tirocinio, corso',
  languages:
    'italiano, inglese, francese, tedesco, spagnolo, portoghese, arabo, cinese, giapponese, russo, rumeno, albanese, latino, greco',
  levels:
    'madrelingua, ottimo, buono, discreto, fluente, scolastico, avanzato, intermedio, base, elementare, eccellente, sufficiente, buona conoscenza',
  cities:
    'roma, milano, napoli, torino, palermo, genova, bologna, firenze, bari, catania, venezia, verona, messina, padova, trieste, brescia, parma, taranto, prato, modena, reggio calabria, reggio emilia, perugia, livorno, ravenna, cagliari, foggia, rimini, salerno, ferrara, sassari, latina, monza, siracusa, pescara, bergamo, forlì, trento, vicenza, terni, bolzano, novara, piacenza, ancona, andria, udine, arezzo, cesena, lecce, pesaro, como, pisa, lucca, varese, pavia, cremona, mantova, asti, treviso, lugano',
})
