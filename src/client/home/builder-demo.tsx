import { ArrowRight } from 'lucide-react'
import { type FormEvent, useId } from 'react'
import { useNavigate } from 'react-router'
import { cn } from '#client/lib/cn.ts'
import { TemplateThumbnail } from '#client/templates/thumbnails/template-thumbnail.tsx'
import { Button } from '#client/ui/button.tsx'
import { demoFields, demoTemplate } from './demo-person.ts'

const sections = [
  'Personal Information',
  'Professional Experience',
  'Education',
  'Skills',
  'Additional Sections',
] as const

/** The builder as it looks while someone is at work. Sample content only; its button opens the real one. */
export function BuilderDemo() {
  return (
    <section aria-labelledby="demo-title" className="overflow-x-clip">
      <div className="wrap-marketing py-10 lg:py-14">
        <h2 id="demo-title" className="max-w-[40rem] font-display text-display-2">
          You type. The page keeps up.
        </h2>
        <p className="mt-3 max-w-[40rem] text-body-l text-text-2">
          Every keystroke shows on the real page at once, line breaks and page breaks included.
        </p>
        {/* A window on a desk, smaller than life: nobody should try to type in it. */}
        <figure className="mt-6 lg:mt-8">
          <div className="overflow-clip rounded-dialog bg-warm px-3 pt-4 sm:px-10 sm:pt-10">
            <div className="overflow-clip rounded-t-card border border-border border-b-0 bg-surface shadow-page [zoom:0.88]">
              <div aria-hidden className="flex h-10 items-center gap-2 border-border border-b bg-sunken px-4">
                {['close', 'shrink', 'grow'].map((button) => (
                  <span key={button} className="size-2.5 rounded-full bg-field/50" />
                ))}
                <span className="mx-auto pr-10 text-micro text-text-3">Create Your Resume</span>
              </div>
              <div className="@container">
                <div className="@4xl:grid @4xl:grid-cols-[13.5rem_1fr_27rem]">
                  <DemoSections />
                  <DemoForm />
                  <div aria-hidden className="border-border bg-canvas p-6 @max-4xl:border-t @4xl:border-l">
                    <TemplateThumbnail template={demoTemplate} isDecorative />
                  </div>
                </div>
              </div>
            </div>
          </div>
          <figcaption className="mt-3 text-small text-text-3">
            Sample content. The button opens the real builder.
          </figcaption>
        </figure>
      </div>
    </section>
  )
}

function DemoSections() {
  return (
    <ol className="flex gap-1 overflow-hidden border-border bg-bg p-3 @max-4xl:flex-wrap @max-4xl:border-b @4xl:flex-col @4xl:border-r">
      {sections.map((name, index) => (
        <li
          key={name}
          aria-current={index === 0 ? 'step' : undefined}
          className={cn(
            'flex items-center gap-2.5 rounded-control px-2.5 py-2 text-small',
            index === 0 ? 'bg-accent-soft font-medium text-accent-soft-text' : 'text-text-2',
          )}
        >
          <span
            aria-hidden
            className={cn(
              'grid size-5 shrink-0 place-items-center rounded-full border text-micro tabular-nums',
              index === 0 ? 'border-transparent bg-accent text-on-accent' : 'border-border text-text-3',
            )}
          >
            {index + 1}
          </span>
          {name}
        </li>
      ))}
    </ol>
  )
}

function DemoForm() {
  const id = useId()
  const navigate = useNavigate()

  const start = (event: FormEvent) => {
    event.preventDefault()
    void navigate('/create-resume')
  }

  return (
    <form action="/create-resume" onSubmit={start} className="p-5 sm:p-8">
      <p className="font-display text-h1">How can employers reach you?</p>
      <p className="mt-1 text-text-2">This goes at the top of your resume.</p>
      <div className="pointer-events-none mt-6 grid select-none grid-cols-2 gap-4">
        {demoFields.map(({ label, value, isOptional, isWide, isLeftOut }) => (
          <div
            key={label}
            className={cn('grid min-w-0 content-start gap-1.5', isWide && 'col-span-2', isLeftOut && 'max-sm:hidden')}
          >
            <label htmlFor={`${id}-${label}`} className="font-medium text-small">
              {label}
              {isOptional && <span className="font-normal text-text-3"> (optional)</span>}
            </label>
            <input
              id={`${id}-${label}`}
              readOnly
              tabIndex={-1}
              defaultValue={value}
              className="h-control w-full rounded-control border border-field bg-surface px-3 text-text"
            />
          </div>
        ))}
      </div>
      <div className="mt-6 flex flex-wrap">
        <Button type="submit" size="large">
          Next: Professional Experience
          <ArrowRight />
        </Button>
      </div>
    </form>
  )
}
