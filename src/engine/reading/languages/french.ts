import written from '../../resume/languages/fr.ts'
import { defineLanguage } from './_words.ts'

export default defineLanguage(written, {
  months: { 2: 'fevrier, fevr, fév', 8: 'aout', 12: 'decembre' },
  now: "aujourd'hui, présent, actuel, actuellement, en cours, à ce jour, ce jour, maintenant",
  since: 'depuis, dès',
  until: 'jusqu’en, jusqu’à',
  to: 'au, à, jusqu’à, jusqu’en',
  headings: {
    contact: 'coordonnées, contact, informations personnelles, données personnelles, état civil',
    summary:
      'à propos, à propos de moi, profil professionnel, résumé, présentation, objectif, objectif professionnel, accroche, qui suis-je',
    experience:
      'expérience, expériences, expériences professionnelles, parcours professionnel, parcours, stages, emplois, carrière, expérience de travail',
    education:
      'formations, études, diplômes, éducation, formation académique, parcours scolaire, parcours académique, scolarité, cursus, diplômes et formations, formation et diplômes, formations et diplômes',
    skills:
      'compétences techniques, compétences clés, compétences professionnelles, savoir-faire, savoir-être, connaissances, informatique, compétences informatiques, outils, aptitudes, atouts, qualités',
    languages: 'autres langues, langues étrangères, compétences linguistiques',
    certifications:
      'certificats, habilitations, agréments, attestations, attestations et formations, formations complémentaires, formation continue, formations continues, stages et formations, certifications et formations, habilitations et formations, permis et habilitations, permis et certifications',
    projects: 'projets personnels, réalisations',
    volunteer: 'bénévolat, engagement associatif, vie associative, engagements',
    awards: 'prix, distinctions, récompenses',
    publications: 'publications',
    interests: 'loisirs, centres d’intérêt, centre d’intérêt, centres d intérêts, intérêts, passions, hobbies',
    references: 'références',
    other: 'divers, autres, informations complémentaires',
  },
  labels: {
    contact: 'téléphone portable courriel',
    location: 'adresse ville domicile',
    name: 'nom prénom',
    title: 'poste fonction métier emploi',
    company: 'employeur entreprise société',
    period: 'période durée années',
    from: 'depuis début',
    to: 'jusqu fin',
    past: 'précédent précédente ancien ancienne avant',
    now: 'actuel actuelle actuellement dernier dernière',
    filler: 'et complet de mon ma',
  },
  rows: {
    period: 'dates, date, période',
    company: 'nom et adresse de l’employeur, employeur, entreprise, société, nom de l’entreprise',
    position: 'fonction ou poste occupé, fonction, fonction occupée, poste, poste occupé, intitulé du poste',
    duties: 'principales activités et responsabilités, missions, missions principales, tâches',
    school: 'nom et type de l’établissement d’enseignement ou de formation, établissement, école',
    degree: 'intitulé du certificat ou diplôme délivré, diplôme',
    aside: 'type ou secteur d’activité, secteur',
  },
  titles:
    'ingénieur, ingénieure, développeur, développeuse, directeur, directrice, professeur, professeure, enseignant, enseignante, infirmier, infirmière, serveur, serveuse, cuisinier, cuisinière, chef, vendeur, vendeuse, stagiaire, responsable, assistant, assistante, conseiller, conseillère, comptable, chargé, chargée, technicien, technicienne, gestionnaire, secrétaire, conducteur, conductrice, chauffeur, ouvrier, ouvrière, agent, opérateur, opératrice, animateur, animatrice, éducateur, éducatrice, médecin, pharmacien, pharmacienne, avocat, avocate, juriste, architecte, dessinateur, dessinatrice, électricien, plombier, menuisier, maçon, soudeur, mécanicien, boulanger, pâtissier, coiffeur, coiffeuse, hôtesse, réceptionniste, caissier, caissière, magasinier, préparateur, préparatrice, formateur, formatrice, chercheur, chercheuse, rédacteur, rédactrice, traducteur, traductrice, apprenti, apprentie, alternant, alternante, auxiliaire, aide-soignant, aide-soignante, consultant, consultante, adjoint, adjointe, gérant, gérante',
  companies:
    'hôpital, clinique, mairie, banque, société, agence, groupe, entreprise, maison, boulangerie, restaurant, hôtel, chu, ehpad, assurance, assurances, ministère, association, fondation, laboratoire, atelier, garage, pharmacie, éditions, crèche, collectivité',
  legalForms: 'sa, sas, sarl, sasu, eurl, snc, scop',
  schools:
    'université, école, lycée, iut, institut, faculté, ifsi, collège, insa, cfa, greta, afpa, conservatoire, polytechnique, esc, inseec, sciences po, sorbonne, académie, lycées, polyvalente, cégep, cegep, centre de formation, campus, mfr',
  degrees:
    'diplôme, dep, dec, aec, deup, cqp, bt, but, bpa, capa, qualification, titre, cap, bp, bpjeps, licence, maîtrise, baccalauréat, bac, dut, bts, deug, dess, dea, bep, brevet, doctorat, mastère, titre professionnel, certificat, agrégation, capes, habilitation, deust, bachelor, master',
  languages:
    'français, anglais, allemand, espagnol, italien, portugais, arabe, chinois, japonais, russe, néerlandais, polonais, turc, roumain, hébreu, créole, breton, grec, vietnamien',
  levels:
    'langue maternelle, courant, bilingue, intermédiaire, débutant, avancé, notions, bon niveau, scolaire, lu écrit parlé, professionnel',
  cities:
    'paris, marseille, lyon, toulouse, nice, nantes, montpellier, strasbourg, bordeaux, lille, rennes, reims, toulon, saint-étienne, le havre, grenoble, dijon, angers, nîmes, villeurbanne, clermont-ferrand, aix-en-provence, le mans, brest, tours, amiens, limoges, annecy, perpignan, boulogne-billancourt, metz, besançon, orléans, rouen, mulhouse, caen, nancy, saint-denis, argenteuil, montreuil, roubaix, tourcoing, avignon, poitiers, versailles, pau, la rochelle, saint-nazaire, colmar, vannes, quimper, valence, bruxelles, liège, gand, namur, charleroi, lausanne, genève, fribourg, montréal, québec, laval, casablanca, rabat, tunis, alger, dakar, abidjan',
})
