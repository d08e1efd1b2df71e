// Titles and roles: only those held, at the employer named. Somebody helped, reported to or stood in for is somebody else.
import { readVerbForm } from '#engine/language/verb-forms.ts'
import { isRoleNoun, isSameRole } from '../../words/roles.ts'
import { stem } from '../../words/stem.ts'
import { type Check, type Claim, refuse } from '../check.ts'
import type { Ground, Scope } from '../ground.ts'
import { namedJobs } from '../named-jobs.ts'
import type { Word } from '../read-words.ts'
import { isOn, isOnExactly } from '../words.ts'

export const roles: Check = {
  find: (claim, scope, ground) => {
    if (claim.isOfPosting) return undefined
    const { words } = claim.read
    const claimed = claimedRoles(words, claim.kind)
    for (const [at, role] of claimed.entries()) {
      // `Excavator and dozer operator` is one operator.
      const next = claimed[at + 1]
      const isRow = next !== undefined && claim.read.text.includes(`${role} and ${next}`)
      if (isHeld(role, claim, scope, ground) || (isRow && !role.includes(' ') && isHeld(next, claim, scope, ground)))
        continue
      const parts = role.toLowerCase().split(' ')
      const head = words.find(({ lower }) => lower === parts.at(-1))
      if (
        !head ||
        parts.some((part) => rank.test(part)) ||
        isSomebodyElse(head, scope) ||
        !isDoerOf(head, parts, scope)
      )
        return refuse('level', `Your resume does not say that you were ${role}.`)
      claim.ask(head)
    }
    const title = claim.kind === 'letter' ? undefined : openingTitle(words)
    return title && !scope.keys.has(title.key) && !isDoerOf(title, [], scope)
      ? refuse('level', `Your resume does not say that you were ${title.text}.`)
      : undefined
  },
  examples: [
    {
      source: 'Helped the head pharmacist with orders\nAs shift lead, closed the till',
      title: 'Pharmacy Technician',
      passes: ['As a pharmacy technician, helped the head pharmacist with orders', 'Closed the till as shift lead'],
      refuses: [
        'As head pharmacist, helped with orders',
        'Lead technician who helped with orders',
        'Pharmacy manager helping with orders',
        'Served as pharmacist',
      ],
    },
    {
      source: 'Wired houses',
      title: 'Apprentice Electrician',
      refuses: ['Electrician who wired houses', 'Wired houses as a master electrician'],
    },
  ],
}

/** Who answers for others: never added. */
const rank =
  /^(?:manager|director|supervisor|foreman|forewoman|lead|leader|head|chief|superintendent|president|executive|principal|captain|owner|founder|partner|senior|master|keyholder|administrator|charge|officer|chair|chairman|dean|commander)$/

/** A word for an occupation, not any word in -er. */
function isTitle({ lower, key }: Word): boolean {
  return (isOn('people', key) && isOnExactly('people', lower)) || rank.test(lower)
}

/** `preceptor` of who precepted, `excavator operator` of an equipment operator: what they did or were, named otherwise. */
function isDoerOf({ lower }: Word, parts: readonly string[], { texts }: Scope): boolean {
  if (rank.test(lower)) return false
  const root = lower.replace(/(?:person|people|er|or|ist|ian|ant|ent|man|woman)$/, '').slice(0, -1)
  return texts.some(({ read, role }) =>
    read.words.some((word) =>
      role === 'header'
        ? (parts.includes(word.lower) &&
            !lesser.test(read.text) &&
            (word.lower === lower || !isOn('people', stem(lower)))) ||
          (root.length > 3 && /(?:person|man|woman)$/.test(lower) && word.lower.startsWith(root))
        : word.verb !== undefined && root.length > 2 && word.lower.startsWith(root),
    ),
  )
}

const lesser = /\b(?:assistant|apprentice|trainee|intern|junior|helper|student|aide|deputy|associate|volunteer)\b/i

/** The resume names one, and not as the person: `wine pairings with help from the sommelier`. */
function isSomebodyElse({ key }: Word, { texts }: Scope): boolean {
  return (
    texts.some(({ role, read }) => role === 'line' && read.keys.has(key)) &&
    !texts.some(({ role, read }) => role !== 'line' && read.keys.has(key))
  )
}

