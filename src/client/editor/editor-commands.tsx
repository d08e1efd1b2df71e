import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { CommandPalette } from '#client/editing/keys/command-palette.tsx'
import type { Command } from '#client/editing/keys/find-commands.ts'
import { useDocumentActions } from '#client/editing/session/document-context.tsx'
import { templatesQuery } from '#client/templates/template-queries.ts'
import { type EditorTab, editorTabs, editorTabWords } from './editor-tabs.ts'
import type { LatestPages } from './latest-pages.ts'
import { useDocumentCommands } from './use-document-commands.ts'

type EditorCommandsProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  latestPages: LatestPages
  showTab: (tab: EditorTab) => void
  /** Opens what holds a field and gives it the focus. */
  goToField: (path: string) => void
  changeTemplate: () => void
  importFile: () => void
}

const places = [
  ['personal details', 'personalInfo.firstName'],
  ['summary', 'personalInfo.summary'],
  ['experience', 'experiences'],
  ['education', 'education'],
  ['skills', 'skillCategories'],
  ['languages', 'languages'],
  ['certificates', 'certifications'],
  ['projects', 'projects'],
  ['order of the sections', 'section'],
] as const

/** The editor's actions, sections and templates as a list one can search. */
export function EditorCommands({
  latestPages,
  showTab,
  goToField,
  changeTemplate,
  importFile,
  ...open
}: EditorCommandsProps) {
  const { fitTo, saveTemplate, print, savePdf, downloadWord } = useDocumentCommands(latestPages)
  const { undo, redo, setTemplate } = useDocumentActions()
  const queryClient = useQueryClient()
  const navigate = useNavigate()

  const getCommands = (): Command[] => [
    { label: 'Undo', group: 'Edit', keys: ['Mod', 'Z'], run: undo },
    { label: 'Redo', group: 'Edit', keys: ['Mod', 'Shift', 'Z'], run: redo },
    { label: 'Save Template', group: 'Edit', keys: ['Mod', 'S'], run: saveTemplate },
    ...editorTabs.map((tab) => ({ label: editorTabWords[tab].label, group: 'Go to', run: () => showTab(tab) })),
    ...places.map(([name, path]) => ({ label: `Edit ${name}`, group: 'Go to', run: () => goToField(path) })),
    { label: 'Change template', group: 'Page', run: changeTemplate },
    { label: 'Fit to one page', group: 'Page', run: () => fitTo(1) },
    { label: 'Save PDF file', group: 'File', run: savePdf },
    { label: 'Print', group: 'File', run: print },
    { label: 'Download Word', group: 'File', run: downloadWord },
    { label: 'Import JSON or JSON Resume', group: 'File', run: importFile },
    { label: 'Back to Templates', group: 'Leave', run: () => void navigate('/templates') },
    ...(queryClient.getQueryData(templatesQuery().queryKey) ?? []).map(({ id, name }) => ({
      label: `Use template ${name}`,
      group: 'Template',
      run: () => setTemplate(id),
    })),
  ]

  return <CommandPalette getCommands={getCommands} {...open} />
}
