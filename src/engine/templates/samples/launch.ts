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
    linkedin: 'linkedin.com/in/aisha-rahman-kl',
    summary:
      'Business administration graduate looking for a first role in operations or supply planning. Comfortable with spreadsheets, suppliers and deadlines after two internships and a student fair run for 2,100 visitors. Learns new software quickly and writes clear minutes.',
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
      points: [
        'Served customers, received deliveries and closed the till on two evenings a week.',
        'Trained five new colleagues on the sales system.',
      ],
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
      description:
        'CGPA 3.72 of 4.00; Dean’s List in five semesters; courses in operations, statistics and business law.',
    },
  ],
  skills: {
    Office: ['Excel', 'PowerPoint', 'Power BI', 'Minutes and reports'],
    Operations: ['Stock control', 'Order planning', 'Supplier contact', 'Event planning'],
  },
  languages: { Malay: 'Native', English: 'Fluent', Mandarin: 'Basic' },
  certifications: [['Microsoft Office Specialist: Excel Associate', 'Microsoft', '2024-03']],
  projects: [
    {
      name: 'Campus Career Fair 2024',
      description:
        'Led a committee of twelve students; 46 employers, 2,100 visitors and a surplus of RM 8,400 for the bursary fund.',
    },
    {
      name: 'Final-year project: shelf life of fresh noodles',
      description:
        'Analysed 14 months of returns for a family producer and proposed a two-step delivery plan, which the company tested in May 2025.',
    },
  ],
})
