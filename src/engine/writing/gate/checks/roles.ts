// Titles and roles: only those held, at the employer named. Somebody helped, reported to or stood in for is somebody else.
import { escapePattern } from '#engine/language/escape-pattern.ts'
import { readVerbForm } from '#engine/language/verb-forms.ts'
import { isRoleNoun, isSameRole } from '../../words/roles.ts'
import { type Check, type Claim, refuse } from '../check.ts'
import type { Ground, Scope } from '../ground.ts'
import { namedJobs } from '../named-jobs.ts'
import type { Word } from '../read-words.ts'
import { wholeRole } from '../title-words.ts'
import { isOn, isOnExactly, keyOf } from '../words.ts'

export const roles: Check = (claim, scope, ground) => {
  if (claim.isOfPosting) return undefined
  const { words } = claim.read
  const claimed = claimedRoles(claim.read, claim.kind)
  for (const [at, role] of claimed.entries()) {
    // `Excavator and dozer operator` is one operator.
    const next = claimed[at + 1]
    const isRow =
      next !== undefined &&
      !rank.test(role.toLowerCase()) &&
      scope.keys.has(keyOf(role.toLowerCase())) &&
      claim.read.text.includes(`${role} and ${next}`)
    if (isHeld(role, claim, scope, ground) || (isRow && !role.includes(' ') && isHeld(next, claim, scope, ground)))
      continue
    const parts = role.toLowerCase().split(' ')
    const head = words.find(({ lower }) => lower === parts.at(-1))
    if (
      !head ||
      parts.some((part) => rank.test(part)) ||
      isSomebodyElse(head, scope) ||
      isOthers(parts, [], scope) ||
      !isDoerOf(head, parts, scope)
    )
      return refuse('level', `Your resume does not say that you were ${role}.`)
  }
  const title = claim.kind === 'letter' ? undefined : openingTitle(words)
  return title &&
    !scope.keys.has(title.key) &&
    !isDoerOf(title, [], scope) &&
    !isHeld(title.lower, claim, scope, ground)
    ? refuse('level', `Your resume does not say that you were ${title.text}.`)
    : undefined
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
        ? (parts.includes(word.lower) && !lesser.test(read.text) && word.lower === lower) ||
          (root.length > 3 && /(?:person|man|woman)$/.test(lower) && word.lower.startsWith(root))
        : role === 'line' && word.verb !== undefined && root.length > 2 && word.lower.startsWith(root),
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
    !/^(?:worker|employee|professional|member|staff)$/.test(last.lower) &&
    !/^(?:cook|guard|coach|clerk|guide|host|lead|head|chair|captain|staff|member|crew|team|group|department|division|child|hire|people|personnel)$/.test(
      words[0]?.lower ?? '',
    )
    ? last
    : undefined
}

export const modifiers =
  /^(?:experienced|skilled|dedicated|reliable|certified|licensed|bilingual|current|former|full|part|time|professional|trained|registered|qualified|hands|on|new)$/
/** Words in -er and the like that name nobody, or anybody. */
const plainRole =
  /^(?:group|team|crew|staff|child|adult|department|division|people|personnel|squad|workforce|hire|member|worker|employee|professional|person|user|speaker|starter|learner|number|order|paper|matter|center|centre|customer|computer|water|quarter|letter|register|folder|chapter|december|september|october|november|summer|winter|dinner|corner|power|winner|later|after|over|under|other|another|together|for|or|per|her|floor|door|color|labor|vendor|sensor|monitor|motor|interior|exterior|prior|minor|major|senior|junior|superior|error|mirror|factor|sector|indoor|outdoor|human|woman|man|employ|committee|coffee|fee|degree|guarantee|trainee|list|assist|exist|consist|checklist|career|changer|holder|freelancer|contributor|participant|observer|helper|mother|runner|witness|volunteer|mentor|author|writer|cover|signer|maker|student|children|banker|executive)$/
/** `As part of`, `as cover for`, `as backup`: no title, whatever stands there. */
const noTitle =
  /^(?:part|result|cover|backup|relief|test|trial|pilot|well|needed|required|possible|time|way|job|role|duty|duties|addition|member|guest|adult|child|student|pupil|senior|junior|volunteer|example|favor|gift|practice|experience|background|skill|work|year|day|week|month|half|number|alternate|tongue|language|record|career|one|others?|same|use|help|response|request|witness|graduate|fluent|conversational|native|skill|contact|buddy|author|writer|cover|property|site)s?$/

