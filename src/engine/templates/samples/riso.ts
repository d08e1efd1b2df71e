import { defineSample } from './define-sample.ts'

export const sample = defineSample('riso', {
  person: {
    firstName: 'Mateus',
    lastName: 'Albuquerque',
    professionalTitle: 'Illustrator and Motion Designer',
    email: 'oi@mateus-albuquerque.example.com',
    phone: '+55 11 5550 0192',
    location: 'São Paulo, Brazil',
    linkedin: 'linkedin.com/in/mateus-albuquerque',
    website: 'https://mateus-albuquerque.example.com',
    summary:
      'Illustrator and motion designer for publishers, museums and newsrooms, with ten years of deadlines met. Has drawn 26 books and over 300 editorial pieces, animates his own drawings, and prepares files for offset and two-colour printing so that the press has no questions.',
  },
  experiences: [
    {
      company: 'Estúdio Mangue',
      position: 'Lead Illustrator and Co-founder',
      location: 'São Paulo, Brazil',
      startDate: '2019-06',
      points: ['Direct a studio of four with 70 commissions a year, and drew eight books sold 145,000 times.'],
    },
    {
      company: 'Folha da Serra',
      position: 'Staff Illustrator',
      location: 'Belo Horizonte, Brazil',
      startDate: '2015-08',
      endDate: '2019-05',
      points: ['Drew five pieces a week and introduced animated loops, used in 120 articles in a year.'],
    },
    {
      company: 'Editora Caju',
      position: 'Production Designer',
      location: 'Belo Horizonte, Brazil',
      startDate: '2013-07',
      endDate: '2015-07',
      points: ['Laid out 32 titles, checked proofs at the printer and kept reprint errors at zero.'],
    },
  ],
  education: [
    {
      institution: 'Escola Guignard, UEMG',
      degree: 'Bachelor of Arts',
      field: 'Visual Arts',
      location: 'Belo Horizonte, Brazil',
      startDate: '2009-02',
      endDate: '2013-06',
    },
  ],
  skills: {
    Illustration: ['Picture books', 'Editorial'],
    'Motion and tools': ['Hand-drawn animation', 'Two-colour printing', 'After Effects', 'InDesign'],
  },
  languages: { Portuguese: 'Native', English: 'Fluent', Spanish: 'Professional' },
  projects: [
    {
      name: 'O rio que guarda nomes',
      description: 'Picture book, 48 pages, written and drawn; regional children’s book award, 2023.',
    },
  ],
  arrangement: { dates: 'short' },
})
