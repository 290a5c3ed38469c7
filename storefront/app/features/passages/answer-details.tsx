import { Fragment, type ReactNode } from 'react'
import { type Answer, type Goods, hardestPackage, type PassageAnswer } from '#domain/passages/answer.ts'
import { measuredAt } from '#domain/passages/measured.ts'
import { defined } from '#domain/defined.ts'
import type { LengthUnit } from '#domain/catalog/length-units.ts'
import type { Package } from '#contract/catalog/products.ts'
import { lengthText } from './length-text.ts'
import { useText, type Text } from '../../messages/text.ts'
import styles from './answer-details.module.css'
import type { Delivered } from './delivered.ts'
import { PassageDrawing } from './passage-drawing.tsx'
import { fieldText, handsText, helpText, howTexts, sidesText } from './words.ts'

/** The hardest first. */
const ways: readonly PassageAnswer['way'][] = ['no', 'tilted', 'upright']

type AnswerDetailsProps = {
  answer: Answer
  delivered: Delivered & { goods: Goods }
  unit: LengthUnit
  /** Ways to ask the shop, unless they stand above. */
  contact: ReactNode
}

/** A drawing of each passage, then what would help, and the packages. */
export function AnswerDetails({ answer, delivered, unit, contact }: AnswerDetailsProps) {
  const { packages, goods } = delivered
  return (
    <div className={styles.view}>
      {byHardness(answer).map((at) => (
        <AtPassage key={at} at={at} answer={answer} goods={goods} packages={packages} unit={unit} />
      ))}
      {(answer.answer === 'no' || answer.answer === 'unsure') && (
        <Helps answer={answer} unit={unit} contact={contact} />
      )}
      <Packages answer={answer} packages={packages} unit={unit} />
    </div>
  )
}

/** Indexes of the passages: first where something gets stuck, then where something tilts. */
function byHardness({ passages, packages }: Answer): number[] {
  const rank = passages.map((_, at) => ways.indexOf(wayAt(packages, at).way))
  return [...passages.keys()].toSorted((one, other) => (rank[one] ?? 0) - (rank[other] ?? 0))
}

function wayAt(packages: Answer['packages'], at: number): PassageAnswer {
  return defined(packages[hardestPackage(packages, at)]?.passages[at], 'answer')
}

function wayText(text: Text, { answer }: Answer, way: PassageAnswer['way']): string {
  return text(`passages.way.${way === 'no' && answer === 'unsure' ? 'unsure' : way}`)
}

type AtPassageProps = { at: number; answer: Answer; goods: Goods; packages: readonly Package[]; unit: LengthUnit }

function AtPassage({ at, answer, goods, packages, unit }: AtPassageProps) {
  const text = useText()
  const shown = hardestPackage(answer.packages, at)
  const passage = defined(answer.passages[at], 'passage')
  const piece = defined(goods.packages[shown], 'package')
  const here = wayAt(answer.packages, at)
  const name = nameOf(text, packages, shown)
  const part = text(`passages.part.${passage.kind}`)
  const how = howTexts(text, unit, { piece, passage, answer: here, isUnsure: answer.answer === 'unsure' })
  return (
    <section className={styles.passage}>
      <h3 className={styles.heading}>{text('passages.at', { part, answer: wayText(text, answer, here.way) })}</h3>
      <p>{how.join(' ')}</p>
      <PassageDrawing
        piece={piece}
        passage={passage}
        answer={here}
        unit={unit}
        title={text('passages.drawing', { name, sides: sidesText(text, unit, piece), part })}
        how={how.join(' ')}
      />
      {packages.length > 1 && <p className={styles.note}>{text('passages.shown', { name })}</p>}
      {here.way !== 'no' && (
        <dl className={styles.measured}>
          {measuredAt(piece, here.movement, passage).map(({ measure, neededCm, givenCm, spareCm }) => (
            <Fragment key={measure}>
              <dt>{fieldText(text, passage.kind, measure)}</dt>
              <dd>
                {text('passages.of', {
                  needed: lengthText(text, unit, neededCm),
                  given: lengthText(text, unit, givenCm),
                })}
                <span className={styles.spare}>
                  {text('passages.spare', { measure: lengthText(text, unit, spareCm) })}
                </span>
              </dd>
            </Fragment>
          ))}
        </dl>
      )}
    </section>
  )
}

function Helps({ answer, unit, contact }: { answer: Answer; unit: LengthUnit; contact: ReactNode }) {
  const text = useText()
  const stuck = byHardness(answer).filter((at) => wayAt(answer.packages, at).way === 'no')
  return (
    <section className={styles.passage}>
      <h3 className={styles.heading}>{text('passages.helps')}</h3>
      {answer.helps.length > 0 && <p className={styles.note}>{text('passages.helps-any')}</p>}
      {stuck.map((at) => {
        const helps = answer.helps.filter(({ passage }) => passage === at)
        return (
          <div key={at}>
            <h4 className={styles.place}>{text(`passages.part.${defined(answer.passages[at], 'passage').kind}`)}</h4>
            <ul className={styles.helps}>
              {helps.map((help, index) => (
                <li key={index}>{helpText(text, unit, help, answer.passages)}</li>
              ))}
              {helps.length === 0 && <li>{text('passages.help.none')}</li>}
            </ul>
          </div>
        )
      })}
      <p>{text('passages.help.ask')}</p>
      {contact}
    </section>
  )
}

function Packages({ answer, packages, unit }: { answer: Answer; packages: readonly Package[]; unit: LengthUnit }) {
  const text = useText()
  return (
    <section className={styles.passage}>
      <h3 className={styles.heading}>{text('passages.packages')}</h3>
      <ol className={styles.packages}>
        {packages.map((one, at) => (
          <li key={at}>
            <strong>{nameOf(text, packages, at)}</strong>
            <span className={styles.way}>{wayText(text, answer, answer.packages[at]?.way ?? 'no')}</span>
            <span className={styles.note}>
              {sidesText(text, unit, one)}, {text('passages.weight', { kg: one.weightKg })}
            </span>
          </li>
        ))}
      </ol>
      <p className={styles.note}>{handsText(text, unit)}</p>
    </section>
  )
}

function nameOf(text: Text, packages: readonly Package[], at: number): string {
  return packages[at]?.name || text('passages.package', { number: at + 1 })
}
