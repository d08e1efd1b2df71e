// What the person brings: text in a box, which may stand for a resume that was read or chosen.
import { canonicalText } from '#engine/formats/text.ts'
import type { Resume } from '#engine/resume/resume.ts'

export type ResumeSource = {
  text: string
  /** The resume whose text this is; once the text is edited it no longer counts. */
  resume?: Resume | undefined
  photo?: string | undefined
}

export const emptySource: ResumeSource = { text: '' }

export function sourceOf(resume: Resume): ResumeSource {
  const { profileImage, ...personalInfo } = resume.personalInfo
  const bare = { ...resume, personalInfo }
  return { text: canonicalText(bare), resume: bare, ...(profileImage ? { photo: profileImage } : {}) }
}

/** What a file gave: its text for the box, and the resume that was read in it. */
export function sourceOfUpload({ extractedText, resume }: { extractedText: string; resume: Resume }): ResumeSource {
  return { text: extractedText, resume }
}

export function withText(source: ResumeSource, text: string): ResumeSource {
  const { resume, ...rest } = source
  return resume && text === source.text ? { ...rest, text, resume } : { ...rest, text }
}

/** For a call: the resume itself where it is known, else the text to be read. */
export function sourceBody({ text, resume }: ResumeSource): { resume: Resume } | { resumeData: string } {
  return resume ? { resume } : { resumeData: text }
}

const KEY = 'candid-assist-source'

/** Typed text survives a reload of the tab. */
export function keepSource(source: ResumeSource): void {
  try {
    sessionStorage.setItem(KEY, source.text)
  } catch {
    // It lasts as long as the page is open.
  }
}

export function readKeptSource(): ResumeSource {
  try {
    return { text: sessionStorage.getItem(KEY) ?? '' }
  } catch {
    return emptySource
  }
}
