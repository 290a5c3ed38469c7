/** Fetches a part ahead of a press that seems near. The press itself asks again, so a failure here needs no words. */
export function prefetch(load: () => Promise<unknown>): void {
  load().catch(() => undefined)
}
