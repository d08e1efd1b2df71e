import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#client/ui/button.tsx'
import { formatPeriod } from '#engine/resume/dates.ts'
import { listContacts } from '#engine/resume/links.ts'
import { fullName } from '#engine/resume/names.ts'
import { isProfileImage } from '#engine/resume/profile-image.ts'
import type { Resume } from '#engine/resume/resume.ts'
import type { WizardStep } from '#engine/resume/wizard-steps.ts'
import { findUnheldYears } from '#engine/writing/summary/years-asked.ts'
import { findStepProblems, type StepProblem } from '../step-problems.ts'
import { stepWords } from '../step-words.ts'
import { DescriptionLines } from './description-lines.tsx'

type ReviewStepProps = {
  resume: Resume
  isLocked: boolean
  onChange: (step: WizardStep) => void
  /** Leads to a field of an earlier step. */
  onPick: (path: string) => void
}

/** Everything that was written, section by section, each with the way back to it. */
export function ReviewStep({ resume, isLocked, onChange, onPick }: ReviewStepProps) {
  const { personalInfo: person, experiences, education, skillCategories } = resume
  const problems = (step: WizardStep, owner = '') => (
    <Problems
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
        <Entries
          entries={experiences.map(({ id, position, company, location, startDate, endDate, current, description }) => ({
            id,
            title: join([position, company], ', '),
            detail: join([formatPeriod(startDate, endDate, current), location], ' · '),
            text: description,
            problems: problems('experience', `experiences.${id}.`),
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
              problems: problems('education', `education.${id}.`),
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
              {problems('skills', `skillCategories.${id}.`)}
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

type ReviewEntry = { id: string; title: string; detail: string; text: string | undefined; problems: ReactNode }

function Entries({ entries }: { entries: readonly ReviewEntry[] }) {
  return (
    <ul className="grid gap-3">
      {entries.map(({ id, title, detail, text, problems }) => (
        <li key={id}>
          <p className="font-medium text-text">{title}</p>
          <p>{detail}</p>
          {text?.trim() && <DescriptionLines text={text} />}
          {problems}
        </li>
      ))}
    </ul>
  )
}

type ProblemsProps = { problems: readonly StepProblem[]; isLocked: boolean; onPick: (path: string) => void }

/** What is still to be mended, each in the words of its form and one press from its field. */
function Problems({ problems, isLocked, onPick }: ProblemsProps) {
  if (problems.length === 0) return null
  return (
    <ul className="mt-2 grid justify-items-start gap-1">
      {problems.map(({ path, message }) => (
        <li key={path}>
          <button
            type="button"
            disabled={isLocked}
            onClick={() => onPick(path)}
            className="flex min-h-6 items-center gap-2 rounded-chip bg-warning-soft px-2 py-1 text-left font-medium text-warning underline-offset-4 hover:underline touch:min-h-11"
          >
            <TriangleAlert className="size-4 shrink-0" />
            {message}
          </button>
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
