import { defineSample } from './define-sample.ts'

export const sample = defineSample('meridian', {
  person: {
    firstName: 'Tomasz',
    lastName: 'Wieczorek',
    professionalTitle: 'Senior Manufacturing Engineer',
    email: 't.wieczorek@example.com',
    phone: '+48 71 555 01 27',
    location: 'Wrocław, Poland',
    linkedin: 'linkedin.com/in/twieczorek',
    summary:
      'Manufacturing engineer with thirteen years in automotive electronics and household appliances. Has brought nine production lines from drawing to series output, leads projects of up to €6.5 million, and measures success in scrap, takt time and safe working days.',
  },
  experiences: [
    {
      company: 'Odra Mobility Components',
      position: 'Senior Manufacturing Engineer',
      location: 'Wrocław, Poland',
      startDate: '2019-04',
      points: [
        'Lead four new lines for control units, €6.5 million in all, at rated output.',
        'Raised equipment effectiveness from 68% to 81% with faster changeovers.',
        'Cut soldering scrap from 2.9% to 1.1% by experiment, saving €740,000.',
        'Chair the PFMEA review and coach five engineers.',
      ],
    },
    {
      company: 'Halbrand Appliances',
      position: 'Process Engineer',
      location: 'Łódź, Poland',
      startDate: '2015-06',
      endDate: '2019-03',
      points: [
        'Cut takt time from 58 to 49 seconds on a dishwasher line of 42 stations.',
        'Introduced vision inspection; complaints about parts fell by 63%.',
        'Moved two presses from Italy in a planned 16-day stop, finished one day early.',
      ],
    },
    {
      company: 'Zakład Precyzja Tychy',
      position: 'Production Engineer',
      location: 'Tychy, Poland',
      startDate: '2012-07',
      endDate: '2015-05',
      points: [
        'Released 70 machining operations and lowered tool cost per part by 18%.',
        'Kept measuring equipment in calibration through two certification audits.',
      ],
    },
  ],
  education: [
    {
      institution: 'Wrocław University of Science and Technology',
      degree: 'MSc',
      field: 'Mechanical Engineering',
      location: 'Wrocław, Poland',
      startDate: '2007-10',
      endDate: '2012-06',
    },
  ],
  skills: {
    Production: ['Line design', 'PFMEA', 'Design of experiments', 'Process control'],
    'Projects and tools': ['SolidWorks', 'Minitab', 'SAP PP', 'MS Project'],
  },
  languages: { Polish: 'Native', English: 'Fluent', German: 'Professional' },
  certifications: [['Project Management Professional (PMP)', 'PMI', '2021-09']],
  arrangement: { dates: 'short' },
})
