import { defineSample } from './define-sample.ts'

export const sample = defineSample('grotesk', {
  person: {
    firstName: 'Jonas',
    lastName: 'Keller',
    professionalTitle: 'Typographer and Brand Designer',
    email: 'jonas@keller.example.com',
    phone: '+49 40 66969 214',
    location: 'Hamburg, Germany',
    website: 'https://jonaskeller.example.com',
    summary:
      'Designer of identities, type and wayfinding with eleven years in studios. Draws systems that hold on a ticket and on a façade: grids, lettering and rules that other people can work with. Two typefaces in retail, one identity in a museum’s collection, and a teaching post in typography since 2021.',
  },
  experiences: [
    {
      company: 'Büro Nordkante',
      position: 'Design Lead',
      location: 'Hamburg, Germany',
      startDate: '2019-02',
      points: [
        'Led the identity of a ferry line: 64 stops, 11 vessels and one grid, in use after nine.',
        'Drew a text face of 14 styles for a publisher; it sets 220 titles a year.',
        'Lead a team of five and every pitch; six of the last nine were won.',
      ],
    },
    {
      company: 'Atelier Rasterhaus',
      position: 'Senior Designer',
      location: 'Berlin, Germany',
      startDate: '2015-05',
      endDate: '2019-01',
      points: [
        'Designed wayfinding for a hospital of 900 rooms; missed appointments fell by 18%.',
        'Set the annual report of a rail operator four years running, three of them awarded.',
      ],
    },
    {
      company: 'Studio Halbfett',
      position: 'Junior Designer',
      location: 'Leipzig, Germany',
      startDate: '2013-09',
      endDate: '2015-04',
      points: ['Made books, posters and a signage alphabet for a city theatre.'],
    },
  ],
  education: [
    {
      institution: 'Academy of Visual Arts Leipzig',
      degree: 'Diploma',
      field: 'Type Design',
      location: 'Leipzig, Germany',
      startDate: '2008-10',
      endDate: '2013-07',
    },
  ],
  projects: [
    {
      name: 'Kante Grotesk',
      url: 'https://kantegrotesk.example.com',
      description: 'A retail sans in 14 styles, licensed by 380 studios.',
    },
  ],
  skills: {
    Design: ['Identity systems', 'Type design', 'Wayfinding', 'Editorial grids', 'Lettering'],
    Tools: ['Glyphs', 'InDesign', 'Figma', 'Python for fonts'],
  },
  languages: { German: 'Native', English: 'Fluent', Danish: 'Basic' },
  arrangement: { dates: 'short' },
})
