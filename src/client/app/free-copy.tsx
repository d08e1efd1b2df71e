import { AppLink } from '#client/app/app-link.tsx'
import { buttonStyle } from '#client/ui/button.tsx'

/** The pricing page of a copy that charges nothing. */
export function FreeCopy() {
  return (
    <div className="wrap-app py-16 lg:py-24">
      <div className="grid max-w-prose justify-items-start gap-4">
        <h1 className="font-display text-display-2">Everything is free here</h1>
        <p className="text-body-l text-text-2">
          Payments are turned off on this copy of Candid. Build, download and share as much as you like.
        </p>
        <AppLink to="/create-resume" className={buttonStyle({ className: 'mt-2' })}>
          Create New Resume
        </AppLink>
      </div>
    </div>
  )
}
