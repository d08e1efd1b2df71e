import { describe, expect, it } from 'vitest'
import type { Change } from '#engine/edit/change.ts'
import { emptyResume } from '#engine/resume/resume.ts'
import type { ProposalAnswer } from '#shared/api/assistant.ts'
import { changeOf } from '../../../tests/support/change.ts'
import { onTopOfAccepted, withAccepted } from './keep-accepted.ts'

const change = changeOf({ before: 'Was tasked with triage', after: 'Handled triage', reason: 'Says what you did.' })
const other = { ...change, before: 'Kept records', after: 'Kept the records' }
const answerWith = (changes: Change[]): ProposalAnswer => ({
  original: emptyResume('r1'),
  resume: emptyResume('r1'),
  changes,
  dropped: [],
  gaps: [],
  questions: [],
  writer: 'OpenAI',
})

describe('suggestions that were asked for again', () => {
  it('leave an accepted one as it is, in the person’s own words too', () => {
    const edited = { ...change, after: 'Ran triage on nights' }
    const next = answerWith([
      { ...change, id: 'model-1', after: 'Managed triage' },
      { ...other, id: 'c2' },
    ])
    const { changes } = withAccepted(next, [{ change: edited, decision: 'accepted' }])
    expect(changes.map(({ after }) => after)).toEqual(['Ran triage on nights', 'Kept the records'])
  })

  it('take the place of those that were not', () => {
    const next = answerWith([{ ...change, after: 'Managed triage' }])
    expect(withAccepted(next, [{ change, decision: 'open' }]).changes).toEqual(next.changes)
  })

  it('never share a name with an accepted one', () => {
    const { changes } = withAccepted(answerWith([other]), [{ change, decision: 'accepted' }])
    expect(changes.map(({ before }) => before)).toEqual([change.before, other.before])
    expect(new Set(changes.map(({ id }) => id)).size).toBe(2)
  })
})

describe('suggestions that know the person’s answers (finding 9)', () => {
  const answered = { ...change, id: 'c1', after: 'Handled triage for 40 patients a shift' }

  it('go on from an accepted line, so that the answer can be taken into it', () => {
    const { changes } = onTopOfAccepted(answerWith([answered]), [{ change, decision: 'accepted' }])
    expect(changes).toEqual([{ ...answered, before: 'Handled triage' }])
  })

  it('leave an accepted one alone that nothing was answered about', () => {
    const { changes } = onTopOfAccepted(answerWith([{ ...change, id: 'c7' }, other]), [
      { change, decision: 'accepted' },
    ])
    expect(changes.map(({ before }) => before)).toEqual([change.before, other.before])
    expect(new Set(changes.map(({ id }) => id)).size).toBe(2)
  })

  it('take the place of an open one', () => {
    const { changes } = onTopOfAccepted(answerWith([answered]), [{ change, decision: 'open' }])
    expect(changes).toEqual([answered])
  })

  it('keep two lines apart that join the same job', () => {
    const added = (after: string) => changeOf({ kind: 'add', after })
    const [first, second] = [added('Ran the night desk'), { ...added('Drove a forklift'), id: 'c2' }]
    const accepted = [{ change: first, decision: 'accepted' as const }]
    expect(onTopOfAccepted(answerWith([first, second]), accepted).changes).toEqual([first, second])
    expect(withAccepted(answerWith([first, second]), accepted).changes).toEqual([first, second])
  })
})
