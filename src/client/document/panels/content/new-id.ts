export { newId } from '#client/lib/new-id.ts'
