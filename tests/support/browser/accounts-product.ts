import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type OidcStandIn, startOidcStandIn } from '../oidc-stand-in.ts'
import { findFreePort } from './free-port.ts'
import { untilHealthy } from './until-healthy.ts'

export type AccountsProduct = { url: string; dataDir: string; provider: OidcStandIn; stop: () => Promise<void> }

const serve = fileURLToPath(new URL('./serve.mjs', import.meta.url))

/** The product at an address with a name, which passkeys need, and with a sign-in provider of the tests' own. */
export async function startAccountsProduct(): Promise<AccountsProduct> {
  const provider = await startOidcStandIn()
  const port = await findFreePort()
  const url = `http://localhost:${port}`
  const dataDir = await mkdtemp(join(tmpdir(), 'candid-accounts-'))
  const child = spawn(process.execPath, ['--liftoff-only', serve], {
    env: { ...process.env, ...provider.env, PORT: String(port), PUBLIC_URL: url, BROWSER_TEST_DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const exited = once(child, 'exit')
  await untilHealthy(url)
  return {
    url,
    dataDir,
    provider,
    stop: async () => {
      child.kill('SIGTERM')
      await exited
      await provider.close()
    },
  }
}
