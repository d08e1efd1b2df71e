import { useLayoutEffect, useRef } from 'react'
import { DescriptionField, type DescriptionFieldProps } from '#client/document/panels/content/description-field.tsx'
import { cn } from '#client/lib/cn.ts'
import { useFieldProblem } from '../problems-context.ts'

/** Several lines of the resume that say what is wrong with them once the person wants to go on. */
export function StepDescription(props: DescriptionFieldProps) {
  const problem = useFieldProblem(props.path)
  const root = useRef<HTMLDivElement>(null)

  // The field of the kit takes words below it, but not the mark that tells screen readers of an error.
  useLayoutEffect(() => {
    const area = root.current?.querySelector('textarea')
    if (problem) area?.setAttribute('aria-invalid', 'true')
    else area?.removeAttribute('aria-invalid')
  }, [problem])

  return (
    <div ref={root} className={cn(problem && '[&_textarea+p]:text-danger')}>
      <DescriptionField {...props} {...(problem ? { hint: problem } : {})} />
    </div>
  )
}
