import { useSyncExternalStore } from 'react'
import type { LiveEvent } from '#contract/admin/live.ts'

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
  const found = kinds[`${topic} ${act}`]
  if (!found) return undefined
  const [text, path] = found
  const isOrder = topic === 'orders'
  return {
    key: crypto.randomUUID(),
    text: number === '' ? text : `${text} ${number}`,
    path: `${path}/${encodeURIComponent(id)}/show`,
    at: Date.now(),
    ...(isOrder && { orderId: id }),
  }
}

const kinds: Readonly<Record<string, readonly [text: string, path: string]>> = {
  'orders place': ['New order', '/orders'],
  'payments insert': ['Payment for order', '/orders'],
  'tickets received': ['New message', '/tickets'],
  'tickets written': ['New words in message', '/tickets'],
  'custom-requests request': ['New request for a custom piece', '/custom-requests'],
}
