import { type ComponentProps, useRef } from 'react'
import { cn } from '#client/lib/cn.ts'
import { fieldStyle } from './input.tsx'

type TextareaProps = ComponentProps<'textarea'> & {
  /** Where the caret goes in one that opens with the focus; behind its last word if nobody pressed anywhere. */
  caretAt?: number | undefined
}

export function Textarea({ className, caretAt, onFocus, ...props }: TextareaProps) {
  const isPlaced = useRef(!props.autoFocus)
  return (
    <textarea
      className={cn(fieldStyle, 'min-h-28 resize-y px-3 py-2', className)}
      onFocus={(event) => {
        // Browsers put it before the first word, where nobody goes on writing.
        if (!isPlaced.current) {
          const { currentTarget: area } = event
          const place = caretAt ?? area.value.length
          area.setSelectionRange(place, place)
        }
        isPlaced.current = true
        onFocus?.(event)
      }}
      {...props}
    />
  )
}
