// Verbs that claim something by themselves: each needs a verb of the source that it may stand for, said of the same thing.

/** Answering for others or for the whole. */
export const leadingVerbs = `
captain chair command control direct govern head lead manage oversee preside steer superintend supervise`

/** Claiming it as one's own. */
export const owningVerbs = `
champion mastermind orchestrate own pioneer spearhead`

/** Bringing something into being. */
export const makingVerbs = `
architect author build code compose configure construct create curate design develop devise draft draw engineer establish fabricate formulate
generate implement initiate institute introduce invent launch manufacture originate produce program prototype publish setup write`

/** Having the say. */
export const decidingVerbs = `
accredit adjudicate allocate appoint approve authorize award certify choose decide delegate determine discipline dismiss endorse
enforce fire grant hire license notarize ratify recommend recruit reject select terminate veto`

/** Bringing something about. */
export const achievingVerbs = `
accelerate achieve attain avert avoid beat boost cure cut decrease double earn eliminate exceed expand grow halve improve increase
lift lower maximize sellout minimize outperform prevent quadruple raise recover reduce rescue revolutionize save shorten slash surpass
top transform triple win`

/** What takes a trade, a licence or a counterpart. */
export const skilledVerbs = `
administer advise analyze anesthetize appraise arbitrate arrest assess audit care coach cook counsel defend diagnose dispense drive evaluate fly
inject inspect instruct interpret lease interrogate interview intubate investigate litigate mediate medicate mentor navigate negotiate
persuade pilot precept prescribe present prosecute repair represent sell solder suture teach test train translate treat upsell
vaccinate weld wire install edit testify rebuild`

/** Verbs that make a thing, whichever of them is used of it. */
export const plainMakingVerbs = `
author build code compose construct create develop draft draw fabricate generate implement make manufacture pen prepare produce program
prototype publish write`

/** Coming into a thing, or to its end. */
export const attainingVerbs = `
acquire buy close complete deliver earn execute finalize finish gain get implement install launch obtain open pass purchase receive
secure win`

/** Wanting it, or beginning with it: nothing came of it yet. */
export const tryingVerbs = `
apply ask attempt begin bid compete consider explore nominate petition pitch plan propose pursue recommend request research seek
solicit start study suggest try`

