import { FileUp } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { cn } from '#client/lib/cn.ts'
import { BringIn } from '#client/ui/bring-in.tsx'
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
  /** The resume once the person has looked it over, or set something right in it. */
  onChecked: (resume: Resume) => void
  /** Whether a file is being read right now. */
  onReading?: (isReading: boolean) => void
  /** Other ways to bring one in, before the button. */
  beside?: ReactNode
  /** What a file may be dropped on as well. */
  children?: ReactNode
}

/** A place to bring a resume in from a file: by button, by dropping it or by pasting it. */
export function ResumeUpload({ onRead, onChecked, onReading, beside, children }: ResumeUploadProps) {
  const upload = useUpload(onRead)
  const isReading = upload.state.step === 'reading'
  useEffect(() => onReading?.(isReading), [isReading, onReading])
  const { isOver, zone } = useFileDrop(upload.start)
  const { choose, chooser } = useFileChooser({ label: 'Resume file', accept: acceptedFiles, onFile: upload.start })
  return (
    <div
      {...zone}
      className={cn(
        'grid gap-3 rounded-control',
        isOver && 'bg-accent-soft outline-2 outline-accent outline-dashed outline-offset-4',
      )}
    >
      <BringIn icon={FileUp} says="Or drop a file here (PDF, Word, text and more, up to 10 MB)." takesFiles>
        {beside}
        <Button variant="outline" size="small" onClick={choose}>
          Upload a resume
        </Button>
        {chooser}
      </BringIn>
      {children}
      <UploadStatus upload={upload} onChoose={choose} onChecked={onChecked} onKept={onChecked} />
    </div>
  )
}
