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
      <div className="wrap-marketing grid gap-10 py-12 lg:grid-cols-[1fr_auto] lg:gap-16 lg:py-16 at-work:flex at-work:flex-wrap at-work:items-center at-work:justify-between at-work:gap-x-8 at-work:gap-y-4 at-work:py-5">
        <div className="grid max-w-xs content-start gap-4 at-work:hidden">
          <Logo />
          <p className="text-small text-text-2">Honest resumes and cover letters at a fair price.</p>
          <ThemeSwitch className="justify-self-start unscripted:hidden" />
        </div>
        <nav
          aria-label="Footer"
          className="grid grid-cols-2 gap-x-8 gap-y-10 sm:grid-cols-3 lg:gap-x-16 at-work:flex at-work:flex-wrap at-work:gap-x-5 at-work:gap-y-0"
        >
          {listFooterColumns(site).map(({ title, links }) => (
            <div key={title} className="at-work:contents">
              <h2 className="font-semibold text-small at-work:sr-only">{title}</h2>
              <ul className="mt-3 grid gap-1 at-work:contents">
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
        <div className="wrap-marketing flex flex-wrap items-center justify-between gap-4 py-6 text-small text-text-3 at-work:py-3">
          <p>© {site.year} Candid. All rights reserved.</p>
          <div className="hidden at-work:block unscripted:hidden">
            <ThemeSwitch />
          </div>
        </div>
      </div>
    </footer>
  )
}
