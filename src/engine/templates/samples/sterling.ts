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
      'General manager of luxury hotels with nineteen years in rooms, food and events. Runs a palace hotel of 92 rooms and 240 staff, speaks with guests every day, and pairs a warm house with exact numbers. Works in Arabic, French and English.',
  },
  experiences: [
    {
      company: 'Dar Zitouna Palace',
      position: 'General Manager',
      location: 'Marrakesh, Morocco',
      startDate: '2018-03',
      points: [
        'Raised average room revenue by 37% against 2019, with occupancy steady at 78%.',
        'Led the €8.6 million renovation while two thirds of the rooms stayed open.',
        'Brought yearly staff turnover from 38% to 17% through training and promotion.',
      ],
    },
    {
      company: 'Hôtel des Quais',
      position: 'Director of Rooms',
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
      points: ['Joined as a receptionist, promoted three times; prepared the opening of 60 villas.'],
    },
  ],
  education: [
    {
      institution: 'EHL Hospitality Business School',
      degree: 'Bachelor of Science',
      field: 'Hospitality Management',
      location: 'Lausanne, Switzerland',
      startDate: '2002-09',
      endDate: '2006-06',
    },
  ],
  skills: {
    Leadership: ['Pre-opening', 'Owner relations', 'Profit and loss'],
    Commercial: ['Revenue management', 'Private events', 'Spa and dining'],
  },
  arrangement: { dates: 'short' },
})
