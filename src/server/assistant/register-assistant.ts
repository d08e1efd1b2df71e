import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#server/config.ts'
import { addRoute } from '#server/platform/add-route.ts'
import { type ClientShares, openShares, shares } from '#server/platform/client-shares.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { goneSignal } from '#server/platform/gone-signal.ts'
import { type AttemptLimit, countAttempt } from '#server/platform/rate-limit.ts'
import { watchWork } from '#server/platform/serve-metrics.ts'
import {
  askBeforeLetter,
  assistLetter,
  assistTailor,
  assistUpgrade,
  findFit,
  generateCoverLetter,
  generateTailoredResume,
  getAssistantService,
  rewriteParagraph,
  upgradeResume,
} from '#shared/api/assistant.ts'
import * as suggestions from '#shared/api/suggestions.ts'
import { answerEvents, lastAnswer } from './answer-events.ts'
import type { AssistDeps } from './assist-deps.ts'
import { keyRefused } from './model/check-key.ts'
import { type Model, openModel } from './model/open-model.ts'
import { proposeTailoring, proposeUpgrade } from './propose.ts'
import { proposeLetter } from './propose-letter.ts'
import { proposeParagraph } from './propose-paragraph.ts'
import { suggestLines, suggestSkills, suggestSummary } from './suggest.ts'
import { requireOwnResume } from './tasks/own-resume.ts'
import { createWritingPool, openWriter, type WritingPool } from './writing-pool.ts'

export type AssistantPorts = {
  config: Pick<Config, 'ai' | 'workers'>
  database: Pick<Database, 'db'>
  clock: () => Date
  clientShares?: ClientShares
  /** Replaces the thread pool. */
  pool?: WritingPool
  /** Replaces the one the configuration names. */
  model?: Model | null
}

/** A model costs money for every call; our own engine does not. */
const modelCalls: AttemptLimit = {
  name: 'assistant',
  limit: 40,
  windowSeconds: 3600,
  message: 'That’s a lot of writing for one hour. Please wait a while. What you have is safe.',
}

export function registerAssistant(app: FastifyInstance, ports: AssistantPorts): void {
  const { database, clock, clientShares = openShares } = ports
  const opened = ports.model === undefined ? openModel(ports.config.ai) : ports.model
  const model = opened && { ...opened, onKeyRefused: () => app.log.error(keyRefused(opened.recipient)) }
  const pool = ports.pool ?? createWritingPool(ports.config.workers)
  app.addHook('onClose', () => pool.close())
  watchWork(app, 'writing', pool)
  const admit = (request: FastifyRequest) => clientShares.admit(request, shares.writing)

  type Asking = { request: FastifyRequest; reply: FastifyReply }

  /** `isFree`: no model is asked. */
  const depsFor = async ({ request, reply }: Asking, { isFree = false } = {}): Promise<AssistDeps> => {
    const now = clock()
    const client = await clientShares.clientOf(request)
    if (model && !isFree) await countAttempt(database.db, modelCalls, { subject: client, now })
    const signal = goneSignal(reply)
    const onLate = () => clientShares.chargeLate(request, shares.writing)
    const write = openWriter(pool, { client, signal, onLate })
    return { model, write, today: now.toISOString().slice(0, 10), signal }
  }

  addRoute(app, getAssistantService, async () => {
    // Whoever asks has a form open, and would wait seconds for a worker that starts when it is sent.
    pool.prepare()
    return { recipient: model?.recipient ?? null }
  })

  addRoute(app, { ...generateTailoredResume, admit }, async ({ body, ...call }) => {
    const deps = await depsFor(call)
    const { resumeData, jobDescription } = body
    const answer = await lastAnswer(proposeTailoring({ resumeData, jobDescription, answers: [] }, deps))
    return answer.resume
  })

  addRoute(app, { ...upgradeResume, admit }, async ({ body, ...call }) => {
    const deps = await depsFor(call)
    const answer = await lastAnswer(proposeUpgrade({ resumeData: body.resumeData, answers: [] }, deps))
    return answer.resume
  })

  addRoute(app, { ...generateCoverLetter, admit }, async ({ body, ...call }) => {
    const deps = await depsFor(call)
    const { userDetails: resumeData, jobDetails } = body
    const answer = await lastAnswer(proposeLetter({ resumeData, jobDetails, tone: 'plain', seed: 0 }, deps))
    return { coverLetter: 'letter' in answer ? answer.letter : '' }
  })

  addRoute(app, { ...assistTailor, admit }, async ({ body, ...call }) => {
    requireOwnResume(body)
    const deps = await depsFor(call)
    return answerEvents(call, proposeTailoring(body, deps))
  })

  addRoute(app, { ...assistUpgrade, admit }, async ({ body, ...call }) => {
    requireOwnResume(body)
    const deps = await depsFor(call)
    return answerEvents(call, proposeUpgrade(body, deps))
  })

  addRoute(app, { ...assistLetter, admit }, async ({ body, ...call }) => {
    requireOwnResume(body)
    const deps = await depsFor(call)
    return answerEvents(call, proposeLetter(body, deps))
  })

  addRoute(app, { ...askBeforeLetter, admit }, async ({ body, ...call }) => {
    requireOwnResume(body)
    const { write, today } = await depsFor(call, { isFree: true })
    return write('askForLetter', { ...body, today })
  })

  addRoute(app, { ...findFit, admit }, async ({ body, ...call }) => {
    requireOwnResume(body)
    const { write, today } = await depsFor(call, { isFree: true })
    return write('compareWithJob', { ...body, today })
  })

  addRoute(app, { ...rewriteParagraph, admit }, async ({ body, ...call }) => {
    requireOwnResume(body)
    const deps = await depsFor(call)
    return proposeParagraph(body, deps)
  })

  addRoute(app, { ...suggestions.suggestSummary, admit }, async ({ body, ...call }) => {
    const { value, writer } = await suggestSummary(body, await depsFor(call))
    return { summary: value, writer }
  })

  addRoute(app, { ...suggestions.suggestSkills, admit }, async ({ body, ...call }) => {
    const { value, writer } = await suggestSkills(body, await depsFor(call))
    return { skills: [...value.skills], others: [...value.others], writer }
  })

  addRoute(app, { ...suggestions.suggestLines, admit }, async ({ body, ...call }) => {
    const { value, writer } = await suggestLines(body, await depsFor(call))
    return { lines: value, writer }
  })
}
