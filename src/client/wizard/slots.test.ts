import { describe, expect, it } from 'vitest'
import { emptyResume } from '#engine/resume/resume.ts'
import { withoutBlanks, withoutEmptyCategories, withSlots } from './slots.ts'

const empty = emptyResume('resume')
let count = 0
const newId = () => `id-${++count}`

describe('places to write in', () => {
  it('stand ready in each list step, and only there', () => {
    expect(withSlots(empty, 'personal', newId)).toBe(empty)
    expect(withSlots(empty, 'experience', newId).experiences).toHaveLength(1)
    expect(withSlots(empty, 'education', newId).education).toHaveLength(1)
    const [category] = withSlots(empty, 'skills', newId).skillCategories
    expect(category?.name).toBe('Technical Skills')
    expect(category?.skills.map(({ name }) => name)).toEqual(['', '', ''])
  })

  it('are not added to what is there', () => {
    const begun = withSlots(empty, 'experience', newId)
    expect(withSlots(begun, 'experience', newId)).toBe(begun)
  })

  it('vanish again if nobody wrote in them', () => {
    const all = withSlots(withSlots(withSlots(empty, 'experience', newId), 'education', newId), 'skills', newId)
    expect(withoutBlanks(all)).toEqual(empty)
  })

  it('stay as soon as they hold a word', () => {
    const [job] = withSlots(empty, 'experience', newId).experiences
    const begun = {
      ...empty,
      experiences: job ? [{ ...job, location: 'Ypsilanti' }] : [],
      skillCategories: [
        { id: 'a', name: 'Tools', skills: [] },
        {
          id: 'b',
          name: 'Technical Skills',
          skills: [
            { id: 's', name: 'SQL' },
            { id: 't', name: ' ' },
          ],
        },
      ],
    }
    const kept = withoutBlanks(begun)
    expect(kept.experiences).toEqual(begun.experiences)
    expect(kept.skillCategories.map(({ name, skills }) => [name, skills.length])).toEqual([
      ['Tools', 0],
      ['Technical Skills', 1],
    ])
    expect(withoutBlanks(kept)).toBe(kept)
  })

  it('print no category that has a name and nothing behind it yet', () => {
    const named = { ...empty, skillCategories: [{ id: 'a', name: 'Tools', skills: [] }] }
    expect(withoutEmptyCategories(named).skillCategories).toEqual([])
    expect(withoutEmptyCategories(empty)).toBe(empty)
  })
})
