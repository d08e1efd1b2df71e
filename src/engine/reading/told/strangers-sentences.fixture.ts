// Thirty people as they tell of themselves, by somebody who knew neither the reader nor its first sixty. Years as the
// text gives them; `present` where somebody is still there.
import type { Told } from './told-sentences.fixture.ts'

export const strangersSentences: Told[] = [
  {
    text: "Hi there! So I'm Danielle Okafor-Reed and I've been a nurse going on eleven years now. Right now I'm a charge nurse on the cardiac step-down unit at Mercy General in Sacramento, been there since 2019. Before that I did four years, 2015 to 2019, as a floor RN at Sutter Roseville, mostly med-surg, lots of nights. I've got ACLS and BLS, I precept the new grads, and I'm comfortable in Epic. Honestly I'm just looking for something closer to home.",
    name: 'Danielle Okafor-Reed',
    title: 'charge nurse',
    jobs: [
      { company: 'Mercy General', start: '2019', end: 'present' },
      { company: 'Sutter Roseville', start: '2015', end: '2019' },
    ],
  },
  {
    text: "My name is Graham Pettifer. I am a management accountant with over twenty years' experience in manufacturing. Since March 2012 I have been employed by Hollis & Crane Ltd in Wolverhampton, where I prepare the monthly accounts, oversee stock valuation and supervise two ledger clerks.\n\nI previously served as assistant accountant at Brierley Castings from 2004 until 2012. I am a member of CIMA and am proficient in Sage 200 and Excel. I should be grateful for a role with some responsibility for budgeting.",
    name: 'Graham Pettifer',
    title: 'management accountant',
    jobs: [
      { company: 'Hollis & Crane Ltd', start: '2012', end: 'present' },
      { company: 'Brierley Castings', start: '2004', end: '2012' },
    ],
  },
  {
    text: "okay so um my name is luis herrera thats h e r r e r a and i'm a truck driver uh class a cdl hazmat and tanker and i been with knight swift since twenty twenty one running mostly arizona to california and before that i was with a smaller outfit called dos rios hauling out of laredo from like twenty sixteen to twenty twenty one same thing driving truck no accidents no tickets i can do a manual transmission i speak spanish and english and i'm looking for something local home every night",
    name: 'luis herrera',
    title: 'truck driver',
    jobs: [
      { company: 'knight swift', start: '2021', end: 'present' },
      { company: 'dos rios hauling', start: '2016', end: '2021' },
    ],
  },
  {
    text: 'Hello, I am Oksana Melnyk, I am from Ukraine and now I live in Calgary since 2022. In Ukraine I was working accountant in company Agrotrade Kharkiv from 2011 to 2022. Here in Canada I start like housekeeper in Sandman Hotel, 2022 to 2024, and from 2024 until now I am bookkeeper at Prairie Tax Services. I know QuickBooks, Excel, 1C. I speak Ukrainian, Russian, and English I am still learn but every day is better.',
    name: 'Oksana Melnyk',
    title: 'bookkeeper',
    jobs: [
      { company: 'Prairie Tax Services', start: '2024', end: 'present' },
      { company: 'Sandman Hotel', start: '2022', end: '2024' },
      { company: 'Agrotrade Kharkiv', start: '2011', end: '2022' },
    ],
  },
  {
    text: 'Priya Raghunathan is a senior QA engineer based in Pune with nine years in software testing. She leads automation for the payments team at Veltrix Technologies, which she joined in 2021 after four years as a test engineer at Infobyte Solutions (2017–2021). Priya works mostly in Selenium, Java and Postman, has set up a regression suite of some 1,400 cases, and is ISTQB certified. Outside work she mentors women returning to IT after a break.',
    name: 'Priya Raghunathan',
    title: 'senior QA engineer',
    jobs: [
      { company: 'Veltrix Technologies', start: '2021', end: 'present' },
      { company: 'Infobyte Solutions', start: '2017', end: '2021' },
    ],
  },
  {
    text: 'hey im Tyler Boone, im 17 and a senior at Jasper County High. i work weekends as a cashier at Piggly Wiggly, started there june 2025. the summer before that (2024) i was a junior counselor at Camp Wapello which was basically keeping 9 yr olds alive at the lake lol. im good with money, never been late, and i have my license and my moms old civic so getting to work is no problem',
    name: 'Tyler Boone',
    title: 'cashier',
    jobs: [
      { company: 'Piggly Wiggly', start: '2025', end: 'present' },
      { company: 'Camp Wapello', start: '2024', end: '2024' },
    ],
  },
  {
    text: "Séamus Brophy is the name. Carpenter by trade, served my time with Kinsella Joinery in Gorey from 1988 to 1992, then it was fourteen years putting up houses for Dunmore Homes, up to 2006, and we all know what came after that. I was on my own doing kitchens and attics a good while. Since 2013 I'm site foreman with Lacey Construction in Wexford, eight to twenty men depending on the job. Safe Pass, manual handling, slinger's ticket, all in date.",
    name: 'Séamus Brophy',
    title: 'site foreman',
    jobs: [
      { company: 'Lacey Construction', start: '2013', end: 'present' },
      { company: 'Dunmore Homes', start: '1992', end: '2006' },
      { company: 'Kinsella Joinery', start: '1988', end: '1992' },
    ],
  },
  {
    text: 'Dear Sir or Madam,\n\nPlease allow me to introduce myself. I am Antoine Lefebvre-Nadeau, presently sous chef at Maison Perrault in Québec City, a post I have held since the spring of 2020. I trained in Lyon and came to Canada in 2014; from 2014 to 2017 I was commis at the Hôtel Saint-Aubin, and from 2017 to 2020 chef de partie (sauces) at Le Petit Cellier.\n\nMy strengths are sauces, game, and the patience to train young cooks. I hold a MAPAQ hygiene certificate and speak French and English.',
    name: 'Antoine Lefebvre-Nadeau',
    title: 'sous chef',
    jobs: [
      { company: 'Maison Perrault', start: '2020', end: 'present' },
      { company: 'Le Petit Cellier', start: '2017', end: '2020' },
      { company: 'Hôtel Saint-Aubin', start: '2014', end: '2017' },
    ],
  },
  {
    text: "I'm Bronwyn Castellano, a primary teacher from Ballarat. I've taught Years 3 and 4 at St Columba's Primary since 2018 and run the school choir as well, mainly because nobody else put their hand up. My first job out of uni was a two-year contract at Wendouree Park PS, 2016 and 2017, as a classroom teacher with Preps. VIT registered, Working With Children Check current, first aid, and I can drive the minibus.",
    name: 'Bronwyn Castellano',
    title: 'primary teacher',
    jobs: [
      { company: "St Columba's Primary", start: '2018', end: 'present' },
      { company: 'Wendouree Park PS', start: '2016', end: '2017' },
    ],
  },
  {
    text: 'Backend developer, about seven years in. Wen-Li Chang, Vancouver. Go, Postgres, Kafka, some Python when I have to. At Clearwharf since 2022 as senior software engineer on the billing platform: cut invoice run time from six hours to forty minutes, on call one week in five. Before Clearwharf: Tidepool Games, software developer, 2019–2022, matchmaking and the chat service. BSc Computing Science, SFU. I like boring technology and short meetings.',
    name: 'Wen-Li Chang',
    title: 'senior software engineer',
    jobs: [
      { company: 'Clearwharf', start: '2022', end: 'present' },
      { company: 'Tidepool Games', start: '2019', end: '2022' },
    ],
  },
  {
    text: "My name is Kathleen Dubois but everyone calls me Katie. From 2009 to 2016 I was an administrative assistant at Farwell Insurance in Dayton, where I handled the calendars for three partners, ordered everything, and planned the Christmas party every single year. Then I stayed home with my twins. I went back to work in September 2024 and I'm the school secretary at Lincoln Elementary now, part time, and I would really like full time hours. I'm good with Word, Outlook, Google Sheets and upset parents.",
    name: 'Kathleen Dubois',
    title: 'school secretary',
    jobs: [
      { company: 'Lincoln Elementary', start: '2024', end: 'present' },
      { company: 'Farwell Insurance', start: '2009', end: '2016' },
    ],
  },
  {
    text: 'Good day po! I am Maricel Dela Cruz, 38 years old, Filipino, currently in Dublin. I am working as healthcare assistant in Ashgrove Nursing Home from 2021 up to present. Before I come in Ireland I was a caregiver in Hong Kong for one family, Mr and Mrs Lau, 2014 to 2020, taking care of the grandmother who is bedridden, cooking, giving medicine, and physio exercise. I am QQI Level 5 holder, with manual handling and patient moving. I am hardworking, God fearing and willing to work night duty.',
    name: 'Maricel Dela Cruz',
    title: 'healthcare assistant',
    jobs: [
      { company: 'Ashgrove Nursing Home', start: '2021', end: 'present' },
      { company: 'Mr and Mrs Lau', start: '2014', end: '2020' },
    ],
  },
  {
    text: 'Jonathan Achterberg practises employment law as an associate at Rowe Lindqvist LLP in Minneapolis. He joined the firm in 2020, having clerked for the Minnesota Court of Appeals from 2018 to 2020 as a judicial law clerk. His work covers non-compete disputes, wage-and-hour claims and internal investigations, and he has second-chaired three jury trials. Mr. Achterberg earned his J.D. from the University of Iowa and is admitted in Minnesota and Wisconsin.',
    name: 'Jonathan Achterberg',
    title: 'associate',
    jobs: [
      { company: 'Rowe Lindqvist LLP', start: '2020', end: 'present' },
      { company: 'Minnesota Court of Appeals', start: '2018', end: '2020' },
    ],
  },
  {
    text: "Name's Marcus Whitfield. Eight years in the US Army, 2006 to 2014, military police sergeant by the end of it. When I got out I went to Allied Universal and worked a hospital contract as a security officer from 2014 to 2020. I've been a security shift supervisor at the Port of Brunswick from 2020 on. TWIC card, CPR, armed license in Georgia, clean record. I write a good report and I don't get rattled.",
    name: 'Marcus Whitfield',
    title: 'security shift supervisor',
    jobs: [
      { company: 'Port of Brunswick', start: '2020', end: 'present' },
      { company: 'Allied Universal', start: '2014', end: '2020' },
      { company: 'US Army', start: '2006', end: '2014' },
    ],
  },
  {
    text: 'hi my names jess morrow im a graphic designer in leeds i work at a print shop called inkwell and co ive been there since 2023 mostly menus and wedding stuff and vans before that i was at costa for 3 years 2020 to 2023 as a barista while i was at uni i did graphics at leeds beckett got a 2:1 i use illustrator indesign photoshop and a bit of after effects and id love to do packaging',
    name: 'jess morrow',
    title: 'graphic designer',
    jobs: [
      { company: 'inkwell and co', start: '2023', end: 'present' },
      { company: 'costa', start: '2020', end: '2023' },
    ],
  },
  {
    text: "Until this August I was a product manager at Nimbly, a scheduling startup in Austin; the whole product team was let go. I'd been there since 2021, first product hire, and took the mobile app from a sketch to 90,000 weekly users. Before Nimbly I spent three years at Dell as a business analyst (2018 to 2021).\n\nI'm Aaron Feldstein, I'm good at saying no politely, I write my own SQL, and I'm looking for a company between 50 and 300 people.",
    name: 'Aaron Feldstein',
    title: 'product manager',
    jobs: [
      { company: 'Nimbly', start: '2021', end: '2026' },
      { company: 'Dell', start: '2018', end: '2021' },
    ],
  },
  {
    text: "I have been flying for the past six years as cabin crew with Emirates, based in Dubai, having joined in 2020 just before everything stopped. My name is Shanelle D'Souza and I come from Goa. Prior to flying I was a guest relations executive at the Taj Holiday Village from 2017 to 2019. I speak English, Hindi, Konkani and working Portuguese. I am now hoping to settle in Melbourne and would like a ground role, airport or hotel.",
    name: "Shanelle D'Souza",
    title: 'cabin crew',
    jobs: [
      { company: 'Emirates', start: '2020', end: 'present' },
      { company: 'Taj Holiday Village', start: '2017', end: '2019' },
    ],
  },
  {
    text: 'Respected Sir/Madam, myself Rohit Kumar Yadav, B.Com from Meerut University. Presently I am working as MIS Executive in Shree Balaji Logistics, Noida from April 2023 till date. My daily work is making of dispatch report, pivot table, VLOOKUP, and mailing to all branch heads. Earlier I was working with Krishna Enterprises, Ghaziabad as Data Entry Operator from 2021 to 2023. My typing speed is 45 wpm. Kindly consider my candidature and do the needful.',
    name: 'Rohit Kumar Yadav',
    title: 'MIS Executive',
    jobs: [
      { company: 'Shree Balaji Logistics', start: '2023', end: 'present' },
      { company: 'Krishna Enterprises', start: '2021', end: '2023' },
    ],
  },
  {
    text: "Alright, Lee Garrity here, 34, spark from Bolton. Did my apprenticeship with Northern Power Installations 2009 to 2013, stayed on with them as an electrician till 2017, mostly council rewires. Since 2017 I've been an approved electrician at Whitmore Electrical doing schools and a couple of hospitals. 18th edition, 2391 test and inspect, ECS gold card, IPAF. Got me own van and tools. After something with less motorway.",
    name: 'Lee Garrity',
    title: 'approved electrician',
    jobs: [
      { company: 'Whitmore Electrical', start: '2017', end: 'present' },
      { company: 'Northern Power Installations', start: '2013', end: '2017' },
      { company: 'Northern Power Installations', start: '2009', end: '2013' },
    ],
  },
  {
    text: "People ask why I stay in child welfare. I stay because of the good days. I'm Yolanda Baptiste, LCSW, and I've been a clinical social worker at Harbor House Family Center in New Orleans since 2016. I started out as a caseworker for Orleans Parish, 2010 to 2016, which is where I learned to write notes at midnight in a parked car. I do trauma-focused CBT, family mediation, court testimony and supervision of interns. I am ready for a program director's job.",
    name: 'Yolanda Baptiste',
    title: 'clinical social worker',
    jobs: [
      { company: 'Harbor House Family Center', start: '2016', end: 'present' },
      { company: 'Orleans Parish', start: '2010', end: '2016' },
    ],
  },
  {
    text: 'My name José Antonio Ramírez. I work in the field many years. 2012 to 2018 I pick strawberry in Watsonville for Garcia Berry Farm. After, 2018 to now, I am crew leader in Sun Valley Vineyards, in Paso Robles, I have 14 persons, I do the hours, I drive the tractor, pruning, irrigation. I have license to drive and pesticide training card. My English is more or less, I understand good.',
    name: 'José Antonio Ramírez',
    title: 'crew leader',
    jobs: [
      { company: 'Sun Valley Vineyards', start: '2018', end: 'present' },
      { company: 'Garcia Berry Farm', start: '2012', end: '2018' },
    ],
  },
  {
    text: "Hiya! I'm Chantelle Muir and I do hair, always have, even did my dolls!! I'm a senior stylist at Blush on Byres Road in Glasgow, four years there now (2022 onwards), balayage is my big thing and I've got my own column booked six weeks out. Trained up at Rainbow Room as a junior stylist between 2018 and 2022. SVQ level 3, Olaplex certified, and I'm great with wee old ladies and stressed brides x",
    name: 'Chantelle Muir',
    title: 'senior stylist',
    jobs: [
      { company: 'Blush', start: '2022', end: 'present' },
      { company: 'Rainbow Room', start: '2018', end: '2022' },
    ],
  },
  {
    text: 'Good morning. I am Tomasz Wieczorek, I am in UK from 2008. First I worked in the factory of sandwiches, Greencore in Worksop, like production operative, from 2008 to 2013. Next was DHL in Castle Donington, I was warehouse operative and after they give me the forklift licence, it was 2013 to 2019. Since 2019 I am warehouse team leader in company Brightmoor Foods, I have shift with 22 people. I have licence for reach, counterbalance and VNA. I can start after two weeks notice.',
    name: 'Tomasz Wieczorek',
    title: 'warehouse team leader',
    jobs: [
      { company: 'Brightmoor Foods', start: '2019', end: 'present' },
      { company: 'DHL', start: '2013', end: '2019' },
      { company: 'Greencore', start: '2008', end: '2013' },
    ],
  },
  {
    text: 'I am writing this for my dad because he is shy about his English. His name is Hai Nguyen and he is a CNC machinist. He worked at Delcorp Precision in San Jose from 1999 until they closed in 2017, and since 2017 he has been at Ralston Aero in Hayward, where he sets up the 5-axis Haas and Mazak mills and reads prints better than the engineers (his words, a little bit). He has never called in sick that I can remember. He knows Mastercam and GD&T and has his own micrometers.',
    name: 'Hai Nguyen',
    title: 'CNC machinist',
    jobs: [
      { company: 'Ralston Aero', start: '2017', end: 'present' },
      { company: 'Delcorp Precision', start: '1999', end: '2017' },
    ],
  },
  {
    text: 'I am a Professional Engineer licensed in Ontario with fourteen years of experience in rotating equipment. As of 2019 I hold the position of Senior Mechanical Engineer with Trillium Process Systems, Sarnia, reporting to the Director of Engineering. Between 2012 and 2019 I was a Mechanical Engineer in Training, and subsequently a Mechanical Engineer, at Bruce-Huron Energy Services. I hold a B.Eng. from McMaster University. My competencies include pump and compressor selection, API 610, vibration analysis, and AutoCAD Plant 3D.\n\nFarhad Moradi, P.Eng.',
    name: 'Farhad Moradi',
    title: 'Senior Mechanical Engineer',
    jobs: [
      { company: 'Trillium Process Systems', start: '2019', end: 'present' },
      { company: 'Bruce-Huron Energy Services', start: '2012', end: '2019' },
    ],
  },
  {
    text: "Cello, mostly. Also whatever pays. My name's Ingrid Solheim-Park, I've played section cello with the Tacoma Chamber Orchestra since 2015, and from 2011 to 2015 I was a strings teacher at the Bellevue Music Conservatory, kids from six up to one gentleman of eighty. I sight-read well, I arrange for weddings, I've done two film sessions and a cruise ship I'd rather forget. MM from the Cleveland Institute.",
    name: 'Ingrid Solheim-Park',
    title: 'section cello',
    jobs: [
      { company: 'Tacoma Chamber Orchestra', start: '2015', end: 'present' },
      { company: 'Bellevue Music Conservatory', start: '2011', end: '2015' },
    ],
  },
  {
    text: "So my whole career is basically one place! I'm Deshawn Pruitt and I started at Olive Garden in Macon as a server in 2014, was a server for three years, made shift lead in 2017, and I've been the general manager since 2021. 85 employees, 5.2 million in sales last year, and we got turnover down to half of what it was. ServSafe manager certified, I do scheduling in HotSchedules, P&L, ordering, all of it. Ready to see what else is out there.",
    name: 'Deshawn Pruitt',
    title: 'general manager',
    jobs: [
      { company: 'Olive Garden', start: '2021', end: 'present' },
      { company: 'Olive Garden', start: '2017', end: '2021' },
      { company: 'Olive Garden', start: '2014', end: '2017' },
    ],
  },
  {
    text: "Retired in 2023 after twenty-five years with the Peel Regional Police, the last nine of them as a detective sergeant in fraud. I joined as a constable in 1998 and made sergeant rank in 2014. Since January 2024 I've done contract work as a corporate investigator for Sentry North Consulting, and I'd like something steadier. Good interviewer, careful with evidence, bilingual English and Punjabi. Harjit Sandhu, Brampton.",
    name: 'Harjit Sandhu',
    title: 'corporate investigator',
    jobs: [
      { company: 'Sentry North Consulting', start: '2024', end: 'present' },
      { company: 'Peel Regional Police', start: '2014', end: '2023' },
      { company: 'Peel Regional Police', start: '1998', end: '2014' },
    ],
  },
  {
    text: "📊 Data person. Coffee person. Dog person. 🐕\nI'm Camila Restrepo and I turn messy spreadsheets into decisions people actually make. Currently Data Analyst @ Wayfarer Health (2023 – now), where I own the patient no-show dashboard. Previously Reporting Intern turned Junior Analyst @ City of Orlando (2021 – 2023). SQL • Tableau • Python • way too many window functions. UCF grad, go Knights. DMs open!",
    name: 'Camila Restrepo',
    title: 'Data Analyst',
    jobs: [
      { company: 'Wayfarer Health', start: '2023', end: 'present' },
      { company: 'City of Orlando', start: '2021', end: '2023' },
    ],
  },
  {
    text: 'I am Chukwuemeka Eze by name, a native of Enugu State, presently residing in Croydon. I am a customer adviser with Nationwide Building Society, where I have been serving members at the counter since 2023. In Nigeria I was with Zenith Bank Plc for seven good years, from 2015 to 2022, as a teller and later head teller of the Ogui Road branch. I am a graduate of Banking and Finance. I am conversant with cash handling, KYC, anti money laundering, and I am never short at close of business.',
    name: 'Chukwuemeka Eze',
    title: 'customer adviser',
    jobs: [
      { company: 'Nationwide Building Society', start: '2023', end: 'present' },
      { company: 'Zenith Bank Plc', start: '2015', end: '2022' },
    ],
  },
]
