// @ts-check
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { root } from './root.mjs'

const compressible = /\.(?:js|css|json|svg|txt|webmanifest|xml)$/
/** Below this, headers weigh more than what is saved. */
const smallest = 1024
const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

/** Puts a .br and a .gz beside each built file that gains by it; the server sends those instead. */
export async function compressFiles(folder = join(root, 'dist/client')) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => compressible.test(file))
  await Promise.all(files.map((file) => compressFile(join(folder, file))))
}

/** @param {string} file */
async function compressFile(file) {
  const content = readFileSync(file)
  if (content.length < smallest) return
  // The highest quality takes four times as long, for two per cent.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  writeFileSync(`${file}.br`, await brotli(content, { params }))
  writeFileSync(`${file}.gz`, await deflate(content, { level: 9 }))
}
