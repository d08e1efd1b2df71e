// @ts-check
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { loadEnvFile } from 'node:process'
import { root } from './root.mjs'

/** Reads `.env`, where there is one, into the environment. What is set already wins. */
export function loadOwnEnvFile() {
  const file = join(root, '.env')
  if (existsSync(file)) loadEnvFile(file)
}
