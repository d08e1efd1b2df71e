import { defineSample } from './define-sample.ts'

export const sample = defineSample('meridian', {
  person: {
    firstName: 'Tomasz',
    lastName: 'Wieczorek',
    professionalTitle: 'Senior Manufacturing Engineer',
    email: 'tomasz.wieczorek@example.com',
    phone: '+48 71 555 01 27',
    location: 'Wrocław, Poland',
    linkedin: 'linkedin.com/in/tomasz-wieczorek',
    summary:
      'Manufacturing engineer with thirteen years in automotive electronics and household appliances. Has brought nine production lines from drawing to series output, leads projects of up to €6.5 million, and measures success in scrap, takt time and safe working days. Works daily in Polish, English and German with plants and suppliers in six countries.',
  },
  experiences: [
    {
      company: 'Odra Mobility Components',
      position: 'Senior Manufacturing Engineer',
      location: 'Wrocław, Poland',
      startDate: '2019-04',
      points: [
        'Lead new-line projects for control units: four lines, €6.5 million in equipment, all at rated output within ten weeks of installation.',
        'Raised overall equipment effectiveness from 68% to 81% on two older lines through faster changeovers and spare-part planning.',
        'Cut soldering scrap from 2.9% to 1.1%, saving €740,000 a year, with a designed experiment on reflow profiles.',
        'Set up the PFMEA review that closed 96 actions before start of production and passed customer audit with no major finding.',
        'Coach five process engineers and chair the weekly design-for-manufacture meeting with product development.',
      ],
    },
    {
      company: 'Halbrand Appliances',
      position: 'Process Engineer',
      location: 'Łódź, Poland',
      startDate: '2015-06',
      endDate: '2019-03',
      points: [
        'Balanced a dishwasher assembly line of 42 stations and reduced takt time from 58 to 49 seconds.',
        'Introduced vision inspection at six stations; customer complaints about missing parts fell by 63% in a year.',
        'Managed the transfer of two presses from Italy in a planned 16-day stop, finished one day early.',
        'Wrote the standard work for 120 operators on three shifts.',
      ],
    },
    {
      company: 'Zakład Precyzja Tychy',
      position: 'Production Engineer',
      location: 'Tychy, Poland',
      startDate: '2012-07',
      endDate: '2015-05',
      points: [
        'Programmed and released 70 machining operations for turned and milled parts.',
        'Lowered tool cost per part by 18% after testing inserts from three suppliers.',
        'Kept measuring equipment within calibration through two certification audits.',
      ],
    },
  ],
  education: [
    {
      institution: 'Wrocław University of Science and Technology',
      degree: 'Master of Science',
      field: 'Mechanical Engineering',
      location: 'Wrocław, Poland',
      startDate: '2007-10',
      endDate: '2012-06',
      description: 'Five-year programme; thesis on thermal error in five-axis milling.',
    },
  ],
  skills: {
    Production: ['Line design', 'PFMEA', 'Design of experiments', 'SMED', 'Statistical process control'],
    'Projects and tools': ['Supplier acceptance', 'Capital budgeting', 'SolidWorks', 'Minitab', 'SAP PP', 'MS Project'],
  },
  languages: { Polish: 'Native', English: 'Fluent', German: 'Professional' },
  certifications: [
    ['Lean Six Sigma Black Belt', 'American Society for Quality', '2018-05'],
    ['Project Management Professional (PMP)', 'Project Management Institute', '2021-09'],
  ],
})
