import { IntroPage } from '#client/app/intro-page.tsx'

export function CoverLetterPage() {
  return (
    <IntroPage
      title="Cover letter"
      lead="Tell us about yourself and the job. The letter draws on your own facts and quotes the posting, in a letterhead that matches your resume."
      price="Writing and previewing are free. A finished document costs $2.99 once, or is part of Pro."
      steps={[
        { title: 'Input', text: 'Your personal details, and the job and company.' },
        { title: 'Generated', text: 'Opening, proof, fit and close. Change any of them.' },
        { title: 'Customize', text: 'Typeface, size, colors, spacing and alignment.' },
      ]}
      links={[
        { label: 'Create New Resume', to: '/create-resume' },
        { label: 'Job Search', to: '/jobs' },
      ]}
    />
  )
}
