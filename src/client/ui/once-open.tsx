import { type ReactNode, Suspense, useState } from 'react'

/** What opens over a page, drawn from its first opening on: its code is fetched only then, and its closing is still seen. */
export function OnceOpen({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  const [hasOpened, setHasOpened] = useState(isOpen)
  if (isOpen && !hasOpened) setHasOpened(true)
  return hasOpened && <Suspense>{children}</Suspense>
}
