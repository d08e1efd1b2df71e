import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#server/config.ts'
import { addRoute } from '#server/platform/add-route.ts'
import { type AttemptLimit, countAttempt, networkOf } from '#server/platform/attempts.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { findOwner } from '#server/platform/sessions.ts'
import {
  assistLetter,
  assistTailor,
  assistUpgrade,
  generateCoverLetter,
  generateTailoredResume,
  getAssistantService,
  rewriteParagraph,
  suggestSkills as suggestSkillsRoute,
  suggestSummary as suggestSummaryRoute,
  upgradeResume,
} from '#shared/api/assistant.ts'
import { answerEvents, goneSignal, lastAnswer } from './answer-events.ts'
import { type Model, openModel } from './model/open-model.ts'
import { ownResume } from './own-resume.ts'
import { type AssistDeps, proposeTailoring, proposeUpgrade } from './propose.ts'
import { proposeLetter } from './propose-letter.ts'
import { proposeParagraph } from './propose-paragraph.ts'
import { suggestSkills, suggestSummary } from './suggest.ts'

export type AssistantPorts = {
  config: Pick<Config, 'ai'>
  database: Pick<Database, 'db'>
  clock: () => Date
  /** In place of the one the configuration names. */
  model?: Model | null
}

/** A model costs money for every call; the engine of the house does not. */
const modelCalls: AttemptLimit = {
  name: 'assistant',
  limit: 40,
  windowSeconds: 3600,
  message: 'That is a lot of writing for one hour. Please wait a little; what you have is kept.',
}

export function registerAssistant(app: FastifyInstance, ports: AssistantPorts): void {
  const { database, clock } = ports
  const model = ports.model === undefined ? openModel(ports.config.ai) : ports.model

  const depsFor = async ({ request, reply }: { request: FastifyRequest; reply: FastifyReply }): Promise<AssistDeps> => {
    const now = clock()
    if (model) {
      const owner = await findOwner(request)
      const subject = owner?.kind === 'account' ? owner.userId : networkOf(request.ip)
      await countAttempt(database.db, modelCalls, { subject, now })
    }
    return { model, today: now.toISOString().slice(0, 10), signal: goneSignal(reply) }
  }

  addRoute(app, getAssistantService, async () => ({ recipient: model?.recipient ?? null }))

  addRoute(app, generateTailoredResume, async ({ body, ...call }) => {
    const deps = await depsFor(call)
    const { resumeData, jobDescription } = body
    const answer = await lastAnswer(
      proposeTailoring({ resume: ownResume({ resumeData }), jobDescription, answers: [] }, deps),
    )
    return answer.resume
  })

  addRoute(app, upgradeResume, async ({ body, ...call }) => {
    const deps = await depsFor(call)
    const answer = await lastAnswer(proposeUpgrade({ resume: ownResume(body), answers: [] }, deps))
    return answer.resume
  })

  addRoute(app, generateCoverLetter, async ({ body, ...call }) => {
    const deps = await depsFor(call)
    const resume = ownResume({ resumeData: body.userDetails })
    const answer = await lastAnswer(
      proposeLetter({ resume, jobDetails: body.jobDetails, tone: 'plain', seed: 0 }, deps),
    )
    return { coverLetter: 'letter' in answer ? answer.letter : '' }
  })

  addRoute(app, assistTailor, async ({ body, ...call }) => {
    const deps = await depsFor(call)
    return answerEvents(call, proposeTailoring({ ...body, resume: ownResume(body) }, deps))
  })

  addRoute(app, assistUpgrade, async ({ body, ...call }) => {
    const deps = await depsFor(call)
    return answerEvents(
      call,
      proposeUpgrade({ resume: ownResume(body), answers: body.answers, refused: body.refused }, deps),
    )
  })

  addRoute(app, assistLetter, async ({ body, ...call }) => {
    const deps = await depsFor(call)
    const { jobDetails, tone, seed, mention } = body
    return answerEvents(call, proposeLetter({ resume: ownResume(body), jobDetails, tone, seed, mention }, deps))
  })

  addRoute(app, rewriteParagraph, async ({ body, ...call }) => {
    const deps = await depsFor(call)
    return proposeParagraph({ ...body, resume: ownResume(body) }, deps)
  })

  addRoute(app, suggestSummaryRoute, async ({ body, ...call }) => {
    const { value, writer } = await suggestSummary(body.resume, await depsFor(call))
    return { summary: value, writer }
  })

  addRoute(app, suggestSkillsRoute, async ({ body, ...call }) => {
    const { value, writer } = await suggestSkills(body, await depsFor(call))
    return { skills: value, writer }
  })
}
