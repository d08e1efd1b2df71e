import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { blankExperience } from '#engine/resume/new-entries.ts'
import { emptyResume } from '#engine/resume/resume.ts'
import { cannedSkills } from '#engine/writing/canned-skills.ts'
import { cannedSummary } from '#engine/writing/canned-summary.ts'
import { useSuggestions } from './use-suggestions.ts'

const blank = emptyResume('r1')
const resume = {
  ...blank,
  personalInfo: { ...blank.personalInfo, professionalTitle: 'Nurse', profileImage: 'data:image/png;base64,QUJD' },
}

/** What the server answers, by path; undefined is a failure. */
function answerWith(answers: Record<string, unknown>) {
  const sent: string[] = []
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    sent.push(String(init?.body ?? ''))
    const answer = answers[input]
    return answer === undefined ? new Response('{}', { status: 500 }) : Response.json(answer)
  })
  return sent
}

const asked = { resume, category: 'Technical', leaveOut: [] }

function open() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  return renderHook(() => useSuggestions(), { wrapper }).result
}

const service = { '/api/assistant/service': { recipient: 'OpenAI' } }

afterEach(() => vi.unstubAllGlobals())

describe('suggestions of the wizard', () => {
  it('are written by this server where there is no service', async () => {
    const sent = answerWith({
      '/api/assistant/service': { recipient: null },
      '/api/assistant/summary': { summary: 'Nurse in Toledo.', writer: 'offline' },
      '/api/assistant/skills': { skills: ['Wound care'], writer: 'offline' },
    })
    const suggestions = open()
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(suggestions.current.basis).toBe('Built from your title, resume and answers.')
    expect(await suggestions.current.suggestSummary(resume, {})).toBe('Nurse in Toledo.')
    expect(await suggestions.current.suggestSkills({ ...asked, leaveOut: ['Triage'] })).toMatchObject({
      skills: ['Wound care'],
      others: [],
    })
    expect(sent.at(-1)).toContain('"leaveOut":["Triage"]')
  })

  it('are a nurse’s even where the server does not answer, and the fixed ones for software', async () => {
    answerWith({ '/api/assistant/service': { recipient: null } })
    const suggestions = open()
    const { skills } = await suggestions.current.suggestSkills(asked)
    expect(skills).toContain('Wound care')
    const more = await suggestions.current.suggestSkills({ ...asked, leaveOut: skills })
    expect(more.skills).not.toContain('Wound care')
    const coder = { ...resume, personalInfo: { ...resume.personalInfo, professionalTitle: 'Web Developer' } }
    expect(await suggestions.current.suggestSkills({ ...asked, resume: coder })).toEqual({
      skills: cannedSkills('Technical'),
      others: [],
    })
  })

  it('come from the title alone where the server does not answer', async () => {
    answerWith({ '/api/assistant/service': { recipient: null } })
    const suggestions = open()
    expect(await suggestions.current.suggestSummary(resume, {})).toBe(cannedSummary(resume))
  })

  it('come from the service where there is one, which is named and never sees the photo', async () => {
    const sent = answerWith({
      ...service,
      '/api/assistant/summary': { summary: ' Nurse of nine years. ', writer: 'OpenAI' },
      '/api/assistant/skills': { skills: ['Triage'], writer: 'OpenAI' },
    })
    const suggestions = open()
    await waitFor(() => expect(suggestions.current.basis).toBe('Built from your resume by OpenAI, an AI service.'))
    expect(await suggestions.current.suggestSummary(resume, {})).toBe('Nurse of nine years.')
    expect(await suggestions.current.suggestSkills(asked)).toMatchObject({ skills: ['Triage'] })
    expect(sent.join()).not.toContain('QUJD')
  })

  it('claim no years in a title that no job has where the server does not answer', async () => {
    answerWith(service)
    const helper = { ...resume, experiences: [{ ...blankExperience({ id: 'j' }), position: 'Tree surgeon’s helper' }] }
    expect(await open().current.suggestSummary(helper, { years: '3' })).not.toContain('3 years')
  })

  it('are none where the service has nothing to say', async () => {
    answerWith({ ...service, '/api/assistant/skills': { skills: [], writer: 'OpenAI' } })
    expect(await open().current.suggestSkills(asked)).toMatchObject({ skills: [] })
  })
})
