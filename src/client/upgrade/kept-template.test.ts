import { beforeEach, describe, expect, it } from 'vitest'
import { defaultStyle } from '#engine/style/style.ts'
import { forgetTemplate, keepTemplate, readKeptTemplate } from './kept-template.ts'

const text = { text: 'Dana Whitfield' }
const saved = { ...text, origin: { id: 'a', title: 'Mine', templateId: 3, style: defaultStyle } }

beforeEach(() => sessionStorage.clear())

describe('a template chosen for an upgrade', () => {
  it('is found again for the same resume, until it is worn', () => {
    keepTemplate(12, text)
    expect(readKeptTemplate({ text: 'Dana Whitfield, RN' })).toBe(12)
    forgetTemplate()
    expect(readKeptTemplate(text)).toBeUndefined()
  })

  it('does not take the place of the look that another resume has', () => {
    keepTemplate(12, text)
    expect(readKeptTemplate(saved)).toBeUndefined()
    keepTemplate(7, saved)
    expect(readKeptTemplate(saved)).toBe(7)
    expect(readKeptTemplate(text)).toBeUndefined()
  })

  it('is nothing where something else is kept under its name', () => {
    sessionStorage.setItem('candid-upgrade-template', '{"templateId":"12"')
    expect(readKeptTemplate(text)).toBeUndefined()
  })
})
