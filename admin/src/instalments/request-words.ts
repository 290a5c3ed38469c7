import type { RequestState } from '#domain/instalments/request-states.ts'
import { t } from '../language/t.ts'
import type { Tone } from '../theme/tokens.ts'

export const requestWords: Record<RequestState, { tone: Tone; label: string }> = {
  asked: { tone: 'notice', label: t('To call') },
  papers: { tone: 'pending', label: t('Waiting for papers') },
  approved: { tone: 'delivered', label: t('Approved by the bank') },
  declined: { tone: 'quiet', label: t('Declined by the bank') },
  withdrawn: { tone: 'quiet', label: t('Withdrawn') },
}
