import { useQuery } from '@tanstack/react-query'
import { ChevronDown, Download, Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ServerFormat } from '#client/exports/download-resume.ts'
import { usePrint } from '#client/exports/print/use-print.ts'
import { defaultLook } from '#client/preview/default-look.ts'
import { PreviewPane } from '#client/preview/preview-pane.tsx'
import { type Look, type PagesState, usePages } from '#client/preview/use-pages.ts'
import { templateQuery } from '#client/templates/template-queries.ts'
import { Button } from '#client/ui/button.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '#client/ui/dropdown-menu.tsx'
import { Spinner } from '#client/ui/spinner.tsx'
import { SplitButton } from '#client/ui/split-button.tsx'
import type { Resume } from '#engine/resume/resume.ts'
import type { CustomStyle } from '#engine/style/style.ts'

export type ResumePreviewProps = {
  resume: Resume | undefined
  templateId?: number | undefined
  /** Where the page has the template already, it is not fetched again. */
  template?: Look | undefined
  /** Lies over the template's own style. */
  customStyle?: CustomStyle | undefined
  /** Without it there is no download menu. */
  onDownload?: ((format: ServerFormat) => void) | undefined
  onPick?: ((path: string) => void) | undefined
  /** The file most people want, in one piece with the download menu. */
  primary?: ReactNode
  /** Further entries of the download menu. */
  moreFiles?: ReactNode
  /** What is still to be paid for the menu's own files, beside each of them. */
  price?: ReactNode
  /** A word about the pages, over the dock. */
  hint?: ReactNode
  headingLevel?: number
  className?: string
}

/** A resume as it will be printed, with its print button and its downloads. */
export function ResumePreview({ resume, ...props }: ResumePreviewProps) {
  if (!resume) return <p className="p-8 text-center text-text-2">No resume data available</p>
  return <LoadedPreview resume={resume} {...props} />
}

const noStyle: CustomStyle = {}

function LoadedPreview({
  resume,
  templateId,
  template,
  customStyle = noStyle,
  onDownload,
  primary,
  moreFiles,
  price,
  onPick,
  hint,
  headingLevel,
  className,
}: ResumePreviewProps & { resume: Resume }) {
  const look = useLook(templateId, template)
  const state = usePages({ resume, style: customStyle }, look)

  if (!look) {
    return (
      <div className="grid min-h-64 place-items-center">
        <Spinner label="Loading preview..." />
      </div>
    )
  }
  return (
    <PreviewPane
      state={state}
      resume={resume}
      onPick={onPick}
      hint={hint}
      {...(headingLevel === undefined ? {} : { headingLevel })}
      {...(className === undefined ? {} : { className })}
      actions={
        <ResumeFiles state={state} onDownload={onDownload} primary={primary} moreFiles={moreFiles} price={price} />
      }
    />
  )
}

type ResumeFilesProps = Pick<ResumePreviewProps, 'onDownload' | 'primary' | 'moreFiles' | 'price'> & {
  state: PagesState
}

/** Print and the files, in the same place whether the page stands alone or beside a panel. */
export function ResumeFiles({ state, onDownload, ...files }: ResumeFilesProps) {
  const print = usePrint()
  return (
    <>
      <Button
        variant="outline"
        size="small"
        aria-disabled={!state.pages}
        onClick={() => {
          if (state.pages) print(state.pages, state.fonts)
        }}
      >
        <Printer />
        <span className="preview-word">Print</span>
      </Button>
      {onDownload && <FileMenu onDownload={onDownload} {...files} />}
    </>
  )
}

/** The template's look once it is fetched; the default where there is no template, or none that can be had. */
function useLook(templateId: number | undefined, template: Look | undefined): Look | undefined {
  const isFetched = template === undefined && templateId !== undefined
  const { data, isError } = useQuery({ ...templateQuery(templateId ?? 0), enabled: isFetched })
  if (template) return template
  if (templateId === undefined || isError) return defaultLook
  return data
}

type FileMenuProps = Pick<ResumePreviewProps, 'primary' | 'moreFiles' | 'price'> & {
  onDownload: (format: ServerFormat) => void
}

function FileMenu({ onDownload, primary, moreFiles, price }: FileMenuProps) {
  const menu = (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        {primary ? (
          <Button size="small" className="px-2" aria-label="Download">
            <ChevronDown className="!size-4" />
          </Button>
        ) : (
          <Button variant="outline" size="small">
            <Download />
            Download
            <ChevronDown className="!size-4" />
          </Button>
        )}
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuItem onSelect={() => onDownload('pdf')}>Download as PDF{price}</DropdownMenuItem>
        <DropdownMenuItem onSelect={() => onDownload('docx')}>Download as Word{price}</DropdownMenuItem>
        {moreFiles && <DropdownMenuSeparator />}
        {moreFiles}
      </DropdownMenuContent>
    </DropdownMenu>
  )
  if (!primary) return menu
  return (
    <SplitButton>
      {primary}
      {menu}
    </SplitButton>
  )
}
