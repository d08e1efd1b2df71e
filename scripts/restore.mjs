// @ts-check
// npm run restore            brings back the newest snapshot of the embedded database
// npm run restore -- <name>  brings back the named one
// npm run restore -- --list  only lists them
import { register } from 'tsx/esm/api'
import { loadOwnEnvFile } from './support/load-env-file.mjs'

register()
loadOwnEnvFile()
const { ConfigError, readConfig } = await import('../src/server/config.ts')
const { FolderInUseError } = await import('../src/server/platform/database/folder-lock.ts')
const { NoSnapshotError, restoreSnapshot } = await import('../src/server/platform/database/restore-snapshot.ts')
const { listSnapshots } = await import('../src/server/platform/database/snapshots.ts')

const [argument] = process.argv.slice(2)

try {
  const { dataDir } = readConfig()
  const snapshots = await listSnapshots(dataDir)
  console.log(snapshots.length > 0 ? `Snapshots in ${dataDir}, the newest first:` : `No snapshots in ${dataDir}.`)
  for (const { name, takenAt } of snapshots) console.log(`  ${name}  taken ${takenAt}`)

  if (argument !== '--list') {
    const { snapshot, movedAside } = await restoreSnapshot({ dataDir, name: argument, now: new Date() })
    console.log(`Restored ${snapshot.name}.`)
    if (movedAside) console.log(`What was there before is kept in ${movedAside}.`)
  }
} catch (error) {
  const isExpected =
    error instanceof ConfigError || error instanceof FolderInUseError || error instanceof NoSnapshotError
  console.error(isExpected ? error.message : error)
  process.exitCode = 1
}
