import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { AppLink } from '#client/app/app-link.tsx'
import { BuildSketch, MatchSketch, UploadSketch } from './feature-sketches.tsx'

type Feature = { title: string; text: string; link: { label: string; to: string }; sketch: ReactNode }

const features: readonly Feature[] = [
  {
    title: 'Create a resume with a guided builder',
    text: 'Six short steps, one question at a time. About six minutes, and you can stop at any point.',
    link: { label: 'Start building', to: '/create-resume' },
    sketch: <BuildSketch />,
  },
  {
    title: 'Upgrade the resume you have',
    text: 'Upload a PDF or Word file. We read it field by field, and you check the result.',
    link: { label: 'Upload resume', to: '/upload-resume' },
    sketch: <UploadSketch />,
  },
  {
    title: 'Tailor it to a job',
    text: 'Paste the job description. See which requirements you meet, and where.',
    link: { label: 'Try AI matching', to: '/job-match' },
    sketch: <MatchSketch />,
  },
]

export function Features() {
  return (
    <section aria-labelledby="features-title">
      <div className="wrap-marketing py-8 lg:pt-10 lg:pb-14">
        <h2 id="features-title" className="max-w-[44rem] font-display text-display-2">
          Three ways to start, one finished page
        </h2>
        <p className="mt-3 max-w-[40rem] text-body-l text-text-2">
          Suggestions show up as edits on your page, like a colleague with a pen. Nothing changes until you say so, and
          nothing is made up.
        </p>
        <ul className="mt-6 grid gap-3 sm:gap-6 lg:mt-8 lg:grid-cols-3">
          {features.map(({ title, text, link, sketch }) => (
            <li
              key={title}
              className="flex flex-col overflow-hidden rounded-card border border-border bg-surface sm:max-lg:grid sm:max-lg:grid-cols-[2fr_3fr]"
            >
              {/* Three of them would be a screen of a phone, after a hero that says the same in a picture. */}
              <div className="min-w-0 overflow-hidden border-border bg-sunken px-6 pt-8 max-sm:hidden sm:max-lg:border-r lg:border-b">
                {sketch}
              </div>
              <div className="flex min-w-0 grow flex-col p-5 sm:p-6">
                <h3 className="text-h3">{title}</h3>
                <p className="mt-2 text-text-2">{text}</p>
                <p className="mt-auto pt-3 sm:pt-5">
                  <AppLink
                    to={link.to}
                    className="group inline-flex min-h-8 items-center gap-1.5 rounded-chip font-medium text-accent hover:text-accent-hover touch:min-h-11"
                  >
                    {link.label}
                    <ArrowRight className="size-4 transition-transform group-hover:translate-x-0.5" />
                  </AppLink>
                </p>
              </div>
            </li>
          ))}
        </ul>
        <p className="mt-6 text-text-2 sm:mt-8">
          Then{' '}
          <AppLink
            to="/cover-letter"
            className="text-accent underline decoration-1 underline-offset-4 hover:text-accent-hover"
          >
            write the cover letter
          </AppLink>{' '}
          to match.
        </p>
      </div>
    </section>
  )
}
