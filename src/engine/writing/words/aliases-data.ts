// Things with several names. One a line; names on one line mean the same.

export const aliases = `
accounts payable|AP|A/P
accounts receivable|AR|A/R
general ledger|GL|G/L
profit and loss|P&L
generally accepted accounting principles|GAAP
point of sale|POS|point-of-sale
intensive care unit|ICU|intensive care
emergency department|ER|ED|emergency room
operating room|OR suite
electronic health record|EHR|EMR|electronic medical record|electronic health records|electronic medical records|electronic charting
intravenous|IV|IVs
activities of daily living|ADLs|ADL|daily living activities
vital signs|vitals
long-term care|LTC
individualized education program|IEP|IEPs|individualized education plan|individualized education plans
English as a second language|ESL|English language learners|ELL|ELLs
human resources|HR
information technology|IT
customer relationship management|CRM
enterprise resource planning|ERP
applicant tracking system|ATS|applicant tracking systems
learning management system|LMS
warehouse management system|WMS
standard operating procedures|SOPs|SOP|standard operating procedure
quality assurance|QA
quality control|QC
user experience|UX
user interface|UI
search engine optimization|SEO|search engine optimisation
pay per click|PPC|pay-per-click
return on investment|ROI
key performance indicators|KPIs|KPI
programmable logic controller|PLC|PLCs|programmable logic controllers
computer numerical control|CNC
personal protective equipment|PPE
heating, ventilation and air conditioning|HVAC|heating and cooling
gas metal arc welding|GMAW|MIG|MIG welding
gas tungsten arc welding|GTAW|TIG|TIG welding
shielded metal arc welding|SMAW|stick welding
flux-cored arc welding|FCAW|flux core|flux-cored
lockout tagout|LOTO|lockout/tagout
just in time|JIT
hazard analysis|HACCP
first in first out|FIFO
business to business|B2B
business to consumer|B2C
request for proposal|RFP|RFPs
non-disclosure agreement|NDA|NDAs|non-disclosure agreements
real estate investment trust|REIT
public relations|PR
continuous integration|CI
continuous deployment|CD pipeline
machine learning|ML
natural language processing|NLP
application programming interface|API|APIs
software as a service|SaaS
proof of concept|POC
service level agreement|SLA|SLAs|service-level agreement
full-time|full time|full-time employees
part-time|part time
day-to-day|daily
on time|punctually
hands-on|hands on
back office|back-office
front of house|FOH
back of house|BOH|kitchen side
hand off|handoff|handover
make sure|ensure
carry out|perform
set up|setup
look after|care for|take care of
in charge of|responsible for
take part|participate
point person|contact person
one-to-one|one-on-one|individually
face to face|in person|in-person
over the phone|by phone|by telephone
cash register|till|cash drawer
best practices|best practice
month-end close|month end close|month-end closing|month end closing|monthly close
year-end close|year end close
United States|US|U.S.|USA|U.S.A.
United Kingdom|UK|U.K.
New York City|NYC
special needs|special education|SPED
foreign exchange|FX|forex
database administrator|DBA|DBAs|database administrators
Sarbanes-Oxley|SOX|Sarbanes Oxley
medical-surgical|med-surg|med/surg|medical surgical|medical and surgical
electrocardiogram|ECG|EKG|ECGs|EKGs|electrocardiograms
augmentative and alternative communication|AAC
intake and output|I/O|intake/output|I&O
Family and Medical Leave Act|FMLA
kindergarten through fifth grade|K-5|K–5|grades K-5|grades K–5|K to 5|kindergarten to fifth grade|kindergarten through grade 5
kindergarten through eighth grade|K-8|K–8|grades K-8|kindergarten through grade 8
kindergarten through twelfth grade|K-12|K–12|grades K-12|kindergarten through grade 12
pre-kindergarten|pre-K|PreK|Pre-K
petabytes|PB|petabyte
terabytes|TB|terabyte
gigabytes|GB|gigabyte
heating and air conditioning|heating and cooling
x-rays|radiographs|X-rays|x-ray|radiograph|X-ray
certified nursing assistant duties|CNA duties
work order|WO|WOs
purchase order|PO|POs|purchase orders
vice president|VP
chief executive officer|CEO|chief executive
chief financial officer|CFO
small and medium-sized businesses|SMB|SMBs
bill of materials|BOM|bills of materials
bill of lading|BOL|bills of lading
less-than-truckload|LTL
magnetic resonance imaging|MRI
computed tomography|CT scan|CT scans
advertisements|ads|ad|advertisement
social media|social networks|social channels
`
