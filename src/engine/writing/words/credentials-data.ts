// Names of credentials. One a line; names on one line mean the same.

export const credentials = `
Registered Nurse|RN|R.N.
Licensed Practical Nurse|LPN|LVN|Licensed Vocational Nurse
Certified Nursing Assistant|CNA|Certified Nurse Aide|Certified Nurses Aid
Nurse Practitioner
BLS|Basic Life Support
ACLS|Advanced Cardiac Life Support|Advanced Cardiovascular Life Support
PALS|Pediatric Advanced Life Support
CPR|Cardiopulmonary Resuscitation
First Aid
AED
EMT|Emergency Medical Technician
CCRN
CEN
NCLEX
Home Health Aide|HHA
CDL|Commercial Driver's License|Commercial Drivers License|Commercial Driver License|Commercial Driving Licence
CDL Class A|Class A CDL|Class A Commercial Driver's License|Class A Commercial Driver License|CDL-A
CDL Class B|Class B CDL|Class B Commercial Driver's License|Class B Commercial Driver License|CDL-B
Hazmat endorsement|Hazmat
TWIC
DOT physical|DOT Medical Card|DOT medical certificate
driver's license|driving licence|drivers license|driver license
forklift certification|forklift operator certification|certified forklift operator|forklift license|forklift licence|certified forklift driver
OSHA 10|OSHA-10|OSHA 10-hour
OSHA 30|OSHA-30|OSHA 30-hour
AWS D1.1
Certified Welder
journeyman electrician|journeyman
master electrician
apprentice electrician
EPA 608|EPA Section 608|EPA Universal
HVAC Excellence
NATE
ASE|ASE certified|Automotive Service Excellence
ServSafe Manager|ServSafe Manager certification|ServSafe Food Protection Manager
ServSafe|Serv Safe
food handler card|food handler|food handler certificate|food handlers card|food handler's permit
TIPS
CPA|Certified Public Accountant
CMA
CFA|Chartered Financial Analyst
ACCA
EA|Enrolled Agent
PMP|Project Management Professional
Scrum Master|CSM|Certified ScrumMaster
Six Sigma Black Belt|Lean Six Sigma Black Belt
Six Sigma Green Belt|Lean Six Sigma Green Belt
Six Sigma Yellow Belt|Lean Six Sigma Yellow Belt
Six Sigma|Lean Six Sigma
ITIL
SHRM-CP
SHRM-SCP
PHR|Professional in Human Resources
SPHR
CISSP
CompTIA A+
CompTIA Security+|Security+
CCNA|Cisco Certified Network Associate
CCNP|Cisco Certified Network Professional
AWS Certified
Bar admission|admitted to the bar|member of the bar
paralegal certificate|certified paralegal
teaching certificate|teaching license|teaching licence|teaching credential|teacher certification
TESOL|TEFL
notary public|notary
real estate license|real estate licence
Series 7
Series 66
insurance license|life and health license
security guard license|guard card
cosmetology license
phlebotomy certification|certified phlebotomist
CDA
PE license|Professional Engineer
FE|EIT
LEED
Qualified Medication Aide
security clearance|secret clearance|top secret clearance
High school diploma|GED|high-school diploma|General Education Degree|secondary school diploma
Associate degree|associate's degree|associates degree|A.A.|A.S.|A.A.S.|AAS
Bachelor's degree|bachelors degree|bachelor degree|BA|BS|B.A.|B.S.|BSc|B.Sc.|Bachelor of Science|Bachelor of Arts|Bachelors
Bachelor of Science in Nursing|BSN
Master's degree|masters degree|master degree|MA|MS|M.A.|M.S.|MSc|M.Sc.|Master of Science|Master of Arts|Masters
MBA|Master of Business Administration
Master of Social Work|MSW
Doctor of Philosophy|PhD|Ph.D.|doctorate|doctoral degree
Juris Doctor|JD|J.D.
Doctor of Medicine|MD|M.D.
`
