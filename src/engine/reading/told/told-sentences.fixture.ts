// Sixty people as they tell of themselves, in sentences and in labelled forms. Written by hand before the reader of
// prose was, and by the same hand: a bar for it, no proof of how strangers write.

export type Told = {
  text: string
  name: string
  title: string
  /** `years`: the dates as the resume holds them, or words that have to be in the job's description. */
  jobs: { company: string; position?: string; start?: string; end?: string; years?: string }[]
  skills?: string[]
}

export const sentences: Told[] = [
  {
    text: 'Jane Doe, data engineer. Six years at Acme Corp building Python pipelines.',
    name: 'Jane Doe',
    title: 'data engineer',
    jobs: [{ company: 'Acme Corp', years: 'six years' }],
    skills: ['Python'],
  },
  {
    text: 'Jane Doe, engineer, 5 years Python at Acme',
    name: 'Jane Doe',
    title: 'engineer',
    jobs: [{ company: 'Acme', years: '5 years' }],
    skills: ['Python'],
  },
  {
    text: 'My name is Tomás Herrera. I have worked as a line cook for four years at The Copper Pot; before that I was a dishwasher at Luigi’s Trattoria for two years.',
    name: 'Tomás Herrera',
    title: 'line cook',
    jobs: [
      { company: 'The Copper Pot', position: 'line cook', years: 'four years' },
      { company: 'Luigi’s Trattoria', position: 'dishwasher', years: 'two years' },
    ],
  },
  {
    text: "I'm Priya Nair, a registered nurse with eight years of experience. Since 2019 I have worked at Mercy General Hospital in the ICU. From 2016 to 2019 I was a staff nurse at Lakeside Clinic.",
    name: 'Priya Nair',
    title: 'registered nurse',
    jobs: [
      { company: 'Mercy General Hospital', start: '2019' },
      { company: 'Lakeside Clinic', position: 'staff nurse', start: '2016', end: '2019' },
    ],
  },
  {
    text: 'Hi, my name is Ben Okafor and I am a warehouse supervisor. I have been with Northgate Logistics for 7 years, where I lead a team of 14 pickers and run the forklift training.',
    name: 'Ben Okafor',
    title: 'warehouse supervisor',
    jobs: [{ company: 'Northgate Logistics', years: '7 years' }],
  },
  {
    text: 'Senior accountant Maria Rossi has spent ten years at Bianchi & Figli, closing the books each month and preparing VAT returns.',
    name: 'Maria Rossi',
    title: 'Senior accountant',
    jobs: [{ company: 'Bianchi & Figli', years: 'ten years' }],
  },
  {
    text: 'Liam Walsh – electrician – 12 years with Dalton Electric, mostly commercial fit-outs',
    name: 'Liam Walsh',
    title: 'electrician',
    jobs: [{ company: 'Dalton Electric', years: '12 years' }],
  },
  {
    text: 'Hello! I am Aisha Khan. I work as a UX designer at Brightline Studio, where I started in March 2021. Before that, I was a graphic designer at Pixelhaus from 2018 to 2021. I use Figma, Sketch and Adobe XD.',
    name: 'Aisha Khan',
    title: 'UX designer',
    jobs: [
      { company: 'Brightline Studio', position: 'UX designer', start: '2021-03' },
      { company: 'Pixelhaus', position: 'graphic designer', start: '2018', end: '2021' },
    ],
    skills: ['Figma', 'Sketch', 'Adobe XD'],
  },
  {
    text: 'Grace Kim here. Teacher at Roosevelt Middle School for nine years, teaching seventh-grade science.',
    name: 'Grace Kim',
    title: 'Teacher',
    jobs: [{ company: 'Roosevelt Middle School', position: 'Teacher', years: 'nine years' }],
  },
  {
    text: 'I am a truck driver called Dwayne Mills. For the past 15 years I have driven long haul for Prairie Freight Lines.',
    name: 'Dwayne Mills',
    title: 'truck driver',
    jobs: [{ company: 'Prairie Freight Lines', years: '15 years' }],
  },
  {
    text: 'Elena Petrova is a marketing manager based in Chicago. She joined Halcyon Foods in 2020 and previously worked at Orbit Media as a content strategist (2016-2020).',
    name: 'Elena Petrova',
    title: 'marketing manager',
    jobs: [
      { company: 'Halcyon Foods', start: '2020' },
      { company: 'Orbit Media', position: 'content strategist', start: '2016', end: '2020' },
    ],
  },
  {
    text: 'Name’s Jack Turner, welder by trade. Three years at Harbor Shipyards, two years before that at Miller Fabrication. TIG, MIG and stick.',
    name: 'Jack Turner',
    title: 'welder',
    jobs: [
      { company: 'Harbor Shipyards', years: 'three years' },
      { company: 'Miller Fabrication', years: 'two years' },
    ],
  },
  {
    text: 'Sofia Lindqvist, product manager at Nordwave since 2022. Earlier: business analyst at Trellis Bank, 2017–2022.',
    name: 'Sofia Lindqvist',
    title: 'product manager',
    jobs: [
      { company: 'Nordwave', position: 'product manager', start: '2022' },
      { company: 'Trellis Bank', position: 'business analyst', start: '2017', end: '2022' },
    ],
  },
  {
    text: 'I have been a barista for three years at Blue Heron Coffee. My name is Chloe Martin. I know espresso machines, latte art and cash handling.',
    name: 'Chloe Martin',
    title: 'barista',
    jobs: [{ company: 'Blue Heron Coffee', years: 'three years' }],
  },
  {
    text: 'Samuel Adeyemi\nI am a civil engineer with 11 years of experience. I currently work for Keystone Infrastructure as a project engineer, since June 2018. From 2013 until 2018 I worked for Delta Roads as a site engineer.',
    name: 'Samuel Adeyemi',
    title: 'civil engineer',
    jobs: [
      { company: 'Keystone Infrastructure', position: 'project engineer', start: '2018-06' },
      { company: 'Delta Roads', position: 'site engineer', start: '2013', end: '2018' },
    ],
  },
  {
    text: 'Nina Volkov. Software developer. I spent four years at Redpoint Systems writing Java and Kotlin, and the last two years at Cloudberry GmbH on their payments team.',
    name: 'Nina Volkov',
    title: 'Software developer',
    jobs: [
      { company: 'Redpoint Systems', years: 'four years' },
      { company: 'Cloudberry GmbH', years: 'two years' },
    ],
    skills: ['Java', 'Kotlin'],
  },
  {
    text: 'Hi there — I’m Marcus Bell, a paralegal at Stone & Hart LLP (2019 to present). Before Stone & Hart I was a legal assistant with Weber Law Group for 3 years.',
    name: 'Marcus Bell',
    title: 'paralegal',
    jobs: [
      { company: 'Stone & Hart LLP', position: 'paralegal', start: '2019' },
      { company: 'Weber Law Group', position: 'legal assistant', years: '3 years' },
    ],
  },
  {
    text: 'Fatima Zahra, pharmacist, Casablanca. Worked at Pharmacie Atlas from 2015 to 2023.',
    name: 'Fatima Zahra',
    title: 'pharmacist',
    jobs: [{ company: 'Pharmacie Atlas', start: '2015', end: '2023' }],
  },
  {
    text: 'I am Peter Novak and I work as a mechanic. I have worked at AutoFix Garage since 2014. I also did two years at Speedy Tyres.',
    name: 'Peter Novak',
    title: 'mechanic',
    jobs: [
      { company: 'AutoFix Garage', start: '2014' },
      { company: 'Speedy Tyres', years: 'two years' },
    ],
  },
  {
    text: 'This is Hannah Cole. I am a dental hygienist; five years at Smile Dental Care, doing cleanings, X-rays and patient education.',
    name: 'Hannah Cole',
    title: 'dental hygienist',
    jobs: [{ company: 'Smile Dental Care', years: 'five years' }],
  },
  {
    text: 'Rajesh Patel is a DevOps engineer who has worked for Skyline Networks for over six years. His tools are Docker, Kubernetes and Terraform.',
    name: 'Rajesh Patel',
    title: 'DevOps engineer',
    jobs: [{ company: 'Skyline Networks', years: 'six years' }],
    skills: ['Docker', 'Kubernetes', 'Terraform'],
  },
  {
    text: 'My name is Olivia Grant, I’m 29 and a flight attendant with Meridian Air since 2018.',
    name: 'Olivia Grant',
    title: 'flight attendant',
    jobs: [{ company: 'Meridian Air', position: 'flight attendant', start: '2018' }],
  },
  {
    text: 'Carlos Mendes, chef de partie, 6 yrs at Hotel Bellevue and 2 yrs at Café Lisboa',
    name: 'Carlos Mendes',
    title: 'chef de partie',
    jobs: [
      { company: 'Hotel Bellevue', years: '6 yrs' },
      { company: 'Café Lisboa', years: '2 yrs' },
    ],
  },
  {
    text: 'I’m looking for a new role as a sales manager. My name is Victoria Stone and I spent the last eight years at Palmer Office Supplies as a regional sales manager.',
    name: 'Victoria Stone',
    title: 'regional sales manager',
    jobs: [{ company: 'Palmer Office Supplies', position: 'regional sales manager', years: 'eight years' }],
  },
  {
    text: 'Yuki Tanaka. I’m a translator. I translated contracts at Lexicon Partners for five years, then went freelance.',
    name: 'Yuki Tanaka',
    title: 'translator',
    jobs: [{ company: 'Lexicon Partners', years: 'five years' }],
  },
  {
    text: 'Daniel Brooks\nSecurity guard\nI worked at Fortress Security from January 2017 to August 2022, and at Metro Mall before that for one year.',
    name: 'Daniel Brooks',
    title: 'Security guard',
    jobs: [
      { company: 'Fortress Security', start: '2017-01', end: '2022-08' },
      { company: 'Metro Mall', years: 'one year' },
    ],
  },
  {
    text: 'Zoe Hughes — HR generalist. Two and a half years at Larkspur Retail handling onboarding, payroll and employee relations.',
    name: 'Zoe Hughes',
    title: 'HR generalist',
    jobs: [{ company: 'Larkspur Retail', years: 'two and a half years' }],
  },
  {
    text: 'As a physiotherapist I have treated athletes at Velocity Sports Clinic since 2016. I am Ingrid Olsen.',
    name: 'Ingrid Olsen',
    title: 'physiotherapist',
    jobs: [{ company: 'Velocity Sports Clinic', start: '2016' }],
  },
  {
    text: 'My name is Abdul Rahman. I was employed by Gulf Petrochem as a process operator between 2011 and 2019. Since 2019 I have been a shift lead at Coastal Refining.',
    name: 'Abdul Rahman',
    title: 'shift lead',
    jobs: [
      { company: 'Gulf Petrochem', position: 'process operator', start: '2011', end: '2019' },
      { company: 'Coastal Refining', position: 'shift lead', start: '2019' },
    ],
  },
  {
    text: 'Emily Chen, biology graduate and lab technician: 3 years at Genova Labs running PCR and cell culture.',
    name: 'Emily Chen',
    title: 'lab technician',
    jobs: [{ company: 'Genova Labs', years: '3 years' }],
  },
  {
    text: 'I’ve worked in childcare for ten years, the last six of them as a nanny with the Harrington Family. Before that I was an au pair with Sunrise Nursery. Regards, Lucy Bennett',
    name: 'Lucy Bennett',
    title: 'nanny',
    jobs: [
      { company: 'Harrington Family', years: 'six' },
      { company: 'Sunrise Nursery', position: 'au pair' },
    ],
  },
  {
    text: 'Oliver Schmidt, mechanical engineer (M.Sc.), 2012-2018 Bosch, 2018-present Siemens. CAD, FEM, project management.',
    name: 'Oliver Schmidt',
    title: 'mechanical engineer',
    jobs: [
      { company: 'Bosch', start: '2012', end: '2018' },
      { company: 'Siemens', start: '2018' },
    ],
  },
]
