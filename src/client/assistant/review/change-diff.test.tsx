import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Change } from '#engine/edit/change.ts'
import { emptyResume } from '#engine/resume/resume.ts'
import { changeOf } from '../../../../tests/support/change.ts'
import { ChangeDiff } from './change-diff.tsx'

const shown = (part: Partial<Change>) => render(<ChangeDiff change={changeOf(part)} />).container.textContent

it('shows words and not the signs of their emphasis', () => {
  expect(shown({ before: 'Ran **two** sites', after: 'Ran **three** sites' })).toBe(
    'Ran  Removed: two  Added: three sites',
  )
})

it('shows the signs where nothing else changes', () => {
  expect(shown({ before: 'Ran two sites', after: 'Ran **two** sites' })).toContain('**two**')
})

it('calls sections by their titles', () => {
  const order = { path: 'arrangement.order', before: 'education\nskills', after: 'skills\neducation' }
  expect(shown({ ...order, kind: 'order' })).toBe('SkillsUp from 2Education')
})

it('tells of the one that moved, not of those it went past', () => {
  const skills = { path: 'skillCategories.c.skills', kind: 'order' as const, before: 'Wound care\nEpic\nTriage' }
  expect(shown({ ...skills, after: 'Epic\nTriage\nWound care' })).toBe('EpicTriageWound careMoved to the end')
  expect(shown({ ...skills, after: 'Triage\nWound care\nEpic' })).toBe('TriageUp from 3Wound careEpic')
})

it('names no section that has nothing in it', () => {
  const order = {
    path: 'arrangement.order',
    before: 'projects\neducation\nskills',
    after: 'skills\nprojects\neducation',
  }
  const resume = { ...emptyResume('r'), skillCategories: [{ id: 's', name: 'Tools', skills: [] }] }
  const change = changeOf({ ...order, kind: 'order' })
  expect(render(<ChangeDiff change={change} resume={resume} />).container.textContent).toBe('Skills')
})
