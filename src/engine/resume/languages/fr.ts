import { defineWords } from './_words.ts'

export default defineWords({
  name: 'Français',
  tag: 'fr-FR',
  months: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  shortMonths: 'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.',
  present: 'aujourd’hui',
  sections: {
    summary: 'Profil',
    experience: 'Expérience professionnelle',
    education: 'Formation',
    skills: 'Compétences',
    projects: 'Projets',
    certifications: 'Certifications',
    languages: 'Langues',
  },
  contacts: { email: 'E-mail', phone: 'Téléphone', location: 'Lieu', website: 'Site web' },
  resume: 'CV',
  letter: 'Lettre de motivation',
  // A preposition would have to know whether the name begins with a vowel.
  portrait: { alone: 'Portrait', of: 'Portrait :' },
})
