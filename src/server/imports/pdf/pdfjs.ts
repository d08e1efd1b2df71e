import type { PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { DirectPort } from './direct-port.ts'

// The build of pdf.js for older systems replaces Array.prototype.push by one of its own, which is several times slower:
// every list of the process would pay for it, ours included.
const { push } = Array.prototype

const pdfjs = await import('pdfjs-dist/legacy/build/pdf.mjs')
// pdf.js would load it at the first file, and replace the function once more.
const { WorkerMessageHandler } = await import('pdfjs-dist/legacy/build/pdf.worker.mjs')
Object.defineProperty(Array.prototype, 'push', { value: push, writable: true, configurable: true, enumerable: false })

export const { getDocument, OPS } = pdfjs

/** The other half of pdf.js, which takes what it is sent as it is. */
export function startWorker(): PDFWorker {
  const [own, other] = DirectPort.pair()
  WorkerMessageHandler.initializeFromPort(other)
  // By the types of pdf.js there is never a port.
  return new pdfjs.PDFWorker({ port: own as unknown as null, verbosity: 0 })
}
