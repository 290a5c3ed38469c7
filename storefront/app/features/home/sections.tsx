import { href } from 'react-router'
import { useText } from '../../messages/text.ts'
import { Container } from '../../ui/container.tsx'
import { PagePart } from '../../ui/page-part.tsx'
import { ProductSlider } from '../catalog/slider/product-slider.tsx'
import { ClientLogos } from './client-logos.tsx'
import { FeaturedCategories } from './featured-categories.tsx'
import type { loadHome } from './load-home.ts'
import { ProjectsTeaser } from './projects-teaser.tsx'
import { RecentlyViewed } from '../catalog/product/related/recently-viewed.tsx'
import styles from './sections.module.css'
import { Steps } from './steps.tsx'

type SectionsProps = Omit<Awaited<ReturnType<typeof loadHome>>, 'banners'>

/** The home page below its banners. */
export default function Sections({ categories, mixedProducts, livingRoom, project, clients }: SectionsProps) {
  const text = useText()
  return (
    <>
      <Container className={styles.sections}>
        <PagePart>
          <FeaturedCategories categories={categories} />
        </PagePart>
        <PagePart>
          <ProductSlider
            title={text('featured-products.title')}
            intro={text('featured-products.intro')}
            products={mixedProducts}
            to={href('/productListing')}
          />
        </PagePart>
      </Container>
      <Steps />
      <Container className={styles.sections}>
        {livingRoom && (
          <PagePart>
            <ProductSlider
              title={text('living-room.title')}
              products={livingRoom.products}
              to={href('/productListing/category/:categoryId', { categoryId: livingRoom.categoryId })}
            />
          </PagePart>
        )}
        {project && (
          <PagePart>
            <ProjectsTeaser project={project} />
          </PagePart>
        )}
        <PagePart>
          <ClientLogos clients={clients} />
        </PagePart>
        <PagePart>
          <RecentlyViewed />
        </PagePart>
      </Container>
    </>
  )
}
