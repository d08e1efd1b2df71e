import { expect, it } from 'vitest'
import { getDocument } from './pdfjs.ts'

it('leaves the lists of the process as fast as they were', () => {
  expect(getDocument).toBeTypeOf('function')
  expect(Function.prototype.toString.call(Array.prototype.push)).toContain('[native code]')
})
