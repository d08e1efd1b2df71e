import { type ReactNode, useCallback, useEffect, useRef } from 'react'

type FileChooserOptions = {
  /** Names the hidden field, for those who fill forms from outside. */
  label: string
  accept: string
  onFile: (file: File) => void
}

/** The browser's own choice of a file behind a button of ours: call `choose`, and put `chooser` beside the button. */
export function useFileChooser({ label, accept, onFile }: FileChooserOptions): {
  choose: () => void
  chooser: ReactNode
} {
  const input = useRef<HTMLInputElement>(null)
  const choose = useCallback(() => input.current?.click(), [])
  const take = (field: HTMLInputElement) => {
    const file = field.files?.[0]
    // The same file may be chosen again after it was refused or removed.
    field.value = ''
    if (file) onFile(file)
  }
  const takeEarly = useRef(take)
  // Chosen on the page as the server sent it, before there was anything to hear of it.
  useEffect(() => {
    if (input.current?.files?.length) takeEarly.current(input.current)
  }, [])
  const chooser = (
    <input
      ref={input}
      type="file"
      accept={accept}
      aria-label={label}
      tabIndex={-1}
      className="hidden"
      onChange={({ target }) => take(target)}
    />
  )
  return { choose, chooser }
}
