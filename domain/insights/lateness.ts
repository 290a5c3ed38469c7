/** How late deliveries came, in whole days after the promised one. */
export const lateness = {
  one: { label: 'One day late', from: 1, until: 1 },
  few: { label: 'Two or three days late', from: 2, until: 3 },
  more: { label: 'Later', from: 4, until: null },
} as const satisfies Record<string, { label: string; from: number; until: number | null }>

export type Lateness = keyof typeof lateness

export const latenessNames = Object.keys(lateness) as [Lateness, ...Lateness[]]
