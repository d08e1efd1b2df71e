// `As a senior developer` names a role: it must be the person's, not somebody's they worked with.
import type { Resume } from '#engine/resume/resume.ts'
import type { Verdict } from '../proposal.ts'
import { findSpelledOut } from '../words/initials.ts'
import { isRoleNoun, keepsLesser } from '../words/roles.ts'
import { stemsOf, type Token, tokenize } from '../words/tokens.ts'
import type { ParsedText } from './parsed-text.ts'
import { readActs } from './read-acts.ts'
import type { Source, SourceLine } from './source.ts'
import { formsOf } from './tag-words.ts'

const opensRole = /^(?:as|became|become|to|am|is|was|an?|my|our|their|his|her|its)$/

/** Every `as a ...`, `promoted to ...`, `became ...` with the words of the role. */
export function findRoles({ tokens }: ParsedText): { words: Token[] }[] {
  return tokens.flatMap((token, at) => {
    const isPromotion =
      token.lower === 'to' && /^(?:promoted|advanced|rose|moved|elevated)$/.test(tokens[at - 1]?.lower ?? '')
    const isBeing =
      /^(?:was|were|am|is)$/.test(token.lower) &&
      (token.isFirst || /^(?:a|an|the|top)$/.test(tokens[at + 1]?.lower ?? ''))
    if (!isPromotion && !isBeing && !/^(?:as|became|become)$/.test(token.lower)) return []
    // `as directed by a therapist`
    const next = tokens[at + 1]
    if (next && (/ed$/.test(next.lower) || formsOf(next)?.forms[0] === 'past')) return []
    const words: Token[] = []
    for (const next of tokens.slice(at + 1, at + 6)) {
      if (next.kind !== 'word' || (words.length > 0 && /^(?:for|of|in|at|with|on|to|and|or|i|we)$/.test(next.lower)))
        break
      // `as a supervised intern`
      if (/^supervised$/.test(next.lower)) continue
      if (!opensRole.test(next.lower) && !/^(?:the|needed|well|part|one)$/.test(next.lower)) words.push(next)
      if (/^(?:needed|well|part|one)$/.test(next.lower)) return []
    }
    // `As a paramedic, I ...` names a role whatever the noun is.
    const opens =
      token.isFirst &&
      /^(?:a|an)$/.test(tokens[at + 1]?.lower ?? '') &&
      !/^(?:result|team|group|member|rule|way|backup|matter|whole|family)$/.test(words.at(-1)?.lower ?? '')
    const last = opens ? words.length - 1 : words.findLastIndex(({ lower }) => isRoleNoun(lower))
    if (last < 0 || /^(?:members?|participants?|part|one|speakers?)$/.test(words[last]?.lower ?? '')) return []
    const rest = tokens.indexOf(words[last] ?? token)
    const training =
      tokens[rest + 1]?.lower === 'in' && tokens[rest + 2]?.lower === 'training' ? tokens.slice(rest + 2, rest + 3) : []
    return [{ words: [...words.slice(0, last + 1), ...training] }]
  })
}

/** Whoever precepted was a preceptor; whoever was backup to the dispatcher was backup dispatcher. */
function doesRole(text: ParsedText, words: readonly Token[], { primary }: Source): boolean {
  const isLesser =
    standsIn.test(text.text) ||
    words.some(({ lower }) => /^(?:backup|substitute|relief|acting|trainee|volunteer)$/.test(lower))
  if (isLesser && primary.some((line) => line.role !== 'header' && words.every((word) => line.stems.has(word.stem))))
    return true
  const head = words.at(-1)
  if (!head || words.some(({ lower }) => raised.test(lower))) return false
  return primary.some(
    (line) =>
      line.role !== 'header' &&
      words.slice(0, -1).every((word) => line.stems.has(word.stem)) &&
      readActs(line).some(
        (act) => act.owner === 'self' && !act.isLow && !act.limit && act.verb.length > 2 && isDoer(head, act.verb),
      ),
  )
}

const standsIn =
  /\b(?:fill(?:ed|s|ing)? in|st(?:and|ands|ood|anding) in|substitut\w+|cover(?:s|ed|ing)? for|acted|acting|backup|relief)\b/i
const raised = /^(?:lead|head|chief|senior|certified|licensed|master)$/

/** coach of coach, preceptor of precept, representative of represent. */
function isDoer({ lower, stem }: Token, verb: string): boolean {
  if (stem === verb) return true
  return lower.startsWith(verb) && /^(?:e?rs?|ors?|atives?|ists?|i?ans?|[ae]nts?)$/.test(lower.slice(verb.length))
}

const isRise = /\b(?:promoted|advanced|rose|elevated) to\b/i
const rises =
  /\bpromot|\badvanced (?:from|to)\b|\brose (?:from|to|through)\b|\belevated|\b(?:moved|worked|stepped) up\b/i

export function checkRoles(text: ParsedText, source: Source, { isDescription }: { isDescription: boolean }): Verdict {
  const isPromoted = isRise.test(text.text)
  if (isPromoted && isDescription && !rises.test(source.primary.map((line) => line.text).join(' ')))
    return { ok: false, reason: 'claim', detail: 'nothing says they were promoted' }
  for (const { words } of findRoles(text)) {
    const isOwn = source.lines.some((line) => holdsRole(line, words, isDescription)) || doesRole(text, words, source)
    const isPromotion = isRise.test(text.text) && !rises.test(source.primary.map((line) => line.text).join(' '))
    if (!isOwn || isPromotion)
      return {
        ok: false,
        reason: 'claim',
        detail: `${words.map((word) => word.text).join(' ')} is no role of theirs there`,
      }
  }
  return { ok: true }
}

