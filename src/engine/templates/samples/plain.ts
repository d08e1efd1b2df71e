import { defineSample } from './define-sample.ts'

export const sample = defineSample('plain', {
  person: {
    firstName: 'Michael',
    lastName: 'Torres',
    professionalTitle: 'Warehouse Operations Supervisor',
    email: 'michael.torres@example.com',
    phone: '+1 602 555 0133',
    location: 'Phoenix, Arizona',
    linkedin: 'linkedin.com/in/michael-torres',
    summary:
      'Warehouse supervisor with eleven years in distribution, seven of them leading teams. Responsible for 46 associates and 9,000 orders a day with accuracy of 99.6%. Forklift trainer, member of the site safety committee, and bilingual in English and Spanish.',
  },
  experiences: [
    {
      company: 'Saguaro Distribution',
      position: 'Operations Supervisor',
      location: 'Phoenix, Arizona',
      startDate: '2020-10',
      points: [
        'Lead the second shift: 46 associates, three team leads, receiving to outbound.',
        'Raised units picked per hour from 84 to 103 by re-slotting the 600 fastest items.',
        'Cut recordable injuries from 7 to 2 a year with daily equipment checks.',
      ],
    },
    {
      company: 'Saguaro Distribution',
      position: 'Team Lead, Outbound',
      location: 'Phoenix, Arizona',
      startDate: '2018-04',
      endDate: '2020-09',
      points: [
        'Planned doors for 60 trailers a week; late departures fell from 12% to 4%.',
        'Trained 31 new associates on forklifts and scanners.',
      ],
    },
    {
      company: 'Mesa Home Supply',
      position: 'Warehouse Associate',
      location: 'Mesa, Arizona',
      startDate: '2014-05',
      endDate: '2018-03',
      points: ['Became cycle-count lead in 2016; shrinkage fell from 1.4% to 0.6%.'],
    },
  ],
  education: [
    {
      institution: 'Mesa Community College',
      degree: 'Associate’s Degree',
      field: 'Logistics',
      location: 'Mesa, Arizona',
      startDate: '2015-08',
      endDate: '2018-05',
    },
  ],
  skills: {
    Operations: ['Shift planning', 'Slotting', 'Cycle counting', 'Dock scheduling'],
    Safety: ['OSHA standards', 'Incident review', 'Forklift instruction'],
    Systems: ['Manhattan WMS', 'RF scanners', 'Excel', 'Kronos'],
  },
  languages: { English: 'Native', Spanish: 'Native' },
  certifications: [
    ['OSHA 30-Hour General Industry', 'OSHA Outreach', '2021-03'],
    ['Certified Logistics Technician', 'MSSC', '2019-06'],
  ],
  arrangement: { dates: 'short' },
})
