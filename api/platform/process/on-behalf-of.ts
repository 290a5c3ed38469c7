import { AsyncLocalStorage } from 'node:async_hooks'

const callers = new AsyncLocalStorage<() => string>()

/** What the shop does by itself, or for several callers. */
const SHOP = 'shop'

/**
 * Runs work for a caller, so that what it asks for, however deep inside, waits in the caller's place.
 *
 * @param nameOf  names the caller like a network (`clientNetwork`); asked each time, since who calls may be known later
 */
export function onBehalfOf<Done>(nameOf: () => string, work: () => Done): Done {
  return callers.run(nameOf, work)
}

/** Runs work that several callers may wait for: none of them waits in the place of another. */
export function forEverybody<Done>(work: () => Done): Done {
  return callers.run(() => SHOP, work)
}

/** Returns the name of the caller for whom this runs, or that of the shop itself. */
export function currentCaller(): string {
  return callers.getStore()?.() ?? SHOP
}
