import type { Insight } from '#contract/admin/insights.ts'
import { both, figure, percentOf, readBoth, recordsIn, text, type ReadInsight } from './insight.ts'
import { askedKinds, firstReplies, type AskedKind, type Replies } from './reply-queries.ts'

type Records = Insight['rows'][number]['records']
type Kind = Exclude<AskedKind, 'all'>

const kinds: Record<Kind, { label: string; records: Records }> = {
  messages: { label: 'Messages', records: recordsIn('tickets', {}) },
  complaints: { label: 'Complaints', records: recordsIn('tickets', { kind: 'complaint' }) },
  visits: { label: 'Measuring visits', records: recordsIn('tickets', { kind: 'measuring-visit' }) },
  questions: { label: 'Questions about products', records: recordsIn('questions', {}) },
  requests: { label: 'Custom requests', records: recordsIn('custom-requests', {}) },
}

/** How long people wait for the first reply. */
export const repliesInTime: ReadInsight = async (asked) => {
  const [now, before] = await readBoth(asked, firstReplies)
  const shown = askedKinds.filter((kind): kind is Kind => kind !== 'all')
  return {
    figures: [
      figure('Half of the replies within', 'minutes', [now.all.median, before.all.median], true),
      figure('Nine of ten replies within', 'minutes', [now.all.slowest, before.all.slowest], true),
      figure('Asked', 'count', [now.all.asked, before.all.asked]),
      figure('Answered', 'percent', [answeredOf(now.all), answeredOf(before.all)]),
    ],
    chart: {
      title: 'Half of the replies within',
      unit: 'minutes',
      bars: shown.map((kind) => ({
        label: kinds[kind].label,
        value: now[kind].median ?? 0,
        before: before[kind].median ?? 0,
      })),
    },
    columns: [
      text('Asked by'),
      ...both('Asked', 'count'),
      { title: 'Answered', unit: 'percent' },
      ...both('Half within', 'minutes'),
      ...both('Nine of ten within', 'minutes'),
    ],
    rows: shown.map((kind) => ({
      cells: [
        kinds[kind].label,
        now[kind].asked,
        before[kind].asked,
        answeredOf(now[kind]),
        now[kind].median,
        before[kind].median,
        now[kind].slowest,
        before[kind].slowest,
      ],
      records: kinds[kind].records,
    })),
    notes: [
      'From the message, question or request until staff first answered it: by an answer, an offer or a refusal. Nights and holidays count. What waits for its first reply is asked, and in no time.',
      'Questions that staff hid without an answer are left out. The reply of another buyer is none of the shop.',
    ],
  }
}

function answeredOf({ asked, answered }: Replies): number | null {
  return percentOf(answered, asked)
}
