import type { Occupation } from './occupation.ts'

/** Openings that stand beside a line of work and share its employers, but not its duties. By their titles. */
export const particulars: Readonly<Record<string, Pick<Occupation, 'duties' | 'musts'>>> = {
  'EMS Dispatcher': {
    duties: [
      'Take emergency calls and find out where and what within a minute',
      'Give first aid instructions until the crew arrives',
      'Send the nearest crew and follow it on the map',
      'Coordinate with fire, police and hospitals by radio',
      'Keep the log complete to the second',
    ],
    musts: [
      'Emergency medical dispatch certificate, or readiness to earn it within 90 days',
      'Typing of 45 words a minute while listening',
      'Calm, clear voice',
      'Nights, weekends and holidays in rotation',
    ],
  },
  'Dental Office Manager': {
    duties: [
      'Lead a front desk of three',
      'Keep two dentists and two hygienists on schedule',
      'File claims and follow up on those denied',
      'Explain treatment costs before treatment',
      'Order supplies within budget',
    ],
    musts: [
      'Two years of dental billing',
      'Dentrix or Eaglesoft',
      'Experience leading a small team',
      'Tact with people who owe money',
    ],
  },
  'Occupational Therapist': {
    duties: [
      'Evaluate how people wash, dress, cook and move',
      'Set goals with patient and family',
      'Train with adaptive equipment and splints',
      'Visit homes and suggest changes',
      'Document each session the same day',
    ],
    musts: [
      'Occupational therapist license in this state',
      'Degree from an accredited occupational therapy program',
      'CPR certification',
      'Patience and invention in equal parts',
    ],
  },
  'Speech Language Pathologist': {
    duties: [
      'Screen and evaluate children who are referred',
      'Write goals and progress reports for individual plans',
      'Treat in small groups and in the classroom',
      'Coach teachers and parents',
      'Keep Medicaid records correct',
    ],
    musts: [
      'CCC-SLP or clinical fellowship eligibility',
      'State license or eligibility',
      'Experience with school-age children',
      'Reports on time',
    ],
  },
  'Physical Therapist Assistant': {
    duties: [
      'Treat a full caseload under the plan of a physical therapist',
      'Teach exercises and watch how they are done',
      'Use manual techniques and modalities as trained',
      'Report progress and setbacks the same day',
      'Keep the gym safe and ready',
    ],
    musts: [
      'PTA license in this state',
      'CPR certification',
      'Clear notes by the end of the day',
      'Energy for a day on your feet',
    ],
  },
  'Database Administrator': {
    duties: [
      'Run PostgreSQL and SQL Server for production and test',
      'Plan and test backup and recovery',
      'Tune queries and indexes with developers',
      'Patch and upgrade in agreed windows',
      'Watch capacity and access rights',
    ],
    musts: [
      'Three years as a database administrator',
      'Backup, recovery and replication experience',
      'SQL in depth',
      'On-call one week in five',
    ],
  },
  'Network Engineer': {
    duties: [
      'Plan rings, uplinks and capacity',
      'Configure routers and switches from reviewed templates',
      'Find the cause of outages and write it down',
      'Guide field crews by telephone',
      'Keep drawings and addresses current',
    ],
    musts: [
      'CCNP or equal experience with BGP and OSPF',
      'Three years in carrier or campus networks',
      'Scripting in Python or similar',
      'Valid driver license',
    ],
  },
  'IT Auditor, Security': {
    duties: [
      'Plan audits by risk',
      'Interview owners and test controls',
      'Write findings that can be acted on',
      'Follow up until they are closed',
      'Coordinate with outside auditors',
    ],
    musts: [
      'Two years of IT audit',
      'Knowledge of access, change and backup controls',
      'Clear written findings',
      'Independence of mind',
    ],
  },
  'Research Scientist, Bioinformatics': {
    duties: [
      'Develop methods that turn reads into calls',
      'Benchmark them on known samples',
      'Write tested, reproducible Python',
      'Work with the wet lab on new panels',
      'Prepare evidence for the regulator',
    ],
    musts: [
      'Experience with sequencing data',
      'Python and Linux',
      'Graduate degree in bioinformatics, biology or statistics',
      'Sound statistics',
    ],
  },
  'Financial Advisor': {
    duties: [
      'Meet members and learn what they want the money for',
      'Prepare plans in plain words',
      'Review each plan once a year',
      'Keep records that the regulator asks for',
      'Hold evening classes on saving',
    ],
    musts: [
      'Series 7 and 66, or readiness to earn them',
      'Two years of advising or banking',
      'Honest advice also when it earns less',
      'Good listening',
    ],
  },
  'Credit Analyst': {
    duties: [
      'Read statements and tax returns of small businesses',
      'Visit applicants and ask about what the books leave out',
      'Write credit memos with a clear recommendation',
      'Watch loans for early signs of trouble',
      'Present to the loan committee',
    ],
    musts: [
      'Bachelor degree in finance or accounting',
      'One year of credit or lending work',
      'Cash flow analysis',
      'Clear memos',
    ],
  },
  'Corporate Counsel': {
    duties: [
      'Draft and negotiate land leases and supply contracts',
      'Advise project teams on permits and disputes',
      'Manage outside counsel and its bills',
      'Keep the board informed',
      'Train managers on contracts',
    ],
    musts: [
      'Admission to the bar and five years of practice',
      'Commercial contracts or real estate background',
      'Plain advice',
      'Travel two days a month',
    ],
  },
  'Associate Attorney, Employment': {
    duties: [
      'Carry cases from complaint to settlement or trial',
      'Take and defend depositions',
      'Write motions that get to the point',
      'Advise employers before there is a case',
      'Keep clients informed every week',
    ],
    musts: [
      'Admission to the bar and two years of practice',
      'Employment or litigation experience',
      'Strong legal writing',
      'Good judgment in negotiation',
    ],
  },
  'Bank Teller': {
    duties: [
      'Handle deposits, withdrawals and checks exactly',
      'Balance the drawer at the end of the day',
      'Notice and report what looks like fraud',
      'Tell members about services that fit',
      'Open and close the vault by the rule of two',
    ],
    musts: ['Cash handling experience', 'Friendly manner', 'Exact arithmetic', 'Saturday mornings'],
  },
  'Customer Success Manager': {
    duties: [
      'Guide new customers through their first ninety days',
      'Review use and results with each of them every quarter',
      'Notice early who may leave, and act',
      'Bring their wishes to the product team',
      'Renew and grow accounts',
    ],
    musts: [
      'Three years of account or success management',
      'Software or financial services background',
      'Clear presentations',
      'Comfort with data',
    ],
  },
  'Welding Inspector (CWI)': {
    duties: [
      'Inspect fit-up and finished welds by eye and gauge',
      'Review procedures and welder qualifications',
      'Run dye penetrant and magnetic particle tests',
      'Write reports and hold what is not right',
      'Teach welders what you saw',
    ],
    musts: [
      'Current CWI',
      'Three years of fabrication or inspection',
      'Reading of D1.1 and prints',
      'The nerve to say no',
    ],
  },
  'Low Voltage Technician': {
    duties: [
      'Pull, splice and terminate fiber and copper',
      'Mount and configure modems and wireless',
      'Test each line and keep the reading',
      'Explain to people what you did',
      'Keep van and ladder safe',
    ],
    musts: [
      'One year of cabling or telecom work',
      'Valid driver license',
      'Comfort on ladders and in crawl spaces',
      'Neat work',
    ],
  },
  'Construction Superintendent': {
    duties: [
      'Run the site day by day and three weeks ahead',
      'Coordinate trades and inspections',
      'Keep people safe and the neighbors informed',
      'Check quality before it is covered up',
      'Write daily reports',
    ],
    musts: [
      'Seven years on site, three as superintendent',
      'OSHA 30',
      'Reading of all drawings',
      'Scheduling software',
    ],
  },
  'Construction Laborer': {
    duties: [
      'Demolish, carry and clean up',
      'Help with forms, rebar and concrete',
      'Unload and stage material',
      'Flag and watch for others',
      'Learn from any trade that lets you',
    ],
    musts: ['Steel-toed boots and a way to get to the site', 'Able to lift 75 pounds', 'Early starts', 'Works safely'],
  },
  'Concrete Finisher': {
    duties: [
      'Set grade and forms',
      'Place, screed and float',
      'Finish by trowel and broom',
      'Cut joints and cure',
      'Watch weather and mix',
    ],
    musts: ['Two years of flatwork', 'Own hand tools', 'Able to work on your knees', 'Valid driver license'],
  },
  'Manufacturing Supervisor': {
    duties: [
      'Lead 22 people on a filling line',
      'Start each shift with safety and the plan',
      'Solve stops and their causes',
      'Train, praise and correct',
      'Hand over in writing',
    ],
    musts: [
      'Two years of leading a shift',
      'Production experience',
      'Knowledge of lockout and safe lifting',
      'Night shift',
    ],
  },
  'Quality Inspector': {
    duties: [
      'Measure first articles and samples',
      'Program and run the CMM',
      'Write nonconformance reports',
      'Check gauges against standards',
      'Show machinists what is drifting',
    ],
    musts: ['CMM experience', 'Geometric dimensioning and tolerancing', 'Exact records', 'One year of inspection'],
  },
  'Service Advisor': {
    duties: [
      'Listen to the customer and write it down for the technician',
      'Prepare estimates and get approval before work',
      'Call with news before the customer does',
      'Explain the bill line by line',
      'Plan the day for six lifts',
    ],
    musts: ['One year at a service counter', 'Basic knowledge of cars', 'Clear, honest talk', 'Saturdays in rotation'],
  },
  'Apartment Maintenance Technician': {
    duties: [
      'Close work orders for plumbing, doors and appliances',
      'Turn empty apartments in two days',
      'Look after the pool and common areas',
      'Take a turn on emergency calls',
      'Keep parts and keys in order',
    ],
    musts: [
      'One year of apartment or building maintenance',
      'Basic plumbing, electrical and drywall',
      'Valid driver license',
      'Courtesy in the homes of others',
    ],
  },
  'Maintenance Technician': {
    duties: [
      'Keep conveyors, sorters and dock doors running',
      'Find mechanical and electrical faults',
      'Do preventive maintenance by plan',
      'Keep spare parts counted',
      'Log each repair',
    ],
    musts: [
      'Two years of industrial maintenance',
      'Mechanical and electrical troubleshooting',
      'Reading of wiring diagrams',
      'Able to work on lifts',
    ],
  },
  'Freight Dispatcher': {
    duties: [
      'Plan loads for forty drivers within their hours',
      'Call customers before they call you',
      'Solve breakdowns and late docks',
      'Keep the board and the logs current',
      'Know each driver by more than a number',
    ],
    musts: [
      'One year of dispatch or logistics',
      'Calm on three telephones',
      'Knowledge of hours-of-service rules',
      'Early shift',
    ],
  },
  'Warehouse Supervisor': {
    duties: [
      'Lead 25 people in a cold store',
      'Plan labor by the orders that came in overnight',
      'Coach on speed, safety and accuracy',
      'Audit stock and temperatures',
      'Report results at the end of the shift',
    ],
    musts: [
      'Two years of leading a warehouse team',
      'Warehouse management system',
      'Knowledge of food safety',
      'Night or early shifts',
    ],
  },
  'Supply Chain Coordinator': {
    duties: [
      'Match plant output with what stores will sell',
      'Place and chase purchase orders',
      'Book carriers and fix what goes wrong',
      'Report stock and service levels',
      'Work with sales on promotions',
    ],
    musts: [
      'One year in planning or purchasing',
      'Excel with lookups and pivot tables',
      'Experience with an ERP system',
      'Steady follow-up',
    ],
  },
  'School Counselor': {
    duties: [
      'Guide one grade level through schedules and choices',
      'See pupils in trouble the same day',
      'Run small groups on stress and friendship',
      'Work with families and agencies',
      'Keep confidential notes',
    ],
    musts: ['School counseling license', 'Graduate degree in counseling', 'Experience with teenagers', 'Discretion'],
  },
  'Academic Advisor': {
    duties: [
      'Meet each student at least twice a term',
      'Plan courses toward the degree',
      'Notice early who is struggling',
      'Connect students with aid and tutoring',
      'Keep advising notes',
    ],
    musts: [
      'Bachelor degree and one year of advising or teaching',
      'Good listening',
      'Order in 250 files',
      'Some evenings',
    ],
  },
  Nanny: {
    duties: [
      'Look after three children from breakfast to bath',
      'Drive to school and swimming',
      'Cook simple, good meals',
      'Keep rooms and laundry of the children in order',
      'Tell the parents about the day',
    ],
    musts: [
      'References and a clean driving record',
      'Two years with young children',
      'CPR and first aid',
      'Full days in summer',
    ],
  },
  'Adjunct Lecturer, Nursing': {
    duties: [
      'Supervise eight students on a hospital unit',
      'Demonstrate and check skills',
      'Grade care plans within a week',
      'Meet with faculty once a month',
      'Give feedback that students can use',
    ],
    musts: [
      'MSN degree and an active RN license',
      'Three years of bedside practice',
      'Teaching or precepting experience',
      'One full day a week',
    ],
  },
  'Hotel Front Desk Agent': {
    duties: [
      'Check guests in and out',
      'Answer questions about the town as a neighbor would',
      'Solve small troubles before they grow',
      'Take reservations and payments',
      'Hand over the shift in writing',
    ],
    musts: [
      'One year with guests or customers',
      'Friendly, clear English',
      'Basic computer skills',
      'Weekends in rotation',
    ],
  },
  'Night Auditor': {
    duties: [
      'Balance the day and send the reports',
      'Check in late arrivals',
      'Walk the house every two hours',
      'Prepare bills and breakfast lists',
      'Answer the telephone as if it were noon',
    ],
    musts: [
      'Basic bookkeeping',
      'Awake and alert at four in the morning',
      'Two or three nights a week',
      'Honest with cash',
    ],
  },
  'Facilities Manager': {
    duties: [
      'Keep three laboratories and eleven offices running',
      'Plan maintenance, contractors and budget',
      'Lead a team of six technicians',
      'Prepare for inspections',
      'Bring energy use down',
    ],
    musts: [
      'Five years in facilities',
      'Knowledge of HVAC and building systems',
      'Vendor and budget management',
      'Valid driver license',
    ],
  },
  Landscaper: {
    duties: [
      'Plant trees, shrubs and beds to plan',
      'Lay stone, edging and irrigation',
      'Prune and mow with care',
      'Drive and tow equipment',
      'Leave the site swept',
    ],
    musts: ['One season of landscaping', 'Able to lift 60 pounds', 'Works in heat and cold', 'Valid driver license'],
  },
  'Veterinary Technician': {
    duties: [
      'Draw samples and run basic tests',
      'Assist with exams and surgery',
      'Hold and calm animals',
      'Keep drug and sample logs',
      'Teach owners how to give medication',
    ],
    musts: [
      'Veterinary technician license or eligibility',
      'Experience with large or small animals',
      'Able to lift 40 pounds',
      'Steady under stress',
    ],
  },
  Phlebotomist: {
    duties: [
      'Draw blood on four floors from five in the morning',
      'Identify each patient twice',
      'Label at the bedside',
      'Bring samples to the lab in time',
      'Calm people who fear needles',
    ],
    musts: ['Phlebotomy certificate', 'One hundred successful draws', 'Early mornings', 'Gentle and quick'],
  },
  'Event Coordinator': {
    duties: [
      'Plan weddings, retreats and dinners with the client',
      'Write the running order and keep to it',
      'Book music, flowers and staff',
      'Be there on the day',
      'Send the right bill',
    ],
    musts: ['One year of events', 'Weekends in season', 'Several events at once', 'Grace under pressure'],
  },
  'Restaurant Manager': {
    duties: [
      'Lead 24 people in kitchen and dining room',
      'Hire, train and schedule',
      'Watch food and labor cost every week',
      'Be on the floor when it is busy',
      'Answer guests in person and in writing',
    ],
    musts: [
      'Three years of restaurant management',
      'Budget and scheduling experience',
      'Evenings and weekends',
      'Food safety manager certificate',
    ],
  },
  'Pediatric Registered Nurse': {
    duties: [
      'Room families and take histories from children and parents',
      'Give vaccines and rapid tests with as few tears as possible',
      'Answer the triage line and say what can wait and what cannot',
      'Teach parents about asthma, fever and feeding',
      'Call back with results the same day',
    ],
    musts: [
      'Active RN license in this state or a compact state',
      'One year with children, from newborn to teenage',
      'Current BLS certification',
      'Comfort with telephone triage protocols',
      'Calm with worried parents',
    ],
  },
  'School Nurse (RN)': {
    duties: [
      'Care for sick and hurt children in two schools',
      'Carry out diabetes, asthma and seizure plans',
      'Keep immunization records complete',
      'Train teachers in first aid and emergency medication',
      'Talk with parents and doctors',
    ],
    musts: [
      'Active RN license in this state or a compact state',
      'Current BLS certification',
      'Two years of nursing, with children preferred',
      'A valid driver license for the way between schools',
      'Clear records',
    ],
  },
  'Telehealth Triage Nurse (RN)': {
    duties: [
      'Answer calls from patients at home within two minutes',
      'Decide by protocol how urgent it is',
      'Arrange a visit, an ambulance or a call back',
      'Chart while you talk',
      'Follow up the next morning',
    ],
    musts: [
      'Active RN license in a compact state',
      'Three years as a registered nurse, telephone triage among them',
      'Typing while listening',
      'A quiet room and a fast connection at home',
      'Current BLS certification',
    ],
  },
  'Private Duty LPN': {
    duties: [
      'Care for one teenager with a tracheostomy through the night',
      'Suction, change ties and watch the ventilator',
      'Give medication and tube feeds',
      'Keep the log for the morning nurse',
      'Call the on-call nurse early and not late',
    ],
    musts: [
      'Active LPN license',
      'Tracheostomy and ventilator competence',
      'Current CPR certification',
      'Awake and attentive all night',
      'A clean background check',
    ],
  },
  'LPN, Pediatric Clinic': {
    duties: [
      'Room families and take vital signs',
      'Give vaccines and nebulizer treatments',
      "Return parents' calls by protocol",
      'Keep vaccine stock and temperatures',
      'Help with minor procedures',
    ],
    musts: [
      'Active LPN license',
      'Experience giving injections to children',
      'Current CPR certification',
      'Gentle with the small and clear with the tall',
    ],
  },
  'LPN Case Coordinator': {
    duties: [
      'Line up visits, orders and equipment for sixty patients',
      'Call each of them every week',
      'Keep plans and signatures current',
      'Work with nurses in the field and offices of doctors',
      'Spot who is about to go back to hospital',
    ],
    musts: [
      'Active LPN license',
      'Two years in home health or case work',
      'Order in sixty files at once',
      'Friendly, clear telephone manner',
      'A quiet room at home',
    ],
  },
  'Patient Care Technician': {
    duties: [
      'Draw blood and run EKGs',
      'Check glucose and vital signs',
      'Help people wash, eat and walk',
      'Answer call lights',
      'Report changes to the nurse at once',
    ],
    musts: [
      'CNA certification and phlebotomy training',
      'Current CPR certification',
      'Able to lift 50 pounds with help',
      'Careful identification before each draw',
    ],
  },
  'Medical Receptionist and Assistant': {
    duties: [
      'Check patients in and verify insurance',
      'Prepare rooms and instruments for oral surgery',
      'Take vital signs and histories',
      'Schedule and confirm appointments',
      'Comfort people before anesthesia',
    ],
    musts: [
      'One year at a medical or dental front desk',
      'Current CPR certification',
      'Accurate data entry',
      'Steady when there is blood',
    ],
  },
  'Medical Assistant Extern': {
    duties: [
      'Shadow a medical assistant for the first week',
      'Room patients and take vital signs',
      'Practice injections and blood draws under supervision',
      'Learn the record system',
      'Stock rooms',
    ],
    musts: [
      'Enrollment in an accredited medical assistant program',
      'Current CPR certification',
      'Immunizations up to date',
      'On time, every day',
    ],
  },
  'Pharmacy Technician': {
    duties: [
      'Enter and fill prescriptions for the pharmacist to check',
      'Run the register and answer simple questions',
      'Count, order and return stock',
      'Solve insurance rejections',
      'Pass everything clinical to the pharmacist',
    ],
    musts: [
      'Registration as a pharmacy technician in this state',
      'Exact counting and typing',
      'Friendly with people who feel unwell',
      'Evenings or Saturdays in rotation',
    ],
  },
  'Pharmacy Technician, Hospital': {
    duties: [
      'Stock dispensing cabinets on every floor',
      'Prepare sterile products in the hood',
      'Check expiry dates and controlled counts',
      'Deliver urgent doses',
      'Keep clean-room logs',
    ],
    musts: [
      'Registration as a pharmacy technician in this state',
      'Sterile compounding training',
      'Evening shifts',
      'Exact work under time pressure',
    ],
  },
  'Lead Pharmacy Technician': {
    duties: [
      'Make the schedule for five technicians',
      'Train new people and check their work',
      'Keep inventory and orders honest',
      'Handle the hard insurance cases',
      'Fill and enter when it is busy',
    ],
    musts: [
      'Three years as a technician',
      'PTCB certification',
      'Registration in this state',
      'Fair and calm as a lead',
    ],
  },
  'Pharmacy Intern': {
    duties: [
      'Counsel patients under a pharmacist',
      'Give vaccines once certified',
      'Take prescriptions by telephone',
      'Learn inventory and insurance',
      'Present one case a month',
    ],
    musts: [
      'Enrollment in a PharmD program, second year or later',
      'Intern registration in this state',
      'Twelve hours a week in the term',
      'Good listening',
    ],
  },
  'Dental Assistant': {
    duties: [
      'Assist one dentist chairside all week',
      'Take X-rays and impressions',
      'Prepare rooms and sterilize instruments',
      'Explain aftercare',
      'Order supplies',
    ],
    musts: [
      'X-ray certificate',
      'CPR certification',
      'One year chairside or a dental assisting diploma',
      'Gentle hands',
    ],
  },
  'Dental Assistant, Orthodontics': {
    duties: [
      'Change wires and ties under the orthodontist',
      'Take scans, photographs and X-rays',
      'Teach teenagers to brush around brackets',
      'Prepare trays and rooms',
      'Keep the day on time',
    ],
    musts: ['X-ray certificate', 'CPR certification', 'Good with teenagers', 'Steady hands'],
  },
  'Dental Sterilization Technician': {
    duties: [
      'Clean, wrap and sterilize instruments',
      'Set up trays for the next patients',
      'Log each cycle of the autoclave',
      'Restock rooms',
      'Help at the desk when it is quiet',
    ],
    musts: [
      'Current hepatitis B vaccination',
      'Careful with sharp things',
      'Afternoons, Monday to Friday',
      'Willingness to learn',
    ],
  },
  'Remote Therapist': {
    duties: [
      'See fifteen to twenty-five clients a week by video',
      'Write notes the same day',
      'Agree on goals and review them',
      'Arrange crisis care when it is needed',
      'Meet your supervisor every two weeks',
    ],
    musts: [
      'Independent license (LCSW, LPCC or LMFT) in New Mexico',
      'Two years of therapy with adults',
      'A private room and a reliable connection',
      'Clear, timely notes',
    ],
  },
  'Junior Software Developer': {
    duties: [
      'Fix bugs and ship small features from your first week',
      'Pair with a mentor every day',
      'Write tests for what you change',
      'Take part in reviews and ask questions',
      'Keep notes that help the next newcomer',
    ],
    musts: [
      'A finished project of your own that you can walk us through',
      'One language learnt well, such as TypeScript, Python, Java or C#',
      'Basic SQL and HTTP',
      'Clear questions',
    ],
  },
  'Accounting Manager': {
    duties: [
      'Lead three accountants and the monthly close',
      'Own job costing and work-in-progress reports',
      'Review tax filings and lien waivers',
      'Prepare the audit',
      'Teach project managers to read their numbers',
    ],
    musts: [
      'Construction accounting',
      'Five years in accounting, two of them leading people',
      'Bachelor degree in accounting',
      'Excel at an expert level',
    ],
  },
  'HR Assistant, Part-time': {
    duties: [
      'Prepare new-hire packets and files',
      'Answer simple benefits questions',
      'Schedule interviews and trainings',
      'Keep records complete and private',
      'Help with payroll forms',
    ],
    musts: ['One year of office work', 'Discretion', 'Exact data entry', 'Four mornings a week'],
  },
  'Payroll Specialist': {
    duties: [
      'Run weekly union payroll for 240 electricians',
      'File certified payroll reports',
      'Check hours against thirty job sites',
      'Remit taxes and union dues',
      'Answer questions about a paycheck the same day',
    ],
    musts: ['Certified payroll experience', 'Three years of payroll', 'Excel and a payroll system', 'Discretion'],
  },
  Pipefitter: {
    duties: [
      'Fit stainless process lines from isometric drawings',
      'Cut, bevel and tack pipe for orbital welding',
      'Bolt up and test on site',
      'Hang supports and keep slope',
      'Keep heat numbers and logs',
    ],
    musts: ['Reading of isometric drawings', 'Three years of pipefitting', 'Own hand tools', 'Able to lift 75 pounds'],
  },
  'Production Assembler': {
    duties: [
      'Assemble motors, gearboxes and wiring by instruction',
      'Torque, test and sign each step',
      'Tell engineering when a step does not work',
      'Keep tools and parts in their places',
      'Pack finished arms for shipping',
    ],
    musts: [
      'One year of assembly or mechanical work',
      'Use of torque wrench and multimeter',
      'Attention over a whole shift',
      'Able to lift 40 pounds',
    ],
  },
  'CNC Programmer': {
    duties: [
      'Write and prove programs for new parts',
      'Choose tools, holding and speeds',
      'Cut cycle time on old jobs',
      'Help machinists at setup',
      'Keep revisions in order',
    ],
    musts: ['Mastercam, three years', 'Five-axis experience', 'Geometric tolerances', 'Setup of your own on the floor'],
  },
  'Auto Body Technician': {
    duties: [
      'Measure and pull frames',
      'Replace and shape panels',
      'Prepare surfaces for paint',
      'Reset cameras and sensors after repair',
      'Write what was found behind the bumper',
    ],
    musts: ['Two years of collision repair', 'Own tools', 'Welding of thin steel and aluminum', 'Valid driver license'],
  },
  'Lube Technician': {
    duties: [
      'Change oil, filters and tires',
      'Inspect brakes and lights',
      'Write down what you saw',
      'Keep bay and tools clean',
      'Learn one new repair a month',
    ],
    musts: [
      'Valid driver license',
      'Willing to get dirty and to learn',
      'Saturdays in rotation',
      'Able to lift 50 pounds',
    ],
  },
  'School Bus Driver': {
    duties: [
      'Drive two routes a day, on time and smoothly',
      'Check the bus before each trip',
      'Know the children and keep order kindly',
      'Report anything unusual',
      'Keep the bus clean',
    ],
    musts: [
      'CDL Class B with passenger endorsement, or readiness to earn it with us',
      'Clean driving record for three years',
      'Patience',
      'Split shifts, five days a week',
    ],
  },
  'Delivery Driver': {
    duties: [
      'Load and deliver groceries to front doors',
      'Check each order before you leave',
      'Be friendly at the door',
      'Keep the van clean and fueled',
      'Call when you will be late',
    ],
    musts: [
      'Valid driver license',
      'Clean driving record for three years',
      'Able to lift 40 pounds',
      'Afternoons and Saturdays',
    ],
  },
  'Box Truck Driver': {
    duties: [
      'Deliver furniture with a helper',
      'Carry, unwrap and place it',
      'Take away the packing',
      'Have the customer sign',
      'Check the truck each morning',
    ],
    musts: [
      'Valid driver license and a strong back',
      'Clean driving record for three years',
      'Courtesy in the homes of others',
      'Early starts',
    ],
  },
  'Inventory Specialist': {
    duties: [
      'Count by cycle and find the cause of differences',
      'Correct locations and labels',
      'Trace returns and damages',
      'Report shrinkage every week',
      'Train associates in scanning',
    ],
    musts: [
      'One year of inventory or warehouse work',
      'Spreadsheets',
      'Patience with numbers',
      'Able to lift 40 pounds',
    ],
  },
  'Store Manager': {
    duties: [
      'Lead eighteen people and the day',
      'Hire, train and schedule',
      'Own sales, shrinkage and labor cost',
      'Plan windows and floor with the visual team',
      'Solve what a customer cannot let go',
    ],
    musts: [
      'Three years of retail management',
      'Budget and scheduling experience',
      'Weekends in rotation',
      'A team that would follow you',
    ],
  },
  'Assistant Store Manager': {
    duties: [
      'Run the showroom when the manager is away',
      'Coach fourteen sales people',
      'Open and close',
      'Handle deliveries and service cases',
      'Keep displays as planned',
    ],
    musts: ['One year of leading a shift', 'Retail experience', 'Weekends in rotation', 'Good with numbers and people'],
  },
  'Grocery Department Manager': {
    duties: [
      'Order and price for one department',
      'Schedule and lead nine people',
      'Watch margin and waste',
      'Keep shelves full and dates fresh',
      'Talk with customers and vendors',
    ],
    musts: ['Two years in a grocery department', 'Experience leading people', 'Early starts', 'Food safety knowledge'],
  },
  'Regional Sales Manager': {
    duties: [
      'Lead six representatives in four states',
      'Visit customers with them every month',
      'Agree on targets and review them',
      'Forecast honestly',
      'Win back two lost accounts a year',
    ],
    musts: [
      'Three years of leading sales',
      'Industrial products background',
      'Travel half of the week',
      'Valid driver license',
    ],
  },
  'Sales Engineer': {
    duties: [
      'Work out technical offers with utilities',
      'Model what a battery would save them',
      'Answer requests for proposals',
      'Present to engineers and to boards',
      'Hand projects over to delivery',
    ],
    musts: [
      'Engineering background',
      'Two years of technical sales or project work',
      'Clear presentations',
      'Travel one week a month',
    ],
  },
  'Video Editor': {
    duties: [
      'Cut short documentaries from interviews and archive',
      'Prepare each for three formats',
      'Mix sound and correct color',
      'Work with producers on structure',
      'Keep projects and footage in order',
    ],
    musts: ['Premiere Pro or DaVinci Resolve', 'A reel of finished films', 'Two years of editing', 'Deadlines kept'],
  },
  'Technical Writer': {
    duties: [
      'Write guides and reference for the product',
      'Test each step yourself',
      'Interview engineers and support',
      'Keep pages true at each release',
      'Measure what people search for and do not find',
    ],
    musts: [
      'Samples of technical documentation',
      'Two years of technical writing',
      'Markdown and Git',
      'Plain English',
    ],
  },
  Copywriter: {
    duties: [
      'Write names, lines and long copy',
      'Find the one thing worth saying',
      'Work with a designer from the first day',
      'Present and rewrite',
      'Check facts and claims',
    ],
    musts: [
      'A book of published copy',
      'Two years in an agency or studio',
      'Range, from label to film',
      'Takes feedback well',
    ],
  },
  'Magazine Editor': {
    duties: [
      'Commission twelve features an issue',
      'Edit structure first and sentences second',
      'Work with writers, fact checkers and art',
      'Write headlines and captions',
      'Keep the schedule',
    ],
    musts: ['Four years of editing', 'A network of writers', 'Strong judgment', 'Calm at deadline'],
  },
  'Photographer, Part-time': {
    duties: [
      'Shoot products in the studio',
      'Shoot people outdoors, early and late',
      'Retouch and deliver within three days',
      'Keep equipment and archive',
      'Plan shoots with the designers',
    ],
    musts: [
      'A portfolio of product and people',
      'Own camera and light',
      'Lightroom and Photoshop',
      'Valid driver license',
    ],
  },
  'Preschool Teacher': {
    duties: [
      'Plan play that teaches',
      'Share a room of sixteen with a co-teacher',
      'Observe and write down how each child grows',
      'Talk with parents at the door and in conferences',
      'Keep the room safe, clean and full of paint',
    ],
    musts: [
      'CDA or early childhood degree',
      'One year with preschool children',
      'First aid and CPR',
      'Background check',
    ],
  },
  'Substitute Teacher': {
    duties: [
      'Follow the lesson plan that is left for you',
      'Keep the class safe and working',
      'Leave notes for the teacher',
      'Learn names fast',
      'Take longer assignments if you like',
    ],
    musts: ['Sixty college credits or a license', 'Background check', 'Classroom presence', 'Flexible mornings'],
  },
  'Teacher Aide (Paraprofessional)': {
    duties: [
      'Help two children with autism through the day',
      'Carry out their plans with the teacher',
      'Support small groups',
      'Help at lunch and recess',
      'Write down what worked',
    ],
    musts: [
      'High school diploma and patience; we provide the training',
      'Background check',
      'Calm and consistent',
      'School hours, five days a week',
    ],
  },
  'Childcare Assistant': {
    duties: [
      'Play, sing, feed and comfort',
      'Change diapers and wash hands, many of each',
      'Help the lead teacher with activities',
      'Clean toys and tables',
      'Tell parents one good thing about the day',
    ],
    musts: ['Eighteen years or older', 'Background check', 'First aid and CPR, or readiness to earn them', 'Energy'],
  },
  'Infant Teacher': {
    duties: [
      'Care for eight babies with two colleagues',
      "Follow each one's rhythm of sleep and food",
      'Write daily notes for parents',
      'Support first steps and words',
      'Keep the room safe and clean',
    ],
    musts: ['CDA or two years with infants', 'First aid and CPR', 'Background check', 'Gentle and awake'],
  },
  Bartender: {
    duties: [
      'Make classics right and new drinks rarely',
      'Read the guest',
      'Keep bar, ice and stock in order',
      'Handle tabs and cash',
      'Close and count',
    ],
    musts: [
      'Two years behind a bar',
      'Knowledge of classic cocktails',
      'Alcohol server certificate',
      'Nights and weekends',
    ],
  },
  'Restaurant Server': {
    duties: [
      'Look after a section of five tables',
      'Know the menu and where the fish came from',
      'Time courses with the kitchen',
      'Sell wine honestly',
      'Set up and close',
    ],
    musts: [
      'Experience in table service',
      'Evenings and weekends',
      'Memory and good humor',
      'Able to stand a whole shift',
    ],
  },
  Dishwasher: {
    duties: [
      'Wash dishes, pots and glasses',
      'Keep the pit clean and the racks moving',
      'Put everything back in its place',
      'Help with simple prep',
      'Take out trash and mop at close',
    ],
    musts: ['Able to stand a whole shift', 'Evenings', 'Able to lift 50 pounds', 'Reliable'],
  },
  'Security Supervisor': {
    duties: [
      'Lead twenty officers on four posts',
      'Schedule, brief and inspect',
      'Write and review reports',
      'Train in de-escalation',
      'Meet with clients every month',
    ],
    musts: ['Two years of leading officers', 'Guard license', 'Clear reports', 'On call one week in four'],
  },
  Receptionist: {
    duties: [
      'Answer calls and greet visitors',
      'Sort post and parcels',
      'Book rooms and travel',
      'Order supplies',
      'Keep the kitchen and the mood in order',
    ],
    musts: ['One year at a front desk', 'Friendly, clear English', 'Microsoft Office or Google Workspace', 'Punctual'],
  },
}