/** `worked up from crew to general manager` */
const rising = /^(?:promoted|promotion|advanc(?:ed|ing)|rose|rising|raised|up|progress(?:ed|ing)|elevated|grew)$/

const remembered = new WeakMap<Claim['read'], Map<Claim['kind'], string[]>>()

/** What a sentence says the person is or was; the lines of a source are asked about by each of them. */
export function claimedRoles(read: Claim['read'], kind: Claim['kind']): string[] {
  const known = remembered.get(read) ?? new Map<Claim['kind'], string[]>()
  remembered.set(read, known)
  const found = known.get(kind) ?? findRoles(read, kind)
  known.set(kind, found)
  return found
}

function findRoles({ words, text }: Claim['read'], kind: Claim['kind']): string[] {
  const found: string[] = []
  const add = (role: string | undefined) => {
    if (role && !found.includes(role)) found.push(role)
  }
  for (const [at, word] of words.entries()) {
    const before = words[at - 1]?.lower ?? ''
    if (word.lower === 'as' && !/^(?:known|such|same|far|long|soon|well|much|many|described|listed|used)$/.test(before))
      add(phraseFrom(words, at + 1, before === '' || /^(?:work|serv|act)(?:s|e|es|ed|ing|ings)?$/.test(before)))
    const isBeing =
      /^(?:am|was|became|being|been|become)$/.test(word.lower) &&
      (before === '' || /^(?:i|have|had|since|and|also|who)$/.test(before))
    const isTo =
      /^(?:to|into)$/.test(word.lower) &&
      words.slice(Math.max(0, at - 7), at).some(({ lower }) => rising.test(lower)) &&
      !/\b(?:looking|hoping|seeking|ready|aiming|keen|eager|wish\w*) to\b/i.test(text)
    if (isBeing || isTo) add(phraseFrom(words, at + 1, isBeing && /^an?$/.test(words[at + 1]?.lower ?? '')))
    if (kind !== 'line' && /^(?:former|formerly|previously|now)$/.test(word.lower))
      add(phraseFrom(words, at + 1, word.lower === 'former'))
  }
  const opening = kind === 'letter' ? undefined : openingPhrase(words, kind === 'summary')
  if (!opening) return found
  add(opening)
  // `Server and sommelier for`, `Driver, operator and dispatcher working`
  let end = words.findIndex(({ end: place }) => place >= text.indexOf(opening) + opening.length)
  while (/^(?:and|,)$/.test(words[end + 1]?.lower ?? '')) {
    const from = words[end + 2]?.lower === 'and' ? end + 3 : end + 2
    const next = phraseFrom(words, from, false)
    if (!next) break
    add(next)
    end = words.findIndex(({ end: place }, at) => at >= from && place >= text.indexOf(next) + next.length)
    if (end < 0) break
  }
  return found
}

const attained =
  /^(?:certified|trained|licensed|registered|credentialed|qualified|accredited|educated|chartered|holding|speaking)$/
const levels = /^(?:level|based|led|facing|owned|free)$/

