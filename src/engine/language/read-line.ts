// What kind of thing a line of a resume is, and which of its words are the verbs that tell what was done.
import { type TaggedWord, tagWords } from './tag-words.ts'
import { readVerbForm, type VerbForm } from './verb-forms.ts'

type LineShape =
  /** `Managed a team`, `Provides care`, `Training new staff` */
  | 'act'
  /** `Responsible for training`, `Duties included cleaning` */
  | 'duty'
  /** `Was promoted to shift lead`, `Have full ownership of the backend` */
  | 'state'
  /** `I ran the till`, `My team won` */
  | 'clause'
  /** `Customer service and cash handling` */
  | 'thing'
  /** `Led the team Completes reports`: two lines that ran together, or nothing we can read */
  | 'unclear'

/** A verb of the line by its place among the words. */
export type LineVerb = { at: number; base: string; form: VerbForm }

export type ReadLine = {
  text: string
  shape: LineShape
  words: readonly TaggedWord[]
  /** The verbs that share the line's subject, in order; empty for things. */
  verbs: readonly LineVerb[]
  /** Where what the person did begins, after `Responsible for` or `I`. */
  bodyStart: number
  /** False if a later verb may or may not belong to the row, so that nobody should change its form. */
  isSure: boolean
}

const dutyOpening =
  /^(?:(?:was|were|am|is|being|been|currently|also|mainly|solely|primarily|fully|directly)\s+)*(?:responsible for|in charge of|tasked with|charged with|accountable for|entrusted with|assigned to|(?:(?:my|main|key|primary|daily|other|general|job|major)\s+)*(?:duties|responsibilities|tasks|role|work)\s+(?:included?|includes|involved|involves|were|are|consisted of|consists of)|(?:(?:my|main|key|primary|daily|other|general|job|major)\s+)*(?:duties|responsibilities)\s*(?=:))(?:\s+but (?:(?:was|were|are|is)\s+)?not limited to)?\s*:?\s*/i

export function readLine(text: string): ReadLine {
  const words = tagWords(text)
  const read = (shape: LineShape, verbs: readonly LineVerb[] = [], bodyStart = 0, isSure = true): ReadLine => ({
    text,
    shape,
    words,
    verbs,
    bodyStart,
    isSure,
  })
  const duty = dutyOpening.exec(text)
  if (duty) {
    const start = duty[0].length
    const at = words.findIndex((word) => word.start >= start)
    const first = words[at]
    const verb = first && readVerbForm(first.lower)
    if (first && verb?.form === 'ing' && !opensNounPhrase(words, at)) {
      const row = readRow(words, at, 'ing')
      return read('duty', row.verbs, start, row.isSure)
    }
    return read('duty', [], start)
  }
  const first = words.findIndex(({ tag }) => tag !== 'PUNCT' && tag !== 'SYM')
  const opening = words[first]
  if (!opening) return read('unclear')
  if (/^(?:i|i'm|i've|we|my|our)$/.test(opening.lower)) return read('clause', [], 0)
  const head = findHead(words, first)
  if (!head) return read(looksLikeThing(words, first) ? 'thing' : 'unclear')
  if (head.isState) return read('state', [head.verb], 0)
  if (head.verb.form !== 'past' && hasOwnVerb(words, head.verb.at)) return read('thing')
  const row = readRow(words, head.verb.at, head.verb.form)
  if (row.runsOn) return read('unclear')
  return read('act', row.verbs, 0, row.isSure)
}

/** `Meeting minutes were sent`, `Email open rate grew`: what looked like the verb is part of the subject. */
function hasOwnVerb(words: readonly TaggedWord[], headAt: number): boolean {
  for (const word of words.slice(headAt + 1)) {
    if (word.tag === 'CCONJ' || word.tag === 'SCONJ' || word.tag === 'PUNCT') return false
    if (/^(?:that|which|who|whose|what|how|where|when|if|as|before|after|while|until|so)$/.test(word.lower))
      return false
    if (/^(?:was|were|is|are|has|had|grew|went|fell|rose|drew|ran|took|became|began)$/.test(word.lower)) return true
  }
  return false
}

