import { defineSample } from './define-sample.ts'

export const sample = defineSample('professional', {
  person: {
    firstName: 'Priya',
    lastName: 'Raghunathan',
    professionalTitle: 'Senior Financial Analyst',
    email: 'priya.raghunathan@example.com',
    phone: '+1 614 555 0142',
    location: 'Columbus, Ohio',
    linkedin: 'linkedin.com/in/priya-raghunathan',
    summary:
      'Senior financial analyst with eleven years in freight, manufacturing and food distribution. Owns the planning cycle of a business with $412 million in revenue, delivers the forecast within five working days, and turns cost data into decisions that depot and plant managers act on. Certified public accountant, at home in SQL and financial models.',
  },
  experiences: [
    {
      company: 'Kestrel Point Freight',
      position: 'Senior Financial Analyst',
      location: 'Columbus, Ohio',
      startDate: '2020-09',
      points: [
        'Lead the annual budget and monthly rolling forecast for four regions and 38 cost centers.',
        'Cut the forecast cycle from nine working days to five with one model.',
        'Built the lane-profitability view behind the repricing of 210 contracts, worth $5.3 million.',
        'Review the work of two analysts and train 26 depot managers each quarter.',
      ],
    },
    {
      company: 'Harlow & Finch Manufacturing',
      position: 'Financial Analyst',
      location: 'Dayton, Ohio',
      startDate: '2017-04',
      endDate: '2020-08',
      points: [
        'Prepared the monthly variance analysis for three plants with $96 million in operating cost.',
        'Found $1.7 million in duplicate freight and tooling charges over two years.',
        'Modeled the return on a $14 million press line and met it within four months.',
      ],
    },
    {
      company: 'Brightwater Grocery Supply',
      position: 'Staff Accountant',
      location: 'Cleveland, Ohio',
      startDate: '2014-06',
      endDate: '2017-03',
      points: [
        'Closed the books of 14 entities each month with no late reconciliation in 33 closes.',
        'Automated bank matching with Power Query, saving 12 hours in each close.',
      ],
    },
  ],
  education: [
    {
      institution: 'The Ohio State University',
      degree: 'Bachelor of Science',
      field: 'Finance',
      location: 'Columbus, Ohio',
      startDate: '2010-08',
      endDate: '2014-05',
    },
  ],
  skills: {
    Planning: ['Budgeting', 'Rolling forecasts', 'Variance analysis', 'Scenarios'],
    Accounting: ['US GAAP', 'Month-end close', 'Cost accounting', 'Audit preparation'],
    Tools: ['SQL', 'Power BI', 'Anaplan', 'Excel and Power Query', 'NetSuite'],
  },
  languages: { English: 'Native', Tamil: 'Fluent' },
  certifications: [
    ['Certified Public Accountant (CPA)', 'Accountancy Board of Ohio', '2017-02'],
    ['Certified Corporate FP&A Professional (FPAC)', 'AFP', '2021-11'],
  ],
})
