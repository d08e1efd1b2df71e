// The words that make a text a job title, over all kinds of work.
import { remember } from './remember.ts'
import { foreignWords, wordSet, wordsOf } from './word-set.ts'

/** Words that name the one who does the work; the head of a title. */
const heads = wordSet(`
accountant actor actress actuary adjuster adjunct administrator adviser advisor advocate agent aide ambassador analyst
anesthesiologist anesthetist animator announcer apprentice appraiser arborist archaeologist archeologist architect archivist artist
assembler assessor assistant associate astronomer athlete attendant attorney auditor author babysitter bailiff baker
barber barista barrister bartender beautician bellhop biochemist biologist blacksmith boilermaker bookkeeper bookseller brewer
bricklayer broker builder busboy busser butcher buyer cabinetmaker caddie camerawoman cameraman captain cardiologist caregiver caretaker
carer carpenter cartographer cashier caterer ceo cfo chair chairman chairperson chairwoman chaplain chauffeur chef chemist chief
childminder chiropractor choreographer cio ciso classroom cleaner clerk clinician cmo coach coder columnist comedian commander
commissioner companion composer concierge conductor conservator constable consultant contractor controller comptroller coo cook
cooper coordinator copywriter coroner correspondent counsel counsellor counselor courier cpo craftsman crewman crew cto curator custodian
cutter dancer dealer dean decorator dentist deputy dermatologist designer detailer detective developer dietician dietitian diplomat
director dishwasher dispatcher distributor doctor docent doorman draftsman drafter draughtsman dressmaker driller driver drummer
economist editor educator electrician embalmer employee engineer entertainer entrepreneur envoy epidemiologist estimator evaluator examiner
executive expert fabricator facilitator faculty farmer farmhand fellow fielder filmmaker finisher firefighter fireman fisher
fisherman fitter florist foreman forester forewoman founder cofounder freelancer fundraiser furrier gamekeeper gardener genealogist
generalist geneticist geographer geologist glazier goldsmith governor grader grinder grocer groundskeeper guard guide gunsmith hairdresser
hairstylist handler handyman head headmaster headmistress headteacher helper herbalist historian host hostess housekeeper hygienist
illustrator inspector installer instructor intern internist interpreter interviewer inventor investigator investor ironworker
janitor jeweler jeweller journalist journeyman judge juggler keeper labourer laborer landscaper lawyer lead leader lecturer
legislator librarian lieutenant lifeguard linguist loader lobbyist locksmith logger logistician longshoreman machinist maid maintainer maker
manager manageress manicurist marketer marshal mason masseur masseuse mate mathematician mechanic mechatronics mediator medic member
mentor merchandiser merchant messenger meteorologist microbiologist midwife milliner miner minister model moderator monk mover
musician nanny nurse nutritionist obstetrician officer oncologist operative operator optician optometrist orderly organiser organizer
orthodontist owner packer painter paralegal paramedic paraprofessional partner pastor pathologist paver pediatrician paediatrician
perfusionist pharmacist phlebotomist photographer physician physicist physiologist physiotherapist pianist picker pilot pipefitter
planner plasterer player plumber podiatrist poet policeman policewoman porter postman potter practitioner preacher presenter president
priest principal printer printmaker processor proctor producer professor programmer projectionist promoter proofreader proprietor
prosecutor provider provost psychiatrist psychologist psychotherapist publicist publisher purchaser rabbi radiographer radiologist
ranger realtor receptionist recruiter rector referee registrar remodeler repairer repairman reporter rep representative resident
researcher restorer retoucher reviewer rigger roofer runner sailor salesman salesperson saleswoman saleslady sapper scaffolder scheduler
scholar scientist screener screenwriter scribe sculptor seamstress secretary seller sergeant server setter sexton shareholder shepherd sheriff
shipper shoemaker shopkeeper singer sitter smith soldier solicitor sommelier sonographer sorter specialist spokesman spokesperson
stagehand statistician steward stewardess stocker stockbroker stonemason storekeeper storeman strategist stripper student stylist
superintendent supervisor surgeon surveyor sweeper tailor tanner taster tattooist teacher teammate technician technologist tech telemarketer
teller tester therapist tiler toolmaker trader trainee trainer transcriber transcriptionist translator treasurer treater trimmer trooper
trucker trustee tuner tutor typist umpire undertaker underwriter upholsterer urologist usher valet valuer vendor verger veterinarian
vet vicar videographer vintner violinist volunteer waiter waitress waitstaff warden warehouseman watchmaker weaver webmaster welder
winemaker worker writer yardman zookeeper zoologist vp svp evp avp rn lpn cna pca emt sre dba sdet pm hr cnc qa bdr sdr
joiner turner matron bursar farrier groom jockey chargehand leadhand storyboarder luthier saddler deckhand bosun boatswain purser stevedore
signaller shunter drover shearer doula notary magistrate roustabout roughneck pipelayer steelworker steelfixer concreter quarryman
director internship externship residency fellowship apprenticeship clerkship ownership staff
`)

