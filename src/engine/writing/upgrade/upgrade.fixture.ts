import { emptyResume, type Resume } from '#engine/resume/resume.ts'
import { upgradeResume } from './upgrade-resume.ts'

export const today = '2026-11-15'

export type JobPart = Partial<Resume['experiences'][number]>

/** A resume with one job of these lines. */
export function resumeOf(lines: string[], job: JobPart = {}, rest: Partial<Resume> = {}): Resume {
  const experience = { id: 'a', company: 'Mercy', position: 'Nurse', startDate: '2019-03', endDate: '', current: true }
  return {
    ...emptyResume('r'),
    experiences: [{ ...experience, description: lines.map((line) => `- ${line}`).join('\n'), ...job }],
    ...rest,
  }
}

export const ended = { current: false, endDate: '2021-04' }
export const upgraded = (resume: Resume) => upgradeResume({ resume, today })
