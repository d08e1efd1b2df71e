import { describe, expect, it } from 'vitest'
import { readPairs } from '../../../../tests/support/read-pairs.ts'
import { readCareer } from '../facts/career.ts'
import { listLine } from './mend-line.ts'

function listed(line: string): string {
  const [pair] = readPairs(
    `# Nurse | Ann Moore\n@ Mercy | Nurse | 2015-01 | 2019-01\n- ${line}\n- Gave medications\n>> Job\n> Nurse`,
  )
  const career = readCareer(pair?.resume ?? expect.fail('The pair was not read'))
  const [job] = career.jobs
  return listLine(line, job ?? expect.fail('The job was not read'), career)
}

describe('a line in the list of a letter', () => {
  it('opens with what was done where that is sure', () => {
    expect(listed('Was responsible for training 9 new hires in triage')).toBe('Trained 9 new hires in triage')
  })

  it('is one line, of however many notes it is made', () => {
    expect(listed('Bed baths, dressings. Night rounds. Handover to the day team')).toBe(
      'Bed baths, dressings; night rounds; handover to the day team',
    )
    const sentences = 'The ward took 30 patients. My colleague charted them'
    expect(listed(sentences)).not.toContain(';')
  })

  it('goes by the name of the work where somebody was responsible for it', () => {
    expect(listed('Responsible for bank reconciliations of 5 accounts')).toBe('Bank reconciliations of 5 accounts')
  })

  it('stays as it is where nobody knows who did it', () => {
    expect(listed('Responsible for framing crews on new houses')).toBe('Responsible for framing crews on new houses')
  })
})
