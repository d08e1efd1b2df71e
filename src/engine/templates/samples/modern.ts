import { defineSample } from './define-sample.ts'
import { portraits } from './portraits.gen.ts'

export const sample = defineSample('modern', {
  person: {
    firstName: 'Omar',
    lastName: 'Haddad',
    professionalTitle: 'Senior Product Manager',
    email: 'omar.haddad@example.com',
    phone: '+971 4 555 0129',
    location: 'Dubai, United Arab Emirates',
    linkedin: 'linkedin.com/in/omar-haddad',
    summary:
      'Product manager with nine years in payments, lending and bank transformation. Ships regulated products with small teams, decides from funnels and customer calls in equal measure, and has taken three products from first interview to profit. Former consultant who still writes the one-page version first.',
    profileImage: portraits.f,
  },
  experiences: [
    {
      company: 'Qantara Pay',
      position: 'Senior Product Manager',
      location: 'Dubai, United Arab Emirates',
      startDate: '2021-08',
      points: [
        'Own merchant payments: 14,200 merchants, AED 3.1 billion a year.',
        'Raised card acceptance from 89.4% to 94.8% with retry rules.',
        'Cut merchant sign-up from six days to one and passed both reviews.',
        'Launched instalments in eight months; 11% of volume in a year.',
      ],
    },
    {
      company: 'Sahl Finance',
      position: 'Product Manager',
      location: 'Amman, Jordan',
      startDate: '2018-10',
      endDate: '2021-07',
      points: [
        'Took a small-business loan from idea to 2,600 customers.',
        'Halved drop-off by reading bank statements instead of 23 fields.',
        'Ran 120 customer interviews and made call listening a habit.',
      ],
    },
    {
      company: 'Marlow Keane Consulting',
      position: 'Consultant, Banking',
      location: 'Dubai, United Arab Emirates',
      startDate: '2016-09',
      endDate: '2018-09',
      points: [
        'Worked on branch, card and data projects for five banks in the Gulf.',
        'Migrated 480,000 card accounts with 0.2% complaints.',
      ],
    },
  ],
  education: [
    {
      institution: 'American University of Beirut',
      degree: 'Bachelor of Engineering',
      field: 'Computing',
      location: 'Beirut, Lebanon',
      startDate: '2012-09',
      endDate: '2016-06',
      description: 'Graduated with distinction.',
    },
  ],
  skills: {
    Product: ['Discovery', 'Roadmaps', 'Experiments', 'Pricing'],
    Payments: ['Acquiring', 'PCI DSS', 'Open banking'],
    Tools: ['SQL', 'Amplitude', 'Jira'],
  },
  languages: { Arabic: 'Native', English: 'Fluent', French: 'Professional' },
  certifications: [['Certified Payments Professional', 'Electronic Transactions Association', '2022-06']],
  arrangement: { dates: 'short' },
})
