// Further words that may stand for others, as `source > alternatives`; the same form as synonyms-things-data.ts.
export const furtherSynonyms = `
proofread > error typo mistake
move > switch
migrate > switch move
print > blueprint
reset > rearrange
turbo > turbocharger
cite > citation
ground > grind
raise > secure
push > wheel
meet > adhere
bath > bathroom
floral florist > flower
florist > floral
story > floor
floor > story
examine > exam
lesson class course > teach instruct
place > run
other another > fellow
night > shift
autumn > fall
fall > autumn
beginner > novice newcomer
petabyte terabyte gigabyte > data
doctoral > phd
contribute > contribution
absent > unavailable
academic > study scholastic
accept > intake
access > sign gain
accident > occurrence
accompany > companion
account > profile
accounting > financial
accrual > accrue
accuracy > verify faithful
achieve > realize obtain
acquire > acquisition
action > response
actress > cast
actuarial > statistical
add > addition extra calculate
adjust > refine configure
administer > administrator
administration > clerical
administrative > secretarial
admit > allow
adopt > adoption
adopter > family
adoption > adopt home
advert > promotion ads
advertise > promotional
advertisement > promotion promotional ads
advice > tip
advocate > advocacy
affidavit > sworn
afternoon > midday
agency > bureau
airbrush > spray paint painting
alcohol > alcoholic drink
alert > awareness awake
aliquot > sample
all > everything entirety
alone > solitary singly
aluminum > alloy
always > invariably
ambassador > promoter spokesperson
ambulance > rig
analyze > parse scrutinize
animation > graphic
annual > annum
annually > annum
appeal > appellate review
applicant > jobseeker
apply > leverage
appointment > calendar session
appraise > appraisal
apprentice > learner
approval > signoff
approve > signoff greenlight
approximately > nearly estimated circa
archive > preserve
area > locality vicinity location domain
arrange > line
arrest > apprehension
arrival > incoming inbound
art > artwork
article > text
ask > enquire prompt
asphalt > blacktop tarmac
assess > checkup survey
asset > resource
assistant > assist
athlete > sportsperson
attain > obtain gain
attention > attentiveness heed
audition > tryout casting
auditor > reviewer examiner
authority > power agency
authorize > greenlight
auto > vehicular
autoclave > instrument
automate > programmatic
average > roughly approximately norm
award > accolade reward
babysitter > child
back > advocate
backdrop > scenery
backend > serverside
backlog > accumulated unprocessed
backup > redundancy archive
bacteria > microbial bacterial microbe microorganism
badge > card
bake > oven
bale > compact
ballot > vote
bank > banker
banquet > catering
bar > beverage drink
barback > bar
barcode > scan
barista > beverage drink
barrel > cask
basic > core introductory foundation
bathroom > bath
bearing > machine mechanical
bend > fold
benefit > entitlement
bereavement > grief
bicycle > cycle
big > sizeable
bilingual > bilingually
bill > payment
bind > bindery
biology > biological bio
biopsy > tissue specimen
bird > avian
bitewing > xray radiograph imaging
biweekly > two
blog > online
blueprint > layout technical
bonus > extra payment pay
book > text read
bookkeeper > ledger
boot > shoe
booth > stall
bore > hole
borrower > patron
brace > stabilize
brainstorm > ideate
braze > metal bond
break > crack
brick > bricklaying
bridal > bride wedding
bride > bridal wedding
brief > orient
brochure > literature
broken > inoperable
budget > cost expense money
bug > flaw
bulletin > notification
bundle > packet tie
burglary > break crime
bus > bussing
business > trade
busser > busperson
cabinet > storage
cable > cord
cage > kennel
cake > confection
calculate > quantify
calibrate > accuracy recalibrate
call > speak
calm > composedly cool relaxed deescalation
camera > footage
camp > campground
campus > site ground
candidate > jobseeker
canvass > door solicit
capsule > medicine
carcass > meat animal
cardiac > cardiology cardiovascular
cardiology > cardiac heart
care > caregiving
carpenter > tradesman
carpentry > joinery
cart > pushcart
casework > caseload
cash > bill coin change banknote
cashier > clerk
cast > mould
cat > companion
catalog > cataloguing
catastrophe > catastrophic
caterer > provider
cattle > bovine herd
chair > seat meeting
change > variation amendment vary amend customize
charge > payment price transaction
chart > graphic paperwork
chat > im
cheap > low
check > screen ascertain scrutinize spot accuracy
checkout > purchase
chef > culinarian
chemical > compound
chemistry > chemical
child > minor
chocolate > confectionery
chop > knife
choreograph > movement
circuit > electric
circulate > disseminate
claim > claimant
claimant > claim
class > cohort
classroom > learning schoolroom
clean > janitorial upkeep straighten
cleanup > clear sweep
clear > concise resolve
clerk > assistant
clickable > interactive click
client > clientele
clinic > center
close > closeout
club > association
coach > passenger
cold > coolness
coliform > bacteria bacterial
collaborate > collaborative collectively cooperatively
collect > amass
college > collegiate education
collision > wreck impact
column > pillar
combine > aggregate pool synthesize
comfortable > ease comfort confident
comment > opinion commentary
commerce > trade business commercial
commercial > nonresidential
commission > pay commissioned
committed > commitment
committee > board
communicate > correspondence
community > resident
competitive > compete competition
complaint > dissatisfied unhappy objection
complex > challenging
compliance > conformance meet
compound > blend
comprehensive > entire
concern > objection
concert > music musical gig
conclude > final
condition > circumstance shape ailment
conduit > tubing tube
connect > tie
consistently > routinely
consolidate > pool centralize single
contact > outreach correspondence
contract > contractual arrangement terms engagement
contractor > vendor
contrast > differentiate difference
control > containment
controlled > monitored restricted
conventional > traditional standard
conversational > converse conversation speak
convert > port
cook > cookery
cooler > chiller
coordinate > logistics
coordinator > organize
copier > photocopier
copy > wording
corporate > organizational enterprise
correct > change mistake
cost > outlay
costume > garment clothing
council > board
councilor > council
counsel > advisory
counterfeit > fake forged
country > countrywide
cow > bovine herd
coworker > fellow
crate > packaging bin
create > creative conceive
creative > original artistic inventive
credit > financing
critical > crucial
croissant > pastry baked viennoiserie good
cross > traverse
crowd > throng
crown > cap
culture > cultural
culvert > pipe
curriculum > coursework lesson plan material education
customer > user purchaser clientele
cut > snip pare cutback
cycle > loop round
daily > routine regular regularly routinely
damage > harm deterioration harmed
dashboard > monitoring
data > fact value
database > dataset table
dataset > table collection
date > day calendar
deadline > timeframe cutoff limit
debris > rubbish trash
debt > owed owe
debug > bugfix
decide > conclude
deck > slideshow
deed > title
defect > defective imperfection
defective > defect flawed malfunctioning
defend > advocate
defendant > litigant
delay > setback
delinquency > delinquent overdue late arrears
deliver > deliverer
demo > walkthrough
demonstrate > exhibit prove
denial > refusal
density > dense
deposition > depose
describe > characterize communicate
description > characterize account narrative summary
design > blueprint concept pattern craft
desktop > pc workstation machine
device > gadget instrument
deworm > parasite
diabetic > diabetes
diagnose > detect cause
diagram > figure
dietitian > dietician nutritionist clinician
difference > mismatch inconsistency
digital > computerized digitally virtual
dilute > dilution
dimension > dimensional
disability > disabled
discharge > leave dismissal
discipline > disciplinary specialty
discrepancy > exception inaccuracy irregularity
discuss > explore
disease > ailment
dish > dishwashing
dismantle > demolish
display > layout
dispute > argument
distribute > disseminate
distributor > vendor
dock > platform
document > recordkeeping notate
domestic > national
donation > charitable
door > doorway
draft > pen
drain > flush plumbing
draw > figure graphic picture artwork obtain withdraw leverage map
dress > attire outfit wear prepare
drink > refreshment
driver > motorist
drone > uav uas
drop > dip release offload
drywall > sheetrock gypsum sheet
dual > two
duct > hvac airflow air ventilation
dump > discard
duplicate > redundancy
dye > stain
early > soon young
ease > streamline
easy > effortless
edit > refine clean review modify
editor > reviewer
education > class academic knowledge study
effect > result influence consequence
effectively > effectiveness
electric > electricity
electrical > electricity
electrocardiogram > ekg ecg heart cardiac tracing
electronic > computerized
eliminate > eradicate
email > inbox
emergency > emergent unplanned
employ > leverage
empty > discharge bin
ems > emergency medical
emt > emergency
encourage > cultivate
endorse > sign
enforce > compliance comply
enjoy > enjoyable
enroll > intake admit
enthusiastic > enthusiasm passion
entrepreneurial > entrepreneur enterprising
environment > surroundings
environmental > ecological
equal > equivalent identical
equipment > tool
escalate > elevate alert
essential > crucial
establish > foundation
estimate > approximation valuation
evaluation > scoring
evening > late
event > occurrence session engagement
everyone > everybody entire whole
everything > entire whole
evict > eviction
eviction > evict
example > illustration
excavate > trench earthwork
excess > additional overage
execute > accomplish fulfill fulfil
exercise > routine
exhibit > evidence
expand > add
expedite > expo
expertise > proficiency competence
expire > lapse
explain > elaborate illustrate
extensive > sizable
external > outward
fabricate > assemble
facility > property
fair > exhibition fairness
fake > counterfeit fraudulent forged false
fall > decline tumble
fare > payment ticket price
farmworker > farm worker
fast > pace brisk
fault > breakdown snag
faux > artificial imitation
feature > characteristic
federal > national governmental
fee > bill price
feed > nutrition
feedback > critique remark guidance
fieldwork > onsite site
figure > value
file > categorize index retain classify
film > cinematography
filter > strainer
finance > money
financial > money
find > search
fine > fee charge
firearm > gun
firm > office
fit > suit
fix > maintenance adjust right
flashcard > card study
flashcards > card study
flat > residence
flatbed > vehicle rig
flier > flyer
flight > aircraft airplane
floor > shopfloor
florist > flower
flow > stream movement
fluent > speak conversant
fluoride > varnish
flyer > flier
focus > dedicate target prioritize devote
folder > directory
follow > shadow
food > foodstuff edible cuisine fare product
footage > material
forecast > outlook
foreign > overseas
foreman > crew leader
forklift > vehicle material powered industrial
form > template
formulate > blend mix
formwork > form concrete
frame > framework
framework > system
fraud > fraudulent
fraudulent > fraud
free > charge cost gratis
freezer > refrigerator
frequency > regularity
friendly > polite pleasant
fuel > gasoline diesel
fun > entertaining
fund > pay source
furniture > piece
future > forthcoming
gage > measuring metrology
gala > celebration occasion
game > recreation
garage > automotive
garnishment > withhold withholding wage
gas > gaseous
gate > entryway gateway
gauge > metrology tool
gear > apparatus kit
generally > often commonly
glaze > window glass
glucometer > meter
goods > commodity ware
government > governmental
grade > year
grammar > grammatical
graphic > graphical illustration artwork picture
great > positive
greet > front
grief > bereavement loss
grill > broil
grind > abrade polish
groom > bathe trim
grout > joint mortar tile
growth > gain
guess > estimate
guest > invitee
guide > orient
gun > arm
gym > exercise
hair > hairdressing
half > semi
hallway > passage passageway
handout > printed
hang > fasten affix string
hard > heavy
hardware > technology component
hardwood > wooden
hazmat > hazard dangerous
hearing > appearance session courtroom
heavy > bulky hefty
helper > assist
highlight > showcase underline stress underscore
hike > trail
hire > candidate
history > historical timeline
holiday > festive
homeless > homelessness houseless
homelessness > homeless
homeroom > classroom
homework > schoolwork
hook > hookup
hospice > palliative terminal
hot > heated warm
housekeeping > janitorial household
hunt > seek
hurry > expedite
hybrid > mixed
hygiene > hygienic
hypertension > blood pressure hypertensive high
icon > image illustration
idea > thought brainstorm
identify > highlight single
ill > illness unhealthy
image > imagery
immunization > inoculation inoculate
implement > rollout
inbound > arriving
incentive > incentivize
incident > issue
income > money
increase > upward elevate uplift
incubate > culture incubation
indemnity > indemnification indemnify
independent > unassisted
industry > industrial business market
inform > aware
information > knowledge content material intelligence
infrastructure > system
inject > dose
injury > wound
innovative > new novel inventive
inpatient > admitted hospitalized
input > feed insert capture feedback suggestion
insert > insertion embed slot
insertion > insert
installation > rollout
installer > fitter technician
institution > facility body
instructional > lesson learning
instructor > tutor
instrument > apparatus
insulate > lag
insurer > payer
intake > new
integrate > consolidate hook
interact > liaison
intern > junior
international > border internationally
interpersonal > relationship social
interpret > illustrate
interpreter > translator
intervention > intervene step
interview > discussion
introduce > new
inventory > material product
investigate > fact dig trace
investment > invest
issue > challenge incident obstacle edition
jet > airplane
jobsite > project
join > bond collaborate assemble consolidate integrate
joist > structural beam
journal > notebook
journalism > journalistic
journeyman > tradesman tradesperson
judge > evaluator
julienne > chop slice
just > only
kennel > cage
key > crucial central core keyboard keystroke
keyword > phrase word
kilo > kg kilogram
kilogram > kilo kg
kindergarten > class classroom
kindergartener > child
kindergartner > child student pupil
kitchen > foodservice
kitten > cat
knowledge > knowledgeable
labware > glassware equipment
lamb > sheep
laminate > coat seal
land > acquire terrain
landlord > lessor
lane > line
language > tongue
laptop > machine notebook pc hardware
large > sizeable
late > lateness night outstanding
lathe > lathework
launch > debut unveil commence
law > legislation legislative
lay > spread
layout > page floorplan
leak > seep seepage
learn > understand
learner > participant
least > minimally
leave > vacate
legislation > bill legislative
lend > borrow
lender > creditor
let > enable
library > lib
life > lifetime
lift > elevate heft
light > mild
limit > boundary maximum ceiling constrain threshold
line > lineup align
linen > fabric cloth
list > compile inventory
litigate > lawsuit
litigation > dispute
live > dwell
load > truckload palletize import insert stock
loaf > bread baked
loan > borrow debt advance funding
lobby > hall
local > town
locate > pinpoint venue facility
lock > latch
lockout > deenergize
log > diary book logbook
logbook > journal
logic > reasoning logical
loppers > pruner
lot > parcel plenty
lumber > board
lunch > luncheon noon lunchtime
lunchtime > lunch midday noon
luxury > upscale premium luxurious
machine > apparatus tool
macro > automation script
maid > housekeeping cleaning
main > core
majority > bulk half
makeup > artistry
mammogram > mammography imaging breast
manufacture > manufacturer
map > cartography
markdown > price
match > align competition contest
material > information stuff
math > calculation
mathematics > numerical
meal > dining
measure > reading
mechanical > machinery equipment
media > outlet
medic > healthcare
medical > medicine
medication > dose
meet > sitdown
member > membership
memo > correspondence
mentor > mentee mentorship
merge > integrate
metal > metalwork
method > methodology
microscope > microscopic
microservice > backend
migrate > shift
mince > slice
minute > min
missing > misplaced lack incomplete omit
mobile > cellular handheld portable
mobility > mobile
modify > amend
module > section
mom > maternal
more > upward excess
morning > early
most > bulk half
motion > pleading submission
mount > affix
mow > grounds
mri > imaging scan magnetic resonance
multiple > assorted
municipal > town
music > tune
myself > single sole personal
nap > naptime
national > countrywide nationally
negotiate > terms
nervous > uneasy apprehensive anxiety
network > infrastructure
new > novel
news > journalism media
night > late
nonconformance > nonconforming nonconformity
nonconforming > nonconformance nonconformity defective
nostro > account
notarize > witness authenticate
note > annotate observation
notice > bulletin memo
notify > apprise aware
occasionally > intermittently
occupancy > occupant
officer > personnel
offset > counterbalance
oil > lube
old > aging
onboard > new
online > digitally
only > just exclusively alone
open > unpack unseal accessible unsecured vacant unresolved outstanding pending
operator > handler
opinion > thought
opportunity > opening prospect possibility
optimize > fine
oral > mouth
organize > organizer
originate > origination
orthodontic > braces
ostomy > stoma
outage > disruption incident unavailability
outlet > electrical plug
output > product
outside > outward
overdue > outstanding
overnight > late graveyard
owner > holder principal
ownership > charge
pack > seal parcel ready
package > encase seal
page > webpage summon
paperwork > administrative admin
parent > carer
participant > enrollee
passionate > passion enthusiastic
password > passcode account
pastry > confection sweet viennoiserie
patio > terrace
patrol > patrolling
pay > paycheck
payable > accounts
payer > insurer
payment > money fund remittance payable
payroll > compensation
pc > machine device
peak > busiest high height
pediatric > young
pedicure > foot nailcare
peel > pare
percent > pct
perfect > full
periodical > magazine journal
periodontal > gum
persona > archetype
pesticide > pest spray
pharmacy > dispensary pharmaceutical
phlebotomy > specimen collection
phone > speak handset line
photo > imagery pic snapshot
photograph > imagery
physical > physically bodily
pill > dose drug
pipe > pipework pipeline
pipeline > flow
pipette > measure
pitch > idea
plaintiff > litigant
plan > intend structure
planogram > merchandising shelf diagram
plant > greenery vegetation
plaster > plasterer
platform > technology
play > playtime
player > teammate
playwright > play
plead > plea
plow > soil cultivate
plug > block
plumber > tradesperson
plumbing > pipework
podcast > episode
point > guide
polish > burnish
pork > pig
port > migrate
portable > mobile handheld
portfolio > body
positive > upbeat
post > announcement
pour > decant prepare
practitioner > provider clinician
praise > encourage
preceptor > trainer
predict > predictive
premium > fee
prep > preparatory
prepare > format
prepress > file preparation
preschool > prek
prescriber > clinician practitioner
prescription > medicinal drug pharmaceutical
prevent > preclude prevention preventive preventative
preventative > preventive
preventive > preventative
price > value charge
print > output
private > confidentially
problem > glitch hitch snag
produce > grocery fresh
productivity > productive
profile > biography bio summary overview
profit > profitability
progress > status headway pace
project > engagement
proof > review sample confirm
proofread > typo proof mistake accuracy grammar spelling
prop > object stage
property > estate real facility asset
prophylaxis > prophylactic preventive
proposal > submission
prospect > outreach
prospective > prospect
protect > preserve
prototype > early version trial
provision > configure
prune > lop
psychologist > practitioner
public > open citizen
publish > publicize
pull > retrieval tug obtain
pulse > heart
puppy > dog
purchaser > buyer
push > shove
quarterly > month periodic
query > lookup enquire
question > pose quiz
quickly > short pace turnaround without delay
rack > mount
radio > wireless air
radiograph > film ray radiology
raise > voice
ramp > ground tarmac incline
rapid > expeditious
ratio > proportion
read > recite text
reagent > compound
real > authentic
realty > property estate
rearrange > restructure
rebuild > rewrite redo remake reassemble
receivable > accounts owed outstanding
receive > recipient incoming
reconcile > tie discrepancy account
record > logbook archive inventory
recruit > recruiter candidate applicant
redesign > reorganize new
reduce > lighten decline diminish cutback
reference > citation source
refill > resupply renew renewal reload
refrigerate > fridge
refrigerator > chiller
region > regional zone locality
regional > territory
regular > recurring
regulation > regulatory compliance comply
rehab > rehabilitative
reimage > reinstall image
reimburse > pay
reimbursement > expense
reject > disapprove unaccepted
reliable > steady reliability
rely > leverage
remodel > redo upgrade
remote > telework home distant telecommute
remove > uninstall
renegotiate > terms rework rebargain renegotiation
renew > reauthorize reissue restore
renovate > rehab redo modernize
reorder > replenish replenishment
repair > mender
repipe > replace replumb
represent > representative
request > solicit
research > background query
resident > occupier
resolve > conclude
respiration > breathing breath respiratory
respond > tackle
response > tackle
restaurant > food service venue
restock > shelf
restrain > secure restraint
restriction > constraint
result > effect
resurface > refinish coat
resuscitate > resuscitation
retouch > correct photo image touchup
retreat > offsite
retrospective > review meeting
retrospectives > review meeting
revenue > receipt
review > revisit
rework > modify correct revamp
rewrite > reword amend
ride > trip
rig > hang
right > exactly
ring > purchase till
risk > potential
road > roadway lane
roast > oven
robot > machine
roll > rollout
root > underlying cause
roughly > estimated
route > journey map line pathway trip channel circuit round
rush > expedite
safety > hazard
salary > remuneration
salesperson > salesman saleswoman
salmon > fish
salt > deice deicing
sample > piece
sanitize > cleanse
satisfaction > csat
saute > pan
save > preserve retain cutback trim archive
say > communicate
scale > enlarge descale
scaling > clean tartar calculus
scan > digital capture
scanner > reader
science > stem
screen > prescreen preselect examine qualify
seal > package shut sealant
search > find
seat > accommodate
section > zone module
secure > lockup
security > secure safety safeguard
sedate > sedation calm
seek > pursuit hunt target aim
seminar > lesson
separate > segregate segregation sift
series > run string succession
settle > clear finalize conclude defuse
setup > ready assembly
sew > garment
shampoo > cleanse
shape > contour sculpt structure
share > disseminate spread stake demonstrate
sheet > form
sheetrock > drywall wall
shift > reschedule
ship > outbound
shoot > video
shop > business
shoplift > steal
short > low lacking small quick succinct shortage
shortage > short insufficient shortfall
shorten > brief streamline
shot > inoculation jab
show > reveal orient demo highlight
shrink > contract
shutoff > valve shut
sibling > family
sidewalk > pavement footpath
sign > notice execute indication autograph
signature > autograph
significant > notable considerable meaningful sizable
simple > simply uncomplicated clear
single > individually alone lone
site > onsite
size > scale measurement
sketch > map
skim > scan
slide > slideshow
slip > stumble
slot > opening
small > modest
smooth > streamline
snack > bite
social > media
software > technology solution
someone > anyone
sometimes > intermittently
song > vocal tune
songbird > bird avian
sonography > ultrasound imaging
sort > reorganize
sound > noise acoustic
source > seek
speaker > lecturer
special > dedicated
speed > rapidly expeditious swiftly acceleration
split > apportion
spoilage > spoiled spoil
sponsor > backer
sport > game
spread > disseminate
spreadsheet > file worksheet
spring > springtime
sprint > cycle
staff > staffer roster
stagehand > stage
stairs > stairwell
stand > booth
standard > consistent usual protocol uniform normal expectation standardize
state > statewide specify
statistical > quantitative
status > progress stage
stay > accommodation lodge
steel > metalwork
step > action
sterilize > autoclave decontaminate hygienic
stick > affix
stitch > seam
stock > shelf stockpile
stop > stoppage discontinue
store > house
storefront > shop retail
strap > fasten restraint belt
strategy > tactic method
strawberry > berry
stream > broadcast flow
strip > peel scrape
strong > robust
student > enrollee
study > scholar
style > format
subdivision > neighborhood housing
subpoena > summons
subscribe > signup
subscription > recurring plan
substance > material
success > successful successfully
successful > succeed
suction > evacuate evacuation
suitcase > baggage
summarize > digest abstract overview
summary > digest brief abstract
summons > notice legal
superintendent > super
supplement > addition
suspicious > suspect questionable suspected
sweep > broom debris
switch > flip trade shift
system > tool technology method
table > dining
tack > pin fasten
takeoff > measurement
talk > dialogue
tape > capture
target > threshold
tartar > calculus plaque
teach > educational
technical > technology technically
technician > personnel
technology > tool system
teen > teenage kid
teenage > teenager
teenager > teenage
telehealth > online
telephone > line
tell > speak
temperature > heat reading
template > standard pattern boilerplate reusable
temporary > short provisional
tenant > leaseholder lodger
term > length duration condition
terminate > discontinue dismissal
testimony > witness
textbook > text
think > conceive
ticket > incident admission
tidy > tidiness housekeeping
tie > tying
tighten > torque
tile > surface
tip > guidance hint
title > deed
titrate > titration adjust
titration > titrate
today > now
toiletries > bath hygiene product
tolerance > allowable
tool > hardware gear device
top > peak lid
total > calculate
touch > tactile
tour > outing
track > tabs trail maintain
tractor > farm
traffic > flow
train > session rehearse
transcribe > transcript transcription
transfer > handover
transition > migrate shift
translate > language
transport > logistics
trauma > traumatic
tray > plate
trespasser > intruder
triage > urgency classify acuity
trim > edge groom neaten shear
trip > outing excursion
troubleshoot > trace isolate pinpoint technical issue fault
truckload > freight truck shipment
truss > framing beam
try > explore
tune > configure
turnaround > cycle response
turnover > handover
tweak > modify
two > dual
typeset > layout format
typical > standard
ultrasound > sonography sonogram
unarmed > nonarmed
unclog > drain blockage
undergraduate > undergrad college
understanding > insight awareness
unhoused > homeless
unify > integrate
union > organized
unique > distinctive
unload > unpack
unpack > unbox
upgrade > new
upsell > addon
uptime > running
urine > fluid
user > consumer
usher > attendee
usual > customary standard routine
usually > primarily customarily
vacation > pto
vaccinate > inoculate
vaccination > inoculation
vaccine > inoculate inoculation dose
valid > unexpired
value > price
valve > plumbing shutoff
variance > mismatch inconsistency
variety > array mixture
various > numerous
varnish > seal
vegetable > veg veggie
vehicle > machine
venipuncture > blood phlebotomy
vent > duct
venue > facility
verdict > ruling finding
verify > corroborate authenticate substantiate correct accurate
veteran > vet
video > multimedia media
videography > film
view > outlook
virtual > distance digital
visit > onsite
visual > imagery picture
vital > reading
volume > workload
wait > waitstaff standby
walk > foot pace step
walkway > footpath pathway
wardrobe > costume clothing
warehouse > stockroom stock
warranty > coverage
watch > watchful lookout
wax > depilate depilation
wear > don
web > webpage
wedding > bridal marriage nuptial
weekday > daily
weekend > week
weigh > quantify
weld > metal bond
whole > everything
wholesale > trade
widen > enlarge
win > land
window > windowpane pane glazing
wire > electric
without > none lacking
witness > eyewitness
wood > woodwork
worker > labor
worksheet > handout exercise sheet
workshop > event instructional lesson
worn > deteriorated
wpm > word words minute
wrap > enclose
write > word authorship craft
wrong > erroneous mistaken mistake inaccurate
yard > outside
year > annum
zero > without free
`
