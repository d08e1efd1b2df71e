import { describe, expect, it } from 'vitest'
import { emptyResume } from '#engine/resume/resume.ts'
import { readCareer } from '../facts/career.ts'
import { readPosting } from '../posting/read-posting.ts'
import { askForName } from './ask-for-name.ts'
import { findLackingNames } from './lacking-names.ts'

const job = { id: 'a', company: 'Acme', position: 'Driver', startDate: '2016-03', endDate: '', current: true }

function namesIn(rows: readonly string[], lines: readonly string[] = ['Drove a van']): string[] {
  const description = lines.map((line) => `- ${line}`).join('\n')
  const career = readCareer({ ...emptyResume('r'), experiences: [{ ...job, description }] }, { today: '2026-11-16' })
  return findLackingNames(readPosting(rows.join('\n')), career).map(({ text }) => text)
}

const wanting = (...wishes: string[]) => ['Line Technician', 'Requirements', ...wishes.map((wish) => `- ${wish}`)]

describe('what a posting names and the resume lacks', () => {
  it('is found by its name, without the words around it', () => {
    expect(namesIn(wanting('Hands-on experience with ICP-MS', 'A medication round using Medimap'))).toEqual(
      expect.arrayContaining(['ICP-MS', 'Medimap']),
    )
    expect(namesIn(wanting('At least 3 years with Control-M'))).toContain('Control-M')
    expect(namesIn(wanting('Hands-on experience with S/4HANA'))).toContain('S/4HANA')
  })

  it('keeps the word in front that makes it another thing', () => {
    expect(namesIn(wanting('Familiarity with applicant tracking systems'))).toContain('applicant tracking systems')
  })

  it('may have two letters, if a capital shows it to be a name', () => {
    expect(namesIn(wanting('You have built services in production, ideally in Go'))).toContain('Go')
    expect(namesIn(wanting('Ready to go the extra mile'))).not.toContain('go')
  })

  it('may have a mark that means something else in a pattern', () => {
    for (const name of ['C#', 'F#', 'C+', 'Q.', 'R&', 'K/', 'D$', 'Z-', 'N*', 'B^'])
      expect(() => namesIn(wanting(`Two years of ${name} in production`, `You know ${name}`))).not.toThrow()
    expect(namesIn(wanting('Two years of C# in production'))).toContain('C#')
    expect(namesIn(wanting('Two years of C# in production'), ['Wrote services in C#'])).toEqual([])
  })

  it('is nothing the resume says', () => {
    expect(namesIn(wanting('Experience with ICP-MS'), ['Ran the ICP-MS daily'])).toEqual([])
  })

  it('is no place, no day, no shout and nobody’s title', () => {
    const names = namesIn([...wanting('Own transport to Ontario'), 'EQUAL OPPORTUNITY EMPLOYER', 'Mon to Friday'])
    expect(names.filter((name) => /Ontario|EQUAL|Friday|Mon/.test(name))).toEqual([])
  })
})

describe('a question about a name', () => {
  const name = { text: '', span: { start: 0, end: 0 }, before: 'We need ', after: '', isProper: false }

  it.each([
    [{ text: 'ICP-MS', isProper: true }, 'skill', 'Do you have experience with ICP-MS?'],
    [{ text: 'HIAB', after: ' ticket (ALLMI)', isProper: true }, 'licence', 'Do you hold a HIAB ticket?'],
    [{ text: 'forklift licence' }, 'licence', 'Do you hold a forklift licence?'],
    [{ text: 'HLTHPS007', isProper: true }, 'licence', 'Do you hold HLTHPS007?'],
    [{ text: 'orbital welding' }, 'experience', 'Have you done any orbital welding?'],
    [{ text: 'booking interpreters' }, undefined, 'Do you have experience booking interpreters?'],
    [{ text: 'food plant', before: 'time in a ' }, 'experience', 'Have you worked in a food plant?'],
    [
      { text: 'dairy', before: 'time in a ', after: ' environment' },
      'experience',
      'Have you worked in a dairy environment?',
    ],
    [{ text: 'media fills' }, 'experience', 'Do you have experience with media fills?'],
    [{ text: 'CT scanner', isProper: true }, 'skill', 'Have you worked with a CT scanner?'],
    [{ text: 'Modified diets', before: '' }, 'experience', 'Do you have experience with modified diets?'],
  ] as const)('%o of kind %s', (own, kind, question) => {
    expect(askForName({ ...name, ...own }, kind)).toBe(question)
  })

  it.each([
    [{ text: 'split' }, undefined],
    [{ text: 'shipping supervisors' }, undefined],
    [{ text: 'Nutrition', isProper: true }, 'skill'],
    [{ text: 'Alberta', after: ' customers', isProper: true }, 'skill'],
    [{ text: 'Hill Road School', isProper: true }, 'experience'],
    [{ text: 'PPO insurance', isProper: true }, 'licence'],
    [{ text: 'VW', after: ' training a plus', isProper: true }, 'licence'],
    [{ text: 'Zulu', isProper: true }, 'language'],
  ] as const)('is not asked of %o of kind %s', (own, kind) => {
    expect(askForName({ ...name, ...own }, kind)).toBeUndefined()
  })
})
