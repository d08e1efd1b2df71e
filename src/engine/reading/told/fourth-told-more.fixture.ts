// The other half; see fourth-told.fixture.ts.
import type { Told } from './told-sentences.fixture.ts'

export const fourthToldMore: Told[] = [
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
