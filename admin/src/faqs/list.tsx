import FaqsIcon from '@mui/icons-material/QuizOutlined'
import { SelectInput } from 'react-admin'
import type { Faq } from '#contract/admin/faqs.ts'
import { OrderedList } from '../content/ordered-list.tsx'
import { NepaliMark } from '../content/schedule-parts.tsx'
import { groupChoices } from './group-names.ts'

const filters = [<SelectInput key="group" source="group" choices={groupChoices} alwaysOn resettable={false} />]

/** The questions of one group of the Help Center. */
export default function FaqList() {
  return (
    <OrderedList<Faq>
      title="Questions"
      icon={FaqsIcon}
      emptyText="What shoppers ask, and the Help Center answers."
      writes="content.write"
      filters={filters}
      filterDefaultValues={{ group: 'orders' }}
      nameOf={({ question }) => question}
      renderDetails={({ slug, translations }) => (
        <>
          /help-center#faq-{slug}
          <NepaliMark isMissing={!translations?.ne?.question || !translations.ne.answer} />
        </>
      )}
    />
  )
}
