import type { AssistantQuestion, ProposalAnswer } from '#shared/api/assistant.ts'
import { leftOut, type SettledLine } from './unplaced-lines.ts'
import type { OpenReview } from './use-review.ts'

/** What is still to ask: nobody is asked for what one of the lines says that they have just put into the resume. */
export function openQuestions(
  { questions, fit }: Pick<ProposalAnswer, 'questions' | 'fit'>,
  settled: readonly SettledLine[],
): AssistantQuestion[] {
  const wanted = fit ? [...fit.mustHave, ...fit.niceToHave] : []
  const placed = settled.filter(({ place }) => place !== leftOut).map(({ text }) => new Set(namingWords(text)))
  return questions.filter(({ requirementId }) => {
    const words = namingWords(wanted.find(({ id }) => id === requirementId)?.quote ?? '')
    return !placed.some((said) => words.length > 1 && words.every((word) => said.has(word)))
  })
}

/** What a person is asked now. */
export function askedIn({ proposal, settled, said, request }: OpenReview): AssistantQuestion[] {
  return splitQuestions(openQuestions(proposal, settled), { left: said.left ?? [], answers: request.answers }).asked
}

type Said = { left: readonly string[]; answers: readonly { questionId: string }[] }

/** What is asked, and what is settled: left as it is, or answered. Nobody is asked again what they have just told us. */
export function splitQuestions<T extends AssistantQuestion>(questions: readonly T[], { left, answers }: Said) {
  const stateOf = ({ id, requirementId }: T) => {
    // A question about a line is asked as long as the line is there.
    if (requirementId === undefined && id !== 'q-papers') return 'asked'
    if (requirementId !== undefined && left.includes(requirementId)) return 'left'
    return answers.some(({ questionId }) => questionId === id) ? 'answered' : 'asked'
  }
  const those = (state: ReturnType<typeof stateOf>) => questions.filter((question) => stateOf(question) === state)
  return { asked: those('asked'), answered: those('answered'), left: those('left') }
}

const conditions = new Set('valid current active full clean the and for with your own'.split(' '))

/** `Valid Wisconsin driver's license` names Wisconsin, driver and license. */
function namingWords(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’]\p{L}+)?/gu) ?? []
  return words
    .filter((word) => word.length > 2 && !conditions.has(word))
    .map((word) => word.replace(/['’]s?$|(?<=\p{L}{3}[^s])s$/u, '').replace('licence', 'license'))
}
