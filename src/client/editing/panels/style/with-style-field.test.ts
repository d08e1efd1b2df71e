import { expect, it } from 'vitest'
import { defaultStyle } from '#engine/style/style.ts'
import { withLook, withStyleField } from './with-style-field.ts'

it('lays a changed field over the template and takes it off again', () => {
  const changed = withStyleField({ spacing: 1.2 }, defaultStyle, 'fontSize', 12)
  expect(changed).toEqual({ spacing: 1.2, fontSize: 12 })
  expect(withStyleField(changed, defaultStyle, 'fontSize', defaultStyle.fontSize)).toEqual({ spacing: 1.2 })
})

it('takes several fields at once, and takes away what is named without a value', () => {
  const before = { fontFamily: 'Georgia', headingFont: 'Lato', spacing: 1.2 } as const
  expect(withLook(before, defaultStyle, { fontFamily: 'Lato', headingFont: undefined })).toEqual({
    fontFamily: 'Lato',
    spacing: 1.2,
  })
  expect(withLook(before, defaultStyle, { fontFamily: defaultStyle.fontFamily, headingFont: undefined })).toEqual({
    spacing: 1.2,
  })
})