/** Physical senses besides: `new < old`. Said of the same thing, the new verb claims no more than any of the old ones. */
export const licences = `
manage < run oversee supervise lead direct head administer handle keep maintain carry operate organize coordinate look track
oversee < manage supervise lead direct run head monitor
supervise < oversee manage lead direct head
lead < head direct manage run chair supervise oversee facilitate
direct < lead manage oversee supervise run head
head < lead direct manage run chair oversee
chair < lead run head preside
control < manage regulate run operate
captain < lead head command
command < lead head direct
govern < manage run administer
preside < chair lead head
steer < lead guide drive direct
superintend < oversee supervise manage direct
spearhead < pioneer initiate
champion < advocate
orchestrate < coordinate organize arrange plan
mastermind < plan
pioneer < introduce create start
design < draw model plan lay layout devise sketch style
devise < design create invent plan develop
engineer < design build
architect < design
invent < create devise design
originate < create start
develop < plan design set form map outline
create < set layout design plan form lay turn convert sketch diagram map chart model distill arrange film
build < assemble put set grow erect stack
construct < erect assemble put
fabricate < assemble weld
manufacture < assemble
draw < sketch
write < type note compile summarize record cover document log chart condense pen
draft < type summarize
compose < arrange type
prepare < plan assemble compile gather set
setup < add set arrange prepare establish install assemble create make organize put build configure place lay mount start open schedule book
setup < hang erect plan coordinate ready stage launch dress deploy connect display decorate form found initiate fix write enroll register
publish < add upload post issue release put send
generate < run sell bring compile print pull
produce < run layout sketch draw model diagram print turn bake cook design compile compute calculate derive
code < mark
configure < set setup install adjust program customize
roll < introduce implement deploy release
introduce < start bring implement launch set
implement < introduce install deploy apply roll put carry use start set
establish < arrange insert set start create form build place
launch < start open introduce release create
initiate < start begin launch open
institute < introduce establish start
formulate < develop create write
prototype < model
approve < authorize
authorize < approve
choose < pick select decide
select < pick choose decide
decide < choose pick determine
determine < find identify calculate decide figure measure
hire < employ recruit
recruit < hire enlist
award < give grant
grant < give award
recommend < suggest propose advise
reject < refuse decline
enforce < uphold apply
delegate < assign
allocate < assign distribute divide
appoint < name choose select
terminate < end close dismiss fire
dismiss < fire
increase < take grow raise expand boost lift bring build double
grow < increase raise expand boost lift bring build cultivate plant take
raise < increase grow lift bring boost collect improve
expand < grow increase raise broaden extend build add
boost < increase raise grow lift improve
lift < raise increase carry load move hoist
improve < raise increase better strengthen upgrade enhance speed
reduce < cut lower decrease shorten shrink trim drop bring take slash minimize narrow
cut < reduce lower decrease shorten shrink trim drop bring slice chop saw dice clip style prep
lower < reduce cut decrease drop bring shrink
decrease < reduce cut lower shorten shrink drop bring
shorten < reduce cut lower decrease bring trim speed
slash < reduce cut
halve < cut reduce
minimize < reduce limit
maximize < increase
accelerate < speed quicken shorten
eliminate < remove take cut drop end
prevent < avoid stop avert
avoid < prevent avert
avert < prevent avoid
achieve < reach meet hit attain get make complete
attain < finish exceed reach meet hit achieve get
exceed < surpass beat top outperform pass
surpass < exceed beat top pass
beat < exceed surpass top
outperform < exceed surpass beat top
top < exceed beat lead
earn < receive get make win average collect hold gain
win < earn take receive get
recover < get collect restore retrieve regain
rescue < save
save < cut reduce keep
transform < change turn rebuild convert
administer < give apply run pass
analyze < test examine study evaluate review check look interpret research assess
appraise < value assess evaluate estimate
assess < evaluate check examine measure review judge gauge test
audit < check review
coach < teach train instruct show mentor tutor guide
train < teach coach instruct show onboard orient educate
teach < deliver give lead hold run train instruct coach show tutor educate explain lecture demonstrate
instruct < teach train show coach educate explain
mentor < coach guide advise train teach precept
guide < precept mentor coach train teach advise
precept < train mentor teach
counsel < advise guide
care < look help assist attend nurse serve support bathe dress feed treat tend give provide monitor watch sit handle raise foster see mind keep
advise < counsel guide recommend suggest consult help assist explain tell answer coach teach brief inform warn support speak talk
present < give show deliver speak display demonstrate introduce offer pitch lecture plate serve arrange set report explain teach hold talk share
defend < represent
diagnose < find identify detect troubleshoot trace
dispense < give fill distribute issue hand
drive < operate haul transport run steer chauffeur deliver
evaluate < assess review judge test rate examine analyze check
fly < pilot
inject < give administer
inspect < check examine look review test survey audit
interpret < read translate explain analyze
interview < question speak talk screen
investigate < look research examine check probe
mediate < settle resolve
negotiate < bargain
persuade < convince
pilot < fly test
repair < fix mend service restore rebuild patch
represent < act speak appear
sell < vend retail
upsell < offer suggest sell
solder < join connect
weld < join fuse tack
wire < connect run install
test < check try measure assay analyze run
translate < interpret
treat < care give perform provide deliver apply
vaccinate < give immunize inoculate administer
install < rack fit put set mount lay hang place build add run pull
edit < revise correct proofread retouch
cook < make prepare fry grill roast bake saute braise
rebuild < restore overhaul repair reconstruct rewrite redo
rewrite < rebuild redo revise
`

/** Neighbours in meaning that claim more than the other says. */
export const overstatements = `
cook < prep plate serve
care < read play sing visit transport greet clean drive talk
advise < direct send point refer sell show greet carry take notify contact call
present < prepare write draft compile send submit
drive < take bring accompany escort ride use travel handle work
sell < offer promote market advertise clear support show deal buy purchase
design < write make produce prepare organize schedule arrange coordinate
engineer < make prepare
repair < support
represent < support help
investigate < observe watch
win < enter
negotiate < discuss agree arrange
diagnose < observe note record
treat < see support handle process
teach < help support
train < help support
coach < help support
mentor < help support
interpret < explain
program < schedule plan
audit < support
introduce < teach
test < observe
`
