// Verbs that lines of work open with: at the head of a line these are acts, whatever else they may be elsewhere.
export const openingVerbs = new Set(
  `
  accelerate accept accompany account achieve acquire adapt add adjust administer admit adopt advance advise agree allocate
  analyse analyze animate announce answer apply appoint approve archive arrange arrest ask assemble assess assign assist attend audit
  authorize automate backfill bake balance bale bathe benchmark bend bid bill blast  book braid braze break brew
  brief bring budget build bundle butcher buy calculate calibrate call calm canvass care carry categorize chair champion change
  chart check clean clear close coach  collaborate collect command commission communicate compare compile complete compound
  conduct configure confirm connect consolidate consult contact containerize contribute control convert cook coordinate correct
  counsel count cover create crew cull curate cut debug deburr decant decorate decrease define deliver demolish deploy design
  detain develop diagnose dial dig digitise digitize direct disinfect dispatch dispense dispute document double draft draw drive
  dust earn edit educate eliminate empty enable enforce engineer enroll ensure enter erect escalate escort establish estimate
  evaluate exceed execute expand expedite explain explore export extract fabricate facilitate fasten feed file fill film finance
  find finish fit fix flag fly fold follow forecast form formulate frame fry generate ghostwrite give grade grease greet grind
  groom grow guard guide hand handle hang haul heat help hire hold hook host identify image implement improve increase influence
  ingest initiate innovate insert inspect install instruct integrate interpret intervene interview introduce investigate invoice
  issue keep key know label laminate launch lay lead learn license lift light link listen live load lobby lock log look lower
  machine maintain make manage map mark market mask match maximize measure mediate meet memorize mentor migrate milk minimize mix
  mobilize model monitor mount move mow negotiate note notice observe obtain offer onboard open operate optimize orchestrate order
  organise organize orient oversee own pack paint pair partner pass patch patrol pay peel perform phone photograph pick pilot
  pioneer pitch place plan plant plate play plot plow polish pose post pour practice precept prep prepare present preserve prevent
  print prioritize process proctor procure produce program programme promote proof proofread prove provide provision prune publish
  pull push put quote raise rake rank read rebuild receive recharge recommend reconcile record recover recruit redesign reduce
  refer refine refinish register regulate rehearse release remind remodel remove renew rent reorganize repair replace report
  represent request rescue research reset resolve respond restock restore restructure retouch retrofit return revamp review revise
  rewrite ride rig ring roll room rotate round route run sand sanitize save scaffold scale scan schedule score screen script scrub
  seal secure seed segment select sell send sequence serve service set settle shadow shampoo sharpen ship shoot shop shorten show
  sign simplify sit skim sketch solder solve sort source speak spearhead specialise specify splint split spray spread stabilize stack
  staff stage stain stand standardize start stay steam step sterilize stock stop store straighten streamline strengthen strip
  style suggest supervise supply support survey sustain sweep switch tag take talk tape taste teach tear tell tend tender test
  testify tie titrate tour trace track train transfer transform translate transport travel treat triage trim troubleshoot try tune
  turn tutor type unload update upgrade use utilize vaccinate vacuum validate value verify visit volunteer wait walk warn wash
  watch wear weed welcome weld win wire work wrap write
  `
    .trim()
    .split(/\s+/),
)
