import { AppLink } from '#client/app/app-link.tsx'
import { useSite } from '#client/app/site.tsx'
import { buttonStyle } from '#client/ui/button.tsx'
import { HeroDesk } from './hero-desk.tsx'
import { Underlined } from './underlined.tsx'

const quieterWays = [
  { label: 'Job-Tailored Resume', to: '/job-tailored-resume' },
  { label: 'Resume Templates', to: '/templates' },
  { label: 'Cover Letter', to: '/cover-letter' },
]

/** Beside each other next to the picture; below each other on a phone. */
const startStyle = 'px-5 max-sm:w-full'

export function Hero() {
  const { billing } = useSite()
  return (
    <section aria-labelledby="hero-title" className="overflow-x-clip">
      {/* Beside each other while both have room for their text, which may be set large. */}
      <div className="wrap-marketing flex flex-wrap items-center gap-12 pt-8 pb-10 lg:pt-14 lg:pb-12">
        <div className="min-w-0 flex-[1_1_27rem] xl:flex-[0_0_40rem]">
          <h1 id="hero-title" className="font-display text-display-1">
            Your experience, <Underlined>written well.</Underlined>
          </h1>
          <p className="mt-6 max-w-[34rem] text-body-l text-text-2">
            Build your resume step by step and watch the real page as you type. Upload the one you have, tailor it to a
            job, add a letter. You get a PDF and a Word file that look the same and say only what’s true.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <AppLink to="/create-resume" className={buttonStyle({ size: 'large', className: startStyle })}>
              Create New Resume
            </AppLink>
            <AppLink
              to="/upgrade-resume"
              className={buttonStyle({ variant: 'outline', size: 'large', className: startStyle })}
            >
              Upgrade Resume
            </AppLink>
            <div className="flex basis-full flex-wrap items-center gap-x-5">
              {quieterWays.map(({ label, to }) => (
                <AppLink
                  key={to}
                  to={to}
                  className="inline-flex min-h-9 items-center rounded-chip font-medium text-accent text-small underline decoration-1 underline-offset-4 hover:text-accent-hover touch:min-h-11"
                >
                  {label}
                </AppLink>
              ))}
            </div>
          </div>
          {billing && (
            <p className="mt-3 text-small text-text-3">
              Free to build and preview. $2.99 for each finished document. No trial that turns into a bill.
            </p>
          )}
        </div>
        <div className="min-w-0 flex-[3_1_30rem]">
          <HeroDesk />
        </div>
      </div>
    </section>
  )
}
