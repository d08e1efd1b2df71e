import { CUT_SHORT } from './background-tasks/create-task.ts'

/**
 * Whether this notice says that less came than was asked for: it names the service that did not answer, or tells of
 * a lost connection. Others speak of what the person brought, and asking again would bring them again.
 */
export function isStopgap(notice: string | undefined, service: string | undefined): boolean {
  if (notice === undefined) return false
  return notice.includes(CUT_SHORT) || (service !== undefined && notice.includes(service))
}
