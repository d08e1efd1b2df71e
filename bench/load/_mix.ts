// What people do on the site, in about the shares in which they do it, as single requests.
import { randomInt } from 'node:crypto'
import type { Agent } from 'node:http'
import { benchResume } from '../_bench-resume.ts'
import { call, type Saver, save } from '../_load.ts'

export type Person = Saver & { isSaving: boolean }
type Ask = (address: string, agent: Agent, person: Person) => Promise<{ status: number; error: string }>

const get =
  (path: string): Ask =>
  (address, agent, { cookie }) =>
    call({ address, agent, path, cookie })

const queries = ['nurse', 'software engineer', 'remote sales', 'teacher', 'accountant berlin', 'warehouse']
const resume = benchResume(2)
const posting = 'We look for a project manager with experience in planning, budgets, reporting and teams of ten people.'

/** Of a thousand requests, how many; what costs most is what people do least. */
export const mix: { name: string; share: number; ask: Ask }[] = [
  { name: 'home page', share: 150, ask: get('/') },
  { name: 'other page', share: 100, ask: get('/templates') },
  { name: 'templates', share: 80, ask: get('/api/templates') },
  { name: 'sample', share: 60, ask: get('/api/templates/3/sample') },
  { name: 'who am I', share: 150, ask: get('/api/me') },
  { name: 'documents', share: 80, ask: get('/api/documents') },
  {
    name: 'save',
    share: 200,
    ask: async (address, agent, person) => {
      // One person types one thing at a time.
      if (person.isSaving) return get('/api/me')(address, agent, person)
      person.isSaving = true
      try {
        const answer = await save(person, address, agent)
        // The answer to the first try came too late; the next save goes on from what is stored.
        return answer.status === 409 ? { ...answer, status: 200 } : answer
      } finally {
        person.isSaving = false
      }
    },
  },
  {
    name: 'job search',
    share: 100,
    ask: (address, agent, person) =>
      get(`/api/jobs?query=${encodeURIComponent(queries[randomInt(queries.length)] ?? '')}`)(address, agent, person),
  },
  {
    name: 'PDF',
    share: 15,
    ask: (address, agent, { cookie }) => {
      const body = { resumeContent: resume, templateId: 1, format: 'pdf' }
      return call({ address, agent, method: 'POST', path: '/api/download-resume', body, cookie })
    },
  },
  {
    name: 'tailor',
    share: 5,
    ask: (address, agent, { cookie }) => {
      const body = { resumeData: resume, jobDescription: posting }
      return call({ address, agent, method: 'POST', path: '/api/assistant/tailor', body, cookie })
    },
  },
  { name: 'health', share: 60, ask: get('/api/health') },
]

const total = mix.reduce((sum, { share }) => sum + share, 0)

export function pickAsk(): (typeof mix)[number] {
  let place = randomInt(total)
  for (const one of mix) {
    place -= one.share
    if (place < 0) return one
  }
  throw new Error('the shares do not add up')
}
