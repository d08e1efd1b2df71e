import { defineSample } from './define-sample.ts'

export const sample = defineSample('gallery', {
  person: {
    firstName: 'Maeve',
    lastName: 'O’Sullivan',
    professionalTitle: 'Curator of Photography',
    email: 'maeve.osullivan@example.org',
    phone: '+353 20 912 3467',
    location: 'Dublin, Ireland',
    website: 'https://maeve-osullivan.example.com',
    summary:
      'Curator of photography with twelve years in public collections and artist-run spaces. Has made 19 exhibitions, acquired 1,100 works, and written four catalogues. Interested in documentary work from small places, and in labels read to the end.',
  },
  experiences: [
    {
      company: 'Liffey Museum of Photography',
      position: 'Curator',
      location: 'Dublin, Ireland',
      startDate: '2019-01',
      points: [
        'Care for 24,000 prints and four exhibitions a year, seen by 85,000 visitors.',
        'Curated Salt Roads, the best attended show since 2011, which travelled to Bergen and Porto.',
        'Raised €410,000 to digitise 9,000 glass negatives, completed in 2023.',
      ],
    },
    {
      company: 'Hollins Street Gallery',
      position: 'Assistant Curator',
      location: 'Cork, Ireland',
      startDate: '2015-04',
      endDate: '2018-12',
      points: ['Organised 11 exhibitions with loans from 26 lenders.'],
    },
    {
      company: 'Bantry Photographic Archive',
      position: 'Archive Assistant',
      location: 'Bantry, Ireland',
      startDate: '2013-02',
      endDate: '2015-03',
      points: ['Catalogued 6,200 negatives to museum standard.'],
    },
  ],
  education: [
    {
      institution: 'Trinity College Dublin',
      degree: 'Master of Arts',
      field: 'History of Art',
      location: 'Dublin, Ireland',
      startDate: '2011-09',
      endDate: '2012-11',
    },
  ],
  skills: {
    Curating: ['Exhibition making', 'Acquisitions', 'Catalogue writing', 'Artist liaison'],
    Collections: ['Print conservation', 'Loans', 'Fundraising'],
  },
  languages: { English: 'Native', Irish: 'Fluent', French: 'Professional' },
  arrangement: { dates: 'short' },
})
