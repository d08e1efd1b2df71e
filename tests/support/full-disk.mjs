// Loaded before everything else, in every thread: while the file FULL_DISK names is there, nothing can be written.
import fs, { existsSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const marker = process.env.FULL_DISK ?? ''
const { writeSync } = fs
const { writeFile } = fs.promises

function refuseWhenFull() {
  if (existsSync(marker))
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), {
      errno: -28,
      code: 'ENOSPC',
      syscall: 'write',
    })
}

/** @param {Parameters<typeof writeSync>} args */
fs.writeSync = (...args) => {
  // Logs go on.
  if (args[0] > 2) refuseWhenFull()
  return writeSync(...args)
}
/** @param {Parameters<typeof writeFile>} args */
fs.promises.writeFile = async (...args) => {
  refuseWhenFull()
  return writeFile(...args)
}
syncBuiltinESMExports()
