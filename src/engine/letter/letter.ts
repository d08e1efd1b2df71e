// What a cover letter is: its words, whom it is from and to, and the job it answers. Every text may be empty,
// so that a letter can be kept from the first keystroke of its form.
import * as z from 'zod'
import { fullName } from '../resume/names.ts'
import { documentLanguages, type Resume } from '../resume/resume.ts'

const text = z.string().default('')
const optionalText = z.string().optional()

/** The letterhead: taken over from a resume once, so that the letter stays as it was sent when the resume changes. */
const senderSchema = z.object({
  name: text,
  professionalTitle: text,
  email: text,
  phone: text,
  location: text,
  linkedin: optionalText,
  website: optionalText,
})

const recipientSchema = z.object({
  name: text,
  company: text,
  /** May have several lines. */
  address: text,
})

/** The job the letter answers. */
const postingSchema = z.object({
  /** The listing in our own job search. */
  jobId: optionalText,
  title: text,
  company: text,
  url: optionalText,
  /** The job and company details of the form: a posting as it was pasted, or a few words. */
  details: text,
})

export const letterSchema = z.object({
  id: z.string(),
  /** The resume it was written from. */
  resumeId: optionalText,
  /** The personal details of the form. */
  userDetails: text,
  posting: postingSchema,
  sender: senderSchema,
  recipient: recipientSchema,
  /** As it appears above the letter; empty leaves it out. */
  date: text,
  /** Its language; English by default. */
  language: z.enum(documentLanguages).optional(),
  /** From the salutation to the signature; paragraphs are parted by an empty line. */
  body: text,
})

export type Sender = z.infer<typeof senderSchema>
export type Recipient = z.infer<typeof recipientSchema>
export type Posting = z.infer<typeof postingSchema>
export type Letter = z.infer<typeof letterSchema>

/** A letter with nothing in it; the id comes from outside because the engine knows no randomness. */
export function emptyLetter(id: string): Letter {
  return {
    id,
    userDetails: '',
    posting: { title: '', company: '', details: '' },
    sender: { name: '', professionalTitle: '', email: '', phone: '', location: '' },
    recipient: { name: '', company: '', address: '' },
    date: '',
    body: '',
  }
}

/** The letterhead of whose resume it is. */
export function senderOf(resume: Resume): Sender {
  const { professionalTitle, email, phone, location, linkedin, website } = resume.personalInfo
  return {
    name: fullName(resume),
    professionalTitle,
    email,
    phone,
    location,
    ...(linkedin ? { linkedin } : {}),
    ...(website ? { website } : {}),
  }
}

/** The paragraphs of a letter's body, without empty ones. */
export function letterParagraphs({ body }: Pick<Letter, 'body'>): string[] {
  return body
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
}

/** The lines of a paragraph; one that begins with a bullet is an item of a list. */
export function letterLines(paragraph: string): { isItem: boolean; text: string }[] {
  return paragraph
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => ({ isItem: item.test(line), text: line.replace(item, '') }))
}

const item = /^[•*-]\s+/
