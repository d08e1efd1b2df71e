import { IntroPage } from '#client/app/intro-page.tsx'

export function CreateResumePage() {
  return (
    <IntroPage
      title="Create your resume"
      lead="Six short steps take you from your name to a finished page. It takes about six minutes, and you can stop at any point."
      price="Building, editing and previewing are free. A finished document costs $2.99 once, or is part of Pro."
      steps={[
        { title: 'Personal', text: 'Name, title and how to reach you. A photo if you want one.' },
        { title: 'Professional summary', text: 'Two or three sentences on what you do and do well.' },
        { title: 'Experience', text: 'Where you worked, when, and what came of it.' },
        { title: 'Education', text: 'Schools, degrees and fields of study.' },
        { title: 'Skills', text: 'Grouped the way people of your trade group them.' },
        { title: 'Review', text: 'See the whole page, then choose how it looks.' },
      ]}
      links={[
        { label: 'Browse Templates', to: '/templates' },
        { label: 'Upgrade Resume', to: '/upgrade-resume' },
      ]}
    />
  )
}
