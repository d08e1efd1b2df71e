import { afterAll } from 'vitest'
import { buildTestApp } from './app.ts'
import { openTestDatabase } from './database.ts'
import { type ModelStandIn, startModelStandIn } from './model-stand-in.ts'

export type TestApp = Awaited<ReturnType<typeof buildTestApp>>

/** The product without a model and with one, which is a script on this machine. */
export type AssistantApps = { offlineApp: TestApp; modelApp: TestApp; standIn: ModelStandIn }

export async function startAssistantApps(): Promise<AssistantApps> {
  const database = await openTestDatabase()
  afterAll(() => database.close())
  const standIn = await startModelStandIn()
  const env = { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm', AI_API_KEY: 'k', AI_BASE_URL: standIn.url }
  return {
    offlineApp: await buildTestApp({ database }),
    modelApp: await buildTestApp({ database, env }),
    standIn,
  }
}
