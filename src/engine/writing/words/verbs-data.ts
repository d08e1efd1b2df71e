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
accredit add adjudicate anesthetize appoint approve authorize avert avoid award beat better certify convince decline dismiss divide
employ end enlist figure find fire fly fuse grant halve hit hold judge lend license limit mend name narrow note outperform quadruple
quicken ratify refuse regain reject retail style tack veto catch climb compete confront contend defer deny describe deserve doubt dye
elect enjoy erase escape excuse expect experiment fail fasten favor finish hear import inquire insist insure invite kick lace leave
lease lie live lose love manipulate mention mistake mourn neglect occupy owe own paste pause permit pin pose praise prefer pretend
prohibit promise prompt provoke publish pursue quit race react rebrand rebuild recommend reconsider regard rehire reinvent reject
relax relaunch rent repaint rephrase require resist rest retire reveal ring rinse rise row rule sack say scale scrape see seek sell
send sense settle shadow shelter shine shout shut sign sleep sort sound spell spend spill split squeeze stare state stay steal stick
strike struggle study succeed suffer surprise suspect swap swear tap tempt think threaten throw tick tidy tour tread turn unblock
undertake undo vacate vote wear whiten wish wonder worry wrestle oversee spearhead mastermind orchestrate superintend`
