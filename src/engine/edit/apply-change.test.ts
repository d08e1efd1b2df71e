import { describe, expect, it } from 'vitest'
import { emptyResume, type Resume } from '#engine/resume/resume.ts'
import { changeOf as change } from '../../../tests/support/change.ts'
import { applyChange, applyChanges, changeText } from './apply-change.ts'

const resume: Resume = {
  ...emptyResume('r'),
  experiences: [
    {
      id: 'a',
      company: 'Acme',
      position: 'Cook',
      startDate: '2020',
      current: true,
      description: 'Kitchen of 40.\n- Cooked lunch\n- Washed up\n- Ordered stock',
    },
  ],
  skillCategories: [
    {
      id: 'c',
      name: 'Kitchen',
      skills: [
        { id: '1', name: 'Grill' },
        { id: '2', name: 'Prep' },
      ],
    },
  ],
}

describe('applying a change', () => {
  it('replaces one line and leaves the others', () => {
    const next = applyChange(resume, change({ before: 'Washed up', after: 'Washed dishes' }))
    expect(next?.experiences[0]?.description).toBe('Kitchen of 40.\n- Cooked lunch\n- Washed dishes\n- Ordered stock')
  })

  it('keeps a paragraph a paragraph', () => {
    expect(changeText('Kitchen of 40.', { kind: 'replace', before: 'Kitchen of 40.', after: 'A kitchen of 40.' })).toBe(
      'A kitchen of 40.',
    )
  })

  it('drops one line', () => {
    expect(
      applyChange(resume, change({ kind: 'drop', before: 'Washed up' }))?.experiences[0]?.description,
    ).not.toContain('Washed')
  })

  it('gives nothing where the line no longer stands', () => {
    expect(applyChange(resume, change({ before: 'Baked bread', after: 'Baked cakes' }))).toBeUndefined()
  })

  it('orders lines, also those that were reworded meanwhile', () => {
    const order = change({
      kind: 'order',
      before: 'Cooked lunch\nWashed up\nOrdered stock',
      after: 'Ordered stock\nCooked lunch\nWashed up',
    })
    const reworded = applyChange(resume, change({ before: 'Ordered stock', after: 'Ordered all stock' }))
    const next = reworded && applyChange(reworded, order)
    const text = next?.experiences[0]?.description ?? ''
    expect(text.indexOf('Kitchen')).toBe(0)
    expect(text.indexOf('Ordered all')).toBeLessThan(text.indexOf('Cooked'))
  })

  it('orders certificates by their names', () => {
    const papers = ['White card', 'First aid'].map((name) => ({ id: name, name, issuer: '', date: '' }))
    const ordered = applyChange(
      { ...resume, certifications: papers },
      change({
        path: 'certifications',
        kind: 'order',
        before: 'White card\nFirst aid',
        after: 'First aid\nWhite card',
      }),
    )
    expect(ordered?.certifications.map(({ name }) => name)).toEqual(['First aid', 'White card'])
  })

  it('orders and drops skills', () => {
    const ordered = applyChange(
      resume,
      change({ path: 'skillCategories.c.skills', kind: 'order', before: 'Grill\nPrep', after: 'Prep\nGrill' }),
    )
    expect(ordered?.skillCategories[0]?.skills.map(({ name }) => name)).toEqual(['Prep', 'Grill'])
    const dropped = applyChange(
      resume,
      change({ path: 'skillCategories.c.skills.1.name', kind: 'drop', before: 'Grill' }),
    )
    expect(dropped?.skillCategories[0]?.skills).toHaveLength(1)
  })

  it('tells which changes were missed', () => {
    const { missed } = applyChanges(resume, [
      change({ id: '1', before: 'Cooked lunch', after: 'Cooked dinner' }),
      change({ id: '2', before: 'Cooked lunch', after: 'Baked' }),
    ])
    expect(missed.map(({ id }) => id)).toEqual(['2'])
  })
})
