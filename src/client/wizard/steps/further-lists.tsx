import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { CertificatesEditor } from '#client/editing/panels/content/certificates-editor.tsx'
import { LanguagesEditor } from '#client/editing/panels/content/languages-editor.tsx'
import type { Resume } from '#engine/resume/resume.ts'

/** What has no step of its own: folded, as many people have none of it. */
export function FurtherLists({ resume: { languages, certifications } }: { resume: Resume }) {
  return (
    <div className="grid grid-cols-1 gap-3">
      <Folded title="Languages" isOpen={languages.length > 0}>
        <LanguagesEditor languages={languages} />
      </Folded>
      <Folded title="Certificates" isOpen={certifications.length > 0}>
        <CertificatesEditor certifications={certifications} />
      </Folded>
    </div>
  )
}

function Folded({ title, isOpen, children }: { title: string; isOpen: boolean; children: ReactNode }) {
  return (
    <details open={isOpen} className="group rounded-card border border-border bg-surface">
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 rounded-card px-4 hover:text-accent sm:px-5 [&::-webkit-details-marker]:hidden">
        <h2 className="font-medium">
          {title} <span className="font-normal text-text-3">(optional)</span>
        </h2>
        <ChevronDown className="size-5 shrink-0 text-text-3 transition-transform duration-200 group-open:rotate-180" />
      </summary>
      <div className="px-4 pt-1 pb-5 sm:px-5">{children}</div>
    </details>
  )
}
