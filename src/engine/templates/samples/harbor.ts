import { defineSample } from './define-sample.ts'
import { portraits } from './portraits.gen.ts'

export const sample = defineSample('harbor', {
  person: {
    firstName: 'Inês',
    lastName: 'Carvalho',
    professionalTitle: 'Hospital Operations Manager',
    email: 'ines.carvalho@example.com',
    phone: '+351 220 555 014',
    location: 'Porto, Portugal',
    linkedin: 'linkedin.com/in/ines-carvalho',
    summary:
      'Hospital operations manager with twelve years in admissions, scheduling and patient flow. Leads a team of 34 in a 410-bed hospital, works from waiting-time and bed data every morning, and is known for changes that nurses and doctors keep using. Trained in lean methods and in health data protection.',
    profileImage: portraits.a,
  },
  experiences: [
    {
      company: 'Hospital de Santa Aurora',
      position: 'Hospital Operations Manager',
      location: 'Porto, Portugal',
      startDate: '2020-02',
      points: [
        'Manage admissions, bed allocation and patient transport for 410 beds with a team of 34 and a budget of €2.9 million.',
        'Cut the median wait from admission to bed from 320 to 170 minutes in 18 months.',
        'Raised operating-room use from 71% to 83% with weekly reviews.',
        'Moved 190 staff to new scheduling without a cancelled day.',
      ],
    },
    {
      company: 'Clínica Vale do Douro',
      position: 'Outpatient Services Coordinator',
      location: 'Vila Nova de Gaia, Portugal',
      startDate: '2016-05',
      endDate: '2020-01',
      points: [
        'Coordinated 11 staff who booked 900 appointments a week.',
        'Lowered missed appointments from 14% to 8% with text reminders and a same-day waiting list.',
        'Rewrote intake forms in four languages and halved billing errors.',
        'Opened Saturday clinics that 2,300 patients a year now use.',
      ],
    },
    {
      company: 'Clínica Vale do Douro',
      position: 'Patient Services Administrator',
      location: 'Vila Nova de Gaia, Portugal',
      startDate: '2013-09',
      endDate: '2016-04',
      points: [
        'Registered patients and prepared files for nine consultants.',
        'Trained seven new colleagues in booking and privacy rules.',
        'Moved 12,000 paper files into one record for each patient.',
      ],
    },
  ],
  education: [
    {
      institution: 'Universidade do Porto',
      degree: 'Master of Science',
      field: 'Health Services Management',
      location: 'Porto, Portugal',
      startDate: '2017-09',
      endDate: '2019-07',
    },
    {
      institution: 'Universidade do Minho',
      degree: 'Bachelor of Arts',
      field: 'Public Administration',
      location: 'Braga, Portugal',
      startDate: '2010-09',
      endDate: '2013-06',
    },
  ],
  skills: {
    Operations: [
      ['Patient flow', 5],
      ['Bed management', 5],
      ['Team leadership', 5],
      ['Budget control', 4],
    ],
    Systems: [
      ['Electronic health records', 5],
      ['Power BI', 4],
    ],
  },
  languages: { Portuguese: 'Native', English: 'Fluent' },
  certifications: [['Lean Six Sigma Green Belt', 'ASQ', '2018-10']],
  arrangement: { dates: 'short' },
})
