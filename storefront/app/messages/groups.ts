/**
 * Texts that do not travel with every page, by the first word of their keys; whatever a page shows by itself must not
 * use them.
 */
const firstWords = {
  /** Of parts that are loaded when somebody opens them. */
  later: ['cart', 'custom-form', 'model', 'offline', 'quick-view', 'size-guide', 'suggest', 'viewer'],
  /** Of whoever is logged in, and of every call for an account. */
  session: ['session'],
  /** Of the pages about accounts, which load them before they are shown (account-messages.ts). */
  accounts: ['account', 'login', 'my-list', 'my-orders', 'password', 'problem', 'register', 'reset', 'verify'],
} as const

export type MessageGroup = keyof typeof firstWords | 'start'

const groups: ReadonlyMap<string, MessageGroup> = new Map(
  Object.entries(firstWords).flatMap(([group, words]) => words.map((word) => [word, group as MessageGroup])),
)

export function groupOf(key: string): MessageGroup {
  return groups.get(key.slice(0, key.indexOf('.'))) ?? 'start'
}
