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
      'Curator of photography with twelve years in public collections and artist-run spaces. Has made 19 exhibitions, acquired 1,100 works, and written four catalogues. Interested in documentary work from small places, and in labels that visitors read to the end.',
  },
  experiences: [
    {
      company: 'Liffey Museum of Photography',
      position: 'Curator',
      location: 'Dublin, Ireland',
      startDate: '2019-01',
      points: [
        'Care for 24,000 prints and a yearly programme of four exhibitions seen by 85,000 visitors.',
        'Curated Salt Roads, which travelled to Bergen and Porto and was the best attended show since 2011.',
        'Raised €410,000 for the digitisation of 9,000 glass negatives, completed in 2023.',
      ],
    },
    {
      company: 'Hollins Street Gallery',
      position: 'Assistant Curator',
      location: 'Cork, Ireland',
      startDate: '2015-04',
      endDate: '2018-12',
      points: [
        'Organised 11 exhibitions, loans from 26 lenders and all condition reports.',
        'Began a portfolio day that brought 14 unrepresented photographers into the programme.',
      ],
    },
    {
      company: 'Bantry Photographic Archive',
      position: 'Archive Assistant',
      location: 'Bantry, Ireland',
      startDate: '2013-02',
      endDate: '2015-03',
      points: ['Catalogued 6,200 negatives to museum standard and answered about 40 research requests a month.'],
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
    {
      institution: 'University College Cork',
      degree: 'Bachelor of Arts',
      field: 'History and English',
      location: 'Cork, Ireland',
      startDate: '2008-09',
      endDate: '2011-06',
    },
  ],
  skills: {
    Curating: ['Exhibition making', 'Acquisitions', 'Catalogue writing', 'Artist liaison'],
    Collections: ['Print conservation', 'Loans and insurance', 'Collections databases', 'Fundraising'],
  },
  languages: { English: 'Native', Irish: 'Fluent', French: 'Professional' },
  projects: [
    {
      name: 'Salt Roads: Photographs from Four Coasts',
      description: 'Exhibition catalogue, 184 pages, editor and lead essay, 2022.',
    },
  ],
})
