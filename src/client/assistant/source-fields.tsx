import { useState } from 'react'
import { AppLink } from '#client/app/app-link.tsx'
import { PhotoField } from '#client/editing/photo/photo-field.tsx'
import { ResumeUpload } from '#client/imports/resume-upload.tsx'
import { Alert } from '#client/ui/alert.tsx'
import { Field } from '#client/ui/field.tsx'
import { Label } from '#client/ui/label.tsx'
import { Textarea } from '#client/ui/textarea.tsx'
import {
  type ResumeSource,
  replaceSource,
  sourceOf,
  sourceOfDocument,
  sourceOfUpload,
  withText,
} from './resume-source.ts'
import { SavedResumes } from './saved-resumes.tsx'

type SourceFieldsProps = {
  source: ResumeSource
  error: string | undefined
  onChange: (source: ResumeSource) => void
}

/** The resume as text, filled by hand, by a file or by one that is already here; and the photo to go with it. */
export function SourceFields({ source, error, onChange }: SourceFieldsProps) {
  const [photoProblem, setPhotoProblem] = useState<string | undefined>(undefined)
  return (
    <>
      <SavedResumes onChoose={(document) => onChange(sourceOfDocument(document))} />
      <ResumeUpload
        onRead={(result) => onChange(replaceSource(source, sourceOfUpload(result)))}
        onChecked={(resume) => onChange(replaceSource(source, { ...sourceOf(resume), unplaced: source.unplaced }))}
      />
      <Field
        label="Your resume"
        hint={
          <>
            Paste it, or upload a file above. You can edit the text. No resume yet?{' '}
            <AppLink to="/create-resume" className="underline underline-offset-4 hover:text-text">
              Create one first
            </AppLink>
            , or put down your jobs with dates and what you did, a line each.
          </>
        }
        error={error}
      >
        {(control) => (
          <Textarea
            {...control}
            data-field="resumeData"
            rows={14}
            value={source.text}
            onChange={(event) => onChange(withText(source, event.target.value))}
          />
        )}
      </Field>
      <div className="grid gap-2">
        <Label asChild>
          <span>
            Profile image <span className="font-normal text-text-3">(optional)</span>
          </span>
        </Label>
        <PhotoField
          place="tailored-and-upgrade"
          value={source.photo}
          onChange={(photo) => {
            setPhotoProblem(undefined)
            const { photo: _before, ...rest } = source
            onChange(photo ? { ...rest, photo } : rest)
          }}
          onProblem={({ message }) => setPhotoProblem(message)}
        />
        {photoProblem && <Alert>{photoProblem}</Alert>}
      </div>
    </>
  )
}
