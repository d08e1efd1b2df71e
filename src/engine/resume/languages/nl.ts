import { defineWords } from './_words.ts'

export default defineWords({
  name: 'Nederlands',
  tag: 'nl-NL',
  months: 'januari februari maart april mei juni juli augustus september oktober november december',
  shortMonths: 'jan feb mrt apr mei jun jul aug sep okt nov dec',
  present: 'heden',
  sections: {
    summary: 'Profiel',
    experience: 'Werkervaring',
    education: 'Opleiding',
    skills: 'Vaardigheden',
    projects: 'Projecten',
    certifications: 'Certificaten',
    languages: 'Talen',
  },
  contacts: { email: 'E-mail', phone: 'Telefoon', location: 'Woonplaats', website: 'Website' },
  resume: 'Curriculum vitae',
  letter: 'Motivatiebrief',
  portrait: { alone: 'Portret', of: 'Portret van' },
})
