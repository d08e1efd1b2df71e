// Sixty people by a fourth hand that knew neither the reader nor the other sets: stories, forms, mails and lists.
import type { Told } from './told-sentences.fixture.ts'

export const fourthTold: Told[] = [
  {
    text: "Hello! I'm Marit Haugland and I've been a hydrographic surveyor at Nordsjø Kartlegging since March 2019. It's mostly multibeam work off the shelf, three weeks out and three weeks home. Before I went offshore I spent four years (2015 to 2019) as a GIS technician with Bergen Havnevesen, keeping the harbour charts up to date and answering angry calls from ferry captains. I'd like something with more time on land, ideally mapping fjords or reservoirs.",
    name: 'Marit Haugland',
    title: 'hydrographic surveyor',
    jobs: [
      { company: 'Nordsjø Kartlegging', start: '2019-03', end: 'present' },
      { company: 'Bergen Havnevesen', start: '2015', end: '2019' },
    ],
  },
  {
    text: 'NAME - Okonkwo Chidiebere\nPHONE - 0803 555 0142\nE-MAIL - chidi.okonkwo@example.ng\nPRESENT POST - Senior Welder\n\nWORK HISTORY\n- 2018 till now: Senior Welder, Harbour Steel Fabricators Ltd, Port Harcourt\n- 2013 - 2018: Welder, Delta Pipeline Services\n- 2011 - 2013: Apprentice Welder, Papa Emeka Workshop\n\nCERTIFICATES - 6G, TIG and MIG, BOSIET\nHOBBY - football, reading',
    name: 'Okonkwo Chidiebere',
    title: 'Senior Welder',
    jobs: [
      { company: 'Harbour Steel Fabricators Ltd', start: '2018', end: 'present' },
      { company: 'Delta Pipeline Services', start: '2013', end: '2018' },
      { company: 'Papa Emeka Workshop', start: '2011', end: '2013' },
    ],
  },
  {
    text: 'hi my name is tyler brandvold im a line cook at the copper skillet in duluth been there for the last three years before that i did dishes and then prep at perkins from like 2020 to 2023 prep cook is what they called it. i can do saute grill fry whatever i show up on time i dont drink. looking for a sous chef spot or anything that pays over 24 an hour thanks',
    name: 'tyler brandvold',
    title: 'line cook',
    jobs: [
      { company: 'the copper skillet', start: '2023', end: 'present' },
      { company: 'perkins', start: '2020', end: '2023' },
    ],
  },
  {
    text: "Dr. Anjali Raghunathan is a paediatric cardiologist with two decades of experience in congenital heart disease. She currently serves as Consultant Paediatric Cardiologist at Sri Vaidya Children's Hospital, Coimbatore, a position she has held since 2016. Between 2009 and 2016 she was Associate Professor at Madurai Institute of Medical Sciences, where she established the region's first fetal echocardiography clinic. Her earlier career includes a fellowship year at Royal Brampton Hospital in London (2008–2009) as Clinical Fellow. Dr. Raghunathan has published thirty-one papers and lectures widely. She lives with her husband and an elderly, very spoiled Labrador.",
    name: 'Anjali Raghunathan',
    title: 'Consultant Paediatric Cardiologist',
    jobs: [
      { company: "Sri Vaidya Children's Hospital", start: '2016', end: 'present' },
      { company: 'Madurai Institute of Medical Sciences', start: '2009', end: '2016' },
      { company: 'Royal Brampton Hospital', start: '2008', end: '2009' },
    ],
  },
  {
    text: 'Full name:\tLucía Ferreyra Montes\nCity:\tRosario, Argentina\nMail:\tlu.ferreyra@example.com.ar\nCurrent role:\tPayroll Analyst\nCompany:\tGranos del Paraná S.A.\nSince:\tAugust 2021\nPrevious role:\tAccounting Assistant\nCompany:\tEstudio Contable Bianchi\nFrom/To:\t02/2017 – 07/2021\nLanguages:\tSpanish (native), English B2, Portuguese A2\nSoftware:\tSAP HCM, Tango, Excel',
    name: 'Lucía Ferreyra Montes',
    title: 'Payroll Analyst',
    jobs: [
      { company: 'Granos del Paraná S.A.', start: '2021-08', end: 'present' },
      { company: 'Estudio Contable Bianchi', start: '2017-02', end: '2021-07' },
    ],
  },
  {
    text: 'So you want me to tell about myself. OK. I am Bakytbek, family name Toktogulov, from Osh. I drive the truck fourteen years already. Now I work by TransAsia Logistik as international truck driver, from 2017 until today, I go Bishkek – Almaty – Moscow, sometimes Poland. Earlier I was bus driver in city, Osh Passazhir Auto, it was 2012 till 2017. I have all category licence, B C D E, and ADR. Accident I had zero. My English not perfect but I learn.',
    name: 'Bakytbek Toktogulov',
    title: 'international truck driver',
    jobs: [
      { company: 'TransAsia Logistik', start: '2017', end: 'present' },
      { company: 'Osh Passazhir Auto', start: '2012', end: '2017' },
    ],
  },
  {
    text: 'Sent from my phone sorry for typos\n\nGemma Pritchard\nDental nurse\n\nSmile House Llandudno 2022-now dental nurse\nBright & Partners 2019-2022 trainee dental nurse\nCosta 2017-2019 barista\n\nGDC registered, own car, can start asap x',
    name: 'Gemma Pritchard',
    title: 'Dental nurse',
    jobs: [
      { company: 'Smile House Llandudno', start: '2022', end: 'present' },
      { company: 'Bright & Partners', start: '2019', end: '2022' },
      { company: 'Costa', start: '2017', end: '2019' },
    ],
  },
  {
    text: "My career has been one long accident, in the best sense. I trained as a cellist, and from 2004 to 2010 I was a section player with the Västkust Sinfonietta. A shoulder injury ended that, and a friend who repaired bows let me sit at his bench. I never really left the bench. From 2010 to 2014 I worked for him, at Ekdahl Stråkverkstad, as a bow repairer, and since 2014 I have run my own shop, Lindqvist Fioler, where I'm a luthier by trade and, by necessity, also bookkeeper, cleaner and coffee maker. I'm thinking about closing the shop and joining a museum or conservatory as an instrument conservator. Oh, and the name is Henrik Lindqvist.",
    name: 'Henrik Lindqvist',
    title: 'luthier',
    jobs: [
      { company: 'Lindqvist Fioler', start: '2014', end: 'present' },
      { company: 'Ekdahl Stråkverkstad', start: '2010', end: '2014' },
      { company: 'Västkust Sinfonietta', start: '2004', end: '2010' },
    ],
  },
  {
    text: 'CURRICULUM VITAE\n\nSurname: NGUYEN\nGiven names: Thi Bich Ngoc\nDate of birth: 14/09/1991\nNationality: Vietnamese\n\nI. WORKING EXPERIENCE\n1. From 06/2020 to present\n   Organization: Mekong Delta Seafood JSC\n   Position: Quality Control Supervisor\n   Duty: HACCP, audit, train 25 worker\n2. From 09/2014 to 05/2020\n   Organization: Can Tho Frozen Foods\n   Position: QC Staff\n\nII. EDUCATION\nCan Tho University, Food Technology, 2009-2013',
    name: 'NGUYEN Thi Bich Ngoc',
    title: 'Quality Control Supervisor',
    jobs: [
      { company: 'Mekong Delta Seafood JSC', start: '2020-06', end: 'present' },
      { company: 'Can Tho Frozen Foods', start: '2014-09', end: '2020-05' },
    ],
  },
  {
    text: "I'm Deshawn Whitfield. I taught eighth-grade science at Marcus Garvey Middle School in Toledo from 2011 until June 2018, then moved up to assistant principal in the same building and stayed in that job until July 2022. Since August 2022 I've been the principal of Lakeview Preparatory Academy, 610 students, K through 8. My first couple of years there were about nothing but attendance, and we got it from 84 to 93 percent. I'd now like to look at district-level positions.",
    name: 'Deshawn Whitfield',
    title: 'principal',
    jobs: [
      { company: 'Lakeview Preparatory Academy', start: '2022-08', end: 'present' },
      { company: 'Marcus Garvey Middle School', start: '2018-06', end: '2022-07' },
      { company: 'Marcus Garvey Middle School', start: '2011', end: '2018-06' },
    ],
  },
  {
    text: 'Dear Sir/Madam,\n\nplease find my data below.\n\nKind regards\n\n--\nMag. Theresa Obermoser\nHead of Revenue Management\nAlpenglanz Hotels GmbH (since 05/2020)\nDorfstrasse 12, 6370 Kitzbühel\nT +43 5356 555 010\n\nPreviously: Revenue Manager, Hotel Goldener Steinbock, 2015–2020; Front Office Agent, Seehof Resort, 2012–2015',
    name: 'Theresa Obermoser',
    title: 'Head of Revenue Management',
    jobs: [
      { company: 'Alpenglanz Hotels GmbH', start: '2020-05', end: 'present' },
      { company: 'Hotel Goldener Steinbock', start: '2015', end: '2020' },
      { company: 'Seehof Resort', start: '2012', end: '2015' },
    ],
  },
  {
    text: 'ok so they said just write something. name is Siosaia Fifita, everyone calls me Saia. Forklift operator. Been at Southside Cold Storage out in Ōtāhuhu for the last eight years, nights mostly. Before that I was a freezing worker at Waitoa Meats, did five seasons there, finished 2018. Got my F endorsement and first aid. Missus says I should put down that I coach the under 12s so there you go, I coach the under 12s.',
    name: 'Siosaia Fifita',
    title: 'Forklift operator',
    jobs: [
      { company: 'Southside Cold Storage', start: '2018', end: 'present' },
      { company: 'Waitoa Meats', start: '', end: '2018' },
    ],
  },
  {
    text: '* Who I am: Rukhsana Begum Chowdhury\n* What I do: sewing line supervisor\n* Where: Padma Knit Composite, Gazipur\n* From when: January 2019, still working\n* Before: sewing operator at Shapla Garments (2010 to 2018)\n* Reading/writing: Bangla yes, English little\n* What I want: floor in-charge job, near Tongi',
    name: 'Rukhsana Begum Chowdhury',
    title: 'sewing line supervisor',
    jobs: [
      { company: 'Padma Knit Composite', start: '2019-01', end: 'present' },
      { company: 'Shapla Garments', start: '2010', end: '2018' },
    ],
  },
  {
    text: "I graduated in law in 2012 and, like half my year, went straight into a big firm. Mine was Castelnau & Ribeiro Advogados in Lisbon, where I was a junior associate until 2016. Corporate life did not agree with me. In 2016 I joined the legal team of the refugee charity Porto de Abrigo as a staff attorney, and in 2021 they made me legal director, which I still am. I supervise nine lawyers and about forty volunteers, and I still take cases when we are short, which is always. My name is Inês Vasconcelos Prata, I'm 37, and I'm relocating to Brussels next spring.",
    name: 'Inês Vasconcelos Prata',
    title: 'legal director',
    jobs: [
      { company: 'Porto de Abrigo', start: '2021', end: 'present' },
      { company: 'Porto de Abrigo', start: '2016', end: '2021' },
      { company: 'Castelnau & Ribeiro Advogados', start: '2012', end: '2016' },
    ],
  },
  {
    text: 'Candidate: Mr. Haruto Kinoshita\nDesired position: Embedded software lead\nCurrent position: Firmware Engineer at Sakuragi Denki (April 2016 - present)\nFormer position: Test Engineer at Mizuho Sensor Works (April 2013 - March 2016)\nSkills: C, C++, FreeRTOS, CAN, oscilloscope\nJLPT: native / TOEIC: 785',
    name: 'Haruto Kinoshita',
    title: 'Firmware Engineer',
    jobs: [
      { company: 'Sakuragi Denki', start: '2016-04', end: 'present' },
      { company: 'Mizuho Sensor Works', start: '2013-04', end: '2016-03' },
    ],
  },
  {
    text: 'Good day, I am called Fatoumata Diarra, I come from Bamako and I live in Lyon since 2015. I have worked like home care aide at the association Mains Douces during seven years, from 2016 to 2023. After I have made the diploma and I am now nursing assistant in the clinic Saint-Aubin, since September 2023, in the geriatric service. I like very much the old people, they have patience with my accent and me I have patience with their stories. I search a post of the day because I have two children.',
    name: 'Fatoumata Diarra',
    title: 'nursing assistant',
    jobs: [
      { company: 'clinic Saint-Aubin', start: '2023-09', end: 'present' },
      { company: 'Mains Douces', start: '2016', end: '2023' },
    ],
  },
  {
    text: 'JARED T. MUELLERHAUS\n(406) 555-0119 | jmuellerhaus@example.com | Billings MT\n\nJOURNEYMAN LINEMAN\n\n2014–Present   Yellowbluff Electric Cooperative, Journeyman Lineman\n2010–2014      Yellowbluff Electric Cooperative, Apprentice Lineman\n2007–2010      U.S. Army, Generator Mechanic\n\nCDL A, pole-top rescue, hot stick certified, storm work in 9 states',
    name: 'JARED T. MUELLERHAUS',
    title: 'JOURNEYMAN LINEMAN',
    jobs: [
      { company: 'Yellowbluff Electric Cooperative', start: '2014', end: 'present' },
      { company: 'Yellowbluff Electric Cooperative', start: '2010', end: '2014' },
      { company: 'U.S. Army', start: '2007', end: '2010' },
    ],
  },
  {
    text: "I lost my job in May 2026 when Fenwick Glass shut the Sunderland furnace, after nineteen years on the same site, the last eleven of them as a shift foreman. I went in as a batch house operative in 2007 and they moved me up in 2015. I'm Colin Arkwright, fifty-one, fit, no health problems, and I can run a crew of thirty through a bad night without anybody shouting. I don't know what else a CV is meant to say.",
    name: 'Colin Arkwright',
    title: 'shift foreman',
    jobs: [
      { company: 'Fenwick Glass', start: '2015', end: '2026-05' },
      { company: 'Fenwick Glass', start: '2007', end: '2015' },
    ],
  },
  {
    text: 'name: yusuf demirkan\ntel: 0532 555 01 77\nexperiance:\n  2021 - halen  /  Ege Yapı İnşaat  /  site chief\n  2016 - 2021  /  Doruk Mühendislik  /  civil engineer\nschool: Dokuz Eylül, civil eng., 2015\nlicense: B\nmilitary: done (2015-2016)',
    name: 'yusuf demirkan',
    title: 'site chief',
    jobs: [
      { company: 'Ege Yapı İnşaat', start: '2021', end: 'present' },
      { company: 'Doruk Mühendislik', start: '2016', end: '2021' },
    ],
  },
  {
    text: "Me? I'm a baker. Started at my uncle's place, Panificio Santoro, when I was seventeen, that was 2003, and I stayed until he sold up in 2011. Then I went to Melbourne on a working visa, thinking one year. Fifteen years later I'm head baker at Loaf & Lantern in Brunswick, I've been head baker there since 2017. Between the two I was night baker for Tivoli Road Pasticceria, 2011 to 2017. \"Rocco, when do you sleep?\" people ask. I don't. Rocco Santoro, nice to meet you.",
    name: 'Rocco Santoro',
    title: 'head baker',
    jobs: [
      { company: 'Loaf & Lantern', start: '2017', end: 'present' },
      { company: 'Tivoli Road Pasticceria', start: '2011', end: '2017' },
      { company: 'Panificio Santoro', start: '2003', end: '2011' },
    ],
  },
  {
    text: 'First name — Ayelet\nLast name — Ben-Shimon\nLives in — Haifa\nWorks as — UX researcher\nWorks at — Tamar Health Systems, from Feb 2023\nWorked at — Kinneret Mobile, product designer, 2019 until Jan 2023\nWorked at — freelance graphic designer, 2016-2019\nPortfolio — on request',
    name: 'Ayelet Ben-Shimon',
    title: 'UX researcher',
    jobs: [
      { company: 'Tamar Health Systems', start: '2023-02', end: 'present' },
      { company: 'Kinneret Mobile', start: '2019', end: '2023-01' },
      { company: 'freelance', start: '2016', end: '2019' },
    ],
  },
  {
    text: 'Wanjiru Kamau-Ndegwa is an agronomist based in Nakuru. For the past nine years she has worked for the Rift Valley Smallholder Alliance as field programme manager, leading a team of fourteen extension officers across three counties. From 2013 to 2017 she was an extension officer with Mavuno Seeds, and she started her career in 2011 as a research assistant at Egerton Soil Laboratory, where she remained for two years. She holds an MSc in soil science and speaks Kikuyu, Swahili, English and some Kalenjin.',
    name: 'Wanjiru Kamau-Ndegwa',
    title: 'field programme manager',
    jobs: [
      { company: 'Rift Valley Smallholder Alliance', start: '2017', end: 'present' },
      { company: 'Mavuno Seeds', start: '2013', end: '2017' },
      { company: 'Egerton Soil Laboratory', start: '2011', end: '2013' },
    ],
  },
  {
    text: 'Experience:\n• Phlebotomist — Cedar Valley Blood Center (Oct 2020 – Present)\n• Medical receptionist — Dr. Pham Family Practice (Jun 2018 – Sep 2020)\n• Cashier — Hy-Vee (2016 – 2018)\nEducation:\n• Hawkeye Community College, Phlebotomy Certificate 2020\nContact:\n• Mai Nhia Vang, mnvang@example.com, Waterloo IA',
    name: 'Mai Nhia Vang',
    title: 'Phlebotomist',
    jobs: [
      { company: 'Cedar Valley Blood Center', start: '2020-10', end: 'present' },
      { company: 'Dr. Pham Family Practice', start: '2018-06', end: '2020-09' },
      { company: 'Hy-Vee', start: '2016', end: '2018' },
    ],
  },
  {
    text: 'my names kayleigh im 23 from hull (kayleigh stothard). i work in a nursery called little acorns as a nursery practitioner since sept 2022 i done my level 3 there. b4 that i had a saturday job then full time at greggs 2019-2022 as a team member. i want to work in a school as a TA if possible or 1-1 with SEN kids',
    name: 'kayleigh stothard',
    title: 'nursery practitioner',
    jobs: [
      { company: 'little acorns', start: '2022-09', end: 'present' },
      { company: 'greggs', start: '2019', end: '2022' },
    ],
  },
  {
    text: 'APPLICANT NAME.......... Esteban Quispe Mamani\nOCCUPATION.............. Mine electrician\nPRESENT EMPLOYER........ Minera Cerro Plomizo\nSTART DATE.............. 11/2018\nLAST EMPLOYER........... Electro Sur Contratistas\nPOSITION................ Maintenance electrician\nDATES................... 03/2012 to 10/2018\nALTITUDE EXPERIENCE..... yes, 4,600 m\nSHIFT................... 14x7 ok',
    name: 'Esteban Quispe Mamani',
    title: 'Mine electrician',
    jobs: [
      { company: 'Minera Cerro Plomizo', start: '2018-11', end: 'present' },
      { company: 'Electro Sur Contratistas', start: '2012-03', end: '2018-10' },
    ],
  },
  {
    text: "I would describe myself as a translator who ended up in management. After my degree in Slavic languages I spent 2006–2013 as an in-house translator for the patent firm Krause Wittmann in Munich. It was dry, precise work, and I loved it. In 2013 I moved to the localization company Babelfisch AG as a project manager, and four years later, in 2017, I became their head of localization operations. I left in December 2024 to look after my father. He died this spring, and I'm ready to work again, preferably part time and preferably remote.\n\nZdeňka Horáčková, Regensburg",
    name: 'Zdeňka Horáčková',
    title: 'head of localization operations',
    jobs: [
      { company: 'Babelfisch AG', start: '2017', end: '2024-12' },
      { company: 'Babelfisch AG', start: '2013', end: '2017' },
      { company: 'Krause Wittmann', start: '2006', end: '2013' },
    ],
  },
  {
    text: 'Nombre / Name: Graciela Ontiveros\nTeléfono: 915-555-0163\nPuesto actual / Current job: housekeeping supervisor, Hotel Paso Viejo, 2020 - actual\nTrabajo anterior / Last job: room attendant, Hotel Paso Viejo, 2015 - 2020\nOtro / Other: packer, Empacadora Juárez, 2009 - 2014\nHorario / Availability: mornings, weekends no',
    name: 'Graciela Ontiveros',
    title: 'housekeeping supervisor',
    jobs: [
      { company: 'Hotel Paso Viejo', start: '2020', end: 'present' },
      { company: 'Hotel Paso Viejo', start: '2015', end: '2020' },
      { company: 'Empacadora Juárez', start: '2009', end: '2014' },
    ],
  },
  {
    text: "People ask how a theologian ends up running a crematorium. The short version: I was parish minister at St Machan's Kirk from 1999 to 2008, I conducted something like nine hundred funerals, and I noticed I was better at that than at Sunday mornings. Kelvin Bereavement Services took me on as a funeral celebrant in 2008, and I stayed with them some years. Since 2015 I have been the superintendent of Daldowie Hill Crematorium. I manage a staff of eleven, two cremators of great age and temper, and a garden of remembrance. I am Alasdair MacGillivray; references gladly supplied.",
    name: 'Alasdair MacGillivray',
    title: 'superintendent',
    jobs: [
      { company: 'Daldowie Hill Crematorium', start: '2015', end: 'present' },
      { company: 'Kelvin Bereavement Services', start: '2008', end: '' },
      { company: "St Machan's Kirk", start: '1999', end: '2008' },
    ],
  },
  {
    text: 'Li Xiaomeng (Mia)\nSupply Chain Planner\nShenzhen | open to Singapore\n\n[2022.03 – now] Lanhai Electronics — Supply Chain Planner\n[2019.07 – 2022.02] Junda Freight — Logistics Coordinator\n[2018.06 – 2018.09] Junda Freight — Intern\n\nB.Mgt, Jinan University 2019. CET-6. APICS CPIM part 1.',
    name: 'Li Xiaomeng',
    title: 'Supply Chain Planner',
    jobs: [
      { company: 'Lanhai Electronics', start: '2022-03', end: 'present' },
      { company: 'Junda Freight', start: '2019-07', end: '2022-02' },
      { company: 'Junda Freight', start: '2018-06', end: '2018-09' },
    ],
  },
  {
    text: "Hey there, Priscilla here, Priscilla Amoako-Mensah. I do hair. Stylist at Crown & Coil on Peckham Rye since 2021, and before that I had a chair at Auntie Vee's in Tottenham from 2016, same thing, stylist. I do braids, locs, silk press, colour, bridal. I left school and did two years on reception at a GP surgery, Lordship Lane Medical Centre, 2014 to 2016, receptionist, so I know how to talk to people who are stressed out lol",
    name: 'Priscilla Amoako-Mensah',
    title: 'Stylist',
    jobs: [
      { company: 'Crown & Coil', start: '2021', end: 'present' },
      { company: "Auntie Vee's", start: '2016', end: '2021' },
      { company: 'Lordship Lane Medical Centre', start: '2014', end: '2016' },
    ],
  },
]
