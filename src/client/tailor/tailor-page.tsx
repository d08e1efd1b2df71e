import { IntroPage } from '#client/app/intro-page.tsx'

export function TailorPage() {
  return (
    <IntroPage
      title="Job-tailored resume"
      lead="Paste the job description beside your resume. We choose, order and rephrase what is already there, and ask about what is missing."
      price="Tailoring and reviewing are free. A finished document costs $2.99 once, or is part of Pro."
      steps={[
        { title: 'Input', text: 'Your resume, as text or a file, and the job description.' },
        { title: 'Edit', text: 'Go through the changes one by one, each with its reason.' },
        { title: 'Preview', text: 'The finished page. Your original stays untouched.' },
      ]}
      links={[
        { label: 'Create New Resume', to: '/create-resume' },
        { label: 'Job Search', to: '/jobs' },
      ]}
    />
  )
}
