import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { defaultLook } from '#client/preview/default-look.ts'
import { PreviewPane } from '#client/preview/preview-pane.tsx'
import { type Look, usePages } from '#client/preview/use-pages.ts'
import { templateQuery } from '#client/templates/template-queries.ts'
import { Spinner } from '#client/ui/spinner.tsx'
import type { Resume } from '#engine/resume/resume.ts'
import type { CustomStyle } from '#engine/style/style.ts'
import { type FileProps, ResumeFiles } from './resume-files.tsx'

export type ResumePreviewProps = FileProps & {
  resume: Resume | undefined
  templateId?: number | undefined
  /** Where the page has the template already, it is not fetched again. */
  template?: Look | undefined
  /** Lies over the template's own style. */
  customStyle?: CustomStyle | undefined
  onPick?: ((path: string) => void) | undefined
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

/** The template's look once it is fetched; the default where there is no template, or none that can be had. */
function useLook(templateId: number | undefined, template: Look | undefined): Look | undefined {
  const isFetched = template === undefined && templateId !== undefined
  const { data, isError } = useQuery({ ...templateQuery(templateId ?? 0), enabled: isFetched })
  if (template) return template
  if (templateId === undefined || isError) return defaultLook
  return data
}
