import { defineSample } from './define-sample.ts'
import { portraits } from './portraits.gen.ts'

export const sample = defineSample('reel', {
  person: {
    firstName: 'Dae-hyun',
    lastName: 'Seo',
    professionalTitle: 'Film and Documentary Editor',
    email: 'daehyun.seo@example.com',
    phone: '+82 2 5550 0147',
    location: 'Seoul, South Korea',
    linkedin: 'linkedin.com/in/daehyun-seo',
    website: 'https://daehyun-seo.example.com',
    summary:
      'Editor of documentaries, drama and broadcast series with thirteen years in the cutting room. Five features and 74 broadcast hours, most of them shot observationally with ratios above 80 to 1. Leads assistants calmly, keeps a project that any colleague can open, and delivers to broadcaster specification the first time.',
    profileImage: portraits.d,
  },
  experiences: [
    {
      company: 'Hanbit Pictures',
      position: 'Supervising Editor',
      location: 'Seoul, South Korea',
      startDate: '2019-10',
      points: [
        'Edited three feature documentaries; two were selected for international competitions.',
        'Lead four editors and five assistants on a history series of 24 episodes over two seasons.',
        'Shortened the path from picture lock to delivery from 26 to 17 days with shared timelines and a check list.',
        'Moved 310 TB of projects to managed storage with no lost media and no stopped edit.',
      ],
    },
    {
      company: 'Namsan Broadcasting',
      position: 'Editor, Factual Programmes',
      location: 'Seoul, South Korea',
      startDate: '2015-03',
      endDate: '2019-09',
      points: [
        'Cut 38 episodes of a weekly science programme, 50 minutes each, with a turnaround of nine days.',
        'Edited The Ferry Towns, winner of a national broadcasting prize for best regional documentary in 2018.',
        'Wrote the metadata guide that made 20 years of interviews searchable.',
      ],
    },
    {
      company: 'Oori Post',
      position: 'Assistant Editor',
      location: 'Busan, South Korea',
      startDate: '2012-03',
      endDate: '2015-02',
      points: [
        'Synchronised, logged and backed up material for 11 drama productions.',
        'Prepared conforms for grading and sound with an error rate below one shot in a thousand.',
        'Became first assistant after fourteen months.',
      ],
    },
  ],
  education: [
    {
      institution: 'Korea National University of Arts',
      degree: 'Bachelor of Arts',
      field: 'Film Editing',
      location: 'Seoul, South Korea',
      startDate: '2006-03',
      endDate: '2012-02',
      description: 'Two years of military service between 2008 and 2010.',
    },
  ],
  skills: {
    Editing: [
      ['Documentary structure', 5],
      ['Drama', 4],
      ['Sound editing', 4],
      ['Colour conform', 4],
    ],
    Tools: [
      ['Avid Media Composer', 5],
      ['DaVinci Resolve', 5],
      ['Premiere Pro', 4],
      ['Pro Tools', 3],
    ],
    Delivery: [
      ['Broadcast QC', 5],
      ['Subtitle files', 4],
    ],
  },
  languages: { Korean: 'Native', English: 'Fluent', Japanese: 'Conversational' },
  certifications: [['Avid Certified Professional: Media Composer', 'Avid', '2016-06']],
  projects: [
    {
      name: 'Winter Harvest (2024)',
      description: 'Feature documentary, 96 minutes, editor. Shot over four winters with haenyeo divers on Jeju.',
      url: 'https://daehyun-seo.example.com/winter-harvest',
    },
    {
      name: 'Line 2 (2021)',
      description:
        'Feature documentary, 88 minutes, editor. One circular metro line in Seoul from first train to last.',
    },
    {
      name: 'A Room by the Market (2017)',
      description: 'Short drama, 24 minutes, editor. Audience prize at a regional festival.',
    },
  ],
})
