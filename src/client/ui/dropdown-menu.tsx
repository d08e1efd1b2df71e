import { Check } from 'lucide-react'
import { Slot } from 'radix-ui'
import {
  type ComponentProps,
  createContext,
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { cn } from '#client/lib/cn.ts'
import { findNextItem, listItems, MenuContext, type MenuState, useMenu } from './menu-state.ts'
import { placeBeside } from './place-beside.ts'

type DropdownMenuProps = { open?: boolean; onOpenChange?: (isOpen: boolean) => void; children: ReactNode }

/** A button and the list it opens. The page behind it stays as it is. */
export function DropdownMenu({ open, onOpenChange, children }: DropdownMenuProps) {
  const [ownOpen, setOwnOpen] = useState(false)
  const isOpen = open ?? ownOpen
  const id = useId()
  const trigger = useRef<HTMLElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const onCloseAutoFocus = useRef<(event: Event) => void>(undefined)
  const by = useRef<'keys' | 'pointer'>('pointer')
  const change = useRef(onOpenChange)
  useEffect(() => {
    change.current = onOpenChange
  })
  const menu = useMemo<MenuState>(() => {
    const setOpen = (next: boolean) => {
      setOwnOpen(next)
      change.current?.(next)
    }
    return {
      isOpen,
      open: (how) => {
        by.current = how
        setOpen(true)
      },
      // The focus goes back before anything is drawn: what the choice opens finds it there, and gives it back there.
      close: ({ keepsFocus } = { keepsFocus: false }) => {
        setOpen(false)
        if (keepsFocus) return
        const event = new Event('closeautofocus', { cancelable: true })
        onCloseAutoFocus.current?.(event)
        if (!event.defaultPrevented) trigger.current?.focus()
      },
      isByKeys: () => by.current === 'keys',
      trigger,
      content,
      onCloseAutoFocus,
      id,
    }
  }, [isOpen, id])
  return <MenuContext value={menu}>{children}</MenuContext>
}

type DropdownMenuTriggerProps = ComponentProps<'button'> & { asChild?: boolean }

export function DropdownMenuTrigger({ asChild, ...props }: DropdownMenuTriggerProps) {
  const { isOpen, open, close, trigger, id } = useMenu()
  const Root = asChild ? Slot.Root : 'button'
  return (
    <Root
      // A slot takes any element, a button a button; both are one.
      ref={trigger as ComponentProps<'button'>['ref']}
      {...(asChild ? {} : { type: 'button' as const })}
      id={`${id}-trigger`}
      aria-haspopup="menu"
      aria-expanded={isOpen}
      aria-controls={isOpen ? id : undefined}
      data-state={isOpen ? 'open' : 'closed'}
      onClick={({ detail }) => (isOpen ? close() : open(detail === 0 ? 'keys' : 'pointer'))}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown' || isOpen) return
        event.preventDefault()
        open('keys')
      }}
      {...props}
    />
  )
}

/** How an open list of choices looks, here and in a select. */
export const menuStyle =
  'z-menu min-w-48 overflow-hidden rounded-control border border-border bg-surface p-1 text-text shadow-menu data-[state=closed]:animate-menu-out data-[state=open]:animate-menu-in'

export const menuItemStyle =
  'relative flex min-h-9 select-none items-center gap-2 rounded-chip px-3 py-1.5 text-small outline-none data-[disabled]:pointer-events-none data-[highlighted]:bg-hover data-[disabled]:opacity-50 touch:min-h-11 [&_svg]:size-4 [&_svg]:shrink-0'

type DropdownMenuContentProps = {
  align?: 'start' | 'center' | 'end'
  className?: string
  /** Prevented, it leaves the focus where the choice has put it. */
  onCloseAutoFocus?: (event: Event) => void
  children: ReactNode
}

export function DropdownMenuContent(props: DropdownMenuContentProps) {
  return useMenu().isOpen && <OpenContent {...props} />
}

