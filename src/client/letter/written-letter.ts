import type { ResumeSource } from '#client/assistant/resume-source.ts'
import type { LetterDocument } from '#client/drafts/document.ts'
import { longDate } from '#client/lib/long-date.ts'
import { type Letter, senderOf } from '#engine/letter/letter.ts'
import { homePaper, homeRegion } from '#engine/resume/home-region.ts'
import { fullName } from '#engine/resume/names.ts'
import type { LetterAnswer } from '#shared/api/assistant.ts'
import { englishTag } from './date-in-language.ts'
import { designLikeResume, type ResumeLook } from './design-like-resume.ts'

export type WrittenLetter = {
  answer: Pick<LetterAnswer, 'letter' | 'fit' | 'resume'>
  source: ResumeSource
  job: string
  jobId?: string | undefined
  /** How the resume looks that it goes with, where it is known. */
  look?: ResumeLook | undefined
  /** UTC, ISO. */
  now: string
}

/** The document with the letter that was written; what the person set in its head stays, unless it speaks of others. */
export function withWritten(document: LetterDocument, written: WrittenLetter): LetterDocument {
  const { answer, source, job, jobId, look, now } = written
  const { letter } = document
  const { title, company } = answer.fit
  const { resumeId: before, ...rest } = letter
  const { origin } = source
  const resumeId = origin?.id ?? (source.text === letter.userDetails ? before : undefined)
  const isNewOrigin = origin !== undefined && origin.id !== before
  return {
    ...document,
    ...(isNewOrigin ? { templateId: origin.templateId } : {}),
    design: {
      ...(isNewOrigin && look ? designLikeResume(document.design, look) : document.design),
      ...(document.design.pageSize ? {} : look ? { pageSize: look.pageSize } : homePaper(answer.resume)),
    },
    letter: {
      ...rest,
      ...(resumeId ? { resumeId } : {}),
      userDetails: source.text,
      posting: { ...(jobId ? { jobId } : {}), title, company, details: job },
      sender: isOwnName(letter, source.text) ? letter.sender : newSender(letter, answer),
      recipient: isForSameJob(letter, company) ? letter.recipient : { name: '', company, address: '' },
      date: letter.date || longDate(now, englishTag(homeRegion(answer.resume))),
      body: answer.letter,
    },
    cause: { name: 'Written', at: now },
  }
}

function isOwnName({ sender }: Letter, details: string): boolean {
  return sender.name !== '' && details.includes(sender.name)
}

function newSender({ sender }: Letter, { resume }: Pick<LetterAnswer, 'resume'>): Letter['sender'] {
  return sender.name === '' || fullName(resume) !== '' ? senderOf(resume) : sender
}

/** A company that was put in by hand stays; one that came from the last posting goes with it. */
function isForSameJob({ recipient, posting }: Letter, company: string): boolean {
  if (recipient.company === '') return false
  return recipient.company !== posting.company || recipient.company === company
}

/** A letter that names another employer than the job is the mistake that ends an application. */
export function otherEmployer({ posting, recipient, body }: Letter): string | undefined {
  const company = posting.company.trim()
  if (company === '' || body.trim() === '') return undefined
  const names = (text: string) => text.toLowerCase().includes(company.toLowerCase())
  if (recipient.company.trim() !== '' && !names(recipient.company) && !names(body))
    return `The job is at ${company}, but the letter is addressed to ${recipient.company.trim()}.`
  return names(body) || names(recipient.company) ? undefined : `The letter doesn’t mention ${company}.`
}

export function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length
}
