// Verbs of working life by their base form.
export const verbBases = `
abate abide abolish absorb abstract accelerate accept access acclimate accommodate accompany accomplish account
accredit accrue accumulate achieve acknowledge acquaint acquire act activate actuate adapt add address adhere adjoin
adjourn adjudicate adjust administer administrate admit adopt advance advertise advise advocate aerate affirm affix
aggregate agree aid aim alert align allay alleviate allocate allot allow alphabetize alter alternate amass ambulate
amend amortize amplify amuse analyse analyze anchor anesthetize animate annotate announce anodize answer anticipate
apologize appeal appear appease append apply appoint apportion appraise appreciate apprehend approach approve
arbitrate architect archive argue arrange arrest arrive articulate ascertain ask assay assemble assert assess assign
assimilate assist assume assure attach attain attempt attend attract auction audit audition augment authenticate
author authorise authorize autoclave automate average avert avoid await award babysit backfill backtest bag bake
balance bale ban bandage banter bargain bartend baste batch bath bathe beat begin behave belong benchmark bend
better bevel bid bill bind biopsy blanch blast bleach bleed blend block blog blow board boil bolster bolt bond bone
book boost bore borrow bottle box brace braid brainstorm braise brand braze breed brew brick brief bring broadcast
broaden broil broker browse brush budget buff build bundle burnish bus butcher button buy cache calculate calibrate
call calm cancel canvass cap captain caption capture care carry cart carve cast castrate catalog catalogue catch
categorise categorize cater catheterize caulk cause caution cease celebrate cement centralise centralize centrifuge
certify chair challenge champion change channel chaperone characterize charge chart charter chase chat chauffeur
check cheer chill chisel chlorinate chock choose chop choreograph circulate cite clad claim clamp clarify classify
clean cleanse clear click climb clip clock clone close clothe co-author co-found co-lead coach coat coauthor code
codify collaborate collate collect color colour combine come comfort command commence comment commission commit
communicate compact compare compel compensate compete compile complain complement complete comply compose compost
compound comprehend compress compute conceive concentrate conceptualize conclude condense conduct confer configure
confirm confiscate conform confront connect conserve consider consolidate construct consult consume contact
containerize contend contest continue contract contrast contribute control convene converse convert convey convince
cook cool cooperate coordinate cope copy correct correlate correspond corroborate cost counsel count cover craft
crate create crimp crop cross-train crosscheck crowdfund crush cuddle cull cultivate culture curate cure customize
cut cycle damp dampen dance deactivate deal debate debit debone debride debrief debug deburr decant decide declare
decline declutter decommission decontaminate decorate decrease decrypt dedicate deduct deescalate defend defer
define deflect defrost defuse degrease deice delay delegate delete delimb deliver demo demolish demonstrate denote
deny depart depict deplane deploy depose deposit depreciate derive describe desensitize deserialize deserve design
designate destroy detach detail detain detect deter determine detour develop devise devote diagnose diagram dial
dialyze dice dictate differentiate dig digitize dilute dine dip direct disable disassemble disburse discard discern
discharge discipline disclose disconnect discontinue discount discover discuss disinfect dismantle dismiss dispatch
dispense display dispose dispute dissect disseminate dissolve distill distinguish distribute dive diversify divert
divide do dock dockerize document donate dose double doubt download draft drain dramatize drape draw dredge dress
drill drive drop drum dry drywall dub dump dun duplicate dust dwell dye earmark earn ease eat edge edit educate
elaborate elect elevate elicit eliminate elucidate email embark embed embellish emboss embrace embroider emcee
emphasize employ empower empty emulate enable enact encode encounter encourage encrypt end endeavor endeavour
endorse endure enforce engage engineer engrave enhance enjoy enlarge enlighten enlist enquire enrich enrol enroll
ensure entail enter entertain entrust enumerate envision equip eradicate erase erect escalate escape escort espouse
establish estimate etch euthanize evacuate evaluate evict evolve examine excavate exceed excel exchange excuse
execute exempt exercise exert exfoliate exhibit exit expand expect expedite experiment explain exploit explore
export expose express extend exterminate extinguish extract extrapolate extrude fabricate facet facilitate fail
familiarize farm fast-track fasten favor fax feature feed fell ferment ferry fertilize fetch field fight figure file
fill fillet film filter finalize finance find finetune fingerprint finish fire fit fix flag flip floss flush fly
focus fold follow forecast forge form format formulate fortify forward foster found frame freelance freeze freight
freshen frost fry fuel fulfil fulfill fumigate fund fundraise furnish fuse gain galvanize garden garnish gather
gauge gear generate germinate get give glaze glue go govern grade graduate graft grant graph grasp grate graze
grease greet grill grind grip groom group grout grow guarantee guard guide haggle halt halve hammer hand
hand-deliver handcraft handle hang harden harmonize harness harvest hasten haul have head hear heat heighten help
hem herd highlight hike hire hit hoist hold hone honor honour hook hope hose host house hunt hurry hustle hydrate
hypothesize ice identify ignite illuminate illustrate image imagine immerse immobilize immunize impact impart
implement import impose improve improvise incinerate incorporate increase index indicate induce induct inflate
influence inform infuse ingest inhibit initiate inject innovate inoculate input inquire inscribe insert insist
inspect inspire install instill institute instruct instrument insulate insure integrate intensify interact intercept
interface interpret interrogate interrupt intervene interview introduce intubate invent inventory invest investigate
invigilate invite invoice involve iron irrigate isolate issue itemize jack join jot journal journalize judge juggle
justify keep key kick kindle knead knit label lace lacquer laminate land landscape lap lash lathe launch launder lay
lead learn lease leave lecture lend lengthen lessen level leverage liaise license lie lift limit link lint liquidate
list listen litigate live load loan lobby locate lock lodge log look lose love lower lubricate machine mail maintain
make man manage maneuver manicure manipulate manoeuvre manufacture map march marinate mark market marshal mash mask
massage master mastermind match maximize measure mechanize mediate medicate meditate meet melt memorize mend mention
mentor merchandise merge message migrate milk mill mince mingle minimize mistake mitigate mix mobilize mock model
moderate modernize modify moisten mold monitor moor mop motivate mould mount mourn move mow muck mud muddle mulch
multiply multitask muster nail name narrate narrow navigate neaten neglect negotiate network neuter nominate
normalize notarize note notice notify nourish nurse nurture obey object oblige observe obtain occupy offboard offer
officiate offload offset oil onboard open operate operationalize oppose optimize orchestrate order organize orient
originate outfit outline outperform output outsource overcome overhaul oversee owe own pace pack package pad page
paint pair palletize pamper parallelize paraphrase parboil pare park parse partake participate partition partner
pass paste patch patrol pause pave pay peel pen pen-test penetrate perceive perfect perform permit persevere persist
personalize persuade phone photocopy photograph pick pickle pilot pin pinpoint pioneer pipe pipette pitch place plan
plane plant plaster plate play plead pleat plot plough plow plug plumb poach point polish poll pollinate populate
portion portray pose position possess post postpone pound pour practice practise praise pray pre-heat preach precept
predict prefabricate prefer preheat prep prepare prescreen prescribe present preserve preside press pressurize
pretend prevent preview price prime print prioritize probate probe process proctor procure produce profile program
programme progress prohibit project promise promote prompt proof proofread propagate propel propose prosecute
prospect protect prototype prove provide provision provoke prune publicize publish pull pulverize pump punch
purchase puree purge purify pursue push put quadruple qualify quantify quantize quarantine quarry query question
queue quicken quilt quit quiz quote race rack raise rake rally ramp randomize rank rate ratify ration re-engineer
reach react reactivate read ready realign realize reallocate ream reap rearrange reassess reassign reassure
rebalance rebook reboot rebrand rebuild recall receive recharge recite reclaim recognize recommend reconcile
recondition reconfigure reconsider reconstruct record recover recruit rectify recycle redact redecorate redeem
redeploy redesign redirect redistribute redline redo reduce reel refactor refer referee reference refill refine
refinish reflect reform refresh refrigerate refuel refund refurbish refuse regain regard register regulate
rehabilitate rehearse rehire reimburse reinforce reinstall reinstate reintegrate reinvent reject relate relaunch
relax relay release relieve relocate rely remain remediate remedy remember remind remit remodel remove render renew
renovate rent reopen reorder reorganize repaint repair repay repeat rephrase replace replenish replicate reply
report reposition repot represent reproduce request require requisition reroute reschedule rescue reseal research
resell reserve reset reshape reside resist resolve respond rest restart restock retest restore restrain restrict
restructure resurface resuscitate retail retain rethink retire retool retouch retrain retrieve retrofit return
reunite reuse revamp reveal reverse review revise revitalize revive revolutionize reward rewire reword rework
rewrite ride rig ring rinse rise rivet roast roll rollout roof roster room rotate round route row rule run rush sack
saddle safeguard sail salt salvage sample sand sandblast sanitize satisfy saute save saw say scaffold scale scan
schedule scoop scope score scour scout scrap scrape screen screw script scrub scrutinize sculpt seal sear search
season seat seclude secure see seed seek seem segment segregate seize select self-publish sell send sense separate
sequence serialize serve service set settle sew shadow shake shampoo shape share sharpen shave shear sheath sheathe
shelter shelve shepherd shield shift shine shingle ship shoot shop shorten shout shovel show shower shred shrink
shuffle shut shuttle side sift sign signal simmer simplify simulate sing sit sketch skim slash slaughter sleep slice
slot smoke smooth soak socialize solder solicit solve soothe sort sound source sow spackle spark spay speak
spearhead specialize specify speed spell spend spill spin splice splint split sponsor spot spray spread squeeze
stabilize stack staff stage stain stake stamp stand standardize staple stare start state stay steal steam steep
steer step sterilize stick stimulate stipulate stir stitch stock stocktake stop store storyboard stow straighten
strain strap strategize streamline strengthen stress stretch strike strip stripe strive structure struggle stub
study stuff style subcontract submit subpoena substitute subtitle succeed suffer suggest suit summarize superintend
supervise supplement supply support suppress surpass surprise surrender surveil survey suspect suspend sustain
suture swab swap sway swear sweep swim switch sync synchronise synchronize synthesize systematize tabulate tack
tackle tag tailor take talk tally tame tamp tap tape target taste tax taxi teach team tear telecommute
teleconference telephone tell temper tempt tend tender terminate test testify text texture thank thatch thaw think
thread threaten thrive throw tick tidy tie tighten tile till tint titrate toilet tokenize tolerate top torque total
tour tow trace track trade train transact transcribe transfer transform transfuse transition translate transmit
transplant transport trap travel tread treat trench triage trial trim triple troubleshoot trust try tune turn tutor
tweak type umpire unblock unclog uncover understand undertake undo unify unit-test unite unload unlock unpack unwrap
update upgrade uphold upholster upload upsell upskill use usher utilize vacate vaccinate vacuum valet validate value
varnish vary vectorize vend veneer vent ventilate venture verbalize verify vet veto videotape view visit visualize
voice void volunteer vote vouch wait walk wallpaper warn wash watch water wax wean wear weave weed weigh welcome
weld whip whisk whiten widen wield win wind winterize wipe wire wish withdraw withhold witness wonder work worry
wrangle wrap wrestle write yield zip
`

