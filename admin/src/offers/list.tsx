import OffersIcon from '@mui/icons-material/CampaignOutlined'
import type { Offer } from '#contract/admin/offers.ts'
import { OrderedList } from '../content/ordered-list.tsx'
import { NepaliMark, ScheduleState } from '../content/schedule-parts.tsx'

/** The texts of the strip at the top of the shop. */
export default function OfferList() {
  return (
    <OrderedList<Offer>
      title="Offers"
      icon={OffersIcon}
      emptyText="The strip at the top of the shop shows offers, one after the other. Without any there is no strip."
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
