// The end of a letter: what the person would like next, and where they can be reached.
import { fill } from './choose.ts'
import { closings, contacts, thanks } from './phrases-data.ts'
import type { LetterContext, PlannedSentence } from './planned-sentence.ts'

export function planClose({ facts, tone, choose }: LetterContext): PlannedSentence[] {
  const { email, phone } = facts.resume.personalInfo
  const ways = [phone.trim(), email.trim()].filter(Boolean)
  const contact = ways.length > 0 ? fill(choose(contacts) ?? '', { contact: ways.join(' or ') }) : undefined
  return [
    { text: choose(closings[tone]) ?? '' },
    ...(contact ? [{ text: contact, sources: [{ entry: 'personalInfo', kinds: ['contact'] as const }] }] : []),
    { text: choose(thanks[tone]) ?? '' },
  ]
}
