import type { AnswerCache } from './answer-cache.ts'

/** If more tags than this changed, all tags count as changed. */
const MOST_TAGS = 10_000

/** Records which tags were dropped recently, counted in the order in which this process received the notices. */
export class RecentChanges {
  /** Number of changes so far. */
  count = 0
  readonly #changeOf = new Map<string, number>()
  #allChangedAt = 0
  #forgottenUntil = 0

  constructor(answers: AnswerCache) {
    answers.on('drop', (tags) => this.#note(tags))
    // Anything may have changed while no notices arrived.
    answers.on('pause', () => this.#noteAll())
    answers.on('resume', () => this.#noteAll())
  }

  /** Returns whether one of these tags changed, or may have changed, after the first `change` changes. */
  hasChangedSince(change: number, tags: readonly string[]): boolean {
    if (change < this.#forgottenUntil) return true
    return this.#allChangedAt > change || tags.some((tag) => (this.#changeOf.get(tag) ?? 0) > change)
  }

  /** Forgets the first `change` changes. */
  forgetUntil(change: number): void {
    this.#forgottenUntil = change
    for (const [tag, time] of this.#changeOf) if (time <= change) this.#changeOf.delete(tag)
  }

  #note(tags: readonly string[]) {
    if (tags.includes('all') || this.#changeOf.size + tags.length > MOST_TAGS) return this.#noteAll()
    this.count += 1
    for (const tag of tags) this.#changeOf.set(tag, this.count)
  }

  #noteAll() {
    this.count += 1
    this.#allChangedAt = this.count
    this.#changeOf.clear()
  }
}
