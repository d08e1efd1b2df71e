import '#client/editing/workspace/workspace.css'
import { Download } from 'lucide-react'
import { type FocusEvent, useState } from 'react'
import { ButtonPrice, PriceTag } from '#client/billing/paywall/price-tag.tsx'
import { usePrice } from '#client/billing/paywall/use-price.ts'
import { FurtherFiles } from '#client/editing/further-files.tsx'
import { OverflowHint } from '#client/editing/overflow-hint.tsx'
import { pathInHand } from '#client/editing/panels/content/content-focus.ts'
import { DocumentContent } from '#client/editing/panels/content/document-content.tsx'
import { useDocument, useDocumentSession } from '#client/editing/session/document-context.tsx'
import { useSaveDocument } from '#client/editing/session/use-save-document.ts'
import { useSizeAtFirst } from '#client/editing/use-size-at-first.ts'
import type { ServerFormat } from '#client/exports/download-resume.ts'
import { useDownloads } from '#client/exports/use-downloads.ts'
import { WaitingResume } from '#client/exports/waiting-document.tsx'
import { Button } from '#client/ui/button.tsx'
import { Spinner } from '#client/ui/spinner.tsx'
import { Tabs, TabsContent } from '#client/ui/tabs.tsx'
import { useWizardPages } from '../use-wizard-pages.ts'
import { BesidePage } from './beside-page.tsx'
import { DesignTab } from './design-tab.tsx'
import { ResultBar } from './result-bar.tsx'
import { ResumeFiles } from './resume-files.tsx'
import { ResumePreview } from './resume-preview.tsx'

/** The finished resume, to edit, style and read. */
export function ResultView() {
  const { store } = useDocumentSession()
  const [tab, setTab] = useState('preview')
  const [picked, setPicked] = useState<string | undefined>(undefined)
  const [written, setWritten] = useState<string | undefined>(undefined)
  const save = useSaveDocument()
  const { busy, fromServer } = useDownloads({ keepDocument: save })
  const pages = useWizardPages()
  const sized = useSizeAtFirst(pages)
  const price = usePrice({ type: 'resume', documentId: pages.resume.id })
  const templateId = useDocument((document) => document.templateId)
  const style = useDocument((document) => document.style)

  const pick = (path: string) => {
    setPicked(path)
    setTab('content')
  }

  const visit = ({ target }: FocusEvent) => {
    const path = pathInHand(target)
    if (path) setWritten(path)
  }

  const downloadPdf = (
    <Button
      size="small"
      aria-busy={busy === 'pdf'}
      aria-disabled={busy === 'pdf'}
      aria-description={price}
      onClick={() => {
        if (busy !== 'pdf') void fromServer(store.getState().document, 'pdf')
      }}
    >
      {busy === 'pdf' ? <Spinner /> : <Download />}
      Download PDF
      <ButtonPrice price={price} />
    </Button>
  )

  const files = {
    primary: downloadPdf,
    price: <PriceTag type="resume" documentId={pages.resume.id} />,
    moreFiles: <FurtherFiles getDocument={() => store.getState().document} />,
    onDownload: (format: ServerFormat) => void fromServer(store.getState().document, format),
  }

  return (
    <Tabs value={tab} onValueChange={setTab} className="workspace wizard-result flex min-h-0 flex-col">
      <ResultBar
        files={tab !== 'preview' && <ResumeFiles state={pages.state} {...files} />}
        isPriced={price !== undefined}
      />
      <div className="shrink-0 border-border border-b px-3 py-2 empty:hidden">
        <WaitingResume isBesideDownloads />
      </div>
      <TabsContent value="content" tabIndex={-1} className={panelStyle} onFocus={visit}>
        <BesidePage pages={pages} onPick={pick} follow={written} isStrip>
          <DocumentContent focusPath={picked} onFocused={() => setPicked(undefined)} />
        </BesidePage>
      </TabsContent>
      <TabsContent value="design" tabIndex={-1} className={panelStyle}>
        <BesidePage pages={pages} onPick={pick}>
          <DesignTab template={pages.template} />
        </BesidePage>
      </TabsContent>
      <TabsContent value="preview" tabIndex={-1} data-page="alone" className={panelStyle}>
        <ResumePreview
          resume={pages.resume}
          templateId={templateId}
          template={pages.template}
          customStyle={style}
          hint={<OverflowHint pages={{ ...pages.state, template: pages.template }} sized={sized} />}
          {...files}
          onPick={pick}
          className="min-h-0 grow max-sm:mb-14"
        />
      </TabsContent>
    </Tabs>
  )
}

const panelStyle = 'min-h-0 grow pt-0 data-[state=active]:flex max-md:flex-col'
