import type { AnswerCache } from './answer-cache.ts'

/** More tags than this count as all of them. */
const MOST_TAGS = 10_000

/** Which tags were dropped lately, counted in the order in which this process was told. */
export class RecentChanges {
  /** How many changes there were until now. */
  count = 0
  readonly #changeOf = new Map<string, number>()
  #allChangedAt = 0
  #forgottenUntil = 0

  constructor(answers: AnswerCache) {
    answers.on('drop', (tags) => this.#note(tags))
    // What happened while nobody told us may be anything.
    answers.on('pause', () => this.#noteAll())
    answers.on('resume', () => this.#noteAll())
  }

  /** Whether one of these tags changed after the first `change` changes, or may have. */
  hasChangedSince(change: number, tags: readonly string[]): boolean {
    if (change < this.#forgottenUntil) return true
    return this.#allChangedAt > change || tags.some((tag) => (this.#changeOf.get(tag) ?? 0) > change)
  }

  /** Keeps only what happened after the first `change` changes. */
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
