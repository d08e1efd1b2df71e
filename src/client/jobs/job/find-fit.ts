import type { Resume } from '#engine/resume/resume.ts'
import type { Match } from '#engine/writing/match/match.ts'
import { matchPosting } from '#engine/writing/match/match-posting.ts'
import { readPosting } from '#engine/writing/posting/read-posting.ts'
import type { Job } from '#shared/api/jobs.ts'

/** How a resume answers a job; undefined where the job asks for nothing that can be read. */
export function findFit(resume: Resume, job: Job): Match | undefined {
  const posting = readPosting(`${job.title}\n${job.company}\n\n${job.description}`)
  const match = matchPosting(resume, posting, { today: new Date().toISOString().slice(0, 10) })
  return match.mustHave.length > 0 ? match : undefined
}
