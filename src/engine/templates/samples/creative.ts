import { defineSample } from './define-sample.ts'
import { portraits } from './portraits.gen.ts'

export const sample = defineSample('creative', {
  person: {
    firstName: 'Chloé',
    lastName: 'Lambert',
    professionalTitle: 'Events and Social Media Manager',
    email: 'chloe.lambert@example.com',
    phone: '+33 6 39 98 12 47',
    location: 'Lyon, France',
    website: 'https://chloe-lambert.example.com',
    summary:
      'Marketing manager for festivals, food brands and city events, with eight years of campaigns and 60 live events behind her. Plans the calendar, buys the media, and reports on cost per visitor the morning after.',
    profileImage: portraits.c,
  },
  experiences: [
    {
      company: 'Festival Rive Claire',
      position: 'Events and Social Media Manager',
      location: 'Lyon',
      startDate: '2021-03',
      points: [
        'Grew paid attendance from 18,400 to 27,900 in three editions at 22% less cost per visitor.',
        'Lead a team of four and a yearly budget of €540,000.',
        'Signed eleven sponsors, who now pay 38% of the cost.',
      ],
    },
    {
      company: 'Agence Petit Matin',
      position: 'Social Media Manager',
      location: 'Lyon',
      startDate: '2018-09',
      endDate: '2021-02',
      points: [
        'Ran channels for nine clients with 310,000 followers.',
        'Raised engagement from 1.8% to 4.3% with formats planned a quarter ahead.',
      ],
    },
    {
      company: 'Maison Bellerive',
      position: 'Communications Assistant',
      location: 'Grenoble',
      startDate: '2017-02',
      endDate: '2018-08',
      points: ['Ran 12 tastings and a newsletter for 22,000 readers.', 'Built the press list that is still in use.'],
    },
  ],
  education: [
    {
      institution: 'Université Lumière Lyon 2',
      degree: 'Master of Arts',
      field: 'Communication and Media',
      location: 'Lyon',
      startDate: '2014-09',
      endDate: '2016-09',
    },
  ],
  certifications: [['Digital Marketing Certificate', 'Institut du Numérique de Lyon', '2019-06']],
  skills: {
    Marketing: ['Campaign planning', 'Paid social', 'Sponsorship', 'Venue negotiation'],
    Tools: ['Google Analytics 4', 'Canva', 'Premiere Pro'],
  },
  languages: { French: 'Native', English: 'Fluent', Italian: 'Conversational' },
  arrangement: { dates: 'short' },
})
