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
      'Reliable shop and café assistant with two years of busy weekends, never late in the last eighteen months. Good with customers, quick at the till and careful with stock. Seeks an apprenticeship in retail management. Available full-time from September, including evenings and weekends.',
  },
  experiences: [
    {
      company: 'Penny Lane Homeware',
      position: 'Sales Assistant, part-time',
      location: 'Birmingham, United Kingdom',
      startDate: '2024-02',
      points: [
        'Serve up to 120 customers a day and handle card and cash to the penny.',
        'Set out the seasonal window, which the area manager copied in two other shops.',
        'Train new starters on returns and stock checks.',
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
        'Opened the café alone on Sunday mornings after three months.',
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
      description: 'Distinction; project on shelf layout and sales.',
    },
    {
      institution: 'Bournbrook School',
      degree: 'GCSEs',
      field: 'Eight subjects',
      location: 'Birmingham, United Kingdom',
      startDate: '2018-09',
      endDate: '2023-06',
      description: 'Including Mathematics (7), English (6) and Design (8).',
    },
  ],
  skills: {
    'With customers': ['Till and card payments', 'Complaints', 'Product advice'],
    Behind: ['Stock counting', 'Food hygiene', 'Window displays', 'Cash handling'],
  },
  languages: { English: 'Native' },
  certifications: [
    ['Food Safety and Hygiene, Level 2', 'Highfield Qualifications', '2023-05'],
    ['Emergency First Aid at Work', 'St John Ambulance', '2024-10'],
  ],
})
