// What a confirmed card does to a payment.
import type { confirmSandboxPayment } from '#shared/api/billing.ts'
import type { RouteBody, RouteResponse } from '#shared/api/route.ts'
import { AppError } from '#shared/errors.ts'
import type * as books from './sandbox-books.ts'
import { type Change, payFirst, payOverdue, type SandboxState } from './sandbox-state.ts'
import { type CardFailure, failureMessages, fingerprintCard, judgeCard } from './test-cards.ts'

type ConfirmRequest = RouteBody<typeof confirmSandboxPayment>
type ConfirmAnswer = RouteResponse<typeof confirmSandboxPayment>
type Confirmed = { change?: Change; result: ConfirmAnswer }

/** What a confirmed card does to a payment. The card is judged and forgotten. */
export function confirmPayment(
  { id, state, dueAt }: books.SandboxObject,
  request: ConfirmRequest,
  now: Date,
): Confirmed {
  const isOverdue = state.state === 'past-due' && !state.cancelAtPeriodEnd
  const quietly = (changed: SandboxState): Change => ({ state: changed, facts: [], dueAt: isOverdue ? dueAt : null })
  const refuse = (code: CardFailure): Confirmed => ({
    result: { status: 'failed', code, message: failureMessages[code] },
  })
  const done = { status: 'succeeded', orderId: state.order } as const
  const pay = (paying: SandboxState, renewals: 'succeed' | 'fail'): Confirmed => ({
    change:
      paying.kind === 'subscription' && isOverdue
        ? payOverdue(id, paying, { renewals, now })
        : payFirst(id, paying, { renewals, now }),
    result: done,
  })

  if (state.state !== 'open' && state.state !== 'asking' && !isOverdue) {
    if (state.state === 'ended' || state.state === 'past-due')
      throw new AppError('conflict', { message: 'This payment can no longer be made.' })
    return { result: done }
  }
  if ('answer' in request) {
    if (!isAsking(state)) throw new AppError('conflict', { message: 'There is nothing to confirm yet.' })
    if (request.answer === 'approve') return pay(state, 'succeed')
    return { ...refuse('confirmation-failed'), change: quietly(asking(state, false)) }
  }
  const card = judgeCard(request.card, now)
  if (card.outcome === 'refuse') return refuse(card.code)
  const paying: SandboxState = { ...state, card: fingerprintCard(request.card) }
  if (card.outcome === 'pay') return pay(paying, card.renewals)
  return { change: quietly(asking(paying, true)), result: { status: 'requires-action' } }
}

function isAsking(state: SandboxState): boolean {
  return state.state === 'asking' || (state.kind === 'subscription' && state.isAsking === true)
}

/** An overdue subscription stays what it is while its bank asks. */
function asking(state: SandboxState, isAsked: boolean): SandboxState {
  if (state.kind === 'subscription' && state.state === 'past-due') return { ...state, isAsking: isAsked }
  return { ...state, state: isAsked ? 'asking' : 'open' }
}
