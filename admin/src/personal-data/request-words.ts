import type { DataRequestState, PersonContact } from '#domain/personal-data/data-requests.ts'
import type { Fate } from '#domain/personal-data/holdings.ts'
import { t } from '../language/t.ts'
import type { Tone } from '../theme/tokens.ts'

export const requestStates: Record<DataRequestState, { tone: Tone; label: string }> = {
  searching: { tone: 'pending', label: t('Searching') },
  open: { tone: 'confirm', label: t('Open') },
  deleting: { tone: 'pending', label: t('Deleting') },
  deleted: { tone: 'delivered', label: t('Deleted') },
  closed: { tone: 'quiet', label: t('Closed') },
}

/** What staff confirmed of each contact before they opened the request. */
export const provedTexts: Record<PersonContact, string> = {
  email: t('The person answered from the email address'),
  phone: t('The person answered a call to the number'),
}

/** What becomes of a kind of data, before and after the deletion. */
export const fates: Record<Fate, { tone: Tone; before: string; after: string }> = {
  deleted: { tone: 'danger', before: t('Will be deleted'), after: t('Deleted') },
  nameless: { tone: 'pending', before: t('Stays without the person'), after: t('Stays without the person') },
  kept: { tone: 'quiet', before: t('Stays'), after: t('Stays') },
}
