import { IntroPage } from '#client/app/intro-page.tsx'

export function EditTemplatePage() {
  return (
    <IntroPage
      title="Edit template"
      lead="Set how your resume looks and what it says, with the page beside you. Switching templates never loses a word."
      price="Editing and previewing are free. A finished document costs $2.99 once, or is part of Pro."
      steps={[
        { title: 'Style Editor', text: 'Colors, typography, layout and sections.' },
        { title: 'Content Editor', text: 'Personal details, experience, education, skills, languages, certificates.' },
        { title: 'Full Preview', text: 'Every page as it will be printed.' },
      ]}
      links={[
        { label: 'Back to Templates', to: '/templates' },
        { label: 'Create New Resume', to: '/create-resume' },
      ]}
    />
  )
}
