/**
 * Texts that do not travel with every page: by whole keys, or by their first word. Who shows them loads them before
 * (load-messages.ts); one that was not loaded is an error in the console, which fails every browser test.
 */
const members = {
  /** Of parts that are loaded when somebody opens them. */
  later: [
    'categories',
    'compare',
    'custom-form',
    'model',
    'offline',
    'photos',
    'quick-view',
    'size-guide',
    'suggest',
    'viewer',
  ],
  /** Of every page, though their neighbours are not. */
  start: [
    'cart.add',
    'cart.fewer',
    'cart.more',
    'cart.quantity',
    'cart.quantity-of',
    'categories.all-products',
    'categories.label',
    'categories.our',
    'categories.scroll-left',
    'categories.scroll-right',
    'compare.count',
    'compare.full',
    'compare.remove',
    'compare.toggle',
    'compare.word',
    'list.notice',
    'list.notice-asked',
    'list.notice-asked-of',
    'list.notice-of',
    'list.save',
    'list.word',
  ],
  /** Of the cart, its drawer and what is done with it. */
  cart: ['cart'],
  comparison: ['comparison'],
  /** Of My List, and of what is saved to it anywhere. */
  list: ['list', 'my-list'],
  /** Of the checkout and of what follows it. */
  checkout: ['checkout', 'checkout-problem', 'confirmed'],
  home: ['clients', 'featured-categories', 'featured-products', 'hero', 'living-room', 'shop', 'steps'],
  /** Of lists of products, with their search and filters. */
  listing: [
    'listing',
    'search.broken',
    'search.corrected',
    'search.did-you-mean',
    'search.none',
    'search.none-filtered',
    'search.quoted',
    'search.results-for',
    'search.title',
    'search.trending',
  ],
  /** Of paying for an order, and of what became of it. */
  payments: ['pay'],
  /** Of placed orders, wherever they are shown. */
  /** Of what is done with a product's reviews; the reviews themselves travel with every page. */
  reviews: ['review-problem', 'reviews'],
  orders: [
    'damage',
    'deliveries',
    'invoice',
    'my-orders',
    'order',
    'order-problem',
    'piece',
    'return',
    'slot',
    'track',
  ],
  /** Of whoever is logged in, and of every call for an account. */
  session: ['error.occurred', 'header.user', 'session'],
  /** Of the pages about accounts. */
  accounts: ['account', 'field', 'login', 'password', 'problem', 'profile', 'register', 'reset', 'verify'],
} as const

export type MessageGroup = keyof typeof members

const groups: ReadonlyMap<string, MessageGroup> = new Map(
  Object.entries(members).flatMap(([group, names]) => names.map((name) => [name, group as MessageGroup])),
)

export function groupOf(key: string): MessageGroup {
  return groups.get(key) ?? groups.get(key.slice(0, key.indexOf('.'))) ?? 'start'
}
