import { FileUp } from 'lucide-react'
import { useEffect } from 'react'
import { cn } from '#client/lib/cn.ts'
import { Button } from '#client/ui/button.tsx'
import { useFileChooser } from '#client/ui/use-file-chooser.tsx'
import type { Resume } from '#engine/resume/resume.ts'
import type { ImportedResume } from '#shared/api/imports.ts'
import { acceptedFiles } from './read-upload.ts'
import { UploadStatus } from './upload-status.tsx'
import { useFileDrop } from './use-file-drop.ts'
import { useUpload } from './use-upload.ts'

type ResumeUploadProps = {
  /** What was read, as soon as it is: its text fills the box beside this. */
  onRead: (result: ImportedResume, name: string) => void
  /** The resume once the person has looked it over. */
  onChecked: (resume: Resume) => void
  /** Whether a file is being read right now. */
  onReading?: (isReading: boolean) => void
}

/** A place to bring a resume in from a file: by button, by dropping it or by pasting it. */
export function ResumeUpload({ onRead, onChecked, onReading }: ResumeUploadProps) {
  const upload = useUpload(onRead)
  const isReading = upload.state.step === 'reading'
  useEffect(() => onReading?.(isReading), [isReading, onReading])
  const { isOver, zone } = useFileDrop(upload.start)
  const { choose, chooser } = useFileChooser({ label: 'Resume file', accept: acceptedFiles, onFile: upload.start })
  return (
    <div className="grid gap-3">
      <div
        {...zone}
        className={cn(
          'flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control border border-field border-dashed p-4 transition-colors',
          isOver && 'border-accent bg-accent-soft',
        )}
      >
        <Button variant="outline" onClick={choose}>
          <FileUp aria-hidden strokeWidth={1.5} />
          Upload a resume
        </Button>
        <p className="min-w-0 flex-1 basis-48 text-small text-text-3">
          Or drop or paste it here: PDF, Word, ODT, RTF, text or JSON, up to 10 MB. Scanned PDFs work too.
        </p>
        {chooser}
      </div>
      <UploadStatus upload={upload} onChoose={choose} onChecked={onChecked} />
    </div>
  )
}
