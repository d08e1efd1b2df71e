import type { ReactNode } from 'react'
import { Badge } from '#client/ui/badge.tsx'
import { Button } from '#client/ui/button.tsx'
import { formatPeriod } from '#engine/resume/dates.ts'
import { listContacts } from '#engine/resume/links.ts'
import { fullName } from '#engine/resume/names.ts'
import { isProfileImage } from '#engine/resume/profile-image.ts'
import type { Resume } from '#engine/resume/resume.ts'
import type { WizardStep } from '#engine/resume/wizard-steps.ts'
import { findUnheldYears } from '#engine/writing/summary/years-asked.ts'
import { findStepProblems } from '../step-problems.ts'
import { stepWords } from '../step-words.ts'
import { DescriptionLines } from './description-lines.tsx'

type ReviewStepProps = { resume: Resume; isLocked: boolean; onChange: (step: WizardStep) => void }

/** Everything that was written, section by section, each with the way back to it. */
export function ReviewStep({ resume, isLocked, onChange }: ReviewStepProps) {
  const { personalInfo: person, experiences, education, skillCategories } = resume
  const sections: { step: WizardStep; content: ReactNode }[] = [
    { step: 'personal', content: <PersonLines resume={resume} /> },
    {
      step: 'professional-summary',
      content: person.summary.trim() && (
        <>
          <p className="whitespace-pre-line">{person.summary}</p>
          <UnheldYears resume={resume} />
        </>
      ),
    },
    {
      step: 'experience',
      content: experiences.length > 0 && (
        <Entries
          entries={experiences.map(({ id, position, company, location, startDate, endDate, current, description }) => ({
            id,
            title: join([position, company], ', '),
            detail: join([formatPeriod(startDate, endDate, current), location], ' · '),
            text: description,
          }))}
        />
      ),
    },
    {
      step: 'education',
      content: education.length > 0 && (
        <Entries
          entries={education.map(
            ({ id, degree, field, institution, location, startDate, endDate, current, description }) => ({
              id,
              title: join([degree, field], ', '),
              detail: join([institution, formatPeriod(startDate, endDate, current), location], ' · '),
              text: description,
            }),
          )}
        />
      ),
    },
    {
      step: 'skills',
      content: skillCategories.length > 0 && (
        <ul className="grid gap-1">
          {skillCategories.map(({ id, name, skills }) => (
            <li key={id}>
              <span className="font-medium">{name}</span>
              {skills.length > 0 && `: ${skills.map((skill) => skill.name).join(', ')}`}
            </li>
          ))}
        </ul>
      ),
    },
  ]

  return (
    <div className="grid grid-cols-1 divide-y divide-border rounded-card border border-border bg-surface">
      {sections.map(({ step, content }) => (
        <section key={step} aria-labelledby={`review-${step}`} className="grid grid-cols-1 gap-2 p-4 sm:p-5">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <h2 id={`review-${step}`} className="text-h3">
              {stepWords[step].label}
            </h2>
            <div className="flex items-center gap-3">
              {findStepProblems(step, resume).fields.length > 0 && <Badge variant="warning">Please check</Badge>}
              <Button
                variant="link"
                size="inline"
                className="min-h-6 text-small"
                disabled={isLocked}
                aria-label={`Change ${stepWords[step].label}`}
                onClick={() => onChange(step)}
              >
                Change
              </Button>
            </div>
          </div>
          <div className="min-w-0 break-words text-small text-text-2">
            {content || <p className="text-text-3">Nothing here yet.</p>}
          </div>
        </section>
      ))}
    </div>
  )
}

function PersonLines({ resume }: { resume: Resume }) {
  const { professionalTitle, profileImage } = resume.personalInfo
  const contact = listContacts(resume.personalInfo).map(({ text }) => text)
  const name = fullName(resume)
  if (!name && !professionalTitle && contact.length === 0) return null
  return (
    <div className="flex items-start gap-4">
      {profileImage !== undefined && isProfileImage(profileImage) && (
        <img src={profileImage} alt="Profile" className="size-14 shrink-0 rounded-full object-cover" />
      )}
      <div className="min-w-0">
        <p className="font-medium text-text">{join([name, professionalTitle], ', ')}</p>
        <p>{contact.join(' · ')}</p>
      </div>
    </div>
  )
}

type ReviewEntry = { id: string; title: string; detail: string; text: string | undefined }

function Entries({ entries }: { entries: readonly ReviewEntry[] }) {
  return (
    <ul className="grid gap-3">
      {entries.map(({ id, title, detail, text }) => (
        <li key={id}>
          <p className="font-medium text-text">{title}</p>
          <p>{detail}</p>
          {text?.trim() && <DescriptionLines text={text} />}
        </li>
      ))}
    </ul>
  )
}

function join(parts: readonly (string | undefined)[], between: string): string {
  return parts.filter((part) => part?.trim()).join(between)
}

/** Years told before the jobs were entered may be years in the work somebody only wants. */
function UnheldYears({ resume }: { resume: Resume }) {
  const sentence = findUnheldYears(resume)
  if (sentence === undefined) return null
  return (
    <p className="mt-2 rounded-control bg-sunken p-3 text-text">
      “{sentence}” None of the jobs you entered is called that. Change it if it isn’t true.
    </p>
  )
}
