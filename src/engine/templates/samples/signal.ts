import { defineSample } from './define-sample.ts'

export const sample = defineSample('signal', {
  person: {
    firstName: 'Adaeze',
    lastName: 'Nwosu',
    professionalTitle: 'Telecom Project Manager',
    email: 'adaeze@nwosu.example.com',
    phone: '+1 404 555 0173',
    location: 'Atlanta, Georgia',
    website: 'https://nwosu.example.com',
    summary:
      'Project manager who has taken 23 network rollouts from permit to first call, on time in 21 cases. Runs budgets of up to $18 million, keeps crews, councils and carriers on one plan, and writes reports that boards read.',
  },
  experiences: [
    {
      company: 'Peachtree Fiber',
      position: 'Senior Project Manager',
      location: 'Atlanta, Georgia',
      startDate: '2019-10',
      points: [
        'Deliver a $18 million fibre programme past 64,000 homes in eleven counties.',
        'Cut the time from permit to trench from 74 to 41 days with one tracker.',
        'Manage 9 coordinators and 31 subcontracted crews; no lost-time injury.',
      ],
    },
    {
      company: 'Cumberland Wireless',
      position: 'Project Manager',
      location: 'Chattanooga, Tennessee',
      startDate: '2015-03',
      endDate: '2019-09',
      points: ['Upgraded 212 sites to the next generation with no outage over ten minutes.'],
    },
    {
      company: 'Etowah Cable',
      position: 'Field Coordinator',
      location: 'Rome, Georgia',
      startDate: '2012-07',
      endDate: '2015-02',
      points: ['Scheduled 14 installers and brought first-visit success from 78% to 93%.'],
    },
  ],
  education: [
    {
      institution: 'Chattahoochee Technical University',
      degree: 'Bachelor of Science',
      field: 'Telecommunications',
      location: 'Marietta, Georgia',
      startDate: '2008-08',
      endDate: '2012-05',
    },
  ],
  skills: {
    Delivery: ['Rollout planning', 'Permits', 'Vendor contracts', 'Risk registers'],
    Tools: ['MS Project', 'Jira', 'Power BI', 'ArcGIS'],
  },
  languages: { English: 'Native', Igbo: 'Fluent' },
  certifications: [['Project Management Professional', 'Institute for Project Practice', '2017-05']],
  arrangement: { dates: 'short' },
})
