import { defineSample } from './define-sample.ts'

export const sample = defineSample('manifesto', {
  person: {
    firstName: 'Ingrid',
    lastName: 'Solberg',
    professionalTitle: 'Chief Executive, Social Housing',
    email: 'ingrid@solberg.example.org',
    phone: '+46 8 465 004 38',
    location: 'Stockholm, Sweden',
    linkedin: 'linkedin.com/in/ingrid-solberg',
    summary:
      'A home that costs a third of a wage is not a gift but a condition for work, school and health. Sixteen years of building such homes, 4,300 so far, in six cities, with debt that falls and tenants who stay.',
  },
  experiences: [
    {
      company: 'Hemgård Housing Trust',
      position: 'Chief Executive',
      location: 'Stockholm, Sweden',
      startDate: '2018-01',
      points: [
        'Grew the stock from 6,100 to 8,900 homes while the loan-to-value ratio fell from 61% to 48%.',
        'Raised SEK 2.4 billion in green bonds, the first by a Swedish housing charity.',
        'Cut evictions by 71% with payment plans that caseworkers agree at the door.',
      ],
    },
    {
      company: 'City of Västerby',
      position: 'Director of Housing',
      location: 'Västerby, Sweden',
      startDate: '2012-04',
      endDate: '2017-12',
      points: [
        'Delivered 1,150 municipal homes, 9% under budget and all let within four months.',
        'Wrote the land policy that three neighbouring municipalities have since adopted.',
      ],
    },
    {
      company: 'Nordrum Cooperative',
      position: 'Programme Manager',
      location: 'Oslo, Norway',
      startDate: '2008-08',
      endDate: '2012-03',
      points: ['Led the renovation of 640 flats with tenants in place; complaints fell by half.'],
    },
  ],
  education: [
    {
      institution: 'Uppsala University',
      degree: 'Master of Science',
      field: 'Urban Economics',
      location: 'Uppsala, Sweden',
      startDate: '2003-09',
      endDate: '2008-06',
    },
  ],
  skills: {
    Leadership: ['Board reporting', 'Public negotiation', 'Crisis communication'],
    Finance: ['Green bonds', 'Long-term debt', 'Rent models'],
    Building: ['Land policy', 'Tenant-in-place renovation', 'Framework contracts'],
  },
  languages: { Swedish: 'Native', Norwegian: 'Fluent', English: 'Fluent' },
  arrangement: { dates: 'short' },
})
