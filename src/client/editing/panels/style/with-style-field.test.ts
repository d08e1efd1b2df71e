import { expect, it } from 'vitest'
import { defaultStyle } from '#engine/style/style.ts'
import { withStyleField } from './with-style-field.ts'

it('lays a changed field over the template and takes it off again', () => {
  const changed = withStyleField({ spacing: 1.2 }, defaultStyle, 'fontSize', 12)
  expect(changed).toEqual({ spacing: 1.2, fontSize: 12 })
  expect(withStyleField(changed, defaultStyle, 'fontSize', defaultStyle.fontSize)).toEqual({ spacing: 1.2 })
})
