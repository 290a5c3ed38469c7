import type { Plan } from '#domain/planner/plan.ts'
import type { Thing } from '#domain/planner/solids.ts'
import { sideOfWall } from '#domain/planner/in-words.ts'
import type { Warning } from '#domain/planner/warning.ts'
import { wallText } from './place-words.ts'
import { mmText, type Words } from './words.ts'

/** Says what is wrong, and what would help. */
export function warningText(words: Words, plan: Plan, warning: Warning): { title: string; help: string } {
  const { text } = words
  const names = warning.pieces.map((id) => nameOf(plan, id))
  const name = names[0] ?? ''
  const help =
    warning.kind === 'narrow-way'
      ? text('planner.help.narrow-way', { needed: mmText(words, warning.neededMm) })
      : text(`planner.help.${warning.kind}`)
  switch (warning.kind) {
    case 'outside-room':
    case 'in-pillar':
    case 'unreachable':
      return { title: text(`planner.warns.${warning.kind}`, { name }), help }
    case 'too-high':
    case 'before-window':
      return { title: text(`planner.warns.${warning.kind}`, { name, measure: mmText(words, warning.overMm) }), help }
    case 'overlap':
      return { title: text('planner.warns.overlap', { name, other: names[1] ?? '' }), help }
    case 'door-strikes':
      return {
        title: text('planner.warns.door-strikes', {
          name: thingText(words, plan, warning.by),
          degrees: warning.opensDegrees,
        }),
        help,
      }
    case 'doorway-blocked':
      return { title: text('planner.warns.doorway-blocked', { names: names.join(', ') }), help }
    case 'behind-chair':
      return { title: text(`planner.warns.behind-${warning.from}`, gapOf(words, name, warning)), help }
    case 'front-blocked':
    case 'before-seat':
      return { title: text(`planner.warns.${warning.kind}`, gapOf(words, name, warning)), help }
    case 'narrow-way': {
      const [one, other] = warning.between.map((thing) => thingText(words, plan, thing))
      const measure = mmText(words, warning.gapMm)
      return { title: text('planner.warns.narrow-way', { one: one ?? '', other: other ?? '', measure }), help }
    }
  }
}

function gapOf(words: Words, name: string, { gapMm, neededMm }: { gapMm: number; neededMm: number }) {
  return { name, measure: mmText(words, gapMm), needed: mmText(words, neededMm) }
}

export function nameOf({ pieces }: Plan, id: string): string {
  return pieces.find((piece) => piece.id === id)?.name ?? ''
}

function thingText({ text }: Words, plan: Plan, thing: Thing): string {
  if ('piece' in thing) return nameOf(plan, thing.piece)
  return 'pillar' in thing ? text('planner.a-pillar') : wallText(text, sideOfWall(plan.room, thing.wall))
}
