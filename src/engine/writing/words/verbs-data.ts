// Verbs of working life by how much they claim. A change may go down this ladder, never up.

/** Rank -> base forms. What stands nowhere here and is used as a verb counts as plain doing (2). */
export const verbLadder: Readonly<Record<string, string>> = {
  // Was there.
  '0': 'observe shadow watch attend audit-class witness learn study familiarize',
  // Had a part in what others did.
  '1': 'assist help aid support contribute participate collaborate join cooperate partner involve',
  // Worked at something whose whole belonged to others.
  '1.5': 'work serve engage',
  // Did it.
  '2': `accept access accommodate account achieve acquire act adapt adhere adjust administer admit advise advocate aggregate
    alert align alter amend analyze answer anticipate apply appraise apprehend approach arrange arrest assay assemble assess assign
    assure attach attain audit automate bake balance bandage bathe batch bathe bend bill bind blend block boil bolt book braze brew
    brief buff buy butcher calculate calibrate call calm canvass capture care carry carve cast catalog catch cater change charge
    chart check chop circulate classify clean clear clip close coat code collate collect comfort communicate compare compile
    complete comply compute conduct configure confirm connect conserve construct consult contact convert convey cook cool
    copy correct correspond count counsel cover craft crop cross-sell cultivate cure cut dampen data-enter deal debug decorate
    deescalate deliver demonstrate deploy deposit deploy describe detail detect determine diagnose dig digitize discharge
    disassemble discuss disinfect dismantle dispatch dispense display distribute dock document donate dose draft drain draw dress
    drill drive drop dust edit educate elicit email empty enable encourage enforce ensure enter equip escalate escort estimate
    evaluate examine excavate exceed exchange execute exercise expedite explain explore export express extend extract
    fabricate facilitate feed fell fertilize field file fill finish fit fix flag fold follow forecast foster formulate form
    forward frame freeze fry fuel fulfill fumigate furnish garnish gather generate give glaze grade graft greet grill grind
    groom grow guard handle harvest haul heat highlight hoist host identify illustrate implement import improve increase inform
    inject input inspect install instruct insulate interact intercept interface interpret interview introduce inventory investigate
    invoice iron irrigate issue itemize keep key knead label laminate land launder lay learn lecture level liaise lift link list
    listen litigate load locate lock log look lubricate machine mail maintain make map mark market marinate mash massage match
    measure mediate medicate meet merchandise merge migrate mill mix model moderate modify monitor mop mount move mow multitask
    navigate negotiate nurse obtain offer open operate optimize order outfit pack package paint park patch patrol pave pay peel
    perform persuade photograph pick pilot pipe place plant plaster plate plow plumb polish post pour practice pray predict prep
    prepare prescribe present preserve press prevent price print process procure produce profile proofread propose prosecute
    protect prove provide prune publish pull pump purchase pursue push qualify quantify query question quote raise rate reach read
    rebuild receive recommend reconcile record recover recycle redact reduce refer refill refine refinish regulate rehabilitate
    reinforce relate relay release relocate remediate remind remodel remove render renew renovate repair repeat replace replenish report
    represent request requisition research reserve resolve respond restock restore retain retrieve return review rewire ride rig
    roast roll roof rotate route run-errands sample sand sanitize sauté saute save saw scan schedule screen scrub seal search
    season seat secure seed select sell send sense separate service set sew shape sharpen ship shoot shop show sign simulate slice
    smooth solder solve sort source splice spray spread stabilize stack staff stage stain steam sterilize stitch stock store stow
    straighten strengthen strip stretch submit suggest suit summarize supply survey sweep swim switch tabulate tailor take talk
    taste teach tend test thread tie tighten tile tow track trade transcribe transfer translate transmit transport treat triage
    trim troubleshoot tune turn tutor type unload unpack update upgrade upholster upload use utilize vaccinate vacuum validate
    value verify view wait walk warn wash water wax weigh weld wipe wire withdraw wrap write plan
    visit run head guide chase start begin continue round try tell ask play stop consider remain decide hope agree cause point realize seem travel recognize knit sing dance referee umpire film master staple punch fax index till sow milk brand breed board spay neuter euthanize tap ream hone lap bore deburr sheathe side shingle drywall tape mud texture prime varnish grout caulk trench backfill compact stripe dump signal catheterize debride splint immobilize transfuse titrate reassess dialyze culture centrifuge pipette dilute autoclave plead argue object cross-examine subpoena probate redline arbitrate appeal prospect pitch demo accrue amortize depreciate journalize dun remit differentiate chaperone bus dice mince blanch braise broil poach simmer proof ice frost shake stir muddle steep deplane taxi lash chock deice marshal moor anchor cache containerize fingerprint cite detain seize interrogate extinguish hose attract accompany address await bolster broaden clarify cleanse coauthor compel confer correspond curate customize deescalate dedicate demolish denote depose derive designate dictate dine discern dispose divert dwell edit elevate embroider emphasize emulate encode endure engage entail erect exhibit expose fertilize fund gain gear germinate halt hand hem hustle illustrate immunize infuse inspire institute intervene invest journal kindle lace leverage lobby lodge loan manufacture meditate memorize mobilize mold nail narrate network nominate normalize oblige observe offset pamper partake penetrate perceive personalize pinpoint portray possess preach preheat prescreen preview proctor propel publicize quarantine rally ready rearrange reassure rebalance recite reconstruct rectify redesign refactor reform refresh rehearse reimburse relieve rely remember reorganize replicate reposition reproduce reroute resell reset respond restart restructure retouch retrain retrofit reuse revamp review revise revive reward rework rewrite safeguard satisfy script shred slot socialize specialize spark sponsor stipulate strategize subcontract succeed supplement surpass sustain teleconference terminate testify tolerate top unify unite unlock vary venture visualize volunteer vouch weave weed wean welcome widen withhold wrangle do have get choose pick speak cost retouch sit fill understand watch follow hang frame bend draw score rank average pass obtain strive thrive excel abide acknowledge administrate allocate ambulate annotate appear appease archive articulate ascertain attract bargain
    benchmark budget caption chauffeur compose compound compress consolidate contract cover crimp crosscheck defend delegate-tasks
    depict discipline disburse discover double-check earn embed endorse enhance enrich ensure enroll entertain evacuate facet
    finalize finance flush gauge hire honor illuminate impart inoculate insert intubate irrigate jot juggle justify launder maximize
    minimize motivate mulch notarize notify nurture nourish offload onboard orient outline overhaul palletize perfect phone plate
    position practise prioritize probe promote pull quilt rake realign recall recruit redirect refurbish register reinstall reorder
    rescue resurface rinse safeguard scaffold scaffold-up score sculpt sear settle shampoo shear shelve shovel sketch slaughter smoke
    spot stamp steer stimulate strap supplement suture swab sway sync synthesize telephone thaw tidy toilet torque total trace trap
    tutor unclog uphold upsell usher vend ventilate void wean whisk winterize yield bring put go come turn stay stand sit greet
    streamline standardize simplify speed accelerate boost cut lower shorten shrink slash decrease lessen improve win secure gain grow
    lift double triple expand modernize correct eliminate`,
  // Made something that was not there.
  '2.5': `author build create design develop devise engineer invent originate construct compose draft establish-form write
    launch establish produce program prototype formulate choreograph assemble-team co-author introduce initiate implement set-up`,
  // Brought others along.
  '3': `coordinate organize train mentor coach guide advise counsel tutor orient precept teach instruct assign delegate facilitate schedule arrange roster
    administer motivate plan`,
  // Answered for it.
  '4': `manage supervise lead direct oversee run head chair control govern command captain administrate superintend steer preside`,
  // It was theirs.
  '5': `own found establish launch pioneer spearhead transform revolutionize champion mastermind architect orchestrate
    drive-growth incorporate`,
}

