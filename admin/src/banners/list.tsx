import BannersIcon from '@mui/icons-material/ViewCarouselOutlined'
import type { Banner } from '#contract/admin/banners.ts'
import { OrderedList } from '../content/ordered-list.tsx'
import { NepaliMark, ScheduleState } from '../content/schedule-parts.tsx'
import { Thumbnail } from '../pictures/thumbnail.tsx'

/** The slides of the home page. */
export default function BannerList() {
  return (
    <OrderedList<Banner>
      title="Banners"
      icon={BannersIcon}
      emptyText="The home page begins with banners: a picture, a title and where it leads."
      writes="content.write"
      nameOf={({ title }) => title}
      renderPicture={({ images: [first] }) => first && <Thumbnail id={first.pictureId} />}
      renderDetails={(banner) => (
        <>
          <ScheduleState {...banner} />
          <NepaliMark isMissing={!banner.translations?.ne?.title} />
        </>
      )}
    />
  )
}
