import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from '#client/ui/button.tsx'

type SettingsGroupProps = { id: string; title: string; children: ReactNode }

/** Settings of one kind, one under the other on one card; the navigation leads to it by its id. */
export function SettingsGroup({ id, title, children }: SettingsGroupProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="grid scroll-mt-24 gap-3">
      <h2 id={`${id}-title`} className="text-h3">
        {title}
      </h2>
      <div className="divide-y divide-border rounded-card border border-border bg-surface px-5 sm:px-7">{children}</div>
    </section>
  )
}

type SettingsSectionProps = {
  title: string
  lead?: ReactNode
  /** What it is all about, at the right of its title. */
  action?: ReactNode
  children?: ReactNode
}

/** One thing that can be changed, with what it does said first. */
export function SettingsSection({ title, lead, action, children }: SettingsSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-5 py-5 sm:py-6">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3 sm:gap-x-6">
        <div className="min-w-0 flex-[1_1_11rem]">
          <h3 id={id} className="font-semibold text-body">
            {title}
          </h3>
          {lead && <p className="mt-0.5 max-w-prose text-small text-text-2">{lead}</p>}
        </div>
        {action}
      </div>
      {children}
    </section>
  )
}

type ChangeSectionProps = SettingsSectionProps & {
  /** What a press on Change changes, as screen readers hear it. */
  what: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** A setting whose form opens on "Change". */
export function ChangeSection({ what, isOpen, onOpenChange, children, ...section }: ChangeSectionProps) {
  const form = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (isOpen) form.current?.querySelector<HTMLInputElement>('input:not([type=hidden])')?.focus()
    else if (wasOpen.current) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return (
    <SettingsSection
      {...section}
      action={
        <Button
          ref={button}
          variant="outline"
          size="small"
          aria-expanded={isOpen}
          aria-label={isOpen ? undefined : `Change ${what}`}
          onClick={() => onOpenChange(!isOpen)}
        >
          {isOpen ? 'Cancel' : 'Change'}
        </Button>
      }
    >
      {isOpen && <div ref={form}>{children}</div>}
    </SettingsSection>
  )
}
