import type { OpenedDocument } from '#client/editing/open/choose-document.ts'
import { Alert } from '#client/ui/alert.tsx'

export type OpenTroubleProps = Pick<OpenedDocument, 'isMissing'> & { problem: OpenedDocument['problem'] | undefined }

const problems: Record<NonNullable<OpenedDocument['problem']>, string> = {
  storage:
    'This browser won’t let us read saved drafts. You can still write, but download your resume before you leave.',
  sample: 'The sample couldn’t be loaded. You can start writing anyway.',
}

/** Seldom needed, and fetched only then. */
export function OpenTrouble({ isMissing, problem }: OpenTroubleProps) {
  return (
    <>
      {isMissing && (
        <Alert variant="warning">
          This resume isn’t on this device. Without an account, resumes stay in the browser they were made in.
        </Alert>
      )}
      {problem && <Alert variant="warning">{problems[problem]}</Alert>}
    </>
  )
}
