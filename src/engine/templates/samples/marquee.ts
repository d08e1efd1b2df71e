import { defineSample } from './define-sample.ts'
import { portraits } from './portraits.gen.ts'

export const sample = defineSample('marquee', {
  person: {
    firstName: 'Chloé',
    lastName: 'Lambert',
    professionalTitle: 'Events and Social Media Manager',
    email: 'chloe.lambert@example.com',
    phone: '+33 6 39 98 12 47',
    location: 'Lyon, France',
    linkedin: 'linkedin.com/in/chloe-lambert-events',
    website: 'https://chloe-lambert.example.com',
    summary:
      'Marketing manager for festivals, food brands and city events, with eight years of campaigns and 60 live events behind her. Plans the editorial calendar, buys the media, briefs the crew, and reports on cost per visitor the morning after.',
    profileImage: portraits.c,
  },
  experiences: [
    {
      company: 'Festival Rive Claire',
      position: 'Events and Social Media Manager',
      location: 'Lyon, France',
      startDate: '2021-03',
      points: [
        'Grew paid attendance from 18,400 to 27,900 in three editions while cost per visitor fell by 22%.',
        'Lead a team of four and a yearly budget of €540,000 across tickets, media and partners.',
        'Built a short-video series filmed with the artists: 3.6 million views in 2024.',
      ],
    },
    {
      company: 'Agence Petit Matin',
      position: 'Social Media Manager',
      location: 'Lyon, France',
      startDate: '2018-09',
      endDate: '2021-02',
      points: [
        'Ran channels for nine food and travel clients with 310,000 followers in total.',
        'Raised average engagement from 1.8% to 4.3% with weekly formats planned a quarter ahead.',
        'Moved seven launches online in spring 2020 without losing a client.',
      ],
    },
    {
      company: 'Maison Bellerive',
      position: 'Communications Assistant',
      location: 'Grenoble, France',
      startDate: '2017-02',
      endDate: '2018-08',
      points: [
        'Organised 12 tastings and two trade-fair stands for a cheese maker with 90 shops.',
        'Wrote the newsletter for 22,000 readers and doubled its click rate to 6%.',
      ],
    },
  ],
  education: [
    {
      institution: 'Université Lumière Lyon 2',
      degree: 'Master of Arts',
      field: 'Communication and Media',
      location: 'Lyon, France',
      startDate: '2014-09',
      endDate: '2016-09',
    },
  ],
  skills: {
    Marketing: ['Campaign planning', 'Paid social', 'Content calendars', 'Sponsorship', 'Press relations'],
    Events: ['Budgeting', 'Venue negotiation', 'Crew briefing'],
    Tools: ['Meta Ads Manager', 'Google Analytics 4', 'Canva', 'Premiere Pro'],
  },
  languages: { French: 'Native', English: 'Fluent', Italian: 'Conversational' },
  certifications: [['Google Analytics Certification', 'Google', '2024-01']],
})
