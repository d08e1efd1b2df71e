import { LucideProvider } from 'lucide-react'
import type { ReactNode } from 'react'

/** Every icon is drawn this thin unless it says otherwise, and none is read out: Lucide hides what has no name. */
export function IconStroke({ children }: { children: ReactNode }) {
  return <LucideProvider strokeWidth={1.5}>{children}</LucideProvider>
}