type Head = { verb: LineVerb; isState: boolean }

const states = /^(?:was|were|am|is|are|been|have|has|had|be)$/

/** The verb a line opens with; an adverb, or a noun as in `MIG welded`, may come before it. */
function findHead(words: readonly TaggedWord[], first: number): Head | undefined {
  for (let at = first; at < Math.min(words.length, first + 3); at += 1) {
    const word = words[at]
    if (!word) return undefined
    if (states.test(word.lower)) {
      if (at > first) return undefined
      return { verb: { at, base: /^ha/.test(word.lower) ? 'have' : 'be', form: stateForm(word.lower) }, isState: true }
    }
    if (at === first && isCondition(word, words[at + 1]))
      return { verb: { at, base: 'be', form: 'base' }, isState: true }
    const form = readVerbForm(word.lower)
    const isPast = form?.form === 'past' || (word.tag === 'VERB' && /[a-z]ed$/.test(word.lower))
    if (isPast && !isPartOfNoun(words, at)) {
      if (at > first && !isModifier(words, first, at)) return undefined
      return { verb: { at, base: form?.base ?? word.lemma, form: 'past' }, isState: false }
    }
    if (form && at === first + countAdverbs(words, first) && isVerbHere(words, at, form.form, form.isMoreOftenNoun))
      return { verb: { at, base: form.base, form: form.form }, isState: false }
    if (!/^(?:ADV|NOUN|PROPN|ADJ)$/.test(word.tag) && !form?.isMoreOftenNoun) return undefined
  }
  return undefined
}

/** `Certified in wound care`, `Involved in hiring`: how the person stands, not what they did. */
function isCondition({ lower }: TaggedWord, next: TaggedWord | undefined): boolean {
  return (
    /^(?:certified|licensed|trained|involved|skilled|versed|experienced|engaged|based|registered|qualified|proficient|fluent)$/.test(
      lower,
    ) &&
    next !== undefined &&
    /^(?:in|as|with|for|on|to|at)$/.test(next.lower)
  )
}

function stateForm(lower: string): VerbForm {
  if (/^(?:was|were|had|been)$/.test(lower)) return 'past'
  return /^(?:is|has)$/.test(lower) ? 'third' : 'base'
}

function countAdverbs(words: readonly TaggedWord[], first: number): number {
  let count = 0
  while (isAdverb(words[first + count])) count += 1
  return count
}

/** `apply`, `supply` and `rely` only look like one. */
function isAdverb(word: TaggedWord | undefined): boolean {
  return word !== undefined && readVerbForm(word.lower) === undefined && (word.tag === 'ADV' || /ly$/.test(word.lower))
}

/** `MIG welded`, `Hand stitched`, `Successfully closed`: what stands before the verb says how. `Research integrated` is no such. */
function isModifier(words: readonly TaggedWord[], first: number, at: number): boolean {
  return words
    .slice(first, at)
    .every(
      ({ text, tag, lower }) =>
        tag === 'ADV' ||
        /ly$/.test(lower) ||
        /^\p{Lu}{2,}$/u.test(text) ||
        /^(?:hand|spot|arc|road|field|beta)$/.test(lower),
    )
}

/** `Licensed electrician`, `Skilled trades`, `Dedicated server`: a participle before its noun. */
function isPartOfNoun(words: readonly TaggedWord[], at: number): boolean {
  const word = words[at]
  const next = words[at + 1]
  if (!word || !next) return true
  return (
    /^(?:licensed|certified|skilled|experienced|dedicated|motivated|registered|qualified|detailed|advanced|organized|accomplished|seasoned|talented|committed|proven|bilingual|self-motivated|results-driven|driven|focused)$/.test(
      word.lower,
    ) &&
    (next.tag === 'NOUN' || next.tag === 'PROPN' || next.tag === 'ADJ' || next.tag === 'CCONJ')
  )
}

const plainlyDone =
  /^(?:train|answer|handle|mentor|coach|tutor|interview|cook|load|pack|pick|sort|wash|stock|paint|guide|guard|host|schedule|document|monitor|repair|draft|ship|treat|rotate)$/

