import { describe, expect, test } from 'vitest'
import { readClaims } from '../../../../tests/support/read-claims.ts'
import { readCareer } from '../facts/career.ts'
import { readPosting } from '../posting/read-posting.ts'
import { matchCareer } from './match-posting.ts'
import { heldInOtherWords } from './other-words.ts'

function careerOf(...lines: string[]) {
  const [claim] = readClaims(
    `# Clerk | Ann Poe | 1 | a@example.com\n@ Firth Haulage | Clerk | 2019-02 | present\n${lines.map((line) => `- ${line}`).join('\n')}\n+ `,
  )
  if (!claim) throw new Error('no resume')
  return readCareer(claim.resume, { today: '2026-01-10' })
}

const held = (asked: string, ...lines: string[]) => heldInOtherWords(asked, careerOf(...lines))

describe('what a resume has in other words', () => {
  test.each([
    ['Experience with a TMS', 'Kept the load board up to date in TruckMate'],
    ['Knowledge of CRM software', 'Logged every call in Pipedrive'],
    ['Infrastructure as code', 'Wrote Pulumi programs for all environments'],
    ['Computerized maintenance management system', 'Closed work orders in Limble'],
    ['PowerPoint', 'Microsoft Office'],
    ['Microsoft Office', 'Kept the stock list in Excel'],
    ['NetSuite or similar accounting software', 'Posted bills in Xero'],
    ['Type 40 wpm', 'Typing 61 words per minute'],
  ])('%s is %s', (asked, line) => {
    expect(held(asked, line)).toMatchObject({ isWhole: true, isSure: true })
  })

  test.each([
    ['Word processing', 'Front Desk Agent and Word of the day'],
    ['Microsoft Excel', 'Sent letters with Microsoft Word'],
    ['Type 60 wpm', 'Typing 45 wpm'],
    ['Ticketing system', 'Front desk of a hotel with 60 rooms'],
    ['Applicant tracking system', 'Used the tracking system for parcels'],
  ])('%s is not %s', (asked, line) => {
    expect(held(asked, line)).toBeUndefined()
  })

  test('is held in part where only part of it is said', () => {
    expect(held('Microsoft Office and Revit', 'Kept lists in Excel')).toMatchObject({ isWhole: false })
  })

  test('is a skill by another name, and then no sure match', () => {
    expect(held('De-escalation', 'Calmed upset customers at the returns desk')).toMatchObject({ isSure: false })
  })

  test('counts in the fit as well', () => {
    const posting = readPosting('Clerk\nRequirements\n- Experience with CRM software\n- Fluent Danish')
    const { mustHave } = matchCareer(careerOf('Logged every call in Pipedrive'), posting)
    expect(mustHave.map(({ state }) => state)).toEqual(['met', 'missing'])
  })
})
