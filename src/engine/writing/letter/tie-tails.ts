// Resumes put what goes with an act loosely behind a comma: `Drove the van, clean record`, `Built a jig, took weld time from 9
// hours to 6`. In a sentence each such tail is tied on, without saying more than the comma did.
import { addArticles } from '#engine/language/add-articles.ts'
import { tagWords } from '#engine/language/tag-words.ts'
import { readVerbForm, verbForms } from '#engine/language/verb-forms.ts'
import { joinWords } from '../words/join-words.ts'

/** What a comma leads into by itself. */
const linked =
  /^(?:\p{L}+ing|and|or|but|then|which|who|where|when|while|with|without|including|incl|as|to|for|by|in|at|on|from|under|over|within|after|before|of|up|down|off|plus|both|mostly|mainly|resulting|ahead|so|through|worth|now|each|since|until|during|because|due|per|not|never)\b/iu
const finite =
  /^(?:this|that|it|they|these) \p{L}+|^(?:(?!\b(?:which|who)\b).){1,50}?\s(?:is|are|was|were|has|have|had|went|fell|rose|dropped|grew|stopped|passed|came|moved?|stayed|remained|reached|finished|doubled|tripled)\b/iu
const fromTo = /^(.{3,50}?) (?:from )?([$£€]?\d\S*(?: \p{L}+){0,2} to (?:under |about |over )?[$£€]?\d.*)$/iu
const ofNumber = /\d|^(?:none|no|zero|all|half|most|twice|two|three|four|five|six|seven|eight|nine|ten)\b/i
/** `120 cycles a minute` goes on where the act stops. */
const measure =
  /^(?:about |around |ca\.? |up to )?[\d.,]+(?:\s?(?:-|–|to)\s?[\d.,]+)?\+?(?: \p{L}+)? (?:(?:per|an?|each|every) \p{L}+|each)$/u
const onlyDate = /^(?:\p{Lu}\p{Ll}+ )?(?:19|20)\d\d(?: and (?:19|20)\d\d)?$/u
/** `two of them rejected`, `most of them over 80` */
const ofThem = /^(?:most|all|none|half|some|one|two|three|\d+) of them\b/i
const FEWEST_ITEMS = 2
const LONGEST_OPENING = 7

/** The clause in one piece. What cannot be tied on without guessing is left out. */
export function tieTails(clause: string, { isThing = false }: { isThing?: boolean } = {}): string {
  const [head = '', ...rest] = clause
    // `(312 charts)` is a tail too; what explains a word is left out.
    .replace(/\s*\(([^()]*\d[^()]*)\)(?=,|$)/g, ', $1')
    .replace(/\s*\([^)]*\)/g, '')
    .split(/,\s+/)
    .filter(
      (piece, place) =>
        (place === 0 || !/\p{L}\/\p{L}/u.test(piece)) && !onlyDate.test(piece) && !/^\d+(?:st|nd|rd|th)\b/.test(piece),
    )
  // `cleaned, tuned and repaired burners` is one row.
  if (!isThing && !head.includes(' ')) return clause
  // `a, b and c` ends with the last piece that is no tail; what stands loose after a tail is left out.
  const isCount = /\b\d+ [\p{L} ]+$/u.test(head) && /^\d.* and /.test(rest.at(-1) ?? '')
  const first = isCount ? -1 : rest.findIndex(isTail)
  const items = first < 0 ? rest : rest.slice(0, first)
  const behind = first < 0 ? [] : rest.slice(first)
  // `visit 7 clients a day in their homes, personal care, washing`: what follows a whole act is no list of its objects.
  const isLong = head.split(' ').length > LONGEST_OPENING && !/ (?:and|or) /.test(items.at(-1) ?? '')
  // `roomed patients, POC testing, specimen processing`
  const areDoings = items.every((item) => /ing$/.test(item))
  const isWhole =
    !isThing &&
    ((areDoings && items.length > 0) || isLong || (head.match(/ (?:in|at|for|on|with|from) /g) ?? []).length > 1)
  const row = asList(head, isWhole ? items.filter((item) => linked.test(item) && /\S \S+ \S/.test(item)) : items)
  return tie(row, withoutOrphans(behind, items.length > 0 && items.some((item) => !row.includes(item))), isThing)
}

/** `set up a project, exhibition, 900 visitors`: a count goes with what stands before it, and is left out with it. */
function withoutOrphans(pieces: readonly string[], hasLost: boolean): string[] {
  let isLost = hasLost
  return pieces.filter((piece) => {
    if (!isTail(piece) && !linked.test(piece)) isLost = true
    return isTail(piece) || linked.test(piece) ? !isLost || startsWithAct(piece) || finite.test(piece) : false
  })
}

function isTail(piece: string): boolean {
  if (isThird(piece)) return true
  // `leavers and changes by the 12th` ends a list.
  if (/^(?:and|or)\b|^[^\d]* (?:and|or|&) /i.test(piece) && !finite.test(piece) && !startsWithAct(piece)) return false
  return (ofNumber.test(piece) && !linked.test(piece)) || finite.test(piece) || startsWithAct(piece)
}

function startsWithAct(piece: string): boolean {
  const verb = readVerbForm(piece.split(' ')[0]?.toLowerCase() ?? '')
  const word = piece.split(' ')[0]?.toLowerCase() ?? ''
  // `done 9 days ahead` is what was done, not who did it.
  return (
    verb?.form === 'past' && verbForms(verb.base).past === word && !verb.isMoreOftenNoun && !/^\S+ by\b/.test(piece)
  )
}

