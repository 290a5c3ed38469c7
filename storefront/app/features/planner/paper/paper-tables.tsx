import type { ReactNode } from 'react'
import type { Plan } from '#domain/planner/plan.ts'
import { boundsOf } from '#domain/planner/geometry.ts'
import { exactText, type Words, wallLetter } from '../words.ts'
import { namedOpenings } from './named-parts.ts'
import styles from './paper-tables.module.css'

type PartProps = { plan: Plan; words: Words }

export function OpeningsTable({ plan: { openings }, words }: PartProps) {
  const { text } = words
  if (openings.length === 0) return null
  const heads = [
    text('plan.opening'),
    text('planner.in-wall'),
    text('planner.offset'),
    text('planner.width'),
    text('planner.height'),
    text('planner.sill'),
  ]
  return (
    <Table caption={text('plan.openings')} heads={heads}>
      {namedOpenings(words, openings).map(({ name, opening }) => (
        <tr key={opening.id}>
          <th scope="row">{name}</th>
          <td>{wallLetter(opening.wall)}</td>
          {[opening.offset, opening.width, opening.height].map((length, at) => (
            <td key={at}>{exactText(words, length)}</td>
          ))}
          <td>{opening.kind === 'window' && exactText(words, opening.sill)}</td>
        </tr>
      ))}
    </Table>
  )
}

export function PillarsTable({ plan: { pillars, room }, words }: PartProps) {
  const { text } = words
  if (pillars.length === 0) return null
  const { left, top } = boundsOf(room.corners)
  const heads = [
    text('plan.pillar'),
    text('planner.from-left'),
    text('planner.from-top'),
    text('planner.width'),
    text('planner.depth'),
  ]
  return (
    <Table caption={text('plan.pillars')} heads={heads}>
      {pillars.map((pillar, at) => (
        <tr key={pillar.id}>
          <th scope="row">{text('planner.pillar', { number: at + 1 })}</th>
          {[pillar.x - left, pillar.y - top, pillar.width, pillar.depth].map((length, place) => (
            <td key={place}>{exactText(words, length)}</td>
          ))}
        </tr>
      ))}
    </Table>
  )
}

export function PiecesTable({ plan: { pieces }, words }: PartProps) {
  const { text } = words
  if (pieces.length === 0) return null
  const heads = [
    text('plan.number'),
    text('plan.piece'),
    text('planner.width'),
    text('planner.depth'),
    text('planner.height'),
  ]
  return (
    <Table caption={text('plan.pieces')} heads={heads}>
      {pieces.map((piece, at) => (
        <tr key={piece.id}>
          <td>{text('planner.number', { number: at + 1 })}</td>
          <th scope="row">{piece.name}</th>
          {[piece.width, piece.depth, piece.height].map((length, place) => (
            <td key={place}>{exactText(words, length)}</td>
          ))}
        </tr>
      ))}
    </Table>
  )
}

function Table({ caption, heads, children }: { caption: string; heads: readonly string[]; children: ReactNode }) {
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}
