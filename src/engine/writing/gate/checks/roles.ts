// Titles and roles: only those held, at the employer named. Somebody helped, reported to or stood in for is somebody else.
import { readVerbForm } from '#engine/language/verb-forms.ts'
import { isRoleNoun, isSameRole } from '../../words/roles.ts'
import { type Check, type Claim, refuse } from '../check.ts'
import type { Ground, Scope } from '../ground.ts'
import { namedJobs } from '../named-jobs.ts'
import type { Word } from '../read-words.ts'
import { isOn } from '../words.ts'

export const roles: Check = {
  find: (claim, scope, ground) => {
    if (claim.isOfPosting) return undefined
    for (const role of claimedRoles(claim.read.words, claim))
      if (!isHeld(role, claim, scope, ground)) return refuse('level', `Your resume does not say that you were ${role}.`)
    return undefined
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

const modifiers =
  /^(?:experienced|skilled|dedicated|reliable|certified|licensed|bilingual|current|former|full|part|time|professional|trained|registered|qualified|hands|on|new)$/
const plainRole =
  /^(?:group|team|crew|staff|child|adult|department|division|people|personnel|squad|workforce|hire|member|worker|employee|professional|person|people|user|speaker|starter|learner|number|order|paper|matter|center|centre|customer|computer|water|quarter|letter|register|folder|chapter|december|september|october|november|summer|winter|dinner|corner|power|user|leader|server|partner|winner|later|after|over|under|other|another|together|for|or|per|her|floor|door|color|labor|vendor|sensor|monitor|motor|interior|exterior|prior|minor|major|senior|junior|superior|error|mirror|factor|sector|indoor|outdoor|human|woman|man|employ|committee|coffee|fee|degree|guarantee|trainee|list|assist|exist|consist|checklist|career|engineer)$/

/** What a sentence says the person is or was. */
function claimedRoles(words: readonly Word[], { kind }: Claim): string[] {
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
  return opening ? [...found, opening] : found
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
  if (!role) return undefined
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
      source === 'line' &&
      claimedRoles(text.words, { read: text, kind: 'line', isOfPosting: false, isWish: false }).some((held) =>
        isOfTitle(words, held, ''),
      ),
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
