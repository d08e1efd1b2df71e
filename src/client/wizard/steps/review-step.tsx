import type { ReactNode } from 'react'
import { Button } from '#client/ui/button.tsx'
import { formatPeriod } from '#engine/resume/dates.ts'
import type { Resume } from '#engine/resume/resume.ts'
import type { WizardStep } from '#engine/resume/wizard-steps.ts'
import { findStepProblems } from '../step-problems.ts'
import { stepWords } from '../step-words.ts'
import { joinParts } from './join-parts.ts'
import { PersonLines } from './person-lines.tsx'
import { ReviewEntries } from './review-entries.tsx'
import { ReviewProblems } from './review-problems.tsx'
import { UnheldYears } from './unheld-years.tsx'

type ReviewStepProps = {
  resume: Resume
  isLocked: boolean
  onChange: (step: WizardStep) => void
  /** Leads to a field of an earlier step. */
  onPick: (path: string) => void
}

/** Everything that was written, section by section, each with the way back to it. */
export function ReviewStep({ resume, isLocked, onChange, onPick }: ReviewStepProps) {
  const { personalInfo: person, experiences, education, skillCategories, languages, certifications } = resume
  const problems = (step: WizardStep, owner = '') => (
    <ReviewProblems
      problems={findStepProblems(step, resume).fields.filter(({ path }) => path.startsWith(owner))}
      isLocked={isLocked}
      onPick={onPick}
    />
  )
  const sections: { step: WizardStep; content: ReactNode }[] = [
    {
      step: 'personal',
      content: (
        <>
          <PersonLines resume={resume} />
          {problems('personal')}
        </>
      ),
    },
    {
      step: 'professional-summary',
      content: (
        <>
          {person.summary.trim() && <p className="whitespace-pre-line">{person.summary}</p>}
          <UnheldYears resume={resume} />
          {/* Who skipped it has nothing to mend. */}
          {person.summary.trim() && problems('professional-summary')}
        </>
      ),
    },
    {
      step: 'experience',
      content: experiences.length > 0 && (
        <ReviewEntries
          entries={experiences.map(({ id, position, company, location, startDate, endDate, current, description }) => ({
            id,
            title: joinParts([position, company], ', '),
            detail: joinParts([formatPeriod(startDate, endDate, current), location], ' · '),
            text: description,
            problems: problems('experience', `experiences.${id}.`),
          }))}
        />
      ),
    },
    {
      step: 'education',
      content: education.length > 0 && (
        <ReviewEntries
          entries={education.map(
            ({ id, degree, field, institution, location, startDate, endDate, current, description }) => ({
              id,
              title: joinParts([degree, field], ', '),
              detail: joinParts([institution, formatPeriod(startDate, endDate, current), location], ' · '),
              text: description,
              problems: problems('education', `education.${id}.`),
            }),
          )}
        />
      ),
    },
    {
      step: 'skills',
      content: skillCategories.length + languages.length + certifications.length > 0 && (
        <ul className="grid gap-1">
          {skillCategories.map(({ id, name, skills }) => (
            <li key={id}>
              <span className="font-medium">{name}</span>
              {skills.length > 0 && `: ${skills.map((skill) => skill.name).join(', ')}`}
              {problems('skills', `skillCategories.${id}.`)}
            </li>
          ))}
          <NamedOnes title="Languages" names={languages.map(({ name, level }) => joinParts([name, level], ', '))} />
          <NamedOnes title="Certificates" names={certifications.map(({ name }) => name)} />
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
          <div className="min-w-0 break-words text-small text-text-2">
            {content || <p className="text-text-3">Nothing here yet.</p>}
          </div>
        </section>
      ))}
    </div>
  )
}

function NamedOnes({ title, names }: { title: string; names: readonly string[] }) {
  if (names.length === 0) return null
  return (
    <li>
      <span className="font-medium">{title}</span>: {names.join('; ')}
    </li>
  )
}
