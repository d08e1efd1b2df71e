import { defineSample } from './define-sample.ts'

export const sample = defineSample('horizon', {
  person: {
    firstName: 'Aleksi',
    lastName: 'Virtanen',
    professionalTitle: 'IT Support Team Lead',
    email: 'aleksi.virtanen@example.com',
    phone: '+358 9 555 0138',
    location: 'Helsinki, Finland',
    linkedin: 'linkedin.com/in/aleksi-virtanen',
    summary:
      'IT support lead with nine years on the desk and behind it. Runs a team of eight for 1,900 users in four countries, fixes causes before tickets, and writes help pages people find. Patient on the phone and brief in writing.',
  },
  experiences: [
    {
      company: 'Saarinen Cloud Services',
      position: 'IT Support Team Lead',
      location: 'Helsinki, Finland',
      startDate: '2021-02',
      points: [
        'Lead eight specialists who close about 2,400 tickets a month, 78% of them on first contact.',
        'Brought the median time to resolve from 9.5 to 3.8 hours with clear queues and swarming.',
        'Raised user satisfaction from 4.1 to 4.7 of 5 over three years.',
        'Planned the move of 1,900 laptops to Windows 11 in eleven weeks with 14 reported problems.',
      ],
    },
    {
      company: 'Saarinen Cloud Services',
      position: 'Support Specialist',
      location: 'Helsinki, Finland',
      startDate: '2018-05',
      endDate: '2021-01',
      points: [
        'Handled identity, mail and device issues for 40 companies.',
        'Wrote 130 help articles; password tickets fell by 46% in a year.',
        'Automated new-starter accounts with PowerShell: from 50 minutes to six.',
      ],
    },
    {
      company: 'Tampereen Laitehuolto',
      position: 'Service Desk Technician',
      location: 'Tampere, Finland',
      startDate: '2016-06',
      endDate: '2018-04',
      points: ['Repaired and imaged about 25 computers a week for schools.'],
    },
  ],
  education: [
    {
      institution: 'Tampere University',
      degree: 'Bachelor of Science',
      field: 'Information Technology',
      location: 'Tampere, Finland',
      startDate: '2012-08',
      endDate: '2016-05',
    },
  ],
  skills: {
    Support: ['Incident management', 'Knowledge base', 'User training'],
    'Systems and tools': ['Microsoft 365', 'Intune', 'PowerShell', 'ServiceNow'],
  },
  languages: { Finnish: 'Native', English: 'Fluent', Swedish: 'Professional' },
  certifications: [
    ['ITIL 4 Foundation', 'PeopleCert', '2019-09'],
    ['Microsoft 365 Certified: Endpoint Administrator', 'Microsoft', '2023-02'],
  ],
  arrangement: { dates: 'short' },
})