/** `Dispatch manager for 34 drivers`: a bare title before anything is done. */
function openingTitle(words: readonly Word[]): Word | undefined {
  const end = words.findIndex(
    ({ kind, tag, lower, verb }, at) =>
      at > 0 &&
      ((kind !== 'word' && lower !== '-') ||
        /^(?:ADP|DET|PRON|NUM|SCONJ|AUX|CCONJ|PART)$/.test(tag) ||
        (verb !== undefined && verb.form !== 'ing' && verb.form !== 'base') ||
        /^(?:who|responsible|whose|that|since|now)$/.test(lower)),
  )
  const last = words[(end < 0 ? words.length : end) - 1]
  // `Partner with`, `Recruit for`: a verb as well.
  if (words[0]?.tag === 'ADP' || (last === words[0] && readVerbForm(last?.lower ?? ''))) return undefined
  return last &&
    end !== 0 &&
    end < 7 &&
    isTitle(last) &&
    !/^(?:cook|guard|coach|clerk|guide|host|lead|head|chair|captain|staff|member|crew|team|group|department|division|child|hire|people|personnel)$/.test(
      words[0]?.lower ?? '',
    )
    ? last
    : undefined
}

const modifiers =
  /^(?:experienced|skilled|dedicated|reliable|certified|licensed|bilingual|current|former|full|part|time|professional|trained|registered|qualified|hands|on|new)$/
const plainRole =
  /^(?:group|team|crew|staff|child|adult|department|division|people|personnel|squad|workforce|hire|member|worker|employee|professional|person|people|user|speaker|starter|learner|number|order|paper|matter|center|centre|customer|computer|water|quarter|letter|register|folder|chapter|december|september|october|november|summer|winter|dinner|corner|power|user|leader|server|partner|winner|later|after|over|under|other|another|together|for|or|per|her|floor|door|color|labor|vendor|sensor|monitor|motor|interior|exterior|prior|minor|major|senior|junior|superior|error|mirror|factor|sector|indoor|outdoor|human|woman|man|employ|committee|coffee|fee|degree|guarantee|trainee|list|assist|exist|consist|checklist|career|engineer|holder|author|writer|freelancer|contributor|participant|observer|helper)$/

/** What a sentence says the person is or was. */
function claimedRoles(words: readonly Word[], kind: Claim['kind']): string[] {
  const found: string[] = []
  for (const [at, word] of words.entries()) {
    const before = words[at - 1]?.lower ?? ''
    const isAs =
      word.lower === 'as' &&
      before !== 'such' &&
      before !== 'well' &&
      !/^(?:known|such|same|far|long|soon|well|much|many|described|listed|used)$/.test(before)
    const isBeing =
      /^(?:am|was|became|being|been|become)$/.test(word.lower) &&
      (before === '' || /^(?:i|have|had|since|and|also|who)$/.test(before))
    const isTo = word.lower === 'to' && /^(?:promoted|advanced|rose|raised)$/.test(before)
    if (isAs || isBeing || isTo) {
      const role = phraseFrom(words, at + 1)
      if (role) found.push(role)
    }
  }
  const opening = kind === 'letter' ? undefined : openingPhrase(words)
  if (!opening) return found
  // `Server and sommelier for`
  const end = words.findIndex(({ text }) => text === opening.split(' ').at(-1))
  const second = words[end + 1]?.lower === 'and' ? phraseFrom(words, end + 2) : undefined
  return [...found, opening, ...(second ? [second] : [])]
}

