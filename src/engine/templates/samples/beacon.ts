import { defineSample } from './define-sample.ts'
import { portraits } from './portraits.gen.ts'

export const sample = defineSample('beacon', {
  person: {
    firstName: 'Camila',
    lastName: 'Restrepo',
    professionalTitle: 'Customer Success Manager',
    email: 'camila.restrepo@example.com',
    phone: '+57 604 555 0118',
    location: 'Medellín, Colombia',
    linkedin: 'linkedin.com/in/camila-restrepo',
    summary:
      'Customer success manager with nine years in software sales and account care across Latin America. Looks after 46 accounts worth $4.8 million a year, has held renewals above 94% for three years, and builds the onboarding, health scores and reviews that keep them.',
    profileImage: portraits.b,
  },
  experiences: [
    {
      company: 'Ventanilla Software',
      position: 'Senior Customer Success Manager',
      location: 'Medellín, Colombia',
      startDate: '2021-01',
      points: [
        'Renewals of 94%, 95% and 96% in three years on a portfolio of 46 accounts in five countries.',
        '$620,000 in added annual contracts from usage reviews that showed teams what they were missing.',
        'Time to first value cut from 41 to 19 days with a four-step onboarding now used by all ten managers.',
        'Churn warning eight weeks earlier through a health score built with the data team.',
      ],
    },
    {
      company: 'Ventanilla Software',
      position: 'Account Executive',
      location: 'Bogotá, Colombia',
      startDate: '2018-06',
      endDate: '2020-12',
      points: [
        '112% of quota over ten quarters, closing $2.1 million in new annual contracts.',
        'Largest retail client of 2020: 180 stores after a pilot of six.',
        'Sales cycle down from 74 to 58 days by bringing security answers to the first meeting.',
      ],
    },
    {
      company: 'Grupo Alameda Inmobiliaria',
      position: 'Sales Adviser',
      location: 'Bogotá, Colombia',
      startDate: '2016-02',
      endDate: '2018-05',
      points: [
        '83 apartments sold in 28 months, second of 17 advisers.',
        'Referrals up to a third of sales through a call three months after each handover.',
      ],
    },
  ],
  education: [
    {
      institution: 'Universidad EAFIT',
      degree: 'Bachelor of Science',
      field: 'Business Administration',
      location: 'Medellín, Colombia',
      startDate: '2011-01',
      endDate: '2015-12',
    },
  ],
  skills: {
    Accounts: ['Renewals', 'Onboarding', 'Health scoring', 'Forecasting'],
    Tools: ['Salesforce', 'Gainsight', 'Looker'],
  },
  languages: { Spanish: 'Native', English: 'Fluent', Portuguese: 'Conversational' },
  certifications: [
    ['Certified Customer Success Manager, Level 2', 'SuccessCOACHING', '2022-04'],
    ['Salesforce Certified Administrator', 'Salesforce', '2020-08'],
  ],
  arrangement: { dates: 'short' },
})
