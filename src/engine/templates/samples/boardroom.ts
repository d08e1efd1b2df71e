import { defineSample } from './define-sample.ts'

export const sample = defineSample('boardroom', {
  person: {
    firstName: 'Rosalind',
    lastName: 'Achebe',
    professionalTitle: 'Chief Financial Officer and Non-Executive Director',
    email: 'rosalind.achebe@example.com',
    phone: '+44 20 7946 0321',
    location: 'London, United Kingdom',
    linkedin: 'linkedin.com/in/rosalind-achebe',
    summary:
      'Chief financial officer of listed and private groups, with twenty-six years in industry and audit. Has led a £310 million refinancing, a stock market listing and nine acquisitions, and built finance teams that close in four working days. Sits on the audit committee of a hospital trust. Known to boards for short papers, early warnings and cash discipline.',
  },
  experiences: [
    {
      company: 'Calder Vale Group plc',
      position: 'Chief Financial Officer',
      location: 'London, United Kingdom',
      startDate: '2018-09',
      points: [
        'Member of the board of a listed water-technology group with revenue of £684 million and 3,900 employees in eleven countries.',
        'Raised operating margin from 9.1% to 13.4% in six years through pricing and procurement.',
        'Refinanced £310 million of debt in 2021 at 140 basis points below the previous facility.',
        'Completed five acquisitions worth £178 million; four met their three-year return target.',
      ],
    },
    {
      company: 'Northgate Marine Services',
      position: 'Chief Financial Officer',
      location: 'Southampton, United Kingdom',
      startDate: '2013-04',
      endDate: '2018-08',
      points: [
        'Led finance, treasury and information technology (85 people) in a group owned by private equity.',
        'Prepared and executed the listing in 2016 at an enterprise value of £395 million.',
        'Reduced net debt from 4.8 to 1.9 times EBITDA by releasing £37 million of working capital.',
      ],
    },
    {
      company: 'Thornbury Packaging',
      position: 'Group Financial Controller',
      location: 'Leeds, United Kingdom',
      startDate: '2007-02',
      endDate: '2013-03',
      points: [
        'Owned group reporting for 17 plants in six countries and the conversion to international standards.',
        'Wrote the weekly 13-week cash forecast that carried the group through 2008 and 2009.',
        'Built a shared service centre of 60 people in Kraków and cut transaction cost by 34%.',
      ],
    },
    {
      company: 'Merrick Lowe LLP',
      position: 'Audit Trainee to Audit Manager',
      location: 'London, United Kingdom',
      startDate: '1999-09',
      endDate: '2007-01',
      points: [
        'Managed audits of listed manufacturers and utilities with fees of up to £900,000.',
        'Qualified with a first-time pass in all papers; ran the firm’s training for 120 new joiners in 2005.',
      ],
    },
  ],
  education: [
    {
      institution: 'University of Warwick',
      degree: 'Bachelor of Science',
      field: 'Economics',
      location: 'Coventry, United Kingdom',
      startDate: '1996-10',
      endDate: '1999-06',
      description: 'First-class honours.',
    },
    {
      institution: 'London Business School',
      degree: 'Certificate',
      field: 'Senior Executive Programme',
      location: 'London, United Kingdom',
      startDate: '2012-03',
      endDate: '2012-07',
    },
  ],
  skills: {
    Board: ['Audit committee', 'Investor relations', 'Remuneration', 'Risk and internal controls', 'Listing rules'],
    Finance: ['Refinancing', 'Listings', 'Acquisitions and integration', 'Treasury', 'Pensions', 'IFRS'],
  },
  languages: { English: 'Native', Igbo: 'Conversational', French: 'Professional' },
  certifications: [
    ['Fellow (FCA)', 'Institute of Chartered Accountants in England and Wales', '2012-10'],
    ['Financial Times Non-Executive Director Diploma', 'Pearson', '2019-11'],
  ],
  projects: [
    {
      name: 'Non-executive director, Eastmoor Hospitals Trust (since 2020)',
      description:
        'Chair of the audit committee of a trust with a budget of £760 million; oversaw the change of external auditor and a three-year savings plan delivered in full.',
    },
    {
      name: 'Trustee, Second Ledger (2014 to 2019)',
      description:
        'Treasurer of a charity that teaches bookkeeping in prisons; reserves rose from two to seven months.',
    },
  ],
  arrangement: { dates: 'short', titles: { projects: 'Board appointments' } },
})
