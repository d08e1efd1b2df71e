import { type ReactNode, useId } from 'react'

type SettingsSectionProps = { title: string; lead?: ReactNode; children: ReactNode }

/** One thing that can be changed, with what it does said first. */
export function SettingsSection({ title, lead, children }: SettingsSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-card border border-border bg-surface p-6 sm:p-8">
      <h2 id={id} className="text-h3">
        {title}
      </h2>
      {lead && <p className="mt-1.5 max-w-prose text-text-2">{lead}</p>}
      <div className="mt-5">{children}</div>
    </section>
  )
}
