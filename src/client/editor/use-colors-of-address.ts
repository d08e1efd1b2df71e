import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { useDocumentSession } from '#client/editing/session/document-context.tsx'
import { readColors } from '#client/templates/edit-address.ts'

/** Takes over the colours chosen in the gallery, as a change that can be undone; the address forgets them. */
export function useColorsOfAddress(): void {
  const { store } = useDocumentSession()
  const [params, setParams] = useSearchParams()

  useEffect(() => {
    if (!params.has('colors')) return
    const colors = readColors(params)
    if (colors && store.getState().document.style.primaryColor !== colors.primaryColor) {
      store.update((document) => ({ ...document, style: { ...document.style, ...colors } }), { label: 'Change colors' })
    }
    setParams(
      (now) => {
        now.delete('colors')
        return now
      },
      { replace: true, preventScrollReset: true },
    )
  }, [params, store, setParams])
}
