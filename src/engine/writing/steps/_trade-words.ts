/** Words of trades and offices that a dictionary of English does not know. */
export const tradeWords: ReadonlySet<string> = new Set(
  `
  accruals adjuncting aerials affinage afterschool ageing agile agritech airbrushing airframe airtable algorithmic
  allowability allscripts alteryx aluminium amadeus anaesthesia analyse anesthetist angularjs annualized ansible
  anticoagulation apache appdev appointer aquaculture arbitrations arboriculture arborist architected armhole asana
  asphalting async athenahealth audiograms authorise autoclaved autosampler autotask axios babysat backend backfill
  backflow backlinks backlog backlogs backorder backorders backsplash backtest balancesheet balayage baler bander
  bandsaw bandwidth barback barcoded barcoding barista baristas bartend basecamp batchers beekeeping behaviours
  benchmarking bilge biller biohazard bioinformatics biologics biomed biomedical biopharma biostatistics bitewing
  bizdev blockchain blogging bloodborne bloomberg bluebeam bluestone bootcamp bootstrapped borescope bottleneck
  bottlenecks brainstorming brandings breakroom brightfield brining buildout buildouts bulkhead bulldozing busser
  bussers cabling cachelayer cafés calender callback callbacks callout callouts cancelled cannulation canva
  cardiopulmonary caregiving carwash casework caseworker caseworkers cassandra catalogue catalogues categorise
  catheterization centralise centre cerner chairside changelog changeover changeovers chaperone charterholder chatbot
  checklists checkout checkouts checksheet checksheets cheesemaker chemo childcare chiller chillers chiropractic
  chromatography cisco citrix claimants clamshell clamshells clickthrough clinicals cloudformation cobots codebase
  codebases codebook coders codeveloped coding cofounded cofounder cognos coliform collections colonoscopy colour
  colouring colours combi commercialization commercialized commissioning comparators composable compounder
  consultatively containerization containerized contentful conveyancing conveyor conveyors copay copayments copays
  copywriter copywriting counterparties counterparty countertops coursework coverslip crewmember crewmembers
  crosscutting crosstrained crosswalk croupier crowdfunding crowdsourcing crypto culverted curation customizations
  cybersecurity cytometry dashboarding dashboards databricks datacenter datacenters datadog dataset datasets datasheet
  datasheets dataviz debone debride deburr declutter decrypt dedupe deduplicated deduplication deescalate deescalated
  deescalation degrease dehumidifier delimb deliverable deliverables demos denesting dental dependents deployable
  deployments dermal deserialize designee detailer devops diagnostics dialyze diecut digitisation digitization
  diligences dimensioning directories discoverability dishwashing disinfecting dispatcher dispatchers django dockerize
  docketers docketing dockworker dotnet doughs doulas downlink downlinks downtime drawdown drawdowns dropship
  dropshipping drupal drywall drywaller ductwork earmold earthwork earthworks ecommerce elasticsearch eldercare
  electrofishing electrophoresis emailing embalming embeddings endcap endcaps endeavour endpoint endpoints enquire
  enquiries enrol enrollments enterprisewide escalations espresso esthetician estheticians eventbrite exfiltration
  explainable explainers externship extranet extrusions eyelash fabricator fabricators facebook faceplate facilitators
  failover farebox farmworkers favour feasibility feedwater fermenter fieldwork figma filesystem financings finetune
  fintech firewall firewalls firmware fixturing flagger flaggers flatbed flatwork fleetwide floorplan floorplans
  floorset floorsets flyers followup followups foodservice forex forklift forklifts formwork foundational freelancer
  freelancing freight freshdesk frontend frontline fulfil fullstack fundraise fundraiser fundraisers fundraising gages
  gameplay gamification gantry garnishments gastro gearbox generics geofencing geomatics georeferencing geospatial
  geotechnical github glazier globalization golang goodwill gouda grafana grantmaking grantwriting groundskeeper
  groundskeeping groundwater grouting hackathon hackathons hadoop haenyeo handoff handoffs handwrote hardscape
  hardwired headcount headcounts headshots healthcare helpdesk hematology hemodialysis hemodynamic histology
  histopathology honour honours hootsuite hotline housecleaning housekeepers hoyer hydraulics hydroponics hyperion
  hyperlocal icing ideation imagers immunoassay immunoassays immunohistochemistry impactful inbox incentivize
  incentivized incentivizing inclusive inclusivity indexable inferencing influencer infographic infographics
  informatica infosec inhouse inpatient inpatients insourced insourcing instagram instalments intercompany
  interdepartmental interdepartmentally interfacility interoperability intraday intranet intraoperative intravenous
  intubate inventorying invoicing irrigator jackhammer javascript javascripts jenkins jetter jetters jeweller
  jewellery jigsaws jobsites journaling journalize juris kafka kahoot kanban keras keyholder keyholders keyword
  keywords kickoff kickoffs kiosk kiosks kitting kotlin kronos kubernetes kōaro labelled labelling labour labourer
  lacerte lambda landfill laparoscopic laravel larder latte laude leadgen learnt leasing ledgers letterpress leverage
  licence licences licensure lidar lifecycle lifeguard lifeguarded lightroom lightspeed lineman linemen lineup
  linework linkedin linux listserv livestream livestreamed livestreams localization localized lockout lockouts
  locksmith logbook logbooks longshoreman lookups loppers lowboy lunchroom lyophilization mailchimp mailers mailings
  mainframe mainframes makerspace makeup manhattan manlift manoeuvre manuscripts markdown markdowns marketo
  marketplace markups maskings maths medevac mediator meditech medtech meetup meetups memoranda mentee mentees
  merchandiser merchandisers metadata metalwork metrology microbiome microbrewery microcontroller microcontrollers
  microfluidics micropipette microservice microservices microsoft middleware midwifery millwork millwright millwrights
  minibar mixology mobilization mockups modding modelled moderator monetization monetize monetized monorepo moodle
  morbidities motherboards mould moulding multichannel multicultural multidisciplinary multifamily multifunctional
  multilingual multimeter multimeters multimillion multimodal multinational multiplayer multiprocessing multisite
  multispectral multistate multitask multitasked multitasking multitenant multithreaded multiyear nailers namespaces
  natively nebulizer neonatal networked neuroscientist newsletters newsroom nightshift nitrous nonclinical
  nonconformance nonprofit nonprofits nuget nurseries nutritionals observability observationally offboard offboarded
  offboarding offsite offsites olympiad omnibus omnicell omnichannel onboard onboarded onboarding onboards oncologic
  oncology onprem onsite ontology onwards opensource operant operationalize operationalized operatories optimisation
  optometric orchestrations organised originations orthodontic orthopedic orthoses orthotist osmosis outages outbound
  outpatient outpatients outreach outsourcing overages overbilling overbooking overhauls overstock overstocks overview
  oxalic oxyacetylene paas packout paintwork palletize paralegal paralegals parallelize parallelizing paratransit
  parenteral parser parsers partnering passthrough patisserie paver payables paychex payee payer payers paygrade
  paymaster payroll paystub paystubs peachtree peerreviewed penetrant perio perioperative permaculture permitting
  persona personas pharma pharmacovigilance phlebotomist phlebotomists phlebotomize phlebotomy photocopying
  photogrammetry photoshop pickups pinterest pipedrive pipefitter pipefitters pipefitting pipelines pipetting pipework
  planogram planograms plating playbook playbooks playlist playlists playtest plough podcast podcasting podcasts
  polyethylene polymerase ponds poolside popup popups portioning postcard postgres postoperative postpartum powerlines
  practise precalculus precepted precepting preceptor preceptors preclinical preflight prelim preop preoperative
  preparer prepping prepress preschooler preschoolers prescreen prescreened prescreening prescribers presentence
  preventative prewired pricebook primavera printmaking printworks processors procore procurements programme
  programmes prometheus propionates prosthetic prosthetics proteomics prototyped prototyping provisioning proxied
  psychosocial pubsub punchlist pushback pytest pyxis qualitative quantization quantized quarterlies querying
  quickbooks quilting radiograph radiographs radiologic rainwater ramping ransomware readiness readme readmissions
  reallocations reassignments rebacked rebacking rebalance rebar rebook rebrand rebranding rebuilds recertification
  recertified recertify recirculation reclass reclasses reclassified reconciliations recordable recordkeeping
  recruitments redaction redemptions redesigns redis redline redshift redux refactor refactored refactoring
  refactorings refactors referrers reflow refreshers refrigerants regionwide registrar rehab rehabbed reimbursements
  reinsurance rekeying remarketing remediated remediation remodeler remodels renderings renegotiations reorder
  reorders repiped replanned replatform replatformed replatforming reportable repot reprographics requestor
  requisition requisitions rescheduling resheathed resourcing respirators respiratory responders restocking restocks
  resubmission retargeting retention retrofits retrofitted retrofitting retrospectives reupholster reupholstered
  reusability reusable reverser revit ridership rigging roadmap roadmapping roadmaps robotics rollback rollbacks
  rollout rollouts rostered roughing router routers runbook runbooks runtime runtimes saas sabre salesforce samsara
  sandblasting sarbanes sauté sawmill scaffolding scala scalability scalable scaled schoology scikit scrapers
  screenprinting screenwriting scrumban scrums securement serverless servicer servicers setups sharepoint sheeter
  shipfitter shoots shopfloor shopfront shopify shortlist shortlisted shortlisting sidework signage signups silkscreen
  sitework skillset skillsets smallwares smartphones smoothies snapchat sociolinguistics softskills soldering somatic
  sommelier sourcing spaces spackle spearfishing specs spectrophotometers spectrophotometry splunk sprints squarespace
  stainless stakeholder stakeholders standup standups startup startups stata steamfitter stenograph stewarding
  stickers stocktake storefront storefronts stormwater storyboarding storytime strapping strategize subcontracting
  subcontractor subcontractors subledger subledgers submittal submittals subnets suboxone subtitling summarised
  superuser superusers surveil switchboard switchgear symptomatology synchronise syndication synthesizer sysadmin
  tableside tabletop tagout takeoffs takeout talend taleo tarping tasked taskforce tasking teammate teammates teardown
  teardowns telecom telecommunications telecommuting teleconferencing telehealth telemarketer telemarketing telematics
  telemetry telemonitoring teleoperation teller tellers templated templates templating terraform testbed testbeds
  textbooks therapeutics thermocouple thermoforming throughput ticketing tidyverse tiling timecard timecards
  timeframes timekeeping timelapse timesheet timesheets timeslots titleist titrate titration titrations tokenize
  tolerancing toolbox toolchain toolchains tooling toolkit toolkits topline torquing touchpoint touchpoints
  touchscreens tracheostomy trackers tradeshow tradeshows trainee trainees trainers trainings transcriptionist
  transloading trapline travelled trello triaged triaging trilingual troubleshoot troubleshooter troubleshot trucking
  tuckpointing turnaround turnkey twilio typeset typesetting ultrasonic ultrasound unaffordable unbilled underwriter
  underwriters underwriting unittest unloaders uplift uplinks upsell upselling upsells upskill upskilled upskilling
  upsold upstream uptime urgencies usability utilization vaccinators validations varroa vasoactive vasopressors
  vectorize vendor vendors venipuncture verifications versioned versioning vestibular videographer videographers
  videography videotaped virtualization virtualized visio vlog vlogs vocationals voicemail voicemails voiceover
  voiceovers volunteerism waitlist waitlists waitstaff walkthrough walkthroughs wastewater watercolor wayfinding
  webcast webcasts webhooks webinar webinars webmaster webpack webpage webpages website websites weeklies weldments
  wellbeing wellhead westlaw wholesaler wholesalers wireframe wireframed wireframes wireframing wireline woodworking
  workaround workarounds workbench workbook workbooks workflow workflows worklist workload workloads workorder
  workorders workpaper workpapers worksheet worksheets workspace workspaces workstation workstations workstream
  workstreams wristbands writeup writeups xeriscape yardi yearbook youths zapier zendesk zoning
  `
    .trim()
    .split(/\s+/),
)
