import { type ImportProblem, MAX_IMPORT_PROBLEMS } from '#domain/imports/imports.ts'

/** Ends the check of a file that has more problems than anybody corrects. */
export class TooManyProblems extends Error {}

/**
 * The problems of one file. Every check of a file adds its own here one by one: a file of 100 KB can have a million, and
 * making and sorting them keeps everybody waiting.
 */
export class FoundProblems {
  readonly #found: ImportProblem[] = []

  /** @throws TooManyProblems after more than MAX_IMPORT_PROBLEMS */
  add(problem: ImportProblem): void {
    this.#found.push(problem)
    if (this.#found.length > MAX_IMPORT_PROBLEMS) throw new TooManyProblems()
  }

  /**
   * @param problems  best a generator, which then makes no more than are kept
   * @throws TooManyProblems after more than MAX_IMPORT_PROBLEMS
   */
  addAll(problems: Iterable<ImportProblem>): void {
    for (const problem of problems) this.add(problem)
  }

  /** Returns them by row: MAX_IMPORT_PROBLEMS and one more when the check has ended. */
  inOrder(): ImportProblem[] {
    return this.#found.toSorted((one, other) => one.row - other.row)
  }
}

/** Returns the first problems, with one before them that says so: what every page about a file reads stays small. */
export function firstProblems(problems: readonly ImportProblem[]): ImportProblem[] {
  if (problems.length <= MAX_IMPORT_PROBLEMS) return [...problems]
  const message = `More than ${MAX_IMPORT_PROBLEMS} cells are wrong; these are the first. Is it the right file?`
  return [{ row: 0, column: '', message }, ...problems.slice(0, MAX_IMPORT_PROBLEMS)]
}
