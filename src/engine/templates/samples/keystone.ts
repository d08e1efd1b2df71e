import { defineSample } from './define-sample.ts'

export const sample = defineSample('keystone', {
  person: {
    firstName: 'Stefan',
    lastName: 'Brandt',
    professionalTitle: 'Chief Transformation Officer',
    email: 'stefan.brandt@example.com',
    phone: '+49 40 66969 214',
    location: 'Hamburg, Germany',
    linkedin: 'linkedin.com/in/stefan-brandt',
    summary:
      'Transformation and turnaround leader with twenty-four years in machinery, logistics and consumer goods. Has led four restructurings as a board member or interim officer, each one through to a lasting refinancing, and preserved about 5,200 jobs in doing so. Starts with thirteen weeks of cash, then price, then plants.',
  },
  experiences: [
    {
      company: 'Elbwerk Maschinenbau AG',
      position: 'Chief Transformation Officer',
      location: 'Hamburg, Germany',
      startDate: '2020-10',
      opening: 'Member of the executive board of a machine builder with 2,100 employees.',
      points: [
        'From a loss of €31 million to a profit of €24 million in four years.',
        '€58 million of cash released from stock and receivables, half of it in eight months.',
        'Service revenue up from 18% to 31% of sales with contracts for 6,400 machines.',
        'Three plants merged into two under a social plan agreed in eleven weeks; 78% of those leaving had new work within a year.',
        'Product range cut from 1,900 to 740 variants, and delivery from 26 to 15 weeks.',
      ],
    },
    {
      company: 'Molkerei Geestland',
      position: 'Interim Chief Executive',
      location: 'Oldenburg, Germany',
      startDate: '2018-03',
      endDate: '2020-09',
      opening: 'Dairy cooperative with 1,250 employees and €510 million in revenue.',
      points: [
        'Change of owners without a day’s interruption of milk collection from 540 farms.',
        'Private-label contracts repriced after a review of 260 articles, worth €9.5 million.',
        'New refinancing of €85 million signed four months early.',
      ],
    },
    {
      company: 'Küchen Ostermann',
      position: 'Interim Managing Director',
      location: 'Bielefeld, Germany',
      startDate: '2016-01',
      endDate: '2017-12',
      opening: 'Kitchen maker with 730 employees in protective proceedings.',
      points: [
        'Sold to its management with 91% repaid to lenders, fourteen months after filing.',
        'Complaints per hundred kitchens from 38 to 16 by checking drawings.',
        'All 94 apprentices kept and examined on time.',
      ],
    },
    {
      company: 'Hansa Paketdienst',
      position: 'Chief Restructuring Officer',
      location: 'Hannover, Germany',
      startDate: '2014-02',
      endDate: '2015-10',
      opening: 'Regional parcel carrier with 1,120 employees, financed by five banks.',
      points: [
        'Back in profit after 14 months: routes replanned, 22 depots reduced to 17.',
        'Driver turnover halved with fixed tours and early plans.',
        'Five banks, one standstill: agreement reached in six weeks on a shared cash report.',
      ],
    },
    {
      company: 'Nordhafen Logistik',
      position: 'Managing Director, Logistics',
      location: 'Bremen, Germany',
      startDate: '2008-04',
      endDate: '2013-12',
      opening: 'Business unit with 900 employees at nine sites in Germany and Poland.',
      points: [
        'Revenue grown from €74 to €131 million with two automotive contracts.',
        'Operating margin from 1.1% to 4.6% by pricing each contract on measured activity.',
        'Sick leave down from 8.9% to 5.7% after redesign of 140 packing stations.',
      ],
    },
    {
      company: 'Kessler & Vogt Unternehmensberatung',
      position: 'Consultant to Project Leader',
      location: 'Düsseldorf, Germany',
      startDate: '2001-09',
      endDate: '2008-03',
      points: [
        '16 operations projects in machinery, steel and retail.',
        '€12 million in purchasing savings at a steel trader.',
      ],
    },
  ],
  education: [
    {
      institution: 'Technische Universität Braunschweig',
      degree: 'Master of Science',
      field: 'Industrial Engineering',
      location: 'Braunschweig, Germany',
      startDate: '1995-10',
      endDate: '2001-07',
      description: 'Diplom-Wirtschaftsingenieur.',
    },
  ],
  skills: {
    Turnaround: ['Liquidity planning', 'IDW S 6 opinions', 'Lender talks'],
    Operations: ['Pricing', 'Footprint design', 'Purchasing'],
  },
  languages: { German: 'Native', English: 'Fluent', Polish: 'Conversational' },
  certifications: [
    ['Supervisory board, chair of audit committee', 'Weserglas GmbH', '2022-06'],
    ['Advisory board', 'Familie Thomsen Holding', '2019-01'],
    ['Certified Turnaround Expert', 'German Turnaround Association', '2015-05'],
  ],
  arrangement: { dates: 'short', titles: { certifications: 'Credentials' } },
})
