// @ts-check
// npm run dev: the server under tsx watch with Vite inside it. A change to the server restarts it, one to a page is hot.
import { spawn } from 'node:child_process'
import { followParent } from './support/follow-parent.mjs'
import { installPackages } from './support/install-packages.mjs'
import { loadOwnEnvFile } from './support/load-env-file.mjs'
import { requireNode } from './support/node-version.mjs'
import { root } from './support/root.mjs'
import { findProgram, runPackage } from './support/run-command.mjs'

requireNode()
loadOwnEnvFile()
await installPackages()
await runPackage('tsx', ['scripts/generate.ts'])

const watch = ['watch', '--clear-screen=false', 'scripts/dev-server.ts']
const server = spawn(process.execPath, [findProgram('tsx'), ...watch], { cwd: root, stdio: 'inherit' })
server.on('exit', (code) => process.exit(code ?? 0))

followParent()
// The terminal sends Ctrl-C to both; a signal from elsewhere reaches only this process.
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => server.kill(signal))
