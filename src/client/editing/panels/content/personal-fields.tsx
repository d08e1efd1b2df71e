import { lazy, Suspense } from 'react'
import type { PersonalInfo } from '#engine/resume/resume.ts'
import { FieldPair } from './entry-card.tsx'
import { LinkFields } from './link-fields.tsx'
import { PhoneField } from './phone-field.tsx'
import { TextField } from './text-field.tsx'

/** Few shout: its code comes only for them, and where it doesn't come nothing is offered. */
const LaterCalmOffer = lazy(() =>
  import('./calm-offer.tsx').then(
    ({ CalmOffer }) => ({ default: CalmOffer }),
    () => ({ default: () => null }),
  ),
)

/** From here on it's no `JO` or `RN`. */
const SHORTEST = 5
const shouts = (words: string) => words.trim().length >= SHORTEST && !/\p{Ll}/u.test(words)

type PersonalFieldsProps = {
  person: PersonalInfo
  /** The wizard asks for less than a finished resume has. */
  isLocationOptional?: boolean
}

/** Who somebody is and how to reach them. */
export function PersonalFields({ person, isLocationOptional = false }: PersonalFieldsProps) {
  return (
    <>
      <FieldPair>
        <TextField
          path="personalInfo.firstName"
          label="First name"
          value={person.firstName}
          autoComplete="given-name"
          autoCapitalize="words"
          spellCheck={false}
        />
        <TextField
          path="personalInfo.lastName"
          label="Last name"
          value={person.lastName}
          autoComplete="family-name"
          autoCapitalize="words"
          spellCheck={false}
        />
      </FieldPair>
      {shouts(`${person.firstName} ${person.lastName}`) && (
        <Suspense>
          <LaterCalmOffer person={person} of="name" />
        </Suspense>
      )}
      <TextField
        path="personalInfo.professionalTitle"
        label="Professional title"
        hint="Your current or target job, such as Registered Nurse"
        value={person.professionalTitle}
        autoComplete="organization-title"
        autoCapitalize="words"
      />
      {shouts(person.professionalTitle) && (
        <Suspense>
          <LaterCalmOffer person={person} of="title" />
        </Suspense>
      )}
      <FieldPair isLong>
        <TextField
          path="personalInfo.email"
          label="Email"
          value={person.email}
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PhoneField phone={person.phone} location={person.location} />
      </FieldPair>
      <TextField
        path="personalInfo.location"
        label="Location"
        hint="City and state, or just your country"
        value={person.location}
        optional={isLocationOptional}
        autoCapitalize="words"
      />
      <FieldPair isLong>
        <TextField
          path="personalInfo.linkedin"
          label="LinkedIn"
          value={person.linkedin}
          optional
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="linkedin.com/in/"
        />
        <TextField
          path="personalInfo.website"
          label="Website"
          value={person.website}
          optional
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="https://"
        />
      </FieldPair>
      <LinkFields links={person.links ?? []} />
    </>
  )
}
