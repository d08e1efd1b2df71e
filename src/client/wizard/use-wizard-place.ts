import { useCallback, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { ResumeDocument } from '#client/document/document.ts'
import { writeAddress } from '#client/document/open/document-address.ts'
import { newId } from '#client/document/panels/content/new-id.ts'
import { useDocument, useDocumentSession } from '#client/document/store/document-context.tsx'
import { fullName } from '#engine/resume/names.ts'
import type { WizardStep } from '#engine/resume/wizard-steps.ts'
import { withoutBlanks, withSlots } from './slots.ts'
import { furthest, placeOf, readStep, type WizardPlace } from './wizard-place.ts'

export type Wizard = { place: WizardPlace; go: (place: WizardPlace) => void }

/** Where the person stands: in the address, so that Back works, and in the draft, so that it can be left for days. */
export function useWizardPlace(): Wizard {
  const { store } = useDocumentSession()
  const navigate = useNavigate()
  const { search } = useLocation()
  const params = new URLSearchParams(search)
  const [left] = useState(() => readStep(store.getState().document.step) ?? 'personal')
  const [reached, setReached] = useState<WizardStep>(() => reachedIn(store.getState().document))
  const place = placeOf({ asked: params.get('step'), reached, left })

  const go = useCallback(
    (next: WizardPlace) => {
      if (next === place) return
      const step = next === 'result' ? 'review' : next
      setReached((before) => furthest(before, step))
      store.note((document) => ({
        ...document,
        step,
        resume: withSlots(withoutBlanks(document.resume), step, newId),
      }))
      const { id, templateId } = store.getState().document
      const here = writeAddress(new URLSearchParams(search), 'template', `${templateId}/${id}`)
      // The draft knows its template from here on: an address of an earlier moment must not bring another one back.
      here.delete('template')
      if (here.toString() !== search.replace(/^\?/, '')) navigate({ search: here.toString() }, { replace: true })
      here.set('step', next)
      navigate({ search: here.toString() })
    },
    [navigate, place, search, store],
  )

  useSlots(place)
  return { place, go }
}

/** A resume that was written elsewhere can be reviewed at once. */
function reachedIn({ step, resume }: ResumeDocument): WizardStep {
  return readStep(step) ?? (fullName(resume) === '' ? 'personal' : 'review')
}

/** A reload, an undo or another tab may leave a list step without a place to write in. */
function useSlots(place: WizardPlace): void {
  const { store } = useDocumentSession()
  const resume = useDocument((document) => document.resume)
  const step = place === 'result' ? 'review' : place
  const isMissing = withSlots(resume, step, newId) !== resume
  useEffect(() => {
    if (!isMissing) return
    store.note((document) => ({ ...document, resume: withSlots(document.resume, step, newId) }))
  }, [isMissing, step, store])
}
