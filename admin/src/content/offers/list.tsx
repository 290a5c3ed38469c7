import OffersIcon from '@mui/icons-material/CampaignOutlined'
import type { Offer } from '#contract/admin/content/offers.ts'
import { t } from '../../language/t.ts'
import { OrderedList } from '../ordered-list.tsx'
import { NepaliMark, ScheduleState } from '../schedule-parts.tsx'

/** Texts of the announcement bar at the top of the shop. */
export default function OfferList() {
  return (
    <OrderedList<Offer>
      title={t('Offers')}
      icon={OffersIcon}
      emptyText={t('Offers rotate in the announcement bar at the top of the shop. Without offers, the bar is hidden.')}
      writes="content.write"
      nameOf={({ description }) => description}
      renderDetails={(offer) => (
        <>
          <ScheduleState {...offer} />
          <NepaliMark isMissing={!offer.translations?.ne?.description} />
        </>
      )}
    />
  )
}
