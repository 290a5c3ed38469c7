/** Loads a part ahead of a likely click. The click itself tries again, so a failure here needs no message. */
export function prefetch(load: () => Promise<unknown>): void {
  load().catch(() => undefined)
}
