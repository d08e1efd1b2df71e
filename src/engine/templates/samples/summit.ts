import { defineSample } from './define-sample.ts'
import { portraits } from './portraits.gen.ts'

export const sample = defineSample('summit', {
  person: {
    firstName: 'Carlos',
    lastName: 'Villanueva',
    professionalTitle: 'Chief Operating Officer',
    email: 'carlos.villanueva@example.com',
    phone: '+52 81 5550 0113',
    location: 'Monterrey, Mexico',
    linkedin: 'linkedin.com/in/carlos-villanueva',
    summary:
      'Chief operating officer with twenty-two years in food production and cold-chain logistics. Responsible for eleven sites, 4,600 people and MXN 9.8 billion in cost. Began on the night shift and still reads the shift book first. Has opened four plants and closed one, and has cut serious accidents by two thirds.',
    profileImage: portraits.e,
  },
  experiences: [
    {
      company: 'Grupo Sierra Fría',
      position: 'Chief Operating Officer',
      location: 'Monterrey, Mexico',
      startDate: '2018-05',
      points: [
        'Operating margin up from 6.2% to 9.7% in six years while volume grew by 41% on the same sites.',
        'On-time delivery from 88% to 97% after joining three planning teams in one control room.',
        'Serious accidents down by 66% once site managers were measured on reports of near misses.',
        'MXN 1.4 billion plant in Querétaro opened three weeks early and at rated output in five months.',
      ],
    },
    {
      company: 'Grupo Sierra Fría',
      position: 'Plant Director',
      location: 'Saltillo, Mexico',
      startDate: '2012-09',
      endDate: '2018-04',
      points: [
        'Output per hour up 28% in a plant of 720 people without added lines.',
        'Waste cut from 5.1% to 2.6%, worth MXN 64 million a year.',
        'Union agreement signed four times without a day of strike.',
      ],
    },
    {
      company: 'Alimentos del Bravo',
      position: 'Production Manager',
      location: 'Reynosa, Mexico',
      startDate: '2003-08',
      endDate: '2012-08',
      points: [
        'Export certification at first audit for two lines.',
        'Energy per tonne down 19% through heat recovery and leak rounds.',
        'From shift supervisor to production manager of 310 people.',
      ],
    },
  ],
  education: [
    {
      institution: 'IPADE Business School',
      degree: 'Master of Business Administration',
      field: 'Executive programme',
      location: 'Monterrey, Mexico',
      startDate: '2014-08',
      endDate: '2016-06',
    },
    {
      institution: 'Universidad de Monterrey',
      degree: 'Bachelor of Science',
      field: 'Industrial Engineering',
      location: 'Monterrey, Mexico',
      startDate: '1998-08',
      endDate: '2003-06',
    },
  ],
  skills: {
    Operations: ['Multi-site leadership', 'Cold chain', 'Capital projects', 'Sales and operations planning'],
    People: ['Labour relations', 'Safety culture', 'Succession'],
  },
  languages: { Spanish: 'Native', English: 'Fluent' },
  certifications: [['Supply Chain Professional (CSCP)', 'ASCM', '2015-11']],
  arrangement: { dates: 'short' },
})
