import { defineSample } from './define-sample.ts'

export const sample = defineSample('clarity', {
  person: {
    firstName: 'Ivana',
    lastName: 'Kovačević',
    professionalTitle: 'Business Systems Analyst',
    email: 'ivana.kovacevic@example.com',
    phone: '+385 1 555 0125',
    location: 'Zagreb, Croatia',
    linkedin: 'linkedin.com/in/ivana-kovacevic',
    summary:
      'Business systems analyst with ten years in telecom billing and enterprise software. Turns vague requests into testable requirements, maps processes that span finance, sales and IT, and stays with a release until the users have stopped asking questions. At home in SAP and Salesforce.',
  },
  experiences: [
    {
      company: 'Medvednica Telekom',
      position: 'Senior Business Systems Analyst',
      location: 'Zagreb, Croatia',
      startDate: '2020-11',
      points: [
        'Lead analysis for a billing replacement: 2.3 million subscribers, 14 interfaces, budget of €9.4 million.',
        'Wrote and agreed 420 requirements with nine departments; change requests after sign-off stayed at 6%.',
        'Cut user acceptance testing from seven weeks to four by linking each test to a requirement and an owner.',
      ],
    },
    {
      company: 'Lumenta Software',
      position: 'Business Analyst',
      location: 'Ljubljana, Slovenia',
      startDate: '2017-03',
      endDate: '2020-10',
      points: [
        'Gathered requirements for a subscription platform sold to 36 mid-size companies in five countries.',
        'Reduced onboarding of a new client from 16 to nine weeks with reusable data-migration templates.',
      ],
    },
    {
      company: 'Adria Insurance Services',
      position: 'Junior Systems Analyst',
      location: 'Zagreb, Croatia',
      startDate: '2015-02',
      endDate: '2017-02',
      points: ['Documented 60 reports and the SQL behind them before a warehouse migration; 23 were retired.'],
    },
  ],
  education: [
    {
      institution: 'University of Zagreb',
      degree: 'Master of Science',
      field: 'Information and Business Systems',
      location: 'Zagreb, Croatia',
      startDate: '2009-10',
      endDate: '2014-09',
    },
  ],
  skills: {
    Analysis: ['Requirements', 'Process mapping (BPMN)', 'Gap analysis'],
    Systems: ['SAP BRIM', 'Salesforce', 'Jira'],
    Data: ['SQL', 'Data migration', 'API specifications'],
  },
  languages: { Croatian: 'Native', English: 'Fluent', German: 'Professional' },
  certifications: [
    ['Certified Business Analysis Professional (CBAP)', 'IIBA', '2021-06'],
    ['Salesforce Administrator', 'Salesforce', '2019-04'],
  ],
  arrangement: { dates: 'short' },
})
