import { defineSample } from './define-sample.ts'

export const sample = defineSample('atelier', {
  person: {
    firstName: 'Giulia',
    lastName: 'Marchesi',
    professionalTitle: 'Interior Designer',
    email: 'studio@giulia-marchesi.example.com',
    phone: '+39 02 5550 0134',
    location: 'Milan, Italy',
    linkedin: 'linkedin.com/in/giulia-marchesi',
    website: 'https://giulia-marchesi.example.com',
    summary:
      'Interior designer of homes, small hotels and shops, with eleven years between drawing table and building site. Works from light and material first, draws every joint, and has delivered 38 projects in four countries, 31 of them within budget.',
  },
  experiences: [
    {
      company: 'Studio Corvetto',
      position: 'Senior Interior Designer',
      location: 'Milan, Italy',
      startDate: '2019-09',
      points: [
        'Lead residential and hospitality work with a team of five; current fee volume €1.2 million.',
        'Designed a 26-room hotel in Trieste, opened on time.',
        'Brought joinery drawings in-house and halved site queries.',
      ],
    },
    {
      company: 'Lindenberg Architekten',
      position: 'Interior Designer',
      location: 'Zurich, Switzerland',
      startDate: '2016-03',
      endDate: '2019-08',
      points: [
        'Drew and supervised nine apartments and two clinics, from first sketch to handover.',
        'Built a library of 400 materials that the office still uses.',
      ],
    },
    {
      company: 'Bottega Ferrante',
      position: 'Junior Designer',
      location: 'Florence, Italy',
      startDate: '2014-02',
      endDate: '2016-02',
      points: ['Detailed shop fittings for 14 boutiques in Italy and France.'],
    },
  ],
  education: [
    {
      institution: 'Politecnico di Milano',
      degree: 'Master of Science',
      field: 'Interior and Spatial Design',
      location: 'Milan, Italy',
      startDate: '2011-09',
      endDate: '2013-12',
    },
    {
      institution: 'Università IUAV di Venezia',
      degree: 'Bachelor of Arts',
      field: 'Industrial Design',
      location: 'Venice, Italy',
      startDate: '2008-09',
      endDate: '2011-07',
    },
  ],
  skills: {
    Design: ['Space planning', 'Joinery detailing', 'Lighting', 'Material specification', 'Site supervision'],
    Tools: ['AutoCAD', 'Rhino', 'V-Ray', 'InDesign', 'Hand drawing'],
  },
  certifications: [['Registered Interior Designer', 'AIPi', '2015-06']],
  languages: { Italian: 'Native', English: 'Fluent', German: 'Professional' },
  projects: [
    {
      name: 'Casa sul Naviglio, Milan',
      description: 'A 140 m² apartment in a former printworks; shortlisted for a national housing prize.',
    },
  ],
  arrangement: { dates: 'short' },
})
