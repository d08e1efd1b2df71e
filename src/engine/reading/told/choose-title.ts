// Which of the titles in a text is what the person is: by weights fitted to texts of many hands.
import type { Employer, Span, Title, ToldJob } from './things.ts'
import { titleWeights } from './title-weights.gen.ts'

type Around = { jobs: readonly ToldJob[]; employers: readonly Employer[]; person: Span | undefined }

const known: Readonly<Record<string, number>> = titleWeights

export function chooseTitle(text: string, titles: readonly Title[], around: Around): Title | undefined {
  const rated = titles.map((title, at) => ({
    title,
    rate: titleFeatures(text, titles, at, around).reduce((sum, feature) => sum + (known[feature] ?? 0), 0),
  }))
  return rated.toSorted((a, b) => b.rate - a.rate)[0]?.title
}

/** `I would like to become a manager`, `the post of librarian`, `To the HR Director` */
const wished =
  /(?<!\p{L})(?:want|wish|hope|hoping|dream|looking|look for|seek|seeking|search|searching|apply|applying|application|interested|would like|['’]d like|post of|position of|role of|dear|to the|you need|become)(?!\p{L})/iu
const offered = /^\s+(?:position|post|opening|role|job|vacancy|jobs|roles|program|programme|course)(?!\p{L})/iu
/** `My wife is a nurse` */
const somebodyElse =
  /(?<!\p{L})(?:wife|husband|partner|father|mother|dad|mum|mom|son|daughter|brother|sister|boss|friend)(?!\p{L})[^,;]{0,24}$/iu

const plain = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** The evidence for a title: its position, whose job it is, and the words leading up to it. */
export function titleFeatures(
  text: string,
  titles: readonly Title[],
  at: number,
  { jobs, employers, person }: Around,
): string[] {
  const title = titles[at]
  if (!title) return []
  const holds = (job: ToldJob) => title.start < job.end && title.end > job.start
  const own = jobs.find((job) => holds(job) && job.title === title.text) ?? jobs.find(holds)
  const kind = !own ? 'none' : own.current ? 'now' : own.to !== '' ? 'past' : own.from !== '' ? 'open' : 'undated'
  const isLatest = own !== undefined && jobs.every((job) => job.to === '' || job.to <= (own.to || '9'))
  const line = text.slice(text.lastIndexOf('\n', title.start) + 1, title.start)
  const lead = line.toLowerCase().match(/[\p{L}'’]+|[^\s\p{L}]/gu) ?? []
  const [, next = ''] = /^\W*?([\p{L}]+|[^\s\p{L}])/u.exec(text.slice(title.end, title.end + 20).toLowerCase()) ?? []
  const label = /^[\s•*+–—-]*([\p{L}][\p{L} '’_-]{0,24}?)\s*[:=|/–—-]/u.exec(line)?.[1]?.toLowerCase() ?? ''
  const employer = employers.find(({ start }) => start >= title.end)
  const gap = employer ? employer.start - title.end : 999
  const place = at < 3 ? String(at) : at === titles.length - 1 ? 'last' : 'more'
  const count = titles.filter((other) => other.text.toLowerCase() === title.text.toLowerCase()).length
  const isBare = lead.length === 0 && /^\s*(?:\n|$)/.test(text.slice(title.end, title.end + 3))
  const before = employers.filter(({ start }) => start < title.start).length
  const toName = person ? title.start - person.end : 999
  const words = plain(title.text)
  const others = titles.filter((other) => plain(other.text) !== words)
  const nows = jobs.filter((job) => job.current && job.title)
  const isNow = nows.some((job) => plain(job.title ?? '') === words)
  const isPast = jobs.some((job) => !job.current && job.to !== '' && plain(job.title ?? '') === words)
  const isPart = others.some((other) => ` ${plain(other.text)} `.includes(` ${words} `))
  const isMore = others.some((other) => ` ${words} `.includes(` ${plain(other.text)} `))
  const present = nows.length === 0 ? 'none' : isNow ? 'this' : 'other'
  const isKin = nows.some(
    (job) =>
      plain(job.title ?? '')
        .split(' ')
        .at(-1) === words.split(' ').at(-1),
  )
  const titled = jobs.filter((job) => job.title)
  const end = titled.reduce((last, { to }) => (to > last ? to : last), '')
  const latest = nows.length > 0 ? nows : titled.filter(({ to }) => to !== '' && to === end)
  const isHeld = latest.some((job) => plain(job.title ?? '') === words)
  const latestKind = latest.length === 0 ? 'none' : isHeld ? 'this' : 'other'
  const [sentence = ''] = /[^.!?\n]*$/.exec(text.slice(0, title.start)) ?? []
  const isWish = wished.test(sentence) || offered.test(text.slice(title.end, title.end + 24))
  const isOthers = somebodyElse.test(sentence)
  const isLetter = /^(?:dear|to (?:the|whom))\b/im.test(text)
  const shape = text.split(/\s+/).length / text.split('\n').length > 14 ? 'prose' : 'form'
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
    `kind ${kind} last ${latestKind} now ${nows.length > 0}`,
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
