import { Slider as Primitive } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from '#client/lib/cn.ts'

type SliderProps = Omit<ComponentProps<typeof Primitive.Root>, 'aria-label' | 'aria-labelledby'> & {
  /** The name of the value, read out with it. */
  label: string
  /** The value in words, such as "11 pt". */
  valueText?: string
}

export function Slider({ className, label, valueText, ...props }: SliderProps) {
  return (
    <Primitive.Root
      className={cn('relative flex h-control w-full touch-none select-none items-center', className)}
      {...props}
    >
      <Primitive.Track className="relative h-1 grow rounded-full bg-field/40">
        <Primitive.Range className="absolute h-full rounded-full bg-accent" />
      </Primitive.Track>
      <Primitive.Thumb
        aria-label={label}
        aria-valuetext={valueText}
        className="block size-5 rounded-full border-2 border-accent bg-surface shadow-menu after:absolute after:-inset-3"
      />
    </Primitive.Root>
  )
}
