import { useState } from 'react'
import {
  type AccessField,
  type AccessProblem,
  type AccessProblems,
  fieldsOf,
  readAccess,
  type TypedAccess,
} from '#domain/passages/typed-access.ts'

export type MarkedFields = {
  /** Those of the fields that show them. */
  problems: AccessProblems
  /** Shows the problem of a field that was left, unless it was left empty: what is missing is named on submit. */
  leave: (field: AccessField) => void
  /** Shows the problems of all fields. */
  markAll: () => void
  /** Shows none of their problems, while somebody types or after a part was removed. */
  unmark: (fields: readonly AccessField[]) => void
}

const passedBy = new Set<AccessProblem>(['empty', 'pair'])

/** What is wrong with the measures, at the fields that were left or submitted: half a number is no mistake. */
export function useMarkedFields(typed: TypedAccess): MarkedFields {
  const [marked, setMarked] = useState<readonly AccessField[]>([])
  const read = readAccess(typed)
  const all = 'problems' in read ? read.problems : {}
  const shown = fieldsOf(typed).filter((field) => all[field] && marked.includes(field))
  return {
    problems: Object.fromEntries(shown.map((field) => [field, all[field]])),
    leave: (field) => {
      if (all[field] && !passedBy.has(all[field])) setMarked((before) => [...new Set([...before, field])])
    },
    markAll: () => setMarked(fieldsOf(typed)),
    unmark: (fields) => setMarked((before) => before.filter((field) => !fields.includes(field))),
  }
}
