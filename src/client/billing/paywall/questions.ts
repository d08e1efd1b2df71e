// The questions asked before a purchase is used.
import type { PaidDocument } from './paid-flags.ts'
import type { Question } from './question-dialog.tsx'

const words: Record<PaidDocument, string> = { resume: 'resume', coverLetter: 'cover letter' }

export type UseOfPurchase = {
  type: PaidDocument
  title: string
  /** Nothing in it was changed yet. */
  isStillSample?: boolean
}

export function purchaseQuestion({ type, title, isStillSample = false }: UseOfPurchase): Question {
  const sample = isStillSample ? 'It still has the sample’s text. ' : ''
  return {
    title: `Use your purchase for “${title}”?`,
    text: `${sample}This will use your purchase for this ${words[type]}. You can change it and download it again any time; another ${words[type]} needs another purchase.`,
    yes: 'Use my purchase',
    no: 'Not now',
  }
}

export const sampleQuestion: Question = {
  title: 'Make it your own first',
  text: 'This is a sample about a made-up person, and we don’t charge for that. Make your own copy, fill in your details, and download that.',
  yes: 'Make it my own',
  no: 'Not now',
}

/** Loaded when something is asked. */
export async function ask(question: Question): Promise<boolean> {
  const { askQuestion } = await import('./question-dialog.tsx')
  return askQuestion(question)
}
