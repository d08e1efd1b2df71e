// Which of the titles in a text is what the person is: by weights fitted to texts of many hands.
import type { Employer, Span, Title, ToldJob } from './things.ts'
import { titleWeights } from './title-weights.gen.ts'

type Around = { jobs: readonly ToldJob[]; employers: readonly Employer[]; person: Span | undefined }

const known: Readonly<Record<string, number>> = titleWeights

export function chooseTitle(text: string, titles: readonly Title[], around: Around): Title | undefined {
  const ask = titleFeatures(text, titles, around)
  // What somebody longs to become they are not yet, if only they say what they are.
  const own = titles.filter((title) => !isAim(text, title, around))
  const rated = titles.map((title, at) => ({
    title,
    rate: ask(at).reduce((sum, feature) => sum + (known[feature] ?? 0), 0),
  }))
  const sorted = rated.toSorted((a, b) => b.rate - a.rate)
  return (sorted.find(({ title }) => own.includes(title)) ?? sorted[0])?.title
}

/** `I'd like to be a teaching assistant` */
const aimed =
  /(?:['’]d (?:like|love)|(?<!\p{L})(?:would (?:like|love)|want|hope|hoping|wish|dream|aim|plan|planning|trying|ready)(?:s|ed)?) (?:to|of) (?:be|being|become|becoming|be taken on|work|working|train|training|qualify|get back|go back)(?: (?:as|to be|to being|into))?(?: (?:an?|the))?(?: \p{Ll}+)?\s$/iu

function isAim(text: string, { start, text: name }: Title, { jobs }: Around): boolean {
  const isHeld = jobs.some(({ title }) => title !== undefined && plain(title) === plain(name))
  return !isHeld && aimed.test(text.slice(Math.max(0, start - 60), start))
}

/** `I would like to become a manager`, `the post of librarian`, `To the HR Director` */
const wished =
  /(?<!\p{L})(?:want|wish|hope|hoping|dream|looking|look for|seek|seeking|search|searching|apply|applying|application|interested|would like|['’]d like|post of|position of|role of|dear|to the|you need|become)(?!\p{L})/iu
const offered = /^\s+(?:position|post|opening|role|job|vacancy|jobs|roles|program|programme|course)(?!\p{L})/iu
/** `My wife is a nurse` */
const somebodyElse =
  /(?<!\p{L})(?:wife|husband|partner|father|mother|dad|mum|mom|son|daughter|brother|sister|boss|friend)(?!\p{L})[^,;]{0,24}$/iu

/** Further back stands another sentence, whatever the signs. */
const longestSentence = 400

const plain = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** What holds for every title of a text, gathered once: a page may name hundreds. */
function factsOf(text: string, titles: readonly Title[], { jobs }: Around) {
  const words = titles.map(({ text: name }) => plain(name))
  const titled = jobs.flatMap((job) => (job.title ? [{ ...job, words: plain(job.title) }] : []))
  const nows = titled.filter((job) => job.current)
  const end = titled.reduce((last, { to }) => (to > last ? to : last), '')
  const latest = nows.length > 0 ? nows : titled.filter(({ to }) => to !== '' && to === end)
  return {
    words,
    different: [...new Set(words)],
    lowers: titles.map(({ text: name }) => name.toLowerCase()),
    nows: new Set(nows.map((job) => job.words)),
    kin: new Set(nows.map((job) => job.words.split(' ').at(-1))),
    past: new Set(titled.filter((job) => !job.current && job.to !== '').map((job) => job.words)),
    latest: new Set(latest.map((job) => job.words)),
    lastEnd: jobs.reduce((last, { to }) => (to > last ? to : last), ''),
    isLetter: /^(?:dear|to (?:the|whom))\b/im.test(text),
    shape: text.split(/\s+/).length / text.split('\n').length > 14 ? 'prose' : 'form',
  }
}

/** The evidence for each title: its position, whose job it is, and the words leading up to it. */
export function titleFeatures(text: string, titles: readonly Title[], around: Around): (at: number) => string[] {
  const facts = factsOf(text, titles, around)
  return (at) => featuresOf(text, titles, at, around, facts)
}

function featuresOf(
  text: string,
  titles: readonly Title[],
  at: number,
  { jobs, employers, person }: Around,
  facts: ReturnType<typeof factsOf>,
): string[] {
  const title = titles[at]
  if (!title) return []
  const holds = (job: ToldJob) => title.start < job.end && title.end > job.start
  const own = jobs.find((job) => holds(job) && job.title === title.text) ?? jobs.find(holds)
  const kind = !own ? 'none' : own.current ? 'now' : own.to !== '' ? 'past' : own.from !== '' ? 'open' : 'undated'
  const isLatest = own !== undefined && facts.lastEnd <= (own.to || '9')
  const line = text.slice(text.lastIndexOf('\n', title.start) + 1, title.start)
  const lead =
    line
      .slice(-longestSentence)
      .toLowerCase()
      .match(/[\p{L}'’]+|[^\s\p{L}]/gu) ?? []
  const [, next = ''] = /^\W*?([\p{L}]+|[^\s\p{L}])/u.exec(text.slice(title.end, title.end + 20).toLowerCase()) ?? []
  const label = /^[\s•*+–—-]*([\p{L}][\p{L} '’_-]{0,24}?)\s*[:=|/–—-]/u.exec(line)?.[1]?.toLowerCase() ?? ''
  const employer = employers.find(({ start }) => start >= title.end)
  const gap = employer ? employer.start - title.end : 999
  const place = at < 3 ? String(at) : at === titles.length - 1 ? 'last' : 'more'
  const lower = facts.lowers[at]
  const count = facts.lowers.filter((other) => other === lower).length
  const isBare = lead.length === 0 && /^\s*(?:\n|$)/.test(text.slice(title.end, title.end + 3))
  const before = employers.filter(({ start }) => start < title.start).length
  const toName = person ? title.start - person.end : 999
  const words = facts.words[at] ?? ''
  const others = facts.different.filter((other) => other !== words)
  const isNow = facts.nows.has(words)
  const isPast = facts.past.has(words)
  const isPart = others.some((other) => ` ${other} `.includes(` ${words} `))
  const isMore = others.some((other) => ` ${words} `.includes(` ${other} `))
  const present = facts.nows.size === 0 ? 'none' : isNow ? 'this' : 'other'
  const isKin = facts.kin.has(words.split(' ').at(-1))
  const latestKind = facts.latest.size === 0 ? 'none' : facts.latest.has(words) ? 'this' : 'other'
  const [sentence = ''] = /[^.!?\n]*$/.exec(text.slice(Math.max(0, title.start - longestSentence), title.start)) ?? []
  const isWish = wished.test(sentence) || offered.test(text.slice(title.end, title.end + 24))
  const isOthers = somebodyElse.test(sentence)
  const { isLetter, shape } = facts
  const features = [
    `at ${place}`,
    `at ${place} ${shape} ${kind}`,
    `present ${present} past ${isPast} ${shape}`,
    `present ${present} past ${isPast} ${place}`,
    `present ${present} kin ${isKin} ${place}`,
    `part ${isPart} ${present}`,
    `part ${isPart} more ${isMore} ${shape}`,
    `rank ${/^(?:senior|lead|head|chief|principal|deputy|assistant|junior|trainee|apprentice)\b/.test(words)} ${present} ${kind}`,
    `alone ${own === undefined || !own.employer} ${shape}`,
    `last ${latestKind} ${shape}`,
    `last ${latestKind} ${place}`,
    `last ${latestKind} alone ${own === undefined || !own.employer}`,
    `wish ${isWish} ${latestKind}`,
    `letter ${isLetter} ${latestKind} ${isWish}`,
    `kind ${kind} last ${latestKind} now ${facts.nows.size > 0}`,
    `others ${isOthers}`,
    `kind ${kind}`,
    `kind ${kind} ${place}`,
    `latest ${isLatest} ${kind}`,
    `lead ${lead.at(-1) ?? ''}`,
    `lead ${lead.slice(-2).join(' ')}`,
    `next ${next}`,
    `label ${label}`,
    `gap ${gap < 6 ? 'near' : gap < 30 ? 'mid' : 'far'} ${before > 0}`,
    `before ${Math.min(2, before)} ${place}`,
    `count ${Math.min(3, count)}`,
    `bare ${isBare} ${place}`,
    `name ${toName >= 0 && toName < 6 ? 'beside' : toName >= 0 && toName < 40 ? 'near' : 'far'}`,
    `words ${Math.min(4, title.text.split(/\s/).length)}`,
    `sure ${Math.round(title.weight * 4)}`,
  ]
  for (const word of [
    'now',
    'currently',
    'currently,',
    'am',
    "i'm",
    'im',
    'before',
    'previously',
    'then',
    'started',
    'was',
    'became',
    'as',
    'former',
    'ex',
    'turned',
    'used',
    'apply',
    'applying',
    'applied',
    'opening',
    'looking',
    'seeking',
    'want',
    'trained',
    'qualified',
    'profession',
    'trade',
    'today',
    'still',
    'she',
    'he',
    'by',
  ])
    if (lead.slice(-8).includes(word)) features.push(`said ${word}`)
  return features
}
