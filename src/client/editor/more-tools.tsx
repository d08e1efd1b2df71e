import { Ellipsis, FilePlus2, FileUp, History, Keyboard, LayoutTemplate, Save, Shrink } from 'lucide-react'
import { Button } from '#client/ui/button.tsx'
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '#client/ui/dropdown-menu.tsx'

type MoreToolsProps = {
  /** A phone has no room for their buttons. */
  fitOnPhone: () => void
  chooseOnPhone: () => void
  saveTemplate: () => void
  importFile: () => void
  startNew: () => void
  showHistory: (() => void) | undefined
  showKeys: () => void
}

/** What is needed now and then. */
export function MoreTools({
  fitOnPhone,
  chooseOnPhone,
  saveTemplate,
  importFile,
  startNew,
  showHistory,
  showKeys,
}: MoreToolsProps) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="ghost" size="small" className="px-2" aria-label="More tools">
          <Ellipsis />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuItem className="md:hidden" onSelect={chooseOnPhone}>
          <LayoutTemplate />
          Change template
        </DropdownMenuItem>
        <DropdownMenuItem className="md:hidden" onSelect={fitOnPhone}>
          <Shrink />
          Fit to one page
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={saveTemplate}>
          <Save />
          Save Template
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={startNew}>
          <FilePlus2 />
          New resume in this template
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={importFile}>
          <FileUp />
          Import JSON or JSON Resume
        </DropdownMenuItem>
        {showHistory && (
          <DropdownMenuItem onSelect={showHistory}>
            <History />
            Version history
          </DropdownMenuItem>
        )}
        <DropdownMenuItem className="max-md:hidden" onSelect={showKeys}>
          <Keyboard />
          Keyboard shortcuts
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
