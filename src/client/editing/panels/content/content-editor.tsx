import { type ReactNode, useRef } from 'react'
import type { Edit } from '#client/drafts/document.ts'
import { goOnWithEnter } from '#client/lib/focus-next-field.ts'
import { EnterKeyHint } from '#client/ui/input.tsx'
import { Tabs, TabsContent } from '#client/ui/tabs.tsx'
import type { Resume, SectionId } from '#engine/resume/resume.ts'
import { PanelTabs } from '../panel-tabs.tsx'
import { CertificatesEditor } from './certificates-editor.tsx'
import { ContentContext, useContentSource } from './content-actions.ts'
import { ContentFocusContext, type ContentTab, contentTabs } from './content-focus.ts'
import { EducationEditor } from './education-editor.tsx'
import { ExperienceEditor } from './experience-editor.tsx'
import { LanguagesEditor } from './languages-editor.tsx'
import { PersonalEditor } from './personal-editor.tsx'
import { ProjectsEditor } from './projects-editor.tsx'
import { SectionsEditor } from './sections-editor.tsx'
import { SkillsEditor } from './skills-editor.tsx'
import { useFocusRequest } from './use-focus-request.ts'

const tabLabels: Record<ContentTab, string> = {
  personal: 'Personal',
  experience: 'Experience',
  education: 'Education',
  skills: 'Skills',
  languages: 'Languages',
  certificates: 'Certificates',
  projects: 'Projects',
  sections: 'Order',
}

export type ContentEditorProps = {
  resume: Resume
  /** Called on each change with the whole resume. */
  onChange: (next: Resume, edit: Edit) => void
  /** A field to open and focus, e.g. `experiences.<id>.position`, `personalInfo.email` or `section.<id>`. */
  focusPath?: string | undefined
  /** The field has the focus; a page that clears `focusPath` now can ask for the same field again. */
  onFocused?: () => void
  /** The template's own order of the sections, as the page shows them while the person has none. */
  templateOrder?: readonly SectionId[] | undefined
}

/** Everything a resume says, in tabs. It keeps no copy: what is typed goes to the page at once. */
export function ContentEditor({ resume, onChange, focusPath, onFocused, templateOrder }: ContentEditorProps) {
  const root = useRef<HTMLDivElement>(null)
  const actions = useContentSource({ resume, onChange })
  const { tab, setTab, focus } = useFocusRequest({ root, focusPath, onFocused })

  const panels: Record<ContentTab, () => ReactNode> = {
    personal: () => <PersonalEditor person={resume.personalInfo} />,
    experience: () => <ExperienceEditor experiences={resume.experiences} />,
    education: () => <EducationEditor education={resume.education} />,
    skills: () => <SkillsEditor categories={resume.skillCategories} />,
    languages: () => <LanguagesEditor languages={resume.languages} />,
    certificates: () => <CertificatesEditor certifications={resume.certifications} />,
    projects: () => <ProjectsEditor projects={resume.projects} />,
    sections: () => <SectionsEditor resume={resume} templateOrder={templateOrder} />,
  }

  return (
    <ContentContext value={actions}>
      <ContentFocusContext value={focus}>
        <Tabs
          ref={root}
          value={tab}
          onKeyDown={(event) => goOnWithEnter(event, root.current)}
          onValueChange={(value) => setTab(contentTabs.find((known) => known === value) ?? tab)}
        >
          <PanelTabs label="Resume content" tabs={contentTabs} labels={tabLabels} />
          <TabsContent value={tab} className="pt-5">
            <h2 className="sr-only">{tabLabels[tab]}</h2>
            <EnterKeyHint value="next">{panels[tab]()}</EnterKeyHint>
          </TabsContent>
        </Tabs>
      </ContentFocusContext>
    </ContentContext>
  )
}
