import { describe, expect, it, vi } from 'vitest'
import { newDocument } from '#client/drafts/new-document.ts'
import { addEntry, removeEntry } from '#engine/edit/entries.ts'
import { setField } from '#engine/edit/set-field.ts'
import { newExperience } from '#engine/resume/new-entries.ts'
import { createDocumentStore } from './document-store.ts'
import { switchTemplate } from './switch-template.ts'

function openStore() {
  const clock = { time: 0 }
  const document = newDocument({ id: 'doc', now: '2026-01-01T00:00:00.000Z' })
  const store = createDocumentStore(document, { now: () => clock.time })
  const type = (path: string, text: string) => {
    for (let end = 1; end <= text.length; end++) {
      clock.time += 80
      store.update((before) => ({ ...before, resume: setField(before.resume, path, text.slice(0, end)) }), {
        label: 'Edit',
        merge: path,
      })
    }
  }
  return { store, clock, document, type, current: () => store.getState().document }
}

describe('document store', () => {
  it('takes back a word, not a letter', () => {
    const { store, type, current, clock } = openStore()
    type('personalInfo.firstName', 'Grace')
    clock.time += 1000
    type('personalInfo.firstName', 'Ada')
    store.undo()
    expect(current().resume.personalInfo.firstName).toBe('Grace')
    store.undo()
    expect(current().resume.personalInfo.firstName).toBe('')
    store.redo()
    store.redo()
    expect(current().resume.personalInfo.firstName).toBe('Ada')
  })

  it('undoes typing, deleting, style and template alike, each under its name', () => {
    const { store, current, document } = openStore()
    const job = newExperience({ id: 'job', today: '2026-01-01' })
    store.update((now) => ({ ...now, resume: addEntry(now.resume, 'experiences', job) }), { label: 'Add experience' })
    store.update((now) => ({ ...now, resume: removeEntry(now.resume, 'experiences', 'job') }), {
      label: 'Delete experience',
    })
    store.update((now) => ({ ...now, style: { primaryColor: '#aa0000' } }), { label: 'Change colour' })
    store.update((now) => switchTemplate(now, 7), { label: 'Switch template' })

    const labels = []
    for (let label = store.getState().undoLabel; label; label = store.getState().undoLabel) {
      labels.push(label)
      store.undo()
    }
    expect(labels).toEqual(['Switch template', 'Change colour', 'Delete experience', 'Add experience'])
    expect(current()).toEqual(document)
  })

  it('keeps the step of the wizard and the count of saves through undo', () => {
    const { store, type, current } = openStore()
    type('personalInfo.firstName', 'Ada')
    store.note((now) => ({ ...now, step: 'skills', revision: 9 }))
    store.undo()
    expect(current()).toMatchObject({ step: 'skills', revision: 9, resume: { personalInfo: { firstName: '' } } })
  })

  it('goes back over all that came from another tab in one step', () => {
    const { store, document, current } = openStore()
    const edit = { label: 'Changes in another tab', merge: 'other-tab' }
    store.adopt({ ...document, title: 'One', revision: 1 }, edit)
    store.adopt({ ...document, title: 'Two', revision: 2 }, edit)
    expect(current()).toMatchObject({ title: 'Two', revision: 2 })
    store.undo()
    expect(current()).toMatchObject({ title: '', revision: 2 })
  })

  it('tells listeners of changes only, and stops when asked', () => {
    const { store, document } = openStore()
    const listener = vi.fn()
    const stop = store.subscribe(listener)
    store.update((now) => now, { label: 'Nothing' })
    store.undo()
    expect(listener).not.toHaveBeenCalled()
    store.replace({ ...document, id: 'other' })
    expect(listener).toHaveBeenCalledTimes(1)
    expect(store.getState().undoLabel).toBeUndefined()
    stop()
    store.replace(document)
    expect(listener).toHaveBeenCalledTimes(1)
  })
})

describe('switching the template', () => {
  it('keeps what was changed under each template for when one comes back', () => {
    const { document } = openStore()
    const styled = { ...document, style: { primaryColor: '#aa0000', pageSize: 'a4' as const } }
    const there = switchTemplate(styled, 2)
    expect(there).toMatchObject({ templateId: 2, style: { pageSize: 'a4' } })
    expect(there.style.primaryColor).toBeUndefined()
    expect(switchTemplate(there, 1).style).toEqual({ primaryColor: '#aa0000', pageSize: 'a4' })
  })

  it('changes nothing when the template stays', () => {
    const { document } = openStore()
    expect(switchTemplate(document, document.templateId)).toBe(document)
  })
})
