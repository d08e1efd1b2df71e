// Words that may stand for each other without saying more. One group a line; a word may be in several.
// `truck van > vehicle`: a truck may be called a vehicle, a vehicle is no truck.
export const synonymGroups = `
reduce cut lower decrease shrink lessen slash trim curb minimize drop
increase raise boost grow lift improve expand enlarge
improve enhance better upgrade strengthen refine optimize
speed accelerate expedite quicken fast faster quick quicker
shorten reduce cut
simplify streamline
start begin commence
finish complete close conclude finalize
make create build produce prepare assemble construct compose
build construct erect assemble
create develop design devise draw
write draft author compose prepare produce
develop write prepare create
document record log write note chart
record enter log register note
keep maintain preserve hold
maintain service upkeep
repair fix mend
install fit mount set setup
replace change swap exchange
remove clear strip take
wash sanitize disinfect scrub wipe mop sweep vacuum dust > clean
sanitize disinfect
check inspect examine review verify
inspect examine survey check
verify confirm validate check ensure
test check try trial assay
review examine assess evaluate audit check study read
assess evaluate appraise gauge judge examine rate
analyze examine study evaluate review interpret
measure gauge quantify
monitor watch track observe oversee supervise
track follow monitor trace log
find locate identify detect discover spot
identify recognize spot find pinpoint determine
diagnose troubleshoot identify find
troubleshoot diagnose debug fix solve resolve
resolve solve settle fix address
address handle resolve tackle answer
handle process manage treat field deal address
process handle complete
answer respond reply field
respond answer react attend
greet welcome receive meet
welcome greet host
help assist aid support
serve assist help attend wait cater
serve provide deliver
support help assist aid
give provide supply offer deliver administer hand
provide give supply deliver offer furnish
administer give dispense apply
dispense give administer distribute
deliver bring carry transport provide drop
drive haul carry tow > transport move
move transfer shift relocate
haul carry
pack package box wrap bag
ship send dispatch mail forward
send ship mail forward dispatch transmit
drive operate steer
operate run use work drive handle
run operate conduct hold manage
use utilize employ apply operate work
manage run direct oversee supervise lead administer handle head control
supervise oversee manage direct lead
oversee supervise manage monitor direct
lead head direct manage run guide chair
head lead direct chair
organize arrange plan coordinate set hold
arrange organize schedule plan book set
plan prepare organize schedule arrange design
schedule plan arrange book set roster time
coordinate organize arrange schedule align liaise
train teach instruct coach educate school onboard
teach instruct educate train tutor
tutor teach coach mentor
mentor coach guide advise tutor train
guide direct lead advise steer show
advise counsel consult recommend guide
counsel advise support guide
onboard orient induct train welcome
hire recruit employ staff take
recruit hire source attract staff
interview question meet speak
sell vend market promote
promote market advertise publicize
market promote advertise
negotiate bargain agree arrange discuss
persuade convince win
talk speak communicate converse discuss
communicate speak talk correspond relay convey liaise
explain describe clarify present teach show
present show demonstrate deliver give pitch
show demonstrate display present
report tell inform notify relay brief
inform notify tell advise alert update
share pass give distribute
discuss talk review
collect gather compile take receive
gather collect compile obtain assemble
compile assemble gather prepare collect put
obtain get secure gain acquire receive procure
buy purchase procure order source acquire
order purchase buy requisition request
receive accept take get
accept take receive
pay settle disburse
bill invoice charge
reconcile balance match
balance reconcile
calculate compute work figure
count tally inventory
forecast project predict estimate
estimate quote price cost calculate
price cost quote
file submit lodge archive store
submit file send lodge turn
enter key input type record
update revise refresh amend renew modernize
edit revise proofread correct
correct fix rectify mend amend edit
change alter modify adjust adapt
adjust tune set regulate modify adapt calibrate
set adjust establish
configure set setup install
connect join link wire hook
wire connect
fry grill roast bake saute braise > cook prepare make
cook > prepare make
prep prepare
prepare prep ready make
plate present serve
chop cut slice dice
grow raise cultivate
plant sow
harvest pick gather
cut trim saw slice
weld join fuse solder
assemble build put construct
fabricate make build manufacture produce construct
manufacture make produce fabricate build
produce make create manufacture generate turn
generate produce create bring yield
design plan draw create lay develop
draw sketch design
implement introduce carry roll apply put deploy install adopt
introduce implement bring start launch roll
launch start introduce release open roll
deploy release ship roll install launch
release ship deploy launch publish
publish release post issue
post publish put place
code program write develop
program code
automate script
migrate move transfer convert
convert change migrate transform turn
protect secure guard safeguard
secure protect obtain win lock
guard protect watch patrol secure
enforce apply uphold
follow observe comply adhere obey keep
comply follow adhere meet observe
meet reach achieve hit satisfy attain fulfill
achieve reach attain meet earn accomplish
exceed surpass beat top outperform
win earn gain secure receive get
earn receive win get
save spare cut
ensure make keep see
carry perform conduct do execute
perform do carry conduct execute complete undertake
conduct run perform hold carry do
participate take join attend
collaborate cooperate partner work team
work collaborate partner
join attend participate
attend join go
represent act
act serve work
care look tend attend
bathe wash shower
feed nourish
lift carry raise move
comfort calm soothe reassure
calm soothe de-escalate deescalate defuse
translate interpret
research study investigate explore look
investigate research examine probe look
study learn research
select choose pick
choose select pick
sort organize arrange classify categorize order
stock restock replenish fill supply
restock replenish refill stock
store keep stow
display show arrange merchandise
open start
close shut
cover include span
include comprise contain cover
remind prompt
call phone telephone dial
write correspond
email > message mail correspondence
visit call see
meet see
tailor adapt customize personalize
customize tailor adapt
standardize unify
consolidate merge combine unify
merge combine join
combine merge join
eliminate remove end cut
prevent avoid stop
avoid prevent
detect find catch spot
catch spot find
raise collect gather
fundraise raise
retain keep
engage involve
encourage motivate inspire urge
motivate encourage
approve authorize sign
assign allocate delegate give distribute
allocate assign distribute
distribute hand give share issue
issue give release
customer client guest patron shopper buyer consumer
client customer account
patient resident client
resident patient client tenant
resident client
guest diner visitor > customer
diner guest
student pupil learner > child
pupil student
child kid youngster
learner student
teenager adolescent teen youth
elderly older aged
employee staff worker personnel team colleague associate crew member
nurse cook server technician cashier clerk driver welder aide assistant engineer developer analyst electrician mechanic apprentice intern teacher > staff employee worker team people colleague
team crew staff group squad
crew team staff
colleague coworker peer teammate
coworker colleague
worker employee staff laborer
laborer worker
people person individual
person people individual
individual person people
supplier vendor
vendor supplier seller
company firm business organization employer
firm company business practice
shop store outlet
store shop outlet
branch office location store
office branch
hospital clinic plant factory warehouse depot school nursing > facility site location
ward unit floor department
unit ward department
department unit division team area
site location place
location site place branch
plant factory
factory plant
warehouse depot storehouse
home house household residence
house home
apartment flat unit
building property site premises
classroom class
class lesson course group
lesson class
course class program
curriculum course syllabus
school academy
car truck van lorry bus trailer tractor > vehicle
car auto automobile
truck lorry
van > vehicle
machine machinery
crane forklift mixer grinder lathe press drill saw > machine machinery equipment tool
machine machinery device tool gear instrument appliance > equipment
device appliance
appliance device
tool instrument
instrument tool
part component piece
component part
material supply stock
supply material stock
stock inventory supply goods
inventory stock
goods product merchandise item
merchandise goods product
product goods item merchandise
item product thing
parcel package
package parcel
shipment delivery load freight consignment
freight cargo load goods
cargo freight load
load freight
order purchase request
request ask inquiry
inquiry question query request
question query inquiry
query question inquiry
complaint concern grievance issue
concern complaint worry issue
issue problem fault concern matter
problem issue fault trouble
fault defect problem error failure
defect fault flaw
error mistake fault
mistake error
bug defect error fault
accident incident injury
incident accident event
injury accident
event function occasion
banquet event
meeting conference session
session meeting class lesson
training instruction education coaching
instruction direction training
rule regulation policy guideline standard code
regulation rule law requirement
policy rule guideline procedure
guideline rule policy
standard requirement rule norm
requirement need standard specification
procedure process method protocol step routine
process procedure method workflow
protocol procedure
method technique approach way process
technique method
workflow process
practice procedure habit
report summary account record
record log file document entry note
log record
document paper file form record paperwork
paperwork document form
form document
file record document
note record
chart record
letter correspondence mail
correspondence letter mail email
contract agreement
agreement contract
invoice bill
bill invoice
budget spending
cost expense spending expenditure spend
expense cost spending
spending cost expense spend
revenue turnover takings
sell > revenue
income revenue earnings
profit margin earnings
margin profit
price cost rate
cash money
fund money
payment transaction
transaction payment purchase sell
account customer client
goal target objective aim
target goal objective quota
quota target goal
deadline date
schedule roster rota timetable plan
roster schedule rota
timetable schedule
plan program strategy schedule
strategy plan
program scheme initiative plan course
initiative project program effort
project job initiative work assignment
job project work task assignment
task duty job assignment work chore
duty task responsibility job
responsibility duty
chore housework task
assignment task homework
effort work
result outcome
outcome result
quality standard
accuracy precision correct
precision accuracy
speed pace
hour time
shift turn
waste scrap
scrap waste
shrinkage loss
loss shrinkage
damage breakage
downtime outage stoppage
outage downtime
delay wait lag
wait delay queue
backlog queue
turnover attrition
meal food dish
food meal dish
dish meal food plate
menu dish
drink beverage
beverage drink
medication medicine drug med
medicine medication drug
med medication
illness disease condition
condition illness state
cash check fund > money
exam test examination
examination exam test
assessment evaluation test
grade mark score
score grade mark result
law legal
case matter file
matter case
lawsuit case litigation suit
hearing trial
court tribunal
evidence proof
software application program system app
application app program software
app application
system platform software
platform system
website site web page
site website
web online internet
online web internet digital
internet web
page site
data information record figure number
information data detail
detail information
figure number data
number figure
spreadsheet workbook sheet
computer pc
network lan
feature function
interface screen
campaign promotion drive
promotion campaign offer
advertisement ad advert advertising
ad advert advertisement
newsletter bulletin
article story piece post
story article
post article message
presentation talk slide
talk presentation speech
audience reader public
public community
community neighborhood public local
area region territory district field
region area territory
territory region area
route run road
road route street
trip journey run
field area
garden yard landscape
lawn grass turf
crop plant
dog cat horse cattle > animal
wood timber lumber
timber wood lumber
pipe piping tube
piping pipe
wiring wire cable electrical
cable wire wiring
circuit wiring
electrical electric
electric electrical
drawing blueprint plan diagram schematic
blueprint drawing plan
schematic diagram drawing
diagram schematic drawing
concrete cement
roof roofing
wall partition
paint coat
fixture fitting
structure building
hazard danger risk
risk hazard danger
danger hazard risk
ppe gear
aid help support
assistance help aid support
care support attention
attention care
service support work
support service help assistance
need requirement
want need
feedback comment response review
comment feedback
review feedback
survey poll questionnaire
opinion view
relationship relation rapport contact
rapport relationship
contact relationship
communication contact
trust confidence
parent relative > family
parent guardian
student pupil learner
companionship company
hygiene cleanliness clean
dress clothing
laundry linen wash
linen laundry
housekeeping clean
reservation booking
booking reservation appointment
appointment booking visit
visit appointment
check-in arrival
front desk reception
reception desk
desk counter reception
till register cash
register till checkout
checkout register till
counter till
phone telephone call
telephone phone
call phone
busy high-volume fast-paced
daily day everyday nightly
nightly night evening
weekly week
monthly month
quarterly quarter
yearly annual year
annual yearly year
annually yearly annual
hourly hour
day daily
week weekly
month monthly
year yearly annual
overnight night
various several multiple different diverse range variety
several various multiple
multiple several various
many numerous
different various diverse
diverse various different mixed
new fresh incoming
incoming new
old former previous existing
existing current present
current existing present
former previous past
previous former past
main primary key
primary main
key main important
important key vital
large big
big large
small little
short brief
brief short
long lengthy
complete full entire whole
whole entire full
entire whole full all
all every whole entire full each
every all each
each every per
whole all
correct accurate right
accurate correct precise exact
exact precise
careful thorough
thorough careful complete
safe secure
prompt timely quick time
quick fast rapid prompt swift
fast quick rapid
rapid fast quick
efficient smooth
smooth efficient
local nearby
nationwide national country
national nationwide
international global overseas worldwide
global international worldwide
oral verbal spoken
verbal oral spoken
written writing
wholesale bulk
retail store shop
residential home domestic house
domestic residential home
commercial business
industrial factory plant
medical clinical health healthcare
clinical medical
health healthcare medical
healthcare health medical
financial finance
finance financial
legal law
technical engineering
digital online electronic
electronic digital
handle hold
manual hand
manual handbook guide
handbook manual guide
guide manual handbook
during while throughout
throughout across during
inside within in
before prior ahead
after following
prior before
behalf for
via through by
regarding about concerning
about regarding concerning
together jointly
jointly together
independently alone own
alone independently
bring take
put place set
place put set
weld solder > join
saturday sunday > weekend
apartment house flat > home property
breakfast lunch dinner brunch > meal service
soup salad sauce pasta bread dessert > dish food
steel aluminum copper iron brass > metal
bandage suture > dress
blood vital > sign
invoice receipt contract form report > document paperwork record
bug defect outage ticket > issue problem
ticket request issue case
phone email letter call > communication contact
cashier till > register
coach train mentor guide
orient train onboard
liaise communicate coordinate work
rebuild restore overhaul refurbish repair
overhaul rebuild repair
renovate remodel refurbish restore
dismantle disassemble strip
assemble install
deescalate calm defuse
dispose discard remove
conserve save
audit review check inspect examine
appraise value assess
prosecute try
represent defend
defend represent
draft write prepare
petition motion brief pleading > filing document
contract lease will deed > document agreement
ledger account book
book ledger
payroll wage salary pay
wage salary pay
salary wage pay
tax return filing
month-end close closing
close closing
closing close
year-end annual
payable bill invoice
receivable collection
collection receivable
math mathematics arithmetic
mathematics math
reading literacy
literacy reading
special-education special-needs
homework assignment
grade mark score assess
parent-teacher conference
newborn infant baby
infant baby newborn
dementia alzheimer
mobility movement transfer
transfer move lift
ambulate walk
vitals vital signs
triage prioritize sort
prioritize rank order sort
chart document record
handoff handover
handover handoff
shift rotation
pallet skid
forklift lift
pick select gather pull
picking selection pick
pull pick
scan read
dock bay
bay dock
itinerary route
mileage distance
inspection check
pretrip pre-trip
haulage hauling transport
upsell sell
prospect lead
lead prospect
pipeline funnel
deal sell contract
closing deal
pitch present
cold-call call
churn loss
retention keep
renewal renew
resume application cv
applicant candidate
candidate applicant
vacancy opening position role
opening vacancy position role
position role post job
role position post job
benefit perk
grievance complaint
induction onboarding orientation
onboarding orientation induction
orientation onboarding induction
discipline correct
brick block masonry
scaffold scaffolding
excavate dig
dig excavate
demolish tear
pour lay place
frame build
conduit pipe
panel board
breaker panel
outlet socket
socket outlet
hvac heating cooling ventilation
heating hvac
plumbing pipe
leak drip
drain sewer
pruning trim
prune trim cut
mow cut
water irrigate
irrigate water
newsletter mailing
copy text content
content copy text material
text copy
brochure flyer leaflet
flyer leaflet brochure
logo mark
layout design
photo photograph picture image
picture image photo
image picture photo
video film footage
film video
social-media social
follower subscriber
traffic visit
lab laboratory
laboratory lab
sample specimen
specimen sample
experiment test trial study
study experiment research
trial study experiment
finding result
paper article publication
publication paper article
grant funding
funding grant
donor giver
donation gift contribution
gift donation
fundraiser event
outreach engagement
tenant resident renter
renter tenant
rent lease
lease rent
flight trip
cabin aircraft
passenger traveler customer
traveler passenger
luggage bag baggage
baggage luggage bag
hotel property
housekeeper cleaner
cleaner housekeeper
cut haircut
hair style
stylist hairdresser
manicure nail
workout exercise training
exercise workout
player athlete
athlete player
squad team
match game
game match
inmate prisoner detainee
prisoner inmate
officer guard
suspect offender
crime offense
patrol guard watch
emergency urgent crisis
urgent emergency
crisis emergency
fire blaze
blaze fire
rescue save
ambulance ems
dispatch send
alarm alert
camera cctv surveillance
surveillance cctv camera watch
spanish english french german > language
pastry cake bread cookie > baked dessert
throughput output volume
output production throughput volume
production output manufacturing
volume output amount quantity
amount quantity volume
quantity amount volume
yield output
uptime availability
latency delay
load traffic
performance speed
lead-time turnaround
turnaround time
cycle time
queue line wait
line queue
satisfaction rating
rating score satisfaction
review rating
attendance presence
absence absenteeism
absenteeism absence
punctual time
half fifty
build develop create write code program
develop build make create
choose pick select opt
serve sit member
grade grader
drive > car vehicle road
medical doctor physician
physician doctor
doctor physician
grader student pupil > class
shot vaccine vaccination immunization injection
vaccine shot vaccination
take record measure note
take make get
lay layout
retouch edit
speak talk converse
talk speak
refer send direct forward pass point
difference discrepancy variance gap
discrepancy difference variance
early ahead
eat feed meal
landlord > property owner
landlord owner
onboard run
keep manage
hold keep have
fit install
pull run
run work handle use operate
work run handle operate use
carry have hold handle
have carry hold
feed eat
help assist support aid guide
assist help
shop purchase buy
grocery food
teach show train
show teach
sort separate
put place lay
look search seek
reply respond answer
pass hand give
fast-paced busy
hang install fit put
fill complete cover
cover fill replace
substitute cover fill stand
stand fill cover
spot notice find see
see find notice
notice see spot
keep update maintain
update maintain keep
log enter
enter put
check verify ensure
ensure verify check
confirm verify check
watch monitor check
observe watch monitor
assess check
note record write
list record
register enrol enroll sign
enroll register sign
sign register
write type
type enter
translate convert
shift move
swap change replace
substitute replace
exchange trade swap
trade buy sell
purchase order
source buy find
find source
procure obtain buy
supply stock
refill top
top refill
rotate turn
turn rotate
mix blend combine
blend mix combine
stir mix
portion serve divide
divide split share
split divide share
share divide split
cut shorten
shave cut trim
chop cut dice slice
slice cut chop
season flavor
garnish decorate finish
decorate dress trim
set lay prepare arrange
lay set place
clear clean tidy empty
tidy clean organize
organize tidy sort
empty clear
collect pick
pick collect
drop deliver leave
leave drop
escort accompany guide take
accompany escort take go
guide escort lead
walk escort take exercise
groom brush wash care
brush groom
dress bandage
bandage dress
draw take collect
collect draw take
insert place put
place insert
monitor observe
record document
educate teach inform
reassure comfort
comfort reassure support
admit receive
discharge release
release discharge
refer recommend
recommend suggest advise propose
suggest recommend propose
propose suggest recommend
advise recommend
brief inform update
update brief inform
instruct teach direct tell
tell instruct inform
lecture teach present
grade mark assess
mark grade
tutor help teach
plan develop
prepare plan
adapt modify adjust differentiate
differentiate adapt
represent defend argue
argue represent plead
plead argue
file lodge submit
draft draw prepare
review read check
proofread check read edit
negotiate discuss agree settle
settle agree resolve close
close settle end
mediate settle
research look search
interview speak meet
investigate inquire
inquire ask investigate
ask inquire request question
request ask
demand ask
survey ask
canvass survey visit
solicit ask seek
seek look pursue
pursue seek follow
follow pursue
chase follow pursue
collect recover chase
recover collect regain
bill charge
charge bill
post enter record
reconcile match check
match compare reconcile
compare match check
tally count total
total count add
sum total
compute calculate
forecast estimate
allocate budget
finance fund
save cut reduce
spend use
trim reduce cut
streamline simplify improve
simplify ease
ease simplify
speed hasten
automate mechanize
digitize scan
scan digitize
upload post load
download get
back copy
copy duplicate
duplicate copy
restore recover
patch fix update
fix patch
debug fix
refactor rewrite restructure clean
rewrite rework revise redo
rework redo revise
redesign rework redo
model design
prototype model mock
sketch draft draw
test verify validate
validate test
deploy install
maintain run keep support
troubleshoot repair support
monitor track
query search
analyze review
report present show
visualize show chart
chart plot graph
plot chart graph
map plot chart
estimate judge
measure check
calibrate adjust set
align adjust straighten
straighten align
fasten tighten secure attach
attach fasten join connect fix
join connect attach
bolt fasten
drill bore
bore drill
grind sand smooth
sand smooth grind
polish buff shine
buff polish
coat paint cover
seal close
insulate wrap
wrap cover
wire rewire
rewire wire
plumb pipe
lay install
pave surface
surface pave resurface
resurface repave pave
dig trench
trench dig
level grade
demolish remove
haul remove
rig lift hoist
hoist lift
stack pile
pile stack
palletize stack
label tag mark
tag label mark
weigh measure
inspect look
grade sort rate
rate grade score
slaughter butcher
butcher cut
breed raise
raise breed rear
train tame
spray apply treat
apply spray use put
fertilize feed
weed clear
landscape garden
patrol walk tour watch
detain hold stop
stop halt end prevent
arrest detain
search look check
evacuate clear
rescue help
respond attend go
interpret translate
host hold welcome
hold host run
seat place
usher guide seat
entertain amuse
perform play
play perform
sing perform
film shoot record
shoot film photograph
photograph shoot
edit cut
publish print
print publish produce
pitch propose present
advertise promote
brand label
launch begin
begin launch start
end finish
grow increase build
shrink reduce
climb rise
rise climb increase
fall drop
exceed beat
beat exceed
miss fall
meet hit
hit meet reach
rank place finish
place rank finish
name appoint choose
elect choose
another other
fill prepare
substance drug
insurer insurance
write send
come arrive
arrive come
phone contact call reach
contact call phone reach
reach contact
notify contact
seek find
shelf rack
rack shelf
staff colleague coworker
apply use
gather take
solve handle
settle handle
answer handle
react answer
forward send
pass transfer
greet see
hold conduct
prepare make
assemble make
produce write
track log
log note
note log
file store
sort arrange
arrange sort
tidy straighten
disinfect sanitize
sterilize sanitize
sanitize sterilize
test try
inspect test
test inspect
verify test
oversee monitor
measure record
record measure
read interpret
interpret read
feed give
bathe clean
dress clothe
walk exercise
play entertain
entertain play
coach teach
grade score
quiz test
test quiz
explain show
demonstrate explain
sell offer
offer sell
recommend offer
offer recommend
suggest offer
stock fill
fill stock
shelve stock
stock shelve
price mark
mark price
label mark
wrap pack
box pack
bag pack
pack bag
load fill
unload empty
empty unload
lift move
push move
pull move
drive travel
travel drive
deliver take
take deliver
fetch bring get
bring fetch
collect fetch
return bring
park leave
fuel refuel
refuel fuel
steer drive
operate control
control operate
start launch
stop end
end stop
open unlock
lock secure
guard watch
watch guard
check watch
search look
report tell
write report
sign approve
agree accept
accept approve
deny refuse reject
refuse reject
reject refuse deny
cancel end
renew extend
extend renew
delay postpone
postpone delay
tune adjust
strip remove
cut shape
shape form
form shape
bend shape
sand finish
finish sand polish
paint finish
mix prepare
pour fill
lay build
dig remove
plant grow
water tend
tend care
care tend
prune cut
mow trim
harvest collect
milk collect
maintain clean
wash rinse
rinse wash
dry wipe
iron press
press iron
fold pack
sew mend
mend sew
style cut
color dye
dye color
massage treat
examine check
administer dispense
inject give
draw collect
chart log
transfer transport
comfort support
counsel help
advise help
help advise
refer connect
connect refer
link connect
place match
match place
screen review
review screen
onboard welcome
welcome onboard
bill process
invoice process
audit verify
reconcile verify
post process
enter process
key process
scan process
file process
draft create
design draw
sketch draw
code build
debug test
test debug
report share
present share
share present
publish share
post share
edit improve
proofread correct
photograph capture
capture photograph film
film capture
record film
print make
cater serve
serve present
plate arrange
garnish plate
taste test
season prepare
marinate prepare
brew make
mixology bartend
bartend serve
pour serve
bus clear
clear bus
host seat
wait serve
upsell promote
promote sell
advertise sell
sign close
negotiate settle
mediate negotiate
argue present
file bring
research find
summarize write
write summarize
brief write
cite quote
quote cite
testify present
patrol monitor
respond go
detain stop
escort walk
drug substance medication
lawyer attorney counsel
attorney lawyer counsel
counsel lawyer attorney
teacher instructor educator
instructor teacher trainer
educator teacher
server waiter waitress
waiter server
operator driver
janitor custodian cleaner
custodian janitor cleaner
aide assistant helper
helper assistant aide
tech technician
programmer developer
teen adolescent youth
baby infant
elder senior elderly
insurer carrier
carrier insurer
buyer customer
passenger traveler rider
rider passenger
visitor guest
audience crowd
crowd audience
neighbor resident
mother father guardian > parent
friend peer
lunch dinner breakfast > meal
entree dish
appetizer starter
starter appetizer
ingredient produce
produce ingredient vegetable
vegetable produce
meat protein
kitchenware utensil
utensil tool
station section area line
section station area
table section
checkout till register
receipt ticket
ticket receipt
drawer till register
till drawer register
float cash
deposit cash
tip gratuity
gratuity tip
discount sale
coupon discount
aisle shelf
window display
display window
catalog listing
listing catalog ad
showroom floor
salesfloor floor
stockroom backroom
backroom stockroom
dock yard
pallet load
crate box
box crate carton
carton box
label tag
barcode label
manifest list
list manifest
waybill manifest
log record entry
clipboard checklist
checklist list form
survey form
questionnaire form
chart graph
graph chart
slide presentation
deck presentation slide
memo note
note memo
brief memo
minutes note
agenda schedule
calendar schedule diary
diary calendar
deadline due
due deadline
budget fund
cost price
fee charge cost
charge fee
fine penalty
penalty fine
debt balance
balance account
loan credit
credit loan
mortgage loan
policy plan
premium payment
claim case
dispute complaint claim
complaint dispute
refund return
return refund
exchange swap
warranty guarantee
guarantee warranty
contract deal
deal agreement
bid quote proposal
quote bid estimate
proposal bid
estimate bid quote
tender bid
survey study
poll survey
focus-group interview
trend pattern
pattern trend
forecast projection
projection forecast
metric measure figure
kpi metric measure
measure metric
benchmark standard
baseline benchmark
score result
rating review
rank place
share portion percentage
percentage share
portion part share
rate ratio percentage
ratio rate
average mean
total sum
amount sum
volume traffic
traffic volume
peak rush
rush peak
season period
period time term
term period semester
semester term
session class
shift duty
night evening
evening night
holiday vacation
break rest
rest break
lunch-break break
start beginning
beginning start
end close
middle midst
front lobby
lobby reception front
hall corridor
corridor hallway
hallway corridor
stair staircase
basement cellar
attic loft
yard lot
lot yard
garage shop
shop workshop garage
workshop shop
bench workstation
workstation bench desk station
desk workstation
cabinet cupboard
cupboard cabinet
shelf cabinet
counter desk
sink basin
bathroom restroom washroom toilet
restroom bathroom
toilet bathroom
suite bedroom > room
ward floor
floor level
level floor
roof top
ceiling top
wall side
door entrance
entrance door gate
gate entrance
fence barrier
barrier fence
path walkway
walkway path
street road
highway road
bridge overpass
sewer drain
drain pipe
valve tap
tap faucet valve
faucet tap
cooler refrigerator fridge
refrigerator fridge cooler
fridge refrigerator
freezer cooler
oven stove range
stove oven
range stove
mixer blender
blender mixer
knife blade
blade knife
saw cutter
hammer wrench saw drill > tool
ladder scaffold
hoist crane lift
crane hoist
jack lift
trolley cart
cart trolley
bed cot
mattress bed
sheet towel > linen
uniform > clothing
clothing clothes garment
garment clothing clothes
clothes clothing garment
shoe footwear
footwear shoe
glove mask helmet harness goggles > ppe gear
vaccine immunization
shot injection
injection shot
pill tablet medication
tablet pill
dose amount
symptom sign
sign symptom
disease illness disorder
disorder illness condition
pain discomfort
discomfort pain
fall slip
slip fall
fracture break
surgery operation procedure
operation surgery
recovery healing rehabilitation
healing recovery
rehabilitation recovery therapy
therapy treatment
treatment therapy care
checkup exam visit
screening test exam
scan image
xray scan > image
bloodwork test
culture sample
gene dna
cell tissue
tissue sample
experiment study
dataset data
table record
field record
query search question
script code program
pipeline process workflow
build release
release version
version release
patch update
update patch
module component
component module
library package
api interface
endpoint api
ui interface
ux design
page screen
screen page
dashboard report
report dashboard
alert notification
notification alert message
message note
log history
history record background
background history
backup copy
copy backup
server machine
cluster server
network connection
connection network link
link connection
router switch
switch router
firewall security
password credential
account login
login account
ticket request
outage failure
failure outage breakdown
breakdown failure
lag delay
speed performance
load demand
demand need
need demand
capacity volume
throughput rate
quality grade
grade quality
finish surface
surface finish
edge side
corner edge
tolerance limit
limit tolerance
gap space
space gap
seal gasket
gasket seal
joint seam
seam joint weld
weld joint seam
bead weld
frame structure
beam frame
column post
post pole
pole post
board panel
sheet plate
plate sheet
rod bar
bar rod
wire cable
coil wire
tube pipe
hose pipe
pump motor
motor engine
engine motor
gear belt bearing brake > part
tire wheel
wheel tire
battery cell
fuel gas
gas fuel
oil lubricant
lubricant oil grease
grease oil
coolant fluid
fluid liquid
liquid fluid
chemical substance
acid chemical
paint coating
coating paint finish
primer coat
stain finish
tile flooring
carpet flooring
flooring floor
drywall board
lumber wood
plywood board
brick stone > masonry
mortar cement
cement concrete
asphalt pavement
pavement asphalt road
gravel stone
soil dirt earth
dirt soil
earth soil
seed plant
tree shrub flower weed > plant
shrub bush
bush shrub
fruit grain hay > crop
cattle herd > livestock animal
herd livestock
flock herd
chicken poultry
fish seafood
seafood fish
burn fracture > injury
cash drawer
build grow
ring checkout
draw attract bring
attract draw bring
story article piece
report write
short short-staffed understaffed
move transport carry haul transfer shift bring take convey cart lug shuttle ferry relocate
carry bring take deliver transport drop haul
deliver bring carry take transport hand drop distribute
pass hand give supply bring carry deliver
give provide supply offer hand deliver furnish administer dispense issue serve
supply provide furnish stock deliver equip
operate run use drive work handle control
setup set install introduce implement establish start launch put create
introduce implement launch start establish setup set install roll adopt bring
install fit mount set put lay place hang
remove strip tear take clear pull haul dispose
tear strip remove pull rip
dispose remove discard haul throw
clean tidy clear maintain keep
keep maintain hold preserve store retain
maintain keep service care preserve manage
care look tend attend serve support
check inspect examine verify review test confirm monitor
inspect check examine review survey look
monitor watch track observe check follow
review check read examine assess evaluate analyze study
evaluate assess review judge rate appraise analyze measure
analyze study review examine assess interpret evaluate research
research study investigate explore examine look
investigate research examine look probe inquire
find locate identify spot discover detect notice uncover
identify find recognize spot detect determine pinpoint
fix repair mend correct resolve patch restore
repair fix mend restore service rebuild overhaul refurbish
resolve settle solve fix handle address answer
solve resolve fix answer
answer respond reply field handle take address
respond answer react reply attend handle
handle manage process deal address field take run
process handle complete prepare run enter file
complete finish perform do carry fulfill conclude close
perform do conduct carry execute complete run provide give
conduct run hold perform lead carry do give
hold conduct run host give lead organize
run hold conduct operate lead manage handle
lead run head direct guide hold conduct teach
guide lead direct advise counsel help coach steer support show
advise counsel guide consult help recommend coach support
counsel advise guide help support
teach instruct train educate tutor coach show lead
train teach instruct coach educate prepare develop onboard school
coach train mentor teach guide
mentor coach guide train support advise
explain describe show teach clarify present demonstrate
show demonstrate explain present teach display
present show give deliver share explain
talk speak discuss communicate chat meet consult
discuss talk review speak
communicate talk speak share report inform correspond relay
inform tell notify update advise brief report alert
report tell inform note record document submit present
record log note document enter write register track chart
document record write log note chart
enter input key type record log
write draft prepare author compose produce create develop
draft write prepare compose create
prepare make create produce draft assemble compile develop write cook prep set ready plan
compile prepare assemble gather collect put create
gather collect compile obtain assemble get
collect gather receive take obtain pick get
receive take accept get obtain collect
get obtain receive acquire secure
obtain get secure acquire gain receive
order buy purchase request procure requisition
buy purchase order procure acquire source
sell market promote offer vend
market promote sell advertise
promote market advertise publicize sell support
contact call phone email reach write
call phone contact telephone ring dial
meet see visit greet talk
greet welcome meet receive host
welcome greet receive host
help assist support aid serve
assist help support aid serve
serve help assist wait attend provide
plan organize schedule arrange prepare design develop coordinate
organize plan arrange coordinate schedule run set
schedule plan arrange book set organize
arrange organize schedule plan set book order
coordinate organize arrange plan schedule manage
manage run direct oversee supervise handle lead head administer
oversee supervise manage direct monitor
make build create produce prepare construct craft
build make construct create develop assemble erect
create make build develop design produce write prepare
develop create build design make write prepare
design create develop plan draw lay
assemble build put construct fit
cut trim slice chop saw
mix blend combine prepare
cook prepare make
load fill pack stack
pack wrap box load package
store keep stock shelve stow
stock fill store shelve restock supply
sort arrange organize separate classify group
label mark tag
count tally inventory check
measure check gauge weigh test
test check try measure inspect
adjust set tune change calibrate modify
change alter modify adjust revise update
update change revise maintain refresh
use apply employ utilize operate work
start begin open launch initiate
initiate start begin launch
end finish close stop complete
increase raise grow boost lift expand improve
reduce cut lower decrease drop trim shrink
improve raise increase better enhance boost strengthen
drive operate transport take travel
protect guard secure safeguard
guard protect watch secure patrol
follow observe obey adhere comply keep
support help assist aid back maintain
join enter attend participate
attend join visit
choose select pick decide
hire recruit employ take
share distribute give present pass
distribute hand give share deliver
send mail ship forward deliver email
publish post release issue print
translate interpret convert
calculate figure compute work estimate
estimate calculate forecast price
pay settle process
bill charge invoice
negotiate agree arrange discuss bargain
treat care handle
comfort calm reassure soothe support
sterilize sanitize disinfect > clean
plant grow sow
harvest pick gather collect
paint coat finish
weld join fuse
wire connect install
lift raise carry move
pull drag draw haul
pour fill serve
wear use
watch monitor observe see
short staff
fill check
rep representative
representative rep
rep representative > staff team people
rise grow increase
`
