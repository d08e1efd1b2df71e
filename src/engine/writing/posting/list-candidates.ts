// What a posting's title and employer may be: every name that the tagger takes for one, however doubtful, and what the rules
// of thumb say. Each comes with figures of what speaks for it, for the weights of `choose-name.ts`.
import type { PlacedWord } from '#engine/language/placed-words.ts'
import type { TaggedSpan } from '#engine/language/span-tagger.ts'
import { titleEnds, titleWords } from '#engine/language/title-words.gen.ts'
import { sumVector } from '#engine/language/word-vectors.ts'
import { findMentions } from './find-mentions.ts'
import { namesRole } from './guess-title.ts'
import type { Quoted, Span } from './posting.ts'

export type ChosenKind = 'title' | 'employer'
export type Candidate = Quoted & {
  kind: ChosenKind
  figures: Readonly<Record<string, number>>
  product: Float32Array
}

/** How boldly the tagger is asked: more names, and more wrong ones. */
export const boldnesses: readonly number[] = [0, 0.8, 2, 3.5]

type Found = Quoted & { chances: number[]; sums: number[]; counts: number[] }

const LONGEST = 12

/** What the rules of thumb say. */
export type Guesses = { title: Quoted | undefined; employer: Quoted | undefined }

type Tagged = {
  words: readonly PlacedWord[]
  guesses: Guesses /** By boldness. */
  tagged: readonly (readonly TaggedSpan[])[]
}

export function listCandidates(text: string, { words, guesses, tagged }: Tagged): Candidate[] {
  return (['title', 'employer'] as const).flatMap((kind) => {
    const found = new Map<string, Found>()
    const add = (quoted: Quoted): Found | undefined => {
      const key = quoted.text.toLowerCase()
      const count = key.split(/\s+/).length
      if (!/\p{L}{2}/u.test(key) || count > LONGEST) return undefined
      const none = () => boldnesses.map(() => 0)
      const one = found.get(key) ?? { ...quoted, chances: none(), sums: none(), counts: none() }
      found.set(key, one)
      return one
    }
    for (const [boldness, spans] of tagged.entries())
      for (const { kind: of, first, last, chance } of spans) {
        if (of !== kind) continue
        const span = wholeSpan(text, { start: words[first]?.start ?? 0, end: words[last]?.end ?? 0 })
        const one = add({ text: text.slice(span.start, span.end).replace(/^\d{1,2}[.)]\s+/, ''), span })
        if (!one) continue
        one.chances[boldness] = Math.max(one.chances[boldness] ?? 0, chance)
        one.sums[boldness] = (one.sums[boldness] ?? 0) + chance
        one.counts[boldness] = (one.counts[boldness] ?? 0) + 1
      }
    const guess = guesses[kind]
    if (guess && guess.span.end > guess.span.start)
      add({ text: text.slice(guess.span.start, guess.span.end), span: guess.span })
    return figureAll([...found.values()], { kind, text, guess: guess?.text ?? '' })
  })
}

type Ground = { kind: ChosenKind; text: string; guess: string }

const FAR = 15
const OFTEN = 6

function figureAll(found: readonly Found[], ground: Ground): Candidate[] {
  const most = (boldness: number) => Math.max(0, ...found.map(({ sums }) => sums[boldness] ?? 0))
  const [top, bold] = [most(1), most(2)]
  return found.map((one) => {
    const lower = one.text.toLowerCase()
    const others = found.filter((other) => other !== one).map((other) => other.text.toLowerCase())
    const figures = {
      ...Object.fromEntries(boldnesses.map((_, at) => [`chance${at}`, one.chances[at] ?? 0])),
      ...Object.fromEntries(boldnesses.map((_, at) => [`sum${at}`, Math.min(OFTEN, one.sums[at] ?? 0)])),
      behind: top - (one.sums[1] ?? 0),
      behindBold: bold - (one.sums[2] ?? 0),
      rank: found.filter(({ sums }) => (sums[1] ?? 0) > (one.sums[1] ?? 0)).length,
      rankBold: found.filter(({ sums }) => (sums[2] ?? 0) > (one.sums[2] ?? 0)).length,
      all: found.length,
      within: others.some((other) => other.includes(lower)) ? 1 : 0,
      around: others.filter((other) => lower.includes(other)).length,
      isGuess: compare(lower, ground.guess.toLowerCase()),
      ...figuresOfPlace(one, ground.text),
      ...figuresOfName(one.text),
      ...(ground.kind === 'title' ? figuresOfTitle(one, ground.text) : figuresOfEmployer(one, ground.text)),
    }
    return { kind: ground.kind, text: one.text, span: one.span, figures, product: vectorOfName(lower) }
  })
}

const none = new Float32Array(0)

function vectorOfName(lower: string): Float32Array {
  return sumVector((lower.match(/\p{L}+/gu) ?? []).map((word) => [word, 1])) ?? none
}

