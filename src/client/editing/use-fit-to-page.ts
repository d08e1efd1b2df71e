import { useCallback } from 'react'
import { toast } from '#client/app/toast.ts'
import { knownPageEngine } from '#client/preview/page-engine.ts'
import type { Look } from '#client/preview/use-pages.ts'
import type { FontSet } from '#engine/layout/text/fonts.ts'
import { useDocumentSession } from './session/document-context.tsx'

/** Brings the open document to a number of pages by the gentlest change, and offers to undo it. */
export function useFitToPage(): (look: Look, fonts: FontSet, target?: number) => void {
  const { store } = useDocumentSession()
  return useCallback(
    (look, fonts, target = 1) => {
      const { resume, style } = store.getState().document
      const pagesWord = target === 1 ? 'one page' : `${target} pages`
      const result = knownPageEngine()?.fitToPages({ resume, template: look, custom: style }, target, fonts)
      // Fonts come from the engine, so it is here.
      if (!result) return
      if (!result.fits) {
        toast({
          title: `This won’t fit on ${pagesWord}`,
          description: `Even with the smallest readable type it takes ${result.pages} pages. Shorten or hide something.`,
        })
        return
      }
      if (result.changes.length === 0) {
        toast({ title: `It already fits on ${pagesWord}` })
        return
      }
      store.update((document) => ({ ...document, style: { ...document.style, ...result.style } }), {
        label: `Fit to ${pagesWord}`,
      })
      toast({
        title: `Fits on ${pagesWord} now.`,
        action: { label: 'Undo', onSelect: store.undo },
      })
    },
    [store],
  )
}

/** Lets a short document fill its page, and offers to undo it. */
export function useFillPage(): (look: Look, fonts: FontSet) => void {
  const { store } = useDocumentSession()
  return useCallback(
    (look, fonts) => {
      const { resume, style } = store.getState().document
      const larger = knownPageEngine()?.fillPage({ resume, template: look, custom: style }, fonts)
      if (!larger) {
        toast({ title: 'The type is as large as it reads well', description: 'Another job or result fills the rest.' })
        return
      }
      store.update((document) => ({ ...document, style: { ...document.style, ...larger } }), { label: 'Fill the page' })
      toast({ title: 'Fills the page now.', action: { label: 'Undo', onSelect: store.undo } })
    },
    [store],
  )
}
