import type { DoneReply } from '#contract/accounts.ts'
import type { FeedbackBody } from '#contract/help.ts'
import { call } from '../accounts/session/call.ts'

/** Never throws; returns what went wrong. */
export async function sendFeedback(body: FeedbackBody): Promise<'sent' | 'failed' | 'offline'> {
  const { status, answer } = await call<DoneReply>({ method: 'POST', path: '/api/help/feedback', body })
  if (answer.success) return 'sent'
  return status === 0 && !navigator.onLine ? 'offline' : 'failed'
}