/** 3 the same, 2 within it, 1 around it. */
function compare(lower: string, guess: string): number {
  if (guess === '') return 0
  return lower === guess ? 3 : guess.includes(lower) ? 2 : lower.includes(guess) ? 1 : 0
}

function figuresOfPlace({ text: name, span }: Quoted, text: string): Record<string, number> {
  const before = text.slice(0, span.start)
  const start = before.lastIndexOf('\n') + 1
  const end = text.indexOf('\n', span.end)
  const line = text.slice(start, end < 0 ? text.length : end)
  const above = before
    .slice(0, start)
    .split('\n')
    .filter((one) => one.trim() !== '')
  const below = text
    .slice(end < 0 ? text.length : end)
    .split('\n')
    .filter((one) => one.trim() !== '')
  const mentions = findMentions(text, 'reference', name).length
  return {
    line: Math.min(FAR, above.length),
    fromEnd: Math.min(FAR, below.length),
    mentions: Math.min(OFTEN, mentions),
    share: line.trim() === '' ? 0 : name.length / line.trim().length,
    lineWords: Math.min(40, line.trim().split(/\s+/).length),
    at: Math.min(FAR, text.slice(start, span.start).trim().split(/\s+/).filter(Boolean).length),
    isOpening: above.length === 0 ? 1 : 0,
    labelled: /:\s*$/.test(text.slice(start, span.start)) ? 1 : 0,
    chars: Math.min(8000, text.length),
    // `Home > Careers > Lifestyle Coordinator`
    trail: /[>›»]/.test(line) ? 1 : 0,
    afterBlank: /\n\s*\n\s*$/.test(before) || before.trim() === '' ? 1 : 0,
  }
}

