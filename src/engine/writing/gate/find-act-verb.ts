// Whether a word of a line is a verb there, and whose.
import { bodyWords } from '../words/people-data.ts'
import { isRoleNoun } from '../words/roles.ts'
import { stem } from '../words/stem.ts'
import type { Token } from '../words/tokens.ts'
import { type ActVerb, type Found, guides, inner, main, ofOthers, people, type Reading } from './act-verb.ts'
import { findIng } from './find-ing-verb.ts'
import { isAgent, isOthersDoing, opensAsSubject } from './find-others-doing.ts'
import {
  being,
  determiners,
  doing,
  edgeBefore,
  type Form,
  formsOf,
  having,
  isBareThing,
  isNounLike,
  isPreposition,
  isSurelyThing,
  modal,
  opensThing,
  placeBefore,
  prepositions,
  relative,
  subordinator,
} from './tag-words.ts'

const bodies = new Set(bodyWords.trim().split(/\s+/).map(stem))
const self = /^(?:i|we)$/
const others = /^(?:he|she|they|it|you)$/
/** Verbs that another follows without `to`. */
const bare = /^(?:help|let|make|have|watch|see|observe)$/
/** Words that take `to` with a thing: `according to plan`, `responded to calls`. */
const goesTo =
  /^(?:accord|due|prior|next|addition|access|relat|respond|repl|attend|listen|adher|contribut|refer|add|deliver|send|present|talk|speak|sell|mov|transfer|assign|limit|subject|thank|up|close|similar|used)$/
const alwaysGoesTo =
  /^(?:accord|due|prior|next|respond|repl|attend|listen|adher|refer|transfer|talk|speak|deliver|thank)$/
/** `chosen to answer`: done to the person. */
const chosen =
  /^(?:choose|select|ask|pick|invite|trust|hire|assign|appoint|promote|certify|name|require|elect|recruit)$/

export function findActVerb(tokens: readonly Token[], at: number, reading: Reading): ActVerb | undefined {
  const token = tokens[at]
  const shape = token && formsOf(token)
  // `got the money back`; `got paid` is done to one.
  const isGetting =
    /^(?:got|get|gets|getting)$/.test(token?.lower ?? '') && determiners.test(tokens[at + 1]?.lower ?? '')
  if (!token || !shape || (being.test(token.lower) && !isGetting) || modal.test(token.lower)) return undefined
  if (having.test(token.lower) && formsOf(tokens[at + 1] ?? token)?.forms.includes('past')) return undefined
  if (doing.test(token.lower) && tokens[at + 1]?.lower === 'not') return undefined
  if (/^\p{Lu}/u.test(token.text) && !token.isFirst && tokens[at - 1]?.text !== '•') return undefined
  const readings = shape.forms.map((form) => ({ form, found: finders[form](tokens, at, reading, shape.base) }))
  const verb = readings.find(({ found }) => found !== undefined && found !== 'adjective')
  const { form, found } = verb ?? readings.find((one) => one.found !== undefined) ?? {}
  if (!form || !found) return undefined
  const isAdjective = found === 'adjective'
  const isInfinitive = tokens[at - 1]?.lower === 'to'
  reading.last = {
    at,
    form,
    owner: isAdjective ? 'thing' : found.owner,
    base: shape.base,
    isInfinitive,
    isAdjective,
    isAside: !isAdjective && found.isAside,
  }
  if (isAdjective) return undefined
  if (found.isMain) {
    // `Set`, `put`, `cut` may be of today or of the past.
    const isOpen = shape.forms.includes('past') && shape.forms.includes('base')
    if (reading.mode === undefined) reading.mode = isOpen ? 'either' : form
    else if (reading.mode === 'either' && !isOpen) reading.mode = form
    if (found.owner === 'self') reading.clause = undefined
  }
  if (reading.clause && (found.owner !== 'self' || relative.test(tokens[placeBefore(tokens, at)]?.lower ?? '')))
    reading.clause.isFinite = true
  return { base: shape.base, form, ...found }
}

const finders: Record<Form, (tokens: readonly Token[], at: number, reading: Reading, base: string) => Found> = {
  past: findPast,
  base: findBase,
  third: findThird,
  ing: findIng,
}

