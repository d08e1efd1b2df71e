import { Check } from 'lucide-react'
import { DropdownMenu as Primitive } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from '#client/lib/cn.ts'

export const DropdownMenuTrigger = Primitive.Trigger
export const DropdownMenuRadioGroup = Primitive.RadioGroup

/** Leaves the page behind it alone: hiding it from assistive technology leaves a screen without a main part. */
export function DropdownMenu(props: ComponentProps<typeof Primitive.Root>) {
  return <Primitive.Root modal={false} {...props} />
}

/** How an open list of choices looks, here and in a select. */
export const menuStyle =
  'z-menu min-w-48 overflow-hidden rounded-control border border-border bg-surface p-1 text-text shadow-menu data-[state=closed]:animate-menu-out data-[state=open]:animate-menu-in'

export const menuItemStyle =
  'relative flex min-h-9 select-none items-center gap-2 rounded-chip px-3 py-1.5 text-small outline-none data-[disabled]:pointer-events-none data-[highlighted]:bg-hover data-[disabled]:opacity-50 touch:min-h-11 [&_svg]:size-4 [&_svg]:shrink-0'

export function DropdownMenuContent({ className, sideOffset = 6, ...props }: ComponentProps<typeof Primitive.Content>) {
  return (
    <Primitive.Portal>
      {/* It stands at the end of the page, outside of every part of it that has a name. */}
      <section aria-label="Menu">
        <Primitive.Content
          sideOffset={sideOffset}
          collisionPadding={8}
          className={cn(menuStyle, 'max-h-(--radix-dropdown-menu-content-available-height) overflow-y-auto', className)}
          {...props}
        />
      </section>
    </Primitive.Portal>
  )
}

type DropdownMenuItemProps = ComponentProps<typeof Primitive.Item> & { destructive?: boolean }

export function DropdownMenuItem({ className, destructive, ...props }: DropdownMenuItemProps) {
  return <Primitive.Item className={cn(menuItemStyle, destructive && 'text-danger', className)} {...props} />
}

export function DropdownMenuRadioItem({ className, children, ...props }: ComponentProps<typeof Primitive.RadioItem>) {
  return (
    <Primitive.RadioItem className={cn(menuItemStyle, 'pr-9', className)} {...props}>
      {children}
      <Primitive.ItemIndicator className="absolute right-3">
        <Check aria-hidden strokeWidth={1.5} />
      </Primitive.ItemIndicator>
    </Primitive.RadioItem>
  )
}

export function DropdownMenuCheckboxItem({
  className,
  children,
  ...props
}: ComponentProps<typeof Primitive.CheckboxItem>) {
  return (
    <Primitive.CheckboxItem className={cn(menuItemStyle, 'pr-9', className)} {...props}>
      {children}
      <span className="absolute right-3 grid size-4 place-items-center rounded-[3px] border border-border-strong">
        <Primitive.ItemIndicator>
          <Check aria-hidden strokeWidth={2} />
        </Primitive.ItemIndicator>
      </span>
    </Primitive.CheckboxItem>
  )
}

export function DropdownMenuLabel({ className, ...props }: ComponentProps<typeof Primitive.Label>) {
  return <Primitive.Label className={cn('px-3 py-1.5 text-micro text-text-3', className)} {...props} />
}

export function DropdownMenuSeparator({ className, ...props }: ComponentProps<typeof Primitive.Separator>) {
  return <Primitive.Separator className={cn('-mx-1 my-1 h-px bg-border', className)} {...props} />
}
