import type { Plan } from './plan.ts'

/** Returns an id with the least number that nothing in the plan has: `piece-3`. */
export function newId({ openings, pillars, pieces }: Plan, kind: 'piece' | 'door' | 'window' | 'pillar'): string {
  const taken = new Set([...openings, ...pillars, ...pieces].map(({ id }) => id))
  let number = 1
  while (taken.has(`${kind}-${number}`)) number += 1
  return `${kind}-${number}`
}
