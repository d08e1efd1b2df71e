import { useQuery } from '@tanstack/react-query'
import { Check, ChevronDown, FileText } from 'lucide-react'
import { openDevice } from '#client/drafts/device.ts'
import type { ResumeDocument } from '#client/drafts/document.ts'
import { documentTitle } from '#client/drafts/new-document.ts'
import { Button } from '#client/ui/button.tsx'
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '#client/ui/dropdown-menu.tsx'

/** The resumes of this device that belong to somebody. */
export function useSavedResumes(): readonly ResumeDocument[] {
  const { data: saved = [] } = useQuery({
    queryKey: ['saved-resumes'],
    queryFn: async () => {
      const documents = await openDevice().drafts.list()
      return documents.filter(({ resume }) => resume.personalInfo.firstName.trim() !== '')
    },
    staleTime: 0,
  })
  return saved
}

type SavedResumesProps = {
  saved: readonly ResumeDocument[]
  /** The one whose text is in the box. */
  chosen: ResumeDocument | undefined
  onChoose: (document: ResumeDocument) => void
}

/** The resumes of this device, to start from one of them; nothing if there is none. */
export function SavedResumes({ saved, chosen, onChoose }: SavedResumesProps) {
  const [last] = saved
  if (!last) return null
  return saved.length === 1 ? (
    <Button variant="outline" size="small" onClick={() => onChoose(last)}>
      <ButtonWords isChosen={chosen !== undefined} />
    </Button>
  ) : (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="outline" size="small">
          <ButtonWords isChosen={chosen !== undefined} />
          <ChevronDown className="!size-4" />
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
  )
}

function ButtonWords({ isChosen }: { isChosen: boolean }) {
  return (
    <>
      {isChosen ? <Check strokeWidth={2} className="text-success" /> : <FileText className="max-sm:hidden" />}
      Use my saved resume
    </>
  )
}
