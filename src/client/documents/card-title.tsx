import { useEffect, useRef } from 'react'
import { Input } from '#client/ui/input.tsx'

type CardTitleProps = {
  title: string
  /** Undefined if the person changed their mind. */
  onFinish: (title: string | undefined) => void
}

/** The name of a document while it is typed: Enter or leaving keeps it, Escape leaves it as it was. */
export function CardTitle({ title, onFinish }: CardTitleProps) {
  const field = useRef<HTMLInputElement>(null)
  const isDone = useRef(false)
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])

  const finish = (next: string | undefined) => {
    // Leaving the field is also what happens when it goes away.
    if (isDone.current) return
    isDone.current = true
    onFinish(next)
  }

  return (
    <Input
      ref={field}
      aria-label="Document name"
      defaultValue={title}
      autoComplete="off"
      spellCheck={false}
      maxLength={120}
      onBlur={(event) => finish(event.target.value.trim())}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== 'Escape') return
        // The same key press would also activate the button that gets the focus next.
        event.preventDefault()
        finish(event.key === 'Enter' ? event.currentTarget.value.trim() : undefined)
      }}
    />
  )
}
