import { defineWords } from './_words.ts'

export default defineWords({
  name: 'Deutsch',
  tag: 'de-DE',
  months: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
  shortMonths: 'Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.',
  present: 'heute',
  sections: {
    summary: 'Profil',
    experience: 'Berufserfahrung',
    education: 'Ausbildung',
    skills: 'Kenntnisse',
    projects: 'Projekte',
    certifications: 'Zertifikate',
    languages: 'Sprachen',
  },
  contacts: { email: 'E-Mail', phone: 'Telefon', location: 'Wohnort', website: 'Website' },
  resume: 'Lebenslauf',
  letter: 'Anschreiben',
  portrait: { alone: 'Porträt', of: 'Porträt von' },
})
