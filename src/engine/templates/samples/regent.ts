import { defineSample } from './define-sample.ts'

export const sample = defineSample('regent', {
  person: {
    firstName: 'Henrik',
    lastName: 'Lindqvist',
    professionalTitle: 'Partner, Private Equity Value Creation',
    email: 'henrik.lindqvist@example.com',
    phone: '+46 8 465 004 27',
    location: 'Stockholm, Sweden',
    linkedin: 'linkedin.com/in/henrik-lindqvist',
    summary:
      'Consulting partner for Nordic and German private equity. Eighteen years of due diligence, operating plans and carve-outs in industrial services, healthcare and software. Has advised on 70 transactions and stayed with 14 companies from deal to exit. Prefers three measures that move to thirty that are reported.',
  },
  experiences: [
    {
      company: 'Vasa & Holm Partners',
      position: 'Partner',
      location: 'Stockholm, Sweden',
      startDate: '2017-01',
      points: [
        'Practice grown from SEK 40 to 165 million in seven years, with a team of 28 in Stockholm and Munich.',
        'Median EBITDA up 46% over the holding period in the 14 companies supported from deal to exit.',
        'Carve-out of a €210 million service business completed in nine months with all 1,150 staff transferred on day one.',
        'Eleven of 14 exits above plan, with a median return of 2.9 times the capital invested.',
      ],
    },
    {
      company: 'Vasa & Holm Partners',
      position: 'Consultant to Principal',
      location: 'Stockholm, Sweden',
      startDate: '2010-08',
      endDate: '2016-12',
      points: [
        '41 commercial due diligences led, eleven of them advising against.',
        '€19 million in yearly savings at a hospital supplier through 60 renegotiated contracts.',
      ],
    },
    {
      company: 'Bergslagen Industrier',
      position: 'Business Controller',
      location: 'Västerås, Sweden',
      startDate: '2007-06',
      endDate: '2010-07',
      points: [
        'Inventory down by SEK 85 million in two years after a review of 9,000 articles.',
        '140 of 180 employees in new work within a year of a plant closure prepared with union and town.',
      ],
    },
  ],
  education: [
    {
      institution: 'Stockholm School of Economics',
      degree: 'Master of Science',
      field: 'Business and Economics',
      location: 'Stockholm, Sweden',
      startDate: '2002-09',
      endDate: '2007-05',
    },
  ],
  skills: {
    Advisory: ['Commercial due diligence', 'Value creation plans', 'Carve-outs', 'Exit preparation'],
    Operations: ['Pricing', 'Procurement', 'Working capital', 'Management reporting'],
    Sectors: ['Industrial services', 'Healthcare', 'Software'],
  },
  languages: { Swedish: 'Native', English: 'Fluent', German: 'Fluent', French: 'Conversational' },
  certifications: [
    ['Board Education Certificate', 'StyrelseAkademien', '2019-05'],
    ['CFA Charter', 'CFA Institute', '2011-09'],
  ],
  arrangement: { dates: 'short', titles: { skills: 'Core competencies' } },
})
