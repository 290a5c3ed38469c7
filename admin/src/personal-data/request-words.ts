import type { DataRequestState, PersonContact } from '#domain/personal-data/data-requests.ts'
import type { Fate } from '#domain/personal-data/holdings.ts'
import type { Tone } from '../theme/tokens.ts'

export const requestStates: Record<DataRequestState, { tone: Tone; label: string }> = {
  searching: { tone: 'pending', label: 'Searching' },
  open: { tone: 'confirm', label: 'Open' },
  deleting: { tone: 'pending', label: 'Deleting' },
  deleted: { tone: 'delivered', label: 'Deleted' },
  closed: { tone: 'quiet', label: 'Closed' },
}

/** What staff confirmed of each contact before they opened the request. */
export const provedTexts: Record<PersonContact, string> = {
  email: 'The person answered from the email address',
  phone: 'The person answered a call to the number',
}

/** What becomes of a kind of data, before and after the deletion. */
export const fates: Record<Fate, { tone: Tone; before: string; after: string }> = {
  deleted: { tone: 'danger', before: 'Will be deleted', after: 'Deleted' },
  nameless: { tone: 'pending', before: 'Stays without the person', after: 'Stays without the person' },
  kept: { tone: 'quiet', before: 'Stays', after: 'Stays' },
}
