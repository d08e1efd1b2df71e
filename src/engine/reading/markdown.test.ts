import { describe, expect, it } from 'vitest'
import { readText } from './read-text.ts'

describe('pasted Markdown', () => {
  it('is read by its headings and bold names, and none of its marks stays', () => {
    const { resume } = readText(
      [
        'Rosa Lind',
        'Web developer',
        'rosa@example.com',
        '',
        '## Work',
        '',
        '**Web Developer**, Studio Fenwick, 2019-06 to 2022-01',
        '- Built 25 sites for small firms',
        '',
        '## Stack',
        'TypeScript, React, [Alder](https://alder.example.com)',
      ].join('\n'),
      { newId: () => '' },
    )
    expect(resume.experiences).toMatchObject([
      { position: 'Web Developer', startDate: '2019-06', description: '- Built 25 sites for small firms' },
    ])
    expect(resume.skillCategories.flatMap(({ skills }) => skills.map(({ name }) => name))).toEqual([
      'TypeScript',
      'React',
      'Alder',
    ])
    expect(JSON.stringify(resume)).not.toMatch(/\*|##|\]\(/)
  })

  it('may underline its headings', () => {
    const { resume } = readText('Rosa Lind\n=========\n\n# Skills\n\nExcel, Sage\n', { newId: () => '' })
    expect(resume.personalInfo).toMatchObject({ firstName: 'Rosa', lastName: 'Lind' })
    expect(resume.skillCategories[0]?.skills.map(({ name }) => name)).toEqual(['Excel', 'Sage'])
  })
})
