import { describe, expect, it } from 'vitest'
import { blankSkillCategory } from '#engine/resume/new-entries.ts'
import { addSuggestedSkills, cannedSkills } from './canned-skills.ts'

const technical = ['JavaScript', 'Python', 'React', 'Node.js', 'SQL', 'Git', 'Docker']

function countingIds() {
  let count = 0
  return () => `id-${++count}`
}

describe('skills for a category', () => {
  it.each(['Technical Skills', 'PROGRAMMING languages', 'Software', 'Technical design'])(
    'knows %s as technical',
    (name) => {
      expect(cannedSkills(name)).toEqual(technical)
    },
  )

  it.each(['Soft Skills', 'Interpersonal', 'Design', 'Marketing', 'Cooking', ''])('has five for "%s"', (name) => {
    expect(new Set(cannedSkills(name)).size).toBe(5)
  })

  it('tells the kinds apart', () => {
    const kinds = ['Technical', 'Soft', 'Design', 'Marketing', 'Cooking'].map((name) => cannedSkills(name).join())
    expect(new Set(kinds).size).toBe(5)
    expect(cannedSkills('Interpersonal')).toBe(cannedSkills('soft'))
  })
})

describe('suggested skills', () => {
  it('fill the blank slots before new ones are made', () => {
    const newId = countingIds()
    const empty = blankSkillCategory({ newId, name: 'Technical Skills' })
    const { category, added } = addSuggestedSkills(empty, technical, { newId })
    expect(category.skills.map(({ name }) => name)).toEqual(technical)
    expect(category.skills.slice(0, 3).map(({ id }) => id)).toEqual(empty.skills.map(({ id }) => id))
    expect(new Set(category.skills.map(({ id }) => id)).size).toBe(7)
    expect(added).toBe(7)
  })

  it('leave alone what is there, and count only what is new', () => {
    const newId = countingIds()
    const own = { id: 'c', name: 'Technical', skills: [{ id: 's', name: ' python ', level: 5 }] }
    const { category, added } = addSuggestedSkills(own, technical, { newId })
    expect(added).toBe(6)
    expect(category.skills[0]).toEqual(own.skills[0])
    expect(category.skills.filter(({ name }) => /python/i.test(name))).toHaveLength(1)
    expect(addSuggestedSkills(category, technical, { newId }).added).toBe(0)
  })
})
