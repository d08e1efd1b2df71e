import { keyName } from './shortcuts.ts'

/** A key as it is named on this machine. Drawn only once a sheet is open, so never on the server. */
export function Key({ name }: { name: string }) {
  const isMac = /mac|iphone|ipad/i.test(navigator.userAgent)
  return (
    <kbd className="rounded-chip border border-border bg-sunken px-1.5 py-0.5 font-sans text-micro">
      {keyName(name, isMac)}
    </kbd>
  )
}
