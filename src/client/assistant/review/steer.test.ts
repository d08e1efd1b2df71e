import { describe, expect, it } from 'vitest'
import type { Change } from '#engine/edit/change.ts'
import type { RefusalWhy } from '#shared/api/assistant.ts'
import { canSayWhy, setAsideWhy, whysFor } from './steer.ts'

function reword(before: string, after: string, part: Partial<Change> = {}): Change {
  const path = `experiences.${before.length}.description`
  return { id: 'c', path, kind: 'replace', group: 'match', before, after, reason: 'Their word.', facts: [], ...part }
}

const clients = reword('Advised customers on loans', 'Advised clients on loans')
const because = (why: RefusalWhy) => [{ change: clients, why }]

describe('a reason for a refusal', () => {
  it('not true: the same word is put nowhere else, and the word it replaced is left alone', () => {
    const said = because('not-true')
    expect(setAsideWhy(reword('Greeted visitors', 'Greeted clients'), said)).toBe('not-true')
    expect(setAsideWhy(reword('Called customers', 'Called account holders'), said)).toBe('not-true')
    expect(setAsideWhy(reword('Was tasked with filing', 'Handled filing'), said)).toBeUndefined()
  })

  it('not true: a word that only moved within its line is no claim', () => {
    const moved = reword('Clients: advised on loans', 'Advised clients on loans')
    expect(setAsideWhy(reword('Greeted visitors', 'Greeted clients'), [{ change: moved, why: 'not-true' }])).toBe(
      undefined,
    )
  })

  it('not my voice: what the same step makes is set aside, whichever words of the posting it serves', () => {
    const theirs = { ...clients, steps: ['their-names'] }
    const said = [{ change: theirs, why: 'not-my-voice' as const }]
    const against = (part: Partial<Change>) => setAsideWhy(reword('Ran a till', 'Ran a register', part), said)
    expect(against({ steps: ['their-names', 'mend-typo'] })).toBe('not-my-voice')
    expect(against({ steps: ['mend-typo'] })).toBeUndefined()
    expect(against({ steps: ['their-names'], group: 'grammar' })).toBeUndefined()
    expect(against({})).toBeUndefined()
  })

  it('not my voice: of a model, what it words for the same purpose is set aside', () => {
    const said = because('not-my-voice')
    expect(setAsideWhy(reword('Ran a till', 'Ran a register'), said)).toBe('not-my-voice')
    expect(setAsideWhy(reword('Ran a til', 'Ran a till', { steps: ['mend-typo'] }), said)).toBeUndefined()
  })

  it('too long: only what gets no longer is still offered', () => {
    const said = because('too-long')
    expect(setAsideWhy(reword('Kept records', 'Kept records of patients'), said)).toBe('too-long')
    expect(setAsideWhy(reword('Was tasked with triage', 'Handled triage'), said)).toBeUndefined()
  })

  it('says nothing of the refused one itself, nor where no reason was given', () => {
    expect(setAsideWhy({ ...clients, id: 'c7' }, because('not-true'))).toBeUndefined()
    expect(setAsideWhy(reword('Greeted visitors', 'Greeted clients'), [{ change: clients }])).toBeUndefined()
  })

  it('is asked for only where words change', () => {
    expect(canSayWhy({ ...clients, kind: 'order' })).toBe(false)
    expect(setAsideWhy({ ...clients, kind: 'drop', after: '' }, because('too-long'))).toBeUndefined()
  })

  it('keeps a title that is not for this job out of the summary too, and no other wording', () => {
    const title = { ...reword('', 'Peer Tutor'), path: 'personalInfo.professionalTitle' }
    const refusals = [{ change: title, why: 'not-for-this-job' as const }]
    const summary = { ...reword('Looking for work.', 'Peer tutor at Holm School.'), path: 'personalInfo.summary' }
    expect(setAsideWhy(summary, refusals)).toBe('not-for-this-job')
    expect(setAsideWhy({ ...summary, after: 'Tutor at Holm School.' }, refusals)).toBeUndefined()
  })

  it('asks whether it is for this job only where there is one', () => {
    expect(whysFor({ hasJob: true })).toContain('not-for-this-job')
    expect(whysFor({ hasJob: false })).not.toContain('not-for-this-job')
  })
})
