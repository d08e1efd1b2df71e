import { useRef } from 'react'
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

export function HomePage() {
  const first = useRef<HTMLDivElement>(null)
  const last = useRef<HTMLDivElement>(null)
  return (
    <>
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
    </>
  )
}
