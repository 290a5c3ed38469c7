import type { RequestState } from '#domain/instalments/request-states.ts'
import type { Tone } from '../theme/tokens.ts'

export const requestWords: Record<RequestState, { tone: Tone; label: string }> = {
  asked: { tone: 'notice', label: 'To call' },
  papers: { tone: 'pending', label: 'Waiting for papers' },
  approved: { tone: 'delivered', label: 'Approved by the bank' },
  declined: { tone: 'quiet', label: 'Declined by the bank' },
  withdrawn: { tone: 'quiet', label: 'Withdrawn' },
}
