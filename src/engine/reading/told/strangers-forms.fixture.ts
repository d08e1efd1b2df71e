// The forms of the same hand; see strangers-sentences.fixture.ts.
import type { Told } from './told-sentences.fixture.ts'

export const strangersForms: Told[] = [
  {
    text: 'Name: Rebecca Lindgren\nEmail: becca.lindgren@example.com\nPhone: 612-555-0143\nCurrent position: Dental Assistant\nExperience:\nBright Smiles Dental, Dental Assistant, 2020 - present\nLakeside Orthodontics, Sterilization Tech, 2018 - 2020\nEducation: Dunwoody, dental assisting certificate, 2018\nSkills: x-rays, impressions, Dentrix, Spanish (conversational)',
    name: 'Rebecca Lindgren',
    title: 'Dental Assistant',
    jobs: [
      { company: 'Bright Smiles Dental', start: '2020', end: 'present' },
      { company: 'Lakeside Orthodontics', start: '2018', end: '2020' },
    ],
  },
  {
    text: 'Name: Omar Haddad / Email: ohaddad@example.org / Phone: 313 555 0177 / Job: HVAC service technician / Experience: Great Lakes Heating & Cooling, service technician, 2019 to now; Metro Air, installer helper, 2016-2019 / Licenses: EPA 608 universal, Michigan mechanical / Looking for: commercial work',
    name: 'Omar Haddad',
    title: 'HVAC service technician',
    jobs: [
      { company: 'Great Lakes Heating & Cooling', start: '2019', end: 'present' },
      { company: 'Metro Air', start: '2016', end: '2019' },
    ],
  },
  {
    text: 'NAME - SUNITA DEVI SHARMA\nMOBILE - 98XXX 41207\nQUALIFICATION - M.SC. B.ED. (2012)\nPRESENT POST - TGT MATHEMATICS\nSCHOOL - DELHI HERITAGE PUBLIC SCHOOL, ROHINI\nFROM - 2017 TILL DATE\nPREVIOUS POST - PRIMARY TEACHER\nSCHOOL - LITTLE ANGELS SCHOOL, SONIPAT\nFROM - 2012 TO 2017\nLANGUAGES - HINDI, ENGLISH, HARYANVI',
    name: 'SUNITA DEVI SHARMA',
    title: 'TGT MATHEMATICS',
    jobs: [
      { company: 'DELHI HERITAGE PUBLIC SCHOOL', start: '2017', end: 'present' },
      { company: 'LITTLE ANGELS SCHOOL', start: '2012', end: '2017' },
    ],
  },
  {
    text: '1. Full name: Patrick Keane\n2. Where do you live: Tralee, Co. Kerry\n3. What do you do now: bus driver, Bus Éireann, since 2015\n4. What did you do before that: coach driver with Kerry Tours 2008-2015, and lorry driver for Dawn Dairies 2001-2008\n5. Licences: D, CE, CPC in date\n6. Anything else: clean licence, no points, plays the accordion',
    name: 'Patrick Keane',
    title: 'bus driver',
    jobs: [
      { company: 'Bus Éireann', start: '2015', end: 'present' },
      { company: 'Kerry Tours', start: '2008', end: '2015' },
      { company: 'Dawn Dairies', start: '2001', end: '2008' },
    ],
  },
  {
    text: 'WORK\nFeb 2022 – Present: Office Manager, Stroud & Bell Architects\nJun 2017 – Jan 2022: Receptionist, Stroud & Bell Architects\nSKILLS\nDeltek, Xero, travel booking, minute-taking, keeping architects on time\nSCHOOL\nCertificate III Business, TAFE NSW, 2016\nWHO\nAlana Tuiasosopo\nalana.t@example.com.au\n0491 570 156',
    name: 'Alana Tuiasosopo',
    title: 'Office Manager',
    jobs: [
      { company: 'Stroud & Bell Architects', start: '2022', end: 'present' },
      { company: 'Stroud & Bell Architects', start: '2017', end: '2022' },
    ],
  },
  {
    text: 'name: Craig Dalrymple; age: 41; town: Moose Jaw SK; trade: journeyman welder (Red Seal); now at: Prairie Steel Fab since 2014; before: Evraz Regina, welder, 2007-2014; tickets: CWB all position, H2S Alive, fall arrest; phone: 306-555-0119; available: 2 wks notice',
    name: 'Craig Dalrymple',
    title: 'journeyman welder',
    jobs: [
      { company: 'Prairie Steel Fab', start: '2014', end: 'present' },
      { company: 'Evraz Regina', start: '2007', end: '2014' },
    ],
  },
  {
    text: 'Name	Fatima Zahra Bennis\nEmail	fz.bennis@example.net\nCity	Montréal\n\nEmployer	Title	From	To\nPharmaprix Côte-des-Neiges	Pharmacy technician	2021	present\nJean Coutu	Cashier	2018	2021\n\nLanguages	French, Arabic, English',
    name: 'Fatima Zahra Bennis',
    title: 'Pharmacy technician',
    jobs: [
      { company: 'Pharmaprix Côte-des-Neiges', start: '2021', end: 'present' },
      { company: 'Jean Coutu', start: '2018', end: '2021' },
    ],
  },
  {
    text: "Name | Kwame Asante-Boadi\nRole | Network Administrator\nLocation | Columbus, OH\nEmail | kwame.ab@example.com\nJob 1 | Network Administrator | Franklin County Library System | 2020–present\nJob 2 | Help Desk Technician | Nationwide Children's | 2016–2020\nCerts | CCNA, Network+, Fortinet NSE 4",
    name: 'Kwame Asante-Boadi',
    title: 'Network Administrator',
    jobs: [
      { company: 'Franklin County Library System', start: '2020', end: 'present' },
      { company: "Nationwide Children's", start: '2016', end: '2020' },
    ],
  },
  {
    text: "Bot: What's your name?\nMe: Stacey Lomax\nBot: What's your current or most recent job?\nMe: supervisor at Greggs in Sunderland\nBot: When did you start and finish?\nMe: started 2021, still there\nBot: Any other jobs?\nMe: yeah Poundland 2017-2021, sales assistant\nBot: Skills?\nMe: tills, baking off, cashing up, opening and closing, training new starters",
    name: 'Stacey Lomax',
    title: 'supervisor',
    jobs: [
      { company: 'Greggs', start: '2021', end: 'present' },
      { company: 'Poundland', start: '2017', end: '2021' },
    ],
  },
  {
    text: '**Name:** Elliot Vance\n**Title:** DevOps Engineer\n**Email:** elliot@vance.example\n**Stack:** AWS, Terraform, Kubernetes, GitHub Actions, Datadog\n\n**Experience**\n- **Loomstate** — DevOps Engineer — 2022 → present\n  - moved 40 services off hand-built EC2\n- **Kestrel Hosting** — Systems Administrator — 2018 → 2022\n  - on-call, Ansible, lots of Postfix',
    name: 'Elliot Vance',
    title: 'DevOps Engineer',
    jobs: [
      { company: 'Loomstate', start: '2022', end: 'present' },
      { company: 'Kestrel Hosting', start: '2018', end: '2022' },
    ],
  },
  {
    text: 'name = Min-jun Seo\njob = line cook\nwhere = Kimchi House, Annandale VA\nsince = 2023\nbefore = dishwasher, Honey Pig, 2021-2023\nspeaks = Korean, English, kitchen Spanish\ncan work = any shift not Sunday morning',
    name: 'Min-jun Seo',
    title: 'line cook',
    jobs: [
      { company: 'Kimchi House', start: '2023', end: 'present' },
      { company: 'Honey Pig', start: '2021', end: '2023' },
    ],
  },
  {
    text: '[14/11/2026, 19:02] Good evening sir this is my details\n[14/11/2026, 19:02] Name: Mohammed Irfan Shaikh\n[14/11/2026, 19:03] Post: Electrician (ITI pass)\n[14/11/2026, 19:03] Exp: Godrej Properties site, Thane, 2020 to 2024 as wireman\n[14/11/2026, 19:04] Now: Phoenix Mall maintenance dept, electrician, 2024 to present\n[14/11/2026, 19:05] Salary now 24000\n[14/11/2026, 19:05] Notice period 15 days',
    name: 'Mohammed Irfan Shaikh',
    title: 'Electrician',
    jobs: [
      { company: 'Phoenix Mall', start: '2024', end: 'present' },
      { company: 'Godrej Properties', start: '2020', end: '2024' },
    ],
  },
  {
    text: "Name :- Lakshmi Narayanan\nFather's Name :- V. Narayanan\nD.O.B. :- 12-05-1994\nMarital Status :- Married\nDesignation :- Senior Accounts Executive\nCompany :- Coromandel Textiles Pvt Ltd, Coimbatore\nPeriod :- 2019 to till date\nPrevious Company :- Sri Murugan Traders\nDesignation :- Accounts Assistant\nPeriod :- 2015 to 2019\nComputer Knowledge :- Tally Prime, GST filing, MS Office",
    name: 'Lakshmi Narayanan',
    title: 'Senior Accounts Executive',
    jobs: [
      { company: 'Coromandel Textiles Pvt Ltd', start: '2019', end: 'present' },
      { company: 'Sri Murugan Traders', start: '2015', end: '2019' },
    ],
  },
  {
    text: '>> who: Gabriela "Gabi" Fontaine\n>> what: freelance video editor\n>> tools: Premiere, Resolve, Avid if you pay me\n>> jobs:\n   >> freelance, video editor, 2022-present\n   >> Channel 9 Perth, assistant editor, 2018-2022\n   >> Curtin FM, volunteer producer, 2016-2017\n>> reel: vimeo.example/gabifontaine',
    name: 'Gabriela Fontaine',
    title: 'freelance video editor',
    jobs: [
      { company: 'Channel 9 Perth', start: '2018', end: '2022' },
      { company: 'Curtin FM', start: '2016', end: '2017' },
    ],
  },
  {
    text: 'Name\nDorothy Mae Simmons\n\nAddress\nTuscaloosa, Alabama\n\nOccupation\nHome Health Aide\n\nEmployer\nComfort Keepers\n\nDates\n2013 to present\n\nFormer Employer\nDruid City Nursing Home\n\nPosition\nNursing Assistant\n\nDates\n1998 to 2013\n\nReferences\nPastor Willie Banks, Mrs. June Ott',
    name: 'Dorothy Mae Simmons',
    title: 'Home Health Aide',
    jobs: [
      { company: 'Comfort Keepers', start: '2013', end: 'present' },
      { company: 'Druid City Nursing Home', start: '1998', end: '2013' },
    ],
  },
  {
    text: 'name: Niamh Gallagher\ncontact:\n  email: niamh.g@example.ie\n  phone: "087 555 0162"\ntitle: UX Designer\nexperience:\n  - company: Tern Digital\n    role: UX Designer\n    from: 2021\n    to: present\n  - company: An Post\n    role: Junior Web Designer\n    from: 2018\n    to: 2021\nskills: [Figma, user interviews, accessibility, Gaeilge]',
    name: 'Niamh Gallagher',
    title: 'UX Designer',
    jobs: [
      { company: 'Tern Digital', start: '2021', end: 'present' },
      { company: 'An Post', start: '2018', end: '2021' },
    ],
  },
  {
    text: '[NAME] Terrence O. Blackwood\n[JOB TITLE] Firefighter/Paramedic\n[DEPT] Clark County Fire Department, Station 24\n[YEARS] 2012–present\n[PRIOR] American Medical Response, EMT-Basic, 2009–2012\n[CERTS] NRP, Firefighter II, Hazmat Ops, Swiftwater\n[EMAIL] tblackwood@example.com',
    name: 'Terrence O. Blackwood',
    title: 'Firefighter/Paramedic',
    jobs: [
      { company: 'Clark County Fire Department', start: '2012', end: 'present' },
      { company: 'American Medical Response', start: '2009', end: '2012' },
    ],
  },
  {
    text: 'Surname: Abernathy\nFirst name(s): Fiona Jane\nPost applied for: Ward Receptionist\nPresent employer: Riverside Medical Practice, Perth\nPosition held: Medical Receptionist\nDate from: 08/2016    Date to: present\nReason for leaving: relocation\nPrevious employer: Murray & Sons Solicitors\nPosition held: Office Junior\nDate from: 09/2012    Date to: 07/2016\nDo you hold a driving licence? Yes',
    name: 'Fiona Jane Abernathy',
    title: 'Medical Receptionist',
    jobs: [
      { company: 'Riverside Medical Practice', start: '2016', end: 'present' },
      { company: 'Murray & Sons Solicitors', start: '2012', end: '2016' },
    ],
  },
  {
    text: '# Me\nHello, Diego Maldonado Ríos, Tucson AZ\n# Job\nLandscape crew foreman\n# Where / when\nDesert Bloom Landscaping (2018 – today)\nSaguaro Golf Resort, groundskeeper (2012 – 2018)\n# Know how to do\nirrigation timers, pavers, tree trimming, backflow, bobcat\n# Tel\n520-555-0188',
    name: 'Diego Maldonado Ríos',
    title: 'Landscape crew foreman',
    jobs: [
      { company: 'Desert Bloom Landscaping', start: '2018', end: 'present' },
      { company: 'Saguaro Golf Resort', start: '2012', end: '2018' },
    ],
  },
  {
    text: "• Name → Amelia Hartono\n• Present title → Marketing Executive\n• Present company → Koala Mattress Co, Sydney (Mar '22 – now)\n• Past company → Bunnings, team member (Dec '19 – Feb '22)\n• Degree → B. Commerce, UNSW, 2021\n• Good at → email campaigns, Canva, GA4, Klaviyo\n• Email → amelia.hartono@example.com",
    name: 'Amelia Hartono',
    title: 'Marketing Executive',
    jobs: [
      { company: 'Koala Mattress Co', start: '2022', end: 'present' },
      { company: 'Bunnings', start: '2019', end: '2022' },
    ],
  },
  {
    text: "APPLICATION FOR EMPLOYMENT\nName: ___Roy E. Tackett___   Date: _11-10-26_\nPosition desired: ___any shop work___\nLast job held: ___Auto Mechanic___ \nEmployer: ___Tackett's Garage & Tire___ From: _1995_ To: _2026_\nEmployer before that: ___Island Creek Coal___ From: _1986_ To: _1995_ Job: ___equipment mechanic___\nCan you lift 50 lbs? _yes_",
    name: 'Roy E. Tackett',
    title: 'Auto Mechanic',
    jobs: [
      { company: "Tackett's Garage & Tire", start: '1995', end: '2026' },
      { company: 'Island Creek Coal', start: '1986', end: '1995' },
    ],
  },
  {
    text: 'name kayleigh barnes\nage 22\njob nursery assistant\nplace busy bees nursery, stockport, 2023 to now\nold job mcdonalds crew member 2020 to 2023\nquals level 3 early years, paediatric first aid\nemail kayleighb@example.co.uk',
    name: 'kayleigh barnes',
    title: 'nursery assistant',
    jobs: [
      { company: 'busy bees nursery', start: '2023', end: 'present' },
      { company: 'mcdonalds', start: '2020', end: '2023' },
    ],
  },
  {
    text: 'Q: Please state your full name.\nA: Vikram Singh Rathore\n\nQ: What is your present designation?\nA: Assistant Manager - Operations\n\nQ: With which organisation, and since when?\nA: Mahindra Logistics, Jaipur, since 2021.\n\nQ: Earlier experience?\nA: Gati Ltd, Operations Executive, 2016 to 2021.\n   Safexpress, Dispatch Clerk, 2013 to 2016.\n\nQ: Key skills?\nA: Fleet planning, vendor management, SAP TM, team of 30.',
    name: 'Vikram Singh Rathore',
    title: 'Assistant Manager - Operations',
    jobs: [
      { company: 'Mahindra Logistics', start: '2021', end: 'present' },
      { company: 'Gati Ltd', start: '2016', end: '2021' },
      { company: 'Safexpress', start: '2013', end: '2016' },
    ],
  },
  {
    text: 'full_name,email,current_title\nHannah Brightwater,hannah.b@example.com,HR Generalist\n\ncompany,position,start,end\nCedar Rapids Community Credit Union,HR Generalist,2022,Present\nKirkwood Staffing,Recruiting Coordinator,2019,2022',
    name: 'Hannah Brightwater',
    title: 'HR Generalist',
    jobs: [
      { company: 'Cedar Rapids Community Credit Union', start: '2022', end: 'present' },
      { company: 'Kirkwood Staffing', start: '2019', end: '2022' },
    ],
  },
  {
    text: 'Nombre / Name: Rosa Elena Cárdenas\nTeléfono / Phone: 713-555-0126\nTrabajo / Job: Room attendant (housekeeping)\nCompañía / Company: Hilton Americas Houston\nFechas / Dates: 2016 - presente / present\nAntes / Before: Clean Team Services, office cleaner, 2011 - 2016\nIdiomas / Languages: Español, English (basic)',
    name: 'Rosa Elena Cárdenas',
    title: 'Room attendant',
    jobs: [
      { company: 'Hilton Americas Houston', start: '2016', end: 'present' },
      { company: 'Clean Team Services', start: '2011', end: '2016' },
    ],
  },
  {
    text: '### Samuel Oyelaran\n\n| Field | Answer |\n|---|---|\n| Email | sam.oyelaran@example.com |\n| Headline | Civil Engineer (drainage) |\n| Visa | Skilled Worker, to 2028 |\n\n| Years | Company | Role |\n|---|---|---|\n| 2021–present | Atkins Vale Consulting | Civil Engineer |\n| 2019–2021 | Balfour Midland | Graduate Engineer |',
    name: 'Samuel Oyelaran',
    title: 'Civil Engineer',
    jobs: [
      { company: 'Atkins Vale Consulting', start: '2021', end: 'present' },
      { company: 'Balfour Midland', start: '2019', end: '2021' },
    ],
  },
  {
    text: "Nm: Joey Catalano\nPh: 401-555-0150\nPos: bartender\nExp: The Rusty Anchor, Newport RI, bartender, '19-pres\n     Chili's, Warwick, server, '16-'19\nCerts: TIPS, ServSafe\nAvail: nites + wkends",
    name: 'Joey Catalano',
    title: 'bartender',
    jobs: [
      { company: 'The Rusty Anchor', start: '2019', end: 'present' },
      { company: "Chili's", start: '2016', end: '2019' },
    ],
  },
  {
    text: 'Name ............ Margaret A. Thorne\nProfession ...... Legal Secretary\nFirm ............ Pryce, Holloway & Dunn\nYears ........... 2003 to 2025 (firm merged, made redundant)\nBefore .......... Barclays Bank, Typist, 1989 to 2003\nTyping .......... 80 wpm, audio and copy\nEmail ........... m.thorne@example.co.uk',
    name: 'Margaret A. Thorne',
    title: 'Legal Secretary',
    jobs: [
      { company: 'Pryce, Holloway & Dunn', start: '2003', end: '2025' },
      { company: 'Barclays Bank', start: '1989', end: '2003' },
    ],
  },
  {
    text: 'Skills - phone work, Zendesk, de-escalation, Tagalog and English\nEducation - BPO training, some college\nLast job - Customer Service Rep at TeleConnect, Winnipeg\nHow long - 2022 to 2026\nJob before - Tim Hortons, team member, 2020 to 2022\nWhy I left - call centre closed in May\nMy name - Angelica Reyes\nReach me - 204-555-0135 or angelica.reyes@example.ca',
    name: 'Angelica Reyes',
    title: 'Customer Service Rep',
    jobs: [
      { company: 'TeleConnect', start: '2022', end: '2026' },
      { company: 'Tim Hortons', start: '2020', end: '2022' },
    ],
  },
  {
    text: 'CANDIDATE: Lt. (ret.) Nathaniel Brooks\nTARGET: project management, defense or construction\n\nEXPERIENCE\n  (a) Title: Project Manager\n      Employer: Halvorsen Builders Inc., Norfolk VA\n      Start: June 2021\n      End: current\n  (b) Title: Logistics Officer\n      Employer: U.S. Navy\n      Start: 2013\n      End: 2021\n\nCREDENTIALS: PMP (2022); Secret clearance; B.S. Old Dominion\nE-MAIL: n.brooks@example.com; CELL: (757) 555-0164',
    name: 'Nathaniel Brooks',
    title: 'Project Manager',
    jobs: [
      { company: 'Halvorsen Builders Inc.', start: '2021', end: 'present' },
      { company: 'U.S. Navy', start: '2013', end: '2021' },
    ],
  },
]
