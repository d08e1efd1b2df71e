import { defineSample } from './define-sample.ts'
import { portraits } from './portraits.gen.ts'

export const sample = defineSample('launch', {
  person: {
    firstName: 'Aisha',
    lastName: 'Rahman',
    professionalTitle: 'Business Graduate',
    email: 'aisha.rahman@example.com',
    phone: '+60 3 5550 0126',
    location: 'Kuala Lumpur, Malaysia',
    linkedin: 'linkedin.com/in/aisha-rahman',
    summary:
      'Business administration graduate looking for a first role in operations or supply planning. Comfortable with spreadsheets, suppliers and deadlines after an internship in planning and two years of part-time sales. Speaks Malay, English and some Mandarin, and writes clear minutes.',
    profileImage: portraits.i,
  },
  experiences: [
    {
      company: 'Seri Rasa Foods',
      position: 'Supply Planning Intern',
      location: 'Shah Alam, Malaysia',
      startDate: '2024-07',
      endDate: '2024-12',
      points: [
        'Tracked stock of 180 ingredients and reported shortages each morning.',
        'Built an order calendar in Excel that cut urgent orders from nine to four a month.',
      ],
    },
    {
      company: 'Pustaka Bangsar',
      position: 'Part-time Bookseller',
      location: 'Kuala Lumpur, Malaysia',
      startDate: '2022-03',
      endDate: '2024-06',
      points: ['Served customers, received deliveries and closed the till on two evenings a week.'],
    },
  ],
  education: [
    {
      institution: 'Universiti Malaya',
      degree: 'Bachelor of Science',
      field: 'Business Administration',
      location: 'Kuala Lumpur, Malaysia',
      startDate: '2021-10',
      endDate: '2025-07',
      description: 'CGPA 3.72 of 4.00. Final-year project on the shelf life of fresh noodles, tested by one producer.',
    },
  ],
  skills: {
    Office: ['Excel', 'PowerPoint', 'Power BI', 'Minutes and reports'],
    Operations: ['Stock control', 'Order planning', 'Supplier contact', 'Event planning'],
  },
  projects: [
    {
      name: 'Campus Career Fair 2024',
      description: 'Led a committee of twelve: 46 employers, 2,100 visitors, a surplus of RM 8,400.',
    },
  ],
  arrangement: { dates: 'short' },
})
