import { describe, expect, it } from 'vitest'
import { boundText } from './bound-text.ts'
import { readText } from './read-text.ts'

const read = (text: string) => readText(text, { newId: () => '' })
const job = 'Dana Reyes\nWelder\n\nEXPERIENCE\nWelder, Harbor Works\nJan 2019 - Present\n'

describe('a text longer than any resume', () => {
  it('is read up to a bound, and the rest stays as it is among what found no place', () => {
    const { resume, other, notes } = read(`${job}${'- Joined pipes\n'.repeat(3000)}The very end`)
    expect(resume.experiences).toMatchObject([{ company: 'Harbor Works', position: 'Welder' }])
    expect(other.at(-1)?.text).toMatch(/The very end$/)
    expect(notes).toMatchObject([{ kind: 'cut' }])
  })

  it('loses no letter of it', () => {
    for (const text of ['word '.repeat(9000), `a\n${'b'.repeat(9000)}\nc`, 'short\n'.repeat(4000), `${job}\n`]) {
      const { read, rest } = boundText(text)
      expect(read + rest).toBe(text)
    }
  })

  it('is cut between two words', () => {
    expect(boundText('word '.repeat(9000)).read).toMatch(/ ?word$/)
  })

  it('leaves a resume of ten pages whole', () => {
    expect(boundText(`${job}${'- Joined the pipes of a whole quarter of the town\n'.repeat(600)}`).rest).toBe('')
  })
})
