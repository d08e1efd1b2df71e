import { useEffect, useRef, useState } from 'react'
import type { ResumeSource } from '#client/assistant/resume-source.ts'
import { readUpload } from '#client/imports/read-upload.ts'
import { recommend } from '#client/templates/gallery/recommend.ts'
import { type ResumeFacts, readFacts } from '#client/templates/gallery/resume-facts.ts'
import { sortTemplates } from '#client/templates/gallery/sort-templates.ts'
import type { TemplateCardData } from '#client/templates/thumbnails/template-cards.ts'
import type { Resume } from '#engine/resume/resume.ts'

/** After this the templates are there to choose from, and nothing changes its place any more. */
const PATIENCE = 4000
/** So many are said to be the best. */
const BEST = 6

export type OwnPage = {
  /** Whether it may still come before the templates are shown. */
  isAwaited: boolean
  /** Missing where too little could be read to show anything of a template. */
  resume?: Resume
  facts?: ResumeFacts
}

/** The resume to show in the templates: as it was read in a file or kept, or read now in the text of the box. */
export function useOwnPage(source: ResumeSource): OwnPage {
  const { text, resume, photo } = source
  const [own, setOwn] = useState<OwnPage>(() => (resume ? pageOf(resume, photo) : { isAwaited: true }))

  useEffect(() => {
    if (resume) return
    const abort = new AbortController()
    const file = new File([text], 'resume.txt', { type: 'text/plain' })
    const stopWaiting = () => setOwn((before) => ({ ...before, isAwaited: false }))
    const timer = setTimeout(stopWaiting, PATIENCE)
    readUpload(file, { signal: abort.signal, onProgress: () => undefined })
      .then(
        (read) => setOwn(pageOf(read.resume, photo)),
        // The templates are shown with their own people.
        stopWaiting,
      )
      .finally(() => clearTimeout(timer))
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [text, resume, photo])

  return own
}

function pageOf(read: Resume, photo: string | undefined): OwnPage {
  const facts = readFacts(read)
  if (facts.isMostlyEmpty) return { isAwaited: false }
  const resume = photo ? { ...read, personalInfo: { ...read.personalInfo, profileImage: photo } } : read
  return { isAwaited: false, resume, facts }
}

type Order = { best?: readonly TemplateCardData[]; others?: readonly TemplateCardData[] }

/** What is chosen, then what fits best; decided once, so that no template moves from under a finger. */
export function useOrder(cards: readonly TemplateCardData[] | undefined, own: OwnPage, chosen: number): Order {
  const order = useRef<Order>(undefined)
  if (!order.current && cards && !own.isAwaited) {
    const sorted = sortTemplates(cards, 'recommended', own.facts)
    const first = own.facts ? sorted.toSorted((one, other) => +(other.id === chosen) - +(one.id === chosen)) : sorted
    order.current = { best: first.slice(0, BEST), others: first.slice(BEST) }
  }
  return order.current ?? {}
}

export function reasonOf(template: TemplateCardData, { facts }: OwnPage): string | undefined {
  return facts && recommend(template, facts).reason
}
