import { cva, type VariantProps } from 'class-variance-authority'
import { Slot } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from '#client/lib/cn.ts'

/** Half seen is enough for what cannot be pressed, but not for a word that tells what goes on. */
const faded = 'disabled:opacity-50 dark:disabled:opacity-65 aria-disabled:opacity-50 dark:aria-disabled:opacity-65'

export const buttonStyle = cva(
  'inline-flex max-w-full shrink-0 select-none items-center justify-center gap-2 rounded-control border text-center font-medium transition-colors disabled:cursor-not-allowed aria-disabled:cursor-not-allowed [&_svg]:size-5 [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        filled:
          'border-transparent bg-accent text-on-accent hover:bg-accent-hover active:bg-accent-press disabled:bg-hover disabled:text-text-3 aria-disabled:bg-accent-soft aria-disabled:text-accent-soft-text',
        outline: `border-field/50 dark:border-field/80 bg-surface text-text hover:bg-hover ${faded}`,
        ghost: `border-transparent text-text hover:bg-hover ${faded}`,
        link: `rounded-chip border-transparent text-accent underline decoration-1 underline-offset-4 hover:text-accent-hover ${faded}`,
        destructive: `border-transparent bg-danger text-on-danger hover:bg-danger-hover ${faded}`,
      },
      size: {
        small: 'h-8 px-3 text-small touch:h-11',
        medium: 'min-h-control px-4 py-2 text-body leading-5',
        large: 'min-h-12 px-6 py-2.5 text-body leading-6',
        icon: 'size-control',
        inline: 'h-auto px-0',
      },
    },
    defaultVariants: { variant: 'filled', size: 'medium' },
  },
)

export type ButtonProps = ComponentProps<'button'> & VariantProps<typeof buttonStyle> & { asChild?: boolean }

export function Button({ asChild, className, variant, size, type, ...props }: ButtonProps) {
  const style = cn(buttonStyle({ variant, size }), className)
  if (asChild) return <Slot.Root className={style} {...props} />
  return <button type={type ?? 'button'} className={style} {...props} />
}
