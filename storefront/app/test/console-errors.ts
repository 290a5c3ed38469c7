import { expect, vi } from 'vitest'

let errors: string[] = []
let expected: RegExp[] = []

/** Declares console errors that the test causes on purpose; any other one fails it. */
export function expectErrors(...patterns: RegExp[]): void {
  expected = patterns
}

export function watchErrors(): void {
  errors = []
  expected = []
  vi.spyOn(console, 'error').mockImplementation((...said: unknown[]) => void errors.push(said.map(asText).join(' ')))
}

export function refuseErrors(): void {
  expect(errors.filter((error) => !expected.some((pattern) => pattern.test(error)))).toEqual([])
}

function asText(said: unknown): string {
  return typeof said === 'object' && !(said instanceof Error) ? JSON.stringify(said) : String(said)
}
