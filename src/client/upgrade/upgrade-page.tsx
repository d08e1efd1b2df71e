import { IntroPage } from '#client/app/intro-page.tsx'

export function UpgradePage() {
  return (
    <IntroPage
      title="Upgrade your resume"
      lead="Bring in the resume you have. It comes back clearer and better laid out, with every fact left as it was."
      price="Upgrading and previewing are free. A finished document costs $2.99 once, or is part of Pro."
      steps={[
        { title: 'Input', text: 'Upload a PDF or Word file, or paste the text.' },
        { title: 'Template selection', text: 'Choose how it should look from now on.' },
        { title: 'Edit', text: 'Accept or refuse each suggestion, and change what you like.' },
        { title: 'Preview', text: 'See the finished pages, then download PDF or Word.' },
      ]}
      links={[
        { label: 'Browse Templates', to: '/templates' },
        { label: 'Create New Resume', to: '/create-resume' },
      ]}
    />
  )
}
