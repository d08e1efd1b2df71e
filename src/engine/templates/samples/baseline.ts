import { defineSample } from './define-sample.ts'

export const sample = defineSample('baseline', {
  person: {
    firstName: 'Maricel',
    lastName: 'Dela Cruz',
    professionalTitle: 'Registered Nurse, Intensive Care',
    email: 'maricel.delacruz@example.com',
    phone: '+1 619 555 0147',
    location: 'San Diego, California',
    linkedin: 'linkedin.com/in/maricel-dela-cruz',
    summary:
      'Critical-care nurse with ten years at the bedside, seven of them in step-down and intensive care. Cares for ventilated, post-surgical and septic patients in a 24-bed unit, charges on nights, and precepts new nurses. Certified in critical care, steady in emergencies, and trusted by families for plain answers.',
  },
  experiences: [
    {
      company: 'Coronado Bay Medical Center',
      position: 'Registered Nurse, Medical-Surgical ICU',
      location: 'San Diego, California',
      startDate: '2020-08',
      points: [
        'Charge nurse on six nights a month for 12 nurses; precepted 11, ten of whom are still here.',
        'Led the sepsis bundle project: compliance rose from 71% to 93% in two years.',
      ],
    },
    {
      company: 'St. Brendan Hospital',
      position: 'Registered Nurse, ICU Step-Down',
      location: 'Chula Vista, California',
      startDate: '2018-03',
      endDate: '2020-07',
      points: [
        'Managed four patients a shift after surgery; as safety champion reduced falls from nine to three a year.',
      ],
    },
    {
      company: 'Makati Heights Hospital',
      position: 'Staff Nurse, Medical Ward',
      location: 'Makati, Philippines',
      startDate: '2015-04',
      endDate: '2017-11',
      points: ['Cared for up to ten patients a shift and wrote a handover sheet taken up by five wards.'],
    },
  ],
  education: [
    {
      institution: 'University of Santo Tomas',
      degree: 'Bachelor of Science',
      field: 'Nursing',
      location: 'Manila, Philippines',
      startDate: '2010-06',
      endDate: '2014-03',
    },
  ],
  skills: {
    Clinical: ['Ventilator care', 'Hemodynamics', 'Sepsis protocols'],
    'On the unit': ['Charge duties', 'Precepting', 'End-of-life care'],
    Equipment: ['CRRT machines', 'Infusion pumps', 'Bedside ultrasound'],
  },
  languages: { English: 'Fluent', Tagalog: 'Native', Spanish: 'Conversational' },
  certifications: [
    ['Registered Nurse License', 'California Nursing Board', '2018-01'],
    ['CCRN (Adult)', 'AACN Certification Corporation', '2022-05'],
    ['Life Support (ACLS)', 'American Heart Association', '2024-06'],
  ],
  arrangement: { dates: 'short', titles: { certifications: 'Licenses and certifications' } },
})
