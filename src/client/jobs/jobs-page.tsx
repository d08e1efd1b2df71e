import { IntroPage } from '#client/app/intro-page.tsx'

export function JobsPage() {
  return (
    <IntroPage
      title="Job search"
      lead="Look for work by title or keyword, place and type, and start the application from the listing."
      price="Searching is free. A finished document costs $2.99 once, or is part of Pro."
      steps={[
        { title: 'Search', text: 'A title or keyword, a place, full-time to remote.' },
        { title: 'Compare', text: 'See in words which of the must-haves your resume meets.' },
        { title: 'Apply', text: 'Tailor the resume and write the letter for that one job.' },
      ]}
      links={[
        { label: 'Job-Tailored Resume', to: '/job-tailored-resume' },
        { label: 'Cover Letter', to: '/cover-letter' },
      ]}
    />
  )
}
