import { Mail, MapPin, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import type { SiteConfig } from '#shared/site-config.ts'
import { emailHref, phoneHref } from './contact.ts'

type ContactBlockProps = { site: SiteConfig }

const linkClass = 'text-accent underline decoration-1 underline-offset-3 hover:text-accent-hover'

export function ContactBlock({ site }: ContactBlockProps) {
  return (
    <section
      id="contact"
      tabIndex={-1}
      aria-labelledby="contact-title"
      className="rounded-card border border-border bg-surface p-6 md:p-8 print:break-inside-avoid"
    >
      <h2 id="contact-title" className="text-h2">
        Still have questions?
      </h2>
      <p className="mt-2 text-text-2">Tell us what you are trying to do. A person reads every message.</p>
      <address className="mt-6 grid gap-6 not-italic sm:grid-cols-2">
        <Way icon={<Mail size={20} />} label="Email">
          <a href={emailHref(site)} className={linkClass}>
            {site.supportEmail}
          </a>
        </Way>
        <Way icon={<Phone size={20} />} label="Phone">
          <a href={phoneHref(site)} className={linkClass}>
            {site.supportPhone}
          </a>
        </Way>
        <Way icon={<MapPin size={20} />} label="Mail">
          <span className="whitespace-pre-line">{site.supportAddress}</span>
        </Way>
      </address>
    </section>
  )
}

type WayProps = { icon: ReactNode; label: string; children: ReactNode }

function Way({ icon, label, children }: WayProps) {
  return (
    <div className="flex gap-3">
      <span className="mt-0.5 text-text-3">{icon}</span>
      <div className="min-w-0 wrap-anywhere">
        <p className="text-small text-text-3">{label}</p>
        <p className="mt-0.5">{children}</p>
      </div>
    </div>
  )
}
