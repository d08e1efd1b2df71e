// What somebody is said to be, beside what they are called: `area manager` of a shop manager, and whether it is the job applied for.
import type { Claim } from './check.ts'
import { claimedRoles, modifiers } from './checks/roles.ts'
import type { Ground, Scope } from './ground.ts'
import { namedJobs } from './named-jobs.ts'
import { readText } from './read-segments.ts'
import { headOf, partsOfTitle } from './title-words.ts'
import { keyOf } from './words.ts'

export function rolesOf({ read, kind, isOfPosting }: Claim, scope: Scope, ground: Ground): Record<string, number> {
  const figures = { strangeRole: 0, unsaidRole: 0, wantedRole: 0, otherHeadRole: 0, wantedHead: 0 }
  const claimed = isOfPosting ? [] : claimedRoles(read, kind)
  if (claimed.length === 0) return figures
  const { career } = ground
  const named = namedJobs(read, career.jobs)
  const jobs = named.length > 0 ? named : kind === 'line' ? scope.jobs : career.jobs
  const own = named.length > 0 ? '' : career.resume.personalInfo.professionalTitle
  const titles = [...jobs.map(({ title }) => title), own]
  const held = new Set(titles.flatMap((title) => [...readText(title).keys]))
  const heads = new Set(titles.flatMap((title) => partsOfTitle(title).map(headOf)))
  const wanted = readText(ground.wanted).keys
  const wantedHeads = new Set(partsOfTitle(ground.wanted).map(headOf))
  for (const role of claimed) {
    const words = role.toLowerCase().split(/[^\p{L}\p{N}']+/u)
    const keys = words.filter((word) => word !== '' && !modifiers.test(word)).map(keyOf)
    const strange = keys.filter((key) => !held.has(key))
    figures.strangeRole = Math.max(figures.strangeRole, strange.length)
    figures.unsaidRole = Math.max(figures.unsaidRole, strange.filter((key) => !scope.keys.has(key)).length)
    const head = headOf(role)
    if (!heads.has(head)) {
      figures.otherHeadRole = 1
      if (wantedHeads.has(head)) figures.wantedHead = 1
    }
    if (strange.length > 0 && keys.every((key) => wanted.has(key))) figures.wantedRole = 1
  }
  return figures
}
