// Titles as comparable words: lower case, no punctuation, abbreviations with their long forms.

/** Words that say how senior somebody is or how they are employed, not what they do. */
const qualifiers = new Set(
  `senior sr junior jr lead principal chief head staff level mid trainee apprentice journeyman journeyperson master i ii
  iii iv v 1 2 3 certified licensed experienced freelance temp temporary seasonal part full time parttime fulltime contract
  independent self employed professional assistant deputy associate interim acting former remote bilingual the a an of and
  for to in at on with or night day weekend evening shift general team member`.split(/\s+/),
)

/** Departments every trade has: `customer operations` are about customers, `warehouse operations` about a warehouse. */
const broad = new Set('operation operations ops experience enablement service services program programme'.split(' '))

/** Even lighter: they say nothing of the work at all. */
const particles = new Set('the a an of and for to in at on with or my'.split(' '))

const abbreviations: Readonly<Record<string, readonly string[]>> = {
  gm: ['manager'],
  acct: ['accountant', 'account', 'accounting'],
  accts: ['accounts'],
  adm: ['administrative'],
  admin: ['administrative', 'administrator'],
  asst: ['assistant'],
  assoc: ['associate'],
  auto: ['automotive'],
  coord: ['coordinator'],
  cust: ['customer'],
  dev: ['developer'],
  devs: ['developer'],
  dir: ['director'],
  eng: ['engineer'],
  engr: ['engineer'],
  exec: ['executive'],
  lab: ['laboratory'],
  leader: ['lead'],
  maint: ['maintenance'],
  mech: ['mechanic', 'mechanical'],
  mfg: ['manufacturing'],
  mgr: ['manager'],
  mktg: ['marketing'],
  mngr: ['manager'],
  ops: ['operations'],
  phys: ['physical'],
  receptionists: ['receptionist'],
  rep: ['representative'],
  reps: ['representative'],
  sec: ['security', 'secretary'],
  spec: ['specialist'],
  supv: ['supervisor'],
  svc: ['service'],
  tech: ['technician', 'technologist'],
  techs: ['technician'],
}

/** Words that name nearly the same person. */
const kin: readonly (readonly string[])[] = [
  ['aide', 'assistant', 'helper', 'aid', 'support'],
  ['teacher', 'instructor', 'educator'],
  ['developer', 'engineer', 'programmer', 'coder'],
  ['mechanic', 'technician', 'repairer', 'repairman'],
  ['worker', 'laborer', 'labourer', 'operative', 'associate', 'hand', 'operator', 'member'],
  ['clerk', 'associate', 'assistant', 'attendant', 'agent'],
  ['representative', 'agent', 'advisor', 'adviser', 'consultant', 'associate', 'specialist', 'executive'],
  ['manager', 'supervisor', 'lead', 'head', 'director', 'foreman', 'superintendent', 'leader', 'coordinator'],
  ['specialist', 'coordinator', 'officer', 'generalist', 'analyst', 'manager'],
  ['designer', 'artist'],
  ['school', 'grade', 'classroom'],
  ['automotive', 'car', 'auto', 'vehicle'],
  ['shop', 'store', 'retail'],
  ['attorney', 'lawyer', 'counsel'],
  ['guard', 'officer'],
  ['cleaner', 'housekeeper', 'janitor', 'custodian'],
  ['cashier', 'teller'],
  ['decorator', 'painter'],
  ['violin', 'piano', 'guitar', 'cello', 'drum', 'music', 'singing', 'instrumental', 'string', 'woodwind'],
]

const kinOf = new Map<string, Set<string>>()
for (const words of kin)
  for (const word of words)
    kinOf.set(word, new Set([...(kinOf.get(word) ?? []), ...words.filter((one) => one !== word)]))

export function isKin(one: string, other: string): boolean {
  return kinOf.get(one)?.has(other) ?? false
}

export function spellOut(word: string): readonly string[] {
  return abbreviations[word] ?? []
}

export function isQualifier(word: string): boolean {
  return qualifiers.has(word)
}

/** Whoever leads a trade is known by the trade: `lead`, `manager` and `director` say it of any. */
export function isLeader(word: string): boolean {
  return word === 'manager' || isKin(word, 'manager') || word === 'vp'
}

export function isBroad(word: string): boolean {
  return broad.has(word)
}

export function isParticle(word: string): boolean {
  return particles.has(word)
}

/** `Sr. Accountant (A/P)` is `sr accountant a p`; a possessive and an accent are no other word. */
export function splitTitle(title: string): string[] {
  return title
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\bentry[ -](?=level\b)/g, '')
    .replace(/['’]s?\b/g, (sign) => (sign.length > 1 ? 's' : ''))
    .replace(/\b([a-z])[./&]([a-z])\b\.?/g, '$1$2')
    .replace(/[^a-z0-9+#]+/g, ' ')
    .trim()
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, 12)
}

/** The singular; `ss` and short words keep their s. */
export function singular(word: string): string {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word
  if (/ies$/.test(word) && word.length > 5) return `${word.slice(0, -3)}y`
  return word.replace(/s$/, '')
}
