// Each job of a text completed by its neighbours: whose employer it shares, when it began and ended.
import type { Group } from './group-jobs.ts'
import type { Time, ToldJob } from './things.ts'

export const when = /^,?\s+(?:when|at which point|whereupon)\b/i

const here =
  /\b(?:still|to this day|till now|until now|right now|currently|presently|these days|nowadays|at present|today|now|i am|i[’']?m|is a|works|work)\b/i
const follows =
  /\b(?:to (?:become|join|work|take|start)|after that|since (?:then|leaving)|ever since|then|afterwards|after which|next)\b/i
const earlier = /\b(?:before that|before|prior to|previously|earlier|formerly)\b/i

const sameHost =
  /\b(?:the )?same (?:place|company|firm|employer|school|hospital|shop|team|bank|house|organi[sz]ation|practice|department|facility|clinic|office|plant|factory|store|restaurant|hotel|enterprise|farm|university|agency|site)\b/i
/** `Teller at the same bank`, `I joined that firm as an associate` */
const againNamed =
  /^(?:(?:the )?same \p{L}+|(?:(?:the|that|this) )?(?:firm|company|paper|practice|business|place|shop))$/u
const rises = /^[^.\n]{0,30}\b(?:made me|promoted|became|moved (?:me )?up)\b[^.\n]{0,20}$/i
const leaves = /\b(?:left|leaving|retired|retiring|quit|finished)\b[^.;\n]{0,20}$/i

export function completeJobs(groups: readonly Group[], text: string): ToldJob[] {
  const jobs: (ToldJob & { isOpen: boolean; lead: string; before?: string })[] = []
  const ends: string[] = []
  let last = 0
  for (const { start, end, employer: given, title, times } of groups) {
    const employer = given && againNamed.test(given.text) ? undefined : given
    const lead = text.slice(last, end)
    const after = text.slice(end, end + 60).split(/[.;\n]/, 1)[0] ?? ''
    const previous = jobs.at(-1)
    const period = periodOf(times)
    const isHere = here.test(
      `${text.slice(Math.max(0, start - 20), end)} ${lead.split(/[.;]\s/).at(-1)} ${after.slice(0, 40)}`,
    )
    const hasTime = period.from !== '' || period.to !== ''
    if (period.isOpen) period.current = !period.isPoint || isHere
    if (!employer && !title) {
      if (period.to !== '' && period.from === '') ends.push(period.to)
      // `I've been there since 2021`
      if (previous && hasTime && previous.from === '' && previous.to === '') Object.assign(previous, period)
      else if (previous && period.from === '' && previous.isOpen && previous.to === '' && period.to > previous.from)
        Object.assign(previous, { to: period.to, current: false })
      continue
    }
    // `till 2020, and then they made me team leader, that's what I am still`
    const isRaised = previous?.to && title && rises.test(text.slice(previous.end, start))
    if (!employer && !hasTime && !(isRaised && isHere)) continue
    last = end
    if (!employer && !previous && period.from === '') {
      ends.push(period.to)
      continue
    }
    // `Ironside took me on in 2018 and I was a floor trainer there till 2021`
    if (!employer && previous?.isOpen && !previous.title && title && period.from === '' && period.to >= previous.from) {
      Object.assign(previous, { title: title.text, end, to: period.to, current: false, isOpen: false })
      continue
    }
    // `two years with the council before all that, loader, 1992 to 1994`
    if (!employer && title && hasTime && previous?.employer && isBare(previous)) {
      Object.assign(previous, { ...period, title: title.text, end })
      continue
    }
    const isElsewhere = earlier.test(lead) && !sameHost.test(lead)
    const host = employer?.text ?? (isElsewhere ? undefined : previous?.employer)
    if (!host && !hasTime) continue
    const known = jobs.find((job) => job.employer !== undefined && job.employer === host)
    // Named again without anything new.
    if (known && !hasTime && !isRaised && (!title || known.title === title.text || known.title === undefined)) {
      if (title) known.title ??= title.text
      continue
    }
    const isSame = !title || !known?.title || known.title === title.text
    if (known && known.from === '' && known.to === '' && hasTime && isSame) {
      Object.assign(known, period)
      if (title) known.title ??= title.text
      continue
    }
    const job = {
      start,
      end,
      ...(host ? { employer: host } : {}),
      ...(title ? { title: title.text } : {}),
      ...period,
      isOpen: period.isOpen,
      lead,
    }
    // `leaving in 2017 for Bright Arc` ends one job and begins the next.
    const [left] = times.filter((time) => time.to !== '' && time.from === '')
    const isLeaving = left && employer && left.end <= employer.start && leaves.test(text.slice(0, left.start))
    if (isLeaving && previous && previous.employer !== host && previous.to === '' && previous.from <= left.to) {
      Object.assign(previous, { to: left.to, current: false, isOpen: false })
      Object.assign(job, { from: left.to, to: '', isOpen: true, current: true })
    }
    const isStay = host !== undefined && host === previous?.employer && (job.to !== '' || (isRaised && !hasTime))
    if (
      job.from === '' &&
      previous?.to &&
      (isStay ||
        follows.test(lead) ||
        when.test(text.slice(previous.end, start)) ||
        /^,?\s+since\b|\bever since\b/i.test(after))
    ) {
      job.from = previous.to
      job.isOpen = job.to === ''
      job.current = job.to === '' && (isHere || job.isOpen)
    }
    // `before that I had a chair at Auntie Vee's from 2016`
    const isBefore = job.isOpen && !period.isPoint && earlier.test(lead) && previous && previous.from > job.from
    jobs.push(isBefore ? { ...job, current: false, isOpen: false, before: previous.from } : job)
  }
  const closed = closeJobs(jobs.map((job, at) => ({ ...job, from: job.from || startAfter(job, jobs[at + 1]) })))
  const [end] = ends
  const open = closed.findLast(({ isOpen, to }) => isOpen && to === '')
  if (end && open && end >= open.from)
    return closed.map((job) => (job === open ? { ...job, to: end, current: false } : job))
  return closed
}

const isBare = ({ title, from, to }: ToldJob) => title === undefined && from === '' && to === ''

/** `for the last eight years`, and then what came before it and when that ended. */
function startAfter({ current, from, to }: ToldJob, before: ToldJob | undefined): string {
  return current && from === '' && to === '' ? (before?.to ?? '') : ''
}

/** One who rises where they are ends one role with the next; a single year that begins nothing is all of it. */
function closeJobs<T extends ToldJob & { isOpen: boolean; isPoint?: boolean; before?: string }>(
  jobs: readonly T[],
): T[] {
  return jobs.map((job, at) => {
    const next = jobs.slice(at + 1).find((other) => other.from !== '' && other.from > job.from)
    const isRising = job.isOpen && job.from !== '' && next !== undefined && jobs[at + 1] === next
    if (isRising) return { ...job, to: next.from, current: false }
    const riser = risenFrom(job, jobs)
    if (riser) return { ...job, to: riser.from, current: false }
    if (job.before) return { ...job, to: job.to || job.before, current: false }
    if (job.isPoint && job.title && !job.current && job.to === '' && isNext(job, jobs)) return { ...job, current: true }
    if (job.isPoint && !job.current) return { ...job, to: job.to || job.from, current: false }
    return job
  })
}

/** `Conductor from 2008 to 2014, dispatcher in 2014`: who moved on when one job ended did not end the next one too. */
function isNext({ from }: ToldJob, jobs: readonly ToldJob[]): boolean {
  const year = from.slice(0, 4)
  return (
    jobs.some(({ to }) => to.startsWith(year)) && jobs.every((job) => job.from <= from && job.to.slice(0, 4) <= year)
  )
}

/** `Hired as a paramedic in 2012, made a supervisor in 2018, still there`: the first role ended with the second. */
function risenFrom(job: ToldJob & { isOpen: boolean }, jobs: readonly ToldJob[]): ToldJob | undefined {
  if (!job.employer || !job.title || job.from === '' || job.to !== '') return undefined
  return jobs
    .filter(({ employer, title, from }) => employer === job.employer && title && title !== job.title && from > job.from)
    .toSorted((one, other) => one.from.localeCompare(other.from))[0]
}

function periodOf(times: readonly Time[]): {
  from: string
  to: string
  current: boolean
  isOpen: boolean
  isPoint: boolean
} {
  const dated = times.filter(({ years }) => years === undefined)
  const whole = dated.find(({ from, to, current }) => from !== '' && (to !== '' || current))
  const start = dated.find(({ from }) => from !== '')
  const end = dated.find(({ from, to }) => from === '' && to !== '')
  const years = times.find((time) => time.years !== undefined)?.years
  if (whole && !(end && whole.to === ''))
    return { from: whole.from, to: whole.to, current: whole.current, isOpen: false, isPoint: false }
  if (start && end) return { from: start.from, to: end.to, current: false, isOpen: false, isPoint: false }
  const isNow = dated.some(({ current }) => current)
  if (start) return { from: start.from, to: '', current: isNow, isOpen: !isNow, isPoint: start.isPoint && !isNow }
  if (end) {
    const year = Number(end.to.slice(0, 4))
    return {
      from: years && year ? String(year - years) : '',
      to: end.to,
      current: false,
      isOpen: false,
      isPoint: false,
    }
  }
  return { from: '', to: '', current: times.some(({ current }) => current), isOpen: false, isPoint: false }
}
