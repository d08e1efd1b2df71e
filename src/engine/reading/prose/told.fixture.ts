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

const lines = (...texts: string[]) => texts.join('\n')

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

export const forms: Told[] = [
  {
    text: lines(
      'Name: Rita Alvarez',
      'Email: rita.alvarez@example.com',
      'Title: Office Manager',
      'Experience: Office Manager at Baxter Dental, 2016 - 2023',
      'Skills: scheduling, QuickBooks, invoicing',
      'Education: Associate of Arts, Mesa College, 2014',
    ),
    name: 'Rita Alvarez',
    title: 'Office Manager',
    jobs: [{ company: 'Baxter Dental', position: 'Office Manager', start: '2016', end: '2023' }],
    skills: ['scheduling', 'QuickBooks', 'invoicing'],
  },
  {
    text: lines(
      'Full name: Kwame Mensah',
      'Phone: +44 20 7946 0018',
      'Job title: Network Engineer',
      'Work experience:',
      'Network Engineer, Arden Telecom, Jan 2018 – Present',
      'IT Support Analyst, City Borough Council, 2014 – 2017',
      'Skills: Cisco, BGP, firewalls',
    ),
    name: 'Kwame Mensah',
    title: 'Network Engineer',
    jobs: [
      { company: 'Arden Telecom', position: 'Network Engineer', start: '2018-01' },
      { company: 'City Borough Council', position: 'IT Support Analyst', start: '2014', end: '2017' },
    ],
    skills: ['Cisco', 'BGP', 'firewalls'],
  },
  {
    text: lines(
      'NAME: Laura Beck',
      'PROFESSION: Pastry Chef',
      'EMPLOYER: Sugar & Salt Bakery',
      'YEARS: 2019-2024',
      'SKILLS: laminated dough; chocolate work; costing',
    ),
    name: 'Laura Beck',
    title: 'Pastry Chef',
    jobs: [{ company: 'Sugar & Salt Bakery', start: '2019', end: '2024' }],
    skills: ['laminated dough', 'chocolate work', 'costing'],
  },
  {
    text: lines(
      'First name: Amir',
      'Last name: Haddad',
      'Position: Civil Technician',
      'Company: Ridgeline Surveying',
      'Period: March 2017 to June 2022',
      'Duties: site levels, setting out, AutoCAD drawings',
    ),
    name: 'Amir Haddad',
    title: 'Civil Technician',
    jobs: [{ company: 'Ridgeline Surveying', position: 'Civil Technician', start: '2017-03', end: '2022-06' }],
  },
  {
    text: lines(
      'Diana Popescu',
      'diana.popescu@example.com | 0741 222 333',
      'Summary: Data analyst with six years in retail banking.',
      'Skills: Python, SQL, Power BI',
      '',
      'EXPERIENCE',
      'Data Analyst, Carpatia Bank',
      '2018 - Present',
      '- Built the weekly churn report',
    ),
    name: 'Diana Popescu',
    title: 'Data analyst',
    jobs: [{ company: 'Carpatia Bank', position: 'Data Analyst', start: '2018' }],
    skills: ['Python', 'SQL', 'Power BI'],
  },
  {
    text: lines(
      'Name - Gareth Pugh',
      'Role - Forklift Operator',
      'Last employer - Severn Cold Storage',
      'From - 2015',
      'To - 2021',
      'Licences - counterbalance, reach truck',
    ),
    name: 'Gareth Pugh',
    title: 'Forklift Operator',
    jobs: [{ company: 'Severn Cold Storage', start: '2015', end: '2021' }],
  },
  {
    text: lines(
      'Name: Mei-Ling Wu',
      'Desired position: Receptionist',
      'Previous jobs: Receptionist at Grand Pacific Hotel (2020-2023); Shop assistant at Paper & Ink (2018-2020)',
      'Languages: English (fluent), Mandarin (native)',
    ),
    name: 'Mei-Ling Wu',
    title: 'Receptionist',
    jobs: [
      { company: 'Grand Pacific Hotel', position: 'Receptionist', start: '2020', end: '2023' },
      { company: 'Paper & Ink', position: 'Shop assistant', start: '2018', end: '2020' },
    ],
  },
  {
    text: lines(
      'name: joão silva',
      'email: joao@example.com',
      'occupation: plumber',
      'experience: 8 years at Aqua Serviços as a plumber',
      'skills: soldering, boilers, leak detection',
    ),
    name: 'joão silva',
    title: 'plumber',
    jobs: [{ company: 'Aqua Serviços', position: 'plumber', years: '8 years' }],
    skills: ['soldering', 'boilers', 'leak detection'],
  },
  {
    text: lines(
      'Name: Sarah O’Neill',
      'Current role: Clinical Research Coordinator',
      'Current employer: Trinity Trials Unit',
      'Start date: September 2020',
      'Previous role: Research Assistant',
      'Previous employer: University Hospital Cork',
      'Dates: 2017 - 2020',
    ),
    name: 'Sarah O’Neill',
    title: 'Clinical Research Coordinator',
    jobs: [
      { company: 'Trinity Trials Unit', position: 'Clinical Research Coordinator', start: '2020-09' },
      { company: 'University Hospital Cork', position: 'Research Assistant', start: '2017', end: '2020' },
    ],
  },
  {
    text: lines(
      'Candidate: Viktor Hansen',
      'Location: Aarhus, Denmark',
      'Headline: Wind turbine technician',
      'Experience',
      'Wind turbine technician, Nordlys Energi, 2019 – present',
      'Apprentice electrician, Jensen El, 2015 – 2019',
    ),
    name: 'Viktor Hansen',
    title: 'Wind turbine technician',
    jobs: [
      { company: 'Nordlys Energi', position: 'Wind turbine technician', start: '2019' },
      { company: 'Jensen El', position: 'Apprentice electrician', start: '2015', end: '2019' },
    ],
  },
  {
    text: lines(
      'Name: Patrick Doyle',
      'Address: 12 Mill Road, Galway',
      'Objective: Bus driver looking for day shifts',
      'Experience: Bus driver, Atlantic Coaches, 2010-2024',
    ),
    name: 'Patrick Doyle',
    title: 'Bus driver',
    jobs: [{ company: 'Atlantic Coaches', position: 'Bus driver', start: '2010', end: '2024' }],
  },
  {
    text: lines(
      '1. Name: Anita Desai',
      '2. Profession: Social worker',
      '3. Employer: Harbour Youth Centre',
      '4. Employed: 2012 to 2020',
      '5. Education: BSW, University of Mumbai, 2011',
    ),
    name: 'Anita Desai',
    title: 'Social worker',
    jobs: [{ company: 'Harbour Youth Centre', start: '2012', end: '2020' }],
  },
  {
    text: lines(
      '**Name:** Tyler Reed',
      '**Title:** Field Technician',
      '**Experience:** Field Technician at Comnet Cable, 2017–2023',
      '**Skills:** fiber splicing, OTDR, ladder safety',
    ),
    name: 'Tyler Reed',
    title: 'Field Technician',
    jobs: [{ company: 'Comnet Cable', position: 'Field Technician', start: '2017', end: '2023' }],
    skills: ['fiber splicing', 'OTDR', 'ladder safety'],
  },
  {
    text: lines(
      'Name: Isabel Fuentes',
      'About me: I am a kindergarten teacher. I have taught at Little Oaks Preschool for five years.',
      'Certifications: CDA Credential, CPR',
    ),
    name: 'Isabel Fuentes',
    title: 'kindergarten teacher',
    jobs: [{ company: 'Little Oaks Preschool', years: 'five years' }],
  },
  {
    text: lines(
      'Name: Noah Becker   Email: noah@example.com   Phone: 555-010-7788',
      'Title: QA Tester',
      'Experience: QA Tester, Lumen Games, 2021 - 2024',
    ),
    name: 'Noah Becker',
    title: 'QA Tester',
    jobs: [{ company: 'Lumen Games', position: 'QA Tester', start: '2021', end: '2024' }],
  },
  {
    text: lines(
      'Name: Bruno Carvalho',
      'Role: Logistics Coordinator',
      'Job 1: Logistics Coordinator, Porto Cargo, 2018-2024',
      'Job 2: Dispatcher, Rápido Express, 2014-2018',
      'Tools: SAP, Excel',
    ),
    name: 'Bruno Carvalho',
    title: 'Logistics Coordinator',
    jobs: [
      { company: 'Porto Cargo', position: 'Logistics Coordinator', start: '2018', end: '2024' },
      { company: 'Rápido Express', position: 'Dispatcher', start: '2014', end: '2018' },
    ],
  },
  {
    text: lines(
      'Thandi Nkosi',
      'Profile: Hotel manager with 14 years of experience.',
      'Experience: Hotel Manager, Table Bay Lodge, 2015 - Present. Front Desk Manager, Protea Inn, 2010 - 2015.',
      'Skills: budgeting, revenue management, team leadership',
    ),
    name: 'Thandi Nkosi',
    title: 'Hotel manager',
    jobs: [
      { company: 'Table Bay Lodge', position: 'Hotel Manager', start: '2015' },
      { company: 'Protea Inn', position: 'Front Desk Manager', start: '2010', end: '2015' },
    ],
    skills: ['budgeting', 'revenue management', 'team leadership'],
  },
  {
    text: lines(
      'Surname: Kowalski',
      'Given name: Adam',
      'Occupation: CNC Operator',
      'Employer: Precision Parts Ltd',
      'Employed from: 05/2016',
      'Employed to: 11/2023',
    ),
    name: 'Adam Kowalski',
    title: 'CNC Operator',
    jobs: [{ company: 'Precision Parts Ltd', start: '2016-05', end: '2023-11' }],
  },
  {
    text: lines(
      'Name: Claire Fontaine',
      'What I do: interior designer',
      'Where I worked: Maison Lune, 2017-2022; Atelier Nord, 2022-2024',
      'Software: SketchUp, Revit, Photoshop',
    ),
    name: 'Claire Fontaine',
    title: 'interior designer',
    jobs: [
      { company: 'Maison Lune', start: '2017', end: '2022' },
      { company: 'Atelier Nord', start: '2022', end: '2024' },
    ],
  },
  {
    text: lines(
      'Name: Omar Farouk',
      'Title: Accountant',
      'Employment history:',
      '• Accountant - Nile Trading Co. - 2019 to date',
      '• Junior Accountant - Cairo Textiles - 2016 to 2019',
      'Qualifications: BCom, Cairo University, 2015',
    ),
    name: 'Omar Farouk',
    title: 'Accountant',
    jobs: [
      { company: 'Nile Trading Co.', position: 'Accountant', start: '2019' },
      { company: 'Cairo Textiles', position: 'Junior Accountant', start: '2016', end: '2019' },
    ],
  },
  {
    text: lines(
      'Contact: Helen Park, helen.park@example.com, Seattle',
      'Title: Florist',
      'Experience: Florist, Wild Stem, 2014-2022',
    ),
    name: 'Helen Park',
    title: 'Florist',
    jobs: [{ company: 'Wild Stem', position: 'Florist', start: '2014', end: '2022' }],
  },
  {
    text: lines(
      'Name:',
      'Robert King',
      'Title:',
      'Park Ranger',
      'Experience:',
      'Park Ranger, Cascade State Parks, 2012 - 2024',
      'Skills:',
      'First aid, trail building, wildlife surveys',
    ),
    name: 'Robert King',
    title: 'Park Ranger',
    jobs: [{ company: 'Cascade State Parks', position: 'Park Ranger', start: '2012', end: '2024' }],
    skills: ['First aid', 'trail building', 'wildlife surveys'],
  },
  {
    text: lines(
      'Name: Julia Weiss; Profession: Architect; Employer: Studio Nordlicht; Years: 2016-2024; Skills: Revit, Rhino',
    ),
    name: 'Julia Weiss',
    title: 'Architect',
    jobs: [{ company: 'Studio Nordlicht', start: '2016', end: '2024' }],
    skills: ['Revit', 'Rhino'],
  },
  {
    text: lines(
      'Name: Ahmed Ali',
      'I am an electrician with ten years of experience.',
      'Company: Volt Services',
      'Position: Senior Electrician',
      'Duration: 6 years',
    ),
    name: 'Ahmed Ali',
    title: 'electrician',
    jobs: [{ company: 'Volt Services', position: 'Senior Electrician', years: '6 years' }],
  },
  {
    text: lines(
      'NAME: Martha Jones',
      'E-MAIL: martha@example.com',
      'OBJECTIVE: To work as a medical secretary',
      'WORK HISTORY: Medical Secretary, St. Anne’s Surgery, 2013 - 2024',
      'EDUCATION: Diploma in Medical Administration, Leeds City College, 2012',
      'REFERENCES: on request',
    ),
    name: 'Martha Jones',
    title: 'Medical Secretary',
    jobs: [{ company: 'St. Anne’s Surgery', position: 'Medical Secretary', start: '2013', end: '2024' }],
  },
  {
    text: lines(
      'Name: Stefan Ilic',
      'Job: Carpenter',
      'Worked at: Drvo Plus (2009-2016), Kitchen Craft (2016-now)',
      'Good at: joinery, staircases, reading plans',
    ),
    name: 'Stefan Ilic',
    title: 'Carpenter',
    jobs: [
      { company: 'Drvo Plus', start: '2009', end: '2016' },
      { company: 'Kitchen Craft', start: '2016' },
    ],
  },
  {
    text: lines(
      'Name: Keisha Brown',
      'Email: keisha@example.com',
      'Experience:',
      'Cashier',
      'FreshMart',
      'June 2020 - May 2023',
      'Skills:',
      'Cash handling',
      'Customer service',
    ),
    name: 'Keisha Brown',
    title: 'Cashier',
    jobs: [{ company: 'FreshMart', position: 'Cashier', start: '2020-06', end: '2023-05' }],
    skills: ['Cash handling', 'Customer service'],
  },
  {
    text: lines(
      'Name = Henrik Dahl',
      'Title = Marine Biologist',
      'Experience = Marine Biologist at Fjord Research Institute, 2015 - 2024',
    ),
    name: 'Henrik Dahl',
    title: 'Marine Biologist',
    jobs: [{ company: 'Fjord Research Institute', position: 'Marine Biologist', start: '2015', end: '2024' }],
  },
]
