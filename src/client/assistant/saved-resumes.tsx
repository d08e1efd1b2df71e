import { useQuery } from '@tanstack/react-query'
import { Check, FileText } from 'lucide-react'
import { openDevice } from '#client/drafts/device.ts'
import type { ResumeDocument } from '#client/drafts/document.ts'
import { documentTitle } from '#client/drafts/new-document.ts'
import { Button } from '#client/ui/button.tsx'
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '#client/ui/dropdown-menu.tsx'

type SavedResumesProps = {
  /** The one whose text is in the box. */
  chosenId: string | undefined
  onChoose: (document: ResumeDocument) => void
}

/** The resumes of this device, to start from one of them; nothing where there is none. */
export function SavedResumes({ chosenId, onChoose }: SavedResumesProps) {
  const { data: saved = [] } = useQuery({
    queryKey: ['saved-resumes'],
    queryFn: async () => {
      const documents = await openDevice().drafts.list()
      return documents.filter(({ resume }) => resume.personalInfo.firstName.trim() !== '')
    },
    staleTime: 0,
  })
  const [last] = saved
  if (!last) return null
  const chosen = saved.find(({ id }) => id === chosenId)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control border border-border bg-surface p-4">
      {saved.length === 1 ? (
        <Button variant="outline" onClick={() => onChoose(last)}>
          <FileText aria-hidden strokeWidth={1.5} />
          Use my saved resume
        </Button>
      ) : (
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <Button variant="outline">
              <FileText aria-hidden strokeWidth={1.5} />
              Use my saved resume
            </Button>
          </DropdownMenuTrigger>
          <DropdownMenuContent align="start" className="max-w-80">
            {saved.map((document) => (
              <DropdownMenuItem key={document.id} onSelect={() => onChoose(document)}>
                <span className="truncate">{documentTitle(document)}</span>
              </DropdownMenuItem>
            ))}
          </DropdownMenuContent>
        </DropdownMenu>
      )}
      <p className="flex min-w-0 flex-1 basis-40 items-center gap-1.5 text-small text-text-3">
        {chosen && <Check aria-hidden className="size-4 shrink-0 text-success" strokeWidth={2} />}
        <span className="wrap-anywhere">{savedWords(chosen, saved)}</span>
      </p>
    </div>
  )
}

function savedWords(chosen: ResumeDocument | undefined, saved: readonly ResumeDocument[]): string {
  if (chosen) return `Using “${documentTitle(chosen)}”`
  const [only] = saved
  return saved.length === 1 && only ? documentTitle(only) : `${saved.length} resumes on this device`
}