/** In a title, a credential, or a role the line itself names as the person's. */
function holdsRole(line: SourceLine, words: readonly Token[], isDescription: boolean): boolean {
  // `as an LPN` for a Licensed Practical Nurse
  const has = (stems: ReadonlySet<string>) =>
    words.every(
      (word) =>
        stems.has(word.stem) ||
        findSpelledOut(word.text, line.tokens) !== undefined ||
        // `a freelancer` of whoever worked freelance
        (word.lower.length > 7 && stems.has(word.stem.replace(/r$/, ''))),
    )
  if (line.role === 'header') return has(line.stems)
  if (line.role === 'list') return !isDescription && has(line.stems)
  // `as a Six Sigma Green Belt`: said in the same words
  const said = words.map(({ lower }) => lower).join(' ')
  if (new RegExp(`\\bas an? ${said.replace(/[^\p{L}\p{N} ]/gu, '.')}(?!\\p{L})`, 'iu').test(line.text)) return true
  // `was top seller in the store`: the store's top seller
  return findRoles(line).some(({ words: own }) => own.at(-1)?.stem === words.at(-1)?.stem && has(line.stems))
}

/** `Physical therapist at Bayshore`, `as shift lead at the mall`: the title must be the one held there. */
export function checkTitlesAt({ text, tokens }: ParsedText, resume: Resume): Verdict {
  const { experiences } = resume
  // Words that may stand before a title: `hotel pastry cook`, `long-haul driver`.
  const further = new Set([
    ...stemsOf(resume.personalInfo.professionalTitle),
    ...resume.skillCategories.flatMap(({ skills }) => skills.flatMap(({ name }) => stemsOf(name))),
  ])
  for (const { company } of experiences) {
    const at = company.trim() === '' ? -1 : text.indexOf(company.trim())
    const place = tokens.findIndex(({ start }) => start === at)
    const opener = tokens[place - 1]?.lower === 'the' ? place - 2 : place - 1
    if (at < 0 || !/^(?:at|for|with)$/.test(tokens[opener]?.lower ?? '')) continue
    const words: Token[] = []
    for (let back = opener - 1; back >= 0 && words.length < 5; back -= 1) {
      const token = tokens[back]
      if (
        token?.kind !== 'word' ||
        /^(?:an?|the|as|was|am|is|and|or|of|my|former|current|previous|earlier)$/.test(token.lower)
      )
        break
      words.unshift(token)
    }
    const head = words.at(-1)
    if (
      !head ||
      isOthers(tokens, head, words.length) ||
      !isRoleNoun(head.lower) ||
      !opensTitle(tokens, opener - words.length)
    )
      continue
    if (/^(?:professional|graduate|speaker|holder|customer|member|team)s?$/.test(head.lower) || /s$/.test(head.lower))
      continue
    const held = experiences.filter((job) => job.company.trim() === company.trim()).map(({ position }) => position)
    const title = words.map((word) => word.text).join(' ')
    if (!held.some((position) => fits(words, position, new Set([...further, ...stemsOf(company)]))))
      return { ok: false, reason: 'claim', detail: `${title} was no role of theirs at ${company}` }
  }
  return { ok: true }
}

/** `as a clerk`, `I was a clerk`, or the first word of the sentence. */
function opensTitle(tokens: readonly Token[], at: number): boolean {
  if (at === 0) return true
  const before = /^(?:an?|the)$/.test(tokens[at - 1]?.lower ?? '') ? tokens[at - 2] : tokens[at - 1]
  return /^(?:as|was|am|is|became|been)$/.test(before?.lower ?? '')
}

/** `under a journeyman at Sandoval`, `reporting to the head gardener at`: somebody else. */
function isOthers(tokens: readonly Token[], head: Token, length: number): boolean {
  const first = tokens.indexOf(head) - length + 1
  const before = /^(?:an?|the|my|our)$/.test(tokens[first - 1]?.lower ?? '') ? tokens[first - 2] : tokens[first - 1]
  return /^(?:under|to|with|by|of|beside|for|from|alongside)$/.test(before?.lower ?? '')
}

/** Its last word, none of what makes a title smaller left out, and none of what makes it larger put in. */
function fits(words: readonly Token[], position: string, further: ReadonlySet<string>): boolean {
  const own = new Set(stemsOf(position))
  const head = words.at(-1)
  const has = ({ stem, text }: Token) => own.has(stem) || findSpelledOut(text, tokenize(position)) !== undefined
  if (!head || !has(head)) return false
  const isRaise = ({ lower }: Token) => /^(?:senior|lead|head|chief|principal|master|managing|executive)$/.test(lower)
  const isMine = (word: Token) => has(word) || (!isRaise(word) && further.has(word.stem))
  const stems = words.map(({ stem }) => stem)
  return words.every(isMine) && (keepsLesser(stems, position) || words.every(({ text }) => /^[A-Z]{2,}$/.test(text)))
}
