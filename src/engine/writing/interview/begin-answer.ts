import { askedFor } from '../letter/answer-question.ts'

const MOST_WORDS = 13

/**
 * How an answer may begin, so that it names what it speaks of: the reader of the letter has not seen the question.
 * `Have you worked with Procore?` → `I have worked with Procore`
 */
export function beginAnswer(question: string): string | undefined {
  const said = question
    .replace(/,? or (?:stood in|filled in|something|willing|able|are you|more|working|(?:the )?ability) .*\?$|\?$/, '')
    .replace(/ ?\([^()]*\)| ?\([^?]*/g, '')
    .replace(/^(Have you done|Do you (?:have|hold)) any /, '$1 ')
  if (!/^(?:Have|Do) you /.test(said) || !askedFor(question)) return undefined
  // Agreeing to four things at once convinces nobody of any.
  if (said.split(' ').length > MOST_WORDS) return undefined
  return said
    .replace(/^Have you /, 'I have ')
    .replace(/^Do you /, 'I ')
    .replace(/\byour\b/g, 'my')
}
