import { type DragEvent, useEffect, useRef, useState } from 'react'

type FileDrop = {
  isOver: boolean
  /** For the element that takes the file. */
  zone: {
    onDragEnter: (event: DragEvent) => void
    onDragOver: (event: DragEvent) => void
    onDragLeave: () => void
    onDrop: (event: DragEvent) => void
  }
}

/** Less text than this is a copied phrase, not a resume. */
const leastPastedText = 80

/** Takes files that are dropped on a zone or pasted on the page; also a resume pasted as text outside of any field. */
export function useFileDrop(onFile: (file: File) => void): FileDrop {
  const [depth, setDepth] = useState(0)
  const take = useRef(onFile)
  useEffect(() => {
    take.current = onFile
  })

  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const file = event.clipboardData?.files[0] ?? textFile(event)
      if (!file) return
      event.preventDefault()
      take.current(file)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [])

  return {
    isOver: depth > 0,
    zone: {
      onDragEnter: () => setDepth((before) => before + 1),
      onDragOver: (event) => event.preventDefault(),
      // Entering a child comes before leaving its parent, so the two are counted.
      onDragLeave: () => setDepth((before) => Math.max(0, before - 1)),
      onDrop: (event) => {
        event.preventDefault()
        setDepth(0)
        const file = event.dataTransfer.files[0]
        if (file) onFile(file)
      },
    },
  }
}

function textFile(event: ClipboardEvent): File | undefined {
  if (event.target instanceof Element && event.target.closest('input, textarea, [contenteditable]')) return undefined
  const text = event.clipboardData?.getData('text/plain') ?? ''
  if (text.trim().length < leastPastedText || !text.includes('\n')) return undefined
  return new File([text], 'Pasted text', { type: 'text/plain' })
}
