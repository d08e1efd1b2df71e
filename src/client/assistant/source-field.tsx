import { type ReactNode, Suspense, useRef, useState } from 'react'
import { lazyPage } from '#client/app/lazy-page.tsx'
import { ResumeUpload } from '#client/imports/resume-upload.tsx'
import { Field } from '#client/ui/field.tsx'
import { Textarea } from '#client/ui/textarea.tsx'
import { useTellReading } from './file-wait.ts'
import { goToEmptyJob } from './go-to-job.ts'
import {
  type ResumeSource,
  replaceSource,
  sourceOf,
  sourceOfDocument,
  sourceOfUpload,
  withText,
} from './resume-source.ts'
import { SavedResumes, useSavedResumes } from './saved-resumes.tsx'

const ChosenResume = lazyPage(() => import('./chosen-resume.tsx').then((module) => module.ChosenResume))

type SourceFieldProps = {
  label: string
  /** The name the form finds it by. */
  field: string
  hint: ReactNode
  source: ResumeSource
  error: string | undefined
  onChange: (source: ResumeSource) => void
}

/** The resume as text, filled by hand, by a file or by one that is already here. */
export function SourceField({ label, field, hint, source, error, onChange }: SourceFieldProps) {
  const tellReading = useTellReading()
  const part = useRef<HTMLDivElement>(null)
  const saved = useSavedResumes()
  const chosen = saved.find(({ id }) => id === source.origin?.id)
  const [shownFor, setShownFor] = useState<string | undefined>(undefined)
  const isTextShown = chosen === undefined || shownFor === chosen.id
  const bring = (brought: ResumeSource) => {
    onChange(brought)
    goToEmptyJob(part.current)
  }
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div ref={part} className="contents">
          <ResumeUpload
            beside={
              <SavedResumes saved={saved} chosen={chosen} onChoose={(document) => bring(sourceOfDocument(document))} />
            }
            onReading={tellReading}
            onRead={(result) => bring(replaceSource(source, sourceOfUpload(result)))}
            onChecked={(resume) => onChange(replaceSource(source, { ...sourceOf(resume), unplaced: source.unplaced }))}
          >
            {chosen && (
              <Suspense>
                <ChosenResume
                  document={chosen}
                  isTextShown={isTextShown}
                  onText={(isWanted) => setShownFor(isWanted ? chosen.id : undefined)}
                />
              </Suspense>
            )}
            <Textarea
              {...control}
              hidden={!isTextShown}
              data-field={field}
              rows={9}
              placeholder="Or paste it here"
              className="max-md:h-36"
              value={source.text}
              onChange={(event) => onChange(withText(source, event.target.value))}
            />
          </ResumeUpload>
        </div>
      )}
    </Field>
  )
}
