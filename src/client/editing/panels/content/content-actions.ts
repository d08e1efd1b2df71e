import { createContext, use, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { dismissToast, toast } from '#client/app/toast.ts'
import type { Edit } from '#client/drafts/document.ts'
import type { Resume } from '#engine/resume/resume.ts'

type Recipe = (resume: Resume) => Resume

type ContentActions = {
  /** The resume as it is now, for what happens later than the render, such as taking a deletion back. */
  read: () => Resume
  change: (recipe: Recipe, edit: Edit) => void
  /** Says what was deleted and offers the way back, into whatever the resume has become meanwhile. */
  offerUndo: (title: string, restore: Recipe) => void
}

export const ContentContext = createContext<ContentActions | null>(null)

export function useContentActions(): ContentActions {
  const actions = use(ContentContext)
  if (!actions) throw new Error('A field stands outside of the content editor')
  return actions
}

type ContentSource = { resume: Resume; onChange: (next: Resume, edit: Edit) => void }

/** Actions that stay the same over renders. Two changes in one event both count: the second starts from the first. */
export function useContentSource({ resume, onChange }: ContentSource): ContentActions {
  const latest = useRef(resume)
  const report = useRef(onChange)

  useLayoutEffect(() => {
    latest.current = resume
    report.current = onChange
  }, [resume, onChange])

  // Once the editor is gone it no longer hears of changes, and an undo would bring an old resume back.
  const offered = useRef<number | undefined>(undefined)
  useEffect(
    () => () => {
      if (offered.current !== undefined) dismissToast(offered.current)
    },
    [],
  )

  return useMemo(() => {
    const change = (recipe: Recipe, edit: Edit) => {
      const next = recipe(latest.current)
      if (next === latest.current) return
      latest.current = next
      report.current(next, edit)
    }
    return {
      read: () => latest.current,
      change,
      offerUndo: (title: string, restore: Recipe) => {
        const onSelect = () => change(restore, { label: `Undo: ${title}` })
        offered.current = toast({ title, action: { label: 'Undo', onSelect } }).id
      },
    }
  }, [])
}