function findPast(tokens: readonly Token[], at: number, reading: Reading, base: string): Found {
  const place = placeBefore(tokens, at)
  const before = tokens[place]
  const word = before?.lower ?? ''
  const next = tokens[at + 1]
  const isPassive = next?.lower === 'by'
  if (self.test(word)) return main
  if (tokens[at]?.joined === '-' && /^(?:bas|driv|driven|focus|relat|orient|own|led|approv|assign)/.test(base))
    return 'adjective'
  if (having.test(word)) {
    const aux = placeBefore(tokens, at)
    const subject = tokens[placeBefore(tokens, aux)]
    if (reading.clause && subject && people.has(subject.stem)) return { ...inner, owner: 'people' }
    if (reading.clause) return ofOthers(reading, isPassive)
    // `prescriptions the vet has written`
    if (edgeBefore(tokens, aux) !== undefined || self.test(subject?.lower ?? '')) return main
    return { ...inner, owner: people.has(subject?.stem ?? '') ? 'people' : 'thing' }
  }
  if (being.test(word)) return findPassive(tokens, at, reading, isPassive && isAgent(tokens, at + 2))
  if (relative.test(word) || others.test(word)) return ofOthers(reading, isPassive)
  const edge = edgeBefore(tokens, at)
  const to = tokens.findIndex(({ lower }, place) => place > at && place <= at + 3 && lower === 'to')
  const chosenFor = to > 0 ? tokens[to + 1] : undefined
  const isChosen = chosen.test(base) && chosenFor !== undefined && formsOf(chosenFor)?.forms.includes('base') === true
  if (edge !== undefined && isGivenDuty(tokens, at)) return main
  if (edge !== undefined && isChosen)
    return { owner: 'people', isMain: true, isAside: false, isOfBody: false, isPart: true }
  // `Certified nursing assistant with`: what they are, not what they did.
  if (
    (edge === 'start' || (at <= 2 && reading.mode === undefined)) &&
    /^(?:certified|licensed|registered|accredited|trained|qualified)$/.test(tokens[at]?.lower ?? '')
  )
    if (
      tokens.slice(at + 1, at + 5).some(({ lower }) => isRoleNoun(lower) || lower === 'professional') &&
      isBareThing(next)
    )
      return 'adjective'
  if (edge === 'start') return isPassive && isAgent(tokens, at + 2) ? 'adjective' : main
  if (edge !== undefined) {
    if (isPassive) return 'adjective'
    const isBare = opensThing(next) && !isSurelyThing(next)
    // `which attorneys reviewed and signed`
    const isTheirRow = edge === 'and' && reading.last?.form === 'past' && reading.last.at >= place - 1
    if (isTheirRow && reading.last?.owner === 'people' && !reading.last.isAdjective && reading.clause)
      return { ...inner, owner: 'people' }
    // `how to cut and set panes`
    if (isTheirs(reading) && edge === 'and' && tokens[at]?.lower === base) return { ...inner, owner: 'people' }
    if (edge === 'and' && isBare && reading.last?.isAdjective && reading.last.at >= at - 3) return 'adjective'
    // `measure parts and reduced scrap from 5% to 3%`
    if (edge === 'and' && tokens.slice(at + 1, at + 5).some(({ lower }) => lower === 'from') && isBareThing(next))
      return main
    // `calibrates pipettes and helped write procedures`
    if (base === 'help' && next && formsOf(next)?.forms.includes('base')) return main
    // `fried and baked goods`, where the line's verbs have another form
    if (reading.mode !== undefined && reading.mode !== 'past' && reading.mode !== 'either') return 'adjective'
    return main
  }
  // `while the nurse gave`, `drawings the foreman supplied`
  if (isOthersDoing(tokens, place, reading) && !isPassive) return { ...inner, owner: 'people' }
  // `Each year taught three modules`
  const isWhen =
    determiners.test(tokens[0]?.lower ?? '') &&
    /^(?:year|month|week|day|summer|spring|fall|winter|season|morning|evening|night|semester|term)s?$/.test(word)
  if (isWhen && reading.mode === undefined && place <= 2) return main
  // `MIG welded frames`
  if (reading.mode === undefined && reading.last === undefined && at <= 2 && opensThing(next) && !opens(tokens[0]))
    return main
  return 'adjective'
}

/** What others are told or taught to do. */
function isTheirs({ last }: Reading): boolean {
  return last?.isInfinitive === true && last.owner === 'people'
}

function opens(token: Token | undefined): boolean {
  if (!token) return false
  return [determiners, prepositions, subordinator].some((words) => words.test(token.lower)) || token.kind === 'number'
}

/** `was asked`, `were packed by`, `is reviewed`. */
function findPassive(tokens: readonly Token[], at: number, reading: Reading, hasAgent: boolean): Found {
  const aux = placeBefore(tokens, at)
  const edge = edgeBefore(tokens, aux)
  const subject = tokens[placeBefore(tokens, aux)]
  const isOwn = edge !== undefined || self.test(subject?.lower ?? '')
  if (isOwn && isGivenDuty(tokens, at)) return main
  if (isOwn) return { owner: 'people', isMain: true, isAside: false, isOfBody: false, isPart: true }
  const isTheirs = hasAgent || reading.clause?.owner === 'people'
  return { ...inner, owner: isTheirs ? 'people' : 'thing', isMain: reading.clause === undefined, isPassive: true }
}

