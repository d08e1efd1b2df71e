import { describe, expect, it } from 'vitest'
import { emptyResume } from '#engine/resume/resume.ts'
import { collectFacts } from '../facts.ts'
import { readPosting } from '../posting/read-posting.ts'
import type { Verdict } from '../proposal.ts'
import { checkChange } from './check-change.ts'

function judge(before: string, after: string, posting = ''): Verdict {
  const resume = emptyResume('words')
  resume.experiences = [
    {
      id: 'j1',
      company: 'Tall Pine Services',
      position: 'Coordinator',
      startDate: '2018-01',
      endDate: '2022-05',
      current: false,
      description: `- ${before}`,
    },
  ]
  const path = 'experiences.j1.description'
  const change = { id: 'c', path, kind: 'replace', group: 'match', before, after, reason: '', facts: [] } as const
  return checkChange({ ...change, facts: [] }, collectFacts(resume, [], '2026-11-15'), readPosting(posting))
}

describe('words of a reworded line', () => {
  it.each([
    ['initials of words of the line', 'Reviewed purchase orders for the depot', 'Checked POs for the depot'],
    ['initials of the line spelled out', 'Scanned pallets with RF guns', 'Scanned pallets with radio frequency guns'],
    ['words of one root', 'Flagged indemnity language in leases', 'Flagged indemnification language in leases'],
    ['a general word after its name', 'Packed berries into clamshells', 'Packed berries into clamshell containers'],
    ['what is the employer’s', 'Answered mail about our newsletter', "Answered mail about the company's newsletter"],
    ['newcomers', 'Showed new drivers the yard', 'Showed newly hired drivers the yard'],
    ['the doing said by a noun', 'Tested water from six wells', 'Ran tests on water from six wells'],
    ['verbs that claim no more than their thing', 'Took parcels to the dock', 'Carried parcels to the dock'],
    ['the way the numbers went', 'Brought load time from 6 seconds to 2', 'Cut load time from 6 seconds to 2'],
    ['a noun of a verb in -ate', 'Calibrated scales', 'Performed calibration of scales'],
  ])('may be %s', (_, before, after) => {
    expect(judge(before, after)).toEqual({ ok: true })
  })

  it.each([
    ['one more item of a list', 'Washed towels and sheets', 'Washed towels, curtains and sheets'],
    [
      'a strange word in a sentence that stands as it was',
      'Cut hair for walk-in clients',
      'Cut balayage for walk-in clients',
    ],
    [
      'a strange thing of two words',
      'Cleared tables after the lunch rush',
      'After the lunch rush, tables got oyster tureens',
    ],
    ['the other way than the numbers went', 'Took scrap from 3 % to 2 %', 'Raised scrap from 3 % to 2 %'],
    ['a larger circle', 'Sent the minutes to the office', 'The minutes went out to the whole region'],
    ['initials the line does not spell', 'Checked invoices for the depot', 'Checked HIPAA invoices for the depot'],
  ])('may not be %s', (_, before, after) => {
    expect(judge(before, after).ok).toBe(false)
  })

  it('are asked about where a line told anew has a word we do not know', () => {
    const verdict = judge(
      'Put the children down for naps after lunch',
      'After lunch we tucked the children in for naps',
    )
    expect(verdict).toEqual({ ok: true, unsure: ['tucked'] })
  })

  it('are never asked about if the posting wants them', () => {
    const posting = 'Nanny\nMust have experience with tucked sheets.'
    const verdict = judge('Put the children down for naps', 'For naps, tucked the children in', posting)
    expect(verdict.ok).toBe(false)
  })
})
