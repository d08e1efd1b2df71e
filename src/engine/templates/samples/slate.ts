import { defineSample } from './define-sample.ts'

export const sample = defineSample('slate', {
  person: {
    firstName: 'Linh',
    lastName: 'Tran',
    professionalTitle: 'Senior Product Analyst',
    email: 'linh.tran@example.com',
    phone: '+61 3 7010 2418',
    location: 'Melbourne, Australia',
    linkedin: 'linkedin.com/in/linh-tran',
    summary:
      'Product analyst with eight years in subscription software and retail. Designs the experiment, writes the query, and presents the answer with its margin of error. Has run over 130 tests and built the metrics layer two companies use.',
  },
  experiences: [
    {
      company: 'Paperbark Software',
      position: 'Senior Product Analyst',
      location: 'Melbourne, Australia',
      startDate: '2021-07',
      points: [
        'Lead analysis for sign-up and billing, the path of 320,000 paying customers.',
        'Ran 74 experiments; 19 shipped and raised trials by a third.',
        'Defined 40 metrics in one tested layer and retired 215 competing dashboards.',
      ],
    },
    {
      company: 'Yarra Lane Retail',
      position: 'Data Analyst',
      location: 'Melbourne, Australia',
      startDate: '2018-02',
      endDate: '2021-06',
      points: [
        'Forecast demand for 64 stores; error fell from 23% to 14%.',
        'Stopped three promotions that lost A$1.3 million a year.',
      ],
    },
    {
      company: 'Bellbird Research',
      position: 'Graduate Analyst',
      location: 'Sydney, Australia',
      startDate: '2017-01',
      endDate: '2018-01',
      points: ['Weighted and reported 18 household surveys for transport and health clients.'],
    },
  ],
  education: [
    {
      institution: 'University of Melbourne',
      degree: 'Bachelor of Science',
      field: 'Statistics',
      location: 'Melbourne, Australia',
      startDate: '2013-02',
      endDate: '2016-11',
    },
  ],
  skills: {
    Analysis: ['Experiment design', 'Causal inference', 'Forecasting'],
    Data: ['SQL and dbt', 'Python', 'R'],
    Sharing: ['Dashboards', 'Presenting', 'Mentoring'],
  },
  certifications: [['dbt Analytics Engineering Certification', 'dbt Labs', '2023-03']],
  arrangement: { dates: 'short' },
})
