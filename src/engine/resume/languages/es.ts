import { defineWords } from './_words.ts'

export default defineWords({
  name: 'Español',
  tag: 'es-ES',
  months: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  shortMonths: 'ene feb mar abr may jun jul ago sept oct nov dic',
  ofYear: ' de ',
  present: 'actualidad',
  sections: {
    summary: 'Perfil',
    experience: 'Experiencia profesional',
    education: 'Formación',
    skills: 'Competencias',
    projects: 'Proyectos',
    certifications: 'Certificaciones',
    languages: 'Idiomas',
  },
  contacts: { email: 'Correo electrónico', phone: 'Teléfono', location: 'Ubicación', website: 'Sitio web' },
  resume: 'Currículum',
  letter: 'Carta de presentación',
  portrait: { alone: 'Retrato', of: 'Retrato de' },
})
