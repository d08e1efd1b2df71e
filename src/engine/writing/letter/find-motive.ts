// What the person says in the summary they are looking for, as it reads after `I am`. An objective that any applicant could
// have written is none.
const motive =
  /(?:^|[,;:–—.]\s+|\band )((?:now |currently )?(?:looking|seeking|hoping|wanting|aiming|ready|returning|coming back|moving|keen|eager) (?:to|for|back|into|from)\b[^.;]*)/iu

const empty =
  /\b(?:challenging|position|role|job|opportunit(?:y|ies)|career|company|organi[sz]ation|employer|skills|talents?|expertise|environment|leverage|utili[sz]e|growth|grow|next step|step up|challenge)\b/i

const MOST_WORDS = 24

export function findMotive(summary: string): string | undefined {
  const said = motive.exec(summary.replace(/\s+/g, ' '))?.[1]?.trim()
  if (!said || empty.test(said) || said.split(' ').length > MOST_WORDS) return undefined
  return said.slice(0, 1).toLowerCase() + said.slice(1)
}
