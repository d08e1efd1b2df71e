import type { ResumeSource } from '#client/assistant/resume-source.ts'
import { readUpload } from '#client/imports/read-upload.ts'
import { type ResumeFacts, readFacts } from '#client/templates/gallery/resume-facts.ts'
import type { Resume } from '#engine/resume/resume.ts'

export type OwnPage = { resume: Resume; facts: ResumeFacts }

/** The resume to show in the templates: as it was read in a file or kept, or read now in the text of the box. Undefined
    where too little could be read to show anything of a template. */
export async function readOwnPage(source: ResumeSource, signal: AbortSignal): Promise<OwnPage | undefined> {
  const { text, photo } = source
  const read = source.resume ?? (await readText(text, signal))
  const facts = readFacts(read)
  if (facts.isMostlyEmpty) return undefined
  const resume = photo ? { ...read, personalInfo: { ...read.personalInfo, profileImage: photo } } : read
  return { resume, facts }
}

async function readText(text: string, signal: AbortSignal): Promise<Resume> {
  const file = new File([text], 'resume.txt', { type: 'text/plain' })
  const { resume } = await readUpload(file, { signal, onProgress: () => undefined })
  return resume
}
