import { ArrowLeft } from 'lucide-react'
import { AppLink } from '#client/app/app-link.tsx'
import { Button, buttonStyle } from '#client/ui/button.tsx'

const className = 'px-2.5 text-small'

/** In a small window, or one just wide enough for a single bar, the arrow says it alone. */
function BackWords({ label }: { label: string }) {
  return (
    <>
      <ArrowLeft />
      <span className="max-lg:sr-only xl:max-[85rem]:sr-only">{label}</span>
    </>
  )
}

export function BackLink({ to, label }: { to: string; label: string }) {
  return (
    <AppLink to={to} className={buttonStyle({ variant: 'ghost', className })}>
      <BackWords label={label} />
    </AppLink>
  )
}

export function BackButton({ label, onSelect }: { label: string; onSelect: () => void }) {
  return (
    <Button variant="ghost" className={className} onClick={onSelect}>
      <BackWords label={label} />
    </Button>
  )
}
