import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { ResumeDocument } from '#client/drafts/document.ts'
import { useDocument, useDocumentSession } from '#client/editing/session/document-context.tsx'
import { newId } from '#client/lib/new-id.ts'
import { fullName } from '#engine/resume/names.ts'
import type { WizardStep } from '#engine/resume/wizard-steps.ts'
import { withoutBlanks, withSlots } from './slots.ts'
import { furthest, placeOf, readStep, type WizardPlace } from './wizard-place.ts'

type WizardMoves = { place: WizardPlace; go: (place: WizardPlace) => void }

/** Where the person stands: in the address, so that Back works, and in the draft, so that it can be left for days. */
export function useWizardPlace(): WizardMoves {
  const { store, autosave } = useDocumentSession()
  const asked = new URLSearchParams(useLocation().search).get('step')
  const [left] = useState(() => readStep(store.getState().document.step) ?? 'personal')
  const [reached, setReached] = useState<WizardStep>(() => reachedIn(store.getState().document))
  const place = placeOf({ asked, reached, left })
  const [wanted, setWanted] = useState<WizardPlace | undefined>(undefined)
  const leaving = useRef(false)

  const go = useCallback(
    (next: WizardPlace) => {
      if (next === place) return
      const step = next === 'result' ? 'review' : next
      setReached((before) => furthest(before, step))
      leaving.current = true
      store.note((document) => ({
        ...document,
        step,
        resume: withSlots(withoutBlanks(document.resume), step, newId),
      }))
      // The step belongs to an address that can be found again, and a draft has one once it is saved.
      if (store.getState().document.revision > 0) setWanted(next)
      else void autosave.flush().then(() => setWanted(next))
    },
    [autosave, place, store],
  )

  usePush(
    wanted,
    useCallback(() => setWanted(undefined), []),
  )
  useSlots(place, leaving)
  return { place, go }
}

/** Writes the step into the address, after the address has learned which draft it is. */
function usePush(wanted: WizardPlace | undefined, onDone: () => void): void {
  const navigate = useNavigate()
  const { search } = useLocation()
  // Without storage a draft never gets an address of its own; the steps must go on all the same.
  const named = useDocument(({ id, revision }) => (revision > 0 ? id : undefined))

  useEffect(() => {
    if (wanted === undefined) return
    const params = new URLSearchParams(search)
    if (named !== undefined && params.get('doc') !== named) return
    const push = () => {
      if (named !== undefined && params.has('template')) {
        // The draft knows its template from here on: going back must not bring an earlier one.
        params.delete('template')
        navigate({ search: params.toString() }, { replace: true })
      }
      params.set('step', wanted)
      navigate({ search: params.toString() })
      onDone()
    }
    // Whoever wrote the draft into the address does so again in this very commit, and would take the step out.
    const timer = setTimeout(push)
    return () => clearTimeout(timer)
  }, [wanted, named, search, navigate, onDone])
}

/** A resume that was written elsewhere can be reviewed at once. */
function reachedIn({ step, resume }: ResumeDocument): WizardStep {
  return readStep(step) ?? (fullName(resume) === '' ? 'personal' : 'review')
}

/** A reload, an undo or another tab may leave a list step without a place to write in. */
function useSlots(place: WizardPlace, leaving: RefObject<boolean>): void {
  const { store } = useDocumentSession()
  const resume = useDocument((document) => document.resume)
  const step = place === 'result' ? 'review' : place
  const isMissing = withSlots(resume, step, newId) !== resume
  // biome-ignore lint/correctness/useExhaustiveDependencies: arrived, wherever that is
  useEffect(() => {
    leaving.current = false
  }, [place, leaving])
  useEffect(() => {
    // The blank places of a step that is being left must not come back while its address still stands.
    if (!isMissing || leaving.current) return
    store.note((document) => ({ ...document, resume: withSlots(document.resume, step, newId) }))
  }, [isMissing, leaving, step, store])
}
