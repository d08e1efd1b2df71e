// `Seeking a math teaching position` on a resume for another job is the first thing any editor changes.
import { withArticle } from '#engine/language/articles.ts'
import { targetTitle } from '../letter/role-name.ts'
import type { Posting } from '../posting/posting.ts'
import { stem } from '../words/stem.ts'

/** `job`: what they look for, without what they hope for in it. */
const wish =
  /(?<=^|[.!?]\s+|^Objective:\s*)(?<seeks>(?:(?:currently|now|actively) )?(?:seeking|looking for|searching for|in search of|to (?:obtain|secure|find|gain)|interested in) )(?<job>(?:an?|the|my (?:first|next)|full[- ]time|part[- ]time) (?:[\p{L}/&'’-]+ ){1,9}?(?:position|role|job|post))\b/iu

/** The summary with the job on offer in place of another one; itself where it names none, or this one. */
export function aimAtJob(summary: string, { title }: Posting): string {
  const named = targetTitle(title?.text)
  const { seeks, job } = wish.exec(summary)?.groups ?? {}
  if (!named || !seeks || !job || saysSame(job, named)) return summary
  const kind = /\b(?:position|role|job|post)$/i.exec(job)?.[0] ?? 'position'
  return summary.replace(`${seeks}${job}`, `${seeks}${withArticle(named)} ${kind}`)
}

/** `a challenging position in sales` names no other job than theirs. */
const broad =
  /\b(?:challenging|rewarding|new|permanent|stable|full|part|time|similar|suitable|career|entry|level|growth|first|next|long|term|an?|the|my|position|role|job|post)\b/gi

function saysSame(job: string, title: string): boolean {
  const words = (text: string) => (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map(stem)
  const own = words(job.replace(broad, ' '))
  const theirs = new Set(words(title))
  return own.length === 0 || own.filter((word) => theirs.has(word)).length >= own.length / 2
}
