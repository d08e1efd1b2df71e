// The other half; see third-told.fixture.ts.
import type { Told } from './told-sentences.fixture.ts'

export const thirdToldMore: Told[] = [
  {
    text: 'Name: Brenda Sue Lockhart\nEmail: brendalock61@example.com\nPhone: (417) 555-0182\nJob: Cafeteria cook\nWhere: Joplin R-8 School District\nHow long: 2016 to present\nBefore that: Cook, Big Biscuit Cafe, 2009 to 2016\nSkills: batch cooking, ServSafe, allergen menus',
    name: 'Brenda Sue Lockhart',
    title: 'Cafeteria cook',
    jobs: [
      { company: 'Joplin R-8 School District', start: '2016', end: 'present' },
      { company: 'Big Biscuit Cafe', start: '2009', end: '2016' },
    ],
  },
  {
    text: 'FULL NAME - ADEBAYO OGUNLESI\nCURRENT POSITION - NETWORK ADMINISTRATOR\nCOMPANY - TELCOBRIDGE LTD\nFROM - 2020 TO DATE\nPREVIOUS POSITION - IT SUPPORT OFFICER\nCOMPANY - UNION GATE BANK\nFROM - 2016 TO 2020\nCERTS - CCNA, MCSA\nEMAIL - ade.ogun@example.org',
    name: 'ADEBAYO OGUNLESI',
    title: 'NETWORK ADMINISTRATOR',
    jobs: [
      { company: 'TELCOBRIDGE LTD', start: '2020', end: 'present' },
      { company: 'UNION GATE BANK', start: '2016', end: '2020' },
    ],
  },
  {
    text: '1. Name\nSiobhan Tierney\n2. What do you do now?\nVeterinary receptionist\n3. Who for?\nBallymena Vets\n4. Since when?\n2022\n5. Job before that\nReceptionist, Tullyglass Hotel, 2018-2022\n6. Anything else?\nGood with nervous dogs and nervous owners',
    name: 'Siobhan Tierney',
    title: 'Veterinary receptionist',
    jobs: [
      { company: 'Ballymena Vets', start: '2022', end: 'present' },
      { company: 'Tullyglass Hotel', start: '2018', end: '2022' },
    ],
  },
  {
    text: 'name: kwame mensah; email: kmensah88@example.com; city: Columbus OH; title: warehouse associate; employer: Ridgeline Fulfillment; dates: 2023-now; prior: dishwasher, Olive Garden, 2021-2023; skills: RF scanner, pallet jack, lift 70 lb',
    name: 'kwame mensah',
    title: 'warehouse associate',
    jobs: [
      { company: 'Ridgeline Fulfillment', start: '2023', end: 'present' },
      { company: 'Olive Garden', start: '2021', end: '2023' },
    ],
  },
  {
    text: "Name\tInés Carrasco Molina\nTel\t07700 900143\nRole\tEmployer\tFrom\tTo\nSpanish Teacher\tHolyrood Academy\t2019\tpresent\nLanguage Assistant\tSt Columba's High\t2017\t2019\nLanguages\tSpanish, English, Catalan",
    name: 'Inés Carrasco Molina',
    title: 'Spanish Teacher',
    jobs: [
      { company: 'Holyrood Academy', start: '2019', end: 'present' },
      { company: "St Columba's High", start: '2017', end: '2019' },
    ],
  },
  {
    text: '| Name | Deepak Ramanathan |\n| Mail | deepak.r@example.in |\n| Designation | QA Lead |\n\n| Company | Designation | Period |\n|---|---|---|\n| Zentrix Software | QA Lead | Apr 2021 - Till date |\n| Zentrix Software | Test Engineer | Jan 2018 - Mar 2021 |\n| Orbit Infoway | Trainee Tester | 2017 - 2018 |\n\n| Tools | Selenium, JMeter, Postman |',
    name: 'Deepak Ramanathan',
    title: 'QA Lead',
    jobs: [
      { company: 'Zentrix Software', start: '2021', end: 'present' },
      { company: 'Zentrix Software', start: '2018', end: '2021' },
      { company: 'Orbit Infoway', start: '2017', end: '2018' },
    ],
  },
  {
    text: "Q: your name?\nA: Crystal Begay\nQ: what job do you have\nA: home health aide\nQ: company?\nA: Four Corners Home Care\nQ: when did you start\nA: 2020, still there\nQ: any jobs before?\nA: yes, cashier at Bashas' from 2017 to 2020\nQ: skills?\nA: transfers, meal prep, driving clients, Navajo language",
    name: 'Crystal Begay',
    title: 'home health aide',
    jobs: [
      { company: 'Four Corners Home Care', start: '2020', end: 'present' },
      { company: "Bashas'", start: '2017', end: '2020' },
    ],
  },
  {
    text: 'EXPERIENCE:\nPlumber at Delaney Plumbing & Drain (2015 - present)\nApprentice plumber at RotoPro (2011 - 2015)\n\nLICENSE: Journeyman, Massachusetts\n\nNAME: Sean M. Delvecchio\n\nCONTACT: 508-555-0119',
    name: 'Sean M. Delvecchio',
    title: 'Plumber',
    jobs: [
      { company: 'Delaney Plumbing & Drain', start: '2015', end: 'present' },
      { company: 'RotoPro', start: '2011', end: '2015' },
    ],
  },
  {
    text: 'Candidate Name        : Ms. Lakshmi Venkataraman\nTotal Experience      : 11 yrs\nCurrent Organisation  : Aravind Textiles Ltd\nCurrent Designation   : Sr. Accounts Executive\nWorking Since         : 2019\nPrevious Organisation : S.K. Nair & Associates\nPrevious Designation  : Audit Assistant\nDuration              : 2015 - 2019\nNotice Period         : 60 days\nCurrent CTC           : 6.4 LPA',
    name: 'Lakshmi Venkataraman',
    title: 'Sr. Accounts Executive',
    jobs: [
      { company: 'Aravind Textiles Ltd', start: '2019', end: 'present' },
      { company: 'S.K. Nair & Associates', start: '2015', end: '2019' },
    ],
  },
  {
    text: "Who I am: Jonty Abernathy\nWhat I do: Graphic designer\nWhere I've done it:\n  * Papercut Agency, Leeds, senior graphic designer, 2022 to now\n  * Yorkshire Post, junior designer, 2018 to 2022\nWhat I use: InDesign, Illustrator, Figma, a pencil\nHow to reach me: jonty@example.co.uk",
    name: 'Jonty Abernathy',
    title: 'senior graphic designer',
    jobs: [
      { company: 'Papercut Agency', start: '2022', end: 'present' },
      { company: 'Yorkshire Post', start: '2018', end: '2022' },
    ],
  },
  {
    text: "Name = Rosalind Achieng Otieno\nPosition = Social Worker\nEmployer = Peel Children's Aid\nStart = September 2018\nEnd = present\n***\nPosition = Youth Counsellor\nEmployer = YMCA of Greater Toronto\nStart = May 2014\nEnd = August 2018\n***\nEducation = MSW, York University, 2014",
    name: 'Rosalind Achieng Otieno',
    title: 'Social Worker',
    jobs: [
      { company: "Peel Children's Aid", start: '2018', end: 'present' },
      { company: 'YMCA of Greater Toronto', start: '2014', end: '2018' },
    ],
  },
  {
    text: 'first name: Bogdan\nlast name: Petrescu\nlooking for: lorry driver job, full time\nlast job: HGV driver\nlast employer: Transalpin Freight\nworked there: 2018 until 2026\njob before: van driver, DPD, 2015 until 2018\nlicence: C+E, CPC, digi tacho card',
    name: 'Bogdan Petrescu',
    title: 'HGV driver',
    jobs: [
      { company: 'Transalpin Freight', start: '2018', end: '2026' },
      { company: 'DPD', start: '2015', end: '2018' },
    ],
  },
  {
    text: 'Email: mia.tran@example.com.au\nMobile: 0491 570 156\nSuburb: Footscray VIC\n\nWork history --\nPharmacy assistant --- Chemist Depot Footscray --- 2024 to current\nWaitress --- Pho Chu Linh --- 2021 to 2024\n\nName: Mia Tran\nAvailability: Thurs-Sun',
    name: 'Mia Tran',
    title: 'Pharmacy assistant',
    jobs: [
      { company: 'Chemist Depot Footscray', start: '2024', end: 'present' },
      { company: 'Pho Chu Linh', start: '2021', end: '2024' },
    ],
  },
  {
    text: 'APPLICANT: WALTER "BUDDY" JEPSEN\nOCCUPATION: MAINTENANCE MAN\nEMPLOYER: PINE HOLLOW APARTMENTS\nYEARS: 2011-PRESENT\nEMPLOYER: US ARMY\nOCCUPATION: GENERATOR MECHANIC\nYEARS: 2004-2010\nREMARKS: EPA 608 UNIVERSAL. ON CALL OK.',
    name: 'WALTER "BUDDY" JEPSEN',
    title: 'MAINTENANCE MAN',
    jobs: [
      { company: 'PINE HOLLOW APARTMENTS', start: '2011', end: 'present' },
      { company: 'US ARMY', start: '2004', end: '2010' },
    ],
  },
  {
    text: '[Name] Sofia Marchetti-Lind\n[Title] UX Researcher\n[Now] Klarvik AB, UX Researcher, 2023–\n[Then] Halden Digital, Product Designer, 2019–2023\n[Then] Halden Digital, Intern, 2018–2019\n[Skills] usability testing; Figma; Dovetail; survey design',
    name: 'Sofia Marchetti-Lind',
    title: 'UX Researcher',
    jobs: [
      { company: 'Klarvik AB', start: '2023', end: 'present' },
      { company: 'Halden Digital', start: '2019', end: '2023' },
      { company: 'Halden Digital', start: '2018', end: '2019' },
    ],
  },
  {
    text: 'Name;Position;Company;Start;End\nAbdul Rahim Chowdhury;Head Chef;Bengal Lancer;2017;Present\n;Tandoori Chef;Raj Mahal;2009;2017\nAddress;Bradford\nFood hygiene;Level 3',
    name: 'Abdul Rahim Chowdhury',
    title: 'Head Chef',
    jobs: [
      { company: 'Bengal Lancer', start: '2017', end: 'present' },
      { company: 'Raj Mahal', start: '2009', end: '2017' },
    ],
  },
  {
    text: 'me: hi can you make me a resume\nme: name Destiny Rae Holloway\nme: im a CNA at Magnolia Gardens Nursing Center\nme: since 2022\nme: before i was at Waffle House as a server from 2019 to 2022\nme: skills vitals, bathing, charting in PointClickCare\nme: email destinyrae@example.com',
    name: 'Destiny Rae Holloway',
    title: 'CNA',
    jobs: [
      { company: 'Magnolia Gardens Nursing Center', start: '2022', end: 'present' },
      { company: 'Waffle House', start: '2019', end: '2022' },
    ],
  },
  {
    text: "PERSONAL DETAILS\nSurname: O'Shaughnessy\nForename(s): Cormac Declan\nD.O.B.: 14/02/1990\n\nEMPLOYMENT\nJob title: Quantity Surveyor\nCompany: Liffey Contracts\nDates: 06/2017 - present\nJob title: Graduate Surveyor\nCompany: Mulhall & Byrne\nDates: 09/2013 - 05/2017\n\nINTERESTS\nHurling, sea swimming",
    name: "Cormac Declan O'Shaughnessy",
    title: 'Quantity Surveyor',
    jobs: [
      { company: 'Liffey Contracts', start: '2017', end: 'present' },
      { company: 'Mulhall & Byrne', start: '2013', end: '2017' },
    ],
  },
  {
    text: 'Name – Hye-jin Park\nProfession – Flight attendant\nAirline – Pacific Crest Air\nJoined – 2019\nEarlier – Front desk agent at Harbor Hotel Incheon (2016–2019)\nSpeaks – Korean, English, Japanese\nHeight – 168 cm',
    name: 'Hye-jin Park',
    title: 'Flight attendant',
    jobs: [
      { company: 'Pacific Crest Air', start: '2019', end: 'present' },
      { company: 'Harbor Hotel Incheon', start: '2016', end: '2019' },
    ],
  },
  {
    text: "a) Name: Venkatesh Prabhu\nb) Father's name: K. Prabhu\nc) Qualification: Diploma Mech. Engg. (2010)\nd) Present job: Production Supervisor, Sundaram Auto Components, from 2016 to till date\ne) Past job: CNC Operator, Lakshmi Precision Tools, from 2010 to 2016\nf) Languages known: Kannada, Tamil, Hindi, English",
    name: 'Venkatesh Prabhu',
    title: 'Production Supervisor',
    jobs: [
      { company: 'Sundaram Auto Components', start: '2016', end: 'present' },
      { company: 'Lakshmi Precision Tools', start: '2010', end: '2016' },
    ],
  },
  {
    text: "NAME\n    Gwendolyn Pritchard\n\nJOB\n    Librarian's assistant, then Office Manager\n\nPLACES\n    Cardiff Central Library — Librarian's assistant — 2008 to 2014\n    Morgan Dental Group — Office Manager — 2014 to 2023\n\nSTATUS\n    Looking, available at once",
    name: 'Gwendolyn Pritchard',
    title: 'Office Manager',
    jobs: [
      { company: 'Morgan Dental Group', start: '2014', end: '2023' },
      { company: 'Cardiff Central Library', start: '2008', end: '2014' },
    ],
  },
  {
    text: 'Name: Luis Fernando Quispe / Email: lfquispe@example.com / Phone: 571-555-0164 / Experience: Painter, ColorMax Contractors, 2019 to present; Construction laborer, Hernandez Drywall, 2016 to 2019 / Skills: spray, drywall patch, scaffolding / Languages: Spanish, some English',
    name: 'Luis Fernando Quispe',
    title: 'Painter',
    jobs: [
      { company: 'ColorMax Contractors', start: '2019', end: 'present' },
      { company: 'Hernandez Drywall', start: '2016', end: '2019' },
    ],
  },
  {
    text: '**Name:** Zoë Hartigan-Blythe\n**Headline:** Content writer & editor\n**Current role:** Content Lead @ Mossy Digital (Feb 2024 → now)\n**Past roles:**\n- Content Writer @ TravelNook (2020 → Jan 2024)\n- Editorial Assistant @ Penhallow Press (2018 → 2020)\n**Email:** zoe@example.net',
    name: 'Zoë Hartigan-Blythe',
    title: 'Content Lead',
    jobs: [
      { company: 'Mossy Digital', start: '2024', end: 'present' },
      { company: 'TravelNook', start: '2020', end: '2024' },
      { company: 'Penhallow Press', start: '2018', end: '2020' },
    ],
  },
  {
    text: 'Position applied for: Store manager\nYour name: Anthony Scarpelli Jr.\nMost recent employer: Dollar Barn\nYour title there: Assistant store manager\nDates employed: 03/2020 to 10/2026\nReason for leaving: store closing\nNext most recent employer: Foot Locker\nYour title there: Sales associate\nDates employed: 2017 to 2020\nReason for leaving: covid',
    name: 'Anthony Scarpelli Jr.',
    title: 'Assistant store manager',
    jobs: [
      { company: 'Dollar Barn', start: '2020', end: '2026' },
      { company: 'Foot Locker', start: '2017', end: '2020' },
    ],
  },
  {
    text: 'Nm: Keiran Maddox\nPh: 07700 900877\nWk: Personal trainer, PureFit Gym Stoke, 2021-\n     Lifeguard, Dimensions Leisure Centre, 2018-2021\nQual: L3 PT, FAA\nDriv: yes',
    name: 'Keiran Maddox',
    title: 'Personal trainer',
    jobs: [
      { company: 'PureFit Gym Stoke', start: '2021', end: 'present' },
      { company: 'Dimensions Leisure Centre', start: '2018', end: '2021' },
    ],
  },
  {
    text: 'Resume info for my mom\nHer name: Pilar Evangelista\nHer job now: Preschool teacher\nSchool: Little Acorns Learning Center\nYear started: 2014\nOld job: Elementary teacher in Philippines\nOld school: Batangas Central School\nYears: 2003 to 2013\nGood at: phonics, patience, singing',
    name: 'Pilar Evangelista',
    title: 'Preschool teacher',
    jobs: [
      { company: 'Little Acorns Learning Center', start: '2014', end: 'present' },
      { company: 'Batangas Central School', start: '2003', end: '2013' },
    ],
  },
  {
    text: "Date        Employer                    Title\n2022-now    Hawkeye Cooperative         Grain elevator operator\n2016-2022   Vander Ploeg Farms          Farm hand\n2014-2016   Casey's                     Clerk\n\nName:     Dwayne Vander Weide\nPhone:    712-555-0137\nLicenses: CDL A, pesticide applicator",
    name: 'Dwayne Vander Weide',
    title: 'Grain elevator operator',
    jobs: [
      { company: 'Hawkeye Cooperative', start: '2022', end: 'present' },
      { company: 'Vander Ploeg Farms', start: '2016', end: '2022' },
      { company: "Casey's", start: '2014', end: '2016' },
    ],
  },
  {
    text: 'name:Samira Haddad,email:samira.h@example.ca,title:Dental assistant,company:Smile Rive-Sud,years:2021-2026,oldtitle:Medical secretary,oldcompany:Clinique Bellevue,oldyears:2017-2021,skills:x-ray/sterilization/French/Arabic',
    name: 'Samira Haddad',
    title: 'Dental assistant',
    jobs: [
      { company: 'Smile Rive-Sud', start: '2021', end: '2026' },
      { company: 'Clinique Bellevue', start: '2017', end: '2021' },
    ],
  },
  {
    text: '> Name\nOluwaseun "Seun" Bakare\n\n> Current job & employer\nDevOps Engineer, Paystream\n\n> Since\nNov 2022\n\n> Job before & employer\nLinux Systems Administrator, Rackhouse Hosting\n\n> Dates\nFeb 2019 to Oct 2022\n\n> Stack\nTerraform, AWS, Kubernetes, GitHub Actions',
    name: 'Oluwaseun "Seun" Bakare',
    title: 'DevOps Engineer',
    jobs: [
      { company: 'Paystream', start: '2022', end: 'present' },
      { company: 'Rackhouse Hosting', start: '2019', end: '2022' },
    ],
  },
  {
    text: 'I. NAME: Captain (Ret.) Josephine Marlowe\nII. RANK/TITLE: Fire Captain\nIII. DEPARTMENT: Tacoma Fire Department\nIV. SERVICE: 2012 to 2025 as Fire Captain; 1999 to 2012 as Firefighter/EMT, same department\nV. NOW: retired, seeking safety consultant work\nVI. CONTACT: jmarlowe@example.com',
    name: 'Josephine Marlowe',
    title: 'Fire Captain',
    jobs: [
      { company: 'Tacoma Fire Department', start: '2012', end: '2025' },
      { company: 'Tacoma Fire Department', start: '1999', end: '2012' },
    ],
  },
]
