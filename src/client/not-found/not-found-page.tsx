import { AppLink } from '#client/app/app-link.tsx'
import { buttonStyle } from '#client/ui/button.tsx'

const widths = ['92%', '78%', '86%', '64%']

export function NotFoundPage() {
  return (
    <div className="wrap-marketing grid grow content-center items-center gap-12 py-12 md:grid-cols-2 md:py-20">
      <div>
        <h1 className="font-display text-display-2">404 Page Not Found</h1>
        <p className="mt-4 max-w-[30rem] text-body-l text-text-2">
          There is no page at this address. It may have moved, or there’s a typo in the link.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <AppLink to="/" className={buttonStyle()}>
            Back to Home
          </AppLink>
          <AppLink to="/templates" className={buttonStyle({ variant: 'outline' })}>
            Resume Templates
          </AppLink>
        </div>
      </div>
      <div
        aria-hidden
        className="mx-auto w-full max-w-sm rotate-1 rounded-page bg-paper px-8 pt-9 pb-12 shadow-page max-md:max-w-72 dim-paper"
      >
        <p className="font-display font-medium text-[1.5rem] text-paper-ink leading-8">This page</p>
        <div className="mt-1.5 h-1.5 w-1/2 rounded-full bg-paper-line" />
        <p className="mt-8 font-semibold text-micro text-paper-ink uppercase tracking-[0.06em]">Position</p>
        <p className="mt-2 font-medium text-paper-accent text-small">took another position</p>
        <p className="text-paper-ink-3 text-small">
          <span className="ink-strike">is where you left it</span>
        </p>
        <div className="mt-6 grid gap-2.5">
          {widths.map((width) => (
            <div key={width} className="h-1.5 rounded-full bg-paper-line" style={{ width }} />
          ))}
        </div>
      </div>
      <p className="text-micro text-text-3 md:col-span-2">
        Developing? Did you forget to add the page to the router? Every address needs an entry in{' '}
        <code className="font-mono">routes.tsx</code>.
      </p>
    </div>
  )
}
