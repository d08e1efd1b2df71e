import { AppLink } from './app-link.tsx'
import { Logo } from './logo.tsx'
import { useSite } from './site.tsx'
import { listFooterColumns, type SiteLink } from './site-links.ts'
import { ThemeSwitch } from './theme-switch.tsx'

const linkStyle =
  'inline-flex min-h-8 items-center rounded-chip text-small text-text-2 transition-colors hover:text-text hover:underline underline-offset-4 touch:min-h-11'

function FooterLink({ label, to }: SiteLink) {
  if (to.startsWith('mailto:')) {
    return (
      <a href={to} className={linkStyle}>
        {label}
      </a>
    )
  }
  return (
    <AppLink to={to} className={linkStyle}>
      {label}
    </AppLink>
  )
}

export function Footer() {
  const site = useSite()
  return (
    <footer data-chrome="" className="mt-auto border-border border-t bg-sunken">
      <div className="wrap-marketing grid gap-10 py-12 lg:grid-cols-[1fr_auto] lg:gap-16 lg:py-16">
        <div className="grid max-w-xs content-start gap-4">
          <Logo />
          <p className="text-small text-text-2">Resumes and cover letters that are true, exact and honestly priced.</p>
          <ThemeSwitch className="justify-self-start unscripted:hidden" />
        </div>
        <nav aria-label="Footer" className="grid grid-cols-2 gap-x-8 gap-y-10 sm:grid-cols-3 lg:gap-x-16">
          {listFooterColumns(site).map(({ title, links }) => (
            <div key={title}>
              <h2 className="font-semibold text-small">{title}</h2>
              <ul className="mt-3 grid gap-1">
                {links.map((link) => (
                  <li key={link.label}>
                    <FooterLink {...link} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      <div className="border-border border-t">
        <p className="wrap-marketing py-6 text-small text-text-3">© {site.year} Candid. All rights reserved.</p>
      </div>
    </footer>
  )
}
