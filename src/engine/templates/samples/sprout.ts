import { defineSample } from './define-sample.ts'

export const sample = defineSample('sprout', {
  person: {
    firstName: 'Tane',
    lastName: 'Parata',
    professionalTitle: 'Conservation Project Assistant',
    email: 'tane.parata@example.org',
    phone: '+64 4 555 0117',
    location: 'Wellington, New Zealand',
    linkedin: 'linkedin.com/in/tane-parata',
    summary:
      'Environmental science graduate with four years of field volunteering and one of paid project work. Has planted, trapped, counted and taught in all weathers, led crews of up to 18 volunteers, and keeps field data that scientists can use. Conversational te reo Māori, driver licence, first aid.',
  },
  experiences: [
    {
      company: 'Kākāriki Streams Trust',
      position: 'Project Assistant',
      location: 'Wellington, New Zealand',
      startDate: '2024-03',
      points: [
        'Coordinate 140 volunteers for planting and water tests on three streams.',
        'Planted 11,500 natives in the 2024 season with 88% alive a year on.',
        'Prepared the field data for a grant of NZ$64,000.',
      ],
    },
    {
      company: 'Matiu Bird Sanctuary',
      position: 'Volunteer Trapping Leader',
      location: 'Wellington, New Zealand',
      startDate: '2021-02',
      endDate: '2024-02',
      points: [
        'Checked a line of 52 traps every fortnight and trained 18 volunteers.',
        'Entered three years of catches in an open database used in two theses.',
        'Taught bird counts to four school classes each spring.',
      ],
    },
  ],
  education: [
    {
      institution: 'Victoria University of Wellington',
      degree: 'Bachelor of Science',
      field: 'Environmental Science',
      location: 'Wellington, New Zealand',
      startDate: '2020-02',
      endDate: '2023-11',
      description: 'Research project on kōaro in culverted streams.',
    },
  ],
  skills: {
    Field: ['Stream surveys', 'Predator control', 'Planting plans'],
    Office: ['QGIS', 'Grant reporting', 'Open data'],
    People: ['Leading crews', 'School visits', 'First aid'],
  },
  arrangement: { dates: 'short' },
})
