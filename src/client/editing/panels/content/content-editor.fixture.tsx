// What the tests of the content editor share: a page that keeps what the editor reports.
import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { useToasts } from '#client/app/toast.ts'
import type { Edit } from '#client/drafts/document.ts'
import { emptyResume, type Resume } from '#engine/resume/resume.ts'
import { ContentEditor, type ContentEditorProps } from './content-editor.tsx'

/** What the page holds now, and every change it was told of. */
export const held: { resume: Resume; edits: Edit[] } = { resume: emptyResume('resume'), edits: [] }

export const filled: Resume = {
  ...emptyResume('resume'),
  experiences: ['One', 'Two', 'Three'].map((position, index) => ({
    id: `job-${index + 1}`,
    company: 'Acme',
    position,
    startDate: '2019-05-07',
    endDate: '2021-02-01',
    current: false,
    description: '- first\n- second',
  })),
  skillCategories: [
    {
      id: 'tools',
      name: 'Tools',
      skills: [
        { id: 'sql', name: 'SQL', level: 4 },
        { id: 'excel', name: 'Excel', level: 2 },
      ],
    },
  ],
}

export function Page({ initial, ...props }: Partial<ContentEditorProps> & { initial: Resume }) {
  const [value, setValue] = useState(initial)
  held.resume = value
  const change = (next: Resume, edit: Edit) => {
    held.edits.push(edit)
    setValue(next)
  }
  return (
    <>
      <ContentEditor {...props} resume={value} onChange={change} />
      <Toasts />
    </>
  )
}

function Toasts() {
  return useToasts().map(({ id, open, title, action }) =>
    open ? (
      <p key={id}>
        {title}
        {action && (
          <button type="button" onClick={action.onSelect}>
            {action.label}
          </button>
        )}
      </p>
    ) : null,
  )
}

export function show(initial: Resume, props: Partial<ContentEditorProps> = {}) {
  held.edits = []
  return render(<Page initial={initial} {...props} />)
}

export const openTab = (name: string) => fireEvent.mouseDown(screen.getByRole('tab', { name }), { button: 0 })
export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
export const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
export const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
export const openMenu = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
export const openCard = (title: string) =>
  fireEvent.click(screen.getByRole('button', { expanded: false, name: new RegExp(`^${title}`) }))
export const positions = () => held.resume.experiences.map(({ position }) => position)
