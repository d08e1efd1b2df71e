import { call } from '#client/lib/api.ts'
import type { Resume } from '#engine/resume/resume.ts'
import { findFit as contract, type Fit } from '#shared/api/assistant.ts'
import type { Job } from '#shared/api/jobs.ts'

/** How a resume answers a job; undefined if the job asks for nothing that can be read. */
export async function findFit(resume: Resume, job: Job): Promise<Fit | undefined> {
  const { profileImage: _photo, ...personalInfo } = resume.personalInfo
  const jobDetails = `${job.title}\n${job.company}\n\n${job.description}`
  const body = { resume: { ...resume, personalInfo }, jobDetails }
  const fit = await call(contract, { body })
  return fit.mustHave.length > 0 ? fit : undefined
}
