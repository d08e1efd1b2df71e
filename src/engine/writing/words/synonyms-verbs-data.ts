// What may be written where the source has this verb, without claiming more: `source > alternatives`, base forms.
export const verbSynonyms = `
abate > reduce lessen lower decrease
abide > follow comply adhere observe
abolish > end eliminate remove scrap
absorb > take soak
abstract > summarize summary condense
accelerate > speed quicken hasten faster fast quick quicker
accept > take receive
access > reach enter open retrieve
acclimate > adjust adapt settle
accommodate > fit meet adapt serve
accompany > escort go attend join travel alongside
accomplish > achieve complete finish do reach
accrue > accumulate build collect gather
accumulate > gather collect build amass accrue
achieve > reach attain meet hit accomplish earn get deliver accomplishment success
acknowledge > recognize confirm
acquaint > familiarize introduce
acquire > obtain get gain
act > serve work perform play role part appear
activate > start enable turn switch trigger on
actuate > operate trigger move activate
adapt > adjust modify tailor change alter customize
add > include insert append
address > handle deal tackle answer respond take care
adhere > follow comply observe keep stick obey conform
adjoin > join connect
adjourn > pause suspend stop
adjudicate > judge decide rule
adjust > adapt modify change alter tweak set tune correct regulate
administer > give deliver run handle administration admin administrative provide pass conduct hold
admission > intake admit entry
admit > intake enter accept receive register check
adopt > take use follow embrace
advance > move further progress
advertise > promote market publicize post advert ad
advice > guidance counsel recommendation advise suggestion
advise > counsel guide recommend suggest consult inform advice guidance recommendation
advocate > support speak promote champion argue represent
aerate > air ventilate
affirm > confirm state
affix > attach fasten apply stick put
aggregate > combine collect gather compile consolidate total
agree > accept settle
aid > help assist support assistance back
aim > target point strive
alert > notify warn inform flag tell
align > line straighten match position true adjust
allay > calm ease reassure
alleviate > ease relieve reduce lessen
allocate > assign distribute allot divide apportion
allot > allocate assign distribute
allow > let permit enable
alphabetize > sort order organize arrange file
alter > change adjust modify adapt tailor
alternate > rotate switch
amass > gather collect accumulate
ambulate > walk
amend > revise change edit correct modify update
amplify > boost increase louder
amuse > entertain
analyse > examine study review evaluate assess investigate analysis analytical look analyze
analysis > analyze examination study review evaluation assessment
analyze > examine study review evaluate assess investigate analysis analytical look break down explore data analyse
anchor > secure fasten
animate > move animation
annotate > note mark comment label
announce > tell declare publicize notify share announcement
anodize > coat finish treat
answer > respond reply field handle address take response pick attend deal
anticipate > expect predict foresee
apologize > apology sorry
appeal > challenge contest dispute
appear > perform show
append > add attach
apply > use put spread application implement
appoint > name assign choose select
appointment > booking schedule
apportion > divide allocate split
appraise > evaluate assess value rate estimate review
appreciate > value recognize
apprehend > catch detain stop
apprentice > train learn trainee
approach > contact
approval > sign authorization approve permission
approve > authorize sign okay clear approval off
arbitrate > settle decide
archive > store file save keep record
argue > debate present plead case
arrange > organize set schedule plan place order coordinate put adapt
arrest > apprehend detain
arrive > come reach arrival
articulate > express explain state
ascertain > determine establish find learn
ask > request question inquire query seek
assay > test analyze measure
assemble > put together build construct fit gather compile collect set
assert > state claim
assess > evaluate review examine check appraise gauge judge analyze evaluation
assessment > evaluation evaluate assess review
assign > allocate give delegate allot designate
assimilate > absorb learn integrate
assist > help support aid assistance hand serve back
assistance > help support aid assist
assume > take
assure > ensure make sure confirm
attach > fasten connect join affix secure add
attain > achieve reach meet hit get
attempt > try
attend > join go take present tend show up
attract > draw bring
auction > sell sale
audit > review check examine inspect examination auditing verify
audition > try
augment > add increase supplement
authenticate > verify confirm check
author > write create compose draft produce
authorise > approve permit allow clear sign authorize
authorize > approve permit allow clear sign authorise
autoclave > sterilize steam
automate > automatic automation automatically
avert > prevent avoid stop
avoid > prevent
award > give present
babysit > watch mind look care childcare after child
back > backup
backfill > fill refill
backup > save copy store
bag > pack package fill bagging
bake > cook make prepare baker
balance > reconcile settle even juggle match check
bale > bundle pack compress
ban > prohibit forbid bar
bandage > dress wrap dressing wound
banter > chat talk
barber > cut trim haircut
bargain > negotiate haggle
bartend > serve pour mix bar drink
baste > moisten brush
batch > group
bath > wash clean
bathe > wash clean bathing hygiene personal care
beat > exceed outperform surpass
begin > start commence initiate
behave > act conduct
behavior > behaviour
behaviour > behavior
believe > belief
belong > member
benchmark > compare measure test
bend > shape form curve
bevel > angle cut edge
bid > tender offer quote
bill > invoice charge billing
bind > tie fasten join attach
biopsy > sample test
blanch > boil cook
blast > explode clear
bleach > whiten lighten
bleed > drain purge
blend > mix combine
blog > write post
blow > shape
boil > cook heat
bolster > support strengthen boost
bolt > fasten attach secure
bond > join attach
bone > fillet trim
book > schedule reserve arrange reservation booking set
booking > reservation reserve appointment
bookkeep > account record
boost > increase raise improve grow lift
bore > drill cut
borrow > loan use
bottle > fill package
box > pack package
brace > support reinforce strengthen
braid > weave plait
brainstorm > think generate discuss idea come
brand > mark label
braze > join connect attach
breed > raise rear breeding
brew > make prepare produce
brick > lay
brief > inform update instruct tell present
bring > carry deliver take transport
broadcast > air transmit send
broaden > widen expand extend
broker > negotiate arrange
browse > look search through
brush > clean sweep
budget > plan budgeting
buff > polish shine
build > construct make create develop assemble put together forge form establish building
buildup > build
bundle > group pack package combine
burnish > polish buff
bus > clear table
butcher > cut carve trim
button > fasten
buy > purchase order procure acquire obtain source get buyer buying acquisition
calculate > compute figure determine work count calculation
calibrate > adjust set tune check calibration
call > phone telephone contact ring dial make outreach
calm > soothe reassure settle ease quiet deescalate
cancel > stop end void call off remove
canvass > outreach
cap > seal cover close
captain > lead head leader
caption > subtitle label
capture > record catch collect take document
care > look tend attend support
carpenter > woodwork
carry > transport move bring take haul transfer perform conduct do complete execute lift
cart > haul move transport
carve > cut slice shape
cashier > register till checkout cash cashiering
cast > pour mold form shape casting
castrate > neuter
catalog > list index record organize classify inventory catalogue
catalogue > list index record organize classify inventory catalog
catch > find spot identify detect notice capture
categorise > sort classify group organize categorize
categorize > sort classify group organize categorise
cater > serve feed food provide catering
caulk > seal fill
caution > warn alert
cease > stop end
celebrate > mark honor
cement > bond
centralise > centralize
centralize > consolidate unify centralise
centrifuge > spin separate
certify > confirm verify attest
chair > head preside
challenge > question dispute
champion > promote support advocate
change > alter modify adjust switch revise replace update adapt
channel > direct route
chaperone > accompany escort
characterize > describe analyze
charge > bill invoice power responsible
chart > document record note log track charting keep
charter > hire rent
chat > talk speak converse conversation message
chauffeur > drive transport
check > inspect examine verify review test confirm monitor look over go checking validate track observe
checkout > ring register till
checkup > check examination
cheer > encourage support
chill > cool refrigerate
chisel > carve cut
chlorinate > treat
choice > select pick option selection
choose > select pick choice decide
chop > cut prep prepare
choreograph > dance compose arrange create design choreography
circulate > distribute share spread send
cite > quote reference mention
clad > cover
claim > request
clamp > hold fasten secure
clarify > explain clear clearer
classify > sort categorize group organize
clean > cleanse wash wipe tidy cleanliness
cleanse > clean wash purge
cleanup > clean tidy
clear > remove empty clean authorize
click > press
climb > ascend scale
clip > trim cut
clock > record log time
clone > copy duplicate
close > shut finish end complete down closing
clothe > dress
coach > train teach guide mentor instruct help develop guidance practice
coat > cover
code > program coding
codify > document record write
collaborate > work together cooperate partner team join alongside teamwork collaboration jointly
collate > gather compile assemble collect organize put together
collect > gather receive compile take pick obtain
collection > pickup gather
color > dye tint colour
colour > dye tint color
combine > merge mix join blend put together unite
comfort > console reassure soothe support care
command > lead direct
commence > begin start
comment > remark note feedback
commit > dedicate
communicate > speak talk convey share correspond inform communication update relay
compact > compress press tamp
compare > contrast match comparison
compensate > pay
compete > participate contest competition
compile > gather collect assemble put together prepare pull
complain > complaint
complaint > concern issue complain
complement > supplement add
complete > finish carry do perform accomplish fulfill fill out conclude deliver
compliance > adherence comply accordance follow
comply > follow adhere meet observe obey compliance compliant accordance conform uphold
compose > write create draft author composition produce
compost > recycle
compound > mix combine prepare
comprehend > understand grasp
compress > compact press reduce
compute > calculate figure work
conceive > devise think design idea come up
concentrate > focus
conceptualize > conceive idea design think
conclude > end finish complete close
condense > shorten summarize reduce
conduct > carry run perform do hold out
confer > consult discuss meet
configure > set setup adjust arrange up configuration install
confirm > verify check validate make sure confirmation
confiscate > seize take remove
conform > comply follow adhere meet
confront > face challenge
connect > link join attach hook communicate
conserve > preserve protect save
consider > review weigh think
consolidate > combine merge unify join bring together
construct > build make assemble erect put together
consult > ask confer talk discuss speak
consume > use eat
contact > reach communicate approach touch get
contain > control limit hold
contest > dispute challenge
continue > keep maintain carry
contract > agreement
contrast > compare
contribute > add help give provide support part
control > handle
convene > call hold gather meet
converse > talk speak chat conversation communicate
convert > change transform turn switch move transition
convey > communicate express share move transport carry
convince > persuade
cook > prepare make culinary food meal
cool > chill
cooperate > collaborate work together alongside jointly
coordinate > organize arrange schedule align plan coordination work together handle
cope > handle deal
copy > duplicate replicate reproduce photocopy
correct > fix amend rectify revise adjust mend right
correlate > relate link compare
correspond > write communicate
corroborate > confirm verify support
counsel > advise guide support advice guidance talk listen
counsellor > counselor
counselor > counsel advise counsellor
count > tally number total inventory stocktake check counting
cover > fill stand report step
craft > make create design build produce
crate > pack box
create > make develop produce build prepare devise put together come establish form start craft
crew > staff
crimp > press join
crowdfund > fund raise money
crush > break grind
cuddle > hold
cull > remove select
cultivate > grow raise tend develop build nurture foster
curate > select choose collect organize pick organise
cure > harden preserve
customise > tailor adapt personalize modify adjust custom customize
customize > tailor adapt personalize modify adjust custom customise
cut > trim reduce lower decrease lessen shape cutting shorten
cycle > bike ride bicycle
damp > moisten reduce
dampen > moisten reduce
dance > perform dancer
deactivate > disable turn off
deal > handle address work interact
debate > discuss argue
debit > charge
debone > fillet trim
debrief > review discuss
debug > fix troubleshoot correct bug error resolve
deburr > smooth finish edge
decant > pour transfer
decide > determine choose decision judgment
declare > state report announce
decline > turn down drop fall decrease
declutter > clear tidy organize
decommission > retire dismantle shut
decontaminate > clean cleanse
decorate > adorn ornament embellish
decrease > reduce lower cut lessen drop decline less fewer
decrypt > decode
dedicate > commit devote
deduct > subtract take
deescalate > calm defuse settle
defend > protect represent defense
defer > delay postpone
define > describe set specify establish determine
deflect > divert
defrost > thaw
defuse > calm resolve settle deescalate
degrease > clean grease
deice > ice clear
delay > postpone
delegate > assign give allocate hand
delete > remove erase
delimb > trim cut
deliver > bring transport drop hand take supply give present provide delivery over courier conduct
delivery > deliver drop
demo > show present explain demonstration
demolish > dismantle tear knock destroy break
demonstrate > show present explain demonstration walk through
denote > mark show
deny > refuse decline
depart > leave
depict > show portray draw
deploy > release install launch implement push ship roll out
depose > question testimony depositions
deposit > place put bank
derive > obtain draw
describe > explain detail outline description
desensitize > train
design > create develop plan draw devise layout sketch draft
designate > assign name appoint
destroy > dispose
detach > remove separate disconnect
detain > hold stop restrain
detect > find identify spot notice discover catch detection
deter > prevent discourage
determine > decide establish find identify figure work
detour > reroute
develop > create build make produce devise formulate prepare
devise > create develop design plan invent formulate come up
devote > dedicate spend
diagnose > identify determine find diagnosis diagnostic troubleshoot assess pinpoint investigate
diagram > draw sketch illustrate
dial > call phone
dice > cut chop prep prepare
dictate > speak
differentiate > distinguish vary
dig > excavate
digitise > convert electronic digital computerize digitize
digitize > convert electronic digital computerize digitise
dilute > thin
dip > coat
direct > guide lead refer point route direction
disable > deactivate turn off
disassemble > dismantle take apart strip down break
disburse > pay distribute
discard > dispose throw remove away toss
discharge > release send home
discipline > correct behavior
disclose > reveal share
disconnect > detach unplug
discontinue > stop end
discount > reduce
discover > find uncover identify detect out come across
discuss > talk speak converse discussion conversation review
dishwash > wash dish
dishwasher > wash dish
disinfect > sanitize clean sanitation hygiene sanitary
dismantle > disassemble take apart strip down break
dismiss > release
dispatch > send
dispense > give distribute provide supply hand fill
display > show exhibit present arrange
dispose > discard throw remove disposal waste away toss
dispute > contest challenge disagreement conflict
dissect > cut examine study
disseminate > distribute share spread circulate
dissolve > melt
distill > condense
distinguish > differentiate tell
distribute > give hand deliver share circulate pass allocate out
dive > swim
diversify > vary
divert > redirect reroute
divide > split separate share break down
do > perform carry complete handle conduct work make accomplish finish
dock > moor tie berth park
document > record log note write track written documentation capture
donate > give contribute provide
dose > administer give
double > twice
download > retrieve save
draft > write prepare compose draw put together create develop drawing
drain > empty
dramatize > act perform
drape > hang cover
draw > sketch illustrate drawing collect take depict create
dredge > dig
dress > clothe
drill > bore practice hole
drive > operate transport driver motor travel
drop > deliver leave fall decrease decline
drum > percussion play
dry > dehydrate
drywall > wall
dub > record voice
dump > unload empty dispose
duplicate > copy replicate reproduce
dust > clean wipe cleaning
dye > color tint
earmark > designate reserve
earn > receive gain get obtain acquire achieve
ease > relieve lessen reduce
eat > dine consume
edge > trim
edit > revise correct amend polish editing cut
educate > teach instruct inform train
elaborate > explain expand
elect > vote choose
elevate > raise lift
elicit > draw obtain
eliminate > remove end get rid cut
elucidate > explain clarify
email > mail message write correspond send communicate contact
embark > start begin
embed > insert integrate
embellish > decorate
emboss > stamp
embrace > adopt
embroider > sew stitch
emcee > host present
emphasize > stress highlight focus
employ > use apply hire
empower > enable
empty > clear dump unload drain
emulate > copy
enable > allow let help
enact > implement carry
encode > code
encounter > meet face
encourage > support motivate urge promote cheer
encrypt > secure encode protect
end > finish stop close conclude
endeavor > try strive
endeavour > try strive
endorse > support approve
enforce > uphold apply implement ensure maintain keep
engage > involve interact connect communicate
engineer > engineering
engrave > carve etch cut
enhance > improve better strengthen
enjoy > like
enlarge > expand increase
enlighten > inform educate
enlist > join recruit
enquire > ask question inquiry inquire
enquiry > inquiry
enrich > improve enhance
enrol > register sign join enter enrollment enroll
enroll > register sign join enter enrollment up enrol
enrollment > registration register sign enrolment
enrolment > enrollment
ensure > make sure guarantee see check
enter > input record key type log put join entry
entertain > amuse perform entertainment
entrust > trust assign give
entry > enter input
enumerate > list count
envision > imagine plan
equip > outfit supply fit provide
eradicate > eliminate remove
erase > delete remove
erect > build construct assemble put up raise set
escalate > raise refer pass
escort > accompany guide walk take bring transport
espouse > support
establish > set create found start build form up introduce
estimate > assess approximate gauge calculate estimation project
etch > engrave
evacuate > clear remove
evaluate > assess review appraise judge examine analyze assessment
evaluation > assessment assess evaluate review
evict > remove
evolve > develop grow
examination > exam check review test
examine > inspect check review study look analyze over
excavate > dig excavation earth
exceed > surpass beat above beyond over outperform
excel > succeed well
exchange > swap trade
execute > carry perform complete implement do run out
exempt > excuse
exercise > use workout
exert > apply
exfoliate > scrub
exhibit > show display present exhibition
exhibition > exhibit show display
exit > leave
expand > grow enlarge extend increase broaden
expedite > speed quicken hasten fast faster quick quicker
experiment > test try trial study
explain > describe clarify tell show explanation go walk through communicate present
exploit > use
explore > investigate look examine research
export > ship send
expose > show
express > state convey communicate
extend > lengthen expand stretch
exterminate > kill pest
extinguish > put out fight
extract > remove pull take draw
extrapolate > project estimate
extrude > form push
fabricate > make build construct manufacture produce
face > front encounter meet
facilitate > enable help support run
familiarise > acquaint learn introduce familiarize
familiarize > acquaint learn introduce familiarise
farm > agriculture agricultural
fashion > make shape form
fast > quick
fasten > attach secure join tie
fax > send transmit
feature > include show
feed > nourish food feeding give
feel > sense
fell > cut
ferment > brew
ferry > transport carry take
fertilize > feed
fetch > get bring retrieve collect
field > answer handle take respond
fight > combat
file > organize store sort record submit filing archive maintain lodge
fill > complete stock replenish
fillet > cut debone
film > shoot record video filming
filter > sort screen strain
finalise > complete finish conclude finalize
finalize > complete finish conclude wrap finalise
finance > fund
find > locate discover identify uncover source detect spot notice
fine > penalize
finish > complete end conclude wrap finalize deliver
fish > catch
fit > install attach
fix > repair mend correct resolve restore attach fasten service
flag > mark highlight identify raise alert note
flight > fly
flip > turn
floss > clean
flush > rinse clean
fly > flight
focus > concentrate center
fold > crease
follow > comply adhere observe stick track check followup obey keep according accordance
followup > follow check
forecast > predict project estimate forecasting anticipate
forge > shape form build
form > shape paperwork document
format > arrange layout
formulate > develop devise create prepare
fortify > strengthen reinforce
forward > send pass relay transfer redirect
foster > encourage nurture promote build cultivate develop create
found > establish start founder
frame > mount framing
free > release
freelance > independent
freeze > chill
freight > ship
freshen > refresh
fry > cook
fuel > refuel fill fueling
fulfil > complete meet satisfy carry fill fulfill
fulfill > complete meet satisfy carry fill process prepare accomplish fulfil
fumigate > treat spray
fund > money
fundraise > raise money fund fundraising collect
furnish > supply provide equip
further > advance
fuse > join combine
gain > get obtain acquire earn receive
galvanize > coat
garden > horticulture
garnish > decorate top
gather > collect compile assemble obtain
gauge > measure assess judge
generate > produce create make
get > obtain receive gain acquire
give > provide offer supply deliver present hand administer issue
glaze > coat
glue > stick bond attach adhesive join
go > travel attend visit
govern > control regulate
grade > mark score evaluate assess level marking correct check smooth
graduate > finish complete
graft > join
grant > give
graph > chart plot
grasp > understand
grate > shred
graze > feed
grease > lubricate oil
greet > welcome meet receive say hello acknowledge
grill > cook
grind > crush mill smooth shape
grip > hold
groom > care
ground > earth grounding
group > sort categorize cluster
grout > fill
grow > raise cultivate increase expand rise growth
growth > grow increase rise
guarantee > ensure assure sure
guard > protect secure watch monitor
guidance > advice guide direction support
guide > show steer help walk through
haggle > bargain negotiate
halt > stop
halve > half
hammer > pound nail
hand > give pass distribute
handcraft > make hand craft
handle > manage deal process address take touch move care run operate respond field
handoff > hand pass transfer handover
handover > hand pass transfer
hang > mount suspend put
happen > occur
harden > strengthen
harmonize > align
harness > use
harvest > pick gather reap collect crop
hasten > speed quicken
haul > transport carry move pull freight
head > lead run leader direct
heat > warm
heighten > raise
help > assist aid support assistance contribute serve facilitate
hem > sew stitch shorten
herd > move drive livestock
highlight > emphasize show point
hike > walk trek
hire > recruit employ bring board hiring staff
hit > meet reach achieve
hoist > lift raise
hold > keep maintain host run conduct
hone > refine sharpen improve
honor > recognize honour
honour > recognize honor
hook > connect attach
hose > wash rinse spray
host > hold run welcome present greet hosting
house > home residence
hunt > search look
hurry > rush
hydrate > water
hypothesize > propose
ice > chill
identify > recognize find spot determine pinpoint detect discover uncover notice
ignite > light start
illuminate > light
illustrate > draw depict sketch artwork create drawing
image > picture photo
imagine > envision
immerse > submerge
immunize > vaccinate
impact > affect influence
impart > teach share give
implement > carry execute apply introduce put place roll out
import > bring load
impose > apply
improve > better enhance raise improvement increase boost refine strengthen
improvise > adapt
incinerate > burn
include > contain add involve
incorporate > include add integrate combine
increase > raise grow boost lift expand rise more higher bring up improve build
index > catalog list
indicate > show point
induce > start
induct > orient onboard introduce
inflate > pump
influence > shape affect
inform > tell notify advise update share educate explain alert
infuse > steep
inhibit > prevent limit
initiate > start begin launch introduce
inject > injection administer
innovate > new innovation
inoculate > vaccinate
input > enter type key record data entry
inquire > ask question inquiry enquire
inquiry > question query ask enquiry
inscribe > engrave write
insert > put place add
inspect > check examine review look walk over assess inspection
inspection > check examination review
inspire > motivate encourage
install > fit mount put set setup load place
installation > install fit setup
instill > teach encourage
instruct > teach train educate guide lesson show
instruction > teach direction guidance training
insulate > protect insulation
insure > cover
intake > admission admit registration
integrate > combine incorporate join connect link tie
intensify > increase
interact > engage communicate talk deal speak work
intercept > stop catch
interface > interact connect communicate
interpret > explain analyze understand translate read
interrogate > question interview
interrupt > stop
intervene > step intervention
interview > question talk speak meet ask
introduce > present bring start implement launch roll out
intubate > airway
invent > create devise design come up
inventory > list stock record stocktake stocktaking
invest > put
investigate > examine research look explore probe study investigation into check inquire inquiry
invigilate > supervise monitor watch oversee exam proctor
invite > ask
invoice > bill billing charge
involve > include engage part
iron > press
irrigate > water
isolate > separate
issue > give distribute provide problem concern matter
itemize > list detail
jack > lift raise hoist
join > connect attach unite enter
jot > write note
journal > record write
judge > assess evaluate decide judgment
juggle > balance handle
justify > explain support
keep > maintain hold retain store preserve ensure
key > enter type input
knead > work
know > understand knowledge familiar
knowledge > know understanding
label > tag mark identify
labor > labour
labour > labor
lace > tie
lacquer > finish coat
laminate > cover
landscape > yard garden groundskeep outdoor
lathe > turn
launch > start begin introduce open initiate release roll out
launder > wash laundry clean
lay > install place put set
layout > arrange design arrangement
lead > head guide run direct conduct leadership leader guidance
learn > study acquire pick gain
lease > rent
leave > depart
lecture > teach speak talk present lesson class
lend > loan give
lengthen > length long longer
lessen > reduce decrease lower
lesson > class
let > allow permit
letter > write
level > even flatten smooth
leverage > use apply utilize
liaise > communicate coordinate work contact link talk speak connect
liaison > link contact liaise communicate
licence > license
license > permit licence
lifeguard > watch guard swim
lift > raise pick transfer move carry
light > illuminate
limit > restrict control cap
link > connect tie join
liquidate > sell
list > itemize record catalog
listen > hear
litigate > litigation court
live > reside life
load > fill loading
loan > lend
lobby > advocate
locate > find
lock > secure close lockup
lodge > file submit
log > record document track enter note write down keep
login > log sign access
look > watch search view
lookup > look search
lose > loss
loss > lose
lower > reduce decrease cut drop less fewer lessen
lubricate > grease oil maintain
machine > machining
mail > send post mailing
maintain > keep upkeep service preserve sustain maintenance uphold retain care ensure
maintenance > upkeep service maintain
make > create produce build prepare craft fabricate assemble
makeup > cosmetic
man > staff
manage > run oversee handle supervise management responsible deal take care
maneuver > move steer manoeuvre
manicure > nail
manipulate > handle
manoeuvre > move steer maneuver
manufacture > make produce build fabricate
map > chart plot
march > walk
marinate > soak season
mark > label tag grade score
mask > cover
massage > rub
match > pair fit
maximise > increase optimize maximize
maximize > increase optimize maximise
measure > gauge quantify measurement measuring check
mechanize > automate
mediate > resolve settle mediation help
medicate > treat medicine medication
meet > satisfy fulfill achieve reach hit meeting gather see comply interact
melt > heat
memorize > remember learn memory
mend > repair fix patch sew
mention > note
mentor > guide coach advise support guidance help advice
merchandise > goods product item stock merchandising
merge > combine consolidate join
message > contact text write
migrate > move transfer convert migration
milk > dairy
mill > grind
mince > chop prep cut prepare
mind > watch look care after
mine > dig extract
mingle > socialize
minimise > reduce lower limit lessen minimize
minimize > reduce lower limit lessen minimise
mitigate > reduce lessen ease
mix > blend combine stir
mobilize > organize
mock > draft sample
model > simulate demonstrate show modeling draw
moderate > facilitate
modernise > modernize
modernize > update upgrade modernise
modify > change alter adjust adapt revise edit
moisten > dampen wet
mold > shape form mould
monitor > watch track observe check keep eye monitoring follow
moor > dock tie
mop > clean wash cleaning
motivate > encourage inspire encouragement
mould > shape form mold
mount > install attach hang
move > transfer transport relocate shift carry transition go
mow > cut yard lawn grass trim
muck > clean
mulch > cover
multiply > increase
multitask > juggle balance
muster > gather
nail > fasten attach hammer secure
nanny > look after child
narrate > tell
narrow > reduce
navigate > steer follow
neaten > tidy straighten
negotiate > bargain negotiation discuss talk haggle
network > connect
nominate > propose name
normalize > standardize
note > record document write down jot log
notice > spot see observe detect identify recognize
notify > inform tell alert advise contact
nourish > feed
nurse > care
nurture > care support foster develop raise cultivate grow
obey > follow comply
observation > observe watch
observe > watch monitor see view follow comply check note
obtain > get acquire secure gain receive collect procure source
occupy > fill
occur > happen
offer > provide give present
officiate > referee umpire
offload > unload
oil > lubricate grease
onboard > orient induct introduce orientation welcome walk through
open > unlock start day opening
operate > run use work handle control operator handling drive
oppose > contest
optimise > improve tune optimize
optimize > improve tune streamline optimise
orchestrate > arrange organize coordinate
order > buy purchase request procure arrange sort ordering
organise > arrange sort order plan coordinate tidy organize
organize > arrange sort order plan coordinate tidy put hold together categorize structure file organise
orient > introduce induct familiarize onboard welcome walk through
orientation > induction introduction onboard
originate > start create
outfit > equip supply
outline > describe draft summarize
outperform > beat exceed surpass
output > production
outsource > contract
overcome > resolve solve beat
overhaul > rebuild renovate service repair restore
oversee > supervise manage monitor charge responsible
oversight > oversee supervision supervise
own > ownership
pace > time
pack > package packing load
package > pack packaging
pad > cushion
paint > coat painting finish
pair > match
palletize > stack load pallet
pamper > care
paraphrase > reword summarize
parboil > boil
pare > peel cut
park > parking
parse > analyze read extract
participate > take part join engage involve
partition > divide
partner > collaborate work together team join collaboration alongside jointly
pass > give hand relay forward complete
paste > glue stick
patch > repair mend fix update
patrol > walk watch guard monitor round surveil inspect
pause > stop
pave > surface lay
pay > compensate payment disburse remit
peel > skin prep prepare
perceive > notice sense
perfect > refine
perform > do carry conduct complete execute play present act out
performance > perform
permit > allow let authorize
persevere > persist continue
persist > continue persevere
personalise > customize tailor individualize individual personalize
personalize > customize tailor individualize individual personalise
persuade > convince influence encourage
phlebotomy > blood draw
phone > call make telephone
photo > photograph
photocopy > copy duplicate reproduce
photograph > photo picture shoot capture image photography
pick > choose select gather collect retrieve pull fetch
pickle > preserve
pickup > collection collect
pilot > fly test trial flying operate
pin > fasten attach
pinpoint > identify locate find
pioneer > introduce start
pipe > plumb
pipette > dispense transfer liquid
pitch > present propose offer suggest
place > put set position arrange lay
plan > arrange organize schedule prepare planning map outline
plane > smooth
plaster > coat render wall
plate > dish arrange
plead > argue present
pleat > fold
plot > chart graph map
plough > till clear plow
plow > till clear plough
plug > fill connect seal
plumb > pipe plumbing pipefitting
polish > shine buff finish refine buffing
poll > survey ask
pollinate > fertilize
populate > fill enter
portion > divide measure
portray > play depict
position > place put set
possess > have hold
post > publish share record enter
postpone > delay defer push back off
pound > hit
pour > serve place
practice > rehearse use practise
practise > rehearse practice
praise > compliment recognize
predict > forecast project anticipate
prefabricate > assemble build
prep > prepare ready make preparation
prepare > make ready prep put together get set complete draft
prescribe > order prescription
present > show deliver give share presentation report explain speak
preserve > keep maintain protect conserve
preside > chair
press > push
pressurize > pressure
prevent > stop avoid avert keep
price > cost
prime > prepare coat
print > printing
prioritise > rank order first prioritize
prioritize > rank order first prioritise
probe > examine investigate
process > handle procedure workflow work
proctor > supervise monitor watch oversee exam invigilate
procure > buy purchase obtain acquire source order procurement
procurement > purchase buy order
produce > make create generate put manufacture build craft
profile > describe
program > programming programme
programme > program
progress > advance move
project > assignment task work
promote > advertise market publicize encourage support advance recommend promotion push advocate foster
prompt > remind cue
proof > check prove evidence
proofread > check review correct
propagate > grow
propel > drive push
proposal > suggest propose
propose > suggest recommend offer proposal put forward
prosecute > try
prospect > seek search look
protect > guard safeguard secure defend keep safe security safety
protection > safety guard
prototype > model mock
prove > show demonstrate proof
provide > give offer supply deliver furnish equip present share
provision > supply set
prune > trim cut shape
publicize > promote advertise
publish > post issue release
pull > draw take pick retrieve gather
pulverize > crush grind
punch > hole
punctual > time prompt
purchase > buy order procure acquire obtain source buying acquisition
puree > blend
purge > remove clear
purify > clean filter
pursue > seek follow pursuit
push > press move
put > place set install
qualify > eligible
quantify > measure count calculate
quarantine > isolate separate
quarry > dig extract
query > question ask search retrieve pull
question > ask query
queue > line
quicken > speed
quiet > calm
quilt > sew
quiz > test
quote > price estimate pricing
race > compete
rack > shelve store
raise > lift increase rear bring grow collect gather report flag generate up
rake > gather clear yard
rally > gather
ramp > increase
randomize > random
rank > order rate
ration > allocate
reach > achieve hit meet attain contact get
react > respond
reactivate > restart
read > review reading comprehend
ready > prepare
realign > straighten adjust
realize > achieve
reallocate > reassign redistribute shift move
ream > bore
reap > harvest
rear > raise bring up
rearrange > reorganize move
reassess > review
reassign > transfer reallocate move
reassure > comfort calm support
rebook > reschedule
reboot > restart
rebrand > rename
rebuild > restore reconstruct repair build
recall > remember
receive > get take accept earn receipt intake reception obtain field
recharge > charge
recite > read say
reclaim > recover
recognise > identify know spot recognize
recognize > identify know spot recognise
recommend > suggest advise propose recommendation
reconcile > balance match settle reconciliation verify compare
recondition > restore repair refurbish
reconfigure > rearrange adjust change
reconstruct > rebuild restore
record > document log note write track enter down recording keep capture
recover > retrieve
recruit > enlist bring attract find source board
rectify > correct fix resolve
recycle > reuse
redact > remove
redecorate > decorate
redeem > exchange
redesign > rework revamp change
redirect > reroute divert
redistribute > reallocate
redo > rework repeat
reduce > lower cut decrease lessen reduction less fewer bring down trim shorten
reduction > decrease cut lower
reel > wind
refactor > restructure rework clean rewrite
refer > direct send point referral
referee > officiate umpire officiating enforce
reference > cite consult
referral > refer
refill > replenish restock fill
refine > improve polish
refinish > restore
reflect > show
reform > improve change
refresh > update renew current
refrigerate > chill cool
refuel > fuel fill
refund > reimburse return give money back process
refurbish > renovate restore
refuse > decline
register > enroll sign record up
registration > enrollment enroll sign
regulate > control adjust
rehabilitate > restore rehab recovery therapy
rehearse > practice prepare run
reimburse > refund repay
reinforce > strengthen support
reinstall > install
reinstate > restore
reintegrate > return
reject > refuse decline turn down
relate > connect
relay > pass communicate forward
release > issue launch
relieve > ease cover
relocate > move transfer
rely > depend trust
remedy > fix correct resolve
remember > recall memory
remind > prompt reminder contact notify
remit > send pay
remodel > renovate
remove > take clear eliminate off out
render > provide give
renew > extend
renovate > refurbish remodel restore
rent > lease
reopen > open
reorder > restock order
reorganise > rearrange restructure reorganize
reorganize > rearrange restructure reorganise
repair > fix mend restore maintenance maintain service correct
repay > reimburse
repeat > redo
replace > change swap substitute put exchange switch
replenish > restock refill stock fill up
replicate > copy reproduce duplicate
reply > respond answer
report > tell inform notify reporting document share present
reposition > move turn
repot > transplant
represent > stand speak act behalf advocate
reproduce > copy
request > ask
require > need
reschedule > move rebook change
rescue > save help
reseal > seal
research > study investigate look explore examine gather
reservation > booking book
reserve > book hold schedule
reset > restore change
reshape > change
reside > live
resolve > solve settle fix sort resolution solution address handle
respect > honor
respond > answer reply address react response get back handle deal field attend
response > answer reply
responsible > charge duty accountable
restart > reboot reset
restock > replenish refill stock fill shelve up
restore > repair fix renew return recover bring rebuild refurbish
restrain > hold control
restrict > limit
restructure > reorganize
resuscitate > revive
retail > sell store sale
retain > keep maintain retention
retention > keep retain
rethink > reconsider
retire > remove
retool > adapt
retrain > train
retrieve > get fetch collect find pull
retrofit > upgrade modify fit
return > bring back give
reunite > return
reuse > recycle
revamp > redesign update rework
reveal > show
reverse > back
review > examine check look assess study go over read evaluate analyze
revise > change edit amend update modify adapt rewrite
revitalize > renew refresh
revive > renew resuscitate
reward > recognize
rewire > wire replace electrical
reword > rewrite
rework > redo fix revise
rewrite > revise edit
rig > set equip rigging
ring > call process checkout scan
rinse > wash
rivet > fasten join attach
roast > cook
rollout > launch deploy introduce roll
roof > cover roofing
roster > schedule rota
rota > schedule roster
rotate > turn switch cycle move
rout > cut
route > direct send plan transfer forward
run > operate manage operation
rush > hurry
sack > bag
saddle > tack ready prepare
safeguard > protect guard secure keep safe safety
sail > boat sailing crew
sale > sell selling transaction
salt > season
salvage > save recover
sand > smooth sanding finish
sandblast > clean blast
sanitise > clean sanitize
sanitize > clean sanitation hygiene sanitary sanitise
satisfy > meet fulfill
saute > cook fry
save > keep store reduce cut lower
saw > sawing
scaffold > support
scale > grow expand
scan > check read look through ring scanning
schedule > book arrange plan set calendar timetable scheduling roster
scoop > serve
score > grade mark rate
scour > scrub clean
scout > search look
scrap > discard dispose
scrape > remove collect extract
screen > check review filter vet assess inspect search
screw > fasten attach secure
script > write
scrub > clean wash cleaning
scrutinize > examine inspect
sculpt > shape make create
seal > close
search > look seek hunt through comb inspect check
season > spice flavor
seat > place guide show
seclude > isolate
secure > obtain get fasten protect keep safe security
see > meet
seed > plant sow
seek > look search pursue
segment > divide group
segregate > separate sort
seize > take
select > choose pick selection
sell > sale vend retail market offer
send > transmit dispatch issue
separate > sort divide break apart
sequence > order arrange read
serve > provide help assist service wait attend bring dish support work act
service > maintain upkeep maintenance
set > place put arrange setup configure adjust establish
settle > resolve handle
setup > set arrange prepare install configuration configure
sew > stitch make
shadow > follow observe
shampoo > wash
shape > form mold
share > give communicate tell present pass distribute post
sharpen > hone
shave > trim
shear > cut clip wool
shelter > house
shelve > stock place arrange put
shepherd > guide
shield > protect
shift > move
shine > polish
ship > send dispatch shipping
shipment > delivery consignment load
shoot > film photograph
shop > store
shorten > reduce cut short shorter
shovel > dig clear remove
show > demonstrate present display guide explain
shower > bathe wash
shred > destroy dispose
shuffle > mix
shut > close
shutdown > shut close stop
shuttle > transport
sift > sort sieve
sign > enroll register
signal > alert indicate
signoff > approve approval sign
signup > enroll register sign
simplify > streamline easy easier simple clearer
simulate > model simulation
sing > perform vocal song singer
sketch > draw illustrate
skim > read
slaughter > kill
slice > cut prep prepare
smooth > even
soak > wet
socialize > interact
solder > join connect attach
solicit > ask seek request approach
solution > solve fix answer
solve > resolve fix solution work figure address
song > sing music
soothe > calm comfort
sort > organize arrange categorize order separate go sorting group file classify
source > find obtain procure
sow > plant seed
spackle > fill
spay > neuter
speak > talk communicate converse speech present discuss
specialise > focus specialize
specialize > focus specialise
specify > state define
speech > speak talk presentation
speed > quicken faster expedite fast quick quicker
spell > write
spin > turn
splice > join connect
splint > support immobilize
split > divide share
spot > notice identify find see detect catch
spray > apply
spread > share apply
stabilise > stabilize
stabilize > steady stabilise
stack > pile arrange organize
staff > crew
stage > set arrange prepare put
stain > color finish dye
stamp > mark
standardise > consistent uniform standard standardize
standardize > consistent uniform standard align same standardise
staple > fasten attach
start > begin commence turn on kick off initiate create open
startup > start
state > say declare
steam > cook
steer > guide drive direct control
step > fill
sterilise > sterilize
sterilize > disinfect sanitize clean cleanse sanitation hygiene sanitary sterilise
stimulate > encourage
stir > mix
stitch > sew
stock > fill replenish supply restock inventory shelve
stocktake > inventory count
stop > end prevent
store > keep save shop
storyboard > sketch
straighten > tidy
strain > filter
strategize > plan
streamline > simplify improve efficient easier
strengthen > reinforce improve build strength
stress > emphasize
stretch > extend exercise
strip > remove
strive > aim try
structure > organize arrange
study > learn examine research education analyze investigate review
stuff > fill
style > arrange
submit > send file hand turn
substitute > replace fill cover step stand
subtitle > caption
succeed > achieve success successful
success > succeed
suggest > recommend propose advise offer
suit > fit
summarise > outline condense brief summary summarize
summarize > outline condense brief summary sum short report summarise
supervise > oversee manage monitor look after guide charge responsible
supervision > oversight supervise oversee
supplement > add
supply > provide give
support > help assist aid assistance back up stand backing contribute
suppress > reduce control
surpass > exceed beat
surrender > hand over
surveil > watch monitor observe
survey > poll ask measure surveying
suspend > hang pause
sustain > maintain keep
suture > stitch close sew
swab > wipe
swap > exchange switch trade
sweep > clean cleaning
swim > aquatic
switch > change swap move convert
synchronise > synchronize
synchronize > align sync synchronise
synthesise > synthesize
synthesize > combine make create produce prepare synthesise
systematize > organize
tabulate > table count
tackle > address handle work deal
tag > label mark
tailor > adapt customize adjust fit
take > receive accept record note get bring handle
takedown > dismantle take down
talk > speak chat converse discuss communicate engage
tally > count total add
tame > train
tamp > compact
tape > stick seal attach
target > aim focus
taste > sample
tax > taxation
taxi > drive
teach > instruct educate train instruction lesson class introduce explain
team > work together
tear > rip
teardown > dismantle take down
telecommute > remote
telephone > call phone
tell > inform explain share notify
temper > harden
tend > care look after
tender > bid
terminate > end stop
test > check examine try trial testing measure evaluate assess verify qa
testify > witness testimony evidence speak
text > message contact
thank > gratitude
thatch > roof
thaw > defrost
thin > reduce
think > consider thought
throw > toss
tidy > clean neaten straighten organize keep neat order
tie > fasten bind
tighten > secure fasten
tile > lay tiling install
time > clock
tint > color
titrate > measure
torque > tighten fasten
total > add sum
tour > travel show guide perform
tow > pull haul transport
trace > track follow
track > monitor follow record log trace tally document
trade > exchange
train > teach instruct coach learn study training guide prepare onboard show practice exercise
transact > deal process
transcribe > type write down
transfer > move shift hand over forward route direct
transform > change convert
transition > move change transfer switch convert
transmit > send
transplant > move
transport > carry move take transfer bring deliver
trap > catch
travel > go trip
treat > care tend look
treatment > treat care
triage > prioritize sort assess screen
trial > test try
trim > cut clip
triple > three
troubleshoot > diagnose solve resolve problem troubleshooting investigate identify
trust > rely
try > attempt test
tune > adjust
turn > rotate reposition
turnaround > time
tutor > teach instruct help support guide
tweak > adjust
type > key enter typing write
umpire > officiate referee call
unblock > clear
unclog > clear
uncover > find discover
understand > know grasp comprehension knowledge
undertake > carry take perform do
unify > combine unite
unite > join together
unload > empty offload unloading discharge
unlock > open
unpack > empty open
unwrap > open
update > revise refresh current keep up date edit modify maintain inform change
upgrade > improve update
uphold > maintain keep follow meet observe
upholster > cover upholstery
upload > post
upsell > sell add suggest recommend promote offer
use > utilize apply employ operate work usage practice
utilise > use apply employ utilize
utilize > use apply employ utilise
vacate > leave
vaccinate > immunize immunization vaccine vaccination shot injection
vacuum > clean cleaning
valet > park
validate > verify confirm check test
value > appraise assess
varnish > finish coat
vary > change
veneer > cover
vent > air
ventilate > air
verbalize > speak
verify > check confirm validate make sure double
vet > check screen
videotape > record film
view > look see watch
visit > see go call
visualise > visualize
visualize > chart graph show plot display present visualise
voice > speak
void > cancel
volunteer > unpaid voluntary give serve help
vote > elect
wait > serve
waiter > serve server
waitress > serve server
walk > stroll ambulate
warm > heat
warn > alert caution
wash > clean rinse cleanse
watch > monitor observe keep eye look after see
wax > polish
weed > garden
weigh > measure weight check
weight > weigh
welcome > greet receive host
weld > join welding fabricate
wet > moisten
whip > beat mix
whisk > mix
widen > broaden expand
wield > use
win > earn receive
wind > wrap
winterize > prepare
wipe > clean
wire > connect wiring electrical
withdraw > remove
withhold > keep
witness > see observe
work > serve job employ employment perform
workout > exercise training
wrangle > handle
wrap > pack package cover
wrestle > compete
write > draft author compose prepare produce put paper pen
zip > fasten
`