/** `Report sales` and `Sales reports`: whether this base, third or -ing form is a verb where it stands. */
function isVerbHere(words: readonly TaggedWord[], at: number, form: VerbForm, isMoreOftenNoun: boolean): boolean {
  const word = words[at]
  const next = words[at + 1]
  if (!word || !next) return false
  if (next.tag === 'PUNCT' && next.lower !== ',') return false
  if (form === 'ing') return !opensNounPhrase(words, at)
  if (/^(?:of|is|was|were|are|skills?|experience|management|department|team)$/.test(next.lower)) return false
  if (opensTitle(words, at)) return false
  // `Pass rate`, `Level 2 qualification`, `Hand drew`
  if (isMoreOftenNoun && /^(?:rates?|scores?|ratios?|time|times|counts?)$/.test(next.lower)) return false
  if (next.tag === 'NUM' && /^(?:level|grade|phase|stage|type|step|class|tier|unit)$/.test(word.lower)) return false
  const following = readVerbForm(next.lower)
  if (isMoreOftenNoun && following?.form === 'past' && (next.tag === 'VERB' || !next.lower.endsWith('ed'))) return false
  const afterNext = readVerbForm(words[at + 2]?.lower ?? '')
  // `Review and sign off on entries`
  if (
    next.tag === 'CCONJ' &&
    afterNext?.form === form &&
    /^(?:ADP|DET|ADJ|NUM|PRON|ADV)$/.test(words[at + 3]?.tag ?? '')
  )
    return true
  if (isMoreOftenNoun && leadsRow(words, at, form)) return true
  if (!isMoreOftenNoun) return word.tag !== 'ADJ' || /^(?:DET|NUM|PRON)$/.test(next.tag)
  if (/^(?:DET|NUM|PRON)$/.test(next.tag)) return true
  if (word.tag === 'VERB' && /^(?:NOUN|ADJ|ADP|ADV|PROPN)$/.test(next.tag)) return true
  // `Train nurses`, `Answer calls`: before several things these are hardly ever nouns.
  if (form === 'base' && plainlyDone.test(word.lower) && next.tag === 'NOUN' && /[^s]s$|^staff$/.test(next.lower))
    return true
  // `Train new staff`: an adjective does not follow the noun it would belong to.
  if (form !== 'past' && next.tag === 'ADJ' && words[at + 2]?.tag === 'NOUN') return true
  // `Answer phones`, `Handles returns`: a singular head before a plural is more often doing than a thing.
  return (
    form === 'base' &&
    (next.tag === 'NOUN' || next.tag === 'ADJ') &&
    !/^(?:and|or|&)$/.test(next.lower) &&
    word.tag !== 'NOUN' &&
    word.tag !== 'PROPN'
  )
}

/** `Load and unload product`, `Hire, train and schedule staff`: a plain verb joined to it says that this is one too. */
function leadsRow(words: readonly TaggedWord[], at: number, form: VerbForm): boolean {
  for (let place = at + 1; place < words.length - 1; place += 1) {
    const [word, next] = [words[place], words[place + 1]]
    if (!word || !next || /^(?:to|that|which|who|by|for|of)$/.test(word.lower)) return false
    const verb = readVerbForm(word.lower)
    if (verb?.form !== form || !isJoined(words, place, at) || next.lower === 'of') continue
    const isRow = words
      .slice(at, place)
      .every(({ lower }) => /^(?:and|or|,|&)$/.test(lower) || readVerbForm(lower)?.form === form)
    const isPlain = !verb.isMoreOftenNoun && word.tag === 'VERB'
    if ((isPlain || (isRow && place > at + 3)) && /^(?:NOUN|DET|ADJ|NUM|PRON|PROPN)$/.test(next.tag)) return true
  }
  return false
}

/** -ing words that are more often part of a name than told: `Operating room nurse`, `Managing director`. */
export const namingWords = new Set(
  `accounting acting advertising banking billing branding building catering cleaning coaching consulting cooking counseling drilling
  engineering existing filing fundraising housekeeping landscaping leading lighting managing manufacturing marketing meeting
  mentoring mining modeling networking nursing operating outstanding painting parking planning plumbing printing processing
  programming publishing purchasing receiving sewing shipping staffing teaching testing trading training welding working
  writing`.split(/\s+/),
)

