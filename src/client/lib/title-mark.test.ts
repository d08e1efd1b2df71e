import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { markTitle } from './title-mark.ts'

function look(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  document.title = 'Job Search | Candid'
})
afterEach(() => vi.restoreAllMocks())

describe('markTitle', () => {
  it('marks a tab that nobody looks at, once, until somebody does', () => {
    look('hidden')
    markTitle()
    markTitle()
    expect(document.title).toBe('● Job Search | Candid')
    look('visible')
    expect(document.title).toBe('Job Search | Candid')
  })

  it('leaves a tab that is seen as it is', () => {
    look('visible')
    markTitle()
    expect(document.title).toBe('Job Search | Candid')
  })

  it('leaves the title of a page that was opened meanwhile', () => {
    look('hidden')
    markTitle()
    document.title = 'Pricing | Candid'
    look('visible')
    expect(document.title).toBe('Pricing | Candid')
  })
})
