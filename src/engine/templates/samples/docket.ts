import { defineSample } from './define-sample.ts'

export const sample = defineSample('docket', {
  person: {
    firstName: 'Julian',
    lastName: 'Brooks',
    professionalTitle: 'Corporate Associate',
    email: 'julian.brooks@example.com',
    phone: '+1 212 555 0156',
    location: 'New York, New York',
    linkedin: 'linkedin.com/in/julian-brooks',
    summary:
      'Corporate associate with six years of mergers, financings and fund formation. Has run diligence and drafted principal agreements in 31 closed transactions worth $5.4 billion, and manages junior teams to deadline. Admitted in New York and Massachusetts; works in English and French.',
  },
  experiences: [
    {
      company: 'Whitlock Sayre LLP',
      position: 'Associate, Corporate',
      location: 'New York, New York',
      startDate: '2021-09',
      points: [
        'Draft and negotiate purchase agreements and disclosure schedules in mid-market acquisitions.',
        'Managed diligence for a $740 million hospital-services merger: nine associates, 14,000 documents.',
        'Closed 19 transactions for strategic and private-equity clients, four as day-to-day lead.',
        'Train six juniors in drafting; wrote the group’s checklist for signing and closing.',
      ],
    },
    {
      company: 'Pruitt & Langley LLP',
      position: 'Associate, Finance and Funds',
      location: 'Boston, Massachusetts',
      startDate: '2019-09',
      endDate: '2021-08',
      points: [
        'Prepared credit agreements in 12 financings of $40 to $310 million and formed six private funds.',
        'Gave 160 hours of pro bono advice to tenants’ cooperatives.',
        'Ran the closing binder for a $92 million fund with 31 investors.',
      ],
    },
    {
      company: 'Commonwealth Appeals Court',
      position: 'Judicial Intern',
      location: 'Boston, Massachusetts',
      startDate: '2017-06',
      endDate: '2017-08',
      points: ['Researched and drafted bench memoranda in commercial and insurance appeals.'],
    },
  ],
  education: [
    {
      institution: 'Boston University School of Law',
      degree: 'Juris Doctor',
      field: 'Law',
      location: 'Boston, Massachusetts',
      startDate: '2016-08',
      endDate: '2019-05',
      description: 'Cum laude; senior editor of the business law review.',
    },
    {
      institution: 'Howard University',
      degree: 'Bachelor of Arts',
      field: 'Economics',
      location: 'Washington, DC',
      startDate: '2012-08',
      endDate: '2016-05',
      description: 'Magna cum laude; Phi Beta Kappa.',
    },
  ],
  skills: {
    Practice: ['Mergers and acquisitions', 'Credit agreements', 'Fund formation', 'Due diligence'],
    Tools: ['Westlaw', 'Practical Law', 'Datasite', 'Litera Compare'],
  },
  certifications: [
    ['Bar admission, New York', 'Appellate Division, First Department', '2021-11'],
    ['Bar admission, Massachusetts', 'Supreme Judicial Court', '2019-12'],
  ],
  arrangement: { dates: 'short' },
})