function figuresOfName(name: string): Record<string, number> {
  const words = name.match(/[\p{L}\p{N}'’&.-]+/gu) ?? []
  const large = words.filter((word) => /^\p{Lu}/u.test(word)).length
  return {
    words: words.length,
    length: Math.min(80, name.length),
    large: words.length === 0 ? 0 : large / words.length,
    shout: name === name.toUpperCase() ? 1 : 0,
    digits: /\d/.test(name) ? 1 : 0,
    marks: (name.match(/[,;:|/()–—]/g) ?? []).length,
    opensSmall: /^\p{Ll}/u.test(name) ? 1 : 0,
  }
}

const titleWord = new Set(titleWords.split(' '))
const titleEnd = new Set(titleEnds.split(' '))
const someoneElse =
  /\b(?:report\w*(?: directly)? to|reports? into|under|alongside|assist\w*|support\w*|led by|managed by|contact|to|with|and|our|your|by) (?:the |our |a |an )?$/i
const sought =
  /\b(?:seek\w*|looking for|hiring|recruit\w*|need\w*|want\w*|search\w* for|appoint\w*|position of|role of|post of|opening for|opportunity for|as|for) (?:an?|the|our(?: next| new)?|another|experienced|\d+ ?x?|[a-z-]+)?\s*$/i
const titleLabel = /(?:job|position|role|post|vacancy|title|opening)[^\n:]{0,12}:\s*$/i
const anyLabel = /([\p{L} /]{2,25}):\s*$/u
const furniture =
  /\b(?:careers?|jobs?|vacanc\w+|home|search|news\w*|bulletin|board|menu|log ?in|apply|save|share|posted|department|faculty|division|council|government|centre|center|school|university|college|hospital|trust|group|team|immediate start|training|benefits|about)\b/i

const [LED_BY, FOLLOWED_BY] = [60, 40]

/** What leads to a name in its line, and what follows it. */
function linesAround(text: string, { start, end }: Span): { before: string; after: string } {
  const before = text.slice(Math.max(0, start - LED_BY), start).split('\n')
  return { before: before.at(-1) ?? '', after: text.slice(end, end + FOLLOWED_BY) }
}

function figuresOfTitle({ text: name, span }: Quoted, text: string): Record<string, number> {
  const words = name.toLowerCase().match(/\p{L}+/gu) ?? []
  const [head = name] = name.split(/\s+[–—-]\s+|[,(:|]/)
  const headWords = head.toLowerCase().match(/\p{L}+/gu) ?? []
  const { before, after } = linesAround(text, span)
  return {
    role: namesRole(name) ? 1 : 0,
    headRole: namesRole(head.trim()) ? 1 : 0,
    ends: titleEnd.has((headWords.at(-1) ?? '').replace(/s$/, '')) || titleEnd.has(headWords.at(-1) ?? '') ? 1 : 0,
    known: words.length === 0 ? 0 : words.filter((word) => titleWord.has(word)).length / words.length,
    else: someoneElse.test(before) ? 1 : 0,
    sought: sought.test(before) ? 1 : 0,
    label: titleLabel.test(before) ? 2 : anyLabel.test(before) ? 1 : 0,
    furniture: furniture.test(name) ? 1 : 0,
    verb: /^\s(?:will|is|are|who|to|with|for)\b/.test(after) ? 1 : 0,
  }
}

const legal = / (?:Inc|LLC|LLP|Ltd|Limited|GmbH|PLC|Pty|Pvt|Corp|Co|PLLC|Company)\b\.?/i
const house =
  /\b(?:hospital|school|college|university|academy|council|trust|clinic|practice|surgery|centre|center|group|services|solutions|systems|partners|associates|society|association|foundation|institute|church|parish|hotel|inn|bar|restaurant|caf[eé]|bakery|kitchen|farm|nursery|garage|logistics|transport|foods?|homes?|care|health|bank|insurance|museum|library|county|city of|ministry|bureau|agency|district|brewery|construction|engineering|labs?|laboratories|studios?|works|stores?|shop|market|& sons|bros)\b/i
const part =
  /\b(?:department|dept|team|division|unit|faculty|school of|office of|directorate|governing body|floor|building|branch|committee|board|panel|campus|region|retail park|programme|program|project|scheme|human resources)\b/i
const agent =
  /\b(?:recruit\w*|staffing|search|talent|placements?|resourc\w+|personnel|manpower|consult\w*|HR|associates|partners)\b/i
const jobSite =
  /\b(?:glassdoor|indeed|ziprecruiter|reed\.?co|linkedin|totaljobs|seek|monster|caterer|cv-?library|jobsite|irishjobs|naukri|craigslist|gumtree|weekly|courier|newsletter|bulletin|gazette|herald|times|news|post office|notice ?board)\b/i
const employerLabel =
  /(?:company|employer|organi[sz]ation|client|business|firm|school|practice|hospital|trust|council)[^\n:]{0,12}:\s*$/i
const clientText =
  /\bour client\b|\brecruit(?:ment|ing) (?:agency|firm|consult)|\bstaffing\b|\bon behalf of\b|\ban? (?:leading|established|growing|local|independent|well[- ]known)\b/i

function figuresOfEmployer({ text: name, span }: Quoted, text: string): Record<string, number> {
  const { before, after } = linesAround(text, span)
  const letters = name.toLowerCase().replace(/[^a-z0-9]/g, '')
  const domains = [...text.matchAll(/[@/.]([\p{L}\p{N}-]{3,})\.(?:[a-z]{2,})/gu)].map(([, domain = '']) =>
    domain.toLowerCase().replaceAll('-', ''),
  )
  return {
    legal: legal.test(` ${name}`) ? 1 : 0,
    house: house.test(name) ? 1 : 0,
    part: part.test(name) ? 1 : 0,
    agent: agent.test(name) ? 1 : 0,
    site: jobSite.test(name) ? 1 : 0,
    client: clientText.test(text) ? 1 : 0,
    about: /\b(?:about|join|at|@|why|with|for|meet)\s+(?:the\s+)?$/i.test(before) ? 1 : 0,
    at: / (?:at|@) (?:the )?$/i.test(before) ? 1 : 0,
    label: employerLabel.test(before) ? 2 : anyLabel.test(before) ? 1 : 0,
    does: /^(?:['’]s)?\s(?:is|are|has|have|seeks?|offers?|provides?|was|operates?|runs?|needs?|requires?|owns?|makes?|invites?|wishes|welcomes?|acknowledges|serves?)\b/.test(
      after,
    )
      ? 1
      : 0,
    inPlace: /\b(?:in|near|from|to|of|across)\s+(?:the\s+)?$/i.test(before) ? 1 : 0,
    domain: domains.some(
      (domain) => letters.length > 3 && (domain.includes(letters.slice(0, 6)) || letters.includes(domain)),
    )
      ? 1
      : 0,
    the: /^the /i.test(name) ? 1 : 0,
  }
}

const LONGEST_REST = 40

export function wholeSpan(text: string, { start, end }: Span): Span {
  const span = { start, end }
  // `.NET Developer`
  if (/(?:^|\s)\.$/.test(text.slice(Math.max(0, span.start - 2), span.start))) span.start -= 1
  // `Llanfair-y-Bryn Town Council` begins with its first.
  span.start -=
    /(?:[\p{L}\p{N}]+-)+$/u.exec(text.slice(Math.max(0, span.start - LONGEST_REST), span.start))?.[0].length ?? 0
  // `Pup's Drive-In` ends with its last word.
  span.end += /^(?:[-&][\p{L}\p{N}]+)*/u.exec(text.slice(span.end, span.end + LONGEST_REST))?.[0].length ?? 0
  // No name goes on below, beyond a sign that parts cells, or into the next sentence.
  const [line = ''] = text.slice(span.start, span.end).split(/\n|\s+[|·•]|(?<=\p{Ll}{3})\.\s+(?=\p{Lu})/u)
  return { start: span.start, end: span.start + closeBrackets(line).length }
}

/** `Technical Officer (Pulse` is a technical officer. */
function closeBrackets(name: string): string {
  const open = name.lastIndexOf('(')
  return open > 0 && !name.includes(')', open) ? name.slice(0, open).trimEnd() : name
}
