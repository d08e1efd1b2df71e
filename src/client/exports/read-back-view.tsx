import { CircleCheck, CircleX } from 'lucide-react'
import { useId } from 'react'
import type { ReadBack } from '#shared/api/exports.ts'
import { groupFoundFields, type ReadBackField, readBackHeadline } from './read-back-groups.ts'

export function ReadBackView({ report }: { report: ReadBack }) {
  const textHeading = useId()
  const missing = report.fields.filter(({ found }) => !found)
  return (
    <div className="grid min-w-0 gap-6">
      <p role="status" className="font-semibold text-body">
        {readBackHeadline(report)}
      </p>
      {missing.length > 0 && <FieldList title="Not found" fields={missing} />}
      {groupFoundFields(report.fields).map(({ title, fields }) => (
        <FieldList key={title} title={title} fields={fields} />
      ))}
      <div className="grid min-w-0 gap-2">
        <h3 id={textHeading} className="font-semibold text-small">
          The text it reads, in order
        </h3>
        <section
          aria-labelledby={textHeading}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: without it the keyboard cannot scroll the text
          tabIndex={0}
          className="max-h-72 overflow-auto rounded-control border border-border bg-bg p-4"
        >
          <pre className="whitespace-pre-wrap break-words font-mono text-micro">{report.text}</pre>
        </section>
      </div>
    </div>
  )
}

function FieldList({ title, fields }: { title: string; fields: ReadBackField[] }) {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className="grid min-w-0 gap-2">
      <h3 id={heading} className="font-semibold text-small">
        {`${title} (${fields.length})`}
      </h3>
      <ul className="grid min-w-0 gap-1.5 text-small">
        {fields.map(({ path, label, expected, found }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines of a field may say the same, and the list stays as it is
          <li key={`${path} ${index}`} className="flex min-w-0 items-start gap-2">
            <FoundMark isFound={found} />
            <span className="min-w-0 break-words">
              <span className="text-text-2">{`${label}: `}</span>
              {expected}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function FoundMark({ isFound }: { isFound: boolean }) {
  const Icon = isFound ? CircleCheck : CircleX
  return (
    <>
      <Icon className={`mt-0.5 size-4 shrink-0 ${isFound ? 'text-success' : 'text-danger'}`} />
      {!isFound && <span className="sr-only">Not found: </span>}
    </>
  )
}
