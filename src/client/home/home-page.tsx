import { Suspense, useRef } from 'react'
import { lazyPage } from '#client/app/lazy-page.tsx'
import { isNewPro } from '#client/billing/paywall/new-pro.ts'
import { useMe } from '#client/lib/me.ts'
import { useIsHydrated } from '#client/lib/use-is-hydrated.ts'
import { BuilderDemo } from './builder-demo.tsx'
import { Claims } from './claims.tsx'
import { Closing } from './closing.tsx'
import { ContinueStrip } from './continue-strip.tsx'
import { Features } from './features.tsx'
import { GetStarted } from './get-started.tsx'
import { Hero } from './hero.tsx'
import { PlainPrice } from './plain-price.tsx'
import { Showcase } from './showcase.tsx'
import { StickyStart } from './sticky-start.tsx'
import { Testimonials } from './testimonials.tsx'

const OwnHome = lazyPage(() => import('./own-home.tsx').then((module) => module.OwnHome))

const NewProNotice = lazyPage(() =>
  import('#client/billing/paywall/new-pro-notice.tsx').then((module) => module.NewProNotice),
)

/** What the product is, for a guest; the desk of somebody who is signed in. */
export function HomePage() {
  const { user } = useMe()
  const isHydrated = useIsHydrated()
  const notice = isHydrated && isNewPro() && (
    <Suspense fallback={null}>
      <div className="wrap-app pt-6">
        <NewProNotice />
      </div>
    </Suspense>
  )
  if (!user || !isHydrated) {
    return (
      <>
        {notice}
        <GuestHome />
      </>
    )
  }
  return (
    <>
      {notice}
      <Suspense fallback={<div className="min-h-dvh" />}>
        <OwnHome user={user} />
      </Suspense>
    </>
  )
}

function GuestHome() {
  const first = useRef<HTMLDivElement>(null)
  const last = useRef<HTMLDivElement>(null)
  return (
    <div className="for-guests">
      <ContinueStrip />
      <div ref={first}>
        <Hero />
      </div>
      <Features />
      <Showcase />
      <BuilderDemo />
      <Claims />
      <Testimonials />
      <PlainPrice />
      <div ref={last}>
        <GetStarted />
        <Closing />
      </div>
      <StickyStart first={first} last={last} />
    </div>
  )
}
