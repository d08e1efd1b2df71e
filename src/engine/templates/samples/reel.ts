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
      'Editor of documentaries, drama and broadcast series with thirteen years in the cutting room. Five features and 74 broadcast hours, most of them shot observationally with ratios above 80 to 1. Leads assistants calmly, keeps a project that any colleague can open, and delivers to specification.',
    profileImage: portraits.d,
  },
  experiences: [
    {
      company: 'Hanbit Pictures',
      position: 'Supervising Editor',
      location: 'Seoul, South Korea',
      startDate: '2019-10',
      points: [
        'Edited three feature documentaries; two went to competitions.',
        'Lead four editors and five assistants on a history series of 24 episodes.',
        'Shortened the path from picture lock to delivery from 26 to 17 days with shared timelines and a check list.',
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
        'Prepared conforms for grading and sound with one error in 1,000 shots.',
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
    Editing: ['Documentary structure', 'Drama', 'Sound editing', 'Broadcast QC'],
    Tools: ['Avid Media Composer', 'DaVinci Resolve', 'Premiere Pro', 'Pro Tools'],
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
  ],
  arrangement: { dates: 'short' },
})
