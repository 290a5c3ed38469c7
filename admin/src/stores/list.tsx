import StoresIcon from '@mui/icons-material/StorefrontOutlined'
import type { Store } from '#contract/admin/stores.ts'
import { OrderedList } from '../content/ordered-list.tsx'
import { NepaliMark } from '../content/schedule-parts.tsx'

/** Showrooms. */
export default function StoreList() {
  return (
    <OrderedList<Store>
      title="Showrooms"
      icon={StoresIcon}
      emptyText="Showrooms appear in the shop with their address, opening hours and directions."
      writes="content.write"
      nameOf={({ name }) => name}
      renderDetails={({ streetAddress, city, district, translations }) => (
        <>
          {streetAddress}, {city}, {district}
          <NepaliMark isMissing={!translations?.ne?.name} />
        </>
      )}
    />
  )
}
