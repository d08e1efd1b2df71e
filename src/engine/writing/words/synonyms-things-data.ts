// What may be written where the source has this noun, adjective or adverb: `source > alternatives`, never a narrower word.
export const thingSynonyms = `
abdominal > abdomen stomach
ability > skill capability capacity
able > capable
about > approximately roughly around
above > over more
abroad > international
absence > leave
absenteeism > absence
abuse > maltreatment
ac > air conditioning cooling
academic > educational school scholarly
access > entry
accessibility > accessible access
accessible > available
accident > incident
accommodation > housing lodging
accordance > line compliance according
according > per following accordance line
accountable > responsible
accountant > accounting finance
accounting > bookkeeping finance
accuracy > accurate accurately correctness precision
accurate > precise exact accurately precisely correctly accuracy correct
accurately > precisely correctly accurate exactly accuracy
acre > land
across > throughout
acrylic > nail
action > step activity measure
active > current ongoing
activity > task
actor > performer actress
actress > actor performer
actual > real
actuator > device component
ad > advert advertisement advertising creative
adaptability > flexibility
adaptable > flexible
addiction > substance dependency abuse
addition > extra
additional > extra more further added other
adequate > sufficient enough
adherence > compliance
adhesive > glue
adjunct > lecturer faculty instructor
adjuster > claim
adjustment > change modification alteration
adl > daily living activity personal care
admin > administrative clerical
administrative > clerical office admin
administrator > admin management
admission > intake registration
adolescent > teen teenager youth young
adoption > family
adult > people person individual
advance > ahead early beforehand
advantage > benefit
advert > ad advertisement
advertisement > ad advert
advertising > ad marketing promotion
advice > guidance counsel recommendation
adviser > advisor
advisor > adviser
advocacy > support
advocate > supporter champion
aeration > lawn care
aerial > air
aerobics > fitness class exercise
aerospace > aviation
aesthetician > esthetician
affected > impacted
affidavit > statement document
affordable > inexpensive cheap
afraid > anxious fearful
afterschool > school after
afterward > after later
age > year
agency > organization office body
agenda > schedule plan program
agent > representative rep associate staff
agile > iterative
agreement > deal contract
agricultural > farm farming
agriculture > farming
ahead > early advance before
ai > artificial intelligence
aid > assistance help support
aide > assistant helper
aim > goal objective target
air > airflow
airborne > air
aircon > air conditioning cooling
aircraft > aviation
airflow > air ventilation
airframe > aircraft
airline > aviation carrier
airman > servicemember military personnel
airplane > aviation aircraft plane
airport > aviation airfield
airspace > air
airworthiness > safety flight
aisle > row
alarm > alert
album > collection
alcohol > beverage
alcoholism > substance abuse
alert > alarm notification warning notice watchful attentive vigilant
algebra > math mathematics
algorithm > method
alignment > tire
all > every each entire whole full complete
allergen > allergy
allergy > allergen reaction sensitivity
alloy > metal
almost > nearly
alone > solo independently single individually
alongside > beside with together
also > additionally
alteration > change modification adjustment
alternative > option substitute other
alternator > electrical component part
aluminum > metal
always > consistently every
ambassador > representative
ambulance > vehicle emergency
amenity > supply
aml > compliance
ammeter > meter tester instrument
ammo > ammunition
ammunition > armament munition
amount > quantity sum number
analysis > study examination review evaluation assessment analytical
analyst > analysis
analytical > analysis
analytics > analysis data reporting metric
analyzer > instrument equipment machine
anchor > presenter host
anesthesia > anesthetic
anesthetic > anesthesia
angry > upset irate frustrated unhappy dissatisfied difficult
animation > motion
announcement > notice
annual > yearly annually year every
annually > yearly annual year
anomaly > outlier irregularity
another > additional other second
answer > response reply
antenna > equipment
antibiotic > medication medicine drug
anxiety > mental health
anxious > nervous
anyone > all
apartment > unit flat residence dwelling residential home housing property
api > interface endpoint
app > application software program
apparatus > equipment device
apparel > clothing clothes garment
appeal > request
appetizer > dish food meal plate starter course item
apple > produce crop fruit
appliance > equipment
applicable > relevant
applicant > candidate talent
application > app program software form request
appointment > booking visit slot
appraisal > evaluation assessment valuation review
appraiser > appraisal valuation
apprentice > trainee apprenticeship
approach > method technique way
appropriate > suitable proper right correct
appropriately > properly suitably
approval > authorization permission consent
approved > authorized accepted
approximately > about roughly around
apron > airfield
arbitration > dispute resolution
arborist > tree
archive > record collection storage archival
area > space zone section part
arithmetic > math mathematics calculation number
armory > weapon
army > military
around > about approximately roughly
arrangement > setup plan
arrest > detention custody
arrival > checkin
art > artistic creative
article > piece content story
artillery > weapon
artist > creative
artwork > art design
aspect > part element area
asphalt > road paving pavement
assay > test analysis
assembler > assembly
assembly > build
assessment > evaluation test review appraisal
assigned > given designated allocated
assignment > task project work job duty
assistance > help support aid service
assistant > aide helper support
associate > employee staff colleague team
association > organization group
assorted > various different mixed
assortment > variety range
athlete > player sport
athletic > sport
atm > machine cash
attack > threat
attendance > presence
attendee > participant guest people
attention > focus
attentive > careful attention
attentively > closely attention
attorney > lawyer legal counsel
attrition > turnover
auction > sale
audience > viewer listener spectator crowd public
audio > sound
audit > review inspection examination check
auditor > audit
augmented > enhanced
authentication > login
author > writer
authorization > approval permission
authorized > approved permitted
autism > autistic developmental
autistic > autism
auto > vehicle car automotive
autoclave > sterilizer sterilization
automated > automatic
automatic > automated
automation > automated automatic
automobile > vehicle car automotive
automotive > vehicle auto
autumn > fall
av > audio visual equipment
availability > uptime
available > open accessible
average > typical mean
aviation > flight aircraft
avionics > electronics aircraft
award > recognition honor prize
awareness > knowledge understanding visibility
axis > axes
baby > child newborn young infant
babysitter > caregiver childcare
babysitting > childcare
backdrop > background
backend > server
backflow > water
background > history past experience
backhoe > equipment machinery machine heavy
backlog > queue list
backroom > stockroom storage stock
backup > copy
bad > poor
badge > pass id identification credential
bag > sack
baggage > luggage bag suitcase
bagging > packing
baker > bakery baking
bakery > baking baked
baking > bakery cooking
balance > amount reconciliation equilibrium
baler > machinery equipment
band > ensemble group performer
bandage > dressing
bandwidth > capacity
bank > banking financial institution branch
banker > banking
bankruptcy > debt
banner > graphic
banquet > event celebration function dining
baptism > ceremony
bar > hospitality
barber > hair
barcode > code upc
bargaining > negotiation
barista > coffee
barley > crop grain
barn > facility building
barracks > housing
barrier > obstacle challenge
barrister > lawyer legal
bartender > mixologist barkeeper bar barkeep
base > installation
baseball > sport athletic athletics
baseboard > finish
baseline > benchmark reference
basic > fundamental foundational simple essential elementary
basis > ground
basketball > sport athletic athletics
batch > lot group set run
bath > bathing hygiene wash washing
bathing > hygiene wash washing personal care adl
bathroom > restroom washroom lavatory
bathtub > fixture
battalion > unit
battery > cell power electrical component part
bay > dock
bead > weld
beaker > equipment labware
beam > framing structural
beard > grooming
bearing > part component
beauty > cosmetic
bed > furniture
bedding > linen sheet
bedpan > toileting toilet
bedridden > immobile bed
bedroom > room
bedside > patient
bedsore > pressure ulcer sore wound
beef > protein meat
beekeeping > bee
beer > beverage drink alcohol alcoholic
before > prior previously ahead
beforehand > advance ahead early before
beginner > novice starter new
beginning > start outset
behavior > behaviour conduct action
behaviour > behavior conduct
bellhop > luggage attendant
bellman > luggage attendant
below > under less
bench > lab laboratory
benchmark > standard baseline metric
beneficiary > recipient client
benefit > advantage perk assistance
benefits > coverage perk
berry > produce crop fruit
bespoke > custom tailored customized
bevel > edge
beverage > drink
bible > religious
bibliography > list source
bid > proposal tender estimate
big > large sizable substantial
bigger > larger
bike > bicycle
bilingual > two language
bill > invoice statement charge check legislation
billing > invoicing invoice
bin > container box receptacle can
biohazard > hazardous waste
biologist > scientist researcher
biology > science life
biosafety > safety
bistro > dining establishment
biweekly > week
blackout > power failure
blank > stock
blaze > fire
bleach > chemical product
blend > mix combination mixture
blind > visually impaired
block > masonry section
blockage > clog
blog > post article content writing website web
blogger > writer
blogging > writing blog
blood > specimen sample
blower > equipment tool
blowout > styling
blueprint > drawing plan print
boarding > gate
boat > vessel
bodywork > body
boiler > heating equipment heater hvac unit
boiling > cooking
bol > lading bill paperwork
bolt > fastener hardware
bond > investment
bonus > incentive reward
book > title volume
bookcase > furniture
booking > reservation appointment
bookkeeper > bookkeeping accounting
bookkeeping > book record accounting
booklet > brochure pamphlet
boot > footwear
bootcamp > class training
boring > machining
borrower > user client customer applicant
borrowing > lending loan
boss > manager supervisor
bot > automated
both > two
bottle > container
bottleneck > constraint delay
bouncer > security door
boutique > location
box > carton container case package
bp > blood pressure
brace > orthodontic appliance
bracket > support mount
braid > hairstyle hair
brake > vehicle component part braking
branch > location office site
brand > branding
branding > brand identity
brass > metal
brazing > joining
breach > violation
bread > baked bakery loaf
breakdown > failure fault
breaker > electrical circuit
breakfast > meal food morning
breaking > news
breathing > respiratory
brick > masonry
bricklayer > masonry
bridge > structure restoration restorative infrastructure
brief > short concise summary filing document legal
brigade > unit
broad > wide varied
broadcast > program show
brochure > material handout pamphlet print collateral marketing booklet
broken > damaged faulty defective malfunctioning
broker > agent property
broom > equipment
brow > eye
brunch > meal
bucket > equipment
budget > spending financial fiscal
buffer > solution
buffet > meal food
bug > defect error issue problem fault fix
builder > construction
building > facility property structure premise
bulb > light lighting
bulk > large quantity
bulldozer > equipment machinery machine heavy
bulletin > newsletter notice
bullying > behavior
burger > food item meal dish
burn > wound
bus > vehicle transit
bush > plant greenery
business > company firm enterprise commercial organization
busser > busboy
busy > hectic active fast
butcher > meat
butter > dairy
buyer > customer client purchaser purchasing
buying > purchasing purchase
byline > article
cab > taxi vehicle
cabinet > cabinetry cupboard
cabinetmaker > carpenter woodworker
cabinetry > cabinet
cable > wire wiring cabling line
cabling > cable
cache > store
cad > drawing design drafting
cadet > trainee
cafe > restaurant eatery dining establishment
cafeteria > dining
cage > enclosure
cake > baked bakery dessert
calculation > math computation
calculus > math mathematics
calendar > schedule agenda diary
calf > animal young
calibration > adjustment
caliper > measuring gauge instrument tool
call > phone telephone caller conversation
callcenter > call center contact
caller > phone call telephone person
calliper > gauge instrument measuring
calm > composed composure collected calmly steady patient
calmly > calm composed composure patiently
calving > birth
camera > equipment surveillance video
camp > program
campaign > initiative effort drive
camper > child
cancer > oncology
candidate > applicant talent
capability > ability skill capacity
capable > able competent
capacity > ability volume
capital > fund money
capstone > final project
capsule > pill medication
captain > officer
caption > subtitle text
car > vehicle automobile auto automotive
cardiac > heart
cardio > aerobic exercise
care > support assistance service attention
career > profession occupation
careful > cautious attentive carefully thorough diligent care
carefully > cautiously careful care thoroughly attentively closely
caregiver > carer
carer > caregiver
cargo > freight goods load shipment
caring > kind compassionate care
carpenter > carpentry woodworker
carpentry > woodwork woodworking wood trade
carpet > flooring floor rug
carrier > airline shipper hauler
carrot > vegetable
carryout > takeout takeaway
cart > trolley
carton > box case container
case > matter
caseload > case workload client
caseworker > case worker
cash > money currency payment valuable
cashier > checkout register till
cashiering > checkout cash register till
casting > forming manufacturing
casual > informal relaxed
cat > feline animal pet
catalog > catalogue list database index
cataloging > classification organizing
catalogue > catalog list database index
category > type group class kind classification
caterer > catering vendor supplier
catering > food event
catheter > line tube
cattle > livestock animal
caulk > sealant seal
cause > reason source mission
cctv > surveillance video
ceiling > surface
cell > cellular
cement > concrete
census > population
center > facility site centre
central > core main
centre > center facility site
centrifuge > instrument equipment device
ceremony > event
certain > specific particular
certificate > certification credential qualification
certification > certificate credential qualification
certified > qualified credentialed
cfd > simulation fluid
cfo > finance
chain > series load securement
chainsaw > equipment tool
chair > furniture
chairside > dental
challenge > problem difficulty issue obstacle
challenging > difficult demanding tough
chance > opportunity
change > modification alteration adjustment revision shift
changelog > change
changeover > setup
chaplain > clergy spiritual
charge > fee responsible responsibility
charity > nonprofit charitable organization
chart > record documentation document graph diagram visual visualization figure file
chat > conversation talk discussion messaging message online channel
chatbot > conversational bot assistant
chauffeur > driver
cheap > inexpensive affordable
check > cheque
checkin > arrival
checklist > list
checkout > register till ring departure borrowing
checkpoint > station
checkup > exam examination
cheerful > friendly warm upbeat positive
cheerfully > friendly warmly happily
cheese > dairy
chef > cook culinary
chemical > substance
chemist > pharmacy scientist researcher
chemistry > science
cheque > check payment
cherry > fruit wood
chicken > livestock animal poultry bird protein
child > kid youngster youth young
childcare > daycare child care
childhood > child
chiller > cooling refrigeration hvac equipment unit
choice > option selection
choir > ensemble group singing singer
chore > task duty work
chromatography > technique analysis
chuck > workholding
church > congregation religious faith community
ci > integration build
cicd > pipeline deployment
circuit > electrical wiring
circulation > lending checkout loan
citation > violation ticket
citizen > resident public
city > municipal urban local
claim > case
claimant > policyholder customer
class > lesson session category course code
classification > model statistical
classroom > class
clause > provision term
clean > tidy neat cleanliness tidiness cleanly sanitary hygienic
cleaner > cleaning chemical product
cleaning > hygiene sanitation
cleanliness > clean tidiness hygiene sanitation
cleanup > cleaning
clear > plain understandable straightforward simple clearly
clearance > markdown sale discount security
clearly > clear plainly
clergy > religious faith
clerical > administrative office admin
clerk > clerical associate attendant administrative agent
click > engagement metric
client > customer individual person people service user account
climate > weather
clinic > practice facility office healthcare medical outpatient
clinical > medical health healthcare
clip > video
clock > time
clog > blockage
close > closing
closely > close carefully
closing > settlement
cloth > textile fabric material
clothes > clothing apparel garment
clothing > clothes apparel garment merchandise product
club > group organization society
clustering > model statistical
clutch > vehicle component part
cmm > measuring inspection
cnc > machine computer
coach > trainer instructor mentor coaching
coaching > mentoring
coastal > coast seaside
coat > layer
coating > finish
coauthor > author
cockpit > flight deck
cocktail > beverage drink alcohol mixed
code > software
codebase > code
coder > programmer developer
coding > programming
coffee > beverage drink
cohort > group class
coil > component
coin > cash change
cold > chilled refrigerated cool
coldcall > call prospect
collaboration > partnership cooperation teamwork together
collaborative > cooperative joint together
colleague > coworker teammate peer team staff associate
college > institution postsecondary academic
collision > crash accident incident
colonel > officer
color > colour
colour > color
column > article piece structural
combat > battle
combine > machinery equipment
combined > joint total
comfort > ease wellbeing
comment > remark feedback note
commentary > comment remark narration
commercial > business
commission > incentive
commit > change
commitment > dedication
committed > dedicated devoted
committee > panel group team
commode > toileting toilet
common > frequent usual typical
communicator > communication
community > local
commuter > passenger
comp > comparable
companionship > company
company > business firm employer enterprise organization unit
comparable > similar
compassion > empathy kindness care
compassionate > kind caring empathetic
compatibility > compatible
compensation > pay
competence > competency skill ability
competency > skill ability capability
competition > contest
complaint > concern issue problem grievance
complete > full entire whole finished
completely > fully entirely
complex > complicated intricate difficult
compliance > adherence conformity accordance line
complicated > complex intricate difficult
complimentary > free
component > part piece element
composed > calm
composite > material
compost > soil
composure > calm
compound > mixture
compounding > mixing preparation
comprehension > understanding
comprehensive > complete thorough full
compression > reduction
compressor > component unit machine machinery
compulsory > mandatory required
computation > calculation
computational > computer
computer > pc device machine workstation technology
concept > idea
concern > issue worry problem
concert > event performance show
concierge > guest service
concrete > masonry
concurrent > simultaneous parallel once
concurrently > simultaneously once time
condenser > component unit
condition > state status
conditioner > conditioning cooling product
condo > unit residence home property residential dwelling
condominium > unit residence home property residential
conduct > behavior behaviour
conduit > raceway electrical
conference > event meeting convention
confidential > private sensitive confidentiality discreet
confidentiality > privacy private confidential discretion
conflict > dispute disagreement
congregant > member
congregation > member community
congressional > congress legislative
congressman > representative legislator
congresswoman > representative legislator
connection > link
connectivity > connection
consent > permission approval
conservation > preservation
consistent > steady regular reliable consistently
consistently > steadily regularly reliably consistent always
consolidation > combination merging merge
constant > continuous steady continual constantly ongoing
constantly > continually continuously constant always consistently
constituent > citizen resident public community
construction > building build
consulate > diplomatic
consultation > advice discussion
consumer > customer client user buyer
contact > communication point connection person
contactor > control component
container > box bin vessel receptacle containerized
contaminant > pollutant
contamination > impurity
content > material
contest > competition
continued > ongoing
continuous > ongoing constant continual uninterrupted nonstop
continuously > constantly continually
contract > agreement legal document deal
contributor > contributing
controlled > regulated
controller > control
convention > conference event
conversation > discussion talk dialogue
conversion > change
conveyor > belt line
convoy > vehicle transport
cook > culinary kitchen
cookery > cooking food
cookie > baked bakery dessert
cool > cold
coolant > fluid
cooldown > exercise
cooler > refrigeration cold refrigerator
cooperation > collaboration teamwork
cooperative > collaborative
coordination > organization planning
coordinator > organizer
cop > police officer
copay > payment
copier > equipment machine office
copper > metal pipe piping
copy > text content
copyright > ip intellectual property
copywriter > writer
copywriting > writing copy
core > main central key essential primary
corn > crop grain
corporal > nco
corporate > company business
corporation > company business firm organization corporate
correct > accurate right proper correctly
correctional > corrections prison
correctly > accurately properly right correct
correlation > relationship
correspondence > mail letter message communication
corridor > hallway hall
cosmetic > makeup beauty merchandise product
cosmetology > beauty
cost > expense expenditure spending spend
costly > expensive
costume > wardrobe
cough > symptom
councilman > official
councilwoman > official
counsel > attorney lawyer legal
counseling > support guidance
counselling > support guidance
counsellor > adviser advisor
counselor > adviser advisor
count > tally inventory
counter > surface desk
countertop > counter worktop
country > nation national
county > local government
couple > two
coupon > discount
courier > delivery messenger
course > class
coursework > class course study
court > legal judicial
courteous > polite respectful friendly
courteously > politely courtesy
courtesy > politeness respect
coverage > insurance policy
cow > livestock animal
coworker > colleague teammate peer team staff associate
cpr > resuscitation
crab > seafood
craft > trade art activity
crane > equipment machinery machine heavy lifting
crash > collision accident incident failure
crate > box container case
cream > dairy medication medicine
creative > imaginative creatively
creativity > creative imagination
creator > content
credential > qualification login password
credit > lending
crew > team group staff worker
crime > criminal offense
crisis > emergency urgent
criterion > standard requirement
critical > vital essential important key
crm > customer system
crop > plant produce
crossdock > transfer
crowd > people audience
crowded > busy
crown > restoration restorative
csat > satisfaction customer
ctr > click rate
cuisine > cooking food culinary
culinary > cooking kitchen food
culture > environment
culvert > drainage
curbside > pickup
currency > money cash
current > existing active ongoing amperage present
currently > presently now present
curriculum > course program instructional syllabus
custodial > janitorial cleaning
custodian > janitor cleaner custodial janitorial caretaker
custom > bespoke tailored customized personalized
customer > client patron shopper buyer guest people person individual consumer
cut > cutting
cutlery > silverware flatware utensil
cutoff > deadline
cv > resume
cybersecurity > security cyber
dad > parent family
daily > day everyday each every
dam > infrastructure structure
damage > loss
damaged > broken defective
dancer > performer
danger > hazard risk
dangerous > hazardous unsafe
dashboard > visualization reporting report
data > information info record
database > data system repository record db
dataset > data set
date > current
day > daily
daycare > childcare child care
daytime > day
db > database
deadline > time schedule timely timeline due
deaf > hearing
deal > agreement sale
dealership > dealer
dean > administrator
debit > payment
debris > waste rubble
debt > liability
deburr > edge finish
decision > choice
decline > decrease drop
decor > decoration
decoration > decor
decrease > reduction decline drop
dedicated > committed devoted
dedication > commitment
deductible > cost
deduction > withholding
deed > property document
deescalate > calm defuse
deescalation > calming conflict
defect > fault flaw problem issue bug error
defective > faulty broken
defendant > party
degree > qualification credential
dei > diversity inclusion
deicing > ice
deli > delicatessen
delinquent > overdue late past due
delivery > drop shipment dropoff
demanding > challenging tough
dementia > memory cognitive
demo > demonstration presentation
demographic > audience group
demolition > teardown
demonstration > demo presentation showing
dent > damage
dental > dentistry oral tooth
dentist > provider practitioner clinician dental doctor
denture > prosthesis prosthetic appliance
department > division unit team section area office
departure > exit
dependable > reliable trustworthy
dependent > reliant
deployment > release rollout assignment
deposit > transaction
deposition > testimony statement
depot > warehouse facility
depression > mental health
depth > detail
description > detail
design > creative
designer > design creative
desk > reception furniture
desktop > computer
dessert > dish food meal plate course item sweet
detail > particular specific information
detailed > thorough
detailing > cleaning
detective > investigator
detention > discipline
detergent > chemical product
developer > programmer coder engineer software
developmental > growth development
device > equipment unit tool
devoted > committed dedicated
dhcp > network service
diabetes > diabetic
diagnosis > diagnostic
diagnostic > diagnosis troubleshooting
diagram > drawing illustration visual schematic
dialysis > renal kidney
diaper > nappy
diapering > changing
die > tooling
diesel > fuel
diet > nutrition dietary eating
dietary > diet food nutrition
dietitian > nutrition
difference > discrepancy variance
different > various differing varied diverse several multiple
difficult > hard challenging tough
difficulty > problem challenge issue trouble
digital > electronic online
diligent > careful hardworking
diligently > carefully diligent
dimension > size measurement
dimmer > lighting
diner > guest customer patron eatery restaurant dining establishment
dinner > meal food evening
diploma > credential qualification
diplomacy > diplomatic
diplomat > diplomatic
directly > straight direct
directory > list
dirt > soil earth dust grime
dirty > soiled used unclean
disability > impairment special need
disabled > disability
disagreement > conflict dispute
disaster > emergency crisis
discharge > release departure
discipline > field area subject
discount > reduction markdown saving
discovery > document evidence
discrepancy > difference inconsistency variance mismatch error
discretion > confidentiality judgment tact
discussion > conversation talk dialogue
disease > illness condition
dish > meal plate food tableware dishware item
dishwasher > appliance equipment dishwashing washing
dishwashing > dish cleaning
disinfectant > chemical product
dismissal > separation
disorder > condition
dispatch > dispatching
dispatcher > dispatch
dispensary > pharmacy
display > screen presentation exhibit
disposal > removal
dispute > disagreement conflict
dissatisfied > unhappy
dissertation > thesis research
distribution > delivery
distributor > supplier
district > area region
ditch > trench channel
diverse > varied various different
diversity > inclusion
division > department section unit
divorce > family
dj > vendor supplier
dna > genetic
dns > network service
doc > documentation document
dock > bay loading
docket > calendar schedule case
doctor > physician provider practitioner clinician medical
document > record file paperwork documentation
documentary > film video
documentation > document record paperwork doc guide
dog > canine animal pet
dolly > cart
domestic > household home
donation > contribution gift
donor > contributor supporter giver donation
door > entrance entry access
doorstep > door
dosage > dose amount
dose > dosage amount
double > twice twofold two
dough > baking
dovetail > joint
downspout > drainage
downtime > outage
dozen > twelve several multiple
draft > version draught
drafter > drafting
drafting > drawing
draftsman > drafting
drain > drainage
draught > draft
drawer > till register cash
drawing > illustration diagram sketch plan print
dress > garment clothing apparel
dresser > furniture
dressing > bandage personal care hygiene adl
drill > tool equipment exercise training
drilling > machining hole
drink > beverage
drip > infusion iv intravenous
drive > campaign transport
driven > motivated
driver > operator driving transport
drone > unmanned aerial aircraft
dropoff > delivery
drug > medication medicine pharmaceutical
drugstore > pharmacy
drunk > impaired
drywall > wallboard plasterboard wall
duck > poultry bird
duct > ductwork
ductwork > duct
due > deadline
dues > fee payment
dui > driving
dumbbell > equipment
duplicate > repeat repeated double redundant
during > throughout while
dust > dirt grime
dusting > cleaning floor housekeeping
duty > task responsibility job function work
dynamics > motion
each > every all per individual
eager > keen enthusiastic willing
earlier > previous prior before previously
early > ahead advance beforehand
earnings > income
earth > soil dirt
easier > simpler
easily > readily
eastern > regional
easy > simple straightforward easily
eatery > dining establishment
ebook > digital book
ecg > ekg heart tracing
eco > environmental
ecology > environmental
editor > editing editorial
editorial > editing opinion
education > learning schooling educational teaching
educational > instructional academic learning
educator > teacher instructor
effect > impact
effective > efficient
effectively > effective efficiently well
efficiency > efficient
efficient > productive efficiently effective
efficiently > productively efficient effectively
effort > work initiative
ehr > emr electronic record chart
ekg > ecg heart tracing
eld > log electronic
elder > senior elderly older
elderly > senior older aging aged
election > voting electoral
electric > electrical
electrical > electric power
electrician > electrical
electricity > power electrical
electrode > consumable
electronic > digital electronically
electronically > digitally electronic online
electronics > merchandise product
electrophoresis > technique analysis
element > component part
elementary > primary grade basic school
eligibility > qualification eligible
eligible > qualified
ell > english language learner
email > message correspondence electronic mail channel
embassy > diplomatic
emergency > urgent urgency crisis
emotional > feeling
empathy > compassion understanding
emphasis > focus
employee > staff worker personnel team colleague coworker workforce member
employer > company business firm
empty > vacant
emr > ehr electronic record chart
encryption > security
end > close finish conclusion completion
endcap > display
endodontist > dentist
endpoint > api
energy > power
engagement > interaction
engine > motor machine machinery
engineer > engineering
enhancement > improvement
enjoyable > fun
enough > sufficient adequate
enquiry > inquiry question query request
enrollment > registration signup
enrolment > registration signup
enterprise > company business
entertainer > performer
enthusiastic > eager keen energetic
entire > whole full complete all
entirely > fully completely wholly
entity > company business
entrance > entry door access
entree > dish food meal plate main course item
entrepreneurial > business
entry > input record posting
environment > setting
environmental > environment
equal > same even
equally > evenly
equipment > gear apparatus device machinery
equity > fairness
equivalent > equal comparable same
er > emergency room department
error > mistake inaccuracy fault
escrow > closing
esl > english language learner
espresso > coffee beverage drink
essay > paper writing assignment piece
essential > necessary important vital critical key needed
estate > property
esthetician > aesthetician skincare
estimate > quote quotation
ethic > principle
etl > data extraction pipeline
evacuation > emergency exit
evaluation > assessment review appraisal
evaporator > component unit
evenly > equally
event > function occasion activity gathering
every > each all any per
everyday > daily day routine
everyone > all
eviction > removal
evidence > proof documentation
exact > precise accurate exactly precisely
exactly > precisely accurately exact
exam > test examination assessment checkup evaluation
examination > exam test assessment check review evaluation
example > sample instance model
excavation > digging dig
excavator > equipment machinery machine heavy
excellence > quality
excellent > outstanding great strong superb
except > excluding
exception > error
exceptional > outstanding excellent
excess > surplus extra
exercise > workout activity fitness movement
exhaust > system component
exhibit > exhibition display
exhibition > exhibit show display
existing > current present
exit > departure
expenditure > cost expense spending spend
expense > cost expenditure spending spend outlay
expensive > costly
experience > background
experienced > seasoned
experiment > test trial study research
experimental > experiment research
expert > specialist
expertise > knowledge skill experience ability
expired > outdated old date
expo > exhibition event
exposure > risk
extension > addition hairstyle hair
extensive > broad wide considerable
exterior > outside external
external > outside exterior
extra > additional more added
extraction > removal
extremely > very highly
extrusion > forming manufacturing
eye > vision ocular optical
eyebrow > brow
fabric > textile cloth material
fabrication > making build
fabricator > fabrication
facial > skin skincare
facility > site location premise building
fact > information detail data
factory > plant facility manufacturing production
faculty > teacher instructor staff academic
failure > breakdown fault
fair > event
faith > religious
fall > season seasonal autumn slip
familiarity > awareness knowledge understanding
family > household relative kin loved
fare > fee charge
farm > agricultural agriculture
farmer > agricultural grower
farming > agriculture agricultural
fast > quick rapid swift quickly rapidly speedy prompt
faster > quicker speed
father > parent family
faucet > tap fixture plumbing
fault > defect problem issue malfunction error
faulty > defective malfunctioning broken
favorite > preferred
favourite > preferred
fax > equipment machine office facsimile
fea > analysis simulation
feature > function functionality capability
federal > government public
fee > charge cost payment
feed > food
feedback > input comment response opinion
feeding > meal eating
fellowship > fellow
fence > fencing
ferry > vessel
fertilization > lawn care
fertilizer > nutrient soil
festival > event celebration
fever > symptom
few > small handful
fewer > less
fiber > fibre optic
field > area discipline domain land
fieldwork > field
figure > number amount total data
file > record document folder
filing > submission document
filling > restoration restorative
film > video footage movie
filter > filtration
final > last concluding
finally > lastly
finance > financial
financial > fiscal monetary finance
finding > result conclusion
finish > coating
fire > blaze flame
firearm > weapon
firefighter > responder fireman
fireman > firefighter
firewall > security network networking
firm > company business practice organization
first > initial earliest initially
firsthand > direct personal
fiscal > financial
fish > seafood protein
fishing > fishery
fitness > exercise
fitting > connection dressing
fittingroom > fitting
fix > repair correction solution
fixture > fitting equipment item unit tooling
flash > equipment camera
flashlight > equipment
flask > equipment labware
flat > apartment unit
flatbed > truck trailer
flatware > silverware cutlery
flaw > defect fault
fleet > vehicle
flexibility > adaptability
flexible > adaptable flexibly versatile adapt
flight > fly aviation air flying
flock > poultry
floor > surface flooring
floral > flower
florist > vendor supplier
floss > hygiene
flossing > hygiene
flower > plant floral bloom
flu > influenza
fluent > proficient fluently
fluently > fluent
fluid > liquid
flyer > material handout leaflet print collateral marketing
foal > animal young
foaling > birth
focus > emphasis concentration attention
foia > record request
folder > file
follower > audience
followup > contact
font > typeface typography type
food > culinary
foodbank > food
footage > video film clip
football > sport athletic athletics
footing > foundation
footwear > shoe
forecast > projection prediction
foreign > international
foreman > foreperson supervisor lead
forest > woodland wood
forestry > forest
forewoman > foreperson supervisor lead
forging > forming manufacturing
forklift > lift truck equipment machinery lifting
form > document paperwork
formal > official
format > layout form
formation > drill
former > previous prior past earlier
formerly > previously before
formulary > drug list
formulation > recipe mixture
fossil > specimen
foster > placement
foundation > organization
frail > vulnerable
framework > structure
framing > frame
fraud > scam
free > complimentary
freelance > independent contract
freelancer > freelance independent contractor
freezer > appliance equipment refrigeration cold storage
freight > cargo shipment goods load
frequent > regular common often frequently
frequently > often regularly frequent repeatedly
fresh > new
freshman > student learner
friday > weekday
fridge > refrigerator refrigeration cold
friendly > approachable welcoming warm courteous personable cordial
front > reception
frontdesk > reception front desk
frontend > interface ui client
fruit > produce crop
frustrated > upset dissatisfied
fryer > appliance equipment kitchen
frying > cooking
fulfillment > order
fulfilment > order
full > complete entire whole
fulltime > full time
fully > completely entirely
fume > ventilation
fun > enjoyable
function > feature functionality role event code
functional > working operational
functionality > feature function
fund > money funding
fundamental > basic foundational essential core
funding > financing money fund grant
fundraiser > fundraising event
fundraising > money fund
funeral > service memorial ceremony
funnel > pipeline
furnace > heating equipment heater hvac unit
furnishing > furniture
furniture > furnishing
further > additional more extra
fuse > electrical circuit
fuselage > aircraft structure
future > upcoming
gaap > accounting standard
gadget > device
gage > gauge
gait > walking
gala > event function
gallery > institution exhibition collection
game > activity play match
garage > shop workshop
garbage > trash rubbish waste refuse disposal
garden > landscape yard
gardener > landscaping groundskeeper
gardening > garden landscaping
garment > clothing clothes apparel textile
garnish > plating presentation
garnishment > deduction
gas > fuel
gasket > seal
gasline > gas line
gasoline > fuel
gate > entrance entry access
gathering > event meeting
gauge > instrument gage meter
gcode > program
gear > equipment part component
gearbox > transmission gear
gel > nail
gene > genetic
generally > usually typically
generator > equipment power
genetic > gene
gentle > kind soft careful calm
gently > gentle
geologist > geology scientist researcher
geometry > math mathematics
geotechnical > soil
geriatric > elderly senior older
gift > donation contribution
girder > structural
gis > mapping geographic
giveaway > promotion
gl > general ledger
glass > window glassware material
glassware > equipment labware glass
glazier > glass
glitch > issue problem error bug
global > worldwide international
glove > ppe protective gear equipment safety
glucose > sugar
glue > adhesive bonding
goal > objective target aim
goat > livestock animal
goggle > ppe protective gear equipment safety
good > product item merchandise positive goods
goods > product merchandise item stock good
government > public
governmental > government
gown > ppe protective
grade > score mark level
gradebook > grade record
grader > equipment machinery machine
graffiti > paint
grain > crop
grammar > language
grant > funding fund proposal
grantwriting > grant writing
grape > fruit
graph > chart visual diagram visualization figure
graphic > visual image design
grass > lawn turf
gratuity > tip
gravel > material
grazing > pasture
great > strong good
greater > higher
greenhouse > nursery growing
grid > layout
griddle > equipment appliance
grievance > complaint concern issue
grill > equipment appliance
grilling > cooking
grime > dust dirt
grinder > tool equipment grinding
grinding > machining
grocery > food supermarket
groomer > grooming
grooming > personal care hygiene adl
ground > land earth
groundskeeper > ground landscaping
group > team party set
grout > masonry
grower > farmer
growth > increase rise
guarantee > warranty
guard > security officer
guardian > caregiver family
guest > customer visitor patron attendee people
guestroom > room
guidance > advice counsel direction
guide > handbook manual guideline
guideline > standard guidance rule policy
gum > periodontal gingival
gun > firearm weapon
gutter > drainage
gym > fitness facility center
habit > practice routine
haccp > food safety
hacker > attacker
hair > hairstyle hairstyling
haircut > hair cut trim
hairdresser > stylist hairstylist hair
hairstyle > style hair
hairstylist > stylist hairdresser
hall > hallway corridor room
hallway > corridor hall common area
hammer > tool equipment hand
hand > manual manually
handbook > manual guide policy
handcart > cart
handle > hardware
handler > worker operator
handmade > hand
handoff > handover transition report shift
handout > material resource
handover > handoff transition report shift
handrail > railing rail
handwritten > hand
hangar > maintenance
hanger > display
happy > satisfied pleased glad
harbor > port
hard > difficult challenging tough
hardhat > ppe protective gear equipment safety
hardware > equipment device machine
hardwood > flooring floor wood
hardworking > diligent industrious
harm > damage
harness > ppe protective gear equipment safety
harvest > crop
harvester > machinery equipment
hashtag > social
haul > transport delivery
hauler > carrier
hauling > transport
hay > feed
hazard > danger risk
hazardous > dangerous
hazmat > hazardous material
head > lead
headcount > staff employee number
headline > title
headset > equipment phone
headshot > photo photograph photography
health > healthcare medical wellness wellbeing
healthcare > medical health
hearing > court proceeding meeting
heart > cardiac
heartbeat > vital sign
heat > heating
heater > heating equipment
heavy > high large weighty
hectic > busy
hedge > shrub bush plant greenery
helicopter > aircraft
helmet > ppe protective gear equipment safety
help > assistance support aid
helpdesk > support desk it technical
helper > aide assistant
helpful > useful supportive
helpline > hotline phone line support
hematology > blood
hen > poultry bird
herb > seasoning
herbicide > chemical treatment
herd > livestock animal
high > elevated large heavy
highchair > seating
higher > greater
highest > top
highlight > color
highly > very
highway > road infrastructure structure
hinge > hardware
hire > employee recruit
hiring > recruitment
history > record background past subject
hive > bee
hoa > association
hockey > sport
hoe > tool
hoist > lifting equipment
hole > opening
holiday > vacation leave
home > house residence household residential domestic property dwelling
homebuyer > buyer client
homeless > unhoused housing
homelessness > unhoused housing
homeowner > owner resident
homework > assignment coursework
homily > sermon
honest > truthful honesty candid trustworthy integrity
honesty > honest truthful truthfulness integrity
honor > recognition honour award
horse > equine animal
hose > tubing equipment
hospice > end life comfort
hospital > facility healthcare medical
hospitality > guest service
host > hostess greeter presenter
hostess > host greeter
hotel > hospitality lodging property accommodation
hotline > helpline phone line support
hour > time
hourly > hour each every
house > home residence residential property dwelling
household > home family domestic
housekeeper > cleaner housekeeping room attendant
housekeeping > cleaning housekeeper
housing > accommodation residential home lodging
hr > human resource personnel
huge > large big
humor > lightness
humour > lightness
hurt > injured
husband > spouse
hvac > heating cooling ventilation air conditioning climate
hybrid > vehicle
hydraulic > fluid power
hydraulics > hydraulic
hydrology > water
hygiene > sanitation cleanliness sanitary
hygienic > sanitary clean
hymn > music song
hypothesis > theory
ice > refrigeration
icon > symbol graphic
icu > intensive critical care unit
id > identification
idea > concept suggestion
identical > same
identification > id identity
identity > identification id
iep > individualized education plan
ill > sick unwell
illness > condition disease sickness
illustration > drawing image visual picture artwork graphic
image > picture visual graphic
imaging > scan
imam > clergy
immediate > prompt instant immediately
immediately > promptly instantly straight once right quickly
immigrant > newcomer
immunization > vaccination vaccine shot injection jab
impact > effect influence result difference
impairment > disability
important > key essential significant
impression > mold mould
improved > better
improvement > enhancement change
inaccuracy > error mistake
inbound > incoming
incentive > reward bonus
inch > measurement
incident > event occurrence case
including > include
income > earnings
incoming > new arriving newly inbound
incorrect > wrong
increase > growth rise gain
incubator > equipment
independent > autonomous unsupervised solo independently
independently > alone unsupervised autonomously independent solo individually own
index > list
indicator > measure metric
individual > person people someone one personal
individualized > personalized tailored individual custom customized
indoor > inside interior
induction > onboarding orientation
industrious > hardworking
industry > sector field trade
inexpensive > affordable cheap
infant > child newborn young baby little
infection > contamination
infirmary > clinic
influencer > creator
info > information data detail
infographic > graphic visual
informal > casual
information > data detail info fact
infraction > violation
infrastructure > structure
ingredient > component food item
inhouse > internal
initial > first early starting beginning
initially > first originally
initiative > project effort program undertaking
injection > shot
injured > hurt
injury > harm hurt
inmate > prisoner offender individual person detainee incarcerated
inn > lodging hospitality property accommodation
innovation > new
inpatient > patient
inperson > person
input > entry
inquiry > question enquiry query request call
insecticide > chemical treatment
insert > tool
inside > interior internal within indoor
insight > finding
inspection > check examination review
inspector > inspection
installation > setup
instantly > immediately
institute > institution
institution > organization establishment
instruction > teaching
instructional > teaching educational training
instructor > teacher educator trainer
instrument > tool device equipment
insulation > insulating
insurance > coverage insurer policy
insured > policyholder customer client
insurer > insurance carrier company
intake > admission registration enrollment
integral > essential key important
integrated > combined unified
integrity > honesty
intel > intelligence
intellectual > ip
intelligence > information
interaction > contact engagement
interactive > participatory engaging
interdisciplinary > team
interest > rate
interface > screen
interim > temporary
interior > inside indoor
intermediate > mid middle
intern > trainee internship
internal > inside inhouse
international > foreign
internet > online web
internship > placement intern
interpersonal > people
interpretation > explanation
interpreter > interpretation interpreting translation language
intersection > road traffic
interstate > road
intervention > support action
interview > conversation
interviewee > source subject
intoxicated > impaired
intravenous > infusion
intruder > unauthorized person
intuition > instinct
inventory > stock supply goods merchandise
investigation > inquiry research case
investigator > investigation
investment > asset holding
invitation > invite
invoice > bill statement billing
involvement > participation
irate > angry upset
iron > metal
ironworker > steel
irregularity > anomaly
irrigation > watering water
isolation > quarantine
isp > internet provider
issue > problem concern matter difficulty trouble
item > product article piece good goods unit
iteration > sprint cycle
itinerary > schedule travel plan
iv > infusion
jack > lift
jacket > garment clothing apparel
jail > correctional facility
janitor > custodian cleaner custodial janitorial caretaker
janitorial > custodial cleaning
jet > aircraft plane
jewelry > merchandise product
jig > tooling
job > work task position role assignment project post
jobfair > recruiting
jobsite > site worksite location
joiner > carpenter woodworker
joinery > woodwork carpentry
joint > shared connection
jointly > together joint
joist > framing
journal > log record diary publication periodical entry
journalism > news reporting
journalist > reporter journalism news
journey > trip travel
judge > court judicial
judgement > decision discretion
judgment > decision discretion
juice > beverage drink
junction > box
junior > entry
jury > trial
juvenile > youth minor young
kaizen > improvement
kanban > workflow
keen > eager enthusiastic
keg > beer
kennel > enclosure shelter
key > important main essential access
keyboard > hardware peripheral equipment
keyboarding > typing
keycard > access
keyholder > key
keyword > term
kid > child youngster youth young
kidney > renal
kilometer > km kilometre
kilometre > km kilometer
kind > type gentle caring friendly
kindergarten > early childhood school
kindergartener > student learner
kindly > warmly gently
kinematics > motion
kit > set package
kitchen > culinary cooking
kitten > animal pet
km > kilometer kilometre
knife > blade cutting
knob > hardware
knowledge > understanding familiarity awareness
knowledgeable > informed
kpi > metric indicator measure
kyc > compliance
lab > laboratory
label > tag sticker labelling
labeling > label
labor > work labour workforce effort
laboratory > lab testing test
laborer > worker
labour > labor work workforce effort
labourer > worker
laceration > wound injury
lack > shortage absence
lacquer > finish coating
lamb > meat animal young
lambing > birth
laminate > flooring floor
lamp > light lighting
lan > network
land > ground property
landing > flight page
landlord > owner property
landscaper > landscaping groundskeeper
landscaping > grounds landscape ground gardening
language > linguistic
laptop > computer device
large > big sizable substantial
larger > bigger
laser > measuring instrument
lash > eye
last > final previous past
late > overdue delayed tardy
latency > delay response time
lateness > tardiness
later > after subsequently afterward
latest > newest recent current
lathe > machine equipment machinery tool
latte > coffee beverage drink
launch > release introduction rollout start
laundry > washing clothes linen laundering
lavatory > restroom bathroom washroom
law > legal statute
lawmaker > legislator
lawn > grass turf
lawsuit > litigation case legal suit
lawyer > attorney legal counsel
layaway > payment
layer > coat
layout > arrangement design format plan
lb > lbs pound
lbs > lb pound
lead > prospect
leader > lead
leaf > foliage
leafblower > blower
leaflet > flyer material print collateral marketing
leak > leakage
leakage > leak
learner > student pupil
learning > education
lease > rental agreement contract tenancy
least > minimum
leave > absence time
lecture > talk presentation class
lecturer > faculty instructor teacher academic
ledger > record book account
leftover > remaining unused food
legal > law
legislation > law
legislator > lawmaker
leisure > recreation recreational
lender > bank financial
lending > loan credit
lengthy > long
lens > equipment camera
less > fewer lower under
lessee > tenant renter
lesson > class session instruction
letter > correspondence mail note
letterhead > print
lettuce > vegetable
level > measuring instrument degree stage
liaison > contact link intermediary point
librarian > library
library > institution collection
licence > license licensure credential
license > licence licensure credential approval
licensed > credentialed qualified
lieutenant > officer
lifeguard > lifeguarding safety
light > lighting lamp fixture
lighting > light
limb > tree
limited > restricted
lineman > line power
linen > textile bedding sheet laundry
link > connection
liquid > fluid
liquor > drink beverage spirit alcohol alcoholic
list > listing roster record
listing > list property
literacy > reading
literature > research publication
litigation > lawsuit case legal
little > small
livestock > animal
livestream > broadcast stream
llm > language model
load > cargo freight shipment
loader > equipment machinery machine heavy
loan > lending credit financing
lobby > entrance reception front common area
lobbying > advocacy
lobster > seafood
local > area nearby community
location > site place spot
lock > locking security
locksmith > lock
lodging > accommodation housing
log > record journal register entry logging
logbook > log record
logging > timber forestry log
login > credential access sign
logistics > arrangement
logo > mark emblem graphic branding
long > lengthy extended
longstanding > established
loop > code
lorry > truck vehicle
loss > damage
lost > missing misplaced
lot > many numerous batch
low > small limited
lower > reduced smaller
loyalty > reward
lube > lubricant oil lubrication
lubricant > lube oil grease
luggage > baggage bag suitcase
lumber > wood timber
lunch > meal food midday
machine > equipment machinery device
machinery > machine equipment
machining > cutting
machinist > machining operator machine
magazine > publication periodical
mail > post correspondence letter
mailer > mail
main > primary central key major
mainly > mostly primarily largely chiefly
maintenance > upkeep service servicing
major > main significant important officer
majority > most
makeup > cosmetics cosmetic
malfunction > fault problem issue failure
mall > shopping
malware > threat
man > adult person individual people
management > managerial leadership
manager > management
mandatory > required compulsory obligatory necessary
manicure > nail
manifest > paperwork document list
mannequin > display
manner > way
manual > hand handbook guide guidebook instruction
manually > hand manual
manufacturer > manufacturing maker
manufacturing > production making
manure > soil
manuscript > text draft document paper
many > numerous multiple several number
map > mapping
maple > wood
mapping > map
marine > servicemember military personnel
maritime > marine
mark > grade score
markdown > discount reduction
market > marketplace
marketer > marketing
marketing > promotional promotion
mask > ppe protective
mason > masonry
masonry > stonework stone brick
mass > service worship
massage > bodywork
match > game
material > supply resource content goods substance
maternity > ob obstetric
math > mathematics maths mathematical numeracy subject
mathematics > math maths mathematical numeracy
maths > math mathematics numeracy
matter > case issue
maximum > most
mayor > official
meal > dish plate food
mealtime > routine meal lunch
mean > average typical
means > method way
measurement > dimension size
meat > protein
mechanic > technician repair
mechanical > machine
mechanism > device
med > medication medicine drug
mediation > dispute resolution conflict
medic > medical
medical > health healthcare clinical
medication > medicine drug pharmaceutical med
medicine > medication drug pharmaceutical
medium > mid moderate
meeting > session gathering discussion
member > participant person individual people
membership > member
memo > note document communication memorandum message
memorandum > memo note document
mentor > coach advisor guide adviser
mentoring > coaching guidance
menu > dish offering
merchandise > product stock goods item good inventory
merge > change
message > communication correspondence note
metal > metallic
metalwork > metal
metalworking > metal
meter > gauge instrument metering
method > technique approach procedure process way
metric > measure indicator figure
mfa > authentication
mice > animal rodent
micrometer > measuring gauge instrument tool
microphone > equipment av audio
microscope > instrument equipment device microscopy
microservice > service
mid > middle
middle > center intermediate mid
midnight > night overnight
mig > welding
migration > move transfer transition
mile > mileage distance
mileage > mile distance
milestone > development progress
military > armed force service
milk > dairy
milking > dairy
mill > plant facility factory machine equipment tool
millimeter > measurement
milling > machining
millwork > woodwork carpentry
mineral > geological
minimal > little small minimum
minimum > least
minister > clergy
ministry > service
minor > small slight child juvenile
minute > note
minutes > note record
mise > prep preparation
mismatch > discrepancy inconsistency difference
missing > lost absent unaccounted
mission > purpose goal aim operation
missionary > mission
mistake > error
mixed > assorted varied
mixture > mix blend combination
ml > machine learning
mls > listing
mobility > movement
mock > prototype
mockup > prototype model
model > modeling
modem > equipment device hardware
modern > contemporary current
modification > change adjustment alteration
module > component package
mold > mould
molding > finish forming manufacturing
mom > parent family
moment > time
monday > weekday
money > cash fund payment
monitor > hardware peripheral equipment watch observation
month > monthly
monthly > month each every
moodboard > concept
mop > equipment
mopping > cleaning floor housekeeping
more > over additional extra further greater above
mortar > masonry
mortgage > loan lending home
mortise > joint
mosque > congregation faith religious community
most > majority mostly largely
mostly > mainly primarily largely most
motel > lodging hospitality property accommodation
mother > parent family
motion > filing document legal movement
motivated > driven
motorbike > motorcycle
motorcycle > motorbike
mould > mold
moulding > finish
mouse > hardware peripheral equipment animal rodent
mouth > oral
move > relocation
movement > motion
movie > film
mower > equipment machine tool
mowing > lawn
msds > safety data sheet
muffin > baked
muffler > exhaust
mulch > material
multidisciplinary > team
multilingual > language
multimeter > meter tester
multiple > several number various
municipal > city local government public
museum > institution gallery
music > musical song
musician > musical music performer
must > requirement required necessary mandatory
nail > manicure fastener
nanny > caregiver childcare
nap > rest sleep
nappy > diaper
naptime > routine
narcotic > controlled substance medication
nation > country national
national > nationwide country
nationwide > national country
navy > military
nearby > local close
nearly > almost close
neat > tidy clean orderly
neatly > tidily neat
necessary > needed required
need > requirement want request
needle > sharps
negative > adverse unfavorable
neglect > maltreatment
negotiation > bargaining
neighbor > resident community
neighborhood > community local area
neighbour > resident community
neighbourhood > community local area
neonatal > newborn infant
nerve > neural
nervous > anxious
network > networking
neurology > brain nervous
never > without
new > recent fresh incoming newly recently newcomer additional
newborn > infant baby neonatal neonate
newcomer > new arrival
newer > recent new
newest > latest recent new
newhire > hire employee
newly > recently new recent
news > story information update current
newsletter > bulletin communication publication email
newspaper > publication periodical paper
newsroom > news
ngo > nonprofit organization
nicu > neonatal intensive care
night > overnight nighttime
nightclub > club bar venue
nightly > night each every
nlp > language
noc > network operation center
node > server
nonprofit > charity charitable organization
normal > usual regular standard typical
northern > regional
notary > notarized
note > record message documentation entry
notice > notification announcement
notification > alert notice message
novel > writing piece
novice > beginner new
now > currently presently today
number > figure quantity count
numerous > many multiple several
nurse > nursing caregiver clinician
nursery > childcare
nut > fastener hardware
nutrition > dietary diet nutritional
nutritional > nutrition dietary
nutritionist > nutrition
oak > wood
oat > crop grain
ob > obstetric maternity
object > item thing code
objection > concern
objective > goal aim target
observation > finding
obsolete > outdated old
obstacle > challenge barrier problem
obstetric > ob maternity
occasion > event
occasionally > sometimes occasional
occupancy > occupied
occupant > resident
occupation > job profession trade career
occupational > work workplace job
occurrence > incident event
odd > unusual
odometer > mileage
offence > crime violation
offense > crime violation
office > workplace clerical administrative
official > formal
offset > balance
offsite > remote location
often > frequently regularly
ohmmeter > meter tester instrument
oil > lubricant
ointment > medication medicine
old > older former previous prior legacy existing aged
older > elderly senior
onboarding > orientation induction training
once > one single
oncology > cancer
oneonone > individually one
ongoing > continuing continuous current continued regular
onion > vegetable
online > web internet virtual digital website electronic
only > sole solely
onprem > local
onsite > site location person
op > opinion
openhouse > open house
opening > vacancy position role job
operation > procedure
operational > working functional
operator > worker user
operatory > room treatment
opinion > view feedback
opioid > controlled substance medication
opportunity > chance
option > choice alternative
oral > spoken verbal
orange > fruit
orchard > farm fruit tree
orchestra > ensemble group
order > request
orderly > organized neat tidy
ordinance > law regulation rule
organisation > company business group institution entity organization
organization > company business group institution entity organisation
organizational > organization company
organized > orderly
organizer > coordinator planner
orientation > onboarding induction
originally > initially first
orthodontist > dentist
orthopaedic > bone musculoskeletal
orthopedic > bone musculoskeletal
orthosis > brace support
os > operating system
other > additional another different further
others > people person individual
outage > downtime interruption power failure
outbound > outgoing
outcome > result
outdated > old obsolete expired
outdoor > outside exterior outdoors
outdoors > outside outdoor
outgoing > outbound sociable friendly
outlet > store location shop receptacle socket retail
outlier > anomaly
outline > plan summary overview
outpatient > patient ambulatory
output > production
outreach > engagement contact community
outside > external exterior outdoor outdoors
outstanding > unpaid open exceptional excellent
oven > appliance equipment cooker kitchen
over > more above exceed
overall > total general
overdraft > account
overdue > late delinquent past due
overhead > ceiling
overnight > night nighttime
overseas > international
overseeding > lawn care
overtime > extra hour additional
overview > summary
own > personal
owner > proprietor
ownership > responsibility accountability
oxygen > respiratory
pace > speed rate
package > parcel box module library
packaging > packing package
packer > packing packaging
packet > pack package kit data traffic
packing > packaging
pad > brake
paediatric > child
page > sheet web
pain > discomfort
paint > coating finish coat
painter > painting
pair > two
palette > color
pallet > skid
palletizer > machine
palliative > end life comfort
pamphlet > material handout brochure leaflet
pan > cookware equipment
panel > committee group electrical board
pantry > food
pants > garment clothing apparel
paper > document paperwork writing assignment article publication physical printed hardcopy
paperwork > document documentation form record
parachute > air
paralegal > legal assistant
paramedic > responder medic emergency medical
paraprofessional > aide assistant
parcel > package box
parent > family caregiver
parental > parent
parish > congregation faith religious community
parishioner > member
parole > supervision
parser > parsing
parsing > extraction
part > component piece section portion share element
partially > partly
participant > attendee member person individual people
participation > involvement engagement
particular > specific detail certain
partly > partially
partner > collaborator
partnership > collaboration cooperation
parttime > part time
party > event celebration gathering group guest
passbook > account
passenger > traveler rider customer people
passport > document
password > credential login access
past > previous prior former
pasta > food dish
pastor > clergy minister
pastry > baked bakery baking dessert
pasture > field land grazing
patch > fix update maintenance
patent > ip intellectual property
path > walkway route way hardscape paving
pathway > path route
patience > calm
patient > individual person people client case
patiently > patience calmly
patio > hardscape paving
patrol > round rounds
patrolling > round patrol
patron > customer guest client visitor user
pattern > trend
pavement > road paving
paver > paving stone
pay > wage compensation earnings payment salary
payable > ap bill invoice vendor payment
paycheck > pay payroll wage payment
payment > transaction pay
payout > payment
payroll > pay wage paycheck
payslip > paystub
paystub > payslip
pc > computer
pcr > technique analysis
pcs > computer
peach > produce crop fruit
peak > busy rush
pediatric > child children
pediatrician > doctor physician pediatric
pedicure > nail
peer > colleague coworker teammate fellow
pen > enclosure
pension > retirement
people > person individual human others
per > each every
percent > percentage rate share
percentage > percent rate share
perennial > plant flower
perfect > flawless
performance > show
performer > artist entertainer
perimeter > boundary
period > time term timeframe span
periodical > publication
periodontist > dentist
peripheral > device
perk > benefit
perm > hairstyle hair
permanent > lasting
permission > approval authorization consent access
permit > license authorization approval
person > individual people someone human
persona > user profile
personal > individual private
personality > temperament
personalized > individual tailored customized individualized custom
personally > person myself own directly
personnel > staff employee team worker workforce hr
pesticide > chemical treatment
pet > animal companion
petri > dish
petrol > fuel
petty > small
pew > seating
pex > pipe piping
pharmacist > pharmacy
pharmacy > drugstore
phase > stage step
phishing > email scam
phlebotomist > blood draw
phlebotomy > blood draw venipuncture
phone > telephone call channel device
phonics > literacy reading
photo > photograph picture image photography photographic shot
photocopy > copy
photograph > photo picture image photography photographic shot
photographer > photography vendor supplier
photography > photo photographic
photojournalist > photographer journalist
photovoltaic > solar
physical > manual
physician > doctor provider practitioner clinician medical
physicist > scientist researcher
physics > science
physiotherapist > therapist
physiotherapy > therapy rehabilitation physical
picker > picking packer selector
picking > order selection
pickticket > order
pickup > collection
picture > image visual photograph photo shot
pie > baked dessert
piece > item part article story
pig > livestock animal
pilates > fitness class exercise
pill > medication medicine tablet
pillowcase > linen
pilot > aviator flight flying
pine > wood
pipe > piping tubing line
pipefitter > pipe
pipeline > funnel workflow process
pipette > instrument equipment device
piping > pipe
pitch > presentation proposal
pizza > pie food
place > location site spot
placement > assignment
placesetting > table
plain > simple clear basic
plaintiff > party
plan > outline scheme arrangement
plane > aviation aircraft airplane
planer > tool
planner > planning organizer
planogram > layout display plan
plant > facility factory site manufacturing production
planter > equipment machinery
planting > plant
plaque > buildup
plaster > wall finish
plasterboard > drywall
plastic > material
plat > survey
plate > meal dish
platform > system
platoon > unit
play > recreation
playbook > guide procedure
player > athlete participant
playground > play outdoor outside
playtime > routine play
plc > controller control automation
pleading > filing document legal
pleased > happy satisfied
pleasure > enjoyment
pledge > donation commitment
plier > tool
plow > machinery equipment
plumber > plumbing
plumbing > pipe water
plywood > wood sheet
pneumatic > fluid power
pneumatics > pneumatic
pnl > profit loss statement
podcast > broadcast audio show
poem > writing piece
police > law enforcement
policeman > police officer
policewoman > police officer
policing > law enforcement
policy > guideline rule
policyholder > insured customer client
polish > cleaning
polishing > cleaning
polite > courteous respectful politely friendly
politely > courteously respectfully polite courtesy friendly
poll > survey
pollutant > contaminant
pollution > contamination
polymer > material
pool > aquatic swimming
poor > low disadvantaged
population > group community people
pork > protein meat
port > harbor connection
portal > website site web online system platform
porter > attendant carrier luggage
portfolio > collection range
portion > part share serving
portrait > photo photograph photography
pos > till register checkout
position > role job post title
positive > favorable constructive good
possible > potential
post > content position role job
postal > mail
postcard > mailer
postdoc > researcher
poster > material handout print collateral marketing presentation
postop > surgery after recovery
postoperative > surgery after recovery
posture > alignment
pot > cookware equipment
potato > vegetable
potential > possible prospective
potty > toilet toileting
pound > lbs lb
power > electricity electrical
ppe > protective equipment gear safety
practice > training rehearsal
prayer > worship
precedent > case law
precise > exact accurate precisely accurately precision
precisely > exactly accurately precise
precision > accuracy exactness accurate precise
prediction > forecast projection
predictive > prediction forecast
preference > choice want
preferred > desired favored
preflight > check inspection before flight
premise > property site building
premises > building property site
premium > payment rate
preop > surgery before
preoperative > surgery before
prep > preparation ready
preparedness > readiness
prepress > print
preschool > early childhood prekindergarten nursery
preschooler > child kid young preschool
prescriber > doctor provider physician
prescription > medication script medicine rx
presentation > talk
presenter > speaker
presently > currently now
preservation > conservation
press > machine equipment media news
pressing > urgent
pressure > stress
pretrip > inspection check trip before
previous > prior former earlier past
previously > earlier formerly before prior
price > rate pricing cost
pricing > price
priest > clergy
primarily > mainly mostly
primary > main principal key first school
primer > coating finish coat
principal > main primary head administrator
print > printed hardcopy
printer > equipment machine office hardware peripheral device
prior > previous former earlier past before
prison > correctional facility
prisoner > inmate offender individual person detainee incarcerated
privacy > confidentiality confidential private
private > personal confidential privacy sensitive
prize > award
probate > estate
probation > supervision
problem > issue challenge trouble difficulty concern matter
procedure > process protocol method
process > procedure workflow method
procurement > purchasing buying
produce > vegetable fruit
product > item good goods offering merchandise
production > output manufacturing
productive > efficient
productivity > output efficiency
profession > occupation career field trade
professionally > professional
professor > faculty instructor teacher academic
proficiency > skill ability competency
proficient > skilled competent capable
profit > gain
program > programme initiative
programme > program
programmer > developer coder engineer software
programming > coding development software
progress > advancement growth
project > work job assignment initiative effort undertaking
projection > forecast prediction estimate
projector > av equipment audio
promo > promotion
promotion > promo offer campaign deal
promotional > marketing
prompt > timely quick punctual promptly
promptly > quickly timely prompt punctual rapidly swiftly
proof > evidence verification
proofreading > editing review
proper > appropriate right properly correct suitable
properly > correctly appropriately proper right
property > site premise
prophylaxis > hygiene cleaning
proprietor > owner
prospect > lead potential
prospective > potential
protection > security safety
protein > biomolecule
protocol > procedure guideline standard process
prototype > model mockup sample concept
pruning > trimming cutting
psychiatric > mental behavioral health
psychiatrist > clinician provider
psychiatry > mental health
psychologist > clinician provider
pub > hospitality bar
public > community people
publication > periodical
publicity > promotion
publisher > publishing
publishing > publication
pulse > vital sign vitals
pump > equipment machine machinery
punchlist > list item
punctual > time prompt timely punctuality punctually promptly
punctuality > punctual time timely
pupil > student learner
puppy > animal pet
purchase > transaction buy
purchasing > procurement buying
putty > filler
pvc > pipe piping
qa > quality assurance review
qc > quality control
qualification > credential
qualified > eligible
quality > standard
quantity > amount number count volume
quarantine > isolation
quarter > quarterly
quarterly > quarter each every
quartermaster > supply
query > question inquiry enquiry search
question > inquiry enquiry query concern call
questionnaire > survey form
queue > line
quick > fast rapid prompt swift speedy quickly
quicker > faster
quickly > fast rapidly promptly swiftly quick speed
quiet > calm
quietly > discreetly
quiz > test assessment
quota > target goal sales
quotation > quote estimate price
quote > estimate quotation price statement
rabbi > clergy
rack > shelf shelving cabinet display
radiator > cooling
radio > broadcast communication
radiograph > image imaging xray
radiology > imaging
rafter > framing
rail > railway railroad
railing > rail
railroad > rail railway
railway > rail railroad
rake > tool
ramp > slope airfield
ranch > agricultural
range > variety spectrum cooker
rapid > fast quick swift speedy prompt
rapidly > quickly fast swiftly speed promptly
rapport > relationship
rarely > seldom
rat > animal rodent
rating > score review
raw > unedited
rdp > remote
reaction > response
reader > audience user patron
readiness > preparedness preparation
reading > literacy subject
ready > prepared set available
reagent > chemical solution
real > actual genuine
realtor > agent property
reason > cause rationale
rebar > reinforcement reinforcing steel
recall > reminder
receipt > record document proof
receivable > ar invoice customer payment
receiver > receiving
receiving > inbound
recent > latest new recently
recently > lately recent
receptacle > outlet socket
reception > front desk function lobby
receptionist > reception front desk
recess > break playtime
recipe > formula dish
recognition > acknowledgment
recommendation > suggestion advice
recon > reconnaissance scouting
reconciliation > balancing matching
reconnaissance > scouting
record > file document documentation log entry data information history
recreation > leisure
recreational > recreation leisure
recruiter > hiring talent recruitment
recruitment > hiring talent staffing
recyclable > recycling material
recycling > waste
redesign > revamp overhaul makeover
redline > revision
reduction > decrease cut
redundant > duplicate unnecessary
reefer > truck trailer refrigerated
reel > video
refactoring > cleanup restructuring
referee > official
referral > recommendation connection
refill > repeat prescription
refrigerated > chilled cold
refrigeration > cooling
refrigerator > fridge appliance equipment refrigeration cold
refugee > newcomer
refund > transaction
refurbishment > renovation remodel
refuse > waste
regiment > unit
region > area territory
regional > area region
register > till checkout pos cash
registration > signup enrollment
regression > model statistical
regular > routine steady ongoing usual repeat returning regularly
regularly > routinely regular routine consistently
regulation > rule requirement law
rehab > rehabilitation therapy recovery
rehabilitation > rehab therapy recovery
rehearsal > practice
reimbursement > repayment refund
reject > defect
related > relevant associated
relation > relationship
relationship > rapport connection relation
relative > family kin
relay > control component
release > launch rollout deployment
relevant > related pertinent applicable
reliability > dependability
reliable > dependable trustworthy consistent reliably
reliably > consistently dependably reliable
religious > faith
relocation > move
remainder > rest remaining
remaining > rest leftover
remediation > correction fix
reminder > notice notification prompt
remodel > renovation refurbishment
remote > virtual remotely offsite distance
remotely > remote virtually virtual offsite
renal > kidney
render > image visual
rendering > image visual visualization
renewal > extension
renovation > remodel remodeling refurbishment upgrade
rent > rental lease payment
rental > lease hire
renter > tenant resident occupant lessee
rep > representative agent associate staff exercise
repair > fix maintenance service
repeat > refill returning
repeatedly > frequently multiple
reply > response answer
repo > repository
report > document record reporting summary
reporter > journalist journalism news
repositioning > moving
repository > repo
representative > rep agent associate staff
request > inquiry
required > mandatory compulsory
requirement > need standard criterion specification
research > study investigation inquiry
researcher > research
reservation > booking
residence > home house residential dwelling
resident > occupant individual person people
residential > home housing residence house household
resolution > solution fix
resort > property lodging accommodation hospitality
resource > material tool
respect > regard courtesy
respectful > courteous polite
respiration > vital sign
respiratory > breathing
response > reply answer reaction
responsibility > duty task role
responsible > accountable charge responsibility
responsive > mobile adaptive
rest > remainder remaining
restaurant > eatery dining foodservice hospitality establishment
restock > replenishment
restoration > repair renewal
restroom > bathroom washroom lavatory
result > outcome finding
resume > cv application
resuscitation > cpr
retail > store shop
retailer > store shop retail
retaining > wall
retention > keeping retaining
retiree > senior
retirement > pension
retouching > editing
retreat > event getaway gathering
retrieval > search
returning > repeat
revenue > income
review > evaluation assessment check examination
revision > change update edit
reward > incentive recognition
rfi > request information
rfp > proposal request
rhythm > pace beat
rider > passenger
rifle > firearm weapon
rig > equipment setup truck vehicle
right > proper accurate appropriate correctly properly correct
risk > hazard danger threat
rivet > fastener
rna > genetic
road > street infrastructure structure
roasting > cooking
robot > robotic automated
rock > geological
rod > consumable
roi > return
role > position job function duty post title
rollback > revert
roof > roofing rooftop
roofer > roofing
roofing > roof
rooftop > roof
room > space area
roster > schedule rota list
rota > schedule roster
rotation > tire
rotor > brake
roughly > about approximately around
route > path course run
router > equipment device hardware machine network networking tool
routine > regular usual everyday standard
routinely > regularly routine regular
routing > networking
row > line
rsvp > response guest
rubber > material
rubbish > trash garbage waste refuse
rubric > criteria grading
rude > difficult
rug > carpet
rule > guideline policy regulation requirement
runbook > guide procedure documentation playbook
runway > airfield
rural > country countryside
rush > busy peak
rx > prescription medication
sack > bag
saddle > equipment
safe > safely safety vault
safely > safe safety
safety > safe safely protection
sailor > servicemember military personnel seafarer crew
salad > food item meal dish
salary > pay compensation earnings
sale > sell transaction selling revenue
salesman > sales seller salesperson associate representative
salesperson > sales seller associate representative
saleswoman > sales seller salesperson associate representative
salmon > seafood
salon > beauty hair
same > identical
sample > specimen example
sampling > sample
sand > material
sander > tool equipment
sandwich > food item meal dish
sanitary > clean hygienic sanitation
sanitation > hygiene cleanliness sanitary cleaning
satisfaction > happiness satisfied happy
satisfied > happy pleased
saturday > weekend
sauce > dressing condiment
sauteing > cooking
saving > reduction
savvy > knowledgeable skilled
saw > tool equipment cutting
scaffold > scaffolding platform
scaffolding > scaffold
scalability > scalable scale
scale > size scope level
scalp > hair
scam > fraud
scan > image imaging
scanner > device equipment machine office scanning handheld
scared > anxious fearful
schedule > roster rota timetable calendar agenda timeline
scheduler > planner scheduling
schema > structure
schematic > drawing diagram
school > institution academic educational education
science > scientific subject
scientist > researcher research
scope > range extent
score > mark grade result rating
scrap > waste
scrape > injury wound
scraper > scraping
scraping > extraction collection
screen > display monitor
screw > fastener hardware
screwdriver > tool equipment hand
script > prescription medication medicine rx guide code program
scripture > religious
scrubbing > cleaning floor housekeeping
sds > safety data sheet
seafarer > sailor maritime
seal > closure
sealant > caulk seal
seam > joint
seamstress > sewing
season > seasonal
seasonal > season
seasoned > experienced
seat > place spot chair
seating > table
secondary > school
secondhand > used
secretarial > clerical administrative
secretary > secretarial administrative
section > area department part division station
sector > industry field area
secure > safe protected
securely > safely
security > protection
sediment > geological
seed > planting
seeder > equipment machinery
seedling > plant
seismic > earthquake
selection > choice range
selfcheckout > checkout
seller > sales
selling > sale
semester > term academic
semi > truck vehicle
seminar > session event workshop training class
senator > official
senior > elderly older
sensitive > confidential
sensor > device component
sentence > text
seo > search
separate > individual different distinct
septic > wastewater
sergeant > nco
series > sequence set
sermon > homily message
server > waiter backend waitress waitstaff
service > support assistance help care
serving > portion
session > meeting class appointment visit
set > exercise collection
setting > environment
settlement > payment agreement
setup > arrangement configuration preparation
several > multiple number few various
sewage > wastewater
sewer > drain wastewater
sewing > stitching
shaft > part component
shampoo > product
shampooing > washing
share > portion part investment
shared > joint common
sharps > hazardous waste
shave > grooming
sheep > livestock animal
sheet > linen page plate
sheetmetal > metal
shelf > shelving rack display storage
shelter > refuge accommodation temporary housing
shelving > shelf storage
sheriff > law enforcement
shift > roster rota hour schedule
shim > spacer
shingle > roofing roof
ship > vessel
shipment > delivery freight order consignment cargo load
shipping > dispatch
shirt > garment clothing apparel
shoe > footwear merchandise product
shoot > photography session photo
shop > store workshop location outlet retail
shoplifter > theft
shoplifting > theft
shopper > customer client patron buyer consumer
shopping > retail
short > brief concise
shortage > lack deficit gap scarcity
shot > injection
shovel > tool
show > program performance
shower > fixture
showing > viewing tour visit
showroom > floor store
shrimp > seafood
shrink > loss shrinkage
shrinkage > loss shrink
shrinkwrap > wrap
shrub > plant greenery
shuttle > transport transportation
sick > ill unwell
sickness > illness
side > dish course item
sidewalk > path walkway
siding > exterior
sight > vision
sign > signage
signage > sign
signature > sign
signup > registration enrollment
silo > storage
silverware > cutlery flatware
similar > comparable related like
simple > basic straightforward easy plain
simpler > easier
simulation > model modeling computational
simultaneous > concurrent parallel once
simultaneously > concurrently once time same
singer > performer
single > one sole individual
sink > plumbing fixture
siren > alarm
site > location place worksite jobsite facility
sitter > caregiver
size > dimension
sketch > drawing
skid > pallet
skidsteer > equipment machinery machine
skill > ability capability competency technique
skilled > capable able proficient competent
skincare > skin
sku > item product
sla > service level
slab > structural
slag > residue
slice > piece portion
slide > presentation deck sample specimen
slogan > tagline
small > little compact
smooth > smoothly
smoothly > smooth efficiently well seamlessly
snack > food
snow > winter
sobriety > recovery
soccer > sport athletic athletics
society > organization club
socket > outlet receptacle
sod > turf lawn grass
soda > beverage drink
sofa > furniture
software > application tool system app program
soil > dirt earth ground material
soiled > dirty used unclean
solar > renewable energy
solder > joining
soldering > joining
soldier > military troop servicemember personnel
sole > only single
solely > only alone
solicitation > request
solicitor > lawyer legal
solid > strong
solo > alone independently independent individually single
solution > answer fix mixture
someone > person individual
sometimes > occasionally
sommelier > wine
song > music piece
soon > shortly
sop > procedure
sophomore > student learner
sore > wound
sort > kind type
sound > audio
soundtrack > audio music
soup > food item meal dish
source > origin
southern > regional
soybean > crop grain
spa > wellness
space > area room
spackle > filler
spare > extra replacement
spark > ignition
speaker > presenter av equipment audio
spec > specification requirement detail standard criterion
special > specific particular
specialist > professional
species > organism
specific > particular certain
specification > spec requirement detail standard criterion
specimen > sample material
spectrophotometer > instrument equipment device
spectroscopy > technique analysis
speech > talk presentation language communication verbal
speed > pace quickness rate velocity
speeding > traffic
spelling > literacy reading
spending > expense expenditure cost
spice > seasoning
spill > mess
spindle > machine
spine > spinal back
spinning > fitness class exercise
spirit > liquor
spiritual > faith
splicing > fiber
splint > brace support
split > division share
spoilage > waste loss
spoiled > expired
spoken > oral verbal
sponsor > partner
sponsorship > sponsor
sport > athletic athletics
spot > place location
spotless > clean
sprayer > equipment machinery
spreadsheet > data table sheet workbook
spring > season seasonal
sprinkler > irrigation
sprint > iteration
squad > team crew group unit
squeegee > window
stable > steady consistent facility building
stack > shelf
stacker > lift
stacks > shelf
staff > employee personnel team worker workforce crew colleague coworker member
stage > phase step platform
stain > coating finish mark spot
stainless > steel
stair > staircase step stairway
staircase > stair stairway
stairway > stair staircase
stairwell > common area
stakeholder > party
stall > enclosure
stamping > press
standard > requirement criterion guideline benchmark
start > beginning outset
starter > appetizer electrical component part
startup > company business firm
state > condition status government
statement > document report
station > workstation area section
stationery > print
statistic > math mathematics
statistical > statistics statistic data
statistics > statistical data stats number
status > state condition standing
statute > law regulation
stay > visit
steadily > consistently steady
steady > consistent stable constant steadily
steak > meat beef
steel > metal
steering > system component
step > stage phase measure
sterilization > disinfection clean
steward > flight attendant
stewardess > flight attendant
stewardship > care
stick > welding
sticker > label
stitching > sewing
stock > inventory merchandise goods supply product
stocker > stocking stock shelf
stockroom > backroom storage stock
stocktake > inventory count stock
stocktaking > inventory count stock
stone > masonry rock
stoppage > downtime
storage > store space
store > shop location outlet retail storage
stormwater > drainage runoff
story > article piece reading
storyboard > sketch
storyteller > story
storytime > reading story
stove > appliance equipment cooker
straightforward > simple easy clear
strap > load securement tie
strategic > strategy
strategy > plan approach
strawberry > fruit
street > road
stress > pressure
stretching > flexibility exercise
stroke > neurological
strong > solid
structural > structure
structure > framework
struggling > difficulty challenged
stucco > wall finish
stud > framing
student > pupil learner
studio > space
study > research investigation
stump > tree
style > design look
stylesheet > style
stylist > hairdresser hairstylist hair
sub > subcontractor
subcontractor > sub
subject > topic course area
submittal > document
subpoena > legal document
subscriber > audience
subscription > membership
subsequently > later after
substation > power
substitute > replacement relief cover
subtitle > caption
successful > successfully
successfully > successful success
suctioning > airway
sufficient > enough adequate
suggestion > recommendation idea
suitable > appropriate fitting proper
suitcase > luggage bag
suite > room
sum > total amount
summary > overview recap synopsis report
summer > season seasonal
sump > pump drainage
sunday > weekend
superb > excellent great
superintendent > supervisor manager
superior > supervisor manager boss
supermarket > grocery store retail retailer
supervisor > supervisory superior boss
supper > meal food evening
supplier > vendor provider
supplies > material stock
supply > material stock provision goods inventory
support > assistance help aid service
sure > certain
surface > finish area
surgeon > physician doctor provider practitioner clinician
surgery > surgical procedure operative
surgical > surgery operative operating
surplus > excess extra
surveillance > monitoring cctv
survey > questionnaire poll
surveying > survey measurement
surveyor > survey
sushi > food dish
suspect > person individual
suspension > system component
suspicious > unusual
sustainability > sustainable environmental
sustainable > green
swab > specimen sample
swag > merchandise
sweeping > cleaning floor housekeeping
swift > quick fast rapid
swiftly > quickly rapidly promptly
swimmer > swimming
swimming > aquatic water
switch > equipment device hardware network networking control
switching > networking
syllabus > curriculum course
symbol > sign icon
symptom > sign condition complaint
synagogue > congregation faith religious community
syringe > sharps
syrup > medication medicine
system > setup
tab > check
table > surface furniture seating
tablet > device pill medication
tack > equipment
tag > label sticker
tagline > slogan
tailor > sewing
tailored > custom customized personalized individual
takeaway > takeout carryout
takeoff > flight
takeout > takeaway carryout
talent > candidate
talented > skilled gifted
talk > conversation discussion
tank > vessel
tanker > truck vehicle trailer
tap > faucet
tardiness > lateness
target > goal objective aim
tarmac > airfield
tarp > load securement
tartar > buildup
task > duty job assignment work activity responsibility
tasting > sampling
tattoo > art
tavern > bar
taxi > cab vehicle
tea > beverage drink
teacher > educator instructor
teaching > instruction education
team > group crew staff squad unit member teammate colleague coworker
teammate > colleague coworker peer team staff
teamwork > collaboration cooperation
tech > technology technical technician
technical > tech
technician > tech
technique > method approach skill practice way procedure
technological > technology
technology > tech technological technical
teen > teenager adolescent youth young
teenage > adolescent teen youth young
teenager > teen adolescent youth young
telecom > telecommunication
telecommunication > telecom
telehealth > remote virtual telemedicine
telemarketer > phone sales
telemarketing > phone sales
telemedicine > remote virtual telehealth
telephone > phone call
telescope > instrument
television > broadcast tv
teller > cash branch bank
temp > temporary temperature
temperature > temp vital vitals sign
template > form layout format
temple > congregation faith religious community
temporary > temp interim term
tenant > resident renter occupant lessee
tender > bid proposal payment
tennis > sport
tenure > time
term > period semester word
termination > separation
territory > area region market
test > assessment evaluation check examination trial exam testing
tester > test
testify > testimony
testimony > statement
text > wording copy message
textbook > book material
textile > fabric cloth
theater > theatre
theatre > theater
theft > loss stealing
therapeutic > therapy
therapist > clinician practitioner provider
therapy > treatment therapeutic
thermal > heat temperature
thermometer > temperature
thermostat > control temperature
thesis > research
thorough > complete careful thoroughly detailed comprehensive
thoroughly > carefully completely thorough fully
thread > threading
thrift > secondhand
through > via
throughout > across during
throughput > output volume
thursday > weekday
ticket > request issue case
ticketing > ticket
tidy > clean neat orderly organized organize order
tig > welding
tile > flooring floor tiling
tiling > tile
till > register checkout drawer pos cash
timber > wood lumber
time > hour
timecard > timesheet hour time
timeframe > time period schedule deadline
timeline > schedule timetable timeframe
timely > prompt time punctual promptly
timesheet > timecard hour time
timetable > schedule calendar
tiny > small
tip > advice suggestion pointer gratuity
tire > tyre wheel
tissue > specimen sample
tithe > donation
title > heading property document
titration > technique analysis
toddler > child kid young
together > jointly alongside
toilet > restroom bathroom washroom plumbing fixture lavatory
toileting > personal care hygiene adl
toiletry > amenity
tolerance > spec specification limit
tomato > vegetable
tool > equipment instrument resource
tooling > tool
toolpath > program
tooth > dental oral
top > highest
topic > subject
topographic > survey
topology > layout
topsoil > soil
torch > cutting
torque > force
total > overall combined sum entire complete
tough > difficult hard challenging
tour > visit walkthrough
tournament > competition event
towel > linen
tower > equipment
towing > tow
town > community municipality municipal local
toy > plaything
tracheostomy > airway breathing
tractor > equipment vehicle machinery
trade > craft occupation profession
trademark > ip intellectual property
trader > trading
tradeshow > trade show exhibition event
trading > trade
traffic > visitor visit
trail > path track
trailer > truck vehicle
train > rail railway
trainee > learner participant
trainer > instructor coach
training > instruction coaching
transaction > payment
transcript > record
transformer > equipment power
transit > transport transportation measuring instrument
transition > change
translation > translated
translator > translation language
transmission > vehicle component part gearbox
transport > transportation transit
transportation > transport transit
trash > garbage rubbish waste refuse
trauma > injury
travel > trip journey
traveler > traveller
traveller > traveler
tray > platter
treadmill > equipment
treatment > care
tree > plant
trench > excavation ditch channel
trend > pattern
trespasser > unauthorized person
trial > study test experiment court proceeding
trigonometry > math mathematics
trim > finish
trimmer > equipment tool
trimming > pruning cutting
trip > journey travel run
tripod > equipment camera
trolley > cart
troop > soldier personnel
trouble > problem issue difficulty
troubleshooting > diagnosis fix
trough > water
truck > vehicle lorry
trucker > transport truck driver
truss > structural
trusted > reliable dependable trustworthy
trustworthy > reliable dependable trusted
tuesday > weekday
tuition > fee
tuneup > maintenance service
tunnel > infrastructure structure
turbine > machine machinery
turbulence > weather
turf > sod lawn grass
turkey > poultry bird
turning > machining
turnover > attrition
tutor > instructor educator teacher
tutoring > instruction teaching
tv > broadcast television
twelve > dozen several multiple
twice > two double
two > couple pair both
type > kind category
typeface > font type typography
typical > usual average normal common
typically > usually generally normally
typography > type font
tyre > tire wheel
ui > interface user
ulcer > wound
ultrasound > imaging
umpire > official
under > below less
undergraduate > student learner academic
understandable > clear
understanding > knowledge comprehension grasp
undertaking > project effort initiative work
underwriter > underwriting
underwriting > risk
unfamiliar > new
unhappy > dissatisfied
uniform > clothing
union > labor
unique > distinct different
unit > item ward department floor
unittest > test
university > institution college academic
unmanned > drone remote
unnecessary > unneeded needless
unpaid > due
unsafe > hazardous dangerous
unused > spare leftover
upcoming > future forthcoming coming
update > revision change refresh
upgrade > improvement update
upkeep > maintenance
upsell > suggest additional
upset > unhappy distressed angry frustrated dissatisfied difficult
uptime > availability reliability
urgent > pressing immediate priority urgency emergency
urine > specimen sample
usability > ease use user
used > secondhand
useful > helpful practical
user > person individual people
usual > typical regular normal common
usually > typically generally normally
utensil > cookware equipment
utility > service
ux > user experience
vacancy > opening position role job
vacant > empty open unoccupied
vacation > leave absence holiday
vaccination > immunization vaccine shot injection jab
vaccine > vaccination immunization shot injection jab
vacuum > equipment
vacuuming > cleaning floor housekeeping
valet > parking
valid > current active
valuation > appraisal
value > worth
valve > fitting
van > vehicle
variable > value
variance > difference discrepancy deviation
varied > various different diverse variety wide
variety > range various assortment diverse different mix
various > different several multiple assorted range variety diverse varied
varnish > coating finish
vascular > vessel
vast > large huge
vault > safe
veal > meat
vector > graphic
vegetable > produce crop
veggie > vegetable produce
vehicle > transport automotive
vendor > supplier provider
vent > ventilation
ventilation > airflow air vent
ventilator > breathing respiratory
venue > location site place space
verbal > oral spoken verbally
verbally > orally verbal
version > edition
very > highly
vet > veterinarian veterinary animal
veteran > service
veterinarian > vet veterinary animal doctor
veterinary > animal
via > through by using
vial > container
vibration > movement
victim > person individual
video > footage clip recording
videographer > video
videography > video
view > perspective look
viewing > showing
vineyard > farm
violation > breach infraction offense
vip > guest
virtual > online remote virtually
virus > malware threat
visa > immigration
vise > workholding
vision > sight eye
visit > trip call encounter appointment
visitor > guest people person caller
visual > graphic image
visualization > chart graph visual
vital > sign essential critical important measurement key
vitals > sign measurement
vm > virtual machine
vocabulary > literacy reading
vocal > verbal
voice > vocal
voicemail > message
voip > phone
volleyball > sport athletic athletics
voltage > electrical power
voltmeter > meter tester instrument
volume > quantity amount number
voluntary > volunteer
volunteer > unpaid
volunteering > service volunteer
vote > ballot
voter > electorate
voucher > discount payment
vpn > network remote access
vulnerability > weakness security
vulnerable > risk
wage > pay compensation earnings
waiter > server waitress waitstaff
waitlist > queue list
waitress > server waiter waitstaff
waitstaff > server
walker > mobility equipment
walkin > refrigerator
walking > gait ambulation mobility
walkthrough > tour
walkway > hardscape paving
wall > surface
walnut > wood
wan > network
want > need
ward > unit department floor
wardrobe > furniture
warehouse > facility storage depot
warm > friendly welcoming
warmly > friendly kindly
warmup > exercise
warranty > guarantee
washroom > bathroom restroom lavatory
waste > scrap trash garbage refuse rubbish
wastebasket > bin trash
wastewater > sewage
wax > polish
waxing > hair removal
way > method manner
weapon > armament
weather > climate condition
weave > hairstyle hair
web > online website internet
webpage > page website web
website > site web webpage online page
wedding > event celebration function ceremony
wednesday > weekday
weed > weeding
week > weekly
weekday > week
weekend > saturday sunday
weekly > week each every
weigh > scale
weighing > measurement
weight > mass load equipment
weld > joint seam
welder > welding
welding > weld joining metalwork
welfare > wellbeing
well > effectively
wellbeing > welfare health wellness
wellness > health wellbeing
western > regional
wheat > crop grain
wheelchair > mobility equipment
whole > entire full complete all
wholesale > bulk
wide > broad
wife > spouse
wifi > wireless network
wildlife > animal
willing > ready prepared
willingness > willing ready
winch > lifting equipment
window > glass
windscreen > windshield
windshield > windscreen
wine > beverage drink alcohol alcoholic
wing > aircraft structure
winter > season seasonal
wire > cable wiring cabling consumable
wireframe > mockup layout design
wireless > wifi
wiring > wire cabling cable electrical
withdrawal > transaction
withholding > deduction
within > inside
witness > person testimony
wms > warehouse system
woman > adult person individual people
wood > timber lumber wooden
wooden > wood
woodland > forest
woodwork > carpentry woodworking
woodworker > carpenter
woodworking > carpentry woodwork
word > term
work > job task duty effort labor
worker > employee staff laborer personnel crew team workforce
workflow > process procedure
workforce > staff employee personnel team worker
workload > work caseload task
workorder > work order request
workout > exercise fitness training session
workpiece > part
workplace > office worksite
worksheet > material resource
workshop > session class shop seminar training
worksite > jobsite site location
workstation > station
world > global worldwide
worldwide > global international
worn > used damaged old
worried > anxious concerned
worship > service
wound > injury
wrapping > packaging
wrench > tool equipment hand
writer > author
written > writing
wrong > incorrect
xray > image imaging radiograph film
yard > lawn ground garden
year > annual yearly
yearly > annual annually year
yoga > fitness class exercise
yogurt > dairy
young > youth
youngster > child kid youth young
youth > young
zero > no none
zone > area section
zoning > land use
`
