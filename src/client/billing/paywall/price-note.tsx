import { useSyncExternalStore } from 'react'
import { useSite } from '#client/app/site.tsx'
import { cn } from '#client/lib/cn.ts'
import { formatCents } from '#shared/money.ts'
import { documentPriceCents } from '#shared/plans.ts'
import { canUse } from './paid-flags.ts'

type PriceNoteProps = { free?: string; className?: string }

/** What a finished document costs, wherever the work ends in one; nothing where it costs this person nothing. */
export function PriceNote({ free = 'Free to build', className }: PriceNoteProps) {
  const { billing } = useSite()
  const hasPro = useSyncExternalStore(unchanging, readPro, () => false)
  if (!billing || hasPro) return null
  return (
    <p className={cn('text-small text-text-3', className)}>
      {free}. {formatCents(documentPriceCents)} per finished document, or Pro.
    </p>
  )
}

const unchanging = () => () => undefined
const readPro = () => canUse({ type: 'resume', requiresPro: true })
