import { useSyncExternalStore } from 'react'
import type { LiveEvent } from '#contract/admin/live.ts'
import { t } from '../language/t.ts'

/** Something new that a member of staff may want to look at. */
export type NewsItem = { key: string; text: string; path: string; at: number; orderId?: string }

/** `unseen`: since the list was last opened in any tab of this browser. */
export type News = { items: readonly NewsItem[]; unseen: number }

const MOST_ITEMS = 20

let news: News = { items: [], unseen: 0 }
const listeners = new Set<() => void>()

function readNews(): News {
  return news
}

export function useNews(): News {
  return useSyncExternalStore(watchNews, readNews)
}

export function addNews(item: NewsItem): void {
  change({ items: [item, ...news.items].slice(0, MOST_ITEMS), unseen: news.unseen + 1 })
}

/** What is seen in one tab is seen in all of this browser. */
export function markNewsSeen(): void {
  if (news.unseen === 0) return
  see()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none: it ends at our origin
  channel?.postMessage('seen')
}

let channel: BroadcastChannel | undefined

/** Shares what is seen with the other tabs. @returns the function that stops */
export function shareSeen(): () => void {
  channel = new BroadcastChannel('kastha-live-seen')
  channel.addEventListener('message', see)
  return () => {
    channel?.close()
    channel = undefined
  }
}

function see() {
  change({ ...news, unseen: 0 })
}

export function forgetNews(): void {
  change({ items: [], unseen: 0 })
}

function watchNews(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(next: News) {
  news = next
  for (const listener of listeners) listener()
}

/** Returns the news in an event; undefined where a colleague or the shop itself did it, or nobody waits for it. */
export function newsOf({ topic, act, id, number, by }: LiveEvent): NewsItem | undefined {
  if (by !== null) return undefined
  const kind = kinds[`${topic} ${act}`]
  if (!kind) return undefined
  const isOrder = topic === 'orders'
  return {
    key: crypto.randomUUID(),
    text: number === '' ? kind.text : kind.numbered(number),
    path: `${kind.path}/${encodeURIComponent(id)}/show`,
    at: Date.now(),
    ...(isOrder && { orderId: id }),
  }
}

type Kind = { path: string; text: string; numbered: (number: string) => string }

const kinds: Readonly<Record<string, Kind>> = {
  'orders place': {
    path: '/orders',
    text: t('New order'),
    numbered: (number) => t('New order %{number}', { number }),
  },
  'payments insert': {
    path: '/orders',
    text: t('Payment for order'),
    numbered: (number) => t('Payment for order %{number}', { number }),
  },
  'tickets received': {
    path: '/tickets',
    text: t('New message'),
    numbered: (number) => t('New message %{number}', { number }),
  },
  'tickets written': {
    path: '/tickets',
    text: t('New words in message'),
    numbered: (number) => t('New words in message %{number}', { number }),
  },
  'custom-requests request': {
    path: '/custom-requests',
    text: t('New request for a custom piece'),
    numbered: (number) => t('New request for a custom piece %{number}', { number }),
  },
}
