// What a job asks for, in the groups it is shown in. The counts are those of the sentence above them: what nobody can
// read from a resume is in none of them.
import { countMet } from '#engine/writing/match/describe-match.ts'
import type { Fit, MatchedNeed } from '#shared/api/assistant.ts'

export type NeedGroup = { title: string; needs: readonly MatchedNeed[] }

/** Patience, a shift, a clean record: the resume is silent on it, and that is no gap. */
export const untoldTitle = 'Can’t tell from your resume'

export function isUntold(need: Pick<MatchedNeed, 'state'> | undefined): boolean {
  return need?.state === 'ask'
}

/** `Must have (1 of 6)` */
export function countedTitle(title: string, needs: readonly Pick<MatchedNeed, 'state'>[]): string {
  const { met, of } = countMet(needs)
  return of > 0 ? `${title} (${met} of ${of})` : title
}

/** The duties of the job. A line shown beside one as evidence, under the word “missing”, would contradict itself. */
export function dutyGroup({ duties }: Pick<Fit, 'duties'>): NeedGroup {
  const shown = duties.map(
    (duty): MatchedNeed => (duty.state === 'missing' && duty.evidence.length > 0 ? { ...duty, state: 'partly' } : duty),
  )
  return { title: countedTitle('What you’ll do', shown), needs: shown }
}

export function groupNeeds(fit: Pick<Fit, 'mustHave' | 'niceToHave' | 'duties'>): NeedGroup[] {
  const { mustHave, niceToHave } = fit
  const counted = (title: string, needs: readonly MatchedNeed[]): NeedGroup => {
    const told = needs.filter((need) => !isUntold(need))
    return { title: countedTitle(title, told), needs: told }
  }
  const groups = [
    counted('Must have', mustHave),
    counted('Nice to have', niceToHave),
    dutyGroup(fit),
    { title: untoldTitle, needs: [...mustHave, ...niceToHave].filter(isUntold) },
  ]
  return groups.filter(({ needs }) => needs.length > 0)
}
