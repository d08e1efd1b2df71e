/** What the person answered to a question. Only this adds facts. */
export type Answer = {
  questionId: string
  text: string
  /** The entry the answer speaks of; without one it speaks of the person. */
  entry?: string | undefined
}
