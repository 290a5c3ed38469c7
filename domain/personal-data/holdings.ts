/** `nameless`: the record stays, and nothing in it leads to the person any more. */
export type Fate = 'deleted' | 'nameless' | 'kept'

/** What the shop may hold of a person, in display order, with what becomes of it when the person is deleted, and why. */
export const holdings = {
  account: { label: 'Account', fate: 'deleted', why: 'Profile, picture, password and language.' },
  registrations: { label: 'Unconfirmed registrations', fate: 'deleted', why: 'Of this email address.' },
  logins: { label: 'Logins and known devices', fate: 'deleted', why: 'They end at once.' },
  codes: { label: 'One-time codes', fate: 'deleted', why: 'Of this email address or phone number.' },
  addresses: { label: 'Saved addresses', fate: 'deleted', why: 'Of the account.' },
  cart: { label: 'Pieces in the cart', fate: 'deleted', why: 'Of the account. A guest’s cart names nobody.' },
  list: { label: 'Pieces on My List', fate: 'deleted', why: 'With the link that shares it.' },
  plans: { label: 'Room plans', fate: 'deleted', why: 'Kept in the account.' },
  notices: { label: 'Subscriptions to notices', fate: 'deleted', why: 'The person gets no more of them.' },
  votes: { label: 'Helpful votes', fate: 'deleted', why: 'The counts go down.' },
  messages: { label: 'Messages to the shop', fate: 'deleted', why: 'With all answers.' },
  notes: { label: 'Notes of staff', fate: 'deleted', why: 'About the person and about the orders.' },
  photos: { label: 'Photos', fate: 'deleted', why: 'Of damage, returns, receipts, rooms and hand-overs.' },
  mails: { label: 'Emails to the person', fate: 'deleted', why: 'Waiting ones are not sent.' },
  sms: { label: 'SMS to the person', fate: 'deleted', why: 'Waiting ones are not sent.' },
  orders: {
    label: 'Orders',
    fate: 'nameless',
    why: 'The books need goods, sums and days. Name, contact, address and words go.',
  },
  received: {
    label: 'Orders of others for the person',
    fate: 'nameless',
    why: 'The buyer’s. The recipient’s name and phone go; the driver then calls the buyer.',
  },
  credit: {
    label: 'Gift cards and store credit',
    fate: 'nameless',
    why: 'The books need every entry. Buyer, recipient and message go; a card stays usable by its code.',
  },
  afterSales: {
    label: 'Returns and damage reports',
    fate: 'nameless',
    why: 'The books need what came back. The person’s words go.',
  },
  customRequests: {
    label: 'Requests for custom pieces',
    fate: 'nameless',
    why: 'Measures and quotes stay. Name, contact, words and photos go; open requests are withdrawn.',
  },
  reviews: {
    label: 'Reviews',
    fate: 'nameless',
    why: 'Published by the person. Name and photos go; hidden reviews are deleted.',
  },
  questions: {
    label: 'Questions about products',
    fate: 'nameless',
    why: 'Published by the person. Name and contact go; unpublished ones are deleted.',
  },
  answers: {
    label: 'Answers about products',
    fate: 'nameless',
    why: 'Published by the person. The name goes; unpublished ones are deleted.',
  },
  invoices: {
    label: 'Invoices and credit notes',
    fate: 'kept',
    why: 'Six years after the fiscal year: VAT Rules, rule 23.',
  },
  payments: { label: 'Payments and refunds', fate: 'kept', why: 'Books: sums and references, without a name.' },
  complaints: {
    label: 'Complaints',
    fate: 'kept',
    why: 'Five years after the last message: directive on e-commerce.',
  },
  deadNumbers: {
    label: 'Phone number that no SMS reaches',
    fate: 'kept',
    why: 'A hash for a year, because an SMS to it costs a fine.',
  },
} as const satisfies Record<string, { label: string; fate: Fate; why: string }>

export type HoldingKind = keyof typeof holdings
export const holdingKinds = Object.keys(holdings) as HoldingKind[]
export type HoldingCounts = Record<HoldingKind, number>
