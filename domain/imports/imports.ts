/**
 * How far an import is. `refused`: the file has bad rows; `ready`: it waits for somebody to say yes; `failed`: it was
 * stopped; `dropped`: somebody gave it up. In each state `doneRows` says how many rows the shop has taken.
 */
export const importStates = ['checking', 'refused', 'ready', 'running', 'done', 'failed', 'dropped'] as const
export type ImportState = (typeof importStates)[number]

export const MAX_IMPORT_ROWS = 20_000
export const IMPORT_MAX_BYTES = 10 * 1024 * 1024
/** Nobody fixes more than some hundred rows by hand: with more problems it is probably the wrong file. */
export const MAX_IMPORT_PROBLEMS = 5_000
/** Different pictures that one file may name: each is looked up in the library. */
export const MAX_PICTURE_NAMES = 20_000

/** A bad row of a file: `row` as a spreadsheet numbers it, the headings being 1; 0 where it is about the whole file. */
export type ImportProblem = { row: number; column: string; message: string }

/** Products of a checked file that the shop has not taken yet, by slug: their rows, and a hash of what changes. */
export type SeenProducts = Record<string, { rows: number[]; hash: string }>

/** A product, color or variant that a file makes or changes, with what each column was and becomes; long texts are cut. */
export type ImportChange = {
  row: number
  /** A slug, a slug with the name of a color (`rara-bed: Forest green`), or a SKU. */
  key: string
  isNew: boolean
  fields: { column: string; before: string; after: string }[]
}
