import { defineWords } from './_words.ts'

export default defineWords({
  name: 'Polski',
  tag: 'pl-PL',
  months: 'styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień',
  shortMonths: 'sty lut mar kwi maj cze lip sie wrz paź lis gru',
  present: 'obecnie',
  sections: {
    summary: 'Profil zawodowy',
    experience: 'Doświadczenie zawodowe',
    education: 'Wykształcenie',
    skills: 'Umiejętności',
    projects: 'Projekty',
    certifications: 'Certyfikaty',
    languages: 'Języki',
  },
  contacts: { email: 'E-mail', phone: 'Telefon', location: 'Lokalizacja', website: 'Strona internetowa' },
  resume: 'CV',
  letter: 'List motywacyjny',
  // A name after a preposition would have to be declined.
  portrait: { alone: 'Portret', of: 'Portret:' },
})
