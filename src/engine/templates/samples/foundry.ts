import { defineSample } from './define-sample.ts'

export const sample = defineSample('foundry', {
  person: {
    firstName: 'Callum',
    lastName: 'Reid',
    professionalTitle: 'Construction Site Manager',
    email: 'callum.reid@example.com',
    phone: '+44 141 496 0172',
    location: 'Glasgow, United Kingdom',
    linkedin: 'linkedin.com/in/callum-reid',
    summary:
      'Site manager with fourteen years on residential and public buildings, the last six running sites of up to £24 million. Came up through joinery, reads a programme as well as a drawing, and holds a record of 1.1 million site hours without a reportable injury.',
  },
  experiences: [
    {
      company: 'Strathmuir Building',
      position: 'Site Manager',
      location: 'Glasgow, United Kingdom',
      startDate: '2019-03',
      points: [
        'Run sites of 60 to 110 workers; handed over 212 homes and a primary school, five of six phases on time.',
        'Kept the £24 million Kelvin Wharf scheme within 1.3% of budget.',
        'Cut snags from 14 to 5 a home with stage inspections signed by each trade.',
      ],
    },
    {
      company: 'Strathmuir Building',
      position: 'Assistant Site Manager',
      location: 'Paisley, United Kingdom',
      startDate: '2015-08',
      endDate: '2019-02',
      points: [
        'Planned two-week look-aheads for 14 trades on a site of 96 flats.',
        'Led daily briefings; the safety audit score rose from 84% to 95%.',
      ],
    },
    {
      company: 'Lennox Joinery & Fit-Out',
      position: 'Joiner, later Foreman',
      location: 'Dumbarton, United Kingdom',
      startDate: '2011-06',
      endDate: '2015-07',
      points: ['Fitted out schools and clinics; led a squad of eight.'],
    },
  ],
  education: [
    {
      institution: 'City of Glasgow College',
      degree: 'HNC',
      field: 'Construction',
      location: 'Glasgow, United Kingdom',
      startDate: '2013-09',
      endDate: '2015-06',
    },
  ],
  skills: {
    'On site': ['Programme planning', 'Subcontractors', 'Quality inspections'],
    'Safety and tools': ['CDM Regulations', 'Asta Powerproject', 'Procore'],
  },
  certifications: [
    ['Site Management Safety Training Scheme (SMSTS)', 'CITB', '2024-02'],
    ['NEBOSH Construction Certificate', 'NEBOSH', '2018-11'],
  ],
  arrangement: { dates: 'short' },
})
