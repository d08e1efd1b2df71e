import { describe, expect, it } from 'vitest'
import { editorTabs, editorTabWords, readEditorTab } from './editor-tabs.ts'

describe('the tabs of the editor', () => {
  it('carry the words of the specification, in its order', () => {
    expect(editorTabs.map((tab) => editorTabWords[tab].label)).toEqual([
      'Style Editor',
      'Content Editor',
      'Full Preview',
    ])
  })

  it('open with the style where the address names none, or none there is', () => {
    expect(readEditorTab(null)).toBe('style')
    expect(readEditorTab('constructor')).toBe('style')
    expect(readEditorTab('preview')).toBe('preview')
  })
})