/** `replaced compressors, valves, motors` gets its `and`; one thing that stands loose is left out. */
function asList(head: string, items: readonly string[]): string {
  const whole = [head, ...items].join(', ')
  const last = items.at(-1) ?? ''
  const isOpen = (item: string) => linked.test(item) && !/^\p{L}+ing \p{L}+s$/u.test(item)
  if (items.length === 0 || / (?:and|or|&) |^(?:and|or) /.test(last) || items.some(isOpen)) return whole
  if (items.length < FEWEST_ITEMS) return head
  const hasRow = items.some((item) => / (?:and|or|&) /.test(item))
  return `${[head, ...items.slice(0, -1)].join(', ')}${hasRow ? ',' : ''} and ${last}`
}

function tie(head: string, tails: readonly string[], isThing: boolean): string {
  const acts: string[] = []
  const kept: string[] = []
  const beside: string[] = []
  const apart: string[] = []
  const changes: { what: string; change: string }[] = []
  for (const tail of tails) {
    const [, what, change] = fromTo.exec(tail) ?? []
    if (startsWithAct(tail)) {
      if (isThing) kept.push(...(isParticiple(tail) ? [tail] : []))
      else if (/^(?:went|dropped|fell|rose|grew) from\b/.test(tail)) kept.push(`which ${tail}`)
      else acts.push(tail)
    } else if (isThird(tail)) kept.push(`which ${tail}`)
    else if (finite.test(tail)) apart.push(withThe(tail))
    else if (what && change && !hasVerb(what)) changes.push({ what, change })
    else if (measure.test(tail) || ofThem.test(tail)) kept.push(tail)
    else if (linked.test(tail) || isParticiple(tail)) kept.push(tail)
    else if (canStandBeside(tail)) beside.push(withArticle(tail))
  }
  const last = acts.at(-1) ?? ''
  const row =
    [head, ...acts.slice(0, -1)].join(', ') +
    (last ? (/ and /.test(last) ? `, ${last}` : `${/ and /.test(head) ? ',' : ''} and ${last}`) : '')
  const text = [row, ...kept].join(', ') + (beside.length > 0 ? `, with ${joinWords(beside)}` : '')
  const went = changes.map(({ what, change }, at) =>
    at === 0 ? `${withThe(what)} went from ${change}` : `${what} from ${change}`,
  )
  const behind = went.length > 0 ? joinWords(went) : apart[0]
  return behind ? `${text}; ${behind}` : text
}

/** `updated weekly`, `inspected with no findings`; who `learned JavaScript` is somebody. */
function isParticiple(tail: string): boolean {
  const [first = ''] = tail.toLowerCase().split(' ')
  return readVerbForm(first)?.form === 'past' && /^(?:ADV|ADP|ADJ|SCONJ|NUM)$/.test(tagWords(tail)[1]?.tag ?? 'ADV')
}

/** `saves about 4 hours a week` */
function isThird(tail: string): boolean {
  const verb = readVerbForm(tail.split(' ')[0]?.toLowerCase() ?? '')
  return verb?.form === 'third' && !verb.isMoreOftenNoun
}

/** `34 staff`, `no differences in over a year`, `97% enrolled on time`; anything else after `with` is a guess. */
function canStandBeside(tail: string): boolean {
  const [first, second] = tagWords(tail)
  const opens =
    /^(?:[$£€~]?\d|(?:no|none|zero|all|half|two|three|four|five|six|seven|eight|nine|ten|avg|average|about|around|approximately|up|over)\b)/i.test(
      tail,
    )
  return (
    opens &&
    first !== undefined &&
    second !== undefined &&
    tail.split(' ').length > 1 &&
    !/\b(?:of|to|since|so)$/.test(tail)
  )
}

function hasVerb(text: string): boolean {
  return tagWords(text).some(({ tag }) => tag === 'VERB' || tag === 'AUX')
}

/** `a $4.1M budget`, `a clean record`, `97% enrolled on time` */
function withArticle(tail: string): string {
  if (/^[$£€]\S+ (?:budget|credit|loan|project|grant|contract|portfolio|deal|saving|expansion|line)$/.test(tail))
    return `a ${tail}`
  const average = /^(?:avg|average|mean)\.? (?=\d)/i.exec(tail)
  if (average) return `an average of ${tail.slice(average[0].length)}`
  // `turnaround 3 days`
  const [, name, figure] = /^(\p{L}+(?: \p{L}+){0,2}) (\d[\d.,]* \p{L}+)$/u.exec(tail) ?? []
  if (name && figure && tagWords(name).at(-1)?.tag === 'NOUN' && /^\p{Ll}/u.test(name))
    return `${addArticles(`with ${name}`).slice('with '.length)} of ${figure}`
  return addArticles(`with ${tail}`).slice('with '.length)
}

/** `rate of the group went up`: there is one. */
export function withThe(text: string): string {
  const [first, ...others] = tagWords(text)
  const noun = [first, ...others].findLast((word, at, all) => word?.tag === 'NOUN' && all[at + 1]?.tag !== 'NOUN')
  const isOpen = first !== undefined && /^(?:NOUN|ADJ|PROPN)$/.test(first.tag) && noun?.lower === noun?.lemma
  return isOpen && noun && !/(?:ss|ing|ance|ence|age|ity|ment|s)$/.test(noun.lower) ? `the ${text}` : text
}