/** `a lead medical assistant` up to its role noun; where only a title can stand, up to its last noun, whatever it is. */
function phraseFrom(words: readonly Word[], from: number, isSure: boolean): string | undefined {
  const phrase: Word[] = []
  for (let at = from; at < words.length && phrase.length < 7; at += 1) {
    const word = words[at]
    if (!word) break
    if (
      /^(?:a|an|the|my|our|their|its|both|one|of)$/.test(word.lower) &&
      (phrase.length === 0 || word.lower === 'of')
    ) {
      if (
        word.lower === 'of' &&
        (words[at + 1]?.lower === 'the' || !/^(?:chief|head|director|vice|chair)$/.test(phrase.at(-1)?.lower ?? ''))
      )
        break
      if (word.lower === 'of') phrase.push(word)
      continue
    }
    // `ServSafe Manager-certified sous chef`, `Apprentice-trained fitter`: what they have, not what they are
    const joined = word.text === '-' && word.isJoined ? words[at + 1] : undefined
    if (joined?.isJoined && attained.test(joined.lower)) {
      phrase.length = 0
      at += 1
      continue
    }
    if (/^[-/]$/.test(word.text)) continue
    if (
      word.kind !== 'word' ||
      /^(?:about|roughly|around|almost)$/.test(word.lower) ||
      (!/^(?:NOUN|PROPN|ADJ|VERB|ADV|X|NUM)$/.test(word.tag) && !word.isContent) ||
      /^(?:at|in|for|with|w|to|and|or|who|i|responsible|when|while|since|now)$/.test(word.lower) ||
      (phrase.length > 0 && /\p{L}{3}ing$/u.test(word.lower) && !words[at + 1]?.isContent)
    )
      break
    phrase.push(word)
  }
  // `the company's estimator` is an estimator.
  phrase.splice(0, phrase.findLastIndex(({ lower }) => /'s?$/.test(lower)) + 1)
  // `beginner-level Terraform` names nobody.
  const isPart = (word: Word) => {
    const [joint, next] = words.slice(words.indexOf(word) + 1)
    return joint?.text === '-' && joint.isJoined && levels.test(next?.lower ?? '')
  }
  const noun = phrase.findLastIndex((word) => isRole(word) && !isPart(word))
  const head = phrase.at(-1)
  const isNamed =
    isSure &&
    head !== undefined &&
    /^(?:NOUN|PROPN|X)$/.test(head.tag) &&
    !noTitle.test(head.lower) &&
    phrase.every(({ verb, tag, text }) => !verb && !/^(?:ADV|NUM|VERB)$/.test(tag) && !/\p{Ll}\p{Lu}/u.test(text))
  const last = isNamed && !plainRole.test(head.lower) && !/[^s]s$/.test(head.lower) ? phrase.length - 1 : noun
  return last < 0
    ? undefined
    : phrase
        .slice(0, last + 1)
        .map(({ text }) => text)
        .join(' ')
}

function isRole({ lower, key, tag, text }: Word): boolean {
  const bare = lower.replace(/'s$/, '')
  if (tag === 'ADV' || tag === 'ADP' || (tag === 'ADJ' && !/^\p{Lu}/u.test(text) && !rank.test(bare))) return false
  return (
    !/\p{Ll}\p{Lu}/u.test(text) &&
    (isRoleNoun(bare) || isOn('people', key)) &&
    !/[^s]s$/.test(bare) &&
    !plainRole.test(bare)
  )
}

/** `Plumber with`, `Lead assistant who`, `Chief of staff to`: a line or summary that opens with what somebody is. */
function openingPhrase(words: readonly Word[], isSummary: boolean): string | undefined {
  const first = words.find(({ kind }) => kind !== 'sign')
  const isAct = first?.verb && first.tag === 'VERB' && first.verb.form !== 'ing' && !/ed$/.test(first.lower)
  if (!first || (isAct && !isSummary)) return undefined
  const role = phraseFrom(words, 0, isSummary)
  if (!role || (!role.includes(' ') && readVerbForm(role.toLowerCase()))) return undefined
  const end = words.findIndex(({ end: place }) => place >= role.length + (words[0]?.start ?? 0))
  const head = words[end]
  // `Soldered copper, dug trenches`: not everything in -er is somebody.
  if (!isSummary && first.verb && head && !isTitle(head)) return undefined
  const next = words[end + 1]
  if (!next) return role.includes(' ') ? role : undefined
  const isKnown = words.slice(0, end + 1).some((word) => isRole(word))
  if (!isKnown && !/^(?:with|who|at|for|since|responsible)$/.test(next.lower)) return undefined
  // `Trained nurses`, `Customer orders`: a thing or an act, nobody.
  return /^(?:with|who|at|for|to|of|and|in|since|from|on|responsible|,|\(|\.|;|:|-|—|–)$/.test(next.lower) || next.verb
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
  if (isOthers(words, titles, scope)) return false
  if (titles.some((title) => isOfTitle(words, title, proofs))) return true
  if (proofs !== '' && words.every((word) => proofs.toLowerCase().includes(word))) return true
  // `Keyholder` of `key holder 2 nights`, `superuser` of `superuser for the floor`
  const joined = new RegExp(`(?:^|[,;:(] ?)${escapePattern(words.join(''))}(?: (?:for|of|on|since|at|\\d)|[,;]|$)`)
  if (
    scope.texts.some(
      ({ role: source, read: text }) =>
        source === 'line' &&
        (joined.test(text.lower) ||
          (/ (?:hold|us)er/.test(text.lower) && joined.test(text.lower.replace(/(?<=^\p{L}+) (?=holder|user)/u, '')))),
    )
  )
    return true
  // `relief charge nurse` of a nurse with `relief charge a few times a month`
  const [head = '', before] = [words.at(-1), words.slice(0, -1).join(' ')]
  // An engineer with `Lead 3 site surveys` is no lead engineer.
  const isOfDuty =
    words.length > 2 &&
    titles.some((title) => title.toLowerCase().split(' ').includes(head)) &&
    scope.texts.some(({ role: source, read: text }) => source === 'line' && text.lower.startsWith(`${before} `))
  if (isOfDuty) return true
  // Said so in a line: `as shift lead`, `Acting supervisor`, `later head coach`.
  const own = new RegExp(
    `(?:^|[,;:(] ?|\\b(?:as|later|then|was|acting|became|former|relief|interim|second) )${escapePattern(words.join(' '))}\\b`,
  )
  if (words.length > 1 && scope.texts.some(({ role: source, read: text }) => source === 'line' && own.test(text.lower)))
    return true
  return scope.texts.some(
    ({ role: source, read: text }) =>
      source === 'line' && claimedRoles(text, 'line').some((held) => isOfTitle(words, held, '')),
  )
}

/** `the tissue viability nurse` of a line, told by a staff nurse: the very title of somebody else. */
function isOthers(words: readonly string[], titles: readonly string[], { texts }: Scope): boolean {
  const title = words.join(' ')
  if (words.length < 2 || titles.some((held) => held.toLowerCase().includes(title))) return false
  return texts.some(
    ({ role, read }) =>
      role === 'line' &&
      read.lower.includes(title) &&
      new RegExp(`\\b(?:the|an?|by|under) ${escapePattern(title)}\\b`).test(read.lower),
  )
}

const raising =
  /^(?:lead|head|chief|senior|master|principal|executive|managing|general|vice|deputy|assistant|associate|junior|apprentice|journeyman|charge|director|manager|supervisor|foreman|coordinator|owner|founder|president|partner|acting|interim|staff|registered|licensed|certified|chartered)$/

const leading = /^(?:manager|director|head|chief|president|lead|supervisor|principal|superintendent|foreman)$/

/** The same role: its head noun, nothing that raises or lowers it; other words about it are judged as words. */
function isOfTitle(words: readonly string[], title: string, proofs: string): boolean {
  const parts = [title, ...title.split(/[,/|()]|\band\b/)]
  return parts.some((part) => {
    // An electrician's mate is no electrician.
    const held = part
      .toLowerCase()
      .split(/[^\p{L}\p{N}'’]+/u)
      .filter((word) => word !== '' && !/['’]s?$/.test(word))
      .map(wholeRole)
    const initials = held.map((word) => word[0]).join('')
    // `night shift RN` of a registered nurse
    const last = words.at(-1) ?? ''
    if (last.length > 1 && initials.includes(last) && !words.some((word) => raising.test(word) && !held.includes(word)))
      return true
    // Who leads by title is a leader.
    if (last === 'leader' && held.some((word) => leading.test(word)) && !words.some((word) => raising.test(word)))
      return true
    const kept = words.filter(
      (word, at) =>
        at === words.length - 1 ||
        held.some((one) => isSameRole(word, one)) ||
        raising.test(word) ||
        isOn('people', keyOf(word)),
    )
    // A civil engineering technician is no engineer.
    if (held.some((word) => /ing$/.test(word) && keyOf(word) === keyOf(last) && word !== last) && !held.includes(last))
      return false
    const own = kept.filter((word) => !proofs.toLowerCase().includes(word) || held.includes(word) || rank.test(word))
    return own.length > 0 && isSameRole(own.map(wholeRole).join(' '), held.join(' '))
  })
}
