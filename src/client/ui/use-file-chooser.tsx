import { type ReactNode, useCallback, useRef } from 'react'

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
  const chooser = (
    <input
      ref={input}
      type="file"
      accept={accept}
      aria-label={label}
      tabIndex={-1}
      className="hidden"
      onChange={(event) => {
        const file = event.target.files?.[0]
        // The same file may be chosen again after it was refused or removed.
        event.target.value = ''
        if (file) onFile(file)
      }}
    />
  )
  return { choose, chooser }
}
