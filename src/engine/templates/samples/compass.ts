import { defineSample } from './define-sample.ts'

export const sample = defineSample('compass', {
  person: {
    firstName: 'Jayden',
    lastName: 'Clarke',
    professionalTitle: 'Retail and Hospitality Assistant',
    email: 'jayden.clarke@example.com',
    phone: '+44 121 496 0148',
    location: 'Birmingham, United Kingdom',
    summary:
      'Reliable shop and café assistant with two years of busy weekends, never late in the last eighteen months. Quick at the till and careful with stock. Seeks an apprenticeship in retail management. Available full-time from September, including evenings and weekends.',
  },
  experiences: [
    {
      company: 'Penny Lane Homeware',
      position: 'Sales Assistant, part-time',
      location: 'Birmingham, United Kingdom',
      startDate: '2024-02',
      points: [
        'Serve up to 120 customers a day and handle card and cash to the penny.',
        'Set out the window display that two other shops copied.',
      ],
    },
    {
      company: 'The Corner Kettle',
      position: 'Café Assistant',
      location: 'Solihull, United Kingdom',
      startDate: '2023-05',
      endDate: '2024-01',
      points: [
        'Took orders, made drinks and kept the kitchen at a five-star hygiene rating.',
        'Opened the café alone on Sundays after three months.',
      ],
    },
  ],
  education: [
    {
      institution: 'South Birmingham Sixth Form',
      degree: 'BTEC Level 3',
      field: 'Business',
      location: 'Birmingham, United Kingdom',
      startDate: '2023-09',
      endDate: '2025-06',
      description: 'Distinction. GCSEs in eight subjects, including Mathematics (7) and English (6).',
    },
  ],
  skills: {
    'With customers': ['Till and card payments', 'Product advice'],
    'Behind the counter': ['Stock counting', 'Food hygiene'],
  },
  certifications: [['Food Safety and Hygiene, Level 2', 'Highfield Qualifications', '2023-05']],
  arrangement: { dates: 'short' },
})
