import { defineSample } from './define-sample.ts'

export const sample = defineSample('sterling', {
  person: {
    firstName: 'Nadia',
    lastName: 'Benhaddou',
    professionalTitle: 'Hotel General Manager',
    email: 'nadia.benhaddou@example.com',
    phone: '+212 524 555 016',
    location: 'Marrakesh, Morocco',
    linkedin: 'linkedin.com/in/nadia-benhaddou',
    summary:
      'General manager of luxury hotels with nineteen years in rooms, food and events. Runs a palace hotel of 92 rooms and 240 staff, speaks with guests every day, and pairs a warm house with exact numbers. Two openings and one full renovation delivered on budget.',
  },
  experiences: [
    {
      company: 'Dar Zitouna Palace',
      position: 'General Manager',
      location: 'Marrakesh, Morocco',
      startDate: '2018-03',
      points: [
        'Raised average room revenue by 37% against 2019, with occupancy steady at 78%.',
        'Led the €8.6 million renovation in three phases while two thirds of the rooms stayed open.',
        'Brought yearly staff turnover from 38% to 17% through housing, training and promotion from within.',
      ],
    },
    {
      company: 'Hôtel des Quais',
      position: 'Director of Rooms, later Hotel Manager',
      location: 'Geneva, Switzerland',
      startDate: '2012-05',
      endDate: '2018-02',
      points: [
        'Managed front office, housekeeping and concierge: 110 people and 148 rooms.',
        'Lifted guest satisfaction from 86 to 93 points in four years of independent inspection.',
      ],
    },
    {
      company: 'Al Noor Bay Resort',
      position: 'Front Office Manager',
      location: 'Muscat, Oman',
      startDate: '2006-09',
      endDate: '2012-04',
      points: [
        'Joined as a receptionist and was promoted three times in five years.',
        'Prepared the opening of 60 villas: hiring, procedures and systems for 44 staff.',
      ],
    },
  ],
  education: [
    {
      institution: 'EHL Hospitality Business School',
      degree: 'Bachelor of Science',
      field: 'International Hospitality Management',
      location: 'Lausanne, Switzerland',
      startDate: '2002-09',
      endDate: '2006-06',
    },
  ],
  skills: {
    Leadership: ['Pre-opening', 'Owner relations', 'Profit and loss', 'Team development'],
    Commercial: ['Revenue management', 'Private events', 'Spa and dining'],
    Systems: ['Opera Cloud', 'SynXis', 'STR reports'],
  },
  languages: { Arabic: 'Native', French: 'Native', English: 'Fluent', Spanish: 'Professional' },
  certifications: [
    ['Certified Hotel Administrator (CHA)', 'American Hotel & Lodging Educational Institute', '2017-04'],
  ],
})
