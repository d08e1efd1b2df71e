import { PriceTag } from '#client/billing/paywall/price-tag.tsx'
import type { Downloadable } from '#client/drafts/document.ts'
import { AttachDataItem } from '#client/exports/attach-data-item.tsx'
import type { DownloadOptions, ServerFormat } from '#client/exports/download-resume.ts'
import type { TextFormat } from '#client/exports/save-as-text.ts'
import { useDownloads } from '#client/exports/use-downloads.ts'
import { DropdownMenuItem, DropdownMenuLabel, DropdownMenuSeparator } from '#client/ui/dropdown-menu.tsx'
import { LightCopyItem } from './light-copy-item.tsx'
import { useSaveDocument } from './session/use-save-document.ts'

const freeFiles: { format: TextFormat; label: string }[] = [
  { format: 'txt', label: 'Plain text' },
  { format: 'md', label: 'Markdown' },
  { format: 'json', label: 'JSON' },
  { format: 'json-resume', label: 'JSON Resume' },
]

/** The files beyond PDF and Word. */
export function FurtherFiles({ getDocument }: { getDocument: () => Downloadable }) {
  const save = useSaveDocument()
  const { fromServer, asText } = useDownloads({ keepDocument: save })
  const price = <PriceTag type="resume" documentId={getDocument().resume.id} />
  const from = (format: ServerFormat, options?: DownloadOptions) => void fromServer(getDocument(), format, options)
  return (
    <>
      <LightCopyItem document={getDocument()} onSelect={(copy) => void fromServer(copy, 'pdf')} />
      <DropdownMenuLabel className="text-wrap">ATS copy: a plain layout for application forms</DropdownMenuLabel>
      <DropdownMenuItem onSelect={() => from('pdf', { atsCopy: true })}>
        ATS copy as PDF
        {price}
      </DropdownMenuItem>
      <DropdownMenuItem onSelect={() => from('docx', { atsCopy: true })}>
        ATS copy as Word
        {price}
      </DropdownMenuItem>
      <DropdownMenuSeparator />
      <AttachDataItem />
      <DropdownMenuSeparator />
      <DropdownMenuLabel className="text-wrap">Always free: copy or export your text</DropdownMenuLabel>
      {freeFiles.map(({ format, label }) => (
        <DropdownMenuItem key={format} onSelect={() => void asText(getDocument(), format)}>
          {label}
        </DropdownMenuItem>
      ))}
    </>
  )
}