const foreignHeads = new Set(foreignWords(({ titles }) => titles))

/** Words that often come before or after the head. */
const modifiers = wordSet(`
senior sr junior jr lead chief head deputy assistant associate vice executive general regional national global principal staff
interim acting trainee entry mid level graduate certified licensed registered freelance independent contract temporary temp part-time
full-time seasonal volunteer summer i ii iii iv v shift night day
software hardware frontend backend full stack fullstack devops data cloud security web mobile systems network product project program
sales marketing finance financial accounting hr human resources operations customer client service support technical medical clinical
nursing dental legal executive administrative office warehouse retail store restaurant kitchen line sous pastry school classroom special
education math science english elementary secondary middle high construction electrical mechanical civil maintenance delivery truck
social community public quality business account research teaching lab laboratory production manufacturing
`)

/** `Human`, `Sales`: what a title is about. */
export function isTitleField(word: string): boolean {
  return modifiers.has(word.toLowerCase())
}

/** Trades that are family names too: `Jane Smith`, `Paul Baker`. */
const surnames = wordSet(
  'smith cook baker mason cooper potter shepherd fisher marshal butcher weaver tailor dean judge porter carpenter gardener farmer miner chandler sexton major chaplain monk priest pastor singer tanner rider sailor miller usher verger',
)

/** -1 to about 3: how much a text looks like a job title. */
export const titleScore = remember(scoreTitle)

function scoreTitle(text: string): number {
  const words = wordsOf(text)
  if (words.length === 0 || words.length > 12) return -1
  const [first = '', second = ''] = words
  // `bakery cook`, in small letters, isn't a name.
  if (
    words.length === 2 &&
    surnames.has(second) &&
    !modifiers.has(first) &&
    !heads.has(first) &&
    /\s\p{Lu}/u.test(text)
  )
    return 0
  let score = 0
  const end = headEnd(words)
  words.forEach((word, index) => {
    if (isHead(word)) score = Math.max(score, index >= end ? 2 : 1.3)
  })
  if (
    /\b(?:farm|station|warehouse|kitchen|stable|ranch|lead|shed|dairy|yard|stage|deck|mill|shop|production|leading) hand\b/i.test(
      text,
    )
  )
    score = Math.max(score, 2)
  if (/\bau pair\b/i.test(text)) score = Math.max(score, 2)
  if (/\b(?:vice president|head of|chief \w+ officer|director of|manager of|member of technical)\b/i.test(text))
    score = Math.max(score, 2.2)
  if (score > 0) score += Math.min(0.8, 0.25 * words.filter((word) => modifiers.has(word)).length)
  else if (words.some((word) => strongModifiers.has(word))) score = 0.4
  return score
}

const strongModifiers = wordSet('senior sr junior jr lead trainee interim registered certified apprentice freelance')

/** The head is the last word of the title proper: before `of`, `for`, `at`, a comma or a level number. */
function headEnd(words: string[]): number {
  let end = words.findIndex((word, index) => index > 0 && /^(?:of|for|at|in|on|to|de|i|ii|iii|iv|v|\d+)$/.test(word))
  if (end < 0) end = words.length
  return Math.max(0, end - 1)
}

function isHead(word: string): boolean {
  if (heads.has(word) || foreignHeads.has(word)) return true
  return (
    /(?:ologist|ographer|keeper|maker|worker|manager|developer|engineer|ingenieur|techniker|leiter|leiterin|berater|erin)$/.test(
      word,
    ) && word.length > 6
  )
}

/** `Attorneys`, `Engineers`: many of them are a firm. */
export function isPluralHead(word: string): boolean {
  return word.length > 5 && word.endsWith('s') && !heads.has(word) && heads.has(word.slice(0, -1))
}
