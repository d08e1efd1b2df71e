import { defineSample } from './define-sample.ts'

export const sample = defineSample('register', {
  person: {
    firstName: 'Patricia',
    lastName: 'Nakamura',
    professionalTitle: 'Program Analyst, GS-0343-13',
    email: 'p.nakamura@example.com',
    phone: '+1 202 555 0171',
    location: 'Washington, DC',
    linkedin: 'linkedin.com/in/pnakamura',
    summary:
      'Program analyst with fourteen years of federal and state service in grants, performance measurement and emergency transport funding. Manages a portfolio of $186 million in awards, writes guidance used by 41 state agencies, and has closed every audit finding assigned. Active Public Trust clearance. Veterans’ preference: not applicable. United States citizen.',
  },
  experiences: [
    {
      company: 'Federal Office of Transport Resilience',
      position: 'Program Analyst',
      location: 'Washington, DC',
      startDate: '2019-08',
      opening: 'GS-0343-13, 40 hours a week. Supervisor: Leonard Whitcombe, +1 202 555 0126.',
      points: [
        'Manage a portfolio of 63 discretionary grants worth $186 million for bridges, ferries and evacuation routes in 22 states.',
        'Wrote the merit-review guidance used by 41 state agencies; the share of applications returned as incomplete fell from 34% to 12% in two funding rounds.',
        'Closed 17 of 17 findings from a 2021 inspector general audit within the agreed dates, and drafted the agency response.',
        'Led a working group of eleven analysts that moved grant files into one records system, reducing the time to answer information requests from 29 to 11 days.',
        'Serve as contracting officer’s representative for a $4.2 million contract.',
      ],
    },
    {
      company: 'Federal Office of Transport Resilience',
      position: 'Management and Program Analyst',
      location: 'Washington, DC',
      startDate: '2015-11',
      endDate: '2019-07',
      opening: 'GS-0343-11/12, 40 hours a week. Supervisor: Carol Abernathy, +1 202 555 0192.',
      points: [
        'Reviewed 240 payment requests a year for allowability and returned $1.3 million.',
        'Built the risk score used to select 30 recipients a year for site visits.',
        'Deployed twice to regional offices after hurricanes, processing 118 awards.',
        'Prepared testimony and answers for the record on two appropriations hearings.',
        'Trained 75 state grant managers in cost principles in twelve workshops.',
      ],
    },
    {
      company: 'Maryland Bureau of Local Roads',
      position: 'Grants Specialist',
      location: 'Annapolis, Maryland',
      startDate: '2011-06',
      endDate: '2015-10',
      opening: 'State Grade 16, 40 hours a week. Supervisor: Ruth Delgado, +1 410 555 0138.',
      points: [
        'Administered 85 county grants for road safety worth $27 million.',
        'Prepared annual federal financial reports with no late filing and no questioned cost.',
        'Reconciled grant ledgers with the state comptroller each month and resolved 96% of differences within ten days.',
        'Visited 40 road projects to verify progress against payment requests.',
        'Drafted plain-language instructions that cut enquiries from counties by about half.',
      ],
    },
  ],
  education: [
    {
      institution: 'George Mason University',
      degree: 'Master of Public Administration',
      field: 'Public Management',
      location: 'Fairfax, Virginia',
      startDate: '2012-08',
      endDate: '2015-05',
      description: '36 semester hours; GPA 3.87 of 4.00. Capstone on indicators for rural transit grants.',
    },
    {
      institution: 'University of Hawaiʻi at Mānoa',
      degree: 'Bachelor of Arts',
      field: 'Political Science',
      location: 'Honolulu, Hawaii',
      startDate: '2007-08',
      endDate: '2011-05',
      description: '120 semester hours; GPA 3.71 of 4.00.',
    },
  ],
  skills: {
    'Grants management': ['2 CFR 200', 'Merit review', 'Cost analysis', 'Closeout', 'Site visits'],
    Analysis: ['Performance measures', 'Risk scoring', 'Program evaluation', 'Briefing senior officials'],
    Systems: ['GrantSolutions', 'Grants.gov', 'Tableau', 'Excel', 'SharePoint'],
  },
  languages: { English: 'Native', Japanese: 'Professional' },
  projects: [
    {
      name: 'Director’s Award for Service to States (2023)',
      description: 'Given for the review guidance and the regional workshops held in its first year.',
    },
    {
      name: 'Best Paper, Grants Managers’ Forum (2021)',
      description: 'Co-author of a paper on indicators of resilience for recipients with fewer than ten staff.',
    },
    {
      name: 'Special Act Award (2017)',
      description: 'Given for emergency awards processed after two hurricanes, with no payment later questioned.',
    },
  ],
  certifications: [
    ['Certified Grants Management Specialist (CGMS)', 'National Grants Management Association', '2017-10'],
    ['FAC-COR Level II', 'Federal Acquisition Institute', '2020-02'],
    ['Project Management Professional (PMP)', 'Project Management Institute', '2018-06'],
    ['Appropriations Law, 24 hours', 'Graduate School USA', '2016-09'],
  ],
  arrangement: { titles: { projects: 'Awards' }, dates: 'short' },
})
