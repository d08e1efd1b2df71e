import { Check, ChevronDown } from 'lucide-react'
import { Select as Primitive } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from '#client/lib/cn.ts'
import { readStyleNonce } from '#client/lib/style-nonce.ts'
import { menuItemStyle, menuStyle } from './dropdown-menu.tsx'
import { fieldStyle } from './input.tsx'

export const Select = Primitive.Root
export const SelectValue = Primitive.Value

export function SelectTrigger({ className, children, ...props }: ComponentProps<typeof Primitive.Trigger>) {
  return (
    <Primitive.Trigger
      className={cn(
        fieldStyle,
        'flex h-control items-center justify-between gap-2 px-3 text-left data-[placeholder]:text-text-3 [&>span]:truncate',
        className,
      )}
      {...props}
    >
      {children}
      <Primitive.Icon asChild>
        <ChevronDown className="size-4 shrink-0 text-text-3" />
      </Primitive.Icon>
    </Primitive.Trigger>
  )
}

export function SelectContent({ className, children, ...props }: ComponentProps<typeof Primitive.Content>) {
  return (
    <Primitive.Portal>
      <Primitive.Content
        position="popper"
        sideOffset={6}
        collisionPadding={8}
        className={cn(
          menuStyle,
          'max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width)',
          className,
        )}
        {...props}
      >
        <Primitive.Viewport nonce={readStyleNonce()}>{children}</Primitive.Viewport>
      </Primitive.Content>
    </Primitive.Portal>
  )
}

export function SelectItem({ className, children, ...props }: ComponentProps<typeof Primitive.Item>) {
  return (
    <Primitive.Item className={cn(menuItemStyle, 'pr-9 text-body', className)} {...props}>
      <Primitive.ItemText>{children}</Primitive.ItemText>
      <Primitive.ItemIndicator className="absolute right-3">
        <Check />
      </Primitive.ItemIndicator>
    </Primitive.Item>
  )
}
