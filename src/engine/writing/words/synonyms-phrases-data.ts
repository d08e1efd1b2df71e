// What may be written where the source has this word: clipped and full forms, nouns of verbs, words of phrases.
export const phraseSynonyms = `
one > single
drip > irrigation
talk > guide
enter > data
land > secure place
after > maintain service care manage
sale > launch
ekg > electrocardiogram
ecg > electrocardiogram
homeroom > student class
class > student pupil
add > implement introduce insert include new develop
back > stockroom
delivery > incoming
behind > fall fallen arrears overdue
ring > transaction
pickup > truck
grader > student pupil
build > implement
code > implement
develop > implement
program > implement
write > implement code
ring > check checkout
carry > manage
everything > all
everyone > all
sign > signature
retailer > business store shop
starter > hire joiner
break > butcher
invoice > bill
short > staffed
orders > ring
place > win
chase > follow
abandon > leave drop stop
abbreviate > shorten condense short
abide > obey conform respect
about > approximate
abridge > shorten condense cut
abroad > overseas foreign
absence > away out absent
absent > away out absence missing
absentee > absent missing
absorb > learn understand
abuse > mistreatment
accept > process
acceptance > accept
access > log login use view
accident > mishap
acclaim > praise recognition
accommodate > handle adjust suit
accompany > walk chaperone
accomplish > realize carry
acct > account
accts > account
accuracy > exactness error
achievement > accomplishment success
acknowledge > thank note respond
acquire > learn
act > behave step portray action
activate > launch open
adapt > fit rework revise
add > create enter post attach put supplement register
additionally > also
address > speak talk present
adhere > abide respect
adjudicate > review settle determine
adjust > shift fine reset
admin > administration
administer > proctor
admire > respect
admit > process
adorn > decorate
advance > develop
advertise > announce list publicise
advise > explain
advocate > campaign lobby
aeroplane > airplane
after > post
afternoon > pm day
afterwards > after following later
again > repeat
aggregate > pull merge roll
agree > consent deal
agreement > understanding
aid > contribute facilitate relief
aide > assist support
aim > purpose
air > broadcast
airline > flight
airplane > aeroplane
alarm > warning
alert > signal caution call
align > level set square
allocate > share
allow > give
allowance > allow
almost > approximately about
alone > handed handedly singlehandedly singlehanded independent sole solely unaided unassisted
alongside > partnership collaboration jointly partner
also > well too besides addition
alter > fit
alum > graduate
aluminium > aluminum
aluminum > aluminium
alumni > graduate
always > consistent reliably constantly
anaesthesia > anesthesia
anaesthetic > anesthetic
analyze > mine dissect dig
anesthesia > anaesthesia
anesthetic > anaesthetic
announce > inform communicate post call
announcement > message notification
anticipate > prepare
apologise > apology sorry apologize
apologize > apologise
appear > feature star act
appearance > appear look
appliance > machine unit
application > submission
apply > lay place
appointment > meeting
appraise > price
approach > reach speak engage
approve > pass confirm endorse
approx > approximately
approximately > approx
appt > appointment
appts > appointment
apt > apartment
argument > dispute conflict disagreement
armor > armour
armour > armor
around > near
arrange > make handle stage position secure
arrival > arrive check come
arrive > land show
artefact > object item
artifact > object item
aside > set
ask > poll consult invite
assay > evaluate
assemble > mount collate
assembly > assemble putting
assess > screen determine
assign > task hand pair place route
assist > facilitate contribute tend
assoc > associate
associate > connect link
asst > assistant
assume > undertake
assure > guarantee
attach > mount hook install tie bond
attend > sit appear
attendance > attend present
attendee > visitor audience
attention > attend attentive
attest > confirm
audience > attendee
authorize > release
avg > average
avoid > sidestep
award > grant recognize
back > reverse
backing > support
backlog > outstanding pending
backorder > delay
bake > produce
bakery > baker
balance > weigh offset square total
band > tie
bang > hit
banquet > meal
barbecue > grill cook
bargain > deal
barrier > difficulty
batch > quantity
bathe > cleanse
battle > fight
bday > birthday
bear > carry hold
beat > whip mix
because > due
become > turn
before > pre
befriend > friend
begin > introduce kick
beginner > entry introductory
belief > believe
bend > flex
benefit > help
besides > also addition
bicycle > bike
bike > cycle ride bicycle
bill > account
bind > secure
binder > folder file
bio > biology biography
birth > born
birthday > celebration
biweekly > fortnightly
biz > business
blast > strip
bldg > building
blend > stir merge
block > stop prevent
blog > publish author
board > enter load embark get
boat > watercraft
bolt > mount
book > make coordinate secure
boost > drive
booth > stand exhibit
border > boundary edge
boss > superior management
bound > border
boundary > limit border
boy > child youth
breach > incident
break > separate disassemble dismantle stop collapse
breakage > loss
breakdown > analysis break
breed > type
brief > debrief explain communicate
briefing > meeting update
bring > acquire
broadcast > stream present
broken > nonworking
buddy > peer
budget > forecast finance
bug > glitch
build > raise set cultivate strengthen
buildout > build construct
bulletin > announcement
bump > increase
bunch > group
bundle > wrap
burger > hamburger
burn > incinerate
bury > lay
butcher > meatcutter
buy > secure
buyin > support agreement
byhand > manually
bypass > skip
cafeteria > lunchroom canteen
calc > calculation
calculate > tally total tabulate math
calendar > timetable
calibrate > align verify
callback > return call
caller > inquiry
campaign > promote
camper > kid youth participant
cancel > withdraw drop
canteen > cafeteria dining
capitalise > capitalize
capitalize > capitalise
capture > gather shoot log
care > help assist
carefully > attentive
caretaker > custodian janitor maintenance
carpool > ride share
carry > bear keep stock
carve > engrave
case > situation
caseload > carry
cast > choose throw
catalog > document sort
catalyse > catalyze
catalyze > catalyse
cater > prepare
cause > create result
celebrate > recognize party
celebration > event party
cello > string instrument
cert > certification certificate
certificate > cert certification certs
certification > cert certificate certs
certify > approve
certs > certification certificate
chain > sequence
chair > facilitate moderate host
challenge > push
change > rework transition
changeover > switch change conversion
chapter > section branch
characterise > characterize
characterize > characterise
charge > process
charity > cause
chat > engage reply
check > scan proof cross see
checkin > arrive register greet check
checkout > transaction
chef > kitchen
chem > chemistry chemical
chiefly > mainly mostly primarily largely
chill > cold
chip > cut grind contribute help
choice > choose chosen
choose > selection
christmas > holiday
circle > round
clarify > define
classmate > peer student
clear > unclog unblock open free
clearly > plain
clip > attach fasten
close > lock secure
closely > near
clothe > outfit
co > jointly partnership together joint collaborate partner alongside
coach > encourage
coat > seal apply
coil > wind wrap roll
collaborate > liaise partnership
collapse > fold break
collate > sort arrange
colleague > fellow
collect > pull retrieve capture
comb > search style
combine > integrate add
come > visit attend
comm > communication
command > run instruction
commonly > usually often frequently
comms > communication communications
communicate > explain present relate message
commute > travel
compact > roll
compare > review evaluate benchmark
compensate > reward
compete > race play match
competitor > rival competition
compile > organize build aggregate consolidate
complain > raise report
complaint > feedback dissatisfaction
complete > fulfil
complex > property building
compliment > praise feedback
comply > abide satisfy respect
compose > arrange
compute > process
computer > system
computerise > computerize
computerize > computerise
concern > question
conclude > wrap result
condo > condominium
condominium > condo
conduct > deliver administer facilitate make
confer > talk
config > configuration configure
configuration > config configure
configure > customize prepare config configuration
confirm > reconfirm
confusion > misunderstanding
connect > introduce network engage plug
conserve > reduce
consider > assess evaluate
consolidate > compile
contact > message connect
continue > extend sustain proceed
contribute > submit participate assist
control > monitor regulate limit
convene > organize host
convert > adapt
convo > conversation
cook > serve fix
coord > coordinator
coordinate > facilitate
copy > clone
corner > area
corp > corporate corporation
correct > grade remedy
correctly > proper
correspond > email letter message contact
cosign > sign
coteach > jointly partnership together joint collaborate partner alongside
council > committee
counsel > mentor
counseling > counselling
counselling > counseling
count > tabulate
counter > front
countryside > rural
couple > pair
course > training
cover > protect relieve handle backup
coverage > cover
cracked > damaged broken
craft > draft develop
crash > fail
create > add open
credit > refund
crew > man workforce
criteria > standard requirement guideline
criticise > criticize
criticize > criticise
critique > review feedback evaluate
crop > cut trim
cross > pass
crossover > transfer
cull > sort
curate > gather compile assemble
curb > kerb
cure > treat
cust > customer
customer > public visitor
cut > carve clip divide crop
cutover > switch transition migration
date > mark
daughter > child family
deal > transaction
death > die loss
debate > argument
debrief > discussion feedback
decide > judge rule
decision > decide
decline > reject refuse
deduct > withhold remove
deep > thorough detailed
defence > defense
defense > defence
define > outline scope clarify
degrade > reduce
delay > hold late behind slow
delete > clear
deli > delicatessen
delicatessen > deli
deliver > complete
demand > request
demo > demonstrate showcase
demolish > demolition teardown
demonstrate > showcase illustrate model
depart > departure exit
department > dept
departure > depart leave checkout outbound
depend > rely
deploy > send use
dept > department
depth > deep
describe > document report depict
description > describe
deserve > earn
design > conceive style
desire > want
despite > although
destroy > demolish
detail > describe fact
deter > stop
determine > assess calculate set
dev > development developer
develop > establish cultivate
device > machine hardware
devs > developer
diagnose > analyze evaluate examine
dialyse > dialyze
dialyze > dialyse
diary > journal log
dine > eat meal
dinner > supper
dip > submerge
dir > director
direction > guidance
dirt > debris
disclose > tell inform report
discuss > cover address debate
dish > serve
dismiss > close
dispatch > assign deploy route
dispense > pour
display > showcase post
dispose > empty
disrupt > interrupt
dist > district distribution
distance > remote
distribute > send supply disperse
disturb > interrupt
divide > allocate
do > deliver
docs > document documentation
donor > benefactor
doorman > door attendant
dose > medicate
draft > outline copy
drape > arrange
draw > extract illustration render
drill > rehearse
drive > deliver
drop > shed dropoff
dropoff > drop leave
dropout > attrition
drum > instrument
dry > hang
dump > tip
during > in amid
duty > role
early > before
earn > award
easter > holiday
eatery > restaurant
echo > repeat
econ > economics economic
economise > economize
economize > economise
edit > rework trim update copyedit
edu > education educational
educate > guide
elec > electrical
electronics > device
eliminate > reduce drop delete removal
email > reply respond answer
embed > include
emerge > arise
emergency > incident
emp > employee
empathize > empathy compassion understand
emphasis > emphasize
emphasise > emphasize
emphasize > emphasise
employ > engage
empty > collect dispose
enclose > include attach
encourage > foster help
end > result finalize terminate
enforce > monitor
eng > engineering
engage > participate
engrave > mark
enjoy > enjoyment
enlarge > extend
enlist > engage
enroll > subscribe
ensure > maintain
enter > submit capture
entertain > engage host
entrance > front
env > environment environmental
equalise > equalize
equalize > equalise
equally > fairly
equip > set prepare equipment
erase > wipe clear
erect > install mount
errand > task
escalate > report forward route
escape > leave
escort > chaperone
est > estimate estimated
establish > open develop initiate
estate > asset
estrogen > oestrogen
evaluate > grade
evening > pm
evenly > even uniform
event > program
everyday > regular
exactly > specifically
examine > inspection
exceed > pass past more
exchange > switch
exec > executive
execs > executive
execute > deliver
exercise > stretch move
exhibit > feature showcase
expand > widen scale build
expect > anticipate
expedite > rush
experience > encounter
experiment > testing
explain > discuss inform educate guide
explanation > explain
expo > show
export > extract download
expose > introduce
extend > prolong continue
extract > retrieve collect
fab > fabrication fabricate
face > person
facilitate > moderate conduct host hold assist
facs > facilities facility
fail > failure
fair > equitable impartial just
fairly > equitably impartially fair
favor > favour
favorite > favourite
favour > favor
favourite > favorite
fax > transmission document
feature > showcase highlight
feed > load supply
feedback > suggestion
fetal > foetal
fiber > fibre
fibre > fiber
field > receive industry sector
figure > statistic
file > catalog
fill > top dispense process step
film > videotape production
filter > sift separate
finding > insight observation
finish > accomplish
fit > adjust size tailor
fix > remedy
flatten > level smooth
flavor > flavour
flavour > flavor
flight > airline plane
float > rotate cover
flood > water
flow > run
flu > influenza
flute > instrument woodwind
flyer > pamphlet
focus > specialize
foetal > fetal
fold > tidy
folder > binder
folk > people
follow > abide respect uphold revisit
followup > pursue
forecast > plan
forget > overlook miss
free > clear
freely > open
front > face
fully > full thoroughly
function > task
fund > capital
fundraise > solicit campaign donation
furnish > fit
furniture > item
gain > develop
gap > shortage need
gate > barrier
gather > elicit capture source bring survey
generalise > generalize
generalize > generalise
generally > normally mostly largely broadly
generate > drive deliver raise
gently > softly carefully
get > board
gift > present
girl > child youth
give > contribute make
giveback > donate
glue > adhere affix
go > trip journey
gov > govt government
government > govt gov
govt > gov government
grab > take get
grad > graduate
gradually > slowly steadily progressively
grandfather > senior elderly family
grandmother > senior elderly family
grandparent > senior elderly family
grant > award approve
gray > grey
greet > usher
grey > gray
groceries > food goods
ground > site
group > cohort people
grow > develop scale
growth > grew expansion
guide > instruct
guideline > protocol instruction
guitar > instrument
gym > gymnasium
gynaecology > gynecology
gynecology > gynaecology
habitat > environment
haematology > hematology
haggle > deal
hamburger > burger
hand > submit transfer
handbook > guidebook
handle > perform
handout > sheet
hang > display
happen > take
harbor > harbour
harbour > harbor
harmonise > harmonize
harmonize > harmonise
haul > tow
hazard > unsafe
headquarters > office corporate
heal > recover
hear > listen
height > high tall
help > enable
helper > support
hematology > haematology
highway > roadway
hike > outdoor
hire > select
hit > deliver
holdup > delay
honestly > truthful
hook > install
hookup > connection connect
hosp > hospital
host > facilitate
hq > headquarters office corporate
hrs > hour time
hurry > fast
hypothesis > hypothesize
idea > proposal
identify > name
illness > sick
imagine > conceive
immediately > instant directly away
immunise > immunize
immunize > immunise
impact > outcome
import > upload enter transfer
improve > sharpen
inc > incorporated
incident > situation
include > incorporate
income > pay
increase > drive
indicate > mark suggest
influenza > flu
inform > apprise announce
initialise > initialize
initialize > initialise
inmate > resident
innovation > idea
inperson > face
input > upload
inquire > call
ins > insurance
inspire > engage
instead > rather replace
insure > insurance
integrate > embed merge blend
intend > plan aim
interact > liaise converse
interest > attention
internationally > international abroad
interpret > convey decode
interrupt > pause
interview > screen
intl > international
intro > introduction introductory
introduce > familiarize
introduction > introduce
inv > inventory invoice
investigate > review analyze
invite > bring
issue > send question
item > object
itemise > itemize
itemize > itemise
jewellery > jewelry
jewelry > jewellery
job > employment
join > become enroll member
jointly > partnership collaboratively team
jr > junior
jump > rise
keep > carry track handle stay record
kerb > curb
key > transcribe
kg > kilogram kilo
kick > start launch
kickoff > start launch
kill > exterminate
kindly > friendly compassionately
kitchen > food
label > name
land > site acreage
lang > language
largely > mostly mainly primarily chiefly
last > continue
late > behind schedule past
lateness > late tardy delay
launch > kick
launder > washing
laundry > launder
lawn > yard ground
lay > position
layoff > reduction
layover > stop
lead > facilitate moderate spearhead contact
leaflet > pamphlet handout
learn > absorb
leave > exit
lend > issue provide help
length > long
lesson > teaching
letter > document
level > adjust tier
liaise > collaborate interface
lib > library
lic > license licensed
lift > haul
like > enjoy
limit > reduce
limo > limousine
line > row
lineup > schedule roster
link > attach relate
list > post document outline
listen > active
lit > literature
liter > litre
litre > liter
litter > trash
load > feed place
loc > location
localise > localize
localize > localise
locally > local
locate > search source trace
lock > shut
lockout > lock isolation
logout > sign
look > mind
lookout > watch
loop > inform
lose > misplace
loss > lost
lower > bring
lubricate > lube
lunchroom > cafeteria
machine > unit
mag > magazine
mailing > mail campaign
mainly > predominantly principally most
maint > maintenance
maintain > continue tend
make > place conduct complete perform
makeover > renovation redesign
man > operate cover
management > mgmt
manager > supervisor boss
manual > documentation
manually > physically
map > diagram document outline draw
mark > flag tick
markdown > lower reduce
markup > mark comment
max > maximum up
mayo > mayonnaise
measure > track size step
med > meds
medal > award honor recognition
meet > encounter attend deliver
meetup > meeting event gathering
melt > fuse
memo > memorandum memoranda
memoranda > memo memorandum
memorandum > memo memoranda
memorise > memorize
memorize > memorise
mend > darn stitch
mentor > counsel
mess > clutter
message > email chat communicate notify
meter > metre
method > practice
metre > meter
mfg > manufacturing
mfr > manufacturer
mgmt > management
mgr > manager
mic > microphone
midwife > maternity birth
migrate > port
min > minimum
mind > tend
minute > record
misc > miscellaneous various
miss > skip missed absence
mission > objective
mistake > inaccuracy
mix > mixture mixed
mixup > error confusion
mktg > marketing
mo > month
mobilise > mobilize
mobilize > mobilise
modify > rework customize
monetise > monetize
monetize > monetise
money > currency
monitor > surveil
more > exceeding beyond
morning > am
mos > month
mostly > chiefly predominantly generally typically principally
mother > mom
mount > fix
move > reposition
movie > video
mow > maintain
mtg > meeting
mtgs > meeting
mum > mom
myself > independently personally own alone
name > list identify
nationally > national nationwide
natl > national
nearly > approximately about
neatly > tidy orderly
negotiate > broker deal
neighbor > neighbour neighborhood
neighbour > neighbor
network > system
neutralise > neutralize
neutralize > neutralise
never > no zero
nite > night
noon > midday
normalise > normalize
normalize > normalise
normally > usually typically generally
note > flag capture
notice > catch
notify > communicate message
num > number
nurse > tend
objective > purpose
observe > shadow attend
obstacle > difficulty
obtain > earn retrieve
occasion > time
occasional > sometimes occasionally periodic
occasionally > times periodically
occupy > use
odor > odour
odour > odor
oestrogen > estrogen
offence > offense
offense > offence
offer > propose extend make pitch deal
office > site
offsite > away
often > frequent common repeatedly
onboard > integrate set
onsite > premises
op > operation operator
opening > slot
openly > transparent
operate > man
operation > activity
opinion > perspective
oppose > challenge
ops > operation operations operational
orchard > grove
order > sequence
org > organization
organize > facilitate catalog
orgs > organization
otherwise > else
outcome > effect
outline > sketch draw
over > exceeding beyond upward than
overcome > handle
overhaul > redesign
oversee > monitoring guide
overview > outline introduction
own > responsible
pack > bundle
package > prepare shipment
paediatric > pediatric
page > document
pain > ache
paint > decorate color
pair > join work
pajama > pyjama
palletise > palletize
palletize > palletise
paperwork > filing
paralyse > paralyze
paralyze > paralyse
parcel > shipment delivery
part > item
participate > contribute play
partly > part partial
partner > liaise
partnership > jointly together alongside partner
party > side
pass > convey communicate transmit
passenger > guest
pasteurise > pasteurize
pasteurize > pasteurise
patch > seal fill
patrol > surveillance check
payoff > payment
payout > disburse
pediatric > paediatric
perform > deliver entertain
period > phase
periodically > occasionally periodic interval
permanently > permanent
permission > permit allow
permit > document
person > face
pharm > pharmacy
phase > part
phone > telephonically telephonic
photo > visual
photog > photographer photography
photograph > document
phys > physical physics
piano > keyboard instrument
pic > picture photo image
pick > learn lift grab cover extra
pickup > retrieve pick retrieval
pics > picture photo image
pitch > help contribute
pkg > package
pkgs > package
place > stage load
plan > devise strategize
plant > gardening
platform > tool
play > game
plug > attach insert
plus > and also
point > flag indicate
polish > clean wax
politely > respectful kindly
pool > group
portfolio > book
pos > point sale
position > assignment
post > publicize list hang log advertise
pour > dispense
practice > drill exercise
pram > stroller
preach > sermon speak homily
predict > prediction
predominantly > mostly mainly primarily
pref > preference
prefer > preference
prep > preparation prepare
preparation > prep prepare
prepare > prep preparation
present > talk communicate introduce
pressurise > pressurize
pressurize > pressurise
price > amount
primarily > chiefly largely predominantly principally
printout > print copy document
prior > preceding advance
priority > important focus
process > administer ring
produce > deliver
prof > professor
profs > professor
prog > program
progress > develop
proj > project
promo > promotion promotional
promote > champion
promotion > promo promotional special
promotional > promo promotion
prompt > encourage
promptly > time speedily
pronunciation > pronounce
proofread > copyedit
properly > appropriate
proposal > pitch
protect > shield
protocol > rule
provide > extend make render contribute
psych > psychology psychiatric psychological
pt > patient
pto > time vacation leave
pts > patient
publicise > publicize
publicize > announce publicise
pull > extract tow fetch compile assemble
punch > stamp
purchase > secure procurement bought
push > propel deploy
pushback > objection resistance
put > settle position store organize
puzzle > problem
pyjama > pajama
qty > quantity
question > challenge
quickly > speedily expeditiously
quietly > quiet
raise > escalate hoist elevate solicit
randomise > randomize
randomize > randomise
range > selection
rarely > infrequently
reach > engage connect outreach arrive
readout > result display
realise > realize
realize > realise
reassure > encourage
rebuild > recondition
rec > recreation recreational
receive > award process
recommend > advocate pitch
recon > reconciliation reconcile
reconcile > resolve
record > tape minute
recruit > enroll engage
recs > recommendation
redesign > update
reduction > reduce
ref > reference referee
refer > link
refresh > replenish
refs > reference
refund > credit repay
reg > registration regular
regs > regulation
regularly > often frequently ongoing basis consistent
rehearse > drill
reject > return
relate > rapport
relationship > tie bond
release > distribute
relieve > substitute reduce
remain > stay keep
remodel > remodeling
remove > extract delete detach drop
renew > continue
rent > hire
reopen > restart
reorganize > sort
repeat > again
replace > install renew
reply > write message
report > flag log findings
reproduce > recreate
req > requirement requisition
reqs > requirement requisition
request > seek need
res > reservation residential
research > source
reserve > set arrange
resolution > resolve
resolve > clear remedy rectify
resource > asset
respond > act
response > respond
restock > organize load
result > figure
retention > kept
retrieve > download extract return
return > restore
review > critique
revise > refine
revision > revise
revitalise > revitalize
revitalize > revitalise
reward > prize
rewrite > redraft
rez > reservation
rid > eliminate remove dispose
ride > travel accompany
ring > total register sale
risk > exposure
ritual > ceremony routine
role > part
roll > wrap
rollup > summary
rotate > alternate
roughly > approximate
round > visit check
roundup > summary collection
route > dispatch assign
routine > schedule habit
run > lay
rundown > summary overview
runoff > water
safeguard > shield uphold
safely > secure
safety > safeguard
sail > navigate
sale > sold
sample > test
satisfy > please happy
save > back
sax > saxophone
say > state tell speak
scan > examine review
scene > site location
sched > schedule
schedule > assign slot
school > campus
score > evaluate
scrape > clean
screen > evaluate interview sift
script > text
scrub > wipe
scrutinise > scrutinize
scrutinize > scrutinise
seal > coat
search > scour browse
seat > greet escort
sec > secretary second
section > unit
secure > fix tie
see > view
seek > request
seldom > rarely infrequently
select > curate hand
sell > transact
seminar > course
send > distribute
separate > isolate split
serialise > serialize
serialize > serialise
service > offering
set > stage
setback > delay problem
settle > calm reach
sew > seam construct
shadow > learn job
share > discuss circulate
sharpen > grind improve
shelve > organize sort
shift > change
ship > freight transport
shoot > capture
shopper > visitor
shorten > trim condense abbreviate
shortfall > gap shortage deficit
show > exhibit illustrate tour model event
shut > lock stop
shutoff > stop
sickness > ill
sight > see
sign > subscribe
signin > register login
signout > checkout
simplify > clarify reduce
since > from
sing > vocals voice performance
singlehanded > alone solo independently
singlehandedly > alone solo independently
sit > care watch
situation > case issue
skip > miss omit
slice > carve
slot > appointment time
slow > delay
slowly > slow gradually
smile > friendly
snack > refreshment
snake > clear unclog
sniff > detect
soc > social society
socialise > socialize
socialize > socialise
soften > ease
solo > handed handedly own unaccompanied
solve > crack remedy
sometimes > occasional times periodically
son > child family
soothe > ease
sort > sift resolve
source > identify locate search secure
speak > address
spearhead > lead head start
specialize > concentrate
speech > address
speed > shorten
spray > coat
spread > distribute
spruce > tidy clean
sr > senior
stack > place store
staff > man cover work
stage > prep level
stand > represent step
standup > meeting daily
stat > stats statistic statistics
state > express report
station > post
statistic > stat stats statistics
statistics > stat stats statistic
stats > stat statistic statistics
stay > remain keep
steam > clean press
step > intervene cover task
stick > adhere glue
stock > load item
stop > cease block
straighten > organize
stranger > public people
strategise > strategize
strategize > strategise
strength > strong
strengthen > deepen
stretch > warm
stroller > pram buggy
study > course coursework project
sub > substitute fill cover relief
submission > submit
submit > deliver provide
subs > substitute subcontractor
subscription > subscribe
subsidise > subsidize
subsidize > subsidise
substitute > sub relieve
suggest > pitch recommendation
sulfur > sulphur
sulphur > sulfur
summarize > recap synthesize
supe > supervisor superintendent
suppl > supplemental supplement
supplier > partner
supply > distribute item
support > enable facilitate
supv > supervisor
survey > question
sweep > tidy
switch > transition transfer
sync > synchronize
synthesis > synthesize
sys > system
system > process
tag > categorize
tagout > lock isolation
tailor > sew alter modify
take > capture shoot log study eliminate
takeoff > estimate
takeover > acquisition
talk > explain interact
tally > calculate sum
tardy > late
target > pursue benchmark
teach > deliver
teacher > faculty
tear > dismantle
teardown > strike disassemble
tel > telephone
telephone > telephonic
tell > communicate say relate
temporarily > temporary interim
tend > mind watch maintain
text > sms
thank > appreciate
thanksgiving > holiday
theft > steal stolen
theme > topic
theorise > theorize
theorize > theorise
therefore > thus
think > brainstorm
thought > think idea
through > using
thru > through
tidy > declutter arrange
tie > secure attach link
timely > schedule
title > name
tix > ticket
together > joint partnership team collaboratively collaboration collectively
toss > throw discard
touch > contact handle
tour > showing trip
trans > transport transportation
transcribe > document record
translate > render
trash > litter
travel > commute
trend > change
triage > evaluate rank
trig > trigonometry
trip > visit
truck > rig
trumpet > brass instrument
truth > true honest
try > strive
tryout > audition test
tune > optimize
tuneup > tune adjust
turn > distill translate spin flip
turnout > attendance
turnover > handoff change
tutor > lesson
tux > tuxedo
type > transcribe document
typically > mostly commonly often
typo > error mistake typographical
uncover > expose
under > fewer
undergrad > undergraduate
underline > stress emphasize
understand > comprehend learn
undo > reverse
uni > univ university
univ > uni university
university > univ uni
unload > remove
unpack > sort unload
unsupervised > independently alone independent own
until > till
update > news status
upgrade > modernize
use > leverage harness wield
usher > escort direct
usually > mostly mainly regularly commonly often
util > utility utilities
vac > vacuum
vapor > vapour
vapour > vapor
veg > vegetable
verdict > decision result judgment outcome
victim > survivor
vid > video
video > content
vids > video
view > review
vigor > vigour
vigour > vigor
violin > string instrument
visit > tour travel
vol > volunteer volume
volunteer > donate contribute helper
wait > table
wake > awaken
walk > guide explain show demonstrate
walkin > drop unscheduled
walkup > approach walk
want > desire
warehouse > distribution
warmth > warm
warn > notify inform
wash > launder
washout > rinse
waste > loss
watch > mind tend care
wealth > money asset
wear > dress
weave > textile
website > internet
weed > remove
weigh > evaluate consider input
wheel > push roll
width > wide
win > award achieve
winterise > winterize
winterize > winterise
withdraw > pull
within > under
without > no zero free
wk > week
wks > week
work > staff function
workaround > fix solution
workshop > program
workup > evaluation assessment
wrap > finish bundle conclude
wrapup > close finish
writeup > write report document
wt > weight
xmas > christmas holiday
yard > outdoor
yell > shout
yield > give result
yr > year
yrs > year
`