function OpenContent({ align, className, onCloseAutoFocus, children }: DropdownMenuContentProps) {
  const menu = useMenu()
  const { content, trigger, close, isByKeys, id } = menu
  useEffect(() => {
    menu.onCloseAutoFocus.current = onCloseAutoFocus
  })

  useLayoutEffect(() => {
    const box = content.current
    const anchor = trigger.current
    if (!box || !anchor) return
    box.showPopover?.()
    const place = () => placeBeside(box, anchor, { side: 'bottom', align })
    place()
    const first = isByKeys() ? listItems(box)[0] : undefined
    ;(first ?? box).focus({ preventScroll: true })

    const isOutside = ({ target }: Event) => target instanceof Node && !box.contains(target) && !anchor.contains(target)
    const leave = (event: Event) => {
      if (isOutside(event)) close({ keepsFocus: true })
    }
    // On its way down from the window, so that a dialog around it does not close as well.
    const pressEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopImmediatePropagation()
      close()
    }
    const captured = { capture: true }
    window.addEventListener('keydown', pressEscape, captured)
    document.addEventListener('pointerdown', leave, captured)
    document.addEventListener('focusin', leave, captured)
    document.addEventListener('scroll', place, captured)
    window.addEventListener('resize', place)
    return () => {
      window.removeEventListener('keydown', pressEscape, captured)
      document.removeEventListener('pointerdown', leave, captured)
      document.removeEventListener('focusin', leave, captured)
      document.removeEventListener('scroll', place, captured)
      window.removeEventListener('resize', place)
    }
  }, [content, trigger, close, isByKeys, align])

  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const { activeElement } = document
    if (event.key === 'Tab') return event.preventDefault()
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      event.stopPropagation()
      if (activeElement instanceof HTMLElement && activeElement !== content.current) activeElement.click()
      return
    }
    const next = findNextItem(listItems(event.currentTarget), activeElement, event.key)
    if (!next) return
    event.preventDefault()
    event.stopPropagation()
    next.focus()
  }

  return (
    <div
      ref={content}
      id={id}
      role="menu"
      tabIndex={-1}
      popover="manual"
      aria-labelledby={`${id}-trigger`}
      data-state="open"
      onKeyDown={press}
      // A tap on a line that cannot be chosen isn't a press on what is behind it.
      onClick={(event) => event.stopPropagation()}
      className={cn(
        menuStyle,
        'fixed inset-auto m-0 max-h-full w-max max-w-80 overflow-y-auto text-left outline-none',
        className,
      )}
    >
      {children}
    </div>
  )
}

type ItemProps = Omit<ComponentProps<'div'>, 'onSelect'> & {
  asChild?: boolean
  disabled?: boolean
  /** Prevented, it leaves the list open. */
  onSelect?: (event: Event) => void
}

function Item({ asChild, disabled, onSelect, className, ...props }: ItemProps) {
  const { close, content } = useMenu()
  const Root = asChild ? Slot.Root : 'div'
  const choose = () => {
    const event = new Event('select', { cancelable: true })
    onSelect?.(event)
    if (!event.defaultPrevented) close()
  }
  return (
    <Root
      role="menuitem"
      tabIndex={-1}
      aria-disabled={disabled || undefined}
      data-disabled={disabled ? '' : undefined}
      onClick={disabled ? undefined : choose}
      onFocus={({ currentTarget }) => currentTarget.setAttribute('data-highlighted', '')}
      onBlur={({ currentTarget }) => currentTarget.removeAttribute('data-highlighted')}
      onPointerMove={({ currentTarget, pointerType }) => {
        if (!disabled && pointerType === 'mouse') currentTarget.focus({ preventScroll: true })
      }}
      onPointerLeave={({ pointerType }) => {
        if (pointerType === 'mouse') content.current?.focus({ preventScroll: true })
      }}
      className={cn(menuItemStyle, className)}
      {...props}
    />
  )
}

type DropdownMenuItemProps = ItemProps & { destructive?: boolean }

export function DropdownMenuItem({ className, destructive, ...props }: DropdownMenuItemProps) {
  return <Item className={cn(destructive && 'text-danger', className)} {...props} />
}

const RadioContext = createContext<{ value: string; onChange: (value: string) => void } | undefined>(undefined)

type DropdownMenuRadioGroupProps = {
  value: string
  onValueChange: (value: string) => void
  children: ReactNode
} & Pick<ComponentProps<'div'>, 'aria-label'>

export function DropdownMenuRadioGroup({ value, onValueChange, children, ...props }: DropdownMenuRadioGroupProps) {
  const group = useMemo(() => ({ value, onChange: onValueChange }), [value, onValueChange])
  return (
    <RadioContext value={group}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a menu */}
      <div role="group" {...props}>
        {children}
      </div>
    </RadioContext>
  )
}

export function DropdownMenuRadioItem({ value, children }: { value: string; children: ReactNode }) {
  const group = useContext(RadioContext)
  const isChosen = group?.value === value
  return (
    <Item role="menuitemradio" aria-checked={isChosen} className="pr-9" onSelect={() => group?.onChange(value)}>
      {children}
      {isChosen && <Check className="absolute right-3" />}
    </Item>
  )
}

type DropdownMenuCheckboxItemProps = Pick<ItemProps, 'onSelect' | 'children'> & {
  checked: boolean
  onCheckedChange: (isChecked: boolean) => void
}

export function DropdownMenuCheckboxItem({
  checked,
  onCheckedChange,
  onSelect,
  children,
}: DropdownMenuCheckboxItemProps) {
  return (
    <Item
      role="menuitemcheckbox"
      aria-checked={checked}
      className="pr-9"
      onSelect={(event) => {
        onCheckedChange(!checked)
        onSelect?.(event)
      }}
    >
      {children}
      <span className="absolute right-3 grid size-4 place-items-center rounded-[3px] border border-border-strong">
        {checked && <Check strokeWidth={2} />}
      </span>
    </Item>
  )
}

export function DropdownMenuLabel({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cn('px-3 py-1.5 text-micro text-text-3', className)} {...props} />
}

export function DropdownMenuSeparator({ className }: { className?: string }) {
  return <hr className={cn('-mx-1 my-1 h-px border-0 bg-border', className)} />
}
