// Development and tests only: Node 20 applies no loader to the file a worker thread starts with.
import { register } from 'tsx/esm/api'

register()
await import(process.argv[2])
