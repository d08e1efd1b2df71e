import { defineSample } from './define-sample.ts'

export const sample = defineSample('chancery', {
  person: {
    firstName: 'Wei Lin',
    lastName: 'Tan',
    professionalTitle: 'Partner, International Arbitration',
    email: 'weilin.tan@example.com',
    phone: '+65 6555 0184',
    location: 'Singapore',
    linkedin: 'linkedin.com/in/weilin-tan',
    summary:
      'Arbitration partner with twenty-one years of practice in energy, construction and joint-venture disputes across Asia. Counsel in 64 arbitrations under six sets of rules with amounts in dispute of up to US$1.2 billion, and sole or presiding arbitrator in 15. Teaches advocacy, drafts institutional rules, and settles what should be settled.',
  },
  experiences: [
    {
      company: 'Harrow Tan LLP',
      position: 'Partner, Head of Arbitration',
      location: 'Singapore',
      startDate: '2015-07',
      points: [
        'Lead a group of four partners and 17 associates; matters in hand rose from 19 to 46.',
        'First counsel in 38 arbitrations seated in Singapore, Hong Kong, London and Geneva; 29 won or settled.',
        'Opened the firm’s Jakarta association in 2018, now a quarter of the group’s work.',
        'Set fixed fees by phase, accepted by clients in seven cases of ten.',
        'Brought six associates to partnership, four of them women.',
      ],
    },
    {
      company: 'Penhallow Straits LLP',
      position: 'Associate, later Counsel',
      location: 'Singapore and London',
      startDate: '2008-02',
      endDate: '2015-06',
      points: [
        'Second chair in 22 arbitrations on power plants, shipyards and gas supply; examined witnesses in nine hearings.',
        'Seconded to London for eighteen months on a gas price review, which settled in the second week.',
        'Drafted the memorials in a treaty claim that was settled for US$96 million.',
        'Wrote the firm’s guide to emergency arbitrators, used in 11 applications.',
      ],
    },
    {
      company: 'Supreme Court of Singapore',
      position: 'Justices’ Law Clerk',
      location: 'Singapore',
      startDate: '2006-07',
      endDate: '2008-01',
      points: [
        'Prepared bench memoranda in 70 civil appeals, twelve of them to set aside awards.',
        'Assisted the committee that revised the arbitration practice directions of 2007.',
      ],
    },
    {
      company: 'Lim Devan & Rajah',
      position: 'Legal Associate',
      location: 'Singapore',
      startDate: '2004-06',
      endDate: '2006-06',
      points: [
        'Ran building-contract claims up to S$9 million from first notice to adjudication.',
        'Appeared in 14 adjudications and three High Court applications.',
      ],
    },
  ],
  education: [
    {
      institution: 'Queen Mary University of London',
      degree: 'Master of Laws',
      field: 'Dispute Resolution',
      location: 'London, United Kingdom',
      startDate: '2010-09',
      endDate: '2011-09',
      description: 'Studied on secondment; distinction.',
    },
    {
      institution: 'National University of Singapore',
      degree: 'Bachelor of Laws',
      field: 'Law',
      location: 'Singapore',
      startDate: '2000-08',
      endDate: '2004-05',
      description: 'First-class honours; winner of the international moot in 2003.',
    },
  ],
  skills: {
    Practice: ['Commercial arbitration', 'Investment treaty claims', 'Enforcement of awards', 'Emergency relief'],
    Sectors: ['Power and gas', 'Construction', 'Shipbuilding', 'Joint ventures'],
  },
  languages: { English: 'Native', Mandarin: 'Native', 'Bahasa Indonesia': 'Professional' },
  certifications: [
    ['Advocate and Solicitor', 'Supreme Court of Singapore', '2005-05'],
    ['Solicitor (non-practising)', 'England and Wales', '2012-03'],
    ['Fellow (FCIArb)', 'Chartered Institute of Arbitrators', '2014-09'],
  ],
  projects: [
    {
      name: 'LNG supply, ad hoc arbitration (2021 to 2024)',
      description:
        'Lead counsel for the buyer in a price and volume dispute over US$1.2 billion; award in the buyer’s favour on liability and on 80% of quantum.',
    },
    {
      name: 'Coal-fired plant in Java (2017 to 2019)',
      description:
        'Counsel for the contractor; delay claims of US$230 million reduced to US$41 million after a three-week hearing.',
    },
    {
      name: 'Hospital joint venture in Vietnam (2016)',
      description: 'Emergency relief within 14 days kept the licence in force; the parties settled.',
    },
    {
      name: 'Shipyard receivership, Hong Kong (2013 to 2015)',
      description: 'Junior counsel for the lenders; enforcement of three awards in four jurisdictions.',
    },
  ],
  arrangement: { dates: 'short', titles: { projects: 'Selected matters', certifications: 'Admissions' } },
})
