import { useSyncExternalStore } from 'react'

/** Choices of this browser. */
export type LiveSettings = { showsOrders: boolean; hasSound: boolean }

const KEY = 'kastha.live'
const usual: LiveSettings = { showsOrders: true, hasSound: false }

let settings = read()
const listeners = new Set<() => void>()

export function readLiveSettings(): LiveSettings {
  return settings
}

export function useLiveSettings(): LiveSettings {
  return useSyncExternalStore(watch, readLiveSettings)
}

export function changeLiveSettings(changed: Partial<LiveSettings>): void {
  localStorage.setItem(KEY, JSON.stringify({ ...settings, ...changed }))
  readAgain()
}

function watch(listener: () => void): () => void {
  listeners.add(listener)
  if (listeners.size === 1) window.addEventListener('storage', readAgain)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', readAgain)
  }
}

function readAgain() {
  settings = read()
  for (const listener of listeners) listener()
}

function read(): LiveSettings {
  const { showsOrders, hasSound } = parse(localStorage.getItem(KEY))
  return {
    showsOrders: typeof showsOrders === 'boolean' ? showsOrders : usual.showsOrders,
    hasSound: typeof hasSound === 'boolean' ? hasSound : usual.hasSound,
  }
}

/** Whatever another version, or somebody, has stored there. */
function parse(text: string | null): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(text ?? '{}')
    return typeof stored === 'object' && stored !== null ? { ...stored } : {}
  } catch {
    return {}
  }
}
