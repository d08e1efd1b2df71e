import { defineSample } from './define-sample.ts'
import { portraits } from './portraits.gen.ts'

export const sample = defineSample('europa', {
  person: {
    firstName: 'Katarzyna',
    lastName: 'Zielińska',
    professionalTitle: 'Environmental Engineer',
    email: 'k.zielinska@example.org',
    phone: '+33 6 39 98 17 52',
    location: 'Strasbourg, France',
    linkedin: 'linkedin.com/in/katarzyna-zielinska',
    profileImage: portraits.n,
    summary:
      'Environmental engineer with nine years in water treatment for towns in three countries. Plans and commissions plants for 5,000 to 90,000 people, works to European tender rules, and explains treatment steps to councils in four languages.',
  },
  experiences: [
    {
      company: 'Eaux du Rhin',
      position: 'Process Engineer',
      location: 'Strasbourg, France',
      startDate: '2020-03',
      points: [
        'Plan upgrades of six treatment plants for 240,000 people and €31 million.',
        'Cut energy per cubic metre by 22% with new aeration control.',
        'Prepare tenders under European rules; none of eleven was contested.',
      ],
    },
    {
      company: 'Odra Wasserbau',
      position: 'Commissioning Engineer',
      location: 'Frankfurt (Oder), Germany',
      startDate: '2016-05',
      endDate: '2020-02',
      points: [
        'Brought nine plants into service in Germany and Poland, seven of them early.',
        'Trained 60 operators in two languages and wrote their handbook.',
      ],
    },
    {
      company: 'Gmina Zalesie',
      position: 'Assistant Engineer, Water Supply',
      location: 'Zalesie, Poland',
      startDate: '2014-07',
      endDate: '2016-04',
      points: ['Mapped 140 kilometres of pipes and found leaks that cost 18% of the water.'],
    },
  ],
  education: [
    {
      institution: 'Wrocław University of Technology',
      degree: 'Master of Engineering',
      field: 'Water Engineering',
      location: 'Wrocław, Poland',
      startDate: '2009-10',
      endDate: '2014-06',
    },
  ],
  skills: {
    Process: ['Activated sludge', 'Membranes'],
    Design: ['Hydraulics', 'Energy audits'],
    Software: ['SIMBA', 'QGIS'],
    Driving: ['Class B', 'Class C1'],
  },
  languages: { Polish: 'Native', German: 'C2', French: 'C1', English: 'C1' },
  certifications: [
    ['Water Treatment Specialist', 'Association Européenne de l’Eau', '2019-06'],
    ['Confined Space Entry', 'Oberrhein Safety Centre', '2022-04'],
  ],
  arrangement: { dates: 'short' },
})