/** `a lead medical assistant` up to its role noun; undefined where the phrase ends in none. */
function phraseFrom(words: readonly Word[], from: number): string | undefined {
  const phrase: Word[] = []
  for (let at = from; at < words.length && phrase.length < 7; at += 1) {
    const word = words[at]
    if (!word) break
    if (
      /^(?:a|an|the|my|our|their|its|both|one|of)$/.test(word.lower) &&
      (phrase.length === 0 || word.lower === 'of')
    ) {
      if (word.lower === 'of' && !/^(?:chief|head|director|vice)$/.test(phrase.at(-1)?.lower ?? '')) break
      if (word.lower === 'of') phrase.push(word)
      continue
    }
    if (/^[-/’']$/.test(word.text)) continue
    if (
      word.kind !== 'word' ||
      (!/^(?:NOUN|PROPN|ADJ|VERB|ADV|X|NUM)$/.test(word.tag) && !word.isContent) ||
      /^(?:at|in|for|with|to|and|or|who|i)$/.test(word.lower)
    )
      break
    phrase.push(word)
  }
  const last = phrase.findLastIndex((word) => isRole(word))
  return last < 0
    ? undefined
    : phrase
        .slice(0, last + 1)
        .map(({ text }) => text)
        .join(' ')
}

function isRole({ lower, key, tag, text }: Word): boolean {
  const bare = lower.replace(/'s$/, '')
  if (tag === 'ADV' || tag === 'ADP' || (tag === 'ADJ' && !/^\p{Lu}/u.test(text))) return false
  return (isRoleNoun(bare) || isOn('people', key)) && !/[^s]s$/.test(bare) && !plainRole.test(bare)
}

/** `Plumber with`, `Lead assistant who`, `Chief of staff to`: a line or summary that opens with what somebody is. */
function openingPhrase(words: readonly Word[]): string | undefined {
  const first = words.find(({ kind }) => kind !== 'sign')
  if (
    !first ||
    (first.verb &&
      first.verb.form !== 'ing' &&
      !/^(?:lead|head|chair|licensed|certified|registered|experienced|skilled|trained|qualified|dedicated)$/.test(
        first.lower,
      ))
  )
    return undefined
  const isAct =
    readVerbForm(first.lower) !== undefined &&
    !/^(?:lead|head|chair|staff|host|master|licensed|certified|registered|experienced|skilled|trained|qualified|dedicated|cook|guard|pilot|coach|nurse|clerk)$/.test(
      first.lower,
    )
  if (isAct) return undefined
  const role = phraseFrom(words, 0)
  if (!role || (!role.includes(' ') && readVerbForm(role.toLowerCase())?.form === 'base')) return undefined
  const end = words.findIndex(({ end: place }) => place >= role.length + (words[0]?.start ?? 0))
  const next = words[end + 1]
  if (!next) return role
  // `Trained nurses`, `Customer orders`: a thing or an act, nobody.
  return /^(?:with|who|at|for|to|of|and|in|since|from|on|,|\(|\.|;|:|-|—|–)$/.test(next.lower) || next.verb
    ? role
    : undefined
}

function isHeld(role: string, { read }: Claim, scope: Scope, { career, kind }: Ground): boolean {
  const words = role
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => !modifiers.test(word) && !/^(?:a|an|the)$/.test(word))
  if (words.length === 0) return true
  const segment = read.segments.find(({ words: own }) => own.some(({ text }) => text === role.split(' ').at(-1)))
  const named = namedJobs(segment ?? read, career.jobs)
  const jobs = named.length > 0 ? named : kind === 'line' ? scope.jobs : career.jobs
  const titles = [
    ...jobs.map(({ title }) => title),
    ...(named.length > 0 || kind === 'line' ? [] : [career.resume.personalInfo.professionalTitle]),
  ]
  const proofs = scope.texts
    .filter(({ role: source }) => source === 'credential')
    .map(({ read: text }) => text.text)
    .join(' ')
  if (titles.some((title) => isOfTitle(words, title, proofs))) return true
  if (proofs !== '' && words.every((word) => proofs.toLowerCase().includes(word))) return true
  // Said so in a line: `as shift lead`, `Acting supervisor`.
  return scope.texts.some(
    ({ role: source, read: text }) =>
      source === 'line' && claimedRoles(text.words, 'line').some((held) => isOfTitle(words, held, '')),
  )
}

const raising =
  /^(?:lead|head|chief|senior|master|principal|executive|managing|general|vice|deputy|assistant|associate|junior|apprentice|journeyman|charge|director|manager|supervisor|foreman|coordinator|owner|founder|president|partner|acting|interim|staff|registered|licensed|certified|chartered)$/

/** The same role: its head noun, nothing that raises or lowers it; other words about it are judged as words. */
function isOfTitle(words: readonly string[], title: string, proofs: string): boolean {
  const parts = [title, ...title.split(/[,/|]|\band\b/)]
  return parts.some((part) => {
    const held = part
      .toLowerCase()
      .split(/[^\p{L}\p{N}']+/u)
      .filter(Boolean)
    const initials = held.map((word) => word[0]).join('')
    if (words.length === 1 && words[0] === initials) return true
    const kept = words.filter(
      (word) => held.some((one) => isSameRole(word, one)) || raising.test(word) || isRoleNoun(word),
    )
    const own = kept.filter((word) => !proofs.toLowerCase().includes(word) || held.includes(word))
    return own.length > 0 && isSameRole(own.join(' '), part)
  })
}
