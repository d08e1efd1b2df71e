import { expect, it } from 'vitest'
import { emptyResume } from '#engine/resume/resume.ts'
import { readCareer } from '../facts/career.ts'
import { matchCareer } from '../match/match-posting.ts'
import { readPosting } from '../posting/read-posting.ts'
import { nameCredentials } from './name-qualifications.ts'

function named(names: readonly string[], asked: string): readonly string[] {
  const certifications = names.map((name, at) => ({ id: `c${at}`, name, issuer: '', date: '' }))
  const career = readCareer({ ...emptyResume('r'), certifications }, { today: '2026-11-15' })
  const posting = readPosting(`Civil Engineer\nQualifications:\n- ${asked}\n- Five years of design experience`)
  return nameCredentials(career, posting, matchCareer(career, posting)).names
}

it('tells the licence that the posting asks for by its initials', () => {
  expect(named(['Professional Engineer'], 'P.E. license; state registration within 6 months')).toEqual([
    'a Professional Engineer license',
  ])
})

it('reads a row of papers as several, and tells those that are asked for', () => {
  const row = 'HR licence, EWP (WP), Dogging (DG), Confined Space, White Card'
  expect(named([row], 'Dogging ticket and White Card')).toEqual(['Dogging (DG)', 'a White Card'])
})

it.each(['SC DSS 15 training hours each year', 'Personal licence - no', 'C+E – C'])('leaves out %s', (name) => {
  expect(named([name], `${name} certificate`)).toEqual([])
})