/** Those whose base form is as often a noun: by itself the word does not say which it is. */
export const nounLikeBases = `rework 
room abstract account advance aid aim alarm alert answer appeal assist attempt auction audit audition award bag bake
balance bale ban bath beat bid bill biopsy blast bleach blend blog blow bond bone book bottle box brace braid brick
brief broadcast broker brush budget bundle button call cap care cart catch cement chair challenge change channel
charge charter chat check chill claim clamp click clock clone coach coat color colour command comment compost
contact contest contrast control cook copy cost cover crate cross crowd crush culture cure cut cycle damp deal
debate debit decrease delay demand deposit design detour diagram dial dip discount dish display dispute dive
document draft drape dress drive drum dry edge email end estimate exhibit exit exploit export fall farm feature
ferment ferry fight figure file fillet filter finance fire flip floss focus follow forecast forge form format frame
freight fry function fund gain garden gauge glue grade graduate grant graph grease grill grind grip group guarantee
guard guide hammer handle harness harvest head heat help hike hire hit hold hook host house hunt image impact import
increase influence input insert interface interview inventory invite invoice iron issue jack judge key label lace
lacquer land landscape lathe launch lay lead lease level license lift light limit line link list load loan lock log
look loss machine mail man map march mark market mask master match measure meet mentor message mix mock model
monitor mould move muck name note notice nurse offer oil open operate order output pace pack package pad paint pair
park part partition partner pass paste patch patrol pay perfect phone pick pickle pilot pin pitch place plan plane
plate plot plug point poll portion position post pound practice prep present press price print process produce
profile profit program programme progress project promise proof protest provision pump purchase puree purge push
query question queue quiz quote race rack ramp rank rate ration reach record reel reference refund release remedy
rent repair reply report request rescue research reserve rest result retail return reverse review reward ride rig
ring rise risk rivet roast role roll route row rule run rush saddle sail sale salt salvage sample sand save say
scale scan schedule scoop score scout scrap screen screw seal search season seat segment sequence service set shadow
shape share shave shepherd shield shift ship shop shower shuffle shuttle sift sign signal sketch skill slice smoke
soak sort sound source space spell spill spin split sponge sponsor spot spray spread stack staff stage stamp
standard star start state stay steam steer stem step stick stitch stock stocktake stop store storyboard strain
stress strike strip structure study stuff style substitute suit supply support survey sweep switch tackle tag tally
tap tape target task taste tax team tear temper tend tender test text tie tile time tint tool top total touch tour
trace track trade train transfer transition transplant transport trash travel trend trial trim trip trust tune turn
tutor tweak type update upgrade upset use vacuum valet value veneer vent vet view visit voice vote wait walk warm
wash waste watch water wax weight weld whip wind wire wish witness wonder work wrap yield zip
`
