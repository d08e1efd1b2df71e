import written from '../../resume/languages/de.ts'
import { defineLanguage } from './_words.ts'

export default defineLanguage(written, {
  months: { 1: 'jänner', 2: 'feber', 3: 'maerz, mrz, mär', 6: 'jun', 7: 'jul', 9: 'sep' },
  now: 'aktuell, laufend, jetzt, dato, gegenwärtig, derzeit',
  since: 'seit, ab',
  until: 'bis',
  to: 'bis',
  headings: {
    contact: 'kontakt, kontaktdaten, persönliche daten, persönliche angaben, zur person',
    summary: 'über mich, kurzprofil, persönliches profil, zusammenfassung, berufliches profil, qualifikationsprofil',
    experience:
      'beruflicher werdegang, praxiserfahrung, werdegang, berufspraxis, berufliche erfahrung, berufstätigkeit, praktika, berufliche stationen, praktische erfahrung',
    education:
      'bildung, bildungsweg, studium, schulbildung, akademische ausbildung, ausbildung und studium, schulische ausbildung, hochschulbildung, aus- und weiterbildung',
    skills:
      'fähigkeiten, kompetenzen, edv-kenntnisse, fachkenntnisse, it-kenntnisse, kenntnisse und fähigkeiten, fähigkeiten und kenntnisse, fachliche kompetenzen, besondere kenntnisse, stärken, qualifikationen, computerkenntnisse',
    languages: 'weitere sprachen, sprachkenntnisse, fremdsprachen',
    certifications:
      'zertifizierungen, zertifikate und lizenzen, lizenzen, bescheinigungen, kurse, weiterbildung, weiterbildungen, fortbildung, fortbildungen, fort- und weiterbildung, fort- und weiterbildungen, weiterbildungen und zertifikate, zertifikate und weiterbildungen, kurse und zertifikate, lehrgänge, seminare, schulungen, scheine',
    projects: 'ausgewählte projekte',
    volunteer: 'ehrenamt, ehrenamtliches engagement, engagement, ehrenamtliche tätigkeiten',
    awards: 'auszeichnungen, preise, ehrungen',
    publications: 'veröffentlichungen, publikationen',
    interests: 'interessen, hobbys, hobbies, interessen und hobbys, freizeit',
    references: 'referenzen',
    other: 'sonstiges, führerschein, mitgliedschaften',
  },
  labels: {
    contact: 'telefon handy mobil kontakt',
    location: 'adresse anschrift wohnort ort stadt',
    name: 'vorname nachname familienname',
    title: 'beruf stelle tätigkeit funktion berufsbezeichnung',
    company: 'arbeitgeber firma unternehmen betrieb',
    period: 'zeitraum dauer jahre datum',
    from: 'seit beginn eintritt',
    to: 'bis ende austritt',
    past: 'vorheriger vorherige früherer frühere ehemaliger voriger vorige vorher',
    now: 'aktuell aktueller aktuelle derzeitiger derzeitige jetziger jetzige letzter letzte',
    filler: 'mein meine als',
  },
  rows: {
    period: 'zeitraum, datum, von – bis, dauer',
    company: 'name und adresse des arbeitgebers, arbeitgeber, firma, unternehmen, betrieb, dienstgeber',
    position: 'beruf oder funktion, funktion, position, stelle, tätigkeit als, tätigkeit',
    duties: 'wichtigste tätigkeiten und zuständigkeiten, tätigkeiten, aufgaben, hauptaufgaben, aufgabenbereich',
    school:
      'name und art der bildungs- oder ausbildungseinrichtung, bildungseinrichtung, schule, hochschule, ausbildungsbetrieb',
    degree: 'bezeichnung der erworbenen qualifikation, abschluss',
    field: 'fachrichtung, studiengang',
    aside: 'tätigkeitsbereich oder branche, branche',
  },
  titles:
    'ingenieur, ingenieurin, entwickler, entwicklerin, leiter, leiterin, lehrer, lehrerin, krankenschwester, krankenpfleger, pfleger, pflegerin, pflegefachkraft, fahrer, fahrerin, koch, köchin, kellner, kellnerin, verkäufer, verkäuferin, berater, beraterin, kaufmann, kauffrau, geschäftsführer, geschäftsführerin, mitarbeiter, mitarbeiterin, praktikant, praktikantin, werkstudent, werkstudentin, sachbearbeiter, sachbearbeiterin, referent, referentin, buchhalter, buchhalterin, einkäufer, einkäuferin, erzieher, erzieherin, arzt, ärztin, assistent, assistentin, meister, elektriker, tischler, schlosser, mechaniker, mechatroniker, monteur, lagerist, disponent, architekt, architektin, sekretär, sekretärin, bürokraft, fachkraft, fachinformatiker, industriekaufmann, industriekauffrau, bankkaufmann, bankkauffrau, teamleiter, projektleiter, projektleiterin, vertriebsleiter, auszubildender, auszubildende, redakteur, redakteurin, techniker, technikerin, verwaltungsangestellte, verwaltungsfachangestellte, wissenschaftler, wissenschaftlerin, steuerberater, rechtsanwalt, rechtsanwältin, apotheker, apothekerin',
  companies:
    'krankenhaus, klinik, klinikum, stadt, gemeinde, verein, verlag, bank, sparkasse, versicherung, werke, maschinenbau, brauerei, bäckerei, gruppe, handel, logistik, praxis, kanzlei, stiftung, ministerium, stadtwerke, universitätsklinikum, autohaus, apotheke, kindertagesstätte, kita, agentur',
  legalForms: 'gmbh, ag, kg, ohg, ug, gbr, kgaa',
  schools:
    'universität, hochschule, fachhochschule, gymnasium, realschule, berufsschule, berufskolleg, kolleg, technische universität, akademie, schule, gesamtschule, hauptschule, oberschule, fachschule, berufsbildende, fachseminar, bildungszentrum, berufsakademie, volkshochschule, lehrbetrieb, htl, hak, borg, fh, th, tu, uni, ihk, hwk, lyzeum, kantonsschule, handelsschule',
  degrees:
    'ausbildung, abitur, fachabitur, mittlere reife, diplom, magister, meisterbrief, staatsexamen, promotion, lehre, umschulung, leistungskurs, fachhochschulreife, realschulabschluss, hauptschulabschluss, facharbeiter, matura, reifeprüfung, meister, industriemeister, fachwirt, fachwirtin, betriebswirt, betriebswirtin, gesellenbrief, weiterbildung, volontariat, fachabi, hochschulreife, techniker, erstes staatsexamen, habilitation, bachelorstudium, masterstudium',
  languages:
    'deutsch, englisch, französisch, spanisch, italienisch, russisch, türkisch, polnisch, niederländisch, portugiesisch, arabisch, chinesisch, japanisch, tschechisch, ungarisch, rumänisch, kroatisch, griechisch, schwedisch, latein, ukrainisch, persisch',
  levels:
    'muttersprache, muttersprachler, fließend, fliessend, verhandlungssicher, grundkenntnisse, gute kenntnisse, sehr gut, gut, konversationssicher, fortgeschritten, anfänger',
  cities:
    'berlin, hamburg, münchen, köln, frankfurt am main, frankfurt, stuttgart, düsseldorf, leipzig, dortmund, essen, bremen, dresden, hannover, nürnberg, duisburg, bochum, wuppertal, bielefeld, bonn, münster, karlsruhe, mannheim, augsburg, wiesbaden, mönchengladbach, gelsenkirchen, aachen, braunschweig, kiel, chemnitz, halle, magdeburg, freiburg, krefeld, mainz, lübeck, erfurt, oberhausen, rostock, kassel, potsdam, saarbrücken, hamm, ludwigshafen, oldenburg, osnabrück, leverkusen, heidelberg, darmstadt, regensburg, ingolstadt, würzburg, wolfsburg, ulm, göttingen, jena, wien, graz, linz, salzburg, innsbruck, klagenfurt, zürich, basel, bern, genf, luzern, winterthur, st gallen',
})