/** `was tasked with wound care`: a duty one was given is one's own work; `was given an award` is not. */
function isGivenDuty(tokens: readonly Token[], at: number): boolean {
  const [verb, next, ...rest] = tokens.slice(at, at + 5).map(({ lower }) => lower)
  if (/^(?:tasked|charged|entrusted|trusted)$/.test(verb ?? '') && next === 'with') return true
  if (/^(?:asked|required|expected|assigned|told|tasked|instructed)$/.test(verb ?? '') && next === 'to') {
    const doing = tokens[at + 2]
    return doing !== undefined && formsOf(doing)?.forms.includes('base') === true
  }
  return /^(?:given|assigned)$/.test(verb ?? '') && rest.some((word) => /^(?:task|job|duty|responsibility)$/.test(word))
}

function findBase(tokens: readonly Token[], at: number, reading: Reading, base: string): Found {
  const place = placeBefore(tokens, at)
  const before = tokens[place]
  const word = before?.lower ?? ''
  const next = tokens[at + 1]
  const beyond = tokens[at + 2]
  const hasParticle =
    /^(?:up|out|off|down|away|over|back)$/.test(next?.lower ?? '') && (opensThing(beyond) || beyond === undefined)
  // `meat and produce two times a week`
  const isCount = /^(?:times?|days?|hours?|weeks?|months?|nights?|shifts?)$/.test(beyond?.lower ?? '')
  const isClear = hasParticle || (opensThing(next) && !isCount && (!isNounLike(base) || isSurelyThing(next)))
  // `bend and install conduit`
  const isRowAhead =
    /^(?:and|,|or)$/.test(next?.lower ?? '') &&
    beyond !== undefined &&
    formsOf(beyond)?.forms.includes('base') === true &&
    opensThing(tokens[at + 3])
  if (word === 'to') {
    if (isGivenDuty(tokens, place - 1)) return infinitive(tokens, place, reading)
    if (!isSurelyThing(next) && alwaysGoesTo.test(tokens[place - 1]?.stem ?? '')) return undefined
    // `referred customers to loan officers`
    if (isNounLike(base) && tokens[place - 1]?.kind === 'word' && next && people.has(next.stem)) return undefined
    if (isNounLike(base) && !isSurelyThing(next) && goesTo.test(tokens[place - 1]?.stem ?? '')) return undefined
    const giver = tokens.slice(Math.max(0, place - 5), place).some(({ lower }) => lower === 'for')
    const isGiven = giver && people.has(tokens[place - 1]?.stem ?? '')
    if (isNounLike(base) && !opensThing(next) && !isPreposition(next) && !isRowAhead && !isGiven) return undefined
    return infinitive(tokens, place, reading)
  }
  if (doing.test(word) && place < at - 1) return reading.clause ? ofOthers(reading, false) : main
  if (/^(?:don|didn|doesn)'t$/.test(word)) return reading.clause ? ofOthers(reading, false) : main
  if (modal.test(word)) return reading.clause ? ofOthers(reading, false) : inner
  if (self.test(word)) return main
  if (relative.test(word) || others.test(word))
    return isNounLike(base) && !isSurelyThing(next) ? undefined : ofOthers(reading, false)
  const { last, mode } = reading
  const edge = edgeBefore(tokens, at)
  // `inspects own welds`
  if (base === 'own' && edge === undefined) return undefined
  if (edge === 'start') {
    // `Hand drew elevations`
    if (base === 'hand' && next && formsOf(next)?.forms[0] === 'past') return undefined
    if (next?.lower === 'of' || next?.text === ':' || next === undefined) return undefined
    if (
      /^(?:top|head|copy|staff|press|dock|line|shift|floor|field|tour|paint|print|test|dance|swim|ski|golf)$/.test(
        base,
      ) &&
      next &&
      isRoleNoun(next.lower)
    )
      return undefined
    // `Research integrated into`: what was done to the research; `Repair broken doors` is done.
    const isDoneTo = next !== undefined && formsOf(next)?.forms[0] === 'past' && !opensThing(beyond)
    // `test sheets are signed`
    const isSubject = being.test(next?.lower ?? '') || (being.test(beyond?.lower ?? '') && !isSurelyThing(next))
    if (isNounLike(base) && next && (isSubject || isDoneTo)) return undefined
    return main
  }
  if (edge !== undefined) {
    // `order fish and produce weekly`
    const isWhen = /^(?:daily|weekly|monthly|yearly|nightly)$/.test(next?.lower ?? '') && beyond?.kind !== 'number'
    if (
      base === 'produce' &&
      isWhen &&
      (!beyond || beyond.kind === 'sign' || /^(?:and|at|for|from)$/.test(beyond.lower))
    )
      return undefined
    const isRow = last !== undefined && last.form === 'base' && !last.isAdjective && last.at >= place - 1
    if (last?.isInfinitive && last.form === 'base' && (isRow || isClear)) return { ...inner, owner: last.owner }
    if (mode !== undefined && mode !== 'base' && mode !== 'either') return undefined
    if (mode === undefined && edge === 'and') return undefined
    // `On the evening shift, watch residents`
    if (mode === undefined && opens(tokens[0]) && next?.kind !== 'sign' && next?.lower !== 'of' && opensThing(next))
      return main
    if (mode === undefined && opens(tokens[0]) && !isNounLike(base)) return main
    if (mode === undefined && opens(tokens[0]) && isPreposition(next) && next?.lower === 'after') return main
    if (isRowAhead && !isNounLike(base)) return main
    return isRow ||
      isClear ||
      (opensThing(next) && !isCount && mode === 'base') ||
      (opensThing(next) && mode === 'either' && !isNounLike(base)) ||
      (!isNounLike(base) && isPreposition(next))
      ? main
      : undefined
  }
  if (
    last &&
    bare.test(last.base) &&
    !last.isAdjective &&
    before?.kind === 'word' &&
    !prepositions.test(word) &&
    !determiners.test(word)
  ) {
    // `watched the mechanic diagnose`: the mechanic did.
    const isTheirs = last.base !== 'help' && people.has(before.stem)
    if ((last.at === place && /^(?:help|let)$/.test(last.base)) || (last.at !== place && isClear))
      return isTheirs ? { ...inner, owner: 'people' } : inner
  }
  if (
    reading.clause &&
    !reading.clause.isFinite &&
    before?.kind === 'word' &&
    !determiners.test(word) &&
    !prepositions.test(word) &&
    !isNounLike(base) &&
    !people.has(tokens[at]?.stem ?? '')
  )
    return { ...inner, owner: people.has(before.stem) ? 'people' : reading.clause.owner }
  return undefined
}

function infinitive(tokens: readonly Token[], to: number, reading: Reading): Found {
  const { clause, last } = reading
  if (clause && last && last.owner !== 'self') return ofOthers(reading, false)
  // `taught apprentices how to cut`: they cut.
  if (last && guides.test(last.base) && last.owner === 'self' && last.at < to - 1) return { ...inner, owner: 'people' }
  // `for the director to edit`
  const start = Math.max(0, to - 4)
  const giver = tokens.slice(start, to).findLastIndex(({ lower }) => lower === 'for')
  if (giver >= 0 && to - start - giver > 1 && people.has(tokens[to - 1]?.stem ?? ''))
    return { ...inner, owner: 'people' }
  const head = tokens[to - 1]?.kind === 'word' ? tokens[to - 1]?.stem : undefined
  const isOfBody = head !== undefined && bodies.has(head) && isOnBody(tokens, to)
  return { owner: 'self', isMain: false, isAside: false, isOfBody, isPart: false }
}

/** `on a committee to choose`; `worked with the team to choose` is one's own. */
function isOnBody(tokens: readonly Token[], until: number): boolean {
  const place = tokens.slice(0, until).findLast(({ lower }) => prepositions.test(lower) && lower !== 'of')
  return place !== undefined && /^(?:on|in|as)$/.test(place.lower)
}

function findThird(tokens: readonly Token[], at: number, reading: Reading, base: string): Found {
  const before = tokens[placeBefore(tokens, at)]
  const word = before?.lower ?? ''
  const edge = edgeBefore(tokens, at)
  if (relative.test(word) || others.test(word)) return ofOthers(reading, false)
  if (opensAsSubject(tokens, placeBefore(tokens, at))) return { ...inner, owner: 'people' }
  if (edge === 'start') return isNounLike(base) && !isSurelyThing(tokens[at + 1]) ? undefined : main
  if (edge !== undefined) {
    if (reading.mode === 'third') return main
    // `a clerk who files, sorts and mails`
    if (reading.last?.form === 'third' && reading.last.owner === 'self') return main
    if (edge === 'and' && reading.last?.form === 'third' && reading.clause && reading.last.at >= at - 3)
      return ofOthers(reading, false)
    return undefined
  }
  if (
    reading.clause &&
    !reading.clause.isFinite &&
    before?.kind === 'word' &&
    !determiners.test(word) &&
    !prepositions.test(word)
  ) {
    if (!reading.clause.isSub || people.has(before.stem))
      return { ...inner, owner: people.has(before.stem) ? 'people' : reading.clause.owner }
  }
  return undefined
}
