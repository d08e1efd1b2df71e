import { expect, it } from 'vitest'
import { contrastRatio } from '#engine/style/colors.ts'
import { contrastNote } from './contrast-note.ts'

it('says nothing of a colour that can be read', () => {
  expect(contrastNote('#1f3a5f', '#ffffff')).toBeUndefined()
})

it('says that a pale colour is darkened on white', () => {
  const note = contrastNote('#cccccc', '#ffffff')
  expect(note?.message).toBe('We darkened this so that it stays readable.')
  expect(contrastRatio(note?.drawn ?? '#ffffff', '#ffffff')).toBeGreaterThanOrEqual(4.5)
})

it('says that a dark colour is lightened on black', () => {
  expect(contrastNote('#222222', '#000000')?.message).toBe('We lightened this so that it stays readable.')
})
