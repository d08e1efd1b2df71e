// The reference number a posting wants quoted.
const reference =
  /\b(?:ref(?:erence)?(?: (?:no|number|code))?|req(?:uisition)?(?: (?:id|no|number))?|job (?:id|ref(?:erence)?|number|code|no)|vacancy (?:ref(?:erence)?|id|no|number)|posting (?:id|no|number)|announcement (?:no|number)?)\b[ .:#]*((?=[A-Z\d/-]*\d)[A-Z\d][A-Z\d/-]{2,18}[A-Z\d])(?![\p{L}\d])/iu

export function guessReference(text: string): string | undefined {
  const found = reference.exec(text)?.[1]
  // A telephone number is none.
  return found && !/^\d{3}-\d{3}/.test(found) ? found : undefined
}
