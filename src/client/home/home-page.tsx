import { Claims } from './claims.tsx'
import { Closing } from './closing.tsx'
import { Features } from './features.tsx'
import { GetStarted } from './get-started.tsx'
import { Hero } from './hero.tsx'
import { PlainPrice } from './plain-price.tsx'

export function HomePage() {
  return (
    <>
      <Hero />
      <Claims />
      <Features />
      <PlainPrice />
      <GetStarted />
      <Closing />
    </>
  )
}
