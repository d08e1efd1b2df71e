// Whether a job was held as this: letter and summary count the time in a calling by it, so that both say the same.
import type { Job } from '../facts/career.ts'
import { isBreak } from '../facts/is-break.ts'
import { isUnpaid, roleName } from './role-name.ts'

/** Work of one season: neither a year of a trade nor anything for the head of a resume. */
export const seasonal = /\bseason(?:al)?\b|\b(?:summer|holiday|temporary)\b/i
const learning =
  /\b(?:intern|trainee|student|volunteer|apprentice|helper|junior|assistant|aide|associate|acting|substitute)\b/i

export function isHeldAs(job: Job, calling: string): boolean {
  const role = roleName(job.title)
  // A season is no year, and of `Yard worker / driver` nobody knows how much of it was driving.
  if (seasonal.test(job.title) || (role !== calling && / (?:\/|and|&) /.test(job.title))) return false
  if (!role || isUnpaid(job) || isBreak(job) || (learning.test(role) && !learning.test(calling))) return false
  return role === calling || role.endsWith(` ${calling}`)
}
