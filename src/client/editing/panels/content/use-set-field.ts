import { useCallback } from 'react'
import { type FieldValue, setField } from '#engine/edit/set-field.ts'
import { useContentActions } from './content-actions.ts'

/** Writes one field of the resume; typing in the same field merges into one step of undo. */
export function useSetField(path: string, label: string): (value: FieldValue) => void {
  const { change } = useContentActions()
  return useCallback(
    (value) => change((resume) => setField(resume, path, value), { label: `Edit ${lowerFirst(label)}`, merge: path }),
    [change, path, label],
  )
}

function lowerFirst(label: string): string {
  // Names such as LinkedIn keep their capitals.
  return /^[A-Z][a-z]+(?: |$)/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label
}
