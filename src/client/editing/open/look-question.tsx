import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { templateQuery } from '#client/templates/template-queries.ts'
import { BackLink } from '../workspace/back.tsx'
import { ResumeOrNew } from './resume-or-new.tsx'
import type { LookWish, OpenDocumentOptions } from './use-open-document.ts'

type LookQuestionProps = LookWish & Pick<OpenDocumentOptions, 'templateParam'>

/** Nobody expects a button of the gallery to change a resume that is finished. */
export function LookQuestion({ templateId, take, templateParam = 'id' }: LookQuestionProps) {
  const { data: template } = useQuery(templateQuery(templateId))
  const [, setParams] = useSearchParams()
  const startNew = () =>
    setParams((now) => {
      now.set(templateParam, String(templateId))
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
        question={`Use ${template?.name ?? 'this design'} with this resume, or start a new one?`}
        useLabel="Use with this resume"
        newLabel="Start a new resume"
        onUse={take}
        onNew={startNew}
        templateId={templateId}
      />
    </>
  )
}
