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
  {
    text: 'Personal details\n  Mr Gintaras Vaitkus, born 1979, Klaipėda\nJob now\n  crane operator, Baltijos Krova terminal, from 2009\nJobs before\n  docker, Baltijos Krova terminal, 2003–2009\n  fisherman, vessel Audra, 1999–2003\nLanguages\n  Lithuanian, Russian, some German',
    name: 'Gintaras Vaitkus',
    title: 'crane operator',
    jobs: [
      { company: 'Baltijos Krova terminal', start: '2009', end: 'present' },
      { company: 'Baltijos Krova terminal', start: '2003', end: '2009' },
      { company: 'vessel Audra', start: '1999', end: '2003' },
    ],
  },
  {
    text: 'Seasoned actuary with deep expertise in longevity risk. I, Noor Abdelrahman, currently hold the position of Chief Actuary at Falcon Takaful in Manama, to which I was appointed in October 2023. Immediately prior I was Senior Pricing Actuary at Gulf Meridian Re (January 2018 to September 2023), and before that I trained at the consultancy Harcourt Lyle in Edinburgh as an actuarial analyst between 2013 and 2017. I qualified as a Fellow in 2017. In addition to my technical work I chair a mentoring circle for women entering the profession in the Gulf.',
    name: 'Noor Abdelrahman',
    title: 'Chief Actuary',
    jobs: [
      { company: 'Falcon Takaful', start: '2023-10', end: 'present' },
      { company: 'Gulf Meridian Re', start: '2018-01', end: '2023-09' },
      { company: 'Harcourt Lyle', start: '2013', end: '2017' },
    ],
  },
  {
    text: 'Name:Pavlo Hrytsenko\nProfession:electrician / CNC operator\nLast work:CNC operator,Stalmex Sp. z o.o.,Wrocław,05.2022-08.2026\nEarlier work:electrician,Kharkiv Turbine Plant,2011-02.2022\nNow:looking for work,ready to move\nDocuments:PESEL UKR,SEP up to 1kV',
    name: 'Pavlo Hrytsenko',
    title: 'CNC operator',
    jobs: [
      { company: 'Stalmex Sp. z o.o.', start: '2022-05', end: '2026-08' },
      { company: 'Kharkiv Turbine Plant', start: '2011', end: '2022-02' },
    ],
  },
  {
    text: "this is for the zookeeper ad right? ok. Bronte Callaghan, I've been a keeper at Wattle Creek Wildlife Park for the last five years, mostly macropods and the two grumpy wombats. Before that two years as a vet nurse at Dubbo Animal Clinic. I've got my cert III and a firearms licence and I can drive a manual, and a tractor if someone shows me first",
    name: 'Bronte Callaghan',
    title: 'keeper',
    jobs: [
      { company: 'Wattle Creek Wildlife Park', start: '2021', end: 'present' },
      { company: 'Dubbo Animal Clinic', start: '2019', end: '2021' },
    ],
  },
  {
    text: '~~ RESUME ~~\nGaurav Deshpande\nPune\n\n>> Summary\n11 yrs in database administration. Oracle, Postgres, little bit Mongo.\n\n>> Employment\nCompany: Trilok Infosystems Pvt Ltd\nDesignation: Lead DBA\nDuration: Dec-2020 to till date\n\nCompany: Nimbus Retail Solutions\nDesignation: Sr. Database Administrator\nDuration: Jun-2017 to Nov-2020\n\nCompany: Vasudha Technologies\nDesignation: Associate Engineer\nDuration: Jul-2015 to May-2017\n\n>> Declaration\nI hereby declare that above information is true.',
    name: 'Gaurav Deshpande',
    title: 'Lead DBA',
    jobs: [
      { company: 'Trilok Infosystems Pvt Ltd', start: '2020-12', end: 'present' },
      { company: 'Nimbus Retail Solutions', start: '2017-06', end: '2020-11' },
      { company: 'Vasudha Technologies', start: '2015-07', end: '2017-05' },
    ],
  },
  {
    text: 'I am Roza Karapetyan, museum educator. I work at the Sevan Folk Museum from 2018 and until now. My work is to make the tours for school children, to prepare workshops of carpet and clay, and also I write the texts for small exhibitions. Earlier I was teacher of history in School No. 14 of Gyumri, from 2009 to 2018. In my free time I am collecting the old photographs of the weddings. I wish to participate in an international project and to get the new experience.',
    name: 'Roza Karapetyan',
    title: 'museum educator',
    jobs: [
      { company: 'Sevan Folk Museum', start: '2018', end: 'present' },
      { company: 'School No. 14 of Gyumri', start: '2009', end: '2018' },
    ],
  },
  {
    text: 'NAME Delphine Baptiste-Joseph\nADDRESS Castries\nTRADE Pastry chef\n2019 to date - Coral Bay Resort - Pastry chef\n2016 to 2019 - Cruise line Aurelia Seas - Commis pastry\n2014 to 2016 - Mango Tree Café - Kitchen help\nREFEREES Chef Armand (Coral Bay), Pastor Louis',
    name: 'Delphine Baptiste-Joseph',
    title: 'Pastry chef',
    jobs: [
      { company: 'Coral Bay Resort', start: '2019', end: 'present' },
      { company: 'Aurelia Seas', start: '2016', end: '2019' },
      { company: 'Mango Tree Café', start: '2014', end: '2016' },
    ],
  },
  {
    text: "There's an odd gap on my record, so let me explain it first. From 2019 to 2022 I wasn't employed; I was sailing, slowly, from Brest to Tahiti, with my wife and later a baby. Before the gap I was a structural engineer at Kerjean Ingénierie, starting in 2011. After it, in September 2022, I joined Pacific Timber Frames in Nelson as a timber design engineer, and that's where I am today. I mostly do seismic detailing for mid-rise CLT buildings. If you can live with the gap I think you'll find the rest is fairly conventional. Yann Le Guellec.",
    name: 'Yann Le Guellec',
    title: 'timber design engineer',
    jobs: [
      { company: 'Pacific Timber Frames', start: '2022-09', end: 'present' },
      { company: 'Kerjean Ingénierie', start: '2011', end: '2019' },
    ],
  },
  {
    text: "Hi Sandra, as discussed on the phone here's my stuff\n\nFull Name: Owen Tafoya\nCurrently: Security officer @ Mesa Grande Casino (Apr 2024 -> now)\nBefore: Corrections officer @ Sandoval County Detention Center (2017 -> Mar 2024)\nBefore that: stocker @ Walmart (2015 -> 2017)\nGuard card: yes, level 3\nCall after 4pm, I sleep days",
    name: 'Owen Tafoya',
    title: 'Security officer',
    jobs: [
      { company: 'Mesa Grande Casino', start: '2024-04', end: 'present' },
      { company: 'Sandoval County Detention Center', start: '2017', end: '2024-03' },
      { company: 'Walmart', start: '2015', end: '2017' },
    ],
  },
  {
    text: 'Somchai Rattanakosin here. I manage dive operation at Blue Lagoon Divers, Koh Lanta, position is dive centre manager, I do since 2016. First I was divemaster with same company 2012, then instructor 2013 to 2016. Have PADI course director, 6,000 dive log. Season is short, after covid many year is not good, so I look for job in Maldives or Red Sea with good salary and room.',
    name: 'Somchai Rattanakosin',
    title: 'dive centre manager',
    jobs: [
      { company: 'Blue Lagoon Divers', start: '2016', end: 'present' },
      { company: 'Blue Lagoon Divers', start: '2013', end: '2016' },
      { company: 'Blue Lagoon Divers', start: '2012', end: '2013' },
    ],
  },
  {
    text: 'Imelda Villaruz, RN\nManila / willing to relocate (UK, Ireland)\n\nPOSITION                 HOSPITAL                           INCLUSIVE DATES\nStaff Nurse II, ICU      San Roque Medical Center           Feb 2019 - Present\nStaff Nurse I, Ward      Our Lady of Peñafrancia Hospital   Aug 2015 - Jan 2019\n\nBLS/ACLS valid until 2027. OET: B in all. NMC CBT passed.',
    name: 'Imelda Villaruz',
    title: 'Staff Nurse II, ICU',
    jobs: [
      { company: 'San Roque Medical Center', start: '2019-02', end: 'present' },
      { company: 'Our Lady of Peñafrancia Hospital', start: '2015-08', end: '2019-01' },
    ],
  },
  {
    text: "I've spent my whole working life in local newspapers, which means I've spent it watching them close. I began as a trainee reporter on the Wexford Clarion in 1998. In 2002 I moved to the Slaney Herald, where I was court reporter until the paper folded in 2013. I then went to the Munster Evening Post as news editor, and in 2019 I was made deputy editor there, the job I have today. I can sub, lay out a page, run a live blog and talk a councillor down off a ledge. What I can't do any more is make people redundant, so I'm looking at communications roles in the public sector, or teaching.\n\nSinéad Ní Dhonnchadha\nCork, November 2026",
    name: 'Sinéad Ní Dhonnchadha',
    title: 'deputy editor',
    jobs: [
      { company: 'Munster Evening Post', start: '2019', end: 'present' },
      { company: 'Munster Evening Post', start: '2013', end: '2019' },
      { company: 'Slaney Herald', start: '2002', end: '2013' },
      { company: 'Wexford Clarion', start: '1998', end: '2002' },
    ],
  },
  {
    text: 'Q: Your name?\nA: Tendai Mukwashi\nQ: What is your current job?\nA: Motor mechanic\nQ: Where and since when?\nA: Zambezi Toyota Harare, since 2020\nQ: Previous job?\nA: Assistant mechanic, Chitungwiza Auto Repairs, 2016 to 2020\nQ: Why do you want to leave?\nA: Salary is in local currency',
    name: 'Tendai Mukwashi',
    title: 'Motor mechanic',
    jobs: [
      { company: 'Zambezi Toyota Harare', start: '2020', end: 'present' },
      { company: 'Chitungwiza Auto Repairs', start: '2016', end: '2020' },
    ],
  },
  {
    text: 'Rebecca Stoltzfus-Adeyemi joined Brightwater Community Bank as a loan officer in 2012 and rose to branch manager in 2016. In 2020 she was recruited as Vice President of Community Lending by the nonprofit lender Keystone Rural Capital, and she is still there. She has placed over $60 million in loans with small farms and family businesses. A graduate of Millersville University, Rebecca sits on the boards of two food banks and is a keen, if slow, marathon runner.',
    name: 'Rebecca Stoltzfus-Adeyemi',
    title: 'Vice President of Community Lending',
    jobs: [
      { company: 'Keystone Rural Capital', start: '2020', end: 'present' },
      { company: 'Brightwater Community Bank', start: '2016', end: '2020' },
      { company: 'Brightwater Community Bank', start: '2012', end: '2016' },
    ],
  },
  {
    text: 'ZEYNAB HOSSEINZADEH\n\nArchitect\n\nOffice | Title | Years\nStudio Parvaneh | Project Architect | 2021–\nMoaser Consulting Engineers | Architect | 2016–2021\nKaraj Municipality | Draftsperson | 2014–2016\n\nRevit, Rhino, Grasshopper\nzeynab.hz@example.ir',
    name: 'ZEYNAB HOSSEINZADEH',
    title: 'Project Architect',
    jobs: [
      { company: 'Studio Parvaneh', start: '2021', end: 'present' },
      { company: 'Moaser Consulting Engineers', start: '2016', end: '2021' },
      { company: 'Karaj Municipality', start: '2014', end: '2016' },
    ],
  },
  {
    text: "Right then. Name's Dafydd Gruffudd, I farm. Or farmed. I was a stockman on the Plas Uchaf Estate for twelve years and finished there in March this year when the new owners went over to trees. Nine hundred ewes and sixty sucklers, lambing indoors and out, and I did the fencing and walling as well. Before that I was relief milker for a few places round Tregaron, nothing you'd call an employer. Got my own dogs, two, good ones.",
    name: 'Dafydd Gruffudd',
    title: 'stockman',
    jobs: [{ company: 'Plas Uchaf Estate', start: '2014', end: '2026-03' }],
  },
  {
    text: 'Name & surname: Thandeka Nkosi-Dube\nID: (will give on interview)\nCell: 073 555 0181\nCurrent position Call centre team leader at Umoya Telecoms, May 2022 to current\nPrevious position Call centre agent at Umoya Telecoms, Feb 2018 to April 2022\nPrevious position Waitress at Spice Garden Durban, 2016 to 2017\nMatric: 2015, Menzi High',
    name: 'Thandeka Nkosi-Dube',
    title: 'Call centre team leader',
    jobs: [
      { company: 'Umoya Telecoms', start: '2022-05', end: 'present' },
      { company: 'Umoya Telecoms', start: '2018-02', end: '2022-04' },
      { company: 'Spice Garden Durban', start: '2016', end: '2017' },
    ],
  },
  {
    text: "My name is Ioan Munteanu and I am glazier. In Romania I have worked in factory of windows Termoclar, Sibiu, 2008 - 2014, as assembler. In 2014 I came to Belgium and I was employee at Vitrerie Dumont in Liège, glazier, until 2020. From 2020 I am self-employed, my firm is called Munteanu Glass, I am making showers, shop windows, balustrades. Now I want again to be employee because too many papers and the clients doesn't pay in time.",
    name: 'Ioan Munteanu',
    title: 'glazier',
    jobs: [
      { company: 'Munteanu Glass', start: '2020', end: 'present' },
      { company: 'Vitrerie Dumont', start: '2014', end: '2020' },
      { company: 'Termoclar', start: '2008', end: '2014' },
    ],
  },
  {
    text: '-Position sought: lab manager\n-Name: Dr Kwabena Osei-Tutu\n-Highest degree: PhD Microbiology (2018)\n-Posts held:\n   a) Research Scientist, Volta Vaccines Ltd, 2022 to present\n   b) Postdoctoral Fellow, University of Uppsala, Sept 2018 to Dec 2021\n   c) Teaching Assistant, Kumasi Technical College, 2012 to 2014\n-Publications: 17\n-ORCID: on request',
    name: 'Kwabena Osei-Tutu',
    title: 'Research Scientist',
    jobs: [
      { company: 'Volta Vaccines Ltd', start: '2022', end: 'present' },
      { company: 'University of Uppsala', start: '2018-09', end: '2021-12' },
      { company: 'Kumasi Technical College', start: '2012', end: '2014' },
    ],
  },
  {
    text: 'i never wrote one of these before so here goes i am marisol i am 44 and for the last twelve years ive been the school bus dispatcher for tri county transit in yakima before that i drove for them since 2008 as a bus driver i know every road in the valley and every kid and every dog my last name is echeverria the kids are grown now and i want to do something in emergency dispatch like 911 i type 65 wpm and im bilingual and nothing rattles me',
    name: 'marisol echeverria',
    title: 'school bus dispatcher',
    jobs: [
      { company: 'tri county transit', start: '2014', end: 'present' },
      { company: 'tri county transit', start: '2008', end: '2014' },
    ],
  },
  {
    text: 'Joona Väisänen\nGame designer | Tampere\n\nNyt / now: Senior Game Designer, Kuura Interactive, 8/2021 -\nSitä ennen / before: Level Designer, Pikkupeto Games, 1/2017 - 7/2021\nSitä ennen / before: QA tester, Pikkupeto Games, 2015 - 2016\n\nShipped: 2 mobile, 1 PC. Unity, some Unreal.',
    name: 'Joona Väisänen',
    title: 'Senior Game Designer',
    jobs: [
      { company: 'Kuura Interactive', start: '2021-08', end: 'present' },
      { company: 'Pikkupeto Games', start: '2017-01', end: '2021-07' },
      { company: 'Pikkupeto Games', start: '2015', end: '2016' },
    ],
  },
  {
    text: 'To whom it may concern: I write in application for any vacancy in procurement. My name is Emmanuel Tshibangu Kalala. I have been Procurement Officer at the international NGO Eau Pour Tous in Lubumbashi from June 2017 up to date. Prior to this I rendered service to the mining company Kipushi Minerals as Storekeeper from 2012 to 2017, and to Garage Central as Stock Clerk from 2010 to 2012. I am honest, God-fearing and computer literate. I thank you in advance for your kind consideration, Sir or Madam, and I remain at your disposal for an interview at your convenience.',
    name: 'Emmanuel Tshibangu Kalala',
    title: 'Procurement Officer',
    jobs: [
      { company: 'Eau Pour Tous', start: '2017-06', end: 'present' },
      { company: 'Kipushi Minerals', start: '2012', end: '2017' },
      { company: 'Garage Central', start: '2010', end: '2012' },
    ],
  },
  {
    text: '[name] Petra Zupančič\n[title] veterinary surgeon\n[jobs]\nVeterina Bled – veterinary surgeon – 2018 → today\nKlinika Savica – junior vet – 2015 → 2018\n[free text] Mostly large animals, cattle and horses. On-call fine. I have a four-wheel drive and strong arms.',
    name: 'Petra Zupančič',
    title: 'veterinary surgeon',
    jobs: [
      { company: 'Veterina Bled', start: '2018', end: 'present' },
      { company: 'Klinika Savica', start: '2015', end: '2018' },
    ],
  },
  {
    text: "Over the last decade I've gone from climbing trees to counting them. I was an arborist with Greenfell Tree Care in Vermont from 2013 to 2018; it was a great job and it wrecked my knees. I went back to school for a year and then, in 2019, started with the state, the Vermont Division of Forests, as a forest technician. Since early 2023 I've been an urban forester there, running tree inventories for about thirty towns. I like maps, budgets that balance, and elm trees that refuse to die. I'm Jesse Two Rivers Benoit, enrolled Abenaki, and I'd be glad to hear about tribal forestry programs anywhere in the Northeast.",
    name: 'Jesse Two Rivers Benoit',
    title: 'urban forester',
    jobs: [
      { company: 'Vermont Division of Forests', start: '2023', end: 'present' },
      { company: 'Vermont Division of Forests', start: '2019', end: '2023' },
      { company: 'Greenfell Tree Care', start: '2013', end: '2018' },
    ],
  },
  {
    text: 'Name of applicant: Mrs Shanthi Perera-Wickrama\nPresent employment\n\tDesignation\tTea factory officer\n\tEstate\tGlen Ivy Estate, Hatton\n\tSince\t2014\nPast employment\n\tDesignation\tAssistant tea maker\n\tEstate\tLoolkandura Group\n\tPeriod\t2008 - 2013\nCivil status: married, 2 children',
    name: 'Shanthi Perera-Wickrama',
    title: 'Tea factory officer',
    jobs: [
      { company: 'Glen Ivy Estate', start: '2014', end: 'present' },
      { company: 'Loolkandura Group', start: '2008', end: '2013' },
    ],
  },
  {
    text: '"Just be yourself," the careers lady said, so: Bartosz Wilczek, sound engineer, chronic tea drinker. I\'ve been front-of-house at the Old Foundry Theatre in Leeds since February 2018, job title senior sound technician. Before that I toured. Nomad Audio had me as a monitor engineer from 2012 to 2018 and I saw every motorway services in Europe. ("Didn\'t you also work at Maplin?" Yes, Mum. Sales assistant, Maplin, 2010 to 2012.) Looking for something in broadcast, preferably with chairs.',
    name: 'Bartosz Wilczek',
    title: 'senior sound technician',
    jobs: [
      { company: 'Old Foundry Theatre', start: '2018-02', end: 'present' },
      { company: 'Nomad Audio', start: '2012', end: '2018' },
      { company: 'Maplin', start: '2010', end: '2012' },
    ],
  },
  {
    text: 'Good afternoon\nName Ahmed Sifaoui\nAge 34\nJob pool technician\nCompany Clair Bassin, Sousse, 6 years (2020-2026 still there)\nOther job maintenance worker hotel El Kantara 2015-2020\nDriving yes\nWhatsapp +216 55 555 014\nThank you',
    name: 'Ahmed Sifaoui',
    title: 'pool technician',
    jobs: [
      { company: 'Clair Bassin', start: '2020', end: 'present' },
      { company: 'hotel El Kantara', start: '2015', end: '2020' },
    ],
  },
  {
    text: 'I have been with the same employer all my life, so this will be brief. In 1994, at nineteen, I joined the Hellenic Rail Works as an apprentice fitter. From 1998 to 2009 I was a rolling stock fitter, and since 2009 I have been workshop supervisor, responsible for bogie overhaul and for forty-two men and, lately, three women. The depot is being privatised and they have offered us terms. I am not ready for the kafeneio yet. My name is Stavros Papadimitrakopoulos and I apologise for its length.',
    name: 'Stavros Papadimitrakopoulos',
    title: 'workshop supervisor',
    jobs: [
      { company: 'Hellenic Rail Works', start: '2009', end: 'present' },
      { company: 'Hellenic Rail Works', start: '1998', end: '2009' },
      { company: 'Hellenic Rail Works', start: '1994', end: '1998' },
    ],
  },
  {
    text: 'Leilani Kahananui-Park\nlkpark@example.com\n\nmost recent job title: Event coordinator\nmost recent company: Kapalua Weddings & Co.\nstart: 2019 end: June 2026\n\nprior job title: Banquet server\nprior company: Grand Naupaka Hotel\nstart: 2014 end: 2019\n\nanything else? was laid off, happy to explain. Also certified lifeguard.',
    name: 'Leilani Kahananui-Park',
    title: 'Event coordinator',
    jobs: [
      { company: 'Kapalua Weddings & Co.', start: '2019', end: '2026-06' },
      { company: 'Grand Naupaka Hotel', start: '2014', end: '2019' },
    ],
  },
  {
    text: 'Fwd: job\n\nfrom: Tariq Mahmood Khattak\nocupation: dispensing pharmacist\nexp:\n- Al Shifa Pharmacy, Peshawar -- dispensing pharmacist -- joined 2021, serving notice\n- Northern Medicos -- medical rep -- left in 2020\n- Khyber Teaching Hospital -- house job pharmacist -- 2016-17\nexpected salary: negotiable\nplz reply on this mail only',
    name: 'Tariq Mahmood Khattak',
    title: 'dispensing pharmacist',
    jobs: [
      { company: 'Al Shifa Pharmacy', start: '2021', end: 'present' },
      { company: 'Northern Medicos', start: '', end: '2020' },
      { company: 'Khyber Teaching Hospital', start: '2016', end: '2017' },
    ],
  },
]
