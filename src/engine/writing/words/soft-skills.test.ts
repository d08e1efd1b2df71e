import { expect, it } from 'vitest'
import { isSoftSkill } from './soft-skills.ts'

it.each([
  'Exceptional interpersonal skills',
  'Compassionate and active listener',
  'Self-directed critical thinker',
  'Computer-savvy',
])('says nothing: %s', (name) => expect(isSoftSkill(name)).toBe(true))

it.each([
  'Crisis prevention',
  'Active Directory',
  'Creative direction',
  'Strong Excel skills',
  'Written German',
  'Team scheduling',
])('is worth its room: %s', (name) => expect(isSoftSkill(name)).toBe(false))
