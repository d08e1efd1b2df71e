import { defineWords } from './_words.ts'

export default defineWords({
  name: 'Português',
  tag: 'pt-BR',
  months: 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro',
  shortMonths: 'jan. fev. mar. abr. maio jun. jul. ago. set. out. nov. dez.',
  ofYear: ' de ',
  present: 'atual',
  sections: {
    summary: 'Perfil',
    experience: 'Experiência profissional',
    education: 'Formação',
    skills: 'Competências',
    projects: 'Projetos',
    certifications: 'Certificações',
    languages: 'Idiomas',
  },
  contacts: { email: 'E-mail', phone: 'Telefone', location: 'Localização', website: 'Site' },
  resume: 'Currículo',
  letter: 'Carta de apresentação',
  portrait: { alone: 'Retrato', of: 'Retrato de' },
})
