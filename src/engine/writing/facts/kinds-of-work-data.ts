// Kinds of work and the words that reveal them. Before `~` one word is enough; after it two are needed. A kind
// that begins with `-` is done in most jobs and says little about which one it is. Kinds of one family stand together.

export const kindsOfWork = `
# care
daily-care: caregiver, caregiving, personal care, daily living, adl, bathe, bathing, toileting, feeding, hygiene, grooming, companionship, home health, home care, hoyer, ambulation, transfer patient, reposition ~ resident, dressing, elderly, lift, meal, assist, walk, companion
nursing: nurse, nursing, rn, lpn, bedside, iv, infusion, catheter, telemetry, ventilator, post-op, postoperative, pre-op, vital, triage, icu, med-surg, charge nurse, wound care ~ wound, patient, unit, monitor, drip, clinical, procedure, bed, shift, acute
patient-care: patient care, care for patient, care of patient, caring for patient, provide care, care to patient, provided care, care plan, caregiver, nursing care, care for resident, care of resident, direct care ~ patient, care, resident, client, comfort, adult, treatment
medication: medication, medicine, med pass, dose, dosage, prescription, pharmacy, pharmacist, immunization, injection, vaccine ~ administer, dispense, refill
health-monitoring: vital sign, health concern, patient condition, patient assessment, symptom, blood pressure, glucose ~ monitor, assess, patient, health, condition
patient-education: patient education, discharge instruction, health education, teach patient, educate patient ~ educate, teach, patient, family
rehabilitation: rehabilitation, physical therapy, occupational therapy, speech therapy, therapist, range of motion ~ therapy, exercise, recovery
mental-health: mental health, psychiatric, counseling, counselling, counselor, psychotherapy, behavioral health, substance abuse, addiction, crisis intervention, crisis, suicide, trauma, de-escalation ~ behavior, therapy, emotional, intervention
case-work: case management, case manager, caseload, social worker, social work, social history, advocacy, advocate, home visit, service plan, care plan, case note, housing, homeless, intake assessment ~ client, family, assessment, resource, service, community, consumer, goal, agency, referral, outreach, intake
disability-support: disability, disabled, developmental, autism, cerebral palsy, special need, brain injury ~ support, individual, behavior
child-care: child care, childcare, daycare, preschool, toddler, infant, nanny, babysit, early childhood, after-school ~ child, play, kid, parent
# education
teaching: teach, teacher, teaching, instruct, instruction, lesson, classroom, curriculum, tutor, tutoring, lecture, lecturer, course, syllabus, pedagogy, instructor, educator, professor ~ student, learner, class, grade, school, subject, learning
student-assessment: grading, homework, iep, standardized test, test score, student progress, student achievement ~ assessment, grade, student, progress, evaluate
classroom-management: classroom management, student behavior, student discipline, attendance ~ classroom, behavior, discipline
special-education: special education, iep, learning disability, inclusion, paraprofessional ~ special, needs, student
parent-contact: parent-teacher, parent teacher, parent conference, communicate with parent ~ parent, guardian, family, conference
language-teaching: spanish teacher, foreign language, esl, language teacher, second language, bilingual ~ language, spanish, french
coaching: coach, coaching, athletic, sport, referee, intramural ~ team, practice, game, athlete
student-advising: academic advising, advising, admission, enrollment, career counseling, financial aid ~ student, advise, university
# office
reception: receptionist, reception, front desk, greet, switchboard, visitor ~ answer, phone, welcome, telephone
phone-work: telephone, call center, inbound, outbound, phone call, answer phone, answering, cold call, transfer call, dialer ~ phone, call, caller, inquiry
calendar: calendar, appointment, travel arrangement, itinerary, book meeting ~ schedule, meeting, arrange, travel
filing: filing, record keeping, recordkeeping, archive, records management ~ record, paperwork, document, maintain, file
data-entry: data entry, keyboard, typing, enter data, key in, spreadsheet ~ entry, enter, database, record
correspondence: correspondence, memo, proofread, mailing, draft letter ~ letter, draft, distribute, respond, mail, email
office-support: administrative assistant, administrative support, clerical, office manager, office management, secretary, secretarial, office supply, executive assistant ~ office, administrative, copy, order, support
# money
bookkeeping: bookkeeping, bookkeeper, quickbooks, general ledger, journal entry, ledger, chart of account, accounting, accountant, gaap, posting cash ~ account, entry, transaction, book
payables-receivables: accounts payable, account payable, accounts receivable, account receivable, a/p, a/r, ap, ar, invoice, invoicing, billing, vendor payment, cash receipt, collection, bad debt, bill ~ payment, receivable, payable, customer
reconciliation: reconcile, reconciliation, bank statement, variance, discrepancy ~ balance, account, statement
month-end: month end, month-end, year-end, year end, monthly close, accrual, quarter-end ~ close, monthly, quarterly, schedule, closing
financial-reporting: finance, finance manager, financial statement, financial report, financial reporting, management report, balance sheet, income statement, cash flow, sec reporting, consolidation, consolidate ~ financial, report, reporting, statement
budgeting: budget, budgeting, forecast, forecasting, cost control, financial analysis, financial planning, financial model, variance analysis ~ cost, expense, revenue, plan, analysis
audit: audit, auditor, auditing, internal control, sarbanes, sox ~ compliance, control, external
tax: tax, vat, irs, 1099, w-2, tax return, tax filing, withholding ~ file, return, quarterly
payroll: payroll, adp, paychex, timesheet, wage, garnishment, time card ~ pay, hour, employee
lending: loan, mortgage, underwriting, underwriter, lender, lending, borrower ~ application, approve, risk, applicant, credit
insurance: insurance, claim, policyholder, premium, adjuster, coverage ~ policy, risk, agent
banking: teller, banker, deposit, withdrawal, account opening, vault, branch ~ cash, account, customer, transaction, bank
treasury: trade finance, treasury, letter of credit, portfolio, hedge, securities, foreign exchange ~ bank, fund, asset, investment
# customers
customer-service: customer service, customer care, client service, customer support, customer satisfaction, guest service, guest satisfaction, customer inquiry, customer question, assist customer, help customer, serve customer, customer relation, customer need, patron, guest relation, customer experience, customer service representative ~ customer, guest, client, inquiry, question, assist, satisfaction, courteous, prospect, friendly, help, welcome, greet, alert, advise, need, answer, customers
complaints: complaint, customer issue, escalation, escalated, dispute, refund, exchange ~ resolve, issue, customer, problem
cash-handling: cash register, cashier, cash handling, cash drawer, point of sale, pos, till, handle cash, credit card ~ cash, register, sale, check, payment, transaction
retail-sales: retail, sales floor, sales assistant, sales associate, sales clerk, upsell, upselling, store sales, shopper, fitting room ~ store, customer, sale, merchandise, product, promotion
merchandising: merchandising, merchandise, display, planogram, shelf, restock, stock shelf, visual merchandising, signage ~ stock, product, store, arrange, price
selling: sell, sales target, quota, prospecting, lead generation, close deal, pipeline, sales call, new business, b2b, account executive, cross-sell, cross sale, telemarketing, sales representative, sales manager, salesperson, sales team, sales process ~ client, revenue, market, territory, customer, pitch, prospect, sales, sales
account-management: account management, key account, account manager, client relationship, retention, customer success, renewal ~ client, account, relationship
negotiation: negotiate, negotiation, contract negotiation, bid, tender, proposal, rfp ~ contract, vendor, terms
# word and image
marketing: marketing, campaign, advertising, brand, branding, market research, seo, sem, google analytics, email marketing, digital marketing, promotional, advertisement ~ market, audience, promote, content, launch
social-media: social media, facebook, twitter, instagram, linkedin, youtube, hootsuite ~ post, follower, blog, content
public-relations: public relations, public affairs, press release, media relations, publicity, spokesperson, journalist, communications plan ~ communication, event, campaign, story, coverage, media, press
graphic-design: graphic design, graphic designer, adobe, photoshop, illustrator, indesign, typography, logo ~ design, visual, print, creative, layout
photo-video: photography, photographer, video, videographer, film, camera, premiere, footage, animation ~ edit, shoot, production, media
performing-arts: music, musician, theater, theatre, opera, rehearsal, concert, choir, actor, dance ~ production, show, audience, perform, stage
writing-content: copywriting, blog, editorial, newsletter, editor, editing, publication, journalist, speech, storytelling ~ write, edit, publish, story, web, copy, content, article
event-planning: conference, trade show, fundraiser, banquet, wedding, seminar, gala ~ plan, organize, coordinate, venue, event, workshop
fundraising: fundraising, grant, donor, donation, sponsorship, nonprofit ~ fund, campaign, foundation, raise
# people
recruiting: recruit, recruiter, recruiting, recruitment, talent acquisition, applicant, sourcing, job posting, job fair, hire, hiring, screen applicant, resume screening, candidate screening ~ candidate, interview, staffing, screen, position, opening
onboarding: onboarding, orientation, new hire ~ employee, train, welcome
human-resources: human resources, hr, hris, benefit administration, employee relations, labor relations, performance review, workers compensation ~ employee, policy, benefit, compensation, staff, personnel
staff-training: train staff, train employee, train new, staff training, training program, mentor, mentoring, trainer, cross-train, train team ~ train, training, employee, staff, coach, new
# leading
supervision: supervise, supervisor, supervision, supervising, lead team, manage team, manage staff, direct report, team leader, team lead, crew leader, foreman, oversee staff, delegate ~ lead, manage, team, staff, crew, oversee, employee, direct, officer
staff-scheduling: staff schedule, shift schedule, employee schedule, staffing, roster, rota ~ schedule, staff, shift, employee
project-management: project management, project manager, pmp, milestone, gantt, project plan, deliverable, scrum, agile, sprint, kanban ~ project, timeline, stakeholder, scope, deadline, manage, coordinate
strategy: strategy, strategic, business plan, business development, merger ~ growth, vision, market, plan, initiative, executive, board, acquisition
operations: operations manager, operations management, daily operation, day-to-day operation, p&l, profit and loss, general manager, store manager, branch manager, opening and closing ~ operation, manage, revenue, profit, facility
process-improvement: process improvement, lean, six sigma, kaizen, streamline, workflow, efficiency, optimize, automate, continuous improvement, standardize ~ improve, process, reduce, procedure, cost
vendor-management: vendor, supplier, procurement, purchase order, purchasing, buyer, sourcing supplier ~ purchase, negotiate, contract, order
quality-control: quality control, quality assurance, inspection, iso 9001, quality check, defect, calibration, qc, qa inspector, spec ~ inspect, quality, test, standard, product, sample
compliance: compliance, regulation, regulatory, hipaa, osha, fda, gdpr, legislation, statutory ~ policy, procedure, standard, law, requirement
safety: safety, ppe, osha, hazard, hazardous, accident prevention, first aid, lockout, safe work, emergency procedure ~ safe, protective, incident, injury, clean
# software
web-frontend: html, html5, css, css3, javascript, typescript, react, angular, vue, ember, jquery, front-end, frontend, front end, web developer, web development, web application, website, sass, scss, responsive, bootstrap, redux, webpack, single page ~ web, browser, user interface, component, page, ui
backend: back-end, backend, back end, api, rest, restful, graphql, microservice, node.js, node, express, django, rails, ruby on rails, spring, .net, php, laravel, java, python, c#, golang, server-side, full-stack, full stack, flask ~ server, service, scalable, endpoint, application
programming: computer science, software engineer, software developer, software development, developer, programmer, programming, coding, code, c++, software engineering, object-oriented, algorithm, refactor, debugging, pull request, code review, application development, implemented new, git, debug, in-house application, software solution ~ software, application, feature, develop, design, build, implement, bug, solution, test, write
mobile: ios, android, swift, kotlin, react native, flutter, mobile app ~ mobile, app
databases: sql, mysql, postgresql, postgres, mongodb, oracle, database, redis, stored procedure ~ data, table, query, schema
cloud-ops: aws, azure, gcp, cloud, docker, kubernetes, ci/cd, ci, continuous integration, jenkins, terraform, devops, deployment, deploy, infrastructure, monitoring system ~ server, pipeline, release, production, uptime, automation
software-testing: unit test, automated test, test automation, selenium, jest, cypress, qa engineer, test case, test plan, regression, tdd ~ testing, test, bug, qa, quality
# systems
networks: networking, router, firewall, vpn, cisco, lan, wan, tcp/ip, dns, wireless, network administrator, network engineer ~ server, configure, security, remote, network, switch
system-administration: system administrator, system administration, active directory, windows server, linux, unix, server, virtualization, vmware, backup, workstation, exchange server, it manager, information technology, it systems, it system ~ install, configure, hardware, user, maintain, system, uptime, it
technical-support: technical support, help desk, helpdesk, troubleshoot computer, desktop support, it support, ticket, end user, user support, hardware, tech support, it issue, trouble call, technical problem ~ troubleshoot, support, install, computer, user, printer, software, issue, it
security-it: cybersecurity, information security, penetration, vulnerability, encryption, siem, intrusion ~ security, threat, risk, access
# data
data-analysis: data analysis, data analyst, analytics, tableau, power bi, dashboard, statistical, statistics, sas, spss, data visualization, kpi, metric, business intelligence, data set, pivot ~ data, analyze, analysis, report, trend, insight, excel
machine-learning: machine learning, deep learning, neural, nlp, computer vision, tensorflow, pytorch, model training, ai, artificial intelligence, data scientist, data science, prediction, llm ~ model, train, algorithm, inference
data-engineering: etl, data pipeline, data warehouse, spark, hadoop, airflow, kafka, big data, snowflake ~ data, pipeline, ingest
# product
ux-design: ux, user experience, user research, wireframe, prototype, figma, sketch, usability, ui design, interaction design, product designer, product design, design system ~ user, design, interface, mockup
product-management: product manager, product management, roadmap, backlog, product owner, user story ~ product, feature, launch, stakeholder
technical-writing: technical writer, technical writing, user manual, documentation, knowledge base ~ document, manual, write, guide, procedure
# engineering
mechanical-design: mechanical engineer, mechanical design, cad, solidworks, autocad, catia, nx, creo, drawing, tolerance, gd&t, design engineer, structural, structure, airframe, aircraft, aerospace, finite element, fea, stress ~ design, component, part, assembly, model, detail, engineering
electrical-design: electrical engineer, circuit, pcb, schematic, plc, power system, electronics, embedded, firmware, microcontroller ~ electrical, design, control, voltage, signal
civil: civil engineer, civil engineering, surveying, drainage, grading plan, road, bridge ~ site, construction, design
# science
geoscience: geologist, geology, geological, drilling, core sample, mineral, gis, exploration, soil, groundwater, geophysical, hydrogeology, borehole ~ field, sample, site, map, survey, mapping
environment: environmental, remediation, permit, waste, water quality, sustainability, ecology, conservation ~ site, sample, regulation
laboratory: laboratory, lab, assay, pcr, specimen, microscopy, chemistry, chemical analysis, titration, pipette, chromatography ~ sample, test, analysis, experiment, reagent
research: research, researcher, publication, published, literature review, hypothesis, experiment, study design, clinical trial, thesis ~ study, data, paper, analysis, academic
# building and repair
carpentry: carpenter, carpentry, framing, woodwork, millwork, cabinet, cabinetry, trim, drywall, lumber, flooring, joinery, deck, woodworking ~ install, build, wood, measure, cut, saw
construction: construction, job site, jobsite, concrete, demolition, scaffold, masonry, remodel, renovation, building material, excavation, building trade, laborer ~ site, build, project, tool, material, crew, install, contractor
electrical-trade: electrician, wiring, wire, conduit, electrical panel, electrical system, circuit breaker, nec, lighting fixture, apprentice electrician, outlet, transformer, journeyman ~ electrical, install, voltage, motor, repair
plumbing-hvac: plumbing, plumber, pipe, hvac, refrigeration, boiler, heating, air conditioning, furnace, ductwork, chiller ~ install, repair, leak, system
welding-machining: weld, welding, welder, cnc, lathe, mill, machinist, fabrication, sheet metal, machining, grinder ~ metal, cut, blueprint, part
painting-finishing: painting, painter, sanding, finishing, varnish, plaster ~ paint, surface, coat
equipment-maintenance: maintenance mechanic, preventive maintenance, preventative maintenance, equipment maintenance, mechanic, repair equipment, repair machine, maintenance technician, hydraulic, pneumatic, conveyor, troubleshoot equipment, minor maintenance, mechanical repair ~ maintenance, repair, maintain, equipment, machine, troubleshoot, tool, mechanical
vehicle-repair: automotive, auto repair, brake, engine repair, oil change, diesel, vehicle maintenance ~ vehicle, repair, engine, inspect
blueprints: blueprint, schematic, technical drawing, shop drawing, take-off, estimating, estimate ~ read, plan, measure, drawing, interpret
landscaping: landscaping, landscape, mowing, lawn, irrigation, groundskeeper, gardening, snow removal, tree ~ ground, outdoor, plant
# making and moving
machine-operation: machine operator, operate machine, operate equipment, production line, process equipment, chemical process, control panel, set up machine, press operator, plant operator, process operator, operate heavy, power tool, saw, manufacturing, chemical, set up procedure, distributed control ~ operate, machine, equipment, machinery, process, control, adjust, monitor, plant, production, tool
assembly: assembly line, assembler, soldering, assembly of ~ part, component, build, install, product, assemble
packaging: packaging, package, pack, packing, label, palletize, wrap ~ product, box, shipment
material-handling: load and unload, loading, unload, unloading, forklift, pallet jack, material handling, lift heavy, heavy lifting, hoist, pallet, crane, raw material ~ load, material, move, lift, carry, transport, container, stack
warehouse: warehouse, order picking, picker, shipping, receiving, shipment, logistics, distribution, fulfillment, freight, dock ~ order, stock, inventory, load, ship, receive
inventory: stock control, stocktake, cycle count, stock level, replenish, inventory control, take inventory, took inventory, inventory of ~ stock, order, count, supply, par, inventory
driving: driver, drive truck, cdl, delivery driver, dmv, haul, courier, tractor trailer, bus driver, chauffeur, dot, delivery route, driving ~ deliver, vehicle, transport, pick-up, pickup, road, delivery, van, route, truck
dispatch: dispatch, dispatcher, fleet, route planning, load planning ~ driver, schedule, route
vehicle-inspection: pre-trip, vehicle inspection, inspect vehicle, vehicle log ~ vehicle, inspect, log
cleaning: clean, cleaning, janitor, janitorial, custodian, housekeeping, sanitize, mop, debris, tidy, cleanliness, cleanup, dispose ~ sweep, trash, floor, area, neat, sanitary
# kitchens and guests
cooking: cook, cooking, chef, food preparation, food prep, kitchen, recipe, menu, grill, bake, baking, baker, pastry, sous chef, culinary, meal preparation, ingredient, deli, sandwich, slice ~ food, prepare, meal, dish, ingredient, portion
food-safety: food safety, haccp, servsafe, sanitation, food handling, health code, health department ~ food, temperature, clean, safe
food-service: waiter, waitress, bartender, barista, restaurant, catering, table, host, busser, bus table, dining, beverage, food service, concession, banquet ~ serve, guest, order, drink, food, meal, customer, server
hotel: hotel, front office, check-in, concierge, reservation, lodging, room service ~ guest, room, book
# law and order
legal-work: legal, attorney, lawyer, paralegal, litigation, court, legal research, brief, deposition, pleading, law firm, counsel ~ case, draft, file, client, document
contracts: contract review, contract drafting, contract, lease, agreement ~ review, draft, terms, negotiate
security-guard: security guard, patrol, surveillance, cctv, security officer, access control, loss prevention, law enforcement, police ~ secure, incident, monitor, safety
investigation: investigation, interview witness, fraud, evidence ~ case, report, review, investigate
military: military, army, navy, marine, air force, combat, platoon, soldier, squad ~ mission, officer, unit
# other work
translation: translate, translation, interpreter, interpreting, translator ~ language, bilingual, document
beauty: salon, cosmetology, stylist, makeup, esthetician, nail ~ client, style, product, hair
animals: veterinary, vet, animal, pet, dog, kennel, grooming dog ~ care, feed
real-estate: real estate, property management, tenant, leasing, realtor, rental, property manager ~ lease, property, rent
volunteers: volunteer, volunteering ~ community, coordinate, organize
# everywhere
-team-work: teamwork, team player, collaborate, collaboration, cross-functional, collaboratively ~ team, together, partner, department
-communication: communication skill, communicate, communication, presentation, public speaking, interpersonal ~ present, verbal, written, speak, relay
-reporting: report, reporting, weekly report ~ prepare, status, management, summary
-planning: planning, schedule, organize, prioritize, coordinate ~ plan, arrange, deadline
-documentation: documentation, document, record, chart, log ~ maintain, write, complete
-computer-use: computer, microsoft office, ms office, word, excel, powerpoint, outlook, software, google docs ~ system, program, use, operate
-problem-solving: problem solving, solve problem, troubleshoot, troubleshooting, resolve ~ issue, problem, solution
-policy: policy, procedure, guideline, standard ~ follow, adhere, develop, revise
`
