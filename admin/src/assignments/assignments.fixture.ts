import type { Assignment } from '#contract/admin/assignments.ts'

/** The assignment of an open record that nobody owns. */
export const unassigned: Assignment = { owner: null, dueAt: null, isOpen: true, version: '0000000000000000' }

export const sabina = { id: '0197f0a4-7c11-4d3e-9c58-0b7a52f1c001', name: 'Sabina Rai' }
