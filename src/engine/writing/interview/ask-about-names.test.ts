import { describe, expect, it } from 'vitest'
import { readCareer } from '../facts/career.ts'
import { readPosting } from '../posting/read-posting.ts'
import { readPairs } from '../read-pairs.ts'
import { askAboutNames } from './ask-about-names.ts'

const [pair] = readPairs(
  [
    '# Enrolled Nurse | Ann Moore | 021 555 0142 | ann@example.com',
    '@ St Brendan | Enrolled Nurse | 2012-03 | 2019-12',
    '- Medication rounds and wound cares for 22 residents',
    'skills: LIMS',
    'certificates: Annual practising certificate, 2026',
    '>> Enrolled Nurse | Harakeke Grove',
    '> Each day you will:',
    '> - lead the medication round using Medimap',
    '> - enter results in the LIMS',
    '> - tell us WHY you want to STAY with people who need you',
    '> - prepare work schedules for nine staff',
    '> - keep your APC up to date',
    '> - refer a friend and receive $250 in vouchers',
    '> - wear CSA boots on the grounds',
    '> Ring Medwyn on 01632 960 100 before the closing date 9 June.',
  ].join('\n'),
)

describe('what is named in passing', () => {
  it('is asked about where the resume does not name it, and work that nothing comes near too', () => {
    if (!pair) throw new Error('The pair was not read')
    const asked = askAboutNames(readCareer(pair.resume), readPosting(pair.posting)).map(({ text }) => text)
    expect(asked[0]).toBe('They mention Medimap. Have you used it, or something like it?')
    expect(asked.join(' ')).not.toContain('LIMS')
    expect(asked.join(' ')).toContain('schedules')
    expect(asked.join(' ')).not.toMatch(/WHY|STAY|vouchers|closing date/)
    expect(asked.filter((text) => text.startsWith('They mention')).join(' ')).not.toMatch(/APC|CSA|Medwyn/)
  })
})
