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
}
