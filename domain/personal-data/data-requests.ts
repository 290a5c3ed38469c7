/** `searching`: the contacts of guests' messages are read one by one. `closed`: nobody asked to delete in time. */
export const dataRequestStates = ['searching', 'open', 'deleting', 'deleted', 'closed'] as const
export type DataRequestState = (typeof dataRequestStates)[number]

/** Contacts by which a person is found. Before they open a request, staff prove each that they enter. */
export const personContacts = ['email', 'phone'] as const
export type PersonContact = (typeof personContacts)[number]

/** After this time a request closes, and the shop forgets the person's contact in it. */
export const DATA_REQUEST_OPEN_DAYS = 30
/** How long the shop can prove what it did: as long as the books. */
export const DATA_REQUEST_KEPT_YEARS = 7

/** Requests that one member of staff opens in a day, and files that they download. */
export const MOST_DATA_REQUESTS_A_DAY = 20

/** Orders that a request lists because nothing but the phone number leads to them. */
export const MOST_LISTED_BY_NUMBER = 50

export const DATA_REQUEST_WORDS_LENGTH = { least: 10, most: 1_000 }

/** What a member of staff may do with a request. */
export type DataRequestAct = 'export' | 'delete' | 'retry'

const allowedIn: Record<DataRequestAct, readonly DataRequestState[]> = {
  export: ['open'],
  delete: ['open'],
  retry: ['searching', 'deleting'],
}

export function dataRequestAllows(act: DataRequestAct, state: DataRequestState): boolean {
  return allowedIn[act].includes(state)
}