/** `Training of staff`, `Cooking skills`, `Cleaning and sanitation`: a name for work, not the work told. */
function opensNounPhrase(words: readonly TaggedWord[], at: number): boolean {
  const next = words[at + 1]
  if (!next || next.tag === 'PUNCT') return true
  if (
    /^(?:of|skills?|experience|knowledge|duties|department|equipment|services?|techniques?|systems?|tools?|software|policies|standards|procedures?)$/.test(
      next.lower,
    )
  )
    return true
  const other = words[at + 2]
  if (next.tag === 'CCONJ') return !(other && readVerbForm(other.lower)?.form === 'ing')
  const isSingular = (next.tag === 'NOUN' || next.tag === 'PROPN') && !/s$|^(?:staff|people|children)$/.test(next.lower)
  // `Leading team of 3`
  if (other?.lower === 'of' && /^(?:team|crew|group)$/.test(next.lower)) return false
  return isSingular && namingWords.has(words[at]?.lower ?? '')
}

const roleNoun =
  /^(?:agent|aide|analyst|architect|assistant|attendant|carpenter|cashier|chef|clerk|cook|coordinator|counselor|designer|developer|driver|editor|electrician|engineer|guard|hand|host|instructor|manager|mechanic|nurse|operator|organizer|pilot|planner|programmer|recruiter|representative|researcher|scientist|server|specialist|supervisor|teacher|tech|technician|therapist|trainer|tutor|welder|worker|writer)$/

/** `Lead agent for the region`, `Head chef`, `Staff nurse`: a title, not an act. */
function opensTitle(words: readonly TaggedWord[], at: number): boolean {
  if (!/^(?:lead|head|staff|chair|master|fellow|host)$/.test(words[at]?.lower ?? '')) return false
  let last = at + 1
  while (/^(?:NOUN|PROPN|ADJ)$/.test(words[last + 1]?.tag ?? '')) last += 1
  return roleNoun.test(words[last]?.lower ?? '')
}

function looksLikeThing(words: readonly TaggedWord[], first: number): boolean {
  const opening = words[first]
  return opening !== undefined && /^(?:NOUN|PROPN|ADJ|NUM|DET|ADV|VERB)$/.test(opening.tag)
}

type Row = { verbs: LineVerb[]; isSure: boolean; runsOn: boolean }

/** The opening verb and those joined to it by `and`, a comma or a semicolon in the same form. */
function readRow(words: readonly TaggedWord[], headAt: number, form: VerbForm): Row {
  const head = words[headAt]
  const known = head && readVerbForm(head.lower)
  const verbs: LineVerb[] = [{ at: headAt, base: known?.base ?? head?.lemma ?? '', form }]
  let isSure = true
  let runsOn = false
  for (let at = headAt + 1; at < words.length; at += 1) {
    const word = words[at]
    const read = word && readVerbForm(word.lower)
    if (!word || !read) continue
    if (startsAnotherLine(words, at, read.isMoreOftenNoun)) runsOn = true
    if (read.form !== form || !isJoined(words, at, headAt)) continue
    const isContiguous = words
      .slice(headAt, at)
      .every(
        ({ lower, tag }) => tag === 'CCONJ' || tag === 'PUNCT' || tag === 'ADV' || readVerbForm(lower)?.form === form,
      )
    if (isContiguous && !endsHere(words, at)) {
      verbs.push({ at, base: read.base, form })
      continue
    }
    // The tagger takes `saute` in `the grill and saute stations` for no verb either.
    if (word.tag !== 'VERB' && form !== 'past') {
      const member = readMember(words, at, form)
      if (member === 'unsure') isSure = false
      if (member !== 'verb') continue
    }
    const since = words.slice(verbs.at(-1)?.at ?? headAt, at)
    // `to find needs and refer clients`, `that cut costs and improved quality`: it may go with the nearer verb.
    const nearer = since.some(
      ({ lower, tag }, place) =>
        (tag === 'PART' && lower === 'to') ||
        /^(?:that|which|who|whose|while|when|by|how|as|if|because|so)$/.test(lower) ||
        (place > 0 && tag === 'VERB' && form !== 'past') ||
        // `assisting with planning and executing`: who assisted did not execute.
        (place > 0 && form === 'ing' && readVerbForm(lower)?.form === 'ing') ||
        // `agents answering email and chat tickets`
        (form !== 'past' &&
          readVerbForm(lower)?.form === 'ing' &&
          since[place - 1]?.tag === 'NOUN' &&
          /^(?:NOUN|DET|ADJ|NUM|PRON)$/.test(since[place + 1]?.tag ?? '')),
    )
    if (nearer) {
      if (form !== 'past') isSure = false
      continue
    }
    if (endsHere(words, at)) {
      if (form !== 'past') isSure = isSure && read.isMoreOftenNoun
      continue
    }
    verbs.push({ at, base: read.base, form })
  }
  // `opening/closing the store`: one half would stay behind.
  const isSlashed = verbs.some(({ at }) => words[at + 1]?.text === '/' || words[at - 1]?.text === '/')
  return { verbs, isSure: isSure && !isSlashed, runsOn }
}

