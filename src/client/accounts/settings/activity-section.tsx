import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { timeOf } from '#client/lib/time-words.ts'
import { Button } from '#client/ui/button.tsx'
import type { SecurityEvent, SecurityEventKind } from '#shared/api/account-security.ts'
import { QueryList } from './query-list.tsx'
import { securityEventsQuery } from './security-queries.ts'
import { SettingsSection } from './settings-section.tsx'

const words: Record<SecurityEventKind, string> = {
  'signed-in': 'Signed in',
  'new-device': 'Signed in on a new device',
  'sign-in-failed': 'Wrong password',
  'password-changed': 'Password changed',
  'password-reset': 'Password reset by email',
  'email-changed': 'Email changed',
  'email-verified': 'Email confirmed',
  'passkey-added': 'Passkey added',
  'passkey-removed': 'Passkey removed',
  'provider-connected': 'Sign-in service connected',
  'provider-removed': 'Sign-in service disconnected',
  'session-ended': 'Device signed out',
  'sessions-ended': 'Other devices signed out',
}

const firstShown = 8

export function ActivitySection() {
  const query = useQuery(securityEventsQuery)
  const [isWhole, setIsWhole] = useState(false)
  return (
    <SettingsSection title="Security activity" lead="The last 180 days. If something wasn’t you, change your password.">
      <QueryList query={query} label="the activity">
        {({ events }) => (
          <div className="grid gap-4">
            {events.length === 0 && <p className="text-text-2">Nothing yet.</p>}
            <ul className="grid gap-3">
              {events.slice(0, isWhole ? undefined : firstShown).map((event) => (
                <EventRow key={event.id} event={event} />
              ))}
            </ul>
            {!isWhole && events.length > firstShown && (
              <div>
                <Button variant="outline" size="small" onClick={() => setIsWhole(true)}>
                  Show all {events.length}
                </Button>
              </div>
            )}
          </div>
        )}
      </QueryList>
    </SettingsSection>
  )
}

function EventRow({ event: { kind, detail, count, at } }: { event: SecurityEvent }) {
  return (
    <li className="grid gap-x-4 sm:grid-cols-[1fr_auto] sm:items-baseline">
      <span>
        <span className="font-medium">{words[kind]}</span>
        {count > 1 && `, ${count} times`}
        {detail && <span className="text-text-2">, {detail}</span>}
      </span>
      <time dateTime={at} className="text-small text-text-2 tabular-nums">
        {timeOf(at, Date.now())}
      </time>
    </li>
  )
}
