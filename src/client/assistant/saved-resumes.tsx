import { useQuery } from '@tanstack/react-query'
import { openDevice } from '#client/drafts/device.ts'
import type { ResumeDocument } from '#client/drafts/document.ts'
import { documentTitle } from '#client/drafts/new-document.ts'
import { Field } from '#client/ui/field.tsx'
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '#client/ui/select.tsx'

type SavedResumesProps = { onChoose: (document: ResumeDocument) => void }

/** The resumes of this device, to start from one of them; nothing where there is none. */
export function SavedResumes({ onChoose }: SavedResumesProps) {
  const { data: saved = [] } = useQuery({
    queryKey: ['saved-resumes'],
    queryFn: async () => {
      const documents = await openDevice().drafts.list()
      return documents.filter(({ resume }) => resume.personalInfo.firstName.trim() !== '')
    },
    staleTime: 0,
  })
  if (saved.length === 0) return null
  return (
    <Field label="Start from a resume you have here" optional>
      {(control) => (
        <Select
          onValueChange={(id) => {
            const chosen = saved.find((document) => document.id === id)
            if (chosen) onChoose(chosen)
          }}
        >
          <SelectTrigger {...control}>
            <SelectValue placeholder="Choose a resume" />
          </SelectTrigger>
          <SelectContent>
            {saved.map((document) => (
              <SelectItem key={document.id} value={document.id}>
                {documentTitle(document)}
              </SelectItem>
            ))}
          </SelectContent>
        </Select>
      )}
    </Field>
  )
}
