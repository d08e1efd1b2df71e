import { useId, useMemo, useState } from 'react'
import { newId } from '#client/lib/new-id.ts'
import { Badge } from '#client/ui/badge.tsx'
import { Button } from '#client/ui/button.tsx'
import { Dialog, DialogClose, DialogContent, DialogFooter, DialogHeader } from '#client/ui/dialog.tsx'
import { Field } from '#client/ui/field.tsx'
import { Input } from '#client/ui/input.tsx'
import { Textarea } from '#client/ui/textarea.tsx'
import type { Resume } from '#engine/resume/resume.ts'
import type { ImportedResume } from '#shared/api/imports.ts'
import { applyEdits } from './apply-edits.ts'
import type { CheckDraft } from './check-draft.ts'
import { type CheckGroup, type CheckRow, listCheckGroups } from './check-rows.ts'
import { linesToPlace } from './line-places.ts'
import { FurnitureLines, OtherLines } from './other-lines.tsx'
import { PageMap } from './page-map.tsx'
import { placeLine } from './place-line.ts'
import { SourcePlace } from './source-place.tsx'

type CheckDialogProps = {
  result: ImportedResume
  name: string
  draft: CheckDraft
  onDraft: (draft: CheckDraft) => void
  /** With the resume where something was changed in it: it is kept all the same. */
  onClose: (changed: Resume | undefined) => void
  onConfirm: (resume: Resume) => void
}

/** Every field that was read, beside the place it was read from; the unsure ones first. */
export function CheckDialog({ result, name, draft, onDraft, onClose, onConfirm }: CheckDialogProps) {
  const { edits, placed } = draft
  const [before] = useState(draft)
  const groups = useMemo(() => listCheckGroups(result), [result])
  // What we are unsure of leads, then what found no place; only then what needs no look.
  const first = groups[0]?.title === 'Please check' ? 1 : 0
  const unsure = first === 1 ? (groups[0]?.rows.length ?? 0) : 0
  const lines = useMemo(() => linesToPlace({ lines: result.other, resume: result.resume }), [result])
  const leftOut = [...result.furniture, ...result.other.filter((line) => !lines.includes(line.trim()))]
  const place = (line: string, path: string | undefined) => {
    const after = new Map(placed)
    if (path) after.set(line, path)
    else after.delete(line)
    onDraft({ ...draft, placed: after })
  }
  const edit = (path: string, value: string) => onDraft({ ...draft, edits: new Map(edits).set(path, value) })
  const edited = useMemo(() => applyEdits(result.resume, edits), [result, edits])
  /** In the order of the document. */
  const finish = () =>
    lines.reduce((resume, text) => {
      const path = placed.get(text)
      return path === undefined ? resume : placeLine(resume, { text, path, newId })
    }, edited)
  const show = (group: CheckGroup) => (
    <GroupView key={group.title} group={group} result={result} edits={edits} onEdit={edit} />
  )

  return (
    <Dialog open onOpenChange={(open) => !open && onClose(draft === before ? undefined : finish())}>
      <DialogContent className="max-w-4xl gap-6">
        <DialogHeader title="Check what we read" description={summary(name, unsure)}>
          {result.ocr && <Badge variant="warning">Read from a picture</Badge>}
        </DialogHeader>
        {groups.slice(0, first).map(show)}
        {lines.length > 0 && <OtherLines lines={lines} resume={edited} placed={placed} onPlace={place} />}
        {groups.slice(first).map(show)}
        {leftOut.length > 0 && <FurnitureLines lines={leftOut} />}
        <DialogFooter className="sticky -bottom-6 -mx-6 -mb-6 border-border border-t bg-surface px-6 py-4">
          {draft !== before && (
            <p role="status" className="mr-auto self-center text-small text-text-2">
              Your changes are kept when you close this.
            </p>
          )}
          {draft === before ? (
            <DialogClose asChild>
              <Button variant="outline">Close</Button>
            </DialogClose>
          ) : (
            <Button
              variant="outline"
              onClick={() => {
                onDraft(before)
                onClose(undefined)
              }}
            >
              Discard changes
            </Button>
          )}
          <Button onClick={() => onConfirm(finish())}>Use this resume</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

function summary(name: string, unsure: number): string {
  if (unsure === 0) return `From ${name}. Each field is shown next to where we found it.`
  const which =
    unsure === 1 ? 'The one we’re unsure about comes first.' : `The ${unsure} we’re unsure about come first.`
  return `From ${name}. ${which} Each field is shown next to where we found it.`
}

type GroupViewProps = {
  group: CheckGroup
  result: ImportedResume
  edits: ReadonlyMap<string, string>
  onEdit: (path: string, value: string) => void
}

function GroupView({ group, result, edits, onEdit }: GroupViewProps) {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className="grid min-w-0 gap-4">
      <h3 id={heading} className="border-border border-b pb-2 font-semibold text-body">
        {group.title}
      </h3>
      <ul className="grid min-w-0 gap-5">
        {group.rows.map((row) => (
          <li key={row.path} className="grid min-w-0 gap-2 md:grid-cols-2 md:gap-6">
            <RowField
              row={row}
              value={edits.get(row.path) ?? row.value}
              onChange={(value) => onEdit(row.path, value)}
            />
            <div className="grid min-w-0 content-start gap-1">
              <SourcePlace place={row.place} />
              <PageMap source={row.source} result={result} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

type RowFieldProps = { row: CheckRow; value: string; onChange: (value: string) => void }

function RowField({ row, value, onChange }: RowFieldProps) {
  return (
    <Field label={row.label}>
      {(control) =>
        row.isLong ? (
          <Textarea
            {...control}
            rows={Math.min(10, Math.max(3, value.split('\n').length))}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        ) : (
          <Input {...control} value={value} onChange={(event) => onChange(event.target.value)} />
        )
      }
    </Field>
  )
}
