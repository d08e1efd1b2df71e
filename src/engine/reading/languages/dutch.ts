import written from '../../resume/languages/nl.ts'
import { defineLanguage } from './_words.ts'

export default defineLanguage(written, {
  months: { 9: 'sept' },
  now: 'nu, huidig, vandaag, op dit moment',
  since: 'sinds, vanaf',
  until: 'tot, tot en met',
  to: 'tot, t/m, tot en met',
  headings: {
    contact: 'contact, contactgegevens, persoonsgegevens, persoonlijke gegevens, gegevens, personalia',
    summary: 'over mij, persoonlijk profiel, samenvatting, wie ben ik, introductie, professioneel profiel',
    experience:
      'ervaring, arbeidsverleden, loopbaan, professionele ervaring, stages, stage-ervaring, carrière, relevante werkervaring',
    education:
      'opleidingen, onderwijs, studie, studies, opleiding en training, scholing, vooropleiding, opleidingen en cursussen',
    skills:
      'competenties, kennis, computervaardigheden, kennis en vaardigheden, it-vaardigheden, softwarekennis, computerkennis, kwaliteiten, sterke punten, kerncompetenties, eigenschappen',
    languages: 'andere talen, talenkennis, taalvaardigheden, taalkennis',
    certifications:
      'certificeringen, diploma’s en certificaten, licenties, rijbewijzen, cursussen, trainingen, cursussen en trainingen, trainingen en cursussen, bijscholing, opleidingen en cursussen, certificaten en cursussen',
    projects: 'persoonlijke projecten',
    volunteer: 'vrijwilligerswerk, vrijwillige activiteiten',
    awards: 'prijzen, onderscheidingen',
    publications: 'publicaties',
    interests: 'interesses, hobby’s, hobbys, vrije tijd, hobby’s en interesses',
    references: 'referenties',
    other: 'overig, overige, rijbewijs, nevenactiviteiten',
  },
  labels: {
    contact: 'telefoon telefoonnummer mobiel',
    location: 'adres woonplaats',
    name: 'naam',
    title: 'functie beroep baan',
    company: 'werkgever bedrijf',
    period: 'periode jaren datum',
    from: 'sinds vanaf begin',
    to: 'tot einde',
    past: 'vorige vorig eerdere voormalige',
    now: 'huidige huidig laatste',
    filler: 'volledige en mijn',
  },
  rows: {
    period: 'data, datum, periode',
    company:
      'naam en adres van werkgever, naam en adres van de werkgever, werkgever, bedrijf, naam werkgever, naam bedrijf, organisatie',
    position: 'beroep of functie, functie',
    duties: 'voornaamste werkzaamheden en verantwoordelijkheden, werkzaamheden, taken',
    school: 'naam en type van de onderwijsinstelling, onderwijsinstelling, school, instelling',
    degree: 'titel van het certificaat of diploma, diploma, opleiding',
    field: 'richting, studierichting',
    aside: 'soort bedrijf of sector, branche, sector',
  },
  titles:
    'ingenieur, ontwikkelaar, directeur, manager, docent, docente, leraar, lerares, verpleegkundige, kok, ober, serveerster, verkoper, verkoopster, adviseur, medewerker, medewerkster, stagiair, stagiaire, projectleider, teamleider, leidinggevende, boekhouder, boekhoudster, accountant, administratief, secretaresse, chauffeur, monteur, elektricien, loodgieter, timmerman, metselaar, lasser, magazijnmedewerker, architect, advocaat, apotheker, werkvoorbereider, uitvoerder, coördinator, begeleider, begeleidster, verzorgende, kapper, kapster, receptionist, receptioniste, kassamedewerker, consultant, programmeur, ontwerper, journalist, vertaler, onderzoeker, planner, inkoper, beheerder, technicus, hoofd, assistent, assistente, vakkenvuller, operator, leerling, hovenier, schilder, bakker',
  companies:
    'ziekenhuis, kliniek, gemeente, bank, bouwgroep, groep, stichting, woonstichting, restaurant, hotel, winkel, supermarkt, garage, adviesbureau, uitgeverij, vereniging, apotheek, transport, ministerie, verzekeringen, zorggroep, thuiszorg, bouwbedrijf, installatietechniek, bedrijf, bureau, kinderopvang, provincie, woningcorporatie',
  legalForms: 'bv, nv, vof',
  schools:
    'universiteit, hogeschool, roc, college, lyceum, gymnasium, academie, instituut, scholengemeenschap, opleidingscentrum, school, conservatorium',
  degrees:
    'bachelor, master, diploma, propedeuse, doctoraal, hbo, mbo, havo, vwo, vmbo, mavo, lbo, mts, hts, heao, meao, mulo, atheneum, doctor, kandidaats, certificaat, getuigschrift',
  languages:
    'nederlands, engels, duits, frans, spaans, italiaans, portugees, turks, arabisch, pools, russisch, chinees, fries, papiaments',
  levels: 'moedertaal, vloeiend, goed, redelijk, matig, basis, uitstekend, gevorderd, beginner, zeer goed',
  cities:
    'amsterdam, rotterdam, den haag, utrecht, eindhoven, groningen, tilburg, almere, breda, nijmegen, apeldoorn, haarlem, arnhem, enschede, amersfoort, zaanstad, zaandam, den bosch, s-hertogenbosch, haarlemmermeer, zwolle, zoetermeer, leeuwarden, leiden, maastricht, dordrecht, ede, alphen aan den rijn, emmen, delft, venlo, deventer, helmond, hilversum, heerlen, amstelveen, oss, hengelo, lelystad, roosendaal, purmerend, gouda, hoorn, vlaardingen, alkmaar, almelo, tiel, assen, middelburg, antwerpen, gent, brussel, brugge, leuven, mechelen, hasselt, kortrijk, oostende, aalst',
})
