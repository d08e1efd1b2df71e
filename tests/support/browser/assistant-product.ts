import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { event } from '../model-stand-in.ts'
import { findFreePort } from './free-port.ts'
import { untilHealthy } from './until-healthy.ts'

/** Elements of the list a model was asked for; it keeps the connection open after them until it is let go. */
type ModelScript = { elements: readonly unknown[]; isOpenEnded?: boolean }

export type AssistantProduct = {
  url: string
  /** What the model was sent, one entry a call. */
  calls: string[]
  /** What the model says to the calls that follow. */
  say: (script: ModelScript) => void
  stop: () => Promise<void>
}

const serve = fileURLToPath(new URL('./serve.mjs', import.meta.url))

/** The product with an AI service, which is a script on this machine, beside the one the other journeys share. */
export async function startAssistantProduct(): Promise<AssistantProduct> {
  const calls: string[] = []
  let script: ModelScript = { elements: [] }
  const model = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    calls.push(body)
    answer(response, script)
  })
  await new Promise<void>((resolve) => model.listen(0, '127.0.0.1', resolve))
  // A server on a port always has an address of this form.
  const { port: modelPort } = model.address() as AddressInfo

  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  // The folder of the shared product must not be this one's too.
  const { BROWSER_TEST_DATA_DIR: _shared, ...env } = process.env
  const child = spawn(process.execPath, ['--liftoff-only', serve], {
    env: {
      ...env,
      PORT: String(port),
      PUBLIC_URL: url,
      AI_PROVIDER: 'openai-compatible',
      AI_MODEL: 'scripted',
      AI_API_KEY: 'key',
      AI_BASE_URL: `http://127.0.0.1:${modelPort}/v1`,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const exited = once(child, 'exit')
  await untilHealthy(url)
  return {
    url,
    calls,
    say: (next) => {
      script = next
    },
    stop: async () => {
      child.kill('SIGTERM')
      await exited
      model.closeAllConnections()
      model.close()
    },
  }
}

function answer(response: ServerResponse, { elements, isOpenEnded = false }: ModelScript): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const list = JSON.stringify({ elements })
  // An element counts as whole once the next one begins.
  const text = isOpenEnded ? list.slice(0, -2).concat(',{') : list
  for (const content of text.match(/[\s\S]{1,40}/g) ?? []) response.write(event({ delta: { content } }))
  if (isOpenEnded) return
  response.write(event({ delta: {}, finish_reason: 'stop' }))
  response.end('data: [DONE]\n\n')
}
