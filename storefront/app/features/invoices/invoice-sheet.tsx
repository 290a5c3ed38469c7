import type { InvoicePaper, PaperRow } from '#domain/invoices/invoice-paper.ts'
import { DESCRIPTION_COLUMN } from '#domain/invoices/invoice-paper.ts'
import styles from './invoice-sheet.module.css'

/** An invoice as on paper: as wide as the screen allows, A4 in print. */
export function InvoiceSheet({ paper }: { paper: InvoicePaper }) {
  const { language, title, mark, seller, facts, buyerTitle, buyer, sums, words, notes } = paper
  return (
    <article className={styles.sheet} lang={language} aria-label={`${title} ${facts[0]!.value}`}>
      <header className={styles.head}>
        <div>
          <p className={styles.seller}>{seller.name}</p>
          {seller.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        <div className={styles.title}>
          <h2>{title}</h2>
          <p className={styles.mark}>{mark}</p>
        </div>
      </header>
      <div className={styles.facts}>
        <section aria-labelledby="invoice-buyer">
          <h3 id="invoice-buyer">{buyerTitle}</h3>
          <Facts facts={buyer} />
        </section>
        <Facts facts={facts} />
      </div>
      <Rows paper={paper} />
      <div className={styles.end}>
        <div>
          <p className={styles.label}>{words.label}</p>
          <p className={styles.words}>{words.value}</p>
          {notes.map((note) => (
            <p key={note} className={styles.note}>
              {note}
            </p>
          ))}
        </div>
        <dl className={styles.sums}>
          {sums.map(({ label, value, isFirst, isTotal }) => (
            <div key={label} className={isTotal ? styles.total : isFirst ? styles.first : undefined}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </article>
  )
}

/** A field without a value is a line to write on. */
function Facts({ facts }: { facts: InvoicePaper['facts'] }) {
  return (
    <dl className={styles.list}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={value === '' ? styles.blank : undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Each printed page repeats the head. */
function Rows({ paper: { columns, rows, title } }: { paper: InvoicePaper }) {
  return (
    <table className={styles.rows} aria-label={title}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.title} scope="col" className={column.isNumber ? styles.number : undefined}>
              {column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.cells[0]} row={row} columns={columns} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ row: { cells, detail }, columns }: { row: PaperRow; columns: InvoicePaper['columns'] }) {
  return (
    <tr>
      {columns.map(({ title, isNumber }, index) => (
        <td key={title} data-label={title} className={isNumber ? styles.number : undefined}>
          {cells[index]}
          {index === DESCRIPTION_COLUMN && <span className={styles.detail}>{detail}</span>}
        </td>
      ))}
    </tr>
  )
}