const compound =
  /^(?:balance sheets?|cash (?:flow|handling)|sales \p{L}+|work orders?|work papers?|test (?:data|results|cases)|project plans?|price lists?|lesson plans?)\b/iu

/** A word that is more often a noun, right after `and` or a comma: the next verb of the row, or one of a list of things? */
function readMember(words: readonly TaggedWord[], at: number, form: VerbForm): 'verb' | 'thing' | 'unsure' {
  const [next, other] = [words[at + 1], words[at + 2]]
  if (endsHere(words, at)) return 'thing'
  if (!next || next.lower === 'of' || compound.test(`${words[at]?.lower} ${next.lower}`)) return 'thing'
  if (/^(?:DET|NUM|PRON)$/.test(next.tag)) return 'verb'
  if (next.tag === 'ADJ' && other?.tag === 'NOUN') return 'verb'
  // `Receive goods and check with customs`
  if (/^(?:check|work|help|assist|deal|talk)$/.test(words[at]?.lower ?? '') && next.lower === 'with') return 'verb'
  // `calendars and travel for three executives`
  if (words[at]?.tag === 'NOUN' && /^(?:for|in|of|at|from|across)$/.test(next.lower)) return 'thing'
  // `rooms patients`, `updates charts`: two plurals in a row are no name.
  if (form === 'third' && next.tag === 'NOUN' && /[^s]s$/.test(next.lower)) return 'verb'
  // `and answering phones` does; `and change orders` may be either.
  if (form === 'ing' && !opensNounPhrase(words, at) && /^(?:NOUN|ADJ|PROPN|ADP|ADV)$/.test(next.tag)) return 'verb'
  return 'unsure'
}

/** `bringing traffic to the website Created web pages`: a capital verb right after a plain noun. */
function startsAnotherLine(words: readonly TaggedWord[], at: number, isMoreOftenNoun: boolean): boolean {
  const [before, word] = [words[at - 1], words[at]]
  if (!before || !word || isMoreOftenNoun || word.tag !== 'VERB') return false
  return before.tag === 'NOUN' && /^\p{Ll}+$/u.test(before.text) && /^\p{Lu}\p{Ll}+$/u.test(word.text)
}

/** After a comma, semicolon, `and`, `or`, `then`; an adverb may come between. */
function isJoined(words: readonly TaggedWord[], at: number, headAt: number): boolean {
  let before = at - 1
  while (before > headAt && isAdverb(words[before])) before -= 1
  const joint = words[before]
  return joint !== undefined && (/^(?:and|or|then|&)$/.test(joint.lower) || /^[,;]$/.test(joint.text))
}

/** Nothing follows that it could be done to. */
function endsHere(words: readonly TaggedWord[], at: number): boolean {
  const next = words[at + 1]
  return (
    next === undefined ||
    (next.tag === 'PUNCT' && next.text !== '(' && next.text !== '"') ||
    (/^(?:and|or|of|&)$/.test(next.lower) && !readVerbForm(words[at + 2]?.lower ?? ''))
  )
}
