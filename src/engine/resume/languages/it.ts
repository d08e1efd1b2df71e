import { defineWords } from './_words.ts'

export default defineWords({
  name: 'Italiano',
  tag: 'it-IT',
  months: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
  shortMonths: 'gen feb mar apr mag giu lug ago set ott nov dic',
  present: 'oggi',
  sections: {
    summary: 'Profilo',
    experience: 'Esperienza professionale',
    education: 'Istruzione e formazione',
    skills: 'Competenze',
    projects: 'Progetti',
    certifications: 'Certificazioni',
    languages: 'Lingue',
  },
  contacts: { email: 'E-mail', phone: 'Telefono', location: 'Località', website: 'Sito web' },
  resume: 'Curriculum vitae',
  letter: 'Lettera di presentazione',
  portrait: { alone: 'Ritratto', of: 'Ritratto di' },
})
