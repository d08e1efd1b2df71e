import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { loadOccupation } from '#engine/library/load-occupation.ts'
import { suggestSkills } from '#engine/library/suggest-skills.ts'
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
    })
    const suggestions = open()
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(suggestions.current.basis).toBe('Built from your title, resume and answers.')
    expect(await suggestions.current.suggestSummary(resume, {})).toBe('Nurse in Toledo.')
    const nurse = await loadOccupation('registered-nurse')
    const skills = await suggestions.current.suggestSkills(resume, 'Technical')
    expect(skills).toEqual(suggestSkills(resume, 'Technical', nurse))
    expect(skills).not.toContain('JavaScript')
  })

  it('are the fixed skills for software and for titles nobody knows', async () => {
    answerWith({ '/api/assistant/service': { recipient: null } })
    const suggestions = open()
    for (const professionalTitle of ['Web Developer', 'Analyst', '']) {
      const other = { ...resume, personalInfo: { ...resume.personalInfo, professionalTitle } }
      expect(await suggestions.current.suggestSkills(other, 'Technical')).toEqual(cannedSkills('Technical'))
    }
  })

  it('come from the title alone where the server does not answer', async () => {
    answerWith({ '/api/assistant/service': { recipient: null } })
    const suggestions = open()
    expect(await suggestions.current.suggestSummary(resume, {})).toBe(cannedSummary(resume.personalInfo))
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
    expect(await suggestions.current.suggestSkills(resume, 'Clinical')).toEqual(['Triage'])
    expect(sent.join()).not.toContain('QUJD')
  })

  it('come from the fixed lists where the service fails or has nothing to say', async () => {
    answerWith({ ...service, '/api/assistant/skills': { skills: [], writer: 'OpenAI' } })
    const suggestions = open()
    await waitFor(() => expect(suggestions.current.basis).toContain('OpenAI'))
    expect(await suggestions.current.suggestSummary(resume, {})).toBe(cannedSummary(resume.personalInfo))
    expect(await suggestions.current.suggestSkills(resume, 'Clinical')).toHaveLength(5)
  })
})