/** Further verbs, told from nouns only by their place. */
export const furtherVerbs = `
abate abolish absorb abstract acclimate accomplish accredit accumulate acquaint activate actuate add adjoin adjourn adjudicate
adopt advance advertise aerate affirm affix aim allay alleviate allot allow alphabetize alternate amass amplify amuse analyse
anesthetize animate announce anodize apologize append appoint apportion appreciate approve arrive assert assimilate assume
attempt auction audition augment authenticate authorise authorize avert avoid award babysit bag bale ban banter bartend baste
bath beat behave belong better bevel bid biopsy blast bleach bleed blog blow bond bone borrow bottle box brace braid brainstorm
brick broadcast broker browse brush bundle burnish button cancel cap cart castrate catalogue catch categorise categorize caution
cease author celebrate cement centralise pen centralize certify challenge channel characterize charter chat cheer chill chisel chlorinate
clad claim clamp click climb clock clone clothe codify color colour combine commence comment commit compensate compete complain
complement compost comprehend conceive concentrate conceptualize conclude condense confiscate conform confront consume contend
contest contrast convene converse convince cope correlate corroborate crate crowdfund crush cuddle cull cycle damp deactivate
debate debit debone debrief decant declare decline declutter decommission decontaminate decrypt deduct defer define deflect
defrost defuse degrease delay delete delimb deny depart describe desensitize deserve destroy detach deter detour devote diagram
dial dip disable discard disclose disconnect discontinue discount dismiss dispute dissect disseminate dissolve distill
distinguish dive diversify divide doubt download dramatize drape dredge drum dry dub duplicate dye earmark ease eat edge
elaborate elect elucidate embark embellish emboss embrace emcee employ empower enact encounter encrypt end endeavor endeavour
engrave enjoy enlarge enlighten enlist enquire enrol entrust enumerate envision eradicate erase escape espouse etch evict evolve
excuse exempt exert exfoliate exit expect experiment exploit exterminate extrapolate extrude fail farm fasten favor feature
ferment ferry fetch fight figure fillet filter find finish fire flip floss fly focus forge format fortify freelance freight
freshen fulfil fundraise fuse galvanize garden glue graduate grant graph grasp grate graze grease grip group guarantee haggle
halve hammer handcraft harden harmonize harness hasten hear heighten herd hike hit hold honour hook house hunt hurry hydrate
hypothesize ignite image imagine immerse impact import impose improvise incinerate indicate induce induct inflate influence
inhibit innovate inquire inscribe insist instill insure integrate intensify interrupt invigilate invite isolate jack judge kick
lace lacquer landscape lathe lease leave lend lengthen license lie limit liquidate live lose love maneuver manicure manipulate
manoeuvre march mask mastermind mechanize melt mend mention message mingle mistake mitigate mock moisten mould mourn muck
multiply muster name narrow neaten neglect note notice obey occupy officiate oil oppose orchestrate outperform output outsource
overcome oversee owe own pace pad pair paraphrase parboil pare parse partition paste pause permit persevere persist photocopy
pickle pin plane pleat plot plough plug poll pollinate populate portion pose postpone pound praise prefabricate prefer
pressurize pretend programme progress prohibit project promise prompt propagate provision provoke publish pulverize puree purge
purify pursue quadruple quarry queue quicken quit quiz race rack ramp randomize ratify ration react reactivate reallocate reap
reassign rebook reboot rebrand rebuild recharge reclaim recommend recondition reconfigure reconsider redecorate redeem
redistribute redo reel reference reflect refrigerate refuel refund refuse regain regard rehire reinstate reintegrate reinvent
reject relaunch relax remedy rent reopen repaint repay rephrase reply repot require reschedule reseal reshape reside resist rest
restrain restrict resuscitate retail rethink retire retool reunite reveal reverse revitalize reword ring rinse rise rivet row
rule rush sack saddle sail salt salvage sandblast say scale scoop scour scout scrap scrape screw scrutinize seclude see seek
segment segregate sell send sense sequence settle shadow share shave shelter shepherd shield shift shine shout shower shuffle
shut shuttle sift sign skim sleep soak solicit soothe sort sound spackle spearhead specify spell spend spill spin split squeeze
stare state stay steal step stick stocktake storyboard strain stress strike structure struggle study stuff style substitute
subtitle succeed suffer superintend suppress surprise surrender surveil suspect suspend swap swear synchronise synchronize
systematize tack tackle tag tally tame tamp tap target tax team tear telecommute temper tempt tender text thank thatch think
threaten throw tick tidy tint tour transact transition transplant tread trial trust turn tweak unblock uncover undertake undo
unwrap vacate valet veneer vent verbalize vet veto videotape voice vote wear whip whiten wield wind wish wonder worry wrestle
zip`

