import { describe, expect, it } from 'vitest'
import { emptyResume } from '#engine/resume/resume.ts'
import { readCareer } from '../facts/career.ts'
import { openGround } from './ground.ts'
import { judgeText } from './judge.ts'

const lines = [
  'Ran nights',
  'Single-handedly ran 14 fryers at 180 °C, the best crew in Ohio. Promoted to lead in 2019!',
  'Kept  the stock (approx. 1,200 items); certified by NSF',
]

function ground() {
  const resume = emptyResume('r')
  const job = { startDate: '2018-01', endDate: '2020-01', current: false }
  resume.experiences = [
    { id: 'j1', company: 'Acme', position: 'Cook', description: lines.map((line) => `- ${line}`).join('\n'), ...job },
    { id: 'j2', company: 'Borders', position: 'Clerk', description: '- Sold 40 maps a day', ...job },
  ]
  return openGround({ kind: 'letter', career: readCareer(resume, { today: '2026-11-15' }) })
}

function verdicts(text: string): string[] {
  return judgeText(text, ground()).map(({ refusal, open }) =>
    refusal ? 'refused' : open.length > 0 ? 'asked' : 'passed',
  )
}

describe('a letter that quotes the resume as a list', () => {
  it.each(lines)('passes “%s” as an item of its own', (line) => {
    for (const text of [
      `• ${line}`,
      `From my work at Acme:\n• ${line}\n• Sold 40 maps a day`,
      `I worked at Borders.\n- ${line.replace(/[.!]?$/, '.')}`,
    ])
      expect(
        verdicts(text)
          .slice(/^[IF]/.test(text) ? 1 : 0)
          .join(' '),
      ).not.toMatch(/asked|refused/)
  })

  it('passes a line by itself that had run into another, as our letters tell it', () => {
    const glued = { ...ground().career.resume }
    glued.experiences = glued.experiences.map((job) => ({
      ...job,
      description: '- Train new employees Completes mental health assessments on adults',
    }))
    const career = readCareer(glued, { today: '2026-11-15' })
    const judged = judgeText(
      'At Acme:\n• Completed mental health assessments on adults',
      openGround({ kind: 'letter', career }),
    )
    expect(judged.at(-1)).toMatchObject({ open: [] })
    expect(judged.at(-1)?.refusal).toBeUndefined()
  })

  it('judges an item that says more than its line', () => {
    expect(verdicts('• Ran nights as the best manager in Ohio')).not.toContain('passed')
    expect(verdicts('• Sold 90 maps a day')).not.toContain('passed')
  })

  it('judges what follows an item that was quoted to its end', () => {
    expect(verdicts('• Ran nights. I held a CPA licence.')).toEqual(['passed', 'refused'])
  })
})
