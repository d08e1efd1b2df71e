// @ts-check
// npm start: installs, builds and serves the product, doing only what is not done yet.
import { chdir } from 'node:process'
import { ensureBuild } from './support/ensure-build.mjs'
import { isBuildCurrent } from './support/fingerprint.mjs'
import { followParent } from './support/follow-parent.mjs'
import { installPackages } from './support/install-packages.mjs'
import { loadOwnEnvFile } from './support/load-env-file.mjs'
import { requireNode } from './support/node-version.mjs'
import { root } from './support/root.mjs'

requireNode()
chdir(root)
loadOwnEnvFile()
// A finished build needs none of the packages that made it.
await installPackages({ production: isBuildCurrent() })
if (!(await ensureBuild())) {
  console.error('The build failed, so there is nothing to start. The step that failed says why above.')
  process.exit(1)
}

process.env.NODE_ENV ??= 'production'
process.setSourceMapsEnabled(true)
followParent()
// The server runs in this very process, so a signal to it needs no passing on.
await import(new URL('../dist/server/main.js', import.meta.url).href)