/** Those of them whose base form is as often a noun. */
export const furtherNounLike = `
abstract advance aim attempt auction audition award bag bale ban bath beat bid biopsy blast bleach blog blow bond bone bottle
box brace braid brick broadcast broker brush bundle button cap cart catch cement challenge channel charter chat chill claim
clamp click clock clone color colour comment compost contest contrast crate crush cycle damp debate debit delay detour diagram
dial dip discount dispute dive drape drum dry edge end exit exploit farm feature ferment ferry fight figure fillet filter fire
flip floss focus forge format freight garden glue graduate grant graph grease grip group guarantee hammer harness hike hit hold
hook host house hunt image impact influence jack judge lace lacquer landscape lathe lease license limit loan march mask message
mock mould muck name note notice oil output pace pad pair partition paste pickle pin plane plot plug poll portion pound
programme progress project provision puree purge queue quiz race rack ramp ration reel reference refund remedy rent reply rest
retail reverse ring rise rivet row rule rush saddle sail salt salvage say scale scoop scout scrap screw segment sequence share
shave shepherd shield shift shower shuffle shuttle sift soak sound spell spill spin state stay step stick stocktake storyboard
strain stress strike structure study stuff style substitute tackle tag tally tap target tax team tear temper tender text tint
tour transition transplant trial trust turn tweak valet veneer vent vet voice vote whip wind wish zip`
