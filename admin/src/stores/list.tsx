import StoresIcon from '@mui/icons-material/StorefrontOutlined'
import type { Store } from '#contract/admin/stores.ts'
import { OrderedList } from '../content/ordered-list.tsx'
import { NepaliMark } from '../content/schedule-parts.tsx'

/** Where people can see the furniture. */
export default function StoreList() {
  return (
    <OrderedList<Store>
      title="Showrooms"
      icon={StoresIcon}
      emptyText="Where people can see the furniture, when, and how they come there."
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
