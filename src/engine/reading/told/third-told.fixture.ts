// Sixty people by a third hand that knew neither the reader nor the other sets: thirty in sentences, thirty in forms.
import type { Told } from './told-sentences.fixture.ts'

export const thirdTold: Told[] = [
  {
    text: "My name is Margaret Oyelaran and I am a registered nurse with a little over fourteen years of bedside experience. Since 2018 I have been a Charge Nurse at St. Brendan's Regional Hospital in Duluth, where I run a 22-bed telemetry floor on nights. Prior to that I was a Staff Nurse at Lakeview Medical Center from 2012 to 2018. I am certified in ACLS and PALS and I precept new graduates every summer.",
    name: 'Margaret Oyelaran',
    title: 'Charge Nurse',
    jobs: [
      { company: "St. Brendan's Regional Hospital", start: '2018', end: 'present' },
      { company: 'Lakeview Medical Center', start: '2012', end: '2018' },
    ],
  },
  {
    text: 'hey so im Danny Kowalczyk, been a sparky since i was 19 lol. did my apprenticeship with Brightline Electrical 2009-2013 and then stayed on with them as an electrician till 2017. after that i moved over to Harcourt & Sons and thats where i still am, electrician, mostly commercial fit outs, some EV chargers now. got my 18th edition and a clean licence',
    name: 'Danny Kowalczyk',
    title: 'electrician',
    jobs: [
      { company: 'Harcourt & Sons', start: '2017', end: 'present' },
      { company: 'Brightline Electrical', start: '2013', end: '2017' },
      { company: 'Brightline Electrical', start: '2009', end: '2013' },
    ],
  },
  {
    text: "Okay, um, this is Teresa Villalobos speaking. I work at the Sunridge Elementary School as a teacher's aide, I started there in August of 2020 and I'm still there. Before that I was a babysitter, well a nanny really, for the Hendricks family, that was 2016 until 2020. I speak Spanish and English and I have my CPR card, period.",
    name: 'Teresa Villalobos',
    title: "teacher's aide",
    jobs: [
      { company: 'Sunridge Elementary School', start: '2020', end: 'present' },
      { company: 'Hendricks family', start: '2016', end: '2020' },
    ],
  },
  {
    text: 'I am Nguyen Van Thanh, come to Canada in 2015. From 2015 I work in Maple Crest Foods as production worker, cutting and packing the chicken, until 2019. Then I get the forklift license and now I am forklift operator in Norfield Logistics, from 2019 to now. I never late and never have accident. My English is not perfect but I understand everything for work.',
    name: 'Nguyen Van Thanh',
    title: 'forklift operator',
    jobs: [
      { company: 'Norfield Logistics', start: '2019', end: 'present' },
      { company: 'Maple Crest Foods', start: '2015', end: '2019' },
    ],
  },
  {
    text: 'Rebecca Stanhope-Lyle is a chartered accountant with more than a decade of experience across practice and industry. She joined Pembury Group plc as Financial Controller in March 2021 and continues in that role today, leading a team of six. Previously she spent seven years at Dunmore Whitley LLP, first as Audit Associate (2014–2017) and then as Audit Manager (2017–2021). She is fluent in French and sits on the board of a local hospice.',
    name: 'Rebecca Stanhope-Lyle',
    title: 'Financial Controller',
    jobs: [
      { company: 'Pembury Group plc', start: '2021', end: 'present' },
      { company: 'Dunmore Whitley LLP', start: '2017', end: '2021' },
      { company: 'Dunmore Whitley LLP', start: '2014', end: '2017' },
    ],
  },
  {
    text: 'Myself Rajesh Kumar Yadav, having 8 years experience in software field. Presently I am working as Senior Software Engineer in Infovista Technologies Pvt Ltd, Pune since June 2022. Earlier I worked with Kalpataru Systems as Software Engineer from July 2018 to May 2022. My skills are Java, Spring Boot, Kafka, and little bit of React. I am having B.E. from Pune University passed in 2018.',
    name: 'Rajesh Kumar Yadav',
    title: 'Senior Software Engineer',
    jobs: [
      { company: 'Infovista Technologies Pvt Ltd', start: '2022', end: 'present' },
      { company: 'Kalpataru Systems', start: '2018', end: '2022' },
    ],
  },
  {
    text: "I'm Kelly-Ann Broussard. I've waited tables pretty much my whole adult life! Right now I'm a server at The Crawfish Shack in Lafayette (going on since 2021), and before that I did four years, 2017 to 2021, at Mama Dee's Diner, also as a server. I can carry five plates, I know POS systems like Toast and Aloha and I've never once been written up.",
    name: 'Kelly-Ann Broussard',
    title: 'server',
    jobs: [
      { company: 'The Crawfish Shack', start: '2021', end: 'present' },
      { company: "Mama Dee's Diner", start: '2017', end: '2021' },
    ],
  },
  {
    text: 'To whom it may concern,\n\nI, Patrick Joseph Gallagher, was employed by Cork Harbour Shipping Ltd as Logistics Coordinator between 2011 and 2024, at which point the company ceased trading. From 2006 to 2011 I held the position of Dispatch Clerk with An Bord Freight. I am proficient in SAP, customs declarations and incoterms, and I am now seeking a similar post in the Munster area.',
    name: 'Patrick Joseph Gallagher',
    title: 'Logistics Coordinator',
    jobs: [
      { company: 'Cork Harbour Shipping Ltd', start: '2011', end: '2024' },
      { company: 'An Bord Freight', start: '2006', end: '2011' },
    ],
  },
  {
    text: "G'day, Shaz Whitmore here. I drive road trains up and down the Stuart Highway for Outback Bulk Haulage and have done since 2014. Truck driver, MC licence, dangerous goods, the works. Started out driving a garbage truck for the Alice Springs Town Council, 2010 to 2014. Fatigue management ticket is current.",
    name: 'Shaz Whitmore',
    title: 'Truck driver',
    jobs: [
      { company: 'Outback Bulk Haulage', start: '2014', end: 'present' },
      { company: 'Alice Springs Town Council', start: '2010', end: '2014' },
    ],
  },
  {
    text: 'I graduated from high school in June 2026 and my name is Jaylen Porter. I worked as a cashier at Piggly Wiggly on Main Street from summer 2024 to August 2026. I also helped out as a volunteer at Second Harvest food bank during 2023. I am a fast learner, good with people and I can work any shift.',
    name: 'Jaylen Porter',
    title: 'cashier',
    jobs: [
      { company: 'Piggly Wiggly', start: '2024', end: '2026' },
      { company: 'Second Harvest food bank', start: '2023', end: '2023' },
    ],
  },
  {
    text: 'Call me Lupe, Guadalupe Ontiveros on paper. I clean rooms. Housekeeper at the Desert Palms Inn, nine years, from 2015 to 2024, then they sold the place, so since 2024 I am a housekeeping supervisor at Hotel Saguaro. I have eleven girls under me. I do inventory, the schedule, the inspections, and I still make beds when someone calls out.',
    name: 'Guadalupe Ontiveros',
    title: 'housekeeping supervisor',
    jobs: [
      { company: 'Hotel Saguaro', start: '2024', end: 'present' },
      { company: 'Desert Palms Inn', start: '2015', end: '2024' },
    ],
  },
  {
    text: 'Dr. — no, just Mr. — Simon Achterberg, product manager. Currently at Fenwick Health (2023 onwards) where I own the patient-messaging roadmap. I came to product sideways: I was a UX designer with Studio Nork from 2016 to 2019, then an associate product manager at Parcelbee between 2019 and 2023. Comfortable with SQL, Figma, and telling people no.',
    name: 'Simon Achterberg',
    title: 'product manager',
    jobs: [
      { company: 'Fenwick Health', start: '2023', end: 'present' },
      { company: 'Parcelbee', start: '2019', end: '2023' },
      { company: 'Studio Nork', start: '2016', end: '2019' },
    ],
  },
  {
    text: 'Fatima is a hard working carer, I am writing this for my sister. Her full name is Fatima Zahra Benali. She has been a care assistant in Willowbank Residential Home in Leicester since February 2022. Before, in Morocco, she was a pharmacy technician at Pharmacie Al Amal for six years, 2014 to 2020. She speaks Arabic, French and English, and she has NVQ level 2.',
    name: 'Fatima Zahra Benali',
    title: 'care assistant',
    jobs: [
      { company: 'Willowbank Residential Home', start: '2022', end: 'present' },
      { company: 'Pharmacie Al Amal', start: '2014', end: '2020' },
    ],
  },
  {
    text: "I have been welding for 23 years. Name's Curtis Rademacher. I'm a pipe welder with Gulf States Fabrication, hired on in 2010. Before them I was in the Navy, hull technician, 2003 to 2009. 6G certified, stainless and chrome, TIG root, stick cap. I don't do computers much so my daughter typed this.",
    name: 'Curtis Rademacher',
    title: 'pipe welder',
    jobs: [
      { company: 'Gulf States Fabrication', start: '2010', end: 'present' },
      { company: 'Navy', start: '2003', end: '2009' },
    ],
  },
  {
    text: "Hello! I'm Priyanka Deshmukh (she/her), a marketing manager who loves a good spreadsheet as much as a good headline. At Bloomfield Organics, where I've been since 2022, I look after paid social, email and a small team of two. From 2019 to 2022 I was a digital marketing executive at Chai & Co in Mumbai, and my very first role was as a marketing intern at Redkite Media in 2018. Tools: HubSpot, GA4, Canva, Meta Ads.",
    name: 'Priyanka Deshmukh',
    title: 'marketing manager',
    jobs: [
      { company: 'Bloomfield Organics', start: '2022', end: 'present' },
      { company: 'Chai & Co', start: '2019', end: '2022' },
      { company: 'Redkite Media', start: '2018', end: '2018' },
    ],
  },
  {
    text: "After leaving the police I wanted something quieter. I served as a Police Constable with Greater Manchester Police for twelve years (2005 to 2017) and since then, so 2017 till now, I've been Security Manager at the Trafford Exchange shopping centre. My name is Neil Hargreaves, I live in Sale, I hold an SIA licence and a first aid at work certificate.",
    name: 'Neil Hargreaves',
    title: 'Security Manager',
    jobs: [
      { company: 'Trafford Exchange', start: '2017', end: 'present' },
      { company: 'Greater Manchester Police', start: '2005', end: '2017' },
    ],
  },
  {
    text: "so basically my name is Aoife and my surname is Ní Bhriain, i'm a barista in Bean There on Dame Street since last year, 2025, and i was in Butlers Café from 2023 to 2025 doing the same thing, barista. i can do latte art not amazing but grand. also i'm in second year of college so evenings and weekends suit",
    name: 'Aoife Ní Bhriain',
    title: 'barista',
    jobs: [
      { company: 'Bean There', start: '2025', end: 'present' },
      { company: 'Butlers Café', start: '2023', end: '2025' },
    ],
  },
  {
    text: 'Harold T. Whitcombe, retired in 2022 after a long career as a civil engineer. I was with the Ontario Ministry of Transportation from 1986 to 2003, as Bridge Engineer, and then Principal Engineer at Kestrel Consulting from 2003 until retirement. I would consider part-time inspection work. P.Eng., PhD not pursued, still sharp.',
    name: 'Harold T. Whitcombe',
    title: 'Principal Engineer',
    jobs: [
      { company: 'Kestrel Consulting', start: '2003', end: '2022' },
      { company: 'Ontario Ministry of Transportation', start: '1986', end: '2003' },
    ],
  },
  {
    text: 'My name is Olena Hrytsenko. I am from Ukraine, Kharkiv. There I was accountant in company Agrotrade Kharkiv from 2011 until 2022, eleven years. When war begin I came to Ireland, and from 2023 I am working like kitchen assistant in Hotel Mullingar Arms. I know 1C, Excel very good, and now I study for Irish payroll certificate.',
    name: 'Olena Hrytsenko',
    title: 'kitchen assistant',
    jobs: [
      { company: 'Hotel Mullingar Arms', start: '2023', end: 'present' },
      { company: 'Agrotrade Kharkiv', start: '2011', end: '2022' },
    ],
  },
  {
    text: "Marcus Bellweather has spent his working life in kitchens. He started washing dishes at Rosa's Trattoria in 2008, was a line cook there by 2010 and left in 2014 to become sous chef at The Copper Pot. In 2019 he took the executive chef job at Hotel Linden, which he holds to this day. He trains all his own cooks and has kept food cost under 28%.",
    name: 'Marcus Bellweather',
    title: 'executive chef',
    jobs: [
      { company: 'Hotel Linden', start: '2019', end: 'present' },
      { company: 'The Copper Pot', start: '2014', end: '2019' },
      { company: "Rosa's Trattoria", start: '2010', end: '2014' },
      { company: "Rosa's Trattoria", start: '2008', end: '2010' },
    ],
  },
  {
    text: "I'm a paralegal, ten years in, family law mostly. Name: it's Denise Fontenot-Ray, both halves please. I've worked for attorney Glenn Tobias (Tobias Law Group) since 2019; before Tobias I was a legal secretary at Marsh Petrie & Colvin, 2016–2019. E-filing in three counties, Clio, discovery, calming people down on the phone.",
    name: 'Denise Fontenot-Ray',
    title: 'paralegal',
    jobs: [
      { company: 'Tobias Law Group', start: '2019', end: 'present' },
      { company: 'Marsh Petrie & Colvin', start: '2016', end: '2019' },
    ],
  },
  {
    text: 'Good morning sir/madam, I am Emmanuel Owusu-Ansah, age 34. I am presently employed at Swift Parcel UK as delivery driver from October 2023 till date. Before travelling I was a secondary school mathematics teacher at Opoku Memorial Senior High, Kumasi, from 2015 up to 2023. I have a Category B licence with no points. I am God fearing and punctual.',
    name: 'Emmanuel Owusu-Ansah',
    title: 'delivery driver',
    jobs: [
      { company: 'Swift Parcel UK', start: '2023', end: 'present' },
      { company: 'Opoku Memorial Senior High', start: '2015', end: '2023' },
    ],
  },
  {
    text: "yeah hi, Tyler Boone, I fix cars. I'm the lead mechanic at Ray's Auto & Tire, been there five years now, since 2021, and before that I was a lube tech at a Jiffy Lube from 2018 to 2021. ASE in brakes and electrical. I own my own tools. Text me don't call",
    name: 'Tyler Boone',
    title: 'lead mechanic',
    jobs: [
      { company: "Ray's Auto & Tire", start: '2021', end: 'present' },
      { company: 'Jiffy Lube', start: '2018', end: '2021' },
    ],
  },
  {
    text: "I took a career break in 2020 to raise my twins and I'm ready to come back. I'm Hannah Sørensen-Cole and my last position was HR Business Partner at Tandem Insurance, which I held from 2015 to 2020. I was also an HR Assistant with the City of Calgary from 2011 to 2015. CPHR designation is current, and I've kept up with Workday through online courses.",
    name: 'Hannah Sørensen-Cole',
    title: 'HR Business Partner',
    jobs: [
      { company: 'Tandem Insurance', start: '2015', end: '2020' },
      { company: 'City of Calgary', start: '2011', end: '2015' },
    ],
  },
  {
    text: 'Professional summary for Mohammed Irfan Siddiqui. Mohammed is presently Assistant Restaurant Manager with Spice Junction, Hyderabad, a position he has held from April 2023. He began as a Steward in Hotel Golkonda Grand (2016 to 2019) and subsequently worked as Captain with Paradise Banquets from 2019 to March 2023. He knows inventory control, FSSAI norms and guest handling.',
    name: 'Mohammed Irfan Siddiqui',
    title: 'Assistant Restaurant Manager',
    jobs: [
      { company: 'Spice Junction', start: '2023', end: 'present' },
      { company: 'Paradise Banquets', start: '2019', end: '2023' },
      { company: 'Hotel Golkonda Grand', start: '2016', end: '2019' },
    ],
  },
  {
    text: "I'm Wendy Takahashi and I cut hair. Twenty years behind the chair! I was a stylist at Supercuts from 2006 to 2010, then rented a chair at Salon Verve until 2018, and ever since I've been the owner and senior stylist of Wendy T Hair in Burnaby. Balayage, perms (they're back), and kids' cuts.",
    name: 'Wendy Takahashi',
    title: 'owner and senior stylist',
    jobs: [
      { company: 'Wendy T Hair', start: '2018', end: 'present' },
      { company: 'Salon Verve', start: '2010', end: '2018' },
      { company: 'Supercuts', start: '2006', end: '2010' },
    ],
  },
  {
    text: "Data person, eh. Name's Gurpreet Dhaliwal. I work remotely for Northpeak Analytics as a data engineer, joined in Jan 2024. Previous gig was BI developer with Prairie Credit Union, Sept 2020 - Dec 2023. Python, dbt, Snowflake, Airflow; I've got a BSc from University of Regina, 2020.",
    name: 'Gurpreet Dhaliwal',
    title: 'data engineer',
    jobs: [
      { company: 'Northpeak Analytics', start: '2024', end: 'present' },
      { company: 'Prairie Credit Union', start: '2020', end: '2023' },
    ],
  },
  {
    text: 'Let me introduce myself: I am Chiara Bellandi, a photographer based in Melbourne. For the past three years, that is since 2023, I have shot real estate for PropLens Australia. Earlier I assisted at Studio Quattro in Bologna as junior photographer, between 2018 and 2022. I edit in Lightroom and Capture One, and I fly a drone (licensed).',
    name: 'Chiara Bellandi',
    title: 'photographer',
    jobs: [
      { company: 'PropLens Australia', start: '2023', end: 'present' },
      { company: 'Studio Quattro', start: '2018', end: '2022' },
    ],
  },
  {
    text: "I have worked for one employer only, and I'm proud of it. First National Bank of Wichita hired me as a teller in 1998. I became head teller in 2004 and branch manager in 2013, and I was let go when they closed the branch in 2025. My name is Lorraine Pickett. I know everybody in town and I can balance a drawer in my sleep.",
    name: 'Lorraine Pickett',
    title: 'branch manager',
    jobs: [
      { company: 'First National Bank of Wichita', start: '2013', end: '2025' },
      { company: 'First National Bank of Wichita', start: '2004', end: '2013' },
      { company: 'First National Bank of Wichita', start: '1998', end: '2004' },
    ],
  },
  {
    text: 'Hi there, Tomasz Wiśniewski. In Poland I finish school for carpenter. In UK I was first labourer on site for BuildRight Agency, 2014-2016, and then carpenter with Oakley Homes, 2016-2022. Now I am site supervisor, same company Oakley Homes, since 2022. I have SMSTS, black CSCS card, and own van.',
    name: 'Tomasz Wiśniewski',
    title: 'site supervisor',
    jobs: [
      { company: 'Oakley Homes', start: '2022', end: 'present' },
      { company: 'Oakley Homes', start: '2016', end: '2022' },
      { company: 'BuildRight Agency', start: '2014', end: '2016' },
    ],
  },
]
