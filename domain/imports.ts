/**
 * How far an import is. `refused`: the file has bad rows, and nothing of it was taken; `ready`: it waits for somebody to
 * say yes; `failed`: it was stopped half-way, and nothing of it was taken.
 */
export const importStates = ['checking', 'refused', 'ready', 'running', 'done', 'failed', 'dropped'] as const
export type ImportState = (typeof importStates)[number]
