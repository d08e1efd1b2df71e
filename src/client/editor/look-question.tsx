import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { ResumeOrNew } from '#client/editing/open/resume-or-new.tsx'
import type { LookWish } from '#client/editing/open/use-open-document.ts'
import { BackLink } from '#client/editing/workspace/back.tsx'
import { templateQuery } from '#client/templates/template-queries.ts'

/** Nobody expects a button of the gallery to change a resume that is finished. */
export function LookQuestion({ templateId, take }: LookWish) {
  const { data: template } = useQuery(templateQuery(templateId))
  const [, setParams] = useSearchParams()
  const startNew = () =>
    setParams((now) => {
      now.set('id', String(templateId))
      now.set('new', 'true')
      now.delete('doc')
      return now
    })
  return (
    <>
      <div className="px-2 pt-2">
        <BackLink to="/templates" label="Back to Templates" />
      </div>
      <ResumeOrNew
        question={`Use ${template?.name ?? 'this template'} for this resume, or start a new one?`}
        useLabel="Use for this resume"
        newLabel="Start a new resume"
        onUse={take}
        onNew={startNew}
        templateId={templateId}
      />
    </>
  )
}
