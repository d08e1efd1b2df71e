import { TextField } from '#client/editing/panels/content/text-field.tsx'
import { useSetField } from '#client/editing/panels/content/use-set-field.ts'
import { Button } from '#client/ui/button.tsx'

const GENERAL = 'General studies'

type StudyFieldProps = { path: string; value: string; isSchool: boolean }

/** Nobody studies one thing at school: there is a word for it, written only if they want it. */
export function StudyField({ path, value, isSchool }: StudyFieldProps) {
  const set = useSetField(path, 'Field of study')
  return (
    <div className="grid justify-items-start gap-1">
      <TextField path={path} label="Field of study" value={value} className="w-full" />
      {isSchool && value.trim() === '' && (
        <Button variant="link" size="inline" className="min-h-6 text-small" onClick={() => set(GENERAL)}>
          No special subject? Use “{GENERAL}”
        </Button>
      )}
    </div>
  )
}
